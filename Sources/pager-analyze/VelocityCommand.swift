import CommandLineTool
import PagerAnalysis
import Recordings
import Touch

/// `pager-analyze velocity` says how fast fingers were when they lifted.
enum VelocityCommand {
  static func run(_ words: [String]) -> Never {
    command.runAndExit(words) { arguments in
      try answerQuestions(arguments) { (json, bytes) throws(JSONFault) in
        try VelocityQuestion(json: bytes).answer(to: &json)
      }
    }
  }

  private static let command = Command(
    name: "pager-analyze velocity",
    summary: """
      Reads positions as JSON Lines on standard input and answers with the velocity at the lift, \
      or null where the estimator gives none.
      """,
    usage: ["[OPTIONS] < QUESTIONS"],
    options: [],
    sections: [
      .init(
        "A question and its answer",
        [
          #"{"estimator":"robust","samples":[[0,0],[8,9.5]],"lift_ms":16}"#,
          #"{"velocity_pt_s":1187.5}"#,
        ]),
      .init("Estimators", VelocityEstimators.all.map(\.name)),
      .init("Exit status", ["0  every line was answered", "1  a line got {\"error\":...}"]),
    ])
}
