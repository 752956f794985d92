import CommandLineTool
import Evdev
import Pager
import PagerOptions
import Paging
import Touch

/// What `--list-devices` prints: a table of all nodes, one line each.
struct DeviceList {
  private static let header = [
    "NODE", "READ", "KIND", "SIZE", "FINGERS", "NAME", "ID", "OPTIONS", "WHY",
  ]

  private let settings: DaemonSettings

  /// The devices as they would be read with `settings`.
  init(_ settings: DaemonSettings) {
    self.settings = settings
  }

  /// Fails if a touch device that would be read cannot be.
  func print() throws -> Int32 {
    let listings = try DeviceListing.all()
    guard !listings.isEmpty else {
      StandardError.writeLine("pagerd: there are no input devices")
      return ExitStatus.success
    }
    var output = Output.standardOutput()
    for line in Self.aligned([Self.header] + listings.map(cells)) { try output.write(line + "\n") }
    try output.flush()
    let traits = listings.compactMap { listing in
      listing.deviceClass.kind.map { DeviceTraits(listing.record.description, kind: $0) }
    }
    for sentence in settings.deviceRules.sentences(unmatchedBy: traits) {
      StandardError.writeLine("pagerd: \(sentence)")
    }
    return listings.contains { $0.problem != nil } ? ExitStatus.failure : ExitStatus.success
  }

  private func cells(_ listing: DeviceListing) -> [String] {
    let kind = listing.deviceClass.kind
    return [
      listing.record.node,
      listing.isUsed ? "yes" : "no",
      listing.deviceClass.noun,
      listing.sizeMillimetres.map { "\(Self.rounded($0.width)) x \(Self.rounded($0.height)) mm" }
        ?? "-",
      kind == nil ? "-" : Self.fingers(listing),
      listing.record.description.name,
      kind == nil ? "-" : listing.id,
      kind.map { options(of: listing.record, as: $0) } ?? "-",
      listing.problem.map(\.description) ?? why(listing, kind),
    ]
  }

  /// What is not at its default.
  private func options(of record: DeviceRecord, as kind: DeviceKind) -> String {
    let configuration = settings.configuration(for: record, as: kind)
    var options = configuration.settings(on: kind)
    if configuration.layout.axis != settings.layout.axis {
      options.axis = configuration.recognition.axis
    }
    return options.words.isEmpty ? "-" : options.words.joined(separator: ",")
  }

  private func why(_ listing: DeviceListing, _ kind: DeviceKind?) -> String {
    let notice = kind.flatMap(listing.record.calibrationNotice)
    return listing.deviceClass.reason + (notice.map { "; \($0)" } ?? "")
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
