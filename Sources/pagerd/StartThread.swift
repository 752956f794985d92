import Glibc

/// Runs `body` on a thread of its own; answers false where the system has none left.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  var thread = pthread_t()
  let context = Unmanaged.passRetained(ThreadBody(body))
  let code = pthread_create(
    &thread, nil,
    { context in
      if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
      return nil
    }, context.toOpaque())
  guard code == 0 else {
    context.release()
    return false
  }
  pthread_detach(thread)
  return true
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
