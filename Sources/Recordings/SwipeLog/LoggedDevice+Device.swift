package import Touch

extension LoggedDevice {
  /// A device as recordings describe it; its id is bus, vendor and product.
  package init(_ device: DeviceDescription, as recognizer: DragRecognizer) {
    let identity = device.identity
    let size = recognizer.scale.sizeMillimetres
    self.init(
      id: [identity.bus, identity.vendor, identity.product].map(DeviceModel.digits)
        .joined(separator: ":"),
      name: device.name, kind: recognizer.kind.rawValue, widthMillimeters: size?.width,
      heightMillimeters: size?.height)
  }
}
