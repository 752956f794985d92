import Glibc
import Synchronization

/// The write end that the handler knows; -1 while there is none.
private let handlerDescriptor = Atomic<Int32>(-1)

/// Turns signals into bytes that can be waited for, until the value ends.
struct SignalPipe: ~Copyable {
  let descriptor: Int32
  private let writeDescriptor: Int32
  private let numbers: [Int32]

  /// Where the system has no pipe left the signals do what they always do.
  init(_ numbers: [Int32]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      descriptor = -1
      writeDescriptor = -1
      self.numbers = []
      return
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    writeDescriptor = ends[1]
    handlerDescriptor.store(ends[1], ordering: .relaxed)
    self.numbers = numbers.filter(Self.handle)
    // Whoever started this program may have left them blocked.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for number in numbers { sigaddset(&unblocked, number) }
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
  }

  deinit {
    for number in numbers { signal(number, SIG_DFL) }
    handlerDescriptor.store(-1, ordering: .relaxed)
    if descriptor >= 0 { close(descriptor) }
    if writeDescriptor >= 0 { close(writeDescriptor) }
  }

  /// The number of the next signal that came, if one did.
  func next() -> Int32? {
    var number: UInt8 = 0
    return read(descriptor, &number, 1) == 1 ? Int32(number) : nil
  }

  /// Installs the handler; false for a signal that the caller's parent wants ignored, as `nohup`.
  private static func handle(_ number: Int32) -> Bool {
    let before = signal(number) { number in
      let saved = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(handlerDescriptor.load(ordering: .relaxed), &byte, 1)
      errno = saved
    }
    guard unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else {
      return true
    }
    signal(number, SIG_IGN)
    return false
  }
}
