import Evdev
import Pager
import Recordings
import Touch

/// One open device with its pager: events in, pages out.
final class DeviceSession {
  let id: String
  private let device: EventDevice
  private let loop: EventLoop
  private let left: (DeviceError?) -> Void
  private var source: EventSource?
  private var timer: DeadlineTimer?
  /// For a frame that the device's going may make void.
  private var leavingTimer: DeadlineTimer?
  private var timerMicroseconds: Int64?

  private var pager: Pager
  private var witness: SessionWitness
  private var events: [InputEvent] = []
  private var happened: [PagerEvent] = []
  private var lastMicroseconds = Int64.min

  /// `left` is called once, when nothing more will come: with the reason if it is a failure.
  init(
    _ device: EventDevice, pager: Pager, witness: SessionWitness, loop: EventLoop,
    left: @escaping (DeviceError?) -> Void
  ) throws(SystemError) {
    id = witness.deviceID
    self.device = device
    self.pager = pager
    self.witness = witness
    self.loop = loop
    self.left = left
    source = try loop.onReadable(device.fileDescriptor) { [unowned self] readiness in
      read(hungUp: readiness.contains(.hungUp))
    }
    leavingTimer = try DeadlineTimer(on: loop) { [unowned self] _ in
      read()
    }
    // Stamps of another clock cannot be waited for; the next event brings their time.
    guard device.stampsAreMonotonic else { return }
    timer = try DeadlineTimer(on: loop) { [unowned self] _ in deadlinePassed() }
  }

  /// The events will not go on: ends what the fingers do.
  ///
  /// Content that was let go of lands all the same, and the log says where.
  func end(_ reason: CancelReason) {
    let now = device.stampsAreMonotonic ? loop.nowMicroseconds : lastMicroseconds
    witness.endEvents()
    pager.cancel(reason, at: max(now, lastMicroseconds), into: &happened)
    pager.settle(into: &happened)
    tell()
    witness.finish()
  }

  private func read(hungUp: Bool = false) {
    events.removeAll(keepingCapacity: true)
    var result = EventDevice.ReadResult.gone
    var failure: DeviceError?
    do throws(DeviceError) {
      result = try device.read(into: &events, at: loop.nowMicroseconds, hungUp: hungUp)
    } catch {
      failure = error
    }
    // What was read before a failure has happened.
    for event in events { take(event) }
    witness.flush()
    armTimer()
    set(leavingTimer, device.nextReadMicroseconds)
    if result == .gone { left(failure) }
  }

  private func take(_ event: InputEvent) {
    let now = pager.contacts.frameMicroseconds(at: event.timeMicroseconds)
    lastMicroseconds = max(lastMicroseconds, now)
    if event.closesFrame {
      // What was due before the frame happened before it.
      pager.advance(to: now, into: &happened)
      tell()
    }
    witness.took(event)
    let content = ContentState(of: pager.engine, at: now)
    guard pager.handle(event, into: &happened) else { return }
    witness.beginFrame(pager.contacts.frame, content: content)
    tell()
    witness.endFrame()
  }

  private func deadlinePassed() {
    let due = timerMicroseconds
    timerMicroseconds = nil
    // A frame that is already there has its say first; it may also arm the timer anew.
    read()
    guard let due else { return }
    pager.advance(
      to: Microseconds.after(due, milliseconds: -EventDevice.lateFrameMilliseconds), into: &happened
    )
    tell()
    witness.flush()
    armTimer()
  }

  private func armTimer() {
    let deadline = pager.nextDeadline.map {
      Microseconds.after($0, milliseconds: EventDevice.lateFrameMilliseconds)
    }
    guard deadline != timerMicroseconds else { return }
    timerMicroseconds = deadline
    set(timer, deadline)
  }

  private func set(_ timer: DeadlineTimer?, _ microseconds: Int64?) {
    do throws(SystemError) {
      try timer?.set(microseconds)
    } catch {
      Log.error("\(id): \(error)")
    }
  }

  private func tell() {
    guard !happened.isEmpty else { return }
    for event in happened { witness.handle(event) }
    happened.removeAll(keepingCapacity: true)
  }
}
