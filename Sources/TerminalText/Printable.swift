/// Words of files and devices as a terminal may show them.
///
/// Controls could move the cursor or recolour the screen, marks of direction could disorder a line,
/// and nobody knows the width of letters that Unicode has not assigned. The non-joiner stays: some
/// languages spell with it.
///
/// - Parameters:
///   - text: what comes from outside, or holds such words.
///   - isASCII: whether only ASCII may be shown.
///   - keepsLines: whether line feeds stay.
/// - Returns: the text with `?`, as `ls` prints it, for what it must not hold.
package func printable(
  _ text: String, isASCII: Bool = false, keepsLines: Bool = false
) -> String {
  func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" { return keepsLines }
    return (scalar.isASCII || !isASCII) && !scalar.isUnsafe
  }
  guard !text.unicodeScalars.allSatisfy(isShown) else { return text }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    shown.append(isShown(scalar) ? scalar : "?")
  }
  return String(shown)
}

extension Unicode.Scalar {
  private static let nonJoiner: Unicode.Scalar = "\u{200C}"

  fileprivate var isUnsafe: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    case .format: self != Self.nonJoiner
    default: false
    }
  }
}
