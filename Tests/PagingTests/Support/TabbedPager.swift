@testable import Paging

/// A pager with a tab strip above it, fed as an app feeds them: events go to the strip at once, and
/// the strip sees the pager before it is drawn.
struct TabbedPager {
  var pager: PagingEngine
  var strip: TabStrip
  private var events: [PagingEvent] = []

  init(
    tabs: PagerLayout, pages: PagerLayout, strategy: any PagingStrategy = PagingEnabledStrategy(),
    page: Int = 0
  ) {
    pager = PagingEngine(layout: pages, strategy: strategy, page: page)
    strip = TabStrip(layout: tabs, pager: pager)
  }

  mutating func tell(_ call: (inout PagingEngine, inout [PagingEvent]) -> Void) {
    call(&pager, &events)
    for event in events { strip.handle(event, of: pager) }
    events.removeAll(keepingCapacity: true)
    strip.update(with: pager)
  }

  /// Taps, and scrolls the pager where the strip says; whether it said so.
  @discardableResult
  mutating func tap(_ tab: Int, animated: Bool = true, at milliseconds: Int64) -> Bool {
    guard let target = strip.tap(tab, of: pager) else { return false }
    scroll(to: target, animated: animated, at: milliseconds)
    return true
  }

  mutating func scroll(to contentOffset: Double, animated: Bool = true, at milliseconds: Int64) {
    tell {
      $0.setContentOffset(contentOffset, animated: animated, at: milliseconds * 1000, into: &$1)
    }
  }

  mutating func drag(by travel: Double, at milliseconds: Int64) {
    tell {
      $0.beginDragging(at: milliseconds * 1000, into: &$1)
      $0.drag(by: travel, at: milliseconds * 1000, into: &$1)
    }
  }

  mutating func end(perMillisecond: Double = 0, at milliseconds: Int64) {
    tell {
      $0.endDragging(
        velocity: Velocity(perMillisecond: perMillisecond), at: milliseconds * 1000, into: &$1)
    }
  }

  mutating func touchDown(at milliseconds: Int64) {
    tell { $0.touchDown(at: milliseconds * 1000, into: &$1) }
  }

  mutating func touchUp(at milliseconds: Int64) {
    tell { $0.touchUp(at: milliseconds * 1000, into: &$1) }
  }

  mutating func advance(to milliseconds: Int64) {
    tell { $0.advance(to: milliseconds * 1000, into: &$1) }
  }

  mutating func setTabs(_ tabs: PagerLayout) {
    strip.setLayout(tabs, pager: pager)
  }

  mutating func setPages(_ pages: PagerLayout, at milliseconds: Int64) {
    tell { $0.setLayout(pages, at: milliseconds * 1000, into: &$1) }
  }

  /// Lets everything come to rest.
  mutating func rest() {
    while let deadline = pager.nextDeadline { tell { $0.advance(to: deadline, into: &$1) } }
  }

  /// Where the underline would be if it followed the pager.
  var followedStart: Double {
    pager.contentOffset / pager.layout.contentLength * strip.layout.contentLength
  }

  var isUnderlined: Bool {
    guard let tab = strip.chosenTab else { return strip.underlineLength == 0 }
    return strip.underlineStart == strip.layout.itemStart(tab)
      && strip.underlineLength == strip.layout.itemLength(at: tab)
  }
}
