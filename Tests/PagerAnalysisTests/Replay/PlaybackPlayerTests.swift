import Pager
import Paging
import Recordings
import SyntheticSwipes
import Testing
import Touch

@testable import PagerAnalysis

@Suite struct PlaybackPlayerTests {
  @Test func `an input at a time by a clock gives what a batch gives`() throws {
    for sitting in Catalogue.sittings {
      let events = sitting.events()
      var batch = Listener()
      var player = newPlayer(sitting)
      try player.play(events, into: &batch)
      player.end(into: &batch)
      player.settle(into: &batch)

      var live = Listener()
      var livePlayer = newPlayer(sitting)
      var now: Int64 = 0
      for event in events {
        // A frame of the screen every 7 ms, and the input when its time has come.
        while now + 7000 < event.timeMicroseconds {
          now += 7000
          livePlayer.advance(to: now, into: &live)
        }
        try livePlayer.play(.event(event), into: &live)
      }
      livePlayer.end(into: &live)
      while let deadline = livePlayer.pager?.nextDeadline {
        livePlayer.advance(to: deadline, into: &live)
      }
      #expect(!batch.events.isEmpty && batch.events == live.events, "\(sitting.name)")
      #expect(batch.frames == live.frames, "\(sitting.name)")
    }
  }

  @Test func `the latest stamp is the end, however the events are cut`() throws {
    let report = (type: EventType.synchronization, code: EventCode.synReport)
    let events = [
      InputEvent(
        timeMicroseconds: 0, type: EventType.absolute, code: EventCode.absMTTrackingID, value: 7),
      InputEvent(timeMicroseconds: 0, type: report.type, code: report.code, value: 0),
      InputEvent(
        timeMicroseconds: 40_000, type: EventType.absolute, code: EventCode.absMTPositionX, value: 1
      ),
      InputEvent(timeMicroseconds: 10_000, type: report.type, code: report.code, value: 0),
    ]
    let sitting = try #require(Catalogue.sittings.first { $0.kind == .touchscreen })
    var batch = Listener()
    var player = newPlayer(sitting)
    try player.play(events, into: &batch)
    player.end(into: &batch)
    var single = Listener()
    player = newPlayer(sitting)
    for event in events { try player.play(.event(event), into: &single) }
    player.end(into: &single)
    #expect(batch.events == single.events)
    #expect(batch.events.last == .drag(.fingersUp(timeMicroseconds: 40_000)))
  }

  @Test func `the header counts before the first event and not after it`() throws {
    let header = SwipeLogLine.header(SwipeLogHeader(layout: .standard, strategy: "paging"))
    let sitting = try #require(Catalogue.sittings.first)
    let events = try #require(sitting.eventsByTurn().first?.events)
    var listener = Listener()
    var early = newPlayer(sitting)
    try early.play(header, into: &listener)
    #expect(early.settings == nil && early.pager == nil)
    try early.play(events, into: &listener)
    #expect(early.settings?.configuration.strategy.name == "paging")
    #expect(early.settings?.keepsRecordedPages == true)
    var late = newPlayer(sitting)
    try late.play(events, into: &listener)
    try late.play(header, into: &listener)
    #expect(late.settings?.configuration.strategy.name == "one-page")
    #expect(late.settings?.keepsRecordedPages == false)
    #expect(listener.beginnings == 2)
  }

  @Test(
    arguments: [
      (nil, .touchpad), ("touchpad", .touchpad), ("touchscreen", .touchscreen),
      ("tablet", .touchpad),
    ] as [(String?, DeviceKind)])
  func `a device is what the header says, else what its codes say`(
    kind: String?, expected: DeviceKind
  ) throws {
    let sitting = try #require(Catalogue.sittings.first { $0.kind == .touchpad })
    var listener = Listener()
    var player = newPlayer(sitting)
    let header = SwipeLogHeader(device: LoggedDevice(kind: kind), layout: .standard)
    try player.play(.header(header), into: &listener)
    try player.play(sitting.events().prefix(1), into: &listener)
    #expect(player.pager?.recognizer.kind == expected)
  }

  @Test func `a log's drag is measured by its scrolls and its own velocity`() throws {
    let velocity = FingerVelocity(xPerSecond: -700, yPerSecond: 0)
    var listener = Listener()
    var player = PlaybackPlayer(name: "log", device: nil, options: PlaybackOptions())
    try player.play(.header(SwipeLogHeader(estimator: "ios")), into: &listener)
    for drag: DragEvent in [
      .fingersDown(timeMicroseconds: 1000),
      .began(timeMicroseconds: 1000, fingers: 2, axis: .horizontal),
      .scrolled(timeMicroseconds: 1000, dx: -3, dy: 0),
      .scrolled(timeMicroseconds: 9000, dx: -8, dy: 0),
      .ended(timeMicroseconds: 17_000, velocity: velocity),
    ] {
      try player.play(.drag(drag), into: &listener)
    }
    let samples = try #require(player.samples)
    #expect(samples.horizontal.count == 2)
    #expect(samples.horizontal.position(1) == -11)
    #expect(samples.liftTimeMicroseconds == 17_000)
    #expect(listener.logged?.velocity == velocity && listener.logged?.estimator == "ios")
  }

  @Test func `the end of a recording ends its drag`() throws {
    let sitting = try #require(Catalogue.sittings.first)
    let events = try #require(sitting.eventsByTurn().first?.events)
    var listener = Listener()
    var player = newPlayer(sitting)
    try player.play(events.prefix(events.count / 2), into: &listener)
    #expect(player.pager?.engine.isDragging == true)
    player.end(into: &listener)
    let last = try #require(events.prefix(events.count / 2).last?.timeMicroseconds)
    #expect(
      listener.events.contains(
        .drag(.cancelled(timeMicroseconds: last, reason: .recordingEnded))))
    player.settle(into: &listener)
    #expect(player.pager?.nextDeadline == nil)
  }

  @Test(
    arguments: [
      ("at the end's own time", 5_000_000, "device-gone", CancelReason.deviceGone),
      ("not before the last touch", .min, "suspended", .suspended),
      ("for a reason of another version", 5_000_000, "tired", .recordingEnded),
    ] as [(String, Int64, String, CancelReason)])
  func `a noted cancel ends the drag`(
    name: String, noted: Int64, reason: String, expected: CancelReason
  ) throws {
    let sitting = try #require(Catalogue.sittings.first)
    let events = try #require(sitting.eventsByTurn().first?.events)
    let half = events.prefix(events.count / 2)
    let last = try #require(half.last?.timeMicroseconds)
    var listener = Listener()
    var player = newPlayer(sitting)
    try player.play(half, into: &listener)
    let cancel = SwipeLogLine.DragCancel(timeMicroseconds: noted, reason: reason)
    try player.play(.dragCancel(cancel), into: &listener)
    player.end(into: &listener)
    let cancels = listener.events.filter {
      if case .drag(.cancelled) = $0 { true } else { false }
    }
    #expect(cancels == [.drag(.cancelled(timeMicroseconds: max(last, noted), reason: expected))])
  }

  private func newPlayer(_ sitting: Sitting) -> PlaybackPlayer {
    PlaybackPlayer(
      name: sitting.name, device: sitting.device.description, options: PlaybackOptions())
  }
}

/// Keeps all that is told, and holds the content's track to the engine.
private struct Listener: PlaybackObserver {
  var events: [PagerEvent] = []
  var frames = 0
  var beginnings = 0
  var logged: (velocity: FingerVelocity, estimator: String)?
  private var content = ContentTrack(restingAt: 0)

  mutating func playbackBegan(_ settings: PlaybackSettings, pager: Pager) {
    beginnings += 1
    content = ContentTrack(restingAt: pager.engine.contentOffset)
  }

  mutating func contentWasPlaced(_ pager: Pager, at microseconds: Int64) {
    content.rest(at: pager.engine.contentOffset)
  }

  mutating func frameCompleted(_ pager: Pager) { frames += 1 }

  mutating func happened(_ events: [PagerEvent], pager: inout Pager, drag: PlayedDrag) {
    self.events += events
    logged = drag.logged
    for case .paging(let paging) in events { content.follow(paging) }
    #expect(content.contentOffset == pager.engine.contentOffset)
    if pager.nextDeadline == nil, !pager.engine.isTracking {
      #expect(content.restContentOffset == pager.engine.contentOffset)
    }
  }

  mutating func noted(_ note: SwipeLogLine) {}
}
