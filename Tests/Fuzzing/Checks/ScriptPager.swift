import Pager
import Paging
import Touch

/// Pagers of every strategy over sane layouts and extreme ones.
enum ScriptPager {
  /// A pager by the choices of a script's head: fingers and axis, layout, strategy and estimator.
  static func configuration(_ choices: [Int]) -> PagerConfiguration {
    let fingers: [FingerRequirement?] = [nil, .exactly(1), .exactly(2), .exactly(3), .any]
    let (axis, direction) = (choices[5] / fingers.count, choices[5] / 16)
    let (strategy, estimator) = (choices[7], choices[7] / PagingStrategies.all.count)
    var configuration = PagerConfiguration(
      layout: layouts[choices[6] % layouts.count],
      strategy: PagingStrategies.all[strategy % PagingStrategies.all.count],
      recognition: RecognitionOptions(
        fingers: fingers[choices[5] % fingers.count],
        axis: AxisRequirement.allCases[axis % AxisRequirement.allCases.count],
        estimator: VelocityEstimators.all[estimator % VelocityEstimators.all.count]),
      scrollDirection: direction % 2 == 0 ? .natural : .inverted)
    configuration.joinAxes(followingLayout: false)
    return configuration
  }

  private static let layouts: [PagerLayout] = [
    .standard,
    layout(375, items: [275], count: 10, spacing: 15, inset: 50),
    layout(375, items: [375, 120, 240, 800, 90, 300, 375, 411.43], spacing: 7.3),
    layout(375, items: [375], count: 1),
    layout(375, items: [375], count: 4_000_000),
    layout(1, items: [1e-3], count: 10),
    layout(1e6, items: [1], count: 3, isRightToLeft: true),
    layout(375, items: [400], count: 5, spacing: -390, inset: -100),
  ]

  private static func layout(
    _ bounds: Double, items: [Double], count: Int? = nil, spacing: Double = 0, inset: Double = 0,
    isRightToLeft: Bool = false
  ) -> PagerLayout {
    let insets = AxisInsets(leading: inset, trailing: inset)
    do throws(LayoutError) {
      guard let count else {
        return try PagerLayout(
          boundsLength: bounds, itemLengths: items, minimumLineSpacing: spacing,
          contentInset: insets, isRightToLeft: isRightToLeft)
      }
      return try PagerLayout(
        boundsLength: bounds, itemLength: items[0], itemCount: count, minimumLineSpacing: spacing,
        contentInset: insets, isRightToLeft: isRightToLeft)
    } catch {
      preconditionFailure("a layout of the table is refused: \(error)")
    }
  }
}
