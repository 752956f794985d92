package import Touch

extension LoggedDevice {
  /// A device as recordings describe it; its id is bus, vendor and product.
  package init(_ device: DeviceDescription, as recognizer: DragRecognizer) {
    let identity = device.identity
    let size = recognizer.scale.sizeMillimetres
    self.init(
      id: [identity.bus, identity.vendor, identity.product].map(fourHexadecimalDigits)
        .joined(separator: ":"),
      name: device.name, kind: recognizer.kind.rawValue, widthMillimeters: size?.width,
      heightMillimeters: size?.height)
  }
}

private func fourHexadecimalDigits(_ number: UInt16) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 4 - digits.count) + digits
}
