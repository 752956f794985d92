/// A terminal that knows the few control sequences that may be sent, and no others.
struct ScreenGrid {
  /// The rows of the screen that is shown: the alternate one, or all lines of the main one.
  var lines: [String] { isAlternate ? alternate : main }
  private(set) var isAlternate = false
  /// Whether the alternate screen has been left again.
  private(set) var wasGivenBack = false
  private(set) var cursorIsShown = true
  /// What was sent that a terminal might not know.
  private(set) var unknown: [String] = []
  /// The codes of all styles that were set.
  private(set) var styles: Set<String> = []

  private var main: [String] = [""]
  private var alternate: [String] = []
  private var row = 0
  private var column = 0

  init(showing output: String) {
    var rest = Substring(output)
    while let scalar = rest.unicodeScalars.first {
      if scalar == "\u{1B}" {
        let sequence =
          rest.prefix { $0 == "\u{1B}" || !$0.isLetter }
          + rest
          .drop { $0 == "\u{1B}" || !$0.isLetter }.prefix(1)
        rest = rest.dropFirst(sequence.count)
        control(String(sequence.dropFirst()))
      } else {
        let character = rest.removeFirst()
        put(character)
      }
    }
  }

  private mutating func control(_ sequence: String) {
    switch sequence {
    case "[?1049h": (isAlternate, alternate) = (true, [])
    case "[?1049l": (isAlternate, wasGivenBack) = (false, true)
    case "[?25h": cursorIsShown = true
    case "[?25l": cursorIsShown = false
    case "[2J": alternate = []
    case "[K": eraseToEnd()
    case "[?2026h", "[?2026l": break
    default:
      if sequence.last == "H", let target = Int(sequence.dropFirst().prefix { $0 != ";" }) {
        (row, column) = (target - 1, 0)
      } else if sequence.last == "m" {
        styles.formUnion(sequence.dropFirst().dropLast().split(separator: ";").map(String.init))
      } else {
        unknown.append(sequence)
      }
    }
  }

  private mutating func put(_ character: Character) {
    guard isAlternate else {
      if character.isNewline { main.append("") } else { main[main.count - 1].append(character) }
      return
    }
    while alternate.count <= row { alternate.append("") }
    var letters = Array(alternate[row])
    while letters.count <= column { letters.append(" ") }
    letters[column] = character
    column += 1
    alternate[row] = String(letters)
  }

  private mutating func eraseToEnd() {
    guard alternate.indices.contains(row) else { return }
    alternate[row] = String(alternate[row].prefix(column))
  }
}
