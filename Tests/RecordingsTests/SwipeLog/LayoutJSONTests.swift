import Paging
import Recordings
import Testing

@Suite struct LayoutJSONTests {
  private func layout(_ json: String) throws(JSONFault) -> PagerLayout {
    try PagerLayout(json: json.utf8)
  }

  private func text(_ layout: PagerLayout) -> String {
    var json = JSONLine()
    json.line { $0.layout("layout", layout) }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `an empty object is the standard layout`() throws {
    #expect(try layout("{}") == .standard)
    #expect(
      text(.standard) == """
        {"layout":{"bounds_pt":375,"item_pt":375,"spacing_pt":0,"content_inset_pt":[0,0],\
        "section_inset_pt":[0,0],"count":10,"axis":"horizontal","rtl":false}}

        """)
  }

  @Test func `an item is as long as the bounds unless told`() throws {
    let expected = try PagerLayout(boundsLength: 320.5, itemLength: 320.5, itemCount: 10)
    #expect(try layout(#"{"bounds_pt":320.5}"#) == expected)
  }

  @Test(
    arguments: [
      (
        "carousel",
        #"{"bounds_pt":375,"item_pt":275,"spacing_pt":15,"content_inset_pt":[50,40],"count":7}"#
      ),
      (
        "section insets, vertical, right to left",
        #"{"section_inset_pt":[-1.5,2],"axis":"vertical","rtl":true}"#
      ),
      ("unequal items", #"{"items_pt":[100,200.25,50],"spacing_pt":-5}"#),
      ("unequal items and their count", #"{"items_pt":[100,200],"count":2}"#),
    ] as [(name: String, json: String)])
  func `a layout that is written reads back as it was`(
    _ example: (name: String, json: String)
  ) throws {
    let read = try layout(example.json)
    let line = try JSONMembers(JSONValue(parsing: text(read).utf8), of: "the line")
    #expect(try PagerLayout(json: line.required("layout", line.value)) == read)
    #expect(read != .standard)
  }

  @Test func `every key arrives`() throws {
    let read = try layout(
      #"{"bounds_pt":400,"item_pt":300,"spacing_pt":10,"content_inset_pt":[1,2],"#
        + #""section_inset_pt":[3,4],"count":5,"axis":"vertical","rtl":true}"#)
    let expected = try PagerLayout(
      boundsLength: 400, itemLength: 300, itemCount: 5, minimumLineSpacing: 10,
      contentInset: AxisInsets(leading: 1, trailing: 2),
      sectionInset: AxisInsets(leading: 3, trailing: 4), axis: .vertical, isRightToLeft: true)
    #expect(read == expected)
    #expect(try layout(#"{"items_pt":[100,200]}"#).itemLength(at: 1) == 200)
  }

  @Test(
    arguments: [
      ("no object", "[]", "the layout is an array; expected an object"),
      ("no items", #"{"count":0}"#, "the layout cannot be paged: "),
      ("an empty list of items", #"{"items_pt":[]}"#, "the layout cannot be paged: "),
      ("no stride", #"{"item_pt":10,"spacing_pt":-10}"#, "the layout cannot be paged: "),
      ("no bounds", #"{"bounds_pt":0}"#, "the layout cannot be paged: "),
      ("endless", #"{"count":9e15}"#, "the layout cannot be paged: "),
      ("half an item", #"{"count":1.5}"#, "\"count\" is 1.5; expected a whole number in range"),
      ("a length in words", #"{"item_pt":"wide"}"#, "\"item_pt\" is a string; expected a number"),
      ("not a number", #"{"item_pt":nan}"#, "the JSON has \"a\" at byte 13; expected \"null\""),
      (
        "one inset", #"{"content_inset_pt":[5]}"#,
        "\"content_inset_pt\" has 1 numbers; expected [leading, trailing]"
      ),
      (
        "an unknown axis", #"{"axis":"diagonal"}"#,
        "\"axis\" is \"diagonal\"; expected \"horizontal\" or \"vertical\""
      ),
      ("rtl in words", #"{"rtl":"no"}"#, "\"rtl\" is a string; expected true or false"),
      (
        "two counts", #"{"items_pt":[1,2],"count":3}"#,
        "\"count\" is 3 but \"items_pt\" has 2 lengths; leave \"count\" out"
      ),
    ] as [(name: String, json: String, expected: String)])
  func `a layout that cannot be paged is refused with a sentence`(
    _ example: (name: String, json: String, expected: String)
  ) {
    do throws(JSONFault) {
      _ = try layout(example.json)
      Issue.record("\(example.name) was read")
    } catch {
      #expect(error.reason.hasPrefix(example.expected))
    }
  }
}
