import Glibc

/// Why a device cannot be read; each case is one sentence that names the node and the way out.
package enum DeviceError: Error, Hashable, CustomStringConvertible {
  case permissionDenied(node: String, advice: String)
  /// The system forbids what file modes allow such as a unit's `DevicePolicy=`.
  case forbidden(node: String)
  case missing(node: String)
  case notAnEventNode(node: String)
  /// Between look-up and opening another device took the node's name.
  case replaced(node: String)
  /// It is not for the pager such as a keyboard; `reason` says why.
  case refused(node: String, name: String, reason: String)
  case failed(node: String, operation: String, code: Int32)

  package var description: String {
    switch self {
    case .permissionDenied(let node, let advice):
      "cannot open \(node): permission denied; \(advice)"
    case .forbidden(let node):
      "cannot open \(node): the system forbids it to this service;"
        + " its unit needs DeviceAllow=char-input r"
    case .missing(let node):
      "cannot open \(node): there is no such device; see 'pagerd --list-devices'"
    case .notAnEventNode(let node):
      "\(node) is not an input event device; see 'pagerd --list-devices'"
    case .replaced(let node):
      "\(node) became another device while it was opened; try again"
    case .refused(let node, let name, let reason):
      "\(node) (\(name)) is not read: \(reason)"
    case .failed(let node, let operation, let code):
      "cannot \(operation) \(node): \(errorText(code))"
    }
  }

  /// What `open` means with `code`.
  static func opening(_ node: String, failedWith code: Int32) -> DeviceError {
    switch code {
    case EACCES: .permissionDenied(node: node, advice: PermissionAdvice(node: node).sentence)
    case EPERM: .forbidden(node: node)
    case ENOENT, ENOTDIR, ENXIO, ENODEV: .missing(node: node)
    default: .failed(node: node, operation: "open", code: code)
    }
  }
}

/// The system's words for an errno.
func errorText(_ code: Int32) -> String {
  guard let text = strerror(code) else { return "error \(code)" }
  return String(cString: text)
}
