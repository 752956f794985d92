import LiveView

/// Who shows a run: a screen, or lines.
protocol Face: ~Copyable {
  /// Whether it wants to be shown the state as time goes on.
  var drawsFrames: Bool { get }
  /// Whether what it shows still moves although the content rests.
  var isMoving: Bool { get }

  /// The first input has settled what is played with what.
  ///
  /// Here and below there is one of each pager, in the order in which they were asked for.
  mutating func begin(_ followers: [Follower]) throws
  mutating func tell(_ moments: [[LiveMoment]]) throws
  mutating func show(_ states: [LiveState]) throws
  /// The screen has another size.
  mutating func resized()
  /// Hands the terminal back until the shell says go on.
  mutating func suspend()
}
