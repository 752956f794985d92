import Recordings
import Touch

/// The swipes of a recording by an index' columns: drags of any number of fingers along both axes.
struct SwipeCounts {
  static let columns = [
    "swipes_1f_horizontal", "swipes_1f_vertical", "swipes_2f_horizontal", "swipes_2f_vertical",
    "swipes_3plus_h", "swipes_3plus_v",
  ]

  private(set) var byColumn: [String: Int] = [:]

  /// Counts the swipes of a source; nil where it is no evemu recording.
  init?(_ source: RecordingSource) throws {
    let opened = try source.open()
    guard case .evemu(var reader, let device, _) = consume opened else { return nil }
    var tracker = ContactTracker(device: device)
    var recognizer = DragRecognizer(
      device: device, options: RecognitionOptions(fingers: .any, axis: .both))
    let measure = SwipeMeasure(device, recognizer)
    var fingers = 0
    var events: [DragEvent] = []
    var batch: [InputEvent] = []
    var isOver = false
    while !isOver {
      if case .end = try reader.readBatch(into: &batch) { isOver = true }
      for event in batch where tracker.handle(event) {
        recognizer.handle(tracker.frame, into: &events)
        for drag in events {
          if case .began(_, let count, _) = drag { fingers = count }
          guard case .ended = drag, let axis = measure.axis(of: measure.way(of: recognizer.samples))
          else { continue }
          byColumn[Self.column(fingers, axis), default: 0] += 1
        }
        events.removeAll()
      }
    }
  }

  private static func column(_ fingers: Int, _ axis: DragAxis) -> String {
    columns[2 * (min(fingers, 3) - 1) + (axis == .horizontal ? 0 : 1)]
  }
}
