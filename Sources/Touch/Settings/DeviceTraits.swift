/// What rules tell devices apart by.
package struct DeviceTraits: Hashable, Sendable {
  /// nil where it is not known.
  package var kind: DeviceKind?
  package var model: DeviceModel?
  package var name: String

  package init(kind: DeviceKind?, model: DeviceModel?, name: String) {
    self.kind = kind
    self.model = model
    self.name = name
  }

  /// Those of a device that is read as `kind`.
  package init(_ device: DeviceDescription, kind: DeviceKind) {
    self.init(
      kind: kind,
      model: DeviceModel(vendor: device.identity.vendor, product: device.identity.product),
      name: device.name)
  }
}

/// What the makers of a device call it, as `lsusb` prints it: `06cb:7a13`.
package struct DeviceModel: Hashable, Sendable, CustomStringConvertible {
  package var vendor: UInt16
  package var product: UInt16

  package init(vendor: UInt16, product: UInt16) {
    self.vendor = vendor
    self.product = product
  }

  /// Reads four hexadecimal digits, a colon and four more; nil for anything else.
  package init?(_ text: String) {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false)
    guard numbers.count == 2, let vendor = Self.number(numbers[0]),
      let product = Self.number(numbers[1])
    else { return nil }
    self.init(vendor: vendor, product: product)
  }

  package var description: String { "\(Self.digits(vendor)):\(Self.digits(product))" }

  /// Reads four hexadecimal digits.
  package static func number(_ text: Substring) -> UInt16? {
    guard text.utf8.count == 4, text.first != "+" else { return nil }
    return UInt16(text, radix: 16)
  }

  /// Four hexadecimal digits.
  package static func digits(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
