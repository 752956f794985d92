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
  /// The source has gone.
  case lost(reason: String)
}

/// One run of a source: inputs, deadlines and frames, each at its time.
///
/// What is shown never changes what happens: the face looks at copies.
struct LiveRun<Source: InputSource & ~Copyable>: ~Copyable {
  private(set) var source: Source
  private(set) var lanes: Lanes
  private(set) var clock: PlaybackClock
  private var faceHasBegun = false
  private(set) var waiting: SourceStep?
  private(set) var frames = FrameSchedule()
  private(set) var sourceHasEnded = false
  private var loss: LostSource?
  /// Whether everything that the source has to say by now has been taken.
  private(set) var isCaughtUp = false
  /// When something happened last, be it by itself.
  private(set) var latestMicroseconds: Int64 = 0

  /// - Parameters:
  ///   - source: where touches come from.
  ///   - options: with what each of the pagers plays.
  ///   - clock: how fast the time of the source runs.
  init(_ source: consuming Source, options: [PlaybackOptions], clock: PlaybackClock) {
    lanes = Lanes(name: source.name, device: source.device, options: options)
    self.clock = clock
    self.source = source
  }

  /// What had to be assumed about the source.
  var notices: [String] { lanes.notices + source.notices }

  mutating func play(
    on face: inout some Face & ~Copyable, attention: inout Attention
  ) throws -> RunEnding {
    while true {
      let now = MonotonicClock.microseconds
      isCaughtUp = try takeDueInputs(at: now, &face)
      if isCaughtUp, !clock.isPaused { try advance(to: clock.recording(at: now), &face) }
      if isOver {
        try show(on: &face, at: now)
        return loss.map { .lost(reason: $0.reason) } ?? .ended
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

  /// Answers whether no due input is left; one that is must come before what is due after it.
  private mutating func takeDueInputs(
    at now: Int64, _ face: inout some Face & ~Copyable
  ) throws -> Bool {
    for _ in 0..<Self.inputsAtOnce {
      guard case .input(let input) = try peek() else { return true }
      guard clock.hasReached(input.timeMicroseconds ?? .min, at: now) else { return true }
      waiting = nil
      if lanes.areEnded(by: input) { try beginSitting(&face) }
      try take(input)
      try tell(&face)
      frames.somethingMoved()
    }
    return false
  }

  /// Ends what the log's sitting was doing; the next one's stamps start anew.
  private mutating func beginSitting(_ face: inout some Face & ~Copyable) throws {
    lanes.end()
    lanes.settle()
    try tell(&face)
    let now = MonotonicClock.microseconds
    if face.drawsFrames { try show(on: &face, at: now) }
    lanes.beginSitting()
    clock.startAnew(at: now)
    latestMicroseconds = 0
    faceHasBegun = false
  }

  private mutating func take(_ input: PlaybackInput) throws(RecordingError) {
    if let time = input.timeMicroseconds {
      clock.take(time)
      latestMicroseconds = max(latestMicroseconds, time)
    }
    try lanes.play(input)
  }

  private mutating func peek() throws(RecordingError) -> SourceStep {
    if let waiting { return waiting }
    guard !sourceHasEnded else { return .end }
    let step = try source.step()
    switch step {
    case .input: waiting = step
    case .nothing: break
    case .end:
      sourceHasEnded = true
      lanes.end()
    case .lost(let loss):
      sourceHasEnded = true
      self.loss = loss
      lanes.end(.deviceGone, at: loss.timeMicroseconds)
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
    } else if sourceHasEnded, clock.pace == .unlimited, let last = lanes.nextDeadline {
      clock.take(last)
      moment = last
    }
    while let deadline = lanes.nextDeadline, deadline <= moment {
      latestMicroseconds = max(latestMicroseconds, deadline)
      lanes.advance(to: deadline)
    }
    try tell(&face)
  }

  private mutating func tell(_ face: inout some Face & ~Copyable) throws {
    if !faceHasBegun, lanes.haveBegun {
      faceHasBegun = true
      try face.begin(lanes.followers)
    }
    let moments = lanes.takeMoments()
    if !moments.isEmpty { try face.tell(moments) }
  }

  /// The recording has been taken, and what it set in motion has come to rest.
  var isOver: Bool {
    sourceHasEnded && lanes.nextDeadline == nil
  }

  private mutating func show(on face: inout some Face & ~Copyable, at now: Int64) throws {
    let recording = clock.recording(at: now)
    let states = lanes.states(
      at: max(recording, latestMicroseconds), playback: playback(at: recording))
    guard !states.isEmpty else { return frames.wasDrawn(at: now, isMoving: false) }
    try face.show(states)
    let moves = states.contains { $0.phase != .resting }
    frames.wasDrawn(at: now, isMoving: moves || face.isMoving)
  }

  private mutating func togglePause() {
    guard clock.isPaused else { return pauseClock() }
    clock.resume(at: MonotonicClock.microseconds)
    frames.demand()
  }

  private mutating func pauseClock() {
    // Fingers on a device do not wait.
    if source.descriptor == nil { clock.pause(at: MonotonicClock.microseconds) }
    frames.demand()
  }
}
