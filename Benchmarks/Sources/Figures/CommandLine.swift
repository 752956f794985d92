import Glibc

/// A sentence on standard error.
package func complain(_ sentence: String) {
  let line = Array("\(sentence)\n".utf8)
  _ = write(2, line, line.count)
}

/// The number after `--runs`, or `standard` where there is none.
package func runs(_ words: [String], standard: Int) -> Int {
  guard let place = words.firstIndex(of: "--runs"), place + 1 < words.count else { return standard }
  return max(Int(words[place + 1]) ?? standard, 1)
}
