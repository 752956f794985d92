/// What is wrong with a piece of JSON, still without its place in a file.
package struct JSONFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and, after a semicolon, what to do about it.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }

  package var description: String { reason }
}
