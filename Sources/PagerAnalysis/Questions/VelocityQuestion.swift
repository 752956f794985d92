package import Recordings
import Touch

/// One question of `velocity`: positions, and the estimator that makes a speed of them.
package struct VelocityQuestion {
  private let estimator: VelocityEstimator
  private let samples: AxisSamples
  private let liftMicroseconds: Int64

  package init(json: some Collection<UInt8>) throws(JSONFault) {
    let question = try JSONMembers(JSONValue(parsing: json), of: "the question")
    estimator = try Self.estimator(question.required("estimator", question.string))
    let pairs = try question.required("samples", question.array).map(Self.sample)
    samples = AxisSamples(pairs)
    let liftMilliseconds = try question.number("lift_ms") ?? pairs.last?.milliseconds ?? 0
    liftMicroseconds = Microseconds.rounding(milliseconds: liftMilliseconds)
  }

  /// Appends the answer as one line; without the recognizer's limits, to six decimals.
  package func answer(to json: inout JSONLine) {
    let velocity = estimator.velocity(of: samples, liftMicroseconds: liftMicroseconds)
    json.line { $0.number("velocity_pt_s", velocity.map(sixDecimals)) }
  }

  private static func estimator(_ name: String) throws(JSONFault) -> VelocityEstimator {
    guard let estimator = VelocityEstimators.named(name) else {
      let known = VelocityEstimators.all.map(\.name).joined(separator: ", ")
      throw JSONFault("unknown estimator \"\(name)\"; choose one of \(known)")
    }
    return estimator
  }

  private static func sample(
    _ value: JSONValue
  ) throws(JSONFault) -> (milliseconds: Double, position: Double) {
    guard case .array(let pair) = value, pair.count == 2, case .number(let time) = pair[0],
      case .number(let position) = pair[1]
    else { throw JSONFault("\"samples\" must hold pairs of numbers: [milliseconds, position]") }
    return (time, position)
  }
}
