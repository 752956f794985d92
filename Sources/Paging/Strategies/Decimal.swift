/// A number for people: at most `places` decimals, rounded half away from zero, no zeros at the end.
///
/// The same on every machine and in every language. Numbers too large for whole arithmetic come as
/// the language writes them.
func decimal(_ value: Double, places: Int) -> String {
  var scale: Int64 = 1
  for _ in 0..<places { scale *= 10 }
  guard let scaled = Int64(exactly: (abs(value) * Double(scale)).rounded()) else {
    return "\(value)"
  }
  let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: scale)
  var text = value < 0 && scaled != 0 ? "-\(whole)" : "\(whole)"
  guard fraction != 0 else { return text }
  var digits = String(fraction)
  digits = String(repeating: "0", count: places - digits.count) + digits
  while digits.last == "0" { digits.removeLast() }
  text += ".\(digits)"
  return text
}
