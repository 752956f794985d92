import Evdev
import Glibc
import Testing

@Suite struct EventLoopTests {
  @Test func `timers fire in the order of their deadlines, none before its own`() throws {
    let loop = try EventLoop()
    let start = loop.nowMicroseconds
    var fired: [String] = []
    let late = try DeadlineTimer(on: loop) { deadline in
      fired.append("late")
      #expect(deadline == start + 4000)
      #expect(loop.nowMicroseconds >= deadline)
      loop.exit(7)
    }
    let early = try DeadlineTimer(on: loop) { _ in fired.append("early") }
    let stopped = try DeadlineTimer(on: loop) { _ in fired.append("stopped") }
    try late.set(start + 4000)
    try stopped.set(start + 1000)
    try early.set(start + 2000)
    try stopped.set(nil)
    #expect(try loop.run() == 7)
    #expect(fired == ["early", "late"])
  }

  @Test func `a timer can be set again from its own action, and a past deadline fires`() throws {
    let loop = try EventLoop()
    let again = Again()
    again.timer = try DeadlineTimer(on: loop) { _ in
      again.count += 1
      if again.count == 3 { return loop.exit(0) }
      try? again.timer?.set(1)
    }
    try again.timer?.set(Int64.min)
    #expect(try loop.run() == 0)
    #expect(again.count == 3)
  }

  @Test func `a source let go in its own action is not called again`() throws {
    let loop = try EventLoop()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(write(ends[1], "x", 1) == 1)
    close(ends[1])
    let held = Held()
    held.source = try loop.onReadable(ends[0]) { readiness in
      held.seen.append(readiness)
      held.source = nil
    }
    let end = try DeadlineTimer(on: loop) { _ in loop.exit(0) }
    try end.set(loop.nowMicroseconds + 3000)
    #expect(try loop.run() == 0)
    #expect(held.seen == [[.readable, .hungUp]])
  }

  private final class Again {
    var timer: DeadlineTimer?
    var count = 0
  }

  private final class Held {
    var source: EventSource?
    var seen: [Readiness] = []
  }
}
