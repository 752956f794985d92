package import Pager
import Paging
package import Recordings
package import Touch

/// Writes down as a swipe log what happens while a recording is played.
package struct SwipeLogTranscript: PlaybackObserver {
  /// What rules told the devices by, sitting by sitting.
  package private(set) var traits: [DeviceTraits] = []
  private let receive: (SwipeLogLine) -> Void
  private var strategy = ""
  /// Where the content was put, told before what comes next: the last place is the one that counts.
  private var unsaidState: SwipeLogLine.PagerState?

  package init(receive: @escaping (SwipeLogLine) -> Void) {
    self.receive = receive
  }

  package mutating func playbackBegan(_ settings: PlaybackSettings, pager: Pager) {
    // Of a sitting in which nothing happened.
    tellState()
    let configuration = settings.configuration
    strategy = configuration.strategy.name
    traits.append(settings.traits)
    receive(
      .header(
        SwipeLogHeader(
          device: settings.device, layout: configuration.layout, strategy: strategy,
          estimator: configuration.recognition.estimator.name,
          settings: configuration.settings(on: settings.traits.kind ?? pager.recognizer.kind))))
    unsaidState = state(pager, at: 0)
  }

  package mutating func contentWasPlaced(_ pager: Pager, at microseconds: Int64) {
    unsaidState = state(pager, at: microseconds)
  }

  package mutating func frameCompleted(_ pager: Pager) {}

  package mutating func happened(
    _ events: [PagerEvent], pager: inout Pager, drag: PlayedDrag
  ) {
    for event in events {
      let line: SwipeLogLine? =
        switch event {
        case .drag(let drag): SwipeLogLine(drag)
        case .paging(let paging): SwipeLogLine(paging, strategy: strategy)
        }
      if let line { tell(line) }
    }
  }

  package mutating func noted(_ note: SwipeLogLine) {
    if case .label = note { tell(note) }
  }

  /// Tells what nothing came after; call it when the recording has been played.
  package mutating func finish() {
    tellState()
  }

  private mutating func tell(_ line: SwipeLogLine) {
    tellState()
    receive(line)
  }

  private mutating func tellState() {
    guard let state = unsaidState else { return }
    unsaidState = nil
    receive(.state(state))
  }

  private func state(_ pager: Pager, at microseconds: Int64) -> SwipeLogLine.PagerState {
    SwipeLogLine.PagerState(
      timeMicroseconds: microseconds, contentOffset: pager.engine.contentOffset,
      page: pager.engine.currentPage)
  }
}
