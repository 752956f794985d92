import Evdev
import Glibc
import Touch

/// Prints what the devices room finds, one line a fact, for the tests that run it on mock devices.
///
/// `evdev-probe` follows what is plugged in; `evdev-probe NODE...` opens these nodes.
@main
struct EvdevProbe {
  static func main() {
    do {
      exit(try Probe().run(nodes: Array(CommandLine.arguments.dropFirst())))
    } catch {
      say("error \(error)")
      exit(1)
    }
  }
}

func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
}

final class Probe {
  private let loop: EventLoop
  private var ids = DeviceIDs()
  private var open: [String: Reader] = [:]
  private var events: [InputEvent] = []

  struct Reader {
    let device: EventDevice
    let id: String
    let source: EventSource
  }

  init() throws {
    loop = try EventLoop()
  }

  func run(nodes: [String]) throws -> Int32 {
    let signals = try loop.onSignals([SIGINT, SIGTERM, SIGHUP]) { [loop] number in
      say("signal \(number)")
      if number != SIGHUP { loop.exit(0) }
    }
    let start = loop.nowMicroseconds
    let timer = try DeadlineTimer(on: loop) { say("timer \($0 >= start ? "due" : "early")") }
    let monitor = try DeviceMonitor(on: loop) { [unowned self] in follow($0) }
    if nodes.isEmpty { try monitor.start() }
    for node in nodes {
      do throws(DeviceError) {
        take(try DeviceRecord(node: node))
      } catch {
        say("refused \(error)")
      }
    }
    try timer.set(start + 1000)
    say("ready")
    return try withExtendedLifetime((signals, timer, monitor)) { try loop.run() }
  }

  private func follow(_ change: DeviceMonitor.Change) {
    switch change {
    case .added(let record): take(record)
    case .changed(let record): say("changed \(record.node)")
    case .removed(let record):
      say("removed \(record.node)")
      drop(record.node)
    }
  }

  private func take(_ record: DeviceRecord) {
    do {
      let device = try EventDevice(record)
      for warning in device.warnings { say("warning \(warning)") }
      let id = ids.take(for: record)
      let source = try loop.onReadable(device.fileDescriptor) { [unowned self] readiness in
        read(record.node, hungUp: readiness.contains(.hungUp))
      }
      open[record.node] = Reader(device: device, id: id, source: source)
      say("opened \(record.node) \(id) \(device.kind) slots=\(device.slotCount)")
    } catch {
      say("refused \(error)")
    }
  }

  private func read(_ node: String, hungUp: Bool) {
    guard let device = open[node]?.device else { return }
    events.removeAll(keepingCapacity: true)
    do throws(DeviceError) {
      let result = try device.read(into: &events, at: loop.nowMicroseconds, hungUp: hungUp)
      for frame in events.split(whereSeparator: { $0.type == 0 && $0.code == 0 && $0.value == 0 }) {
        let words = frame.map {
          "\(String($0.type, radix: 16)):\(String($0.code, radix: 16)):\($0.value)"
        }
        say("frame \(node) \(words.joined(separator: " "))")
      }
      guard result == .gone else { return }
      say("gone \(node)")
    } catch {
      say("error \(error)")
    }
    drop(node)
  }

  private func drop(_ node: String) {
    guard let reader = open.removeValue(forKey: node) else { return }
    ids.release(reader.id)
    say("closed \(node)")
  }
}
