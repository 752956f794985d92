package import Paging

/// Where the swipes of one strategy came to rest.
package struct RestTally: Hashable, Sendable {
  /// A rest of the content.
  package struct Rest: Hashable, Sendable {
    /// The item nearest to the middle of the viewport.
    package let item: Int
    /// How far it is from where a pager should rest, in points.
    package let misalignment: Double

    package init(at contentOffset: Double, in layout: PagerLayout) {
      item = layout.item(nearestToCenterAt: contentOffset)
      misalignment = layout.misalignment(at: contentOffset)
    }

    package var isMisaligned: Bool { misalignment > PagerLayout.visibleMisalignmentPoints }
  }

  package private(set) var swipeCount = 0
  /// How many of the swipes came to rest where no item is in its place.
  ///
  /// A swipe that was caught before its rest, and dragged on, came to none.
  package private(set) var misalignedCount = 0
  /// nil before the first placement.
  package private(set) var latest: Rest?
  private var isOnTheWay = false

  package init() {}

  /// The content was put at rest without a swipe.
  package mutating func wasPlaced(_ rest: Rest) {
    latest = rest
    isOnTheWay = false
  }

  package mutating func swipeEnded() {
    swipeCount += 1
    isOnTheWay = true
  }

  package mutating func cameToRest(_ rest: Rest) {
    latest = rest
    if isOnTheWay, rest.isMisaligned { misalignedCount += 1 }
    isOnTheWay = false
  }
}
