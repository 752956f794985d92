import Foundation
import Recordings
import Testing
import TestSupport

@Suite struct JSONValueTests {
  private func fault(_ text: String) -> String? {
    do throws(JSONFault) {
      _ = try JSONValue(parsing: text.utf8)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `every kind of value is read`() throws {
    let text = #" { "a" : [ 1 , -2.5e1 , 0, 1E2 ] , "b":{"c":null},"d":true,"e":false,"f":"x" } "#
    #expect(
      try JSONValue(parsing: text.utf8)
        == .object([
          "a": .array([.number(1), .number(-25), .number(0), .number(100)]),
          "b": .object(["c": .null]), "d": .boolean(true), "e": .boolean(false), "f": .string("x"),
        ]))
  }

  @Test(
    arguments: [
      ("short escapes", #""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
      ("code units", #""\u0041\u00e9\u6F22""#, "Aé漢"),
      ("a surrogate pair", #""\ud83d\ude42""#, "🙂"),
      ("a lone lead", #""\ud83dx""#, "\u{fffd}x"),
      ("a lone trail", #""\ude42""#, "\u{fffd}"),
      ("a lead before no trail", #""\ud83d\u0041""#, "\u{fffd}"),
    ] as [(name: String, json: String, expected: String)])
  func `escapes are undone`(_ example: (name: String, json: String, expected: String)) throws {
    #expect(try JSONValue(parsing: example.json.utf8) == .string(example.expected))
  }

  @Test(
    arguments: [
      ("nothing", "", "the JSON ends early; expected a value"),
      ("cut off in an object", #"{"a":1"#, "the JSON ends early; expected \",\" or \"}\""),
      ("cut off in a string", #"{"a"#, "the JSON ends early; expected a closing quotation mark"),
      ("no key", "{1:2}", "the JSON has \"1\" at byte 2; expected a key in quotation marks"),
      ("a comma too many", "[1,]", "the JSON has \"]\" at byte 4; expected a value"),
      ("a word", "nul", "the JSON ends early; expected \"null\""),
      ("not a number", #"{"a":NaN}"#, "the JSON has \"N\" at byte 6; expected a value"),
      ("a plus sign", "+1", "the JSON has \"+\" at byte 1; expected a value"),
      (
        "a leading zero", "01",
        "the JSON has a number with a leading zero at byte 1; write it without"
      ),
      ("a bare point", "1.", "the JSON ends early; expected a value"),
      (
        "a number beyond a double", "1e999",
        "the JSON has a number beyond a double at byte 1; write a smaller one"
      ),
      ("two values", "1 2", "the JSON has \"2\" at byte 3; expected the end of the line"),
      (
        "a raw control character", "\"a\tb\"",
        "the JSON has \"?\" at byte 3; expected an escape for a control character"
      ),
      ("an unknown escape", #""\x""#, "the JSON has \"x\" at byte 3; expected a JSON escape"),
      (
        "half a code unit", #""\u12g""#,
        "the JSON has \"g\" at byte 6; expected four hexadecimal digits"
      ),
    ] as [(name: String, json: String, expected: String)])
  func `what is no JSON is refused with its place`(
    _ example: (name: String, json: String, expected: String)
  ) {
    #expect(fault(example.json) == example.expected)
  }

  @Test func `nesting is bounded`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(fault(deep) == "the JSON is nested deeper than 64 levels; flatten it")
    let fits = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(fault(fits) == nil)
  }

  @Test func `members are read by kind, and null counts as absent`() throws {
    let text =
      #"{"n":1.5,"i":3,"s":"x","b":true,"a":[1,2],"l":[[0,0],[8,9.5]],"o":{"k":1},"z":null}"#
    let members = try JSONMembers(JSONValue(parsing: text.utf8), of: "the line")
    #expect(try members.number("n") == 1.5)
    #expect(try members.integer("i") == 3)
    #expect(try members.string("s") == "x")
    #expect(try members.boolean("b") == true)
    #expect(try members.numbers("a") == [1, 2])
    #expect(try members.numberLists("l") == [[0, 0], [8, 9.5]])
    #expect(try members.object("o")?.number("k") == 1)
    #expect(try members.string("z") == nil)
    #expect(try members.number("missing") == nil)
  }

  @Test func `a member of the wrong kind is named`() throws {
    let text = #"{"n":"1","i":1.5,"big":1e30,"a":[1,"2"],"o":3}"#
    let members = try JSONMembers(JSONValue(parsing: text.utf8), of: "the line")
    #expect(throws: JSONFault("\"n\" is a string; expected a number")) { try members.number("n") }
    #expect(throws: JSONFault("\"i\" is 1.5; expected a whole number in range")) {
      try members.integer("i")
    }
    #expect(throws: JSONFault("\"big\" is 1e+30; expected a whole number in range")) {
      try members.integer("big")
    }
    #expect(throws: JSONFault("\"a\" holds a string; expected numbers only")) {
      try members.numbers("a")
    }
    #expect(throws: JSONFault("\"a\" holds a number; expected arrays of numbers")) {
      try members.numberLists("a")
    }
    #expect(throws: JSONFault("\"o\" is a number; expected an object")) { try members.object("o") }
    #expect(throws: JSONFault("\"x\" is missing; add it")) {
      try members.required("x", members.string)
    }
    #expect(throws: JSONFault("the line is an array; expected an object")) {
      try JSONMembers(.array([]), of: "the line")
    }
  }

  @Test func `damaged JSON is read or refused as another reader does`() throws {
    let seed: UInt64 = 21
    var random = SeededRandom(seed: seed)
    let valid = Array(#"{"a":[1,-2.5e1,{"b":null}],"c":"x\u0041\n","d":[true,false,0.125]}"#.utf8)
    var readCount = 0
    for round in 0..<5000 {
      var bytes = valid
      for _ in 0...Int.random(in: 0...1, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0x20...0x7e, using: &random)
      }
      // Foundation lets a comma stand before a closing bracket.
      if String(decoding: bytes, as: UTF8.self).contains(",]") { continue }
      let isRead = (try? JSONValue(parsing: bytes)) != nil
      let isReadElsewhere = (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
      #expect(
        isRead == isReadElsewhere,
        "round \(round) of seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
      readCount += isRead ? 1 : 0
    }
    #expect(readCount > 300)
  }
}
