import Paging
import Recordings
import Testing

@Suite struct SwipeLogLineTests {
  typealias Line = SwipeLogLine

  private static let layout = #"""
    {"bounds_pt":375,"item_pt":275,"spacing_pt":15,"content_inset_pt":[50,50],"section_inset_pt":[0,0],"count":10,"axis":"horizontal","rtl":false}
    """#

  private static func carousel() throws -> PagerLayout {
    try PagerLayout(
      boundsLength: 375, itemLength: 275, itemCount: 10, minimumLineSpacing: 15,
      contentInset: AxisInsets(leading: 50, trailing: 50))
  }

  private static func examples() throws -> [(text: String, line: Line)] {
    let header = SwipeLogHeader(
      device: LoggedDevice(
        id: "i2c-1", name: "Pad \"A\"", kind: "touchpad", widthMillimeters: 100,
        heightMillimeters: 60.5),
      layout: try carousel(), strategy: "one-page", estimator: "robust")
    return [
      (
        #"{"type":"header","format":"pager-swipes","version":1,"device":{"id":"i2c-1","name":"Pad \"A\"","kind":"touchpad","width_mm":100,"height_mm":60.5},"layout":"#
          + layout + #","strategy":"one-page","estimator":"robust"}"#, .header(header)
      ),
      (
        #"{"type":"state","t_us":0,"content_offset_pt":750.0,"page":2}"#,
        .state(Line.PagerState(timeMicroseconds: 0, contentOffset: 750, page: 2))
      ),
      (
        #"{"type":"drag-begin","t_us":0,"fingers":2,"axis":"horizontal"}"#,
        .dragBegin(Line.DragBegin(timeMicroseconds: 0, fingers: 2, axis: .horizontal))
      ),
      (
        #"{"type":"scroll","t_us":8000,"dx_pt":-13.6,"dy_pt":0.0}"#,
        .scroll(Line.Scroll(timeMicroseconds: 8000, dx: -13.6, dy: 0))
      ),
      (
        #"{"type":"end-dragging","t_us":208000,"vx_pt_s":-1820.5,"vy_pt_s":0.0}"#,
        .endDragging(
          Line.EndDragging(timeMicroseconds: 208_000, vxPerSecond: -1820.5, vyPerSecond: 0))
      ),
      (
        #"{"type":"snapped","t_us":530000,"from_page":2,"page":3,"target_content_offset_pt":1125.0,"settle_ms":322.0,"strategy":"one-page"}"#,
        .snapped(
          Line.Snapped(
            timeMicroseconds: 530_000, fromPage: 2, page: 3, targetContentOffset: 1125,
            settleMilliseconds: 322, strategy: "one-page"))
      ),
      (
        #"{"type":"snapped","t_us":9,"from_page":2,"page":null,"target_content_offset_pt":0.5,"settle_ms":0.0,"strategy":"settle-visible"}"#,
        .snapped(
          Line.Snapped(
            timeMicroseconds: 9, fromPage: 2, page: nil, targetContentOffset: 0.5,
            settleMilliseconds: 0, strategy: "settle-visible"))
      ),
      (
        #"{"type":"catch","t_us":400000}"#,
        .caught(Line.Moment(timeMicroseconds: 400_000))
      ),
      (
        #"{"type":"release","t_us":460000}"#,
        .released(Line.Moment(timeMicroseconds: 460_000))
      ),
      (
        #"{"type":"drag-cancel","t_us":900000,"reason":"palm"}"#,
        .dragCancel(Line.DragCancel(timeMicroseconds: 900_000, reason: "palm"))
      ),
      (
        #"{"type":"label","intended_page":4,"source":"prompted"}"#,
        .label(Line.IntentLabel(intendedPage: 4, source: "prompted"))
      ),
      (
        #"{"type":"scroll","t_us":1,"dx_pt":0.0,"dy_pt":2.25,"device":"i2c-1"}"#,
        .scroll(Line.Scroll(timeMicroseconds: 1, dx: 0, dy: 2.25, device: "i2c-1"))
      ),
    ]
  }

  @Test func `each line is written as documented and read back as it was`() throws {
    for example in try Self.examples() {
      var json = JSONLine()
      example.line.write(to: &json)
      #expect(String(decoding: json.bytes, as: UTF8.self) == example.text + "\n")
      #expect(try Line(json: example.text.utf8) == example.line)
    }
  }

  @Test func `every type carries its device where it has one`() throws {
    for example in try Self.examples() where !example.text.contains("\"device\"") {
      let text = example.text.dropLast() + #","device":"b"}"#
      var json = JSONLine()
      try Line(json: text.utf8).write(to: &json)
      #expect(String(decoding: json.bytes, as: UTF8.self) == text + "\n")
    }
  }

  @Test func `unknown keys and unknown types do not matter`() throws {
    let text = #"{"new":{"x":[1]},"t_us":7,"type":"catch","device":null}"#
    #expect(try Line(json: text.utf8) == .caught(Line.Moment(timeMicroseconds: 7)))
    #expect(try Line(json: #"{"type":"later"}"#.utf8) == .unknown(type: "later"))
    #expect(
      try Line(json: #"{"type":"header","device":"pad"}"#.utf8)
        == .header(SwipeLogHeader(device: LoggedDevice(id: "pad"))))
  }

  @Test(
    arguments: [
      ("no object", "[1]", "the line is an array; expected an object"),
      ("no type", #"{"t_us":1}"#, "\"type\" is missing; add it"),
      ("type is a number", #"{"type":1}"#, "\"type\" is a number; expected a string"),
      ("no time", #"{"type":"scroll","dx_pt":1,"dy_pt":0}"#, "\"t_us\" is missing; add it"),
      (
        "a broken time", #"{"type":"catch","t_us":1.5}"#,
        "\"t_us\" is 1.5; expected a whole number in range"
      ),
      (
        "a time beyond 64 bits", #"{"type":"catch","t_us":1e19}"#,
        "\"t_us\" is 1e+19; expected a whole number in range"
      ),
      ("no distance", #"{"type":"scroll","t_us":1,"dx_pt":1}"#, "\"dy_pt\" is missing; add it"),
      (
        "a distance in words", #"{"type":"scroll","t_us":1,"dx_pt":"1","dy_pt":0}"#,
        "\"dx_pt\" is a string; expected a number"
      ),
      (
        "an unknown axis", #"{"type":"drag-begin","t_us":1,"fingers":2,"axis":"z"}"#,
        "\"axis\" is \"z\"; expected \"horizontal\" or \"vertical\""
      ),
      (
        "another format", #"{"type":"header","format":"x"}"#,
        "\"format\" is \"x\"; expected \"pager-swipes\""
      ),
      (
        "a later version", #"{"type":"header","version":2}"#,
        "\"version\" is 2; this program reads version 1"
      ),
      ("no reason", #"{"type":"drag-cancel","t_us":1}"#, "\"reason\" is missing; add it"),
      ("no intended page", #"{"type":"label"}"#, "\"intended_page\" is missing; add it"),
      (
        "a layout without items", #"{"type":"header","layout":{"count":0}}"#,
        "the layout cannot be paged: the item count is 0, give at least 1 item"
      ),
      (
        "a layout with a list of no items", #"{"type":"header","layout":{"items_pt":[]}}"#,
        "the layout cannot be paged: the item count is 0, give at least 1 item"
      ),
    ] as [(name: String, json: String, expected: String)])
  func `a line that cannot be read names its key`(
    _ example: (name: String, json: String, expected: String)
  ) {
    #expect(throws: JSONFault(example.expected)) { try Line(json: example.json.utf8) }
  }
}
