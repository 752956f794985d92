package import Pager
import Paging
package import Recordings
package import Touch

/// Writes down as a swipe log what happens while a recording is played.
package struct SwipeLogTranscript: PlaybackObserver {
  private let receive: (SwipeLogLine) -> Void
  private var strategy = ""

  package init(receive: @escaping (SwipeLogLine) -> Void) {
    self.receive = receive
  }

  package mutating func playbackBegan(_ settings: PlaybackSettings, pager: Pager) {
    let configuration = settings.configuration
    strategy = configuration.strategy.name
    receive(
      .header(
        SwipeLogHeader(
          device: settings.device, layout: configuration.layout, strategy: strategy,
          estimator: configuration.recognition.estimator.name)))
    tellState(pager, at: 0)
  }

  package mutating func contentWasPlaced(_ pager: Pager) {
    tellState(pager, at: pager.contacts.frame.timeMicroseconds)
  }

  package mutating func frameCompleted(_ frame: TouchFrame) {}

  package mutating func happened(
    _ events: [PagerEvent], pager: inout Pager, drag: PlayedDrag
  ) {
    for event in events {
      let line: SwipeLogLine? =
        switch event {
        case .drag(let drag): SwipeLogLine(drag)
        case .paging(let paging): SwipeLogLine(paging, strategy: strategy)
        }
      if let line { receive(line) }
    }
  }

  package mutating func noted(_ note: SwipeLogLine) {
    if case .label = note { receive(note) }
  }

  private func tellState(_ pager: Pager, at microseconds: Int64) {
    receive(
      .state(
        SwipeLogLine.PagerState(
          timeMicroseconds: microseconds, contentOffset: pager.engine.contentOffset,
          page: pager.engine.currentPage)))
  }
}
