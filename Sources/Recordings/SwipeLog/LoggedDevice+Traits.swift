package import Touch

extension LoggedDevice {
  /// What rules tell the device apart by, as far as its log says.
  package var traits: DeviceTraits {
    DeviceTraits(kind: kind.flatMap(DeviceKind.init), model: model, name: name ?? "")
  }

  /// An id ends in vendor and product, `0003:06cb:7a13` or `pad-06cb-7a13`; the second one of a
  /// model has a number behind them.
  private var model: DeviceModel? {
    var parts = (id ?? "").split { $0 == ":" || $0 == "-" }[...]
    if let last = parts.last, last.count < 4, Int(last) != nil { parts.removeLast() }
    guard parts.count > 2, let product = DeviceModel.number(parts.removeLast()),
      let vendor = DeviceModel.number(parts.removeLast())
    else { return nil }
    return DeviceModel(vendor: vendor, product: product)
  }
}
