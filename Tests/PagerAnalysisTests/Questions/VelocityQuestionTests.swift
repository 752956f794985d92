import Recordings
import Testing

@testable import PagerAnalysis

@Suite struct VelocityQuestionTests {
  @Test(arguments: [
    (
      "the example of the help", #"{"estimator":"robust","samples":[[0,0],[8,9.5]],"lift_ms":16}"#,
      "1187.5"
    ),
    (
      "without a lift, at the last sample", #"{"estimator":"last-two","samples":[[0,0],[10,5]]}"#,
      "500"
    ),
    (
      "raw, below what a drag reports", #"{"estimator":"last-two","samples":[[0,0],[100,1]]}"#, "10"
    ),
    (
      "raw, above what a drag reports", #"{"estimator":"last-two","samples":[[0,0],[1,100]]}"#,
      "100000"
    ),
    ("no estimate", #"{"estimator":"lsq2","samples":[]}"#, "null"),
    ("a still finger", #"{"estimator":"robust","samples":[[0,0],[8,9]],"lift_ms":900}"#, "0"),
    ("keys of tomorrow", #"{"estimator":"last-two","samples":[[0,0],[10,5]],"x":{}}"#, "500"),
  ])
  func `a question and its answer`(name: String, question: String, velocity: String) throws {
    var json = JSONLine()
    try VelocityQuestion(json: question.utf8).answer(to: &json)
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == #"{"velocity_pt_s":\#(velocity)}"# + "\n",
      "\(name)")
  }

  @Test(arguments: [
    (#"{"samples":[]}"#, #""estimator" is missing; add it"#),
    (#"{"estimator":"robust"}"#, #""samples" is missing; add it"#),
    (#"{"estimator":"robust","samples":{}}"#, #""samples" is an object; expected an array"#),
    (
      #"{"estimator":"robust","samples":[[0]]}"#,
      #""samples" must hold pairs of numbers: [milliseconds, position]"#
    ),
    (
      #"{"estimator":"robust","samples":[[0,"0"]]}"#,
      #""samples" must hold pairs of numbers: [milliseconds, position]"#
    ),
    (
      #"{"estimator":"nope","samples":[]}"#,
      "unknown estimator \"nope\"; choose one of robust, libadwaita, gnome-shell, niri, lsq2, "
        + "impulse, chromium, flutter, ios, macos, last-two"
    ),
    (
      #"{"estimator":"robust","samples":[],"lift_ms":"soon"}"#,
      #""lift_ms" is a string; expected a number"#
    ),
  ])
  func `what cannot be answered says why`(question: String, reason: String) {
    #expect(throws: JSONFault(reason)) { try VelocityQuestion(json: question.utf8) }
  }
}
