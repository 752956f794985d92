import Glibc

/// The machine's clock, read nowhere else.
enum MonotonicClock {
  private static let microsecondsPerSecond: Int64 = 1_000_000
  private static let nanosecondsPerMicrosecond: Int64 = 1000

  /// Microseconds since some moment in the past; never steps back, unlike the time of day.
  static var microseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * microsecondsPerSecond
      + Int64(time.tv_nsec) / nanosecondsPerMicrosecond
  }
}
