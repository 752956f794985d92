import CommandLineTool
import Evdev
import Glibc
import Pager
import PagerOptions
import Recordings
import Touch

/// The running service: follows devices, signals and the service manager on one thread.
final class Service {
  private let settings: DaemonSettings
  private let loop: EventLoop
  private var ids = DeviceIDs()
  /// By path in sysfs.
  private var sessions: [String: DeviceSession] = [:]
  private let retries: OpenRetries
  private var hasStarted = false
  /// Of those that were there at the start.
  private var deviceTraits: [DeviceTraits] = []

  private let recordingFolder: RecordingFolder?
  private var swipeLog: SwipeLog?
  private var recordingThreads: [WriterThread<SequenceBatch>] = []

  /// How long the writers may take at the end: a disk or a reader that hangs must not keep us.
  private static let farewellSeconds = 2

  init(_ settings: DaemonSettings) throws {
    self.settings = settings
    loop = try EventLoop()
    retries = OpenRetries(on: loop)
    recordingFolder = try settings.recordingFolder.map(RecordingFolder.init)
  }

  func run() throws -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let signals = try loop.onSignals(EndingSignals.all) { [unowned self] _ in stop(0) }
    swipeLog = try settings.swipeLogPath.map {
      try SwipeLog(path: $0, namesDevices: settings.nodes.count != 1)
    }
    let monitor = settings.nodes.isEmpty ? try follow() : nil
    for node in settings.nodes { try open(try DeviceRecord(node: node)) }
    hasStarted = true
    for sentence in settings.deviceRules.sentences(unmatchedBy: deviceTraits) {
      Log.warning(sentence)
    }
    _ = try loop.enableWatchdog()
    Supervisor.tellReady(status: status)
    if sessions.isEmpty { Log.notice(status) }
    return try withExtendedLifetime((signals, monitor)) { try loop.run() }
  }

  private func follow() throws -> DeviceMonitor {
    let monitor = try DeviceMonitor(on: loop) { [unowned self] change in
      switch change {
      case .added(let record), .changed(let record): take(record)
      case .removed(let record):
        retries.forget(record.systemPath)
        drop(record.systemPath)
      }
    }
    try monitor.start()
    return monitor
  }

  private func take(_ record: DeviceRecord) {
    let path = record.systemPath
    guard sessions[path] == nil, DeviceClass(record).use == .automatic else { return }
    do {
      try open(record)
    } catch DeviceError.permissionDenied where hasStarted && triesAgain(record) {
      return
    } catch {
      Log.error("\(error)")
    }
    retries.forget(path)
  }

  /// Whether opening will be tried again.
  private func triesAgain(_ record: DeviceRecord) -> Bool {
    let isScheduled = try? retries.schedule(record.systemPath) { [unowned self] in take(record) }
    return isScheduled ?? false
  }

  private func open(_ record: DeviceRecord) throws {
    let path = record.systemPath
    guard sessions[path] == nil else { return }
    let device = try EventDevice(record)
    let id = ids.take(for: record)
    let pager = Pager(
      device: device.description, kind: device.kind,
      configuration: settings.configuration(for: record, as: device.kind),
      page: settings.page)
    let witness = SessionWitness(
      deviceID: id, pager: pager, swipeLog: swipeLog, recordingFolder: recordingFolder)
    recordingThreads.removeAll { $0.hasEnded(withinSeconds: 0) }
    if let thread = witness.recordingThread { recordingThreads.append(thread) }
    sessions[path] = try DeviceSession(device, pager: pager, witness: witness, loop: loop) {
      [unowned self] failure in
      if let failure { Log.error("\(id): \(failure)") }
      drop(path)
    }
    Log.notice("\(id): reading \(record.node) (\(record.description.name))")
    for sentence in DeviceNotices.sentences(of: device, pager: pager) {
      Log.warning("\(id): \(sentence)")
    }
    if !hasStarted { deviceTraits.append(DeviceTraits(record.description, kind: device.kind)) }
    tellStatus()
  }

  private func drop(_ path: String) {
    guard let session = sessions.removeValue(forKey: path) else { return }
    session.end(.deviceGone)
    ids.release(session.id)
    Log.notice("\(session.id): gone")
    tellStatus()
    guard sessions.isEmpty, !settings.nodes.isEmpty else { return }
    Log.error("no named device is left")
    stop(ExitStatus.failure)
  }

  /// A sitting that ends with the service is a recording that ends: a replay says the same.
  private func stop(_ status: Int32) {
    Supervisor.tellStopping()
    for session in sessions.values { session.end(.recordingEnded) }
    sessions = [:]
    swipeLog?.thread.close()
    let recordings = recordingThreads.count { !$0.hasEnded(withinSeconds: Self.farewellSeconds) }
    if recordings > 0 { Log.error("the end of \(recordings) recordings could not be written") }
    if swipeLog?.thread.hasEnded(withinSeconds: Self.farewellSeconds) == false {
      Log.error("the end of the swipe log could not be written")
    }
    loop.exit(status)
  }

  private var status: String {
    switch sessions.count {
    case 0: "no touchpad or touchscreen yet; waiting for one"
    case 1: "reading 1 device"
    case let count: "reading \(count) devices"
    }
  }

  private func tellStatus() {
    if hasStarted { Supervisor.tell(status: status) }
  }
}
