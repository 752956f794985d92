import Evdev
import Glibc
import PagerAnalysis
import Paging
import Recordings
import Touch

/// The events of a device as they come, behind the lines that put its pager at rest.
///
/// Stamps count from the moment the device was taken, or from its first event where the kernel
/// refused the machine's clock: then nothing else knows what time its stamps speak of.
struct DeviceInput: InputSource, ~Copyable {
  private let source: EventDevice
  /// The machine's time at the beginning.
  let beginMicroseconds = MonotonicClock.microseconds
  /// The stamp that counts as 0; nil until it is known.
  private var originMicroseconds: Int64?
  private var opening: ArraySlice<SwipeLogLine>
  private var events: [InputEvent] = []
  private var position = 0
  private var loss: LostSource?

  /// - Parameters:
  ///   - device: an open device.
  ///   - opening: what is known of its pager before the first touch.
  init(_ device: EventDevice, opening: [SwipeLogLine]) {
    source = device
    self.opening = opening.map { $0.naming(device) }[...]
    originMicroseconds = device.stampsAreMonotonic ? beginMicroseconds : nil
  }

  var name: String { source.record.node }
  var device: DeviceDescription? { source.description }
  var descriptor: Int32? { loss == nil ? source.fileDescriptor : nil }
  var nextStepMicroseconds: Int64? { source.nextReadMicroseconds }

  var notices: [String] {
    let calibration = source.record.calibrationNotice(as: source.kind).map { [$0] } ?? []
    return source.warnings.map(\.description) + calibration
  }

  /// The stamps' time is the machine's, or it is known by the stamps alone.
  var pace: Pace { source.stampsAreMonotonic ? .live : .unlimited }

  mutating func step() -> SourceStep {
    if let line = opening.popFirst() { return .input(.note(line)) }
    if position == events.count {
      if loss == nil { read() }
      guard position < events.count else { return loss.map(SourceStep.lost) ?? .nothing }
    }
    var event = events[position]
    position += 1
    let origin = originMicroseconds ?? event.timeMicroseconds
    originMicroseconds = origin
    event.timeMicroseconds = Microseconds.elapsed(from: origin, to: event.timeMicroseconds)
    return .input(.event(event))
  }

  private mutating func read() {
    events.removeAll(keepingCapacity: true)
    position = 0
    let now = MonotonicClock.microseconds
    do throws(DeviceError) {
      guard try source.read(into: &events, at: now, hungUp: hasHungUp) == .gone else { return }
      lose("\(name) (\(source.description.name)) has gone", at: now)
    } catch {
      // What was read before the failure has happened.
      lose("\(error)", at: now)
    }
  }

  /// A device that has gone stays ready for ever, and must not be waited for.
  private var hasHungUp: Bool {
    var polled = pollfd(fd: source.fileDescriptor, events: 0, revents: 0)
    return poll(&polled, 1, 0) > 0
  }

  private mutating func lose(_ reason: String, at now: Int64) {
    let time =
      source.stampsAreMonotonic ? Microseconds.elapsed(from: beginMicroseconds, to: now) : nil
    loss = LostSource(timeMicroseconds: time, reason: reason)
  }
}

extension SwipeLogLine {
  /// The line with the device and how the system reads it, if it is a header: its pager takes the
  /// device for what the system says it is.
  fileprivate func naming(_ device: EventDevice) -> SwipeLogLine {
    guard case .header(var header) = self else { return self }
    header.device = LoggedDevice(
      device.description, as: DragRecognizer(device: device.description, kind: device.kind))
    header.settings = header.settings.overridden(by: device.record.settings(as: device.kind))
    return .header(header)
  }
}
