/// A call into the system that failed, in the system's words.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  package let operation: String
  package let code: Int32

  package var description: String { "cannot \(operation): \(errorText(code))" }

  /// Throws for the negative errno that libsystemd answers.
  @discardableResult
  static func check(_ result: Int32, _ operation: String) throws(SystemError) -> Int32 {
    guard result < 0 else { return result }
    throw SystemError(operation: operation, code: result == .min ? 0 : -result)
  }
}
