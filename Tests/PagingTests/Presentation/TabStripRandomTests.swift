import Foundation
import TestSupport
import Testing

@testable import Paging

/// What a user or a program may do next with a pager and its tabs.
private enum Step {
  case tap(Int, animated: Bool), scrollStrip(Double), scroll(Double, animated: Bool)
  case touchDown, touchUp, drag(Double), end(Double), cancel, advance
  case setTabs(PagerLayout), setPages(PagerLayout), setStrategy(any PagingStrategy)
}

@Suite struct TabStripRandomTests {
  @Test func `the strip keeps with the pager through random sequences`() throws {
    let isSlow = ProcessInfo.processInfo.environment["SLOW_TESTS"] != nil
    try play(steps: isSlow ? 300_000 : 3000, seed: 375)
  }

  private func play(steps: Int, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var tabbed = try newPager(&random)
    var time: Int64 = 0
    var rests = 0
    for number in 0..<steps {
      if number % 300 == 299 { tabbed = try newPager(&random) }
      time += random.oneOf([0, 1, 8, 16, 100, 300, 5000])
      let step = try randomStep(&random, in: tabbed)
      perform(step, at: time, on: &tabbed)
      if tabbed.isAtRest { rests += 1 }
      guard let violation = violation(of: tabbed) else { continue }
      Issue.record("\(violation) after step \(number), \(step), seed \(seed)")
      return
    }
    #expect(rests > steps / 20, "the sequences hardly ever came to rest")
  }

  private func newPager(_ random: inout SeededRandom) throws -> TabbedPager {
    let pages = try random.layout()
    return TabbedPager(
      tabs: try tabs(&random, pageCount: pages.itemCount), pages: pages,
      strategy: try random.strategy(), page: random.item(of: pages))
  }

  private func tabs(_ random: inout SeededRandom, pageCount: Int) throws -> PagerLayout {
    let count = max(0, pageCount + random.oneOf([0, 0, 0, -2, 3]))
    return try PagerLayout(
      boundsLength: random.oneOf([200, 375]),
      itemLengths: (0..<count).map { _ in random.value(in: 20...140) },
      minimumLineSpacing: random.oneOf([0, 12, -8]),
      contentInset: random.oneOf([.zero, AxisInsets(leading: 16, trailing: 8)]),
      sectionInset: random.oneOf([.zero, AxisInsets(leading: 10, trailing: 10)]))
  }

  private func randomStep(
    _ random: inout SeededRandom, in tabbed: TabbedPager
  ) throws -> Step {
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 1:
      .tap(
        Int.random(in: -1...tabbed.strip.layout.itemCount, using: &random),
        animated: random.oneOf([true, true, false]))
    case 2: .scrollStrip(random.oneOf([random.value(in: -500...1500), .nan, -.infinity]))
    case 3:
      .scroll(
        Bool.random(using: &random)
          ? random.contentOffset(in: tabbed.pager.layout) : tabbed.pager.contentOffset,
        animated: Bool.random(using: &random))
    case 4: .touchDown
    case 5: .touchUp
    case 6...8: .drag(random.oneOf([random.value(in: -400...400), 0, 1e12, -1e12]))
    case 9...11: .end(random.oneOf([0, random.value(in: -3...3)]))
    case 12: .cancel
    case 13: .setTabs(try tabs(&random, pageCount: tabbed.pager.layout.itemCount))
    case 14:
      random.oneOf([.setPages(try random.layout()), .setStrategy(try random.strategy())])
    default: .advance
    }
  }

  private func perform(_ step: Step, at milliseconds: Int64, on tabbed: inout TabbedPager) {
    switch step {
    case .tap(let tab, let animated): tabbed.tap(tab, animated: animated, at: milliseconds)
    case .scrollStrip(let offset): tabbed.strip.setContentOffset(offset)
    case .scroll(let offset, let animated):
      tabbed.scroll(to: offset, animated: animated, at: milliseconds)
    case .touchDown: tabbed.touchDown(at: milliseconds)
    case .touchUp: tabbed.touchUp(at: milliseconds)
    case .drag(let travel): tabbed.drag(by: travel, at: milliseconds)
    case .end(let perMillisecond): tabbed.end(perMillisecond: perMillisecond, at: milliseconds)
    case .cancel: tabbed.tell { $0.cancelDragging(at: milliseconds * 1000, into: &$1) }
    case .advance: tabbed.advance(to: milliseconds)
    case .setTabs(let tabs): tabbed.setTabs(tabs)
    case .setPages(let pages): tabbed.setPages(pages, at: milliseconds)
    case .setStrategy(let strategy): tabbed.tell { pager, _ in pager.strategy = strategy }
    }
  }

  private func violation(of tabbed: TabbedPager) -> String? {
    let strip = tabbed.strip
    let pages = tabbed.pager.layout
    guard strip.layout.contentOffsetRange.contains(strip.contentOffset) else {
      return "the strip left its range"
    }
    guard !tabbed.isScrolledByUser || strip.underlineStart == tabbed.followedStart else {
      return "the underline at \(strip.underlineStart) does not follow the user"
    }
    guard tabbed.isAtRest || tabbed.isScrolledByProgram else { return nil }
    guard tabbed.isUnderlined else { return "the underline rests beside the chosen tab" }
    guard let chosen = strip.chosenTab else {
      return strip.layout.itemCount == 0 ? nil : "no tab is chosen"
    }
    let page = strip.layout.nearestItem(to: tabbed.pager.currentPage)
    let leadsHere =
      tabbed.pager.strategy.restContentOffset(showing: chosen, in: pages)
      .isAt(tabbed.pager.targetContentOffset)
    return chosen == page || leadsHere ? nil : "tab \(chosen) is chosen on page \(page)"
  }
}

extension TabbedPager {
  fileprivate var isAtRest: Bool {
    !pager.isDragging && !pager.holdsCaughtContent && pager.nextDeadline == nil
  }

  fileprivate var isScrolledByUser: Bool {
    (pager.isDragging || pager.isDecelerating) && pager.layout.contentLength > 0
  }

  /// By the engine's own record, which the strip does not see.
  ///
  /// A program that takes the user's place without a tap is known by another target only.
  fileprivate var isScrolledByProgram: Bool {
    guard let motion = pager.motion else { return false }
    return !motion.endsRelease && strip.releaseTargetContentOffset != pager.targetContentOffset
  }
}
