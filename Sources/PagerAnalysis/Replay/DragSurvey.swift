package import Pager
package import Touch

/// Counts the drags of a recording that the pager was not asked for: other fingers, other axes.
package struct DragSurvey: Sendable {
  package struct Kind: Hashable, Comparable, Sendable {
    package var fingers: Int
    package var axis: DragAxis

    package static func < (left: Kind, right: Kind) -> Bool {
      (left.fingers, left.axis.rawValue) < (right.fingers, right.axis.rawValue)
    }
  }

  package private(set) var counts: [Kind: Int] = [:]
  private var recognizer: DragRecognizer
  private var events: [DragEvent] = []
  private var touchMicroseconds: Int64 = 0
  private var kind: Kind?
  private var pagerIsDragging = false
  private var pagerDraggedUntil = Int64.min

  /// A survey beside `pager`, on the same device.
  package init(pager: Pager) {
    var options = pager.configuration.recognition
    options.fingers = .any
    options.axis = .both
    recognizer = DragRecognizer(
      device: pager.device, kind: pager.recognizer.kind, options: options)
  }

  /// What the pager made of the frames; comes before the frame's own survey ends.
  package mutating func handle(_ event: DragEvent) {
    switch event {
    case .began: pagerIsDragging = true
    case .ended(let time, _), .cancelled(let time, _):
      pagerIsDragging = false
      pagerDraggedUntil = time
    case .fingersDown, .fingersUp, .scrolled: break
    }
  }

  package mutating func handle(_ frame: TouchFrame) {
    recognizer.handle(frame, into: &events)
    for event in events {
      switch event {
      case .fingersDown(let time): touchMicroseconds = time
      case .began(_, let fingers, let axis): kind = Kind(fingers: fingers, axis: axis)
      case .ended, .cancelled: count()
      case .fingersUp, .scrolled: break
      }
    }
    events.removeAll(keepingCapacity: true)
  }

  /// Counts a drag that the recording's end cut off.
  package mutating func finish() {
    if kind != nil { count() }
  }

  /// Counts what no drag of the pager overlaps.
  private mutating func count() {
    if let kind, !pagerIsDragging, pagerDraggedUntil < touchMicroseconds {
      counts[kind, default: 0] += 1
    }
    kind = nil
  }
}

extension [DragSurvey.Kind: Int] {
  /// The drags of each kind: `4 x 2-finger horizontal`.
  package var inWords: [String] {
    sorted { $0.key < $1.key }.map {
      "\($0.value) x \($0.key.fingers)-finger \($0.key.axis.rawValue)"
    }
  }
}
