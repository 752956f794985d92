import PagerAnalysis
import Paging
import Recordings

/// A line of JSON taken for everything that is read from JSON.
enum JSONCheck {
  static func line(_ line: ArraySlice<UInt8>) throws(Complaint) {
    try swipeLogLine(line)
    try answer(to: line, holding: ["target_content_offset_pt", "settle_ms"]) {
      (json, line) throws(JSONFault) in try LandingQuestion(json: line).answer(to: &json)
    }
    try answer(to: line, holding: []) {
      (json, line) throws(JSONFault) in try VelocityQuestion(json: line).answer(to: &json)
    }
    try layout(line)
  }

  /// A line that was read is written so that it reads the same.
  private static func swipeLogLine(_ bytes: ArraySlice<UInt8>) throws(Complaint) {
    guard let line = try? SwipeLogLine(json: bytes) else { return }
    if case .unknown = line { return }
    var json = JSONLine()
    line.write(to: &json)
    let again = try? SwipeLogLine(json: json.bytes)
    try require(again == line, "\(line) was read back as \(String(describing: again))")
  }

  private static func layout(_ bytes: ArraySlice<UInt8>) throws(Complaint) {
    guard let layout = try? PagerLayout(json: bytes) else { return }
    var json = JSONLine()
    json.line { $0.layout("layout", layout) }
    let again = try? PagerLayout(
      json: JSONMembers(JSONValue(parsing: json.bytes), of: "").value("layout") ?? .null)
    try require(again == layout, "\(layout) was read back as \(String(describing: again))")
  }

  /// An answer is one line of JSON with the numbers that belong there.
  private static func answer(
    to line: ArraySlice<UInt8>, holding numbers: [String],
    _ answer: (inout JSONLine, ArraySlice<UInt8>) throws(JSONFault) -> Void
  ) throws(Complaint) {
    var json = JSONLine()
    do throws(JSONFault) {
      try answer(&json, line)
    } catch {
      return try require(!error.reason.isEmpty, "a refusal without a reason")
    }
    let text = String(decoding: json.bytes, as: UTF8.self)
    guard let members = try? JSONMembers(JSONValue(parsing: json.bytes), of: "the answer") else {
      throw Complaint("the answer is no JSON: \(text)")
    }
    for key in numbers {
      guard case .number = members.value(key) else { throw Complaint("no \(key) in \(text)") }
    }
  }
}
