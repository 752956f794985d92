import Paging

@testable import LiveView

/// States as a run would show them, made from the library's own strategies.
enum SampleStates {
  /// Pages of 275 points, centred by insets in a viewport of 375.
  static func carousel(
    count: Int = 10, axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) throws -> PagerLayout {
    try PagerLayout(
      boundsLength: 375, itemLength: 275, itemCount: count, minimumLineSpacing: 15,
      contentInset: AxisInsets(leading: 50, trailing: 50), axis: axis,
      isRightToLeft: isRightToLeft)
  }

  /// A finger that drags on from page 5, 0.4 pages so far.
  static func dragging(_ layout: PagerLayout, live: String = "one-page") -> LiveState {
    let start = layout.clamped(layout.contentOffset(centering: 4))
    let offset = start + 0.4 * layout.itemLength(at: 4)
    var state = state(layout, .dragging, offset: offset)
    state.velocity = Velocity(perSecond: 812.4)
    state.speeds = [0, 0, 60, 120, 300, 480, 700, 812.4]
    state.landings = landings(
      layout, .ifLiftedNow, live: live, offset: offset, velocity: state.velocity, begin: start)
    var swipe = SwipeLine(number: 3, fromPage: 4)
    swipe.travelPages = 0.4
    state.swipe = swipe
    return state
  }

  /// Content at rest where a strategy landed the swipe of ``dragging(_:live:)``.
  static func landed(_ layout: PagerLayout, live: String = "one-page") -> LiveState {
    var state = dragging(layout, live: live)
    state.phase = .resting
    state.velocity = .zero
    state.landings.moment = .liftOf(swipe: 3)
    let landing = state.landings.rows.first(where: \.isLive)?.landing
    state.contentOffset = landing?.targetContentOffset ?? 0
    state.swipe?.toPage = landing?.page
    state.swipe?.settleMilliseconds = landing?.settleMilliseconds
    return state
  }

  /// Nothing has been touched.
  static func untouched(_ layout: PagerLayout) -> LiveState {
    state(layout, .resting, offset: layout.clamped(layout.contentOffset(centering: 0)))
  }

  private static func state(
    _ layout: PagerLayout, _ phase: LiveState.Phase, offset: Double
  ) -> LiveState {
    var device = DeviceLine(name: "Synthetic Touchpad", kind: "touchpad")
    if phase == .dragging {
      device.fingers = 2
      device.reportRateHertz = 124.7
    }
    return LiveState(
      device: device,
      playback: PlaybackLine(
        mode: .running(speed: 1), elapsedMicroseconds: 3_240_000, keys: "space pauses, q quits"),
      layout: layout, strategy: "one-page", rests: RestTally(), phase: phase,
      contentOffset: offset, velocity: .zero,
      landings: LandingTable(
        moment: .never, rows: PagingStrategies.all.map { row($0, live: "one-page") }))
  }

  private static func row(_ strategy: any PagingStrategy, live: String) -> LandingRow {
    LandingRow(
      strategy: strategy.name, summary: strategy.summary, isLive: strategy.name == live)
  }

  static func landings(
    _ layout: PagerLayout, _ moment: LandingTable.Moment, live: String, offset: Double,
    velocity: Velocity, begin: Double
  ) -> LandingTable {
    let rows = PagingStrategies.all.map { strategy in
      let release = Release(
        contentOffset: offset, velocity: velocity,
        currentPage: strategy.page(ofRestAt: begin, in: layout), beginContentOffset: begin)
      let landing = strategy.landing(for: release, in: layout)
      let target = landing.targetContentOffset
      let page = layout.item(nearestToCenterAt: target)
      let settle = Settle(
        for: landing, release: release, in: layout, rate: release.rate(under: strategy))
      var row = row(strategy, live: live)
      row.landing = ShownLanding(
        page: page, snaps: landing.page != nil, targetContentOffset: target,
        settleMilliseconds: settle.durationMilliseconds,
        misalignment: abs(layout.contentOffset(centering: page) - target),
        reason: strategy.reason(for: release, in: layout))
      return row
    }
    return LandingTable(moment: moment, rows: rows)
  }
}

extension LiveScreen {
  /// The screen as a terminal without styles shows it.
  var text: String { lines.map(\.plain).joined(separator: "\n") + "\n" }
}
