/// A pattern for the whole name of a device: `*` stands for any text, `?` for any one character.
///
/// Capital and small letters are equal: makers write their names as they please.
package struct NamePattern: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package func matches(_ name: String) -> Bool {
    let (pattern, name) = (Array(text.lowercased()), Array(name.lowercased()))
    var (next, taken) = (0, 0)
    // Where the last star stands, and up to where it took the name.
    var star: (place: Int, taken: Int)?
    while taken < name.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, taken)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[taken] {
        next += 1
        taken += 1
      } else if let last = star {
        star = (last.place, last.taken + 1)
        next = last.place + 1
        taken = last.taken + 1
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
