import TerminalText

/// One line of text in pieces of one style each.
package struct StyledText: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package var text: String
    package var style: TextStyle
  }

  package private(set) var spans: [Span] = []
  /// The columns that it takes on a terminal.
  package private(set) var columns = 0

  package init() {}

  package init(_ text: String, _ style: TextStyle = .plain) {
    append(text, style)
  }

  package var isEmpty: Bool { spans.isEmpty }

  /// The words alone.
  package var plain: String {
    spans.map(\.text).joined()
  }

  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    columns += displayColumns(text)
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += text
    } else {
      spans.append(Span(text: text, style: style))
    }
  }

  package mutating func append(_ other: StyledText) {
    for span in other.spans { append(span.text, span.style) }
  }

  /// Adds spaces up to a column.
  package mutating func pad(to column: Int) {
    append(spaces(column - columns))
  }

  /// The line cut to a width, with `mark` where something is missing.
  package func cut(to width: Int, mark: String) -> StyledText {
    guard columns > width else { return self }
    let markColumns = displayColumns(mark)
    guard width >= markColumns else { return StyledText(spaces(width)) }
    var line = StyledText()
    for span in spans {
      let text = prefix(of: span.text, columns: width - markColumns - line.columns)
      line.append(text, span.style)
      guard text == span.text else { break }
    }
    line.append(mark, spans.last?.style ?? .plain)
    return line
  }

  /// The line cut to a width, with `mark` in place of its middle: names may differ at either end.
  func cutInMiddle(to width: Int, mark: String) -> StyledText {
    let room = width - displayColumns(mark)
    guard columns > width, room >= Self.leastEnds else { return cut(to: width, mark: mark) }
    let reversed = String(plain.reversed())
    let end = String(prefix(of: reversed, columns: room / 2).reversed())
    let start = prefix(of: plain, columns: room - displayColumns(end))
    return StyledText(start + mark + end, spans.last?.style ?? .plain)
  }

  /// Fewer columns tell more as a start alone.
  private static let leastEnds = 7

  /// The line cut to a width by leaving out words of its start, with `mark` in their place.
  func cutAtStart(to width: Int, mark: String) -> StyledText {
    guard columns > width else { return self }
    var words = plain.split(separator: " ")[...]
    while words.count > 1 {
      words = words.dropFirst()
      let rest = mark + words.joined(separator: " ")
      if displayColumns(rest) <= width { return StyledText(rest, spans.last?.style ?? .plain) }
    }
    return cut(to: width, mark: mark)
  }
}

/// So many spaces; none for a negative number.
func spaces(_ count: Int) -> String {
  String(repeating: " ", count: max(0, count))
}

/// `text` at the right of so many columns.
func right(_ text: String, _ width: Int) -> String {
  spaces(width - displayColumns(text)) + text
}

/// `text` at the left of so many columns.
func left(_ text: String, _ width: Int) -> String {
  text + spaces(width - displayColumns(text))
}

private func prefix(of text: String, columns: Int) -> String {
  var taken = ""
  var used = 0
  for character in text {
    let width = displayColumns(String(character))
    guard used + width <= columns else { break }
    taken.append(character)
    used += width
  }
  return taken
}
