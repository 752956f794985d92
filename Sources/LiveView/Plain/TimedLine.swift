/// A line of what happened when: the time in seconds, a word for it, and more words.
struct TimedLine {
  static let timeColumns = 9
  private static let wordColumns = 13

  let text: StyledText

  init(_ microseconds: Int64, _ word: String, _ words: StyledText) {
    let time = right(seconds(microseconds, places: 3), Self.timeColumns)
    var line = StyledText("\(time)  \(left(word, Self.wordColumns)) ")
    line.append(words)
    text = line
  }
}
