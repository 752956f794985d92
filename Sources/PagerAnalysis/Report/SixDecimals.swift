/// A figure as it is reported: finer than any touch device, and no rounding noise where files are
/// compared.
func sixDecimals(_ value: Double) -> Double {
  let scaled = value * 1_000_000
  return scaled.isFinite ? scaled.rounded() / 1_000_000 : value
}
