/// What people may ask for, wherever it is written down; ours, far wider than any use.
extension RecognitionOptions {
  /// The fingers of both hands.
  package static let fingerCounts = 1...10
  package static let slopMillimetreRange = 0.0...1000
  package static let pointsPerMillimetreRange = 0.001...100_000
  package static let extraFingerPauseMillisecondRange = 0.0...60_000
  /// Points per second.
  package static let velocityRange = 0.0...1_000_000
}
