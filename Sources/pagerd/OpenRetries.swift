import Evdev

/// Tries again to open nodes that were refused: a new node is there before udev has set its
/// permissions.
final class OpenRetries {
  /// Doubles from 50 ms; five tries take 1.55 s and a sixth would pass the 2 s that udev may take.
  private static let firstDelayMicroseconds: Int64 = 50_000
  private static let largestCount = 5

  private let loop: EventLoop
  /// By path in sysfs.
  private var pending: [String: (count: Int, timer: DeadlineTimer)] = [:]

  init(on loop: EventLoop) {
    self.loop = loop
  }

  /// Calls `action` in a while; answers false, and forgets the path, after the last try.
  func schedule(_ path: String, _ action: @escaping () -> Void) throws(SystemError) -> Bool {
    let count = pending[path]?.count ?? 0
    guard count < Self.largestCount else {
      forget(path)
      return false
    }
    let timer = try DeadlineTimer(on: loop) { _ in action() }
    try timer.set(loop.nowMicroseconds + Self.firstDelayMicroseconds << Int64(count))
    pending[path] = (count + 1, timer)
    return true
  }

  /// The node was opened, or is gone.
  func forget(_ path: String) {
    pending[path] = nil
  }
}
