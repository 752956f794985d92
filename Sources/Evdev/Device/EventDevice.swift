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
  private var isGone = false

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
    let state = storedState(of: created)
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
  /// of the overflow. `hungUp` says that the loop saw the device go. After an error the device is
  /// of no use and must be let go.
  package func read(
    into events: inout [InputEvent], hungUp: Bool = false
  ) throws(DeviceError) -> ReadResult {
    guard !isGone else { return .drained }
    var event = input_event()
    while true {
      switch libevdev_next_event(handle, LIBEVDEV_READ_FLAG_NORMAL.rawValue, &event) {
      case Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue):
        accept(InputEvent(event), into: &events)
      case Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue):
        guard try synchronize(after: InputEvent(event), into: &events) else { return leave() }
      case -EAGAIN: return hungUp ? leave() : .drained
      case -EINTR: continue
      case -ENODEV: return leave()
      case let code: throw .failed(node: record.node, operation: "read", code: -code)
      }
    }
  }

  /// Whether a frame of the kernel's own waits for what comes next.
  ///
  /// When a device is unplugged, suspended or inhibited the kernel releases its keys, which looks as
  /// if the fingers had lifted. An unplugging shows itself soon; then the frame is void. What follows
  /// on another frame comes behind it.
  package var holdsKernelsOwnFrame: Bool { !kernelsOwnFrame.isEmpty }

  /// How long after such a frame an unplugged device may still be there: other readers in the kernel
  /// leave before evdev, and each waits for the processors.
  package static let leavingMicroseconds: Int64 = 100_000

  /// Appends the frame of the kernel's own that waits.
  package func releaseKernelsOwnFrame(into events: inout [InputEvent]) {
    events += kernelsOwnFrame
    kernelsOwnFrame.removeAll(keepingCapacity: true)
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
    for var event in storedState(of: handle) {
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
    return .gone
  }
}
