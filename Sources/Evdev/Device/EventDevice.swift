import CLibevdev
import Glibc
package import Touch

/// An open touchpad or touchscreen, read through libevdev and never grabbed.
package final class EventDevice {
  package let record: DeviceRecord
  package let kind: DeviceKind
  package let description: DeviceDescription
  /// What the kernel refused at opening.
  package let warnings: [DeviceWarning]

  private let descriptor: FileDescriptor
  private let handle: OpaquePointer
  private let filter: EventFilter
  /// The frame that has no `SYN_REPORT` yet.
  private var pending: [InputEvent] = []
  /// What the kernel left unsaid when the device was opened, closed as no measurement; goes out
  /// before the first event and with its stamp, since only the device knows its clock.
  private var openingFrame: [InputEvent]
  /// A frame that the kernel made by itself, until it is known why.
  private var kernelsOwnFrame: [InputEvent] = []
  /// When the device must be read again although nothing may wake its reader, in the time that
  /// reads are given; nil while there is no such moment.
  package private(set) var nextReadMicroseconds: Int64?
  private var isGone = false

  /// How long after its stamp a frame may reach its reader, who lets no deadline before it pass
  /// unread: a transport that holds reports back does so for a few milliseconds, and nobody sees a
  /// page land so late.
  package static let lateFrameMilliseconds = 4.0

  /// What a read found.
  package enum ReadResult: Hashable, Sendable {
    /// Everything that was available has been delivered.
    case drained
    /// The device has been unplugged; said once, later reads find nothing.
    case gone
  }

  /// Opens the node unless it is a keyboard or has no touch surface.
  package init(_ record: DeviceRecord) throws(DeviceError) {
    let name = record.description.name
    let deviceClass = DeviceClass(record)
    guard deviceClass.use != .never, let kind = deviceClass.kind else {
      throw .refused(node: record.node, name: name, reason: deviceClass.reason)
    }
    let descriptor = try NodeOpening.open(record)
    let filter = EventFilter(record.description)
    let warnings = NodeOpening.prepare(descriptor, node: record.node, filter: filter)
    var created: OpaquePointer?
    let code = libevdev_new_from_fd(descriptor.number, &created)
    guard code == 0, let created else {
      throw .failed(node: record.node, operation: "ask", code: -code)
    }
    let description = DeviceDescription(libevdev: created)
    guard !description.isKeyboard else {
      libevdev_free(created)
      throw .refused(node: record.node, name: name, reason: "it has the keys of a keyboard")
    }
    self.record = record
    self.kind = kind
    self.description = description
    self.warnings = warnings
    self.descriptor = descriptor
    self.filter = filter
    handle = created
    let state = storedPositions(of: created) + storedKeys(of: created)
    openingFrame = state.isEmpty ? [] : state + [.report(at: 0, value: 1)]
  }

  deinit {
    libevdev_free(handle)
  }

  /// The open file, to be watched for reading and for nothing else.
  package var fileDescriptor: Int32 { descriptor.number }

  /// libevdev's count of contacts that have a position at the same time; 0 without slots.
  package var slotCount: Int { max(0, Int(libevdev_get_num_slots(handle))) }

  /// Stamps count from the same origin as `EventLoop.nowMicroseconds`.
  package var stampsAreMonotonic: Bool {
    !warnings.contains { if case .noMonotonicClock = $0 { true } else { false } }
  }

  /// Appends all whole frames that are available.
  ///
  /// After an overflow of the kernel's queue the frame begun before it is void. In its place stand
  /// `SYN_DROPPED`, the differences that libevdev found, and one `SYN_REPORT`, all with the stamp
  /// of the overflow. `microseconds` is the reader's time now, of any clock that only goes forward;
  /// `hungUp` says that it saw the device go. After an error the device is of no use and must be
  /// let go.
  package func read(
    into events: inout [InputEvent], at microseconds: Int64, hungUp: Bool = false
  ) throws(DeviceError) -> ReadResult {
    guard !isGone else { return .drained }
    var event = input_event()
    while true {
      switch libevdev_next_event(handle, LIBEVDEV_READ_FLAG_NORMAL.rawValue, &event) {
      case Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue):
        accept(InputEvent(event), into: &events)
      case Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue):
        guard try synchronize(after: InputEvent(event), into: &events) else { return leave() }
      case -EAGAIN:
        guard !hungUp else { return leave() }
        holdKernelsOwnFrame(at: microseconds, into: &events)
        return .drained
      case -EINTR: continue
      case -ENODEV: return leave()
      case let code: throw .failed(node: record.node, operation: "read", code: -code)
      }
    }
  }

  /// How long after a frame of the kernel's own an unplugged device may still be there: other
  /// readers in the kernel leave before evdev, and each waits for the processors.
  private static let leavingMilliseconds = 100.0

  /// Lets a frame of the kernel's own wait for what comes next, or go when it has waited.
  ///
  /// When a device is unplugged, suspended or inhibited the kernel releases its keys, which looks as
  /// if the fingers had lifted. An unplugging shows itself soon; then the frame is void. What follows
  /// on another frame comes behind it.
  private func holdKernelsOwnFrame(at microseconds: Int64, into events: inout [InputEvent]) {
    guard !kernelsOwnFrame.isEmpty else { return }
    let end =
      nextReadMicroseconds
      ?? Microseconds.after(microseconds, milliseconds: Self.leavingMilliseconds)
    nextReadMicroseconds = end
    if end <= microseconds { releaseKernelsOwnFrame(into: &events) }
  }

  private func releaseKernelsOwnFrame(into events: inout [InputEvent]) {
    events += kernelsOwnFrame
    kernelsOwnFrame.removeAll(keepingCapacity: true)
    nextReadMicroseconds = nil
  }

  private func accept(_ event: InputEvent, into events: inout [InputEvent]) {
    guard filter.passes(type: event.type, code: event.code) else { return }
    let endsFrame = event.type == EventType.synchronization && event.code == EventCode.synReport
    // A frame of which the filter left nothing is none.
    guard !endsFrame || !pending.isEmpty else { return }
    if !openingFrame.isEmpty { sendOpeningFrame(before: event, into: &events) }
    pending.append(event)
    guard endsFrame else { return }
    releaseKernelsOwnFrame(into: &events)
    if event.isKernelsOwn { kernelsOwnFrame += pending } else { events += pending }
    pending.removeAll(keepingCapacity: true)
  }

  /// Answers false if the device went meanwhile.
  private func synchronize(
    after dropped: InputEvent, into events: inout [InputEvent]
  ) throws(DeviceError) -> Bool {
    pending.removeAll(keepingCapacity: true)
    accept(dropped, into: &events)
    var event = input_event()
    while true {
      switch libevdev_next_event(handle, LIBEVDEV_READ_FLAG_SYNC.rawValue, &event) {
      case Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue):
        // libevdev closes two frames; together they are the difference.
        guard Int32(event.type) != EV_SYN else { continue }
        accept(InputEvent(event, timeMicroseconds: dropped.timeMicroseconds), into: &events)
      case -EAGAIN:
        closeResync(at: dropped.timeMicroseconds, into: &events)
        return true
      case -EINTR: continue
      case -ENODEV: return false
      case let code: throw .failed(node: record.node, operation: "read", code: -code)
      }
    }
  }

  /// libevdev keeps to itself where a contact that ended in the gap had gone, and the next contact
  /// may begin right there; so all positions close the frame.
  private func closeResync(at timeMicroseconds: Int64, into events: inout [InputEvent]) {
    for var event in storedPositions(of: handle) {
      event.timeMicroseconds = timeMicroseconds
      accept(event, into: &events)
    }
    accept(.report(at: timeMicroseconds), into: &events)
  }

  private func sendOpeningFrame(before event: InputEvent, into events: inout [InputEvent]) {
    for index in openingFrame.indices {
      openingFrame[index].timeMicroseconds = event.timeMicroseconds
    }
    events += openingFrame
    openingFrame = []
  }

  private func leave() -> ReadResult {
    isGone = true
    pending = []
    kernelsOwnFrame = []
    nextReadMicroseconds = nil
    return .gone
  }
}
