import CommandLineTool
import PagerAnalysis
import PagerOptions
import Recordings

/// `pager-analyze decide` says where releases would land.
enum DecideCommand {
  static func run(_ words: [String]) -> Never {
    command.runAndExit(words) { arguments in
      try answerQuestions(arguments) { (json, bytes) throws(JSONFault) in
        try LandingQuestion(json: bytes).answer(to: &json)
      }
    }
  }

  private static let command = Command(
    name: "pager-analyze decide",
    summary: """
      Reads releases as JSON Lines on standard input and answers each on one line: the page, the \
      offset, the settle time and why.
      """,
    usage: ["[OPTIONS] < QUESTIONS"],
    options: [],
    sections: [
      .init(
        "A question",
        [
          #"{"strategy":"nearest-center","content_offset_pt":412.5,"velocity_pt_ms":0.4,"#,
          #" "current_page":1,"begin_offset_pt":240,"deceleration_rate":"fast","#,
          #" "layout":{"bounds_pt":375,"item_pt":275,"spacing_pt":15,"#,
          #"           "content_inset_pt":[50,50],"count":10}}   (on one line)"#,
          "",
          "Left out: velocity 0, the strategy's own rate, the page nearest the middle",
          "where the drag began, that page's offset as the begin. A strategy's parameters",
          #"go into its name or into "parameters":{"threshold_pages":0.25}."#,
        ]),
      .strategies,
      .init("Exit status", ["0  every line was answered", "1  a line got {\"error\":...}"]),
    ])
}
