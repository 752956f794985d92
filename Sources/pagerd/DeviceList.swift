import CommandLineTool
import Evdev
import Touch

/// What `--list-devices` prints: a table of all nodes, one line each.
enum DeviceList {
  private static let header = ["NODE", "READ", "KIND", "SIZE", "FINGERS", "NAME", "ID", "WHY"]

  /// Fails if a touch device that would be read cannot be.
  static func print() throws -> Int32 {
    let listings = try DeviceListing.all()
    guard !listings.isEmpty else {
      StandardError.writeLine("pagerd: there are no input devices")
      return ExitStatus.success
    }
    var output = Output.standardOutput()
    for line in aligned([header] + listings.map(cells)) { try output.write(line + "\n") }
    try output.flush()
    return listings.contains { $0.problem != nil } ? ExitStatus.failure : ExitStatus.success
  }

  private static func cells(_ listing: DeviceListing) -> [String] {
    let isTouch = listing.deviceClass.kind != nil
    return [
      listing.record.node,
      listing.isUsed ? "yes" : "no",
      listing.deviceClass.noun,
      listing.sizeMillimetres.map { "\(rounded($0.width)) x \(rounded($0.height)) mm" } ?? "-",
      isTouch ? fingers(listing) : "-",
      listing.record.description.name,
      isTouch ? listing.id : "-",
      listing.problem.map(\.description) ?? listing.deviceClass.reason,
    ]
  }

  private static func fingers(_ listing: DeviceListing) -> String {
    guard let slots = listing.slotCount, slots > 0 else { return "\(listing.fingerCount)" }
    return listing.fingerCount > slots
      ? "\(listing.fingerCount) (\(slots) placed)" : "\(slots)"
  }

  private static func rounded(_ millimetres: Double) -> Int {
    Int(exactly: millimetres.rounded()) ?? 0
  }

  /// Pads all columns but the last.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = (0..<header.count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        column == header.count - 1
          ? cell.0 : cell.0 + String(repeating: " ", count: cell.1 - cell.0.count)
      }.joined(separator: "  ")
    }
  }
}
