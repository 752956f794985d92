import CommandLineTool
import Evdev
import Glibc
import Touch

/// The running service: follows devices, signals and the service manager on one thread.
final class Service {
  private let settings: DaemonSettings
  private let loop: EventLoop
  private var ids = DeviceIDs()
  /// By path in sysfs.
  private var sessions: [String: DeviceSession] = [:]
  private var hasStarted = false

  init(_ settings: DaemonSettings) throws {
    self.settings = settings
    loop = try EventLoop()
  }

  func run() throws -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let signals = try loop.onSignals([SIGINT, SIGTERM]) { [unowned self] _ in stop(0) }
    let monitor = settings.nodes.isEmpty ? try follow() : nil
    for node in settings.nodes { try open(try DeviceRecord(node: node)) }
    hasStarted = true
    _ = try loop.enableWatchdog()
    Supervisor.tellReady(status: status)
    if sessions.isEmpty { Log.notice(status) }
    return try withExtendedLifetime((signals, monitor)) { try loop.run() }
  }

  private func follow() throws -> DeviceMonitor {
    let monitor = try DeviceMonitor(on: loop) { [unowned self] change in
      switch change {
      case .added(let record), .changed(let record): take(record)
      case .removed(let record): drop(record.systemPath)
      }
    }
    try monitor.start()
    return monitor
  }

  private func take(_ record: DeviceRecord) {
    guard sessions[record.systemPath] == nil, DeviceClass(record).use == .automatic else { return }
    do {
      try open(record)
    } catch {
      Log.error("\(error)")
    }
  }

  private func open(_ record: DeviceRecord) throws {
    let path = record.systemPath
    guard sessions[path] == nil else { return }
    let device = try EventDevice(record)
    let id = ids.take(for: record)
    sessions[path] = try DeviceSession(device, id: id, settings: settings, loop: loop) {
      [unowned self] failure in
      if let failure { Log.error("\(id): \(failure)") }
      drop(path)
    }
    Log.notice("\(id): reading \(record.node) (\(record.description.name))")
    for warning in device.warnings { Log.warning("\(id): \(warning)") }
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
