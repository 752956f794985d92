extension VelocityEstimator {
  /// The way of the last 150 ms over its time, the first move included: GNOME Shell on a touchpad.
  ///
  /// Unlike libadwaita it opens with a move of 0 at the first move's stamp. It throws old moves away
  /// only where a young one follows: after a rest of over 150 ms the old speed survives.
  package static let gnomeShell = VelocityEstimator("gnome-shell") { samples, lift in
    guard samples.count > 1 else { return 0 }
    let last = samples.count - 1
    // Record 0 is the move of 0, stamped as record 1.
    func stamp(_ record: Int) -> Int64 { samples.stamp(max(record, 1)) }
    func isOld(_ record: Int, at microseconds: Int64) -> Bool {
      Microseconds.elapsed(from: stamp(record), to: microseconds) > SwipeHistory.microseconds
    }

    var first = 0
    for newest in 1...last {
      let now = newest < last ? stamp(newest + 1) : lift
      guard !isOld(newest, at: now) else { continue }
      while isOld(first, at: now) { first += 1 }
    }
    guard stamp(first) < stamp(last) else { return 0 }
    let seconds = samples.seconds(from: max(first, 1), to: last)
    return samples.displacement(from: first, to: last) / seconds
  }
}
