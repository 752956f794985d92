import Glibc

/// What can wait in front of a writer.
protocol WriterBatch: Sendable {
  init()
  var isEmpty: Bool { get }
  /// What counts against the queue's capacity.
  var weight: Int { get }
  mutating func append(contentsOf other: Self)
  /// Empties it and keeps its memory.
  mutating func removeAll()
}

/// A thread that writes behind a bounded queue, so that a slow disk or reader never delays a frame.
///
/// Two batches change places, the one that waits and the one that is being written; once they have
/// grown nothing is allocated any more.
final class WriterThread<Batch: WriterBatch>: @unchecked Sendable {
  private let capacity: Int
  private let body: @Sendable (WriterThread) -> Void
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  // All below are guarded by the lock.
  private var waiting = Batch()
  private var isClosed = false
  private var hasEnded = false

  /// Starts the thread, which runs `body`; the signals must be blocked before.
  init(capacity: Int, body: @escaping @Sendable (WriterThread) -> Void) {
    self.capacity = capacity
    self.body = body
    lock = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
    guard !startThread({ [self] in run() }) else { return }
    Log.error("cannot start a thread; nothing is written")
    hasEnded = true
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  private func run() {
    body(self)
    locked {
      hasEnded = true
      pthread_cond_broadcast(changed)
    }
  }

  /// For the thread: waits for something to write; false when nothing will come any more.
  func next(_ batch: inout Batch) -> Bool {
    batch.removeAll()
    return locked {
      while waiting.isEmpty, !isClosed { pthread_cond_wait(changed, lock) }
      swap(&batch, &waiting)
      return !batch.isEmpty
    }
  }

  /// Answers false, and takes nothing, if there is no room; after the end everything is taken and
  /// forgotten.
  func push(_ batch: Batch, exceedingCapacity: Bool = false) -> Bool {
    locked {
      if hasEnded { return true }
      guard exceedingCapacity || waiting.weight + batch.weight <= capacity else { return false }
      waiting.append(contentsOf: batch)
      pthread_cond_broadcast(changed)
      return true
    }
  }

  /// Nothing more comes; the thread writes what waits and ends.
  func close() {
    locked {
      isClosed = true
      pthread_cond_broadcast(changed)
    }
  }

  /// Answers whether the thread has ended within some seconds.
  func hasEnded(withinSeconds seconds: Int) -> Bool {
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    deadline.tv_sec += seconds
    return locked {
      while !hasEnded {
        if pthread_cond_timedwait(changed, lock, &deadline) != 0 { break }
      }
      return hasEnded
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
