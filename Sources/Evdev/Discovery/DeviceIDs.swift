import Touch

/// Gives devices names that outlive a replug and a reboot, since event numbers do not.
///
/// A name is the model's; a second device of the same model gets `-2`, and gets it again when it
/// comes back to the same socket.
package struct DeviceIDs: Hashable, Sendable {
  /// Who had a name last.
  private var owners: [String: Owner] = [:]
  private var inUse: Set<String> = []

  private struct Owner: Hashable, Sendable {
    let uniqueName: String
    let physicalPath: String
  }

  package init() {}

  /// A name that no other present device has, such as `rig-touchpad-06cb-7a13`.
  package mutating func take(for record: DeviceRecord) -> String {
    let owner = Owner(uniqueName: record.uniqueName, physicalPath: record.physicalPath)
    let base = Self.modelName(record)
    let candidates = (1...inUse.count + owners.count + 1).lazy
      .map { $0 == 1 ? base : "\(base)-\($0)" }
      .filter { [inUse] in !inUse.contains($0) }
    let id = candidates.first { [owners] in owners[$0] == owner } ?? candidates.first ?? base
    owners[id] = owner
    inUse.insert(id)
    return id
  }

  /// The device has gone; its name waits for it.
  package mutating func release(_ id: String) {
    inUse.remove(id)
  }

  /// Letters, digits and single dashes, so that it can stand in a file name.
  static func modelName(_ record: DeviceRecord) -> String {
    let identity = record.description.identity
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let words = record.description.name.lowercased().utf8
      .prefix(longestName)
      .split { !letters.contains($0) && !digits.contains($0) }
      .map { String(decoding: $0, as: UTF8.self) }
    let name = words.isEmpty ? "device" : words.joined(separator: "-")
    return ([name] + [identity.vendor, identity.product].map(DeviceModel.digits))
      .joined(separator: "-")
  }

  /// Bytes of the device's own name that go into its id; a file name holds 255 in all.
  static let longestName = 80
}
