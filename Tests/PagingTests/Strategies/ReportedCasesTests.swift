import Testing

@testable import Paging

/// Public issues of the field's pagers, with the smallest input that shows the problem.
///
/// Lengths are the reporters' pixels, taken as points. Left out, as no release shows them:
/// - hyprwm/Hyprland#2631: a measured speed had lost its sign, which is for who measures it.
/// - nolimits4web/swiper#1196 and #3697: the rule reads how long the drag took, and no velocity at
///   the lift is reported.
/// - android/views-widgets-samples#146: whether a drag begins at all.
/// - alvarotrigo/fullPage.js#785, Splidejs/splide#618: a wheel, which is never released.
@Suite struct ReportedCasesTests {
  private static let all = [
    "paging", "round", "directional", "directional-ceil", "one-page", "settle-visible",
    "nearest-center",
  ]
  private static func all(but others: String...) -> [String] { all.filter { !others.contains($0) } }

  static let cases = velocityCases + stillCases + numberCases

  /// How much a flick counts.
  private static let velocityCases = [
    ReportedCase(
      "flutter/flutter#35712, a weak flick", try pages(5), fromItem: 1, toIndex: 1.45,
      perMillisecond: 0.045, wanted: [800], givenBy: all(but: "round"), others: ["round": 1]),
    ReportedCase(
      "flutter/flutter#35712, a strong flick on half pages", try halfPages(10), fromItem: 1,
      toIndex: 2.05, perMillisecond: 0.3, wanted: [300],
      givenBy: ["round", "one-page", "directional:threshold_pages=0.25"],
      others: [
        "paging": 1, "directional": 3, "directional-ceil": 3, "settle-visible": 4,
        "nearest-center": 3,
      ]),
    ReportedCase(
      "nicklockwood/iCarousel#702, #718, a gentle flick passes two items", try halfPages(10),
      fromItem: 1, toIndex: 1.3, perMillisecond: 0.5, wanted: [300],
      givenBy: ["round", "directional", "directional-ceil", "one-page"],
      others: ["paging": 1, "settle-visible": 4, "nearest-center": 3]),
    ReportedCase(
      "nicklockwood/iCarousel#719, a long fling", try halfPages(10), fromItem: 0, toIndex: 0.3,
      perMillisecond: 1.8, wanted: [700, 900], givenBy: ["nearest-center"],
      others: [
        "paging": 0, "round": 1, "directional": 2, "directional-ceil": 2, "one-page": 1,
        "settle-visible": 6,
      ]),
    ReportedCase(
      "dohooo/react-native-reanimated-carousel#922, a quick flick passes five", try pages(10),
      fromItem: 0, toIndex: 0.1, perMillisecond: 0.9, wanted: [400],
      givenBy: all(but: "round", "settle-visible"), others: ["round": 0, "settle-visible": 2]),
    ReportedCase(
      "davidjerleke/embla-carousel#90, a flick over a tenth of a wide page", try pages(5, of: 2000),
      fromItem: 0, toIndex: 0.1, perMillisecond: 0.5, wanted: [2000],
      givenBy: all(but: "round", "nearest-center"), others: ["round": 0, "nearest-center": 0]),
    ReportedCase(
      "adamwulf/loose-leaf#243, a twitch back at the lift", try pages(5), fromItem: 1, toIndex: 1.6,
      perMillisecond: -0.0625, wanted: [800],
      givenBy: [
        "round", "settle-visible", "nearest-center", "directional:threshold_pages=0.5",
        "one-page:threshold_pages=0.5",
      ],
      others: ["paging": 1, "directional": 1, "directional-ceil": 1, "one-page": 1]),
    ReportedCase(
      "Tencent-TDS/KuiklyUI#1439, counted from a page that is not snapped to yet", try pages(5),
      fromItem: 1, toIndex: 1.6, perMillisecond: 1, currentPage: 2, wanted: [800],
      givenBy: all(but: "settle-visible", "nearest-center"),
      others: ["settle-visible": 3, "nearest-center": 3]),
    // 1080 pixels at 3 a point, 160 pixels a second.
    ReportedCase(
      "callstack/react-native-pager-view#164, #786, a touch turns the page",
      try pages(5, of: 360), fromItem: 0, toIndex: 0.02, perMillisecond: 0.16 / 3, wanted: [0],
      givenBy: [
        "round", "nearest-center", "directional:threshold_pages=0.1",
        "directional-ceil:threshold_pages=0.1", "one-page:threshold_pages=0.1",
      ],
      others: [
        "paging": 1, "directional": 1, "directional-ceil": 1, "one-page": 1, "settle-visible": 1,
      ]),
  ]

  /// What becomes of a drag that ends without velocity.
  private static let stillCases = [
    ReportedCase(
      "MaherKSantina/MSPeekCollectionViewDelegateImplementation#55, a little back",
      try pages(5), fromItem: 1, toIndex: 0.95, wanted: [400],
      givenBy: all(but: "settle-visible"), others: ["settle-visible": nil]),
    ReportedCase(
      "MaherKSantina/MSPeekCollectionViewDelegateImplementation#55, more than half forward",
      try pages(5), fromItem: 1, toIndex: 1.6, wanted: [800],
      givenBy: all(but: "settle-visible"), others: ["settle-visible": nil]),
    ReportedCase(
      "dohooo/react-native-reanimated-carousel#843, a slow drag past half", try pages(5),
      fromItem: 0, toIndex: 0.62, wanted: [400],
      givenBy: all(but: "settle-visible"), others: ["settle-visible": nil]),
    ReportedCase(
      "readest/foliate-js#87, only flicks turn", try pages(5), fromItem: 0, toIndex: 0.8,
      wanted: [400], givenBy: all(but: "settle-visible"), others: ["settle-visible": nil]),
    ReportedCase(
      "OwlCarousel2/OwlCarousel2#619, any drag moves", try pages(5), fromItem: 1, toIndex: 1.0025,
      wanted: [400],
      givenBy: all(but: "directional-ceil", "settle-visible")
        + ["directional-ceil:threshold_pages=0.1"],
      others: ["directional-ceil": 2, "settle-visible": nil]),
    ReportedCase(
      "flutter/flutter#45096, the last page is less than a page away",
      try PagerLayout(boundsLength: 400, itemLength: 320, itemCount: 5), fromItem: 3, toIndex: 3.6,
      wanted: [1200], givenBy: all(but: "settle-visible"), others: ["settle-visible": nil]),
    ReportedCase(
      "meliorence/react-native-snap-carousel#132, the last page from right to left",
      try PagerLayout(boundsLength: 400, itemLength: 400, itemCount: 5, isRightToLeft: true),
      fromItem: 3, fingerTravel: 240, wanted: [1600], givenBy: all(but: "settle-visible"),
      others: ["settle-visible": nil]),
  ]

  /// Lengths that do not add up, and long lists.
  private static let numberCases = [
    // The pages of `paging` are viewports, which are longer than the items.
    ReportedCase(
      "flutter/flutter#24763, #12240, #25213, a page that is almost whole",
      try almostWholePages(), fromItem: 6, toIndex: 6.999999999999999,
      wanted: [7 * almostWholeLength - almostWholeInset], givenBy: all(but: "paging"),
      others: ["paging": 6]),
    ReportedCase(
      "lionheart/openradar-mirror#4174, the eighty-thousandth page", try pages(100_000, of: 375),
      fromItem: 80_000, toIndex: 80_000.4, wanted: [30_000_000],
      givenBy: all(but: "directional-ceil", "settle-visible")
        + ["directional-ceil:threshold_pages=0.5"],
      others: ["directional-ceil": 80_001, "settle-visible": nil]),
    // The middle of ten slides is between two of them, so that the centring rules do not rest there.
    ReportedCase(
      "kenwheeler/slick#2394, a pitch that is not whole",
      try PagerLayout(boundsLength: 201, itemLength: 20.1, itemCount: 200), fromItem: 99,
      toIndex: 99.9, wanted: [2010], givenBy: all(but: "settle-visible", "nearest-center"),
      others: ["settle-visible": nil, "nearest-center": 104]),
  ]

  @Test(arguments: cases) func `each strategy lands a reported release where it says`(
    reported: ReportedCase
  ) throws {
    try reported.check()
  }

  @Test(arguments: cases) func `a case speaks of every strategy`(reported: ReportedCase) {
    #expect(Set(Self.all).isSubset(of: reported.strategies))
    #expect(Self.all == PagingStrategies.all.map(\.name))
  }

  /// Centred items of half the viewport.
  private static func halfPages(_ count: Int) throws(LayoutError) -> PagerLayout {
    try PagerLayout(
      boundsLength: 400, itemLength: 200, itemCount: count,
      contentInset: .centering(itemLength: 200, boundsLength: 400))
  }

  private static let almostWholeLength = 411.42857142857144 * 0.8
  private static let almostWholeInset = (411.42857142857144 - almostWholeLength) / 2

  private static func almostWholePages() throws(LayoutError) -> PagerLayout {
    try PagerLayout(
      boundsLength: 411.42857142857144, itemLength: almostWholeLength, itemCount: 10,
      contentInset: .centering(
        itemLength: almostWholeLength, boundsLength: 411.42857142857144))
  }
}
