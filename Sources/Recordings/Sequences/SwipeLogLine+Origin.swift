import Touch

extension SwipeLogLine {
  /// The same line with its time counted from an origin, in microseconds; of a device, where a log
  /// holds several.
  package func counted(from origin: Int64, device: String? = nil) -> SwipeLogLine {
    switch self {
    case .state(let line): .state(line.counted(from: origin, device))
    case .dragBegin(let line): .dragBegin(line.counted(from: origin, device))
    case .scroll(let line): .scroll(line.counted(from: origin, device))
    case .endDragging(let line): .endDragging(line.counted(from: origin, device))
    case .snapped(let line): .snapped(line.counted(from: origin, device))
    case .caught(let line): .caught(line.counted(from: origin, device))
    case .released(let line): .released(line.counted(from: origin, device))
    case .dragCancel(let line): .dragCancel(line.counted(from: origin, device))
    case .header, .label, .unknown: self
    }
  }
}

/// A line that happened at a time, on a device.
private protocol TimedLine {
  var timeMicroseconds: Int64 { get set }
  var device: String? { get set }
}

extension TimedLine {
  fileprivate func counted(from origin: Int64, _ device: String?) -> Self {
    var line = self
    line.timeMicroseconds = Microseconds.elapsed(from: origin, to: timeMicroseconds)
    line.device = device
    return line
  }
}

extension SwipeLogLine.PagerState: TimedLine {}
extension SwipeLogLine.DragBegin: TimedLine {}
extension SwipeLogLine.Scroll: TimedLine {}
extension SwipeLogLine.EndDragging: TimedLine {}
extension SwipeLogLine.Snapped: TimedLine {}
extension SwipeLogLine.Moment: TimedLine {}
extension SwipeLogLine.DragCancel: TimedLine {}
