import Paging

/// How near a swipe came to another landing.
///
/// The least change of the drag's length, in pages, that makes the strategy choose another page; a
/// small margin means that the person could not have known.
struct Margin {
  /// Changes are tried from 1/256 page, doubling up to a page.
  private static let firstStep = 1.0 / 256
  /// The bracket is halved so often: the margin is then at most 1/32 too large, or 1/8192 page.
  private static let halvings = 5

  /// Nil where up to a page either way changes nothing.
  static func pages(
    of release: Release, strategy: some PagingStrategy, in layout: PagerLayout
  ) -> Double? {
    let pitch = layout.pagePitch
    let landed = strategy.landing(for: release, in: layout).page
    func lands(_ pages: Double) -> Bool {
      var other = release
      other.contentOffset += pages * pitch
      return strategy.landing(for: other, in: layout).page == landed
    }
    let margins = [1.0, -1.0].compactMap { sign -> Double? in
      var inside = 0.0
      var outside = firstStep
      while lands(sign * outside) {
        inside = outside
        outside *= 2
        if outside > 1 { return nil }
      }
      for _ in 0..<halvings {
        let middle = (inside + outside) / 2
        if lands(sign * middle) { inside = middle } else { outside = middle }
      }
      return outside
    }
    return margins.min()
  }
}
