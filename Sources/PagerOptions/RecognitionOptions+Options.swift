package import CommandLineTool
package import Touch

extension Option {
  package static let fingers = Option(
    "fingers", value: "N|any",
    help: "Fingers of a drag. Default: 1 on a touchscreen, 2 on a touchpad.")
  package static let axis = Option(
    "axis", value: "horizontal|vertical|both",
    help: "Axis of a drag; the pager pages along it. Default: the layout's axis.")
  package static let slop = Option(
    "slop-mm", value: "MM",
    help: "How far fingers move before it is a drag. Default: 1.6 on a touchscreen, 1.5 on a pad.")
  package static let pointsPerMillimetre = Option(
    "points-per-mm", value: "N",
    help: "Points of content travel per millimetre. Default: 6.3 on a touchscreen, 10.52 on a pad.")
  package static let extraFingerPause = Option(
    "extra-finger-pause-ms", value: "MS",
    help: "How long one finger too many may rest on a touchpad before it cancels. Default: 100.")
  package static let minimumVelocity = Option(
    "min-velocity-pt-s", value: "N", help: "Slower lifts count as still. Default: 50.")
  package static let maximumVelocity = Option(
    "max-velocity-pt-s", value: "N", help: "Faster lifts count as this fast. Default: 8000.")

  /// Every number of the recognition of drags.
  package static let recognition: [Option] = [
    fingers, axis, slop, pointsPerMillimetre, extraFingerPause, minimumVelocity, maximumVelocity,
  ]
}

extension Arguments {
  /// Whether no axis of drags was given, so that they go along the layout's.
  package var followsLayoutAxis: Bool { !contains(.axis) }
}

extension RecognitionOptions {
  /// Takes what the command line says; what it does not say stays.
  package mutating func apply(_ arguments: Arguments) throws(UsageError) {
    if let text = arguments.value(of: .fingers) {
      fingers = try fingerCount(text)
    }
    if let text = arguments.value(of: .axis) {
      guard let choice = AxisRequirement(rawValue: text) else {
        throw .invalidValue(.axis, text)
      }
      axis = choice
    }
    if let value = try arguments.number(of: .slop, in: 0...1000) { slopMillimetres = value }
    if let value = try arguments.number(of: .pointsPerMillimetre, in: 0.001...100_000) {
      pointsPerMillimetre = value
    }
    if let value = try arguments.number(of: .extraFingerPause, in: 0...60_000) {
      extraFingerPauseMilliseconds = value
    }
    if let value = try arguments.number(of: .minimumVelocity, in: 0...1_000_000) {
      minimumVelocity = value
    }
    if let value = try arguments.number(of: .maximumVelocity, in: 0...1_000_000) {
      maximumVelocity = value
    }
  }
}

/// The fingers of both hands.
private let fingerCounts = 1...10

private func fingerCount(_ text: String) throws(UsageError) -> FingerRequirement {
  if text == "any" { return .any }
  guard let count = Int(text), fingerCounts.contains(count) else {
    let bounds = "\(fingerCounts.lowerBound) to \(fingerCounts.upperBound)"
    throw .invalidValue(.fingers, text, expected: "a whole number from \(bounds), or any")
  }
  return .exactly(count)
}
