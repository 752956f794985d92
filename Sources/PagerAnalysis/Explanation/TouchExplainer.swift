package import Pager
package import Recordings
import Touch

/// What an explanation of a recording consists of, in the order in which it is told.
package enum Explanation: Sendable {
  /// The surface, and what a drag is on it.
  case began(ExplainedSurface)
  case frame(ExplainedFrame)
  /// Behind the last frame of the sequence.
  case touch(ExplainedTouch)
}

/// Follows a recording frame by frame and tells why each touch became a drag or did not.
///
/// A frame is told when the next one comes, because deadlines between them are part of it.
package struct TouchExplainer: PlaybackObserver {
  private let receive: (Explanation) -> Void
  private var surface: ExplainedSurface?
  private var pending: ExplainedFrame?
  private var touch: ExplainedTouch?
  private var touchCount = 0
  private var samples = DragSamples()

  package init(receive: @escaping (Explanation) -> Void) {
    self.receive = receive
  }

  package mutating func playbackBegan(_ settings: PlaybackSettings, pager: Pager) {
    let surface = ExplainedSurface(pager, settings: settings)
    self.surface = surface
    receive(.began(surface))
  }

  package mutating func frameCompleted(_ pager: Pager) {
    tellPending()
    if let surface { pending = ExplainedFrame(pager, ruler: surface.ruler) }
  }

  package mutating func happened(
    _ events: [PagerEvent], pager: inout Pager, drag: PlayedDrag
  ) {
    for case .drag(let event) in events {
      pending?.events.append(event)
      switch event {
      case .ended, .cancelled: samples = drag.samples
      case .fingersDown, .fingersUp, .began, .scrolled: break
      }
    }
  }

  package mutating func contentWasPlaced(_ pager: Pager, at microseconds: Int64) {}

  package mutating func noted(_ note: SwipeLogLine) {}

  /// Tells what is left; call it when the recording has been played.
  package mutating func finish() {
    tellPending()
    endTouch()
  }

  private mutating func tellPending() {
    guard var frame = pending.take() else { return }
    let overdue = frame.events.prefix { $0.timeMicroseconds < frame.timeMicroseconds }
    for event in overdue { follow(event) }
    // It was kept open for a lift that only this frame confirmed.
    if touch?.isEmpty == true { endTouch() }
    if touch == nil, frame.touches {
      touchCount += 1
      touch = ExplainedTouch(number: touchCount, beginMicroseconds: frame.timeMicroseconds)
    }
    frame.touch = touch?.number
    touch?.add(frame)
    for event in frame.events.dropFirst(overdue.count) { follow(event) }
    receive(.frame(frame))
    if !frame.touches, frame.phase == .idle || frame.phase == .spent { endTouch() }
  }

  private mutating func follow(_ event: DragEvent) {
    guard let surface else { return }
    touch?.add(event, samples: samples, options: surface.options)
  }

  private mutating func endTouch() {
    if let touch = touch.take() { receive(.touch(touch)) }
  }
}
