import Testing

@testable import LiveView

@Suite struct TextTests {
  @Test(arguments: [
    (0.0, 1, "0.0"), (-0.04, 1, "0.0"), (1234.56, 1, "1234.6"), (-0.05, 1, "-0.1"),
    (3.0, 0, "3"), (.nan, 2, "-"), (1e300, 1, "huge"), (-.infinity, 0, "-huge"),
    (0.007, 2, "0.01"), (12.5, 0, "13"),
  ])
  func `a number has its decimals`(_ value: Double, _ places: Int, _ text: String) {
    #expect(decimal(value, places: places) == text)
  }

  @Test(arguments: [(812.0, "+812"), (-812.0, "-812"), (0.2, "0")])
  func `a signed number says where it goes`(_ value: Double, _ text: String) {
    #expect(decimal(value, places: 0, isSigned: true) == text)
  }

  @Test(arguments: [
    ("dragging", 8, "dragging"), ("dragging", 5, "drag…"), ("触摸板", 5, "触摸…"),
    ("触摸板", 4, "触…"), ("dragging", 1, "…"), ("dragging", 0, ""),
  ])
  func `a line is cut to its width`(_ text: String, _ width: Int, _ cut: String) {
    let line = StyledText(text).cut(to: width, mark: "…")
    #expect(line.plain == cut)
    #expect(line.columns <= width)
  }

  @Test(arguments: [
    (30, "4.66, rounded to the nearest"), (20, "…to the nearest"), (9, "…nearest"),
    (4, "4.6…"),
  ])
  func `a reason keeps its end`(_ width: Int, _ cut: String) {
    let line = StyledText("4.66, rounded to the nearest").cutAtStart(to: width, mark: "…")
    #expect(line.plain == cut)
  }

  @Test(arguments: [
    (9, "swipes=12"), (8, "swip…=12"), (7, "swipes…"), (2, "s…"), (1, "…"), (0, ""),
  ])
  func `a name keeps both ends`(_ width: Int, _ cut: String) {
    #expect(StyledText("swipes=12").cutInMiddle(to: width, mark: "…").plain == cut)
  }

  @Test func `wide letters are cut in the middle by their columns`() {
    #expect(StyledText("触摸板触摸板").cutInMiddle(to: 9, mark: "…").plain == "触摸…摸板")
  }

  @Test func `styles survive a cut`() {
    var line = StyledText("ab", .strong)
    line.append("cd", .warning)
    let cut = line.cut(to: 3, mark: "…")
    #expect(cut.spans.map(\.text) == ["ab", "…"])
    #expect(cut.spans.map(\.style) == [.strong, .warning])
  }
}
