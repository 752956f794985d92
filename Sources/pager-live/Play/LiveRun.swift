import LiveView
import Pager
import PagerAnalysis
import Paging
import Recordings
import Touch

/// How a run ended.
enum RunEnding: Hashable {
  case ended
  case quit
  case killed(signal: Int32)
}

/// One run of a source: inputs, deadlines and frames, each at its time.
///
/// What is shown never changes what happens: the face looks at copies.
struct LiveRun<Source: InputSource & ~Copyable>: ~Copyable {
  private(set) var source: Source
  private(set) var player: Player
  private(set) var clock: PlaybackClock
  private var follower: Follower?
  private(set) var waiting: SourceStep?
  private var events: [PagerEvent] = []
  private var moments: [LiveMoment] = []
  private(set) var frames = FrameSchedule()
  private(set) var sourceHasEnded = false

  init(_ source: consuming Source, options: PlaybackOptions, pace: Pace) {
    player = Player(source, options: options)
    clock = PlaybackClock(pace: pace, startingAt: MonotonicClock.microseconds)
    self.source = source
  }

  /// What had to be assumed about the recording.
  var warnings: [RecordingWarning] { player.warnings + source.warnings }

  /// What became of the swipes.
  var summary: SwipeSummary { follower?.summary ?? SwipeSummary() }

  mutating func play(
    on face: inout some Face & ~Copyable, attention: inout Attention
  ) throws -> RunEnding {
    while true {
      let now = MonotonicClock.microseconds
      try takeDueInputs(at: now, &face)
      if !clock.isPaused { try advance(to: clock.recording(at: now), &face) }
      if isOver {
        try show(on: &face, at: now)
        return .ended
      }
      if face.drawsFrames, frames.isDue(at: now) { try show(on: &face, at: now) }
      let wait = waitMicroseconds(drawsFrames: face.drawsFrames)
      switch attention.wait(for: wait, source: source.descriptor) {
      case .nothing: break
      case .quit: return .quit
      case .killed(let signal): return .killed(signal: signal)
      case .pause: togglePause()
      case .resized:
        face.resized()
        frames.demand()
      case .suspended:
        let wasPaused = clock.isPaused
        pauseClock()
        attention.handBackKeyboard { face.suspend() }
        if !wasPaused { togglePause() }
      }
    }
  }

  /// Inputs between two looks at the clock and the keyboard.
  private static var inputsAtOnce: Int { 512 }

  private mutating func takeDueInputs(
    at now: Int64, _ face: inout some Face & ~Copyable
  ) throws {
    for _ in 0..<Self.inputsAtOnce {
      guard case .input(let input) = try peek() else { return }
      guard clock.hasReached(input.timeMicroseconds ?? .min, at: now) else { return }
      waiting = nil
      if let time = input.timeMicroseconds { clock.take(time) }
      let effect = try player.take(input, into: &events)
      if follower == nil, let pager = player.pager, let settings = player.settings {
        let follower = Follower(pager, settings: settings)
        self.follower = follower
        try face.begin(follower)
      }
      try tell(&face)
      if effect == .placed, let pager = player.pager { follower?.contentWasPlaced(pager) }
      frames.somethingMoved()
    }
  }

  private mutating func peek() throws(RecordingError) -> SourceStep {
    if let waiting { return waiting }
    guard !sourceHasEnded else { return .end }
    let step = try source.next()
    switch step {
    case .input: waiting = step
    case .nothing: break
    case .end:
      sourceHasEnded = true
      player.end(into: &events)
    }
    return step
  }

  private mutating func advance(
    to microseconds: Int64, _ face: inout some Face & ~Copyable
  ) throws {
    var moment = microseconds
    if case .input(let input)? = waiting, let next = input.timeMicroseconds {
      // What is due after an input that has not been taken must wait for it.
      moment = min(moment, next)
    } else if sourceHasEnded, clock.pace == .unlimited, let last = player.pager?.nextDeadline {
      clock.take(last)
      moment = last
    }
    player.advance(to: moment, into: &events)
    try tell(&face)
  }

  private mutating func tell(_ face: inout some Face & ~Copyable) throws {
    guard !events.isEmpty else { return }
    follower?.follow(events, into: &moments)
    events.removeAll(keepingCapacity: true)
    guard !moments.isEmpty else { return }
    try face.tell(moments)
    moments.removeAll(keepingCapacity: true)
  }

  /// The recording has been taken, and what it set in motion has come to rest.
  var isOver: Bool {
    sourceHasEnded && player.pager?.nextDeadline == nil
  }

  private mutating func show(on face: inout some Face & ~Copyable, at now: Int64) throws {
    guard let follower, let pager = player.pager, let samples = player.samples else {
      return frames.wasDrawn(at: now, isMoving: false)
    }
    let recording = clock.recording(at: now)
    let state = follower.state(
      of: pager, at: max(recording, player.lastMicroseconds), samples: samples,
      playback: playback(at: recording))
    try face.show(state)
    frames.wasDrawn(at: now, isMoving: state.phase != .resting || face.isMoving)
  }

  private mutating func togglePause() {
    guard clock.isPaused else { return pauseClock() }
    clock.resume(at: MonotonicClock.microseconds)
    frames.demand()
  }

  private mutating func pauseClock() {
    clock.pause(at: MonotonicClock.microseconds)
    frames.demand()
  }
}
