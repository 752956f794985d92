import CommandLineTool
package import Touch

extension DeviceSettings {
  /// The settings as they are given, such as `fingers=3` and `inverted`.
  package var words: [String] {
    var words: [String] = []
    func add(_ option: Option, _ value: String?) {
      if let value { words.append("\(option.name)=\(value)") }
    }
    func add(_ option: Option, _ number: Double?) {
      add(option, number.map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" })
    }
    switch fingers {
    case .exactly(let count): add(.fingers, "\(count)")
    case .any: add(.fingers, "any")
    case nil: break
    }
    add(.axis, axis?.rawValue)
    add(.slop, slopMillimetres)
    add(.pointsPerMillimetre, pointsPerMillimetre)
    add(.extraFingerPause, extraFingerPauseMilliseconds)
    add(.minimumVelocity, minimumVelocity)
    add(.maximumVelocity, maximumVelocity)
    if let scrollDirection { words.append(scrollDirection.rawValue) }
    add(.rotate, rotation.map { "\($0.degrees)" })
    add(.calibrationMatrix, calibration?.description)
    add(.estimator, estimator?.name)
    return words
  }
}
