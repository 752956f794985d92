import Glibc

/// What the kernel says a finished process has cost.
struct Cost {
  var wallSeconds: Double
  var processorSeconds: Double
  var peakMemoryMegabytes: Double
}

struct ChildFailed: Error, CustomStringConvertible {
  let description: String
}

/// Runs `command` with its output thrown away and waits for it.
func run(_ command: [String]) throws -> Cost {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)

  let words = command.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var child = pid_t()
  let clock = ContinuousClock()
  let start = clock.now
  let failure = posix_spawnp(&child, command[0], &actions, nil, words, environ)
  guard failure == 0 else {
    let reason = String(cString: strerror(failure))
    throw ChildFailed(description: "cannot start \(command[0]): \(reason)")
  }
  var status: Int32 = 0
  var usage = rusage()
  while wait4(child, &status, 0, &usage) < 0 {
    guard errno == EINTR else { throw ChildFailed(description: "cannot wait for \(command[0])") }
  }
  let wall = clock.now - start
  guard status == 0 else {
    throw ChildFailed(description: "\(command.joined(separator: " ")) failed (status \(status))")
  }
  return Cost(
    wallSeconds: wall / .seconds(1),
    processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
    peakMemoryMegabytes: Double(usage.ru_maxrss) / 1024)
}

private func seconds(_ time: timeval) -> Double {
  Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
}

func makeTemporaryFolder() throws -> String {
  var template = Array("/tmp/pager-benchmark-XXXXXX".utf8CString)
  guard let folder = mkdtemp(&template) else {
    let reason = String(cString: strerror(errno))
    throw ChildFailed(description: "cannot make a folder in /tmp: \(reason)")
  }
  return String(cString: folder)
}
