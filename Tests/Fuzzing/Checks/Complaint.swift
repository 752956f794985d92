/// Something that no input may bring about, as a sentence.
package struct Complaint: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Complains unless a condition holds.
func require(
  _ condition: Bool, _ complaint: @autoclosure () -> String
) throws(Complaint) {
  guard condition else { throw Complaint(complaint()) }
}
