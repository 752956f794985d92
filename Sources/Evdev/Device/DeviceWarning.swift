/// What a device does without; it is read all the same.
package enum DeviceWarning: Hashable, Sendable, CustomStringConvertible {
  /// `EVIOCSMASK` is missing (Linux before 4.4, mock devices): unwanted events wake the reader and
  /// are dropped there.
  case noEventMask(node: String, code: Int32)
  /// Stamps are of the wall clock, which jumps when it is set.
  case noMonotonicClock(node: String, code: Int32)

  package var description: String {
    switch self {
    case .noEventMask(let node, let code):
      "\(node) takes no event mask (\(errorText(code))); its events are filtered after reading"
    case .noMonotonicClock(let node, let code):
      "\(node) keeps the wall clock (\(errorText(code))); setting the time disturbs velocities"
    }
  }
}
