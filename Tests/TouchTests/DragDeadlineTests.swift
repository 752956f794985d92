import Testing
import Touch

@Suite struct DragDeadlineTests {
  private var recognizer = DragRecognizer(device: TestDevice.pad, options: .test)
  private var events: [DragEvent] = []

  private mutating func drag() {
    recognizer.handle(Step(0, [1: (0, 0), 2: (50, 0)]).frame, into: &events)
    recognizer.handle(Step(10, [1: (20, 0), 2: (70, 0)]).frame, into: &events)
    events.removeAll()
  }

  private mutating func pause() {
    drag()
    recognizer.handle(
      Step(20, [1: (20, 0), 2: (70, 0), 3: (0, 0)]).frame, into: &events)
  }

  @Test mutating func `a pause has a deadline, a drag has none`() {
    drag()
    #expect(recognizer.nextDeadline == nil)
    pause()
    #expect(recognizer.nextDeadline == 120_000)
  }

  @Test mutating func `time alone cancels at the deadline's own time, once`() {
    pause()
    recognizer.advance(to: 119_999, into: &events)
    #expect(events.isEmpty)
    recognizer.advance(to: 500_000, into: &events)
    recognizer.advance(to: 900_000, into: &events)
    #expect(events.map(text) == ["120 cancelled fingers"])
    #expect(recognizer.nextDeadline == nil)
    #expect(!recognizer.isDragging)
  }

  @Test mutating func `a held lift has a deadline and ends when it seemed to`() {
    drag()
    recognizer.handle(Step(20, [1: (20, 0)], unsettled: true).frame, into: &events)
    #expect(recognizer.nextDeadline == 45_000)
    recognizer.advance(to: 45_000, into: &events)
    #expect(events.map(text) == ["20 ended 2000 0"])
  }

  @Test(arguments: [CancelReason.deviceGone, .suspended, .recordingEnded])
  mutating func `a drag is cancelled from outside`(_ reason: CancelReason) {
    drag()
    recognizer.cancel(reason, at: 30_000, into: &events)
    recognizer.cancel(reason, at: 40_000, into: &events)
    recognizer.handle(Step(50, [1: (90, 0), 2: (90, 0)]).frame, into: &events)
    recognizer.handle(Step(60, [3: (0, 0), 4: (0, 0)]).frame, into: &events)
    #expect(events.map(text) == ["30 cancelled \(reason.rawValue)", "60 down"])
  }

  @Test mutating func `a set below the slop is let go from outside`() {
    recognizer.handle(Step(0, [1: (0, 0), 2: (50, 0)]).frame, into: &events)
    recognizer.cancel(.suspended, at: 5_000, into: &events)
    #expect(events.map(text) == ["0 down", "5 up"])
  }

  @Test mutating func `a lift that was held back is not cancelled`() {
    drag()
    recognizer.handle(Step(20, [1: (20, 0)], unsettled: true).frame, into: &events)
    recognizer.cancel(.recordingEnded, at: 30_000, into: &events)
    #expect(events.map(text) == ["20 ended 2000 0"])
  }

  @Test mutating func `times never step back`() {
    drag()
    recognizer.cancel(.suspended, at: -99, into: &events)
    #expect(events.map(text) == ["10 cancelled suspended"])
  }
}
