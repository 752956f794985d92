@testable import Paging

extension StrategyExample {
  /// Where the content would coast to, and what the strategy makes of it.
  func addRule(to drawing: inout Drawing, landing: Landing, in row: StripRow) {
    let layout = row.window.layout
    let target =
      construction == .viewportPages
      ? release.contentOffset
      : release.projectedContentOffset(in: layout, at: release.rate(under: strategy))
    drawing.addCaption(
      construction == .none ? "Rest" : "Rule", strategy.reason(for: release, in: layout), of: row)
    drawing.addCoast(from: release.contentOffset, to: target, of: row)
    let inset = row.window.x(target + layout.contentInset.leading)
    switch construction {
    case .viewportPages:
      drawing.addPages(of: row)
      drawing.addViewport(at: target, of: row, isDashed: true)
      drawing.addRuler(
        IndexRuler(
          stride: layout.boundsLength, inset: 0, index: target / layout.boundsLength,
          chosen: landing.page), of: row)
    case .itemStarts, .neighbours:
      drawing.addItems(of: row, viewportAt: target, emphasis: Emphasis(lines: [inset]))
      drawing.addViewport(at: target, of: row, isDashed: true)
      drawing.addRuler(ruler(target: target, landing: landing, in: layout), of: row)
    case .visibleItems:
      drawing.addVisibleItems(at: target, chosen: landing.page, of: row)
      drawing.addViewport(at: target, of: row, isDashed: true)
    case .middles:
      drawing.addMiddles(at: target, chosen: landing.page, of: row)
      drawing.addViewport(at: target, of: row, isDashed: true)
    case .none:
      drawing.addItems(of: row, viewportAt: target, emphasis: Emphasis())
      drawing.addViewport(at: target, of: row)
      drawing.addOffset(target, of: row)
    }
  }

  private func ruler(target: Double, landing: Landing, in layout: PagerLayout) -> IndexRuler {
    let stride = layout.itemStart(1) - layout.itemStart(0)
    var ruler = IndexRuler(
      stride: stride, inset: layout.contentInset.leading,
      index: layout.fractionalIndex(at: target), chosen: landing.page)
    if construction == .neighbours {
      ruler.current = release.currentPage
      ruler.unlimited = DirectionalStrategy().landing(for: release, in: layout).page
    }
    return ruler
  }
}
