import Foundation
import TestSupport
import Testing

@Suite struct DecideTests {
  @Test func `every worked case in one go`() throws {
    let file = repositoryRoot.appending(components: "Tests", "PagingTests", "Vectors", "seeds.json")
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let strategies = try #require(value as? [String: [[String: Any]]])
    var questions = Data()
    var wanted: [(name: String, answer: [String: Any])] = []
    for (strategy, cases) in strategies.sorted(by: { $0.key < $1.key }) {
      for (index, example) in cases.enumerated() {
        var question = example
        let answer = try #require(question.removeValue(forKey: "expect") as? [String: Any])
        question["strategy"] = strategy
        questions += try JSONSerialization.data(withJSONObject: question) + Data("\n".utf8)
        wanted.append(("\(strategy) \(index)", answer))
      }
    }
    #expect(wanted.count == 7 * 28)
    let result = try run("pager-analyze", ["decide"], input: questions)
    #expect(result.exitStatus == 0)
    let answers = try objects(result.standardOutput)
    #expect(answers.count == wanted.count)
    for (answer, (name, expected)) in zip(answers, wanted) {
      #expect(answer["page"] as? Int == expected["page"] as? Int, "\(name)")
      let target = try #require(answer["target_content_offset_pt"] as? Double)
      let right = try #require(expected["target_content_offset_pt"] as? Double)
      #expect(abs(target - right) <= 1e-6 * max(1, abs(right)), "\(name)")
      #expect(answer["settle_ms"] is NSNumber && answer["why"] is String, "\(name)")
    }
  }

  @Test(arguments: [
    ("unknown strategy", #"{"strategy":"x","layout":{},"content_offset_pt":0}"#),
    (
      "unknown parameter",
      #"{"strategy":"one-page","parameters":{"x":1},"layout":{},"content_offset_pt":0}"#
    ),
    ("no strategy", #"{"layout":{},"content_offset_pt":0}"#),
    ("strategy of a wrong type", #"{"strategy":1,"layout":{},"content_offset_pt":0}"#),
    ("no items", #"{"strategy":"round","layout":{"count":0},"content_offset_pt":0}"#),
    (
      "no stride",
      #"{"strategy":"round","layout":{"item_pt":9,"spacing_pt":-9},"content_offset_pt":0}"#
    ),
    ("no bounds", #"{"strategy":"round","layout":{"bounds_pt":0},"content_offset_pt":0}"#),
    ("layout of a wrong type", #"{"strategy":"round","layout":"x","content_offset_pt":0}"#),
    ("no layout", #"{"strategy":"round","content_offset_pt":0}"#),
    ("not a number", #"{"strategy":"round","layout":{},"content_offset_pt":NaN}"#),
    ("beyond numbers", #"{"strategy":"round","layout":{},"content_offset_pt":1e999}"#),
    ("a number as text", #"{"strategy":"round","layout":{},"content_offset_pt":"1"}"#),
    ("no offset", #"{"strategy":"round","layout":{}}"#),
    ("no JSON", "where would it land?"),
    ("half an object", #"{"strategy":"round","#),
    ("two objects", #"{} {}"#),
    ("an array", "[1,2]"),
    ("bytes that are no text", "\u{0}\u{1}\u{2}"),
  ])
  func `a line that cannot be answered says why in its place`(name: String, line: String) throws {
    let good = #"{"strategy":"round","layout":{},"content_offset_pt":400}"#
    let input = Data("\(good)\n\(line)\n\n\(good)".utf8)
    let result = try run("pager-analyze", ["decide"], input: input)
    #expect(result.exitStatus == 1)
    #expect(result.standardError.isEmpty)
    let answers = try objects(result.standardOutput)
    #expect(answers.map { $0["page"] as? Int } == [1, nil, 1])
    try #require(answers.count == 3)
    let reason = try #require(answers[1]["error"] as? String)
    #expect(answers[1].count == 1 && reason.count > 8, "\(reason)")
  }

  @Test func `no question, no answer`() throws {
    for input in ["", "\n", " \n\t\n\r\n"] {
      let result = try run("pager-analyze", ["decide"], input: Data(input.utf8))
      #expect(result == ProgramResult(standardOutput: "", standardError: "", exitStatus: 0))
    }
  }

  @Test func `an asker may wait for each answer before asking on`() throws {
    let folder = try ScratchFolder()
    let result = try runShell(
      """
      cd \(folder.path) && mkfifo questions answers
      timeout 20 pager-analyze decide <questions >answers &
      exec 3>questions 4<answers
      for offset in 0 400 800; do
        printf '{"strategy":"round","layout":{},"content_offset_pt":%s}\\n' $offset >&3
        timeout 20 head -n 1 <&4 | cut -c 1-9
      done
      exec 3>&-
      wait
      """)
    #expect(result.standardOutput == "{\"page\":0\n{\"page\":1\n{\"page\":2\n")
  }
}
