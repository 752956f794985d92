/// A viewport and the row of items that it shows one after the other, along one axis.
///
/// All lengths are points. `contentOffset` is the distance from the start of the content to the
/// viewport's leading edge; it stays leading-based in right-to-left layouts.
///
/// A layout may be empty, as a pager is before its data arrives: its content is the section inset,
/// no item shows, and every strategy leaves the content where it is, on no page.
public struct PagerLayout: Hashable, Sendable {
  /// The viewport's length, in points.
  public let boundsLength: Double
  /// The margin around the content that scrolling may show but no item occupies, in points.
  public let contentInset: AxisInsets
  /// The margin inside the content before the first and after the last item, in points.
  public let sectionInset: AxisInsets
  /// The direction of scrolling.
  public let axis: ScrollAxis
  /// Whether the first item lies at the right; mirrors finger motion and nothing else.
  public let isRightToLeft: Bool
  /// The length of the content including the section inset, in points.
  public let contentLength: Double
  /// The content offsets at which the content may rest, in points.
  ///
  /// `-leading ... max(-leading, contentLength + trailing - boundsLength)` of the content inset.
  public let contentOffsetRange: ClosedRange<Double>

  let items: ItemLengths

  /// Ten full-width pages of a 375-point viewport.
  public static let standard = PagerLayout(
    standing: ItemLengths(equal: 375, count: 10, spacing: 0), boundsLength: 375)

  /// Ten items of 275 points, 15 apart, in the middle of a 375-point viewport.
  ///
  /// The neighbours of an item show at both sides; `paging`, whose pages are viewports, misses it.
  public static let carousel = PagerLayout(
    standing: ItemLengths(equal: 275, count: 10, spacing: 15), boundsLength: 375,
    contentInset: .centering(itemLength: 275, boundsLength: 375))

  /// A layout of equal items, 0 or more; throws a ``LayoutError`` that says what to change.
  public init(
    boundsLength: Double, itemLength: Double, itemCount: Int, minimumLineSpacing: Double = 0,
    contentInset: AxisInsets = .zero, sectionInset: AxisInsets = .zero,
    axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) throws(LayoutError) {
    guard itemCount >= 0 else { throw .itemCountNegative(itemCount) }
    self.init(
      standing: ItemLengths(equal: itemLength, count: itemCount, spacing: minimumLineSpacing),
      boundsLength: boundsLength, contentInset: contentInset, sectionInset: sectionInset,
      axis: axis, isRightToLeft: isRightToLeft)
    try validate()
  }

  /// A layout of items with a length each, or of none; throws a ``LayoutError`` that says what to
  /// change.
  public init(
    boundsLength: Double, itemLengths: [Double], minimumLineSpacing: Double = 0,
    contentInset: AxisInsets = .zero, sectionInset: AxisInsets = .zero,
    axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) throws(LayoutError) {
    self.init(
      standing: ItemLengths(unequal: itemLengths, spacing: minimumLineSpacing),
      boundsLength: boundsLength, contentInset: contentInset, sectionInset: sectionInset,
      axis: axis, isRightToLeft: isRightToLeft)
    try validate()
  }

  /// The same layout with another number of items.
  ///
  /// Unequal items lose their tail or repeat the last length; an empty list of lengths has none to
  /// repeat, which is an error.
  public func withItemCount(_ count: Int) throws(LayoutError) -> PagerLayout {
    guard count >= 0 else { throw .itemCountNegative(count) }
    guard count == 0 || items.length(items.lastItem) > 0 else {
      throw .itemLengthNotPositive(item: 0, items.length(0))
    }
    try validate(extent: Double(count) * items.stride(items.lastItem))
    let resized = PagerLayout(
      standing: items.resized(to: count), boundsLength: boundsLength, contentInset: contentInset,
      sectionInset: sectionInset, axis: axis, isRightToLeft: isRightToLeft)
    try resized.validate()
    return resized
  }

  /// The same layout along another axis.
  public func withAxis(_ axis: ScrollAxis) -> PagerLayout {
    PagerLayout(
      standing: items, boundsLength: boundsLength, contentInset: contentInset,
      sectionInset: sectionInset, axis: axis, isRightToLeft: isRightToLeft)
  }

  /// Takes lengths as they are; ``validate()`` must follow unless they are known to be sound.
  init(
    standing items: ItemLengths, boundsLength: Double, contentInset: AxisInsets = .zero,
    sectionInset: AxisInsets = .zero, axis: ScrollAxis = .horizontal, isRightToLeft: Bool = false
  ) {
    self.items = items
    self.boundsLength = boundsLength
    self.contentInset = contentInset
    self.sectionInset = sectionInset
    self.axis = axis
    self.isRightToLeft = isRightToLeft
    contentLength = sectionInset.leading + items.extent + sectionInset.trailing
    // Subtracted, because the negation of no inset would be written as -0.
    let lower = 0 - contentInset.leading
    let upper = contentLength + contentInset.trailing - boundsLength
    contentOffsetRange = lower < upper ? lower...upper : (lower.isNaN ? 0...0 : lower...lower)
  }
}
