import Paging
import Recordings
import Testing

@testable import PagerAnalysis

@Suite struct LandingQuestionTests {
  @Test(
    arguments: [
      (
        "all that it may hold",
        #"""
        {"strategy":"nearest-center","layout":{"bounds_pt":375,"item_pt":275,"spacing_pt":15,\#
        "content_inset_pt":[50,50],"section_inset_pt":[0,0],"count":10},"content_offset_pt":412.5,\#
        "velocity_pt_ms":0.4,"deceleration_rate":"fast","current_page":1,"begin_offset_pt":240}
        """#,
        2, 530.0
      ),
      // 0.4 pt/ms coasts 199.6 points at the normal rate, which is its own, and 39.6 at the fast one.
      (
        "its own rate",
        #"{"strategy":"nearest-center","layout":{},"content_offset_pt":412.5,"velocity_pt_ms":0.4}"#,
        2, 750
      ),
      (
        "the fast rate",
        #"""
        {"strategy":"nearest-center","layout":{},"content_offset_pt":412.5,"velocity_pt_ms":0.4,\#
        "deceleration_rate":"fast"}
        """#, 1, 375
      ),
      (
        "a rate as a number",
        #"""
        {"strategy":"nearest-center","layout":{},"content_offset_pt":412.5,"velocity_pt_ms":0.4,\#
        "deceleration_rate":0.998}
        """#, 2, 750
      ),
      ("no velocity", #"{"strategy":"round","layout":{},"content_offset_pt":500}"#, 1, 375),
      // Page 1 is nearest the middle of where the drag began, so page 2 is as far as it goes.
      (
        "the current page from the begin",
        #"""
        {"strategy":"one-page","layout":{},"content_offset_pt":1500,"begin_offset_pt":400,\#
        "velocity_pt_ms":1}
        """#, 2, 750
      ),
      (
        "the current page from the release, where no begin is told",
        #"{"strategy":"one-page","layout":{},"content_offset_pt":1500,"velocity_pt_ms":9}"#, 5, 1875
      ),
      // The drag began at page 2's rest, before where it coasts to: the last of the visible items.
      (
        "the begin from the current page",
        #"""
        {"strategy":"settle-visible","layout":{},"content_offset_pt":900,"velocity_pt_ms":-0.1,\#
        "current_page":2}
        """#, 3, 1125
      ),
      (
        "null as if it were not there",
        #"{"strategy":"round","layout":{},"content_offset_pt":500,"velocity_pt_ms":null}"#, 1, 375
      ),
      (
        "keys of tomorrow",
        #"{"strategy":"round","layout":{"x":1},"content_offset_pt":500,"display_density":2}"#, 1,
        375
      ),
      // 0.1 pt/ms coasts 9.9 points, to page 1.36.
      (
        "a threshold that is passed",
        #"""
        {"strategy":"one-page","parameters":{"threshold_pages":0.3},"layout":{},\#
        "content_offset_pt":500,"velocity_pt_ms":0.1}
        """#, 2, 750
      ),
      (
        "a threshold in the strategy's name",
        #"""
        {"strategy":"one-page:threshold_pages=0.4","layout":{},"content_offset_pt":500,\#
        "velocity_pt_ms":0.1}
        """#, 1, 375
      ),
      (
        "a parameter replaces that of the name",
        #"""
        {"strategy":"one-page:threshold_pages=0.3","parameters":{"threshold_pages":0.4},\#
        "layout":{},"content_offset_pt":500,"velocity_pt_ms":0.1}
        """#, 1, 375
      ),
      (
        "no parameter in the parameters",
        #"""
        {"strategy":"round","parameters":{"threshold_pages":null},"layout":{},\#
        "content_offset_pt":500}
        """#, 1, 375
      ),
      ("no snap", #"{"strategy":"settle-visible","layout":{},"content_offset_pt":500}"#, nil, 500),
    ] as [(String, String, Int?, Double)])
  func `a question and its answer`(name: String, question: String, page: Int?, target: Double)
    throws
  {
    var json = JSONLine()
    try LandingQuestion(json: question.utf8).answer(to: &json)
    let text = String(decoding: json.bytes, as: UTF8.self)
    let number = page.map { "\($0)" } ?? "null"
    let start = #"{"page":\#(number),"target_content_offset_pt":\#(Int(target)),"settle_ms":"#
    #expect(text.hasPrefix(start), "\(name): \(text)")
    #expect(text.contains(#","why":""#) && text.hasSuffix("\"}\n"), "\(name)")
  }

  @Test(arguments: [
    (#"{"layout":{},"content_offset_pt":0}"#, #""strategy" is missing; add it"#),
    (#"{"strategy":"round","content_offset_pt":0}"#, #""layout" is missing; add it"#),
    (#"{"strategy":"round","layout":{}}"#, #""content_offset_pt" is missing; add it"#),
    (
      #"{"strategy":"nope","layout":{},"content_offset_pt":0}"#,
      "unknown strategy 'nope'; choose from paging, round, directional, directional-ceil, "
        + "one-page, settle-visible, nearest-center"
    ),
    (
      #"{"strategy":"one-page:x=1","layout":{},"content_offset_pt":0}"#,
      "unknown parameter 'x' of one-page; choose from threshold_pages"
    ),
    (
      #"{"strategy":"one-page","parameters":{"x":1},"layout":{},"content_offset_pt":0}"#,
      "unknown parameter 'x' of one-page; choose from threshold_pages"
    ),
    (
      #"{"strategy":"round","parameters":{"x":[]},"layout":{},"content_offset_pt":0}"#,
      "unknown parameter 'x' of round; it has none"
    ),
    (
      #"""
      {"strategy":"directional","parameters":{"threshold_pages":1.5},"layout":{},\#
      "content_offset_pt":0}
      """#, "threshold_pages of directional takes a number from 0 to 1, not 1.5"
    ),
    (
      #"""
      {"strategy":"directional","parameters":{"threshold_pages":"0.5"},"layout":{},\#
      "content_offset_pt":0}
      """#, "threshold_pages of directional takes a number from 0 to 1, not a string"
    ),
    (
      #"{"strategy":"one-page","parameters":[0.2],"layout":{},"content_offset_pt":0}"#,
      #""parameters" is an array; expected an object"#
    ),
    (
      #"{"strategy":7,"layout":{},"content_offset_pt":0}"#,
      #""strategy" is a number; expected a string"#
    ),
    (
      #"{"strategy":"round","layout":[],"content_offset_pt":0}"#,
      "the layout is an array; expected an object"
    ),
    (
      #"{"strategy":"round","layout":{"count":0},"content_offset_pt":0}"#,
      "the layout cannot be paged: the item count is 0, give at least 1 item"
    ),
    (
      #"{"strategy":"round","layout":{},"content_offset_pt":"0"}"#,
      #""content_offset_pt" is a string; expected a number"#
    ),
    (
      #"{"strategy":"round","layout":{},"content_offset_pt":0,"deceleration_rate":1}"#,
      #""deceleration_rate" must be "normal", "fast" or a number between 0 and 1"#
    ),
    (
      #"{"strategy":"round","layout":{},"content_offset_pt":0,"deceleration_rate":"slow"}"#,
      #""deceleration_rate" must be "normal", "fast" or a number between 0 and 1"#
    ),
    (
      #"{"strategy":"round","layout":{},"content_offset_pt":0,"current_page":1.5}"#,
      #""current_page" is 1.5; expected a whole number in range"#
    ),
    ("[]", "the question is an array; expected an object"),
  ])
  func `what cannot be answered says why`(question: String, reason: String) {
    #expect(throws: JSONFault(reason)) { try LandingQuestion(json: question.utf8) }
  }

  @Test func `the largest numbers are answered like any others`() throws {
    for strategy in PagingStrategies.all.map(\.name) {
      for page in ["-9223372036854775808", "9007199254740992"] {
        for offset in ["1e308", "-1e308", "-0"] {
          let question =
            #"{"strategy":"\#(strategy)","layout":{},"content_offset_pt":\#(offset),"#
            + #""velocity_pt_ms":-1e308,"current_page":\#(page),"begin_offset_pt":1e308}"#
          var json = JSONLine()
          try LandingQuestion(json: question.utf8).answer(to: &json)
          let text = String(decoding: json.bytes, as: UTF8.self)
          #expect(!text.contains("nan") && !text.contains(#""settle_ms":null"#), "\(question)")
        }
      }
    }
  }
}
