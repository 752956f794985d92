/// A number for people with so many decimals, rounded half away from zero; `-` for what is none.
///
/// The same on every machine and in every language.
package func decimal(_ value: Double, places: Int, isSigned: Bool = false) -> String {
  var scale: Int64 = 1
  for _ in 0..<max(0, places) { scale *= 10 }
  let exact = (value.magnitude * Double(scale)).rounded()
  guard !exact.isNaN else { return "-" }
  guard let scaled = Int64(exactly: exact) else { return value < 0 ? "-huge" : "huge" }
  let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: scale)
  var text = "\(whole)"
  if places > 0 {
    let digits = "\(fraction)"
    text += "." + String(repeating: "0", count: places - digits.count) + digits
  }
  guard scaled != 0 else { return text }
  return value < 0 ? "-\(text)" : (isSigned ? "+\(text)" : text)
}
