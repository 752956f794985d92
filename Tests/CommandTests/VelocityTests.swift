import Foundation
import TestSupport
import Testing

@Suite struct VelocityTests {
  @Test func `every worked case in one go`() throws {
    let file = repositoryRoot.appending(
      components: "Tests", "TouchTests", "Vectors", "velocity.json")
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let cases = try #require(value as? [[String: Any]])
    var questions = Data()
    var wanted: [(name: String, velocity: Double?)] = []
    for example in cases {
      let estimators = try #require(example["expect"] as? [String: Any])
      for (estimator, velocity) in estimators.sorted(by: { $0.key < $1.key }) {
        let question: [String: Any] = [
          "estimator": estimator, "samples": example["samples"] ?? [],
          "lift_ms": example["lift_ms"] ?? 0,
        ]
        questions += try JSONSerialization.data(withJSONObject: question) + Data("\n".utf8)
        wanted.append(("\(estimator): \(example["name"] ?? "")", velocity as? Double))
      }
    }
    #expect(wanted.count == 17 * 11)
    let result = try run("pager-analyze", ["velocity"], input: questions)
    #expect(result.exitStatus == 0)
    let answers = try objects(result.standardOutput)
    #expect(answers.count == wanted.count)
    for (answer, (name, expected)) in zip(answers, wanted) {
      let velocity = answer["velocity_pt_s"] as? Double
      #expect((velocity == nil) == (expected == nil), "\(name)")
      guard let velocity, let expected else { continue }
      #expect(abs(velocity - expected) <= 1e-3 * max(1, abs(expected)), "\(name): \(velocity)")
    }
  }

  @Test(arguments: [
    #"{"estimator":"x","samples":[]}"#, #"{"samples":[]}"#, #"{"estimator":"robust"}"#,
    #"{"estimator":"robust","samples":[[0]]}"#, #"{"estimator":"robust","samples":[[0,null]]}"#,
    #"{"estimator":"robust","samples":[[0,NaN]]}"#, "x",
  ])
  func `a line that cannot be answered says why in its place`(line: String) throws {
    let good = #"{"estimator":"last-two","samples":[[0,0],[10,5]]}"#
    let result = try run(
      "pager-analyze", ["velocity"], input: Data("\(line)\n\(good)\n".utf8))
    #expect(result.exitStatus == 1)
    let answers = try objects(result.standardOutput)
    #expect(answers.count == 2)
    #expect(answers.first?["error"] is String)
    #expect(answers.last?["velocity_pt_s"] as? Double == 500)
  }
}
