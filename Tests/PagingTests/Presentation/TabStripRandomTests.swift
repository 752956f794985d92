import Foundation
import TestSupport
import Testing

@testable import Paging

/// What a user or a program may do next with a pager and its tabs.
private enum Step {
  case tap(Int, animated: Bool), scrollStrip(Double), scroll(Double, animated: Bool)
  case touchDown, touchUp, drag(Double), end(Double), cancel, advance
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
      let step = randomStep(&random, in: tabbed)
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
    let tabCount = max(1, pages.itemCount + random.oneOf([0, 0, 0, -2, 3]))
    let tabs = try PagerLayout(
      boundsLength: random.oneOf([200, 375]),
      itemLengths: (0..<tabCount).map { _ in random.value(in: 20...140) },
      minimumLineSpacing: random.oneOf([0, 12, -8]),
      contentInset: random.oneOf([.zero, AxisInsets(leading: 16, trailing: 8)]),
      sectionInset: random.oneOf([.zero, AxisInsets(leading: 10, trailing: 10)]))
    return TabbedPager(
      tabs: tabs, pages: pages, strategy: random.oneOf(PagingStrategies.all),
      page: random.item(of: pages))
  }

  private func randomStep(_ random: inout SeededRandom, in tabbed: TabbedPager) -> Step {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1:
      .tap(
        Int.random(in: -1...tabbed.strip.layout.itemCount, using: &random),
        animated: random.oneOf([true, true, false]))
    case 2: .scrollStrip(random.oneOf([random.value(in: -500...1500), .nan, -.infinity]))
    case 3:
      .scroll(
        random.contentOffset(in: tabbed.pager.layout), animated: Bool.random(using: &random))
    case 4: .touchDown
    case 5: .touchUp
    case 6...8: .drag(random.oneOf([random.value(in: -400...400), 0, 1e12, -1e12]))
    case 9...11: .end(random.oneOf([0, random.value(in: -3...3)]))
    case 12: .cancel
    default: .advance
    }
  }

  private func perform(_ step: Step, at milliseconds: Int64, on tabbed: inout TabbedPager) {
    switch step {
    case .tap(let tab, let animated): tabbed.tap(tab, animated: animated, at: milliseconds)
    case .scrollStrip(let offset): tabbed.strip.setContentOffset(offset)
    case .scroll(let offset, let animated):
      // A jump to where held content is lets go of it without a word to the strip.
      guard tabbed.pager.layout.clamped(offset) != tabbed.pager.contentOffset else { break }
      tabbed.scroll(to: offset, animated: animated, at: milliseconds)
    case .touchDown: tabbed.touchDown(at: milliseconds)
    case .touchUp: tabbed.touchUp(at: milliseconds)
    case .drag(let travel): tabbed.drag(by: travel, at: milliseconds)
    case .end(let perMillisecond): tabbed.end(perMillisecond: perMillisecond, at: milliseconds)
    case .cancel: tabbed.tell { $0.cancelDragging(at: milliseconds * 1000, into: &$1) }
    case .advance: tabbed.advance(to: milliseconds)
    }
  }

  private func violation(of tabbed: TabbedPager) -> String? {
    let strip = tabbed.strip
    let pages = tabbed.pager.layout
    guard strip.layout.contentOffsetRange.contains(strip.contentOffset) else {
      return "the strip left its range"
    }
    let length = strip.layout.contentLength / pages.contentLength
    let followed =
      (pages.contentOffsetRange.lowerBound - pages.boundsLength)
      * length...(pages
      .contentOffsetRange.upperBound + pages.boundsLength) * length
    let inContent = 0...strip.layout.contentLength
    guard followed.contains(strip.underlineStart) || inContent.contains(strip.underlineStart) else {
      return "the underline went astray to \(strip.underlineStart)"
    }
    guard tabbed.isAtRest else { return nil }
    guard tabbed.isUnderlined else { return "the underline rests beside the chosen tab" }
    guard let chosen = strip.chosenTab else { return "no tab is chosen" }
    let page = strip.layout.nearestItem(to: tabbed.pager.currentPage)
    let leadsHere =
      tabbed.pager.strategy.restContentOffset(showing: chosen, in: pages)
      == tabbed.pager.contentOffset
    return chosen == page || leadsHere ? nil : "tab \(chosen) is chosen on page \(page)"
  }
}

extension TabbedPager {
  fileprivate var isAtRest: Bool {
    !pager.isDragging && !pager.holdsCaughtContent && pager.nextDeadline == nil
  }
}
