import LiveView

/// Who shows a run: a screen, or lines.
protocol Face: ~Copyable {
  /// Whether it wants to be shown the state as time goes on.
  var drawsFrames: Bool { get }
  /// Whether what it shows still moves although the content rests.
  var isMoving: Bool { get }

  /// The first input has settled what is played with what.
  mutating func begin(_ follower: Follower) throws
  mutating func tell(_ moments: [LiveMoment]) throws
  mutating func show(_ state: LiveState) throws
  /// The screen has another size.
  mutating func resized()
  /// Hands the terminal back until the shell says go on.
  mutating func suspend()
}
