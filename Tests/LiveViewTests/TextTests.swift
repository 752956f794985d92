import Testing

@testable import LiveView

@Suite struct TextTests {
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
