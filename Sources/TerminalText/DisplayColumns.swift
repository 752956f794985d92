/// The columns that a text takes on a terminal: 2 for wide East Asian letters and pictures, 0 for
/// marks that stand on the letter before them.
package func displayColumns(_ text: String) -> Int {
  var columns = 0
  for scalar in text.unicodeScalars { columns += displayColumns(scalar) }
  return columns
}

private func displayColumns(_ scalar: Unicode.Scalar) -> Int {
  guard scalar.value >= 0x300 else { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return wideScalars.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}

/// The blocks whose letters are wide (Unicode's `EastAsianWidth.txt`, `W` and `F`).
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3,
  0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f,
  0x1f680...0x1f6ff, 0x1f900...0x1faff, 0x20000...0x3fffd,
]
