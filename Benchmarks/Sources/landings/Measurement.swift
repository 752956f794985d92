import CAllocationCounter
import Figures
import Glibc

/// What one step costs: the median time, the median ratio to the yardstick, and its allocations.
struct Figure {
  let name: String
  let nanoseconds: Double
  let clockNanoseconds: Double
  let ratio: Double
  /// Of all steps of a run together.
  let allocations: UInt
}

/// Repeats `run`, which takes some steps and returns what they add up to, in turn with the yardstick.
func measure(_ name: String, steps: Int, runs: Int, _ run: () -> Double) -> Figure {
  let allocations = countAllocations(of: run)

  var times: [Double] = []
  var clockTimes: [Double] = []
  for _ in 0..<runs {
    clockTimes.append(nanoseconds(of: { readClock(times: steps) }) / Double(steps))
    times.append(nanoseconds(of: run) / Double(steps))
  }
  return Figure(
    name: name, nanoseconds: median(times), clockNanoseconds: median(clockTimes),
    ratio: median(zip(times, clockTimes).map { $0 / $1 }), allocations: allocations)
}

/// How often `run` asks for memory, once whatever is made only once has been made.
private func countAllocations(of run: () -> Double) -> UInt {
  consume(run())
  let before = allocation_count()
  consume(run())
  return allocation_count() - before
}

struct CounterIsWrong: Error, CustomStringConvertible {
  let description = "the allocation counter miscounts known allocations, so its zeros mean nothing"
}

/// Allocates a known number of times from C and from Swift, and throws unless that is what counts.
func proveThatAllocationsCount() throws {
  let fromC = countAllocations {
    for _ in 0..<3 {
      let memory = malloc(64)
      consume(memory)
      free(memory)
    }
    return 0
  }
  let fromSwift = countAllocations {
    let array = [Double](unsafeUninitializedCapacity: 64) { _, count in count = 0 }
    consume(array)
    return 0
  }
  guard fromC == 3, fromSwift == 1 else { throw CounterIsWrong() }
}

/// Makes the optimiser believe that a value is needed.
@inline(never) @_optimize(none)
private func consume<Value>(_ value: Value) {}

private func nanoseconds(of run: () -> Double) -> Double {
  let start = monotonicNanoseconds()
  let sum = run()
  let end = monotonicNanoseconds()
  consume(sum)
  return end - start
}

private func readClock(times: Int) -> Double {
  var sum = 0.0
  for _ in 0..<times { sum += monotonicNanoseconds() }
  return sum
}

private func monotonicNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
