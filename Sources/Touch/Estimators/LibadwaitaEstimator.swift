extension VelocityEstimator {
  /// The way of the last 150 ms over its time, the first move left out: `AdwSwipeTracker`, touch.
  package static let libadwaita = VelocityEstimator("libadwaita") { samples, lift in
    let last = samples.count - 1
    var first = samples.count
    while first > 1, samples.age(of: first - 1, at: lift) <= SwipeHistory.microseconds {
      first -= 1
    }
    guard first < last, samples.stamp(first) < samples.stamp(last) else { return 0 }
    return samples.displacement(from: first, to: last) / samples.seconds(from: first, to: last)
  }
}

/// The moves that GNOME's swipe trackers and niri's keep.
enum SwipeHistory {
  /// 150 ms: `EVENT_HISTORY_THRESHOLD_MS` of `AdwSwipeTracker`, `HISTORY_LIMIT` of niri.
  static let microseconds: Int64 = 150_000
}
