import Evdev
import Pager
import Touch

/// One open device with its pager: events in, pages out.
final class DeviceSession {
  let id: String
  let device: EventDevice
  private var pager: Pager
  private var pageLog: PageLog
  private let loop: EventLoop
  private let left: (DeviceError?) -> Void
  private var source: EventSource?
  private var timer: DeadlineTimer?
  private var timerDeadline: Int64?
  private var events: [InputEvent] = []
  private var happened: [PagerEvent] = []
  private var lastMicroseconds = Int64.min

  /// How long after its stamp a frame may reach us and still come before a deadline: a transport
  /// that holds reports back does so for a few milliseconds, and nobody sees a page land so late.
  static let lateFrameMicroseconds: Int64 = 4_000

  /// `left` is called once, when nothing more will come: with the reason if it is a failure.
  init(
    _ device: EventDevice, id: String, settings: DaemonSettings, loop: EventLoop,
    left: @escaping (DeviceError?) -> Void
  ) throws(SystemError) {
    self.device = device
    self.id = id
    self.loop = loop
    self.left = left
    pager = Pager(
      device: device.description, configuration: settings.configuration, page: settings.page)
    pageLog = PageLog(deviceID: id, configuration: settings.configuration)
    source = try loop.onReadable(device.fileDescriptor) { [unowned self] readiness in
      read(hungUp: readiness.contains(.hungUp))
    }
    // Stamps of another clock cannot be waited for; the next event brings their time.
    guard device.stampsAreMonotonic else { return }
    timer = try DeadlineTimer(on: loop) { [unowned self] in deadlinePassed($0) }
  }

  private func read(hungUp: Bool = false) {
    events.removeAll(keepingCapacity: true)
    var result = EventDevice.ReadResult.gone
    var failure: DeviceError?
    do throws(DeviceError) {
      result = try device.read(into: &events, hungUp: hungUp)
    } catch {
      failure = error
    }
    // What was read before a failure has happened.
    takeEvents()
    if result == .gone { left(failure) }
  }

  /// The events will not go on: ends what the fingers do.
  ///
  /// Content that has been let go of lands also when the device has gone.
  func end(_ reason: CancelReason) {
    let now = device.stampsAreMonotonic ? loop.nowMicroseconds : lastMicroseconds
    pager.cancel(reason, at: max(now, lastMicroseconds), into: &happened)
    if reason == .deviceGone { pager.settle(into: &happened) }
    tell()
  }

  private func takeEvents() {
    for event in events {
      lastMicroseconds = max(lastMicroseconds, event.timeMicroseconds)
      if pager.handle(event, into: &happened) { tell() }
    }
    armTimer()
  }

  private func deadlinePassed(_ timerDeadline: Int64) {
    self.timerDeadline = nil
    // A frame that is already there has its say first.
    read()
    pager.advance(to: timerDeadline - Self.lateFrameMicroseconds, into: &happened)
    tell()
    armTimer()
  }

  private func armTimer() {
    let deadline = pager.nextDeadline.map {
      Microseconds.after($0, milliseconds: Double(Self.lateFrameMicroseconds) / 1000)
    }
    guard deadline != timerDeadline else { return }
    timerDeadline = deadline
    try? timer?.set(deadline)
  }

  private func tell() {
    for event in happened { pageLog.handle(event) }
    happened.removeAll(keepingCapacity: true)
  }
}
