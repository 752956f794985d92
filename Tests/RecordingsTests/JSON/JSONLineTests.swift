import Foundation
import Recordings
import Testing
import TestSupport

@Suite struct JSONLineTests {
  private func text(_ members: (inout JSONLine) -> Void) -> String {
    var json = JSONLine()
    json.line(members)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `keys stand in the order they were given`() {
    let line = text { row in
      row.string("b", "x")
      row.integer("a", -7)
      row.boolean("yes", true)
      row.null("none")
      row.numbers("lengths", [1, 2.5])
      row.integers("pages", [3, 4])
      row.strings("names", ["p", "q"])
      row.object("inner") { inner in
        inner.integer("x", 1)
        inner.object("empty") { _ in }
      }
      row.objects("list", [1, 2]) { $0.integer("n", $1) }
      row.numbers("nothing", [])
      row.string("last", nil)
    }
    #expect(
      line == """
        {"b":"x","a":-7,"yes":true,"none":null,"lengths":[1,2.5],"pages":[3,4],"names":["p","q"],\
        "inner":{"x":1,"empty":{}},"list":[{"n":1},{"n":2}],"nothing":[],"last":null}

        """)
  }

  @Test(
    arguments: [
      ("whole", 530, "530", "530.0"), ("zero", 0, "0", "0.0"),
      ("negative zero", -0.0, "-0", "-0.0"),
      ("fraction", -13.6, "-13.6", "-13.6"),
      ("third", 1.0 / 3, "0.3333333333333333", "0.3333333333333333"),
      ("large", 1e16, "10000000000000000", "10000000000000000.0"),
      (
        "large with many digits", 1.2345678901234567e19, "12345678901234567000",
        "12345678901234567000.0"
      ),
      ("small", 1.5e-5, "0.000015", "0.000015"),
      ("negative small", -1e-7, "-0.0000001", "-0.0000001"),
      ("not a number", .nan, "null", "null"), ("infinity", .infinity, "null", "null"),
      ("minus infinity", -.infinity, "null", "null"),
    ] as [(name: String, value: Double, number: String, decimal: String)])
  func `numbers have neither exponents nor surprises`(
    _ example: (name: String, value: Double, number: String, decimal: String)
  ) {
    #expect(text { $0.number("x", example.value) } == "{\"x\":\(example.number)}\n")
    #expect(text { $0.decimal("x", example.value) } == "{\"x\":\(example.decimal)}\n")
  }

  @Test func `any double reads back as it was`() throws {
    let seed: UInt64 = 3
    var random = SeededRandom(seed: seed)
    for round in 0..<5000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      var json = JSONLine()
      json.line { row in
        row.number("n", value)
        row.decimal("d", value)
      }
      let members = try JSONMembers(JSONValue(parsing: json.bytes), of: "the line")
      #expect(try members.number("n") == value, "round \(round) of seed \(seed)")
      #expect(try members.number("d") == value, "round \(round) of seed \(seed)")
      #expect(!json.bytes.contains(UInt8(ascii: "e")), "round \(round) of seed \(seed)")
    }
  }

  @Test(
    arguments: [
      ("quotation mark and backslash", "a\"b\\c", #""a\"b\\c""#),
      ("line breaks and tab", "a\nb\rc\td", #""a\nb\rc\td""#),
      ("other control characters", "\u{0}\u{8}\u{c}\u{1f}\u{7f}", "\"\\u0000\\b\\f\\u001f\u{7f}\""),
      ("other scripts", "é漢🙂", "\"é漢🙂\""),
    ] as [(name: String, value: String, expected: String)])
  func `strings are escaped where JSON asks for it`(
    _ example: (name: String, value: String, expected: String)
  ) {
    #expect(text { $0.string("x", example.value) } == "{\"x\":\(example.expected)}\n")
    #expect(text { $0.integer(example.value, 1) } == "{\(example.expected):1}\n")
  }

  @Test func `bytes that are no UTF-8 become replacement characters`() {
    #expect(text { $0.string("x", bytes: [0x61, 0xff, 0x62]) } == "{\"x\":\"a\u{fffd}b\"}\n")
  }

  @Test func `one buffer serves many rows`() {
    var json = JSONLine()
    json.line { $0.integer("a", 1) }
    json.line { $0.integer("b", 2) }
    #expect(String(decoding: json.bytes, as: UTF8.self) == "{\"a\":1}\n{\"b\":2}\n")
    json.removeAll()
    #expect(json.bytes.isEmpty)
    json.line { $0.integer("c", 3) }
    #expect(String(decoding: json.bytes, as: UTF8.self) == "{\"c\":3}\n")
  }

  @Test func `another reader agrees with every random string`() throws {
    let seed: UInt64 = 4
    var random = SeededRandom(seed: seed)
    for round in 0..<2000 {
      let scalars = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
        Unicode.Scalar(
          UInt32.random(in: 0...(Bool.random(using: &random) ? 0x80 : 0x10ffff), using: &random))
      }
      let value = String(String.UnicodeScalarView(scalars))
      var json = JSONLine()
      json.line { $0.string("x", value) }
      let read = try JSONDecoder().decode([String: String].self, from: Data(json.bytes))
      #expect(read == ["x": value], "round \(round) of seed \(seed)")
      let own = try JSONMembers(JSONValue(parsing: json.bytes), of: "the line")
      #expect(try own.string("x") == value, "round \(round) of seed \(seed)")
    }
  }
}
