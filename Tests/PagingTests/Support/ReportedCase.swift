import Testing

@testable import Paging

/// What somebody reported of some pager, as a release, and what each strategy makes of it.
struct ReportedCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let layout: @Sendable () throws(LayoutError) -> PagerLayout
  private let fromItem: Int
  private let end: DragEnd
  private let velocity: Velocity
  private let currentPage: Int
  private let wanted: [Double]
  private let givenBy: [String]
  private let others: [String: Int?]

  /// - Parameters:
  ///   - name: the public issue, and which of its cases.
  ///   - layout: the reporter's pages.
  ///   - fromItem: the item on which the drag began.
  ///   - toIndex: where the finger let go, in items.
  ///   - perMillisecond: the velocity at the lift, in points per millisecond.
  ///   - currentPage: the page that the pager held for the current one, if not `fromItem`.
  ///   - wanted: the offsets at rest that the reporter would have been content with, in points.
  ///   - givenBy: the strategies that rest there.
  ///   - others: the page, as they count pages, of the strategies that do not; nil for no snap.
  init(
    _ name: String,
    _ layout: @autoclosure @escaping @Sendable () throws(LayoutError) -> PagerLayout,
    fromItem: Int, toIndex: Double, perMillisecond: Double = 0, currentPage: Int? = nil,
    wanted: [Double], givenBy: [String], others: [String: Int?] = [:]
  ) {
    self.init(
      name, layout, fromItem: fromItem, end: .index(toIndex), perMillisecond: perMillisecond,
      currentPage: currentPage, wanted: wanted, givenBy: givenBy, others: others)
  }

  /// The same for a report that says how far the finger went, in points to the right.
  init(
    _ name: String,
    _ layout: @autoclosure @escaping @Sendable () throws(LayoutError) -> PagerLayout,
    fromItem: Int, fingerTravel: Double, wanted: [Double], givenBy: [String],
    others: [String: Int?] = [:]
  ) {
    self.init(
      name, layout, fromItem: fromItem, end: .fingerTravel(fingerTravel), wanted: wanted,
      givenBy: givenBy, others: others)
  }

  private init(
    _ name: String, _ layout: @escaping @Sendable () throws(LayoutError) -> PagerLayout,
    fromItem: Int, end: DragEnd, perMillisecond: Double = 0, currentPage: Int? = nil,
    wanted: [Double], givenBy: [String], others: [String: Int?]
  ) {
    testDescription = name
    self.layout = layout
    self.fromItem = fromItem
    self.end = end
    velocity = Velocity(perMillisecond: perMillisecond)
    self.currentPage = currentPage ?? fromItem
    self.wanted = wanted
    self.givenBy = givenBy
    self.others = others
  }

  /// Every strategy that the case says something about.
  var strategies: [String] { givenBy + others.keys }

  func check() throws {
    let layout = try layout()
    let release = Release(
      contentOffset: end.contentOffset(from: fromItem, in: layout), velocity: velocity,
      currentPage: currentPage, beginContentOffset: layout.contentOffset(aligning: fromItem))
    for name in strategies {
      let landing = try PagingStrategies.strategy(named: name).landing(for: release, in: layout)
      let isWanted = wanted.contains { $0.isAt(landing.targetContentOffset) }
      #expect(isWanted == givenBy.contains(name), "\(name): \(landing.targetContentOffset)")
      if let page = others[name] { #expect(landing.page == page, "\(name)") }
    }
  }
}

/// Where the finger let go.
private enum DragEnd {
  case index(Double)
  case fingerTravel(Double)

  func contentOffset(from item: Int, in layout: PagerLayout) -> Double {
    switch self {
    case .index(let index): layout.contentOffset(atFractionalIndex: index)
    case .fingerTravel(let travel):
      layout.contentOffset(aligning: item) + layout.contentTravel(ofFingerTravel: travel)
    }
  }
}
