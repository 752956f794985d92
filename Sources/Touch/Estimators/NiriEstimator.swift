extension VelocityEstimator {
  /// All moves of the last 150 ms over the time from the first of them to the lift: niri.
  ///
  /// The lift is a move of 0, so a rest before it slows the result down.
  package static let niri = VelocityEstimator("niri") { samples, lift in
    var first = samples.count
    while first > 1, samples.age(of: first - 1, at: lift) <= SwipeHistory.microseconds {
      first -= 1
    }
    guard first < samples.count, samples.stamp(first) < lift else { return 0 }
    let way = samples.displacement(from: first - 1, to: samples.count - 1)
    return way / (Double(samples.age(of: first, at: lift)) / Microseconds.perSecond)
  }
}
