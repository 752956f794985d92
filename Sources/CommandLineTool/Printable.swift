/// Words of files and devices as a terminal may show them.
///
/// Control characters, which could move the cursor or recolour the screen, become U+FFFD; line
/// feeds stay.
package func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { scalars.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
  return String(scalars)
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control && scalar != "\n"
}
