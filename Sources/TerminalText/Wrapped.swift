/// Breaks `text` at spaces so that no line is wider than `width`; `indent` starts each line.
package func wrapped(_ text: String, to width: Int, indent: String = "") -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, indent.count + line.count + 1 + word.count > width {
      lines.append(indent + line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " \(word)"
  }
  return lines + [indent + line]
}
