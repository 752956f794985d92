/// Which way the content goes when the finger moves.
package enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
  /// The content follows the finger, as on every touchscreen.
  case natural
  /// The content goes against the finger, as with a wheel.
  case inverted
}
