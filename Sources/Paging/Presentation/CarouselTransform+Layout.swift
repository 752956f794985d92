extension CarouselTransform {
  /// Which margin lets the first and the last item reach the middle.
  public enum CenteringInset: String, CaseIterable, Sendable {
    /// The one around the content.
    case contentInset = "content inset"
    /// The one inside the content.
    case sectionInset = "section inset"
  }

  /// The layout of such a carousel: the line spacing it asks for, and insets that centre an item.
  ///
  /// The insets are those of ``AxisInsets/centering(itemLength:boundsLength:)``. With either kind
  /// every item can rest in the middle; their content offsets differ by the margin. Throws a
  /// ``LayoutError`` that says what to change.
  public func layout(
    boundsLength: Double, itemLength: Double, itemCount: Int,
    centeringInset: CenteringInset = .contentInset, axis: ScrollAxis = .horizontal,
    isRightToLeft: Bool = false
  ) throws(LayoutError) -> PagerLayout {
    let margins = AxisInsets.centering(itemLength: itemLength, boundsLength: boundsLength)
    return try PagerLayout(
      boundsLength: boundsLength, itemLength: itemLength, itemCount: itemCount,
      minimumLineSpacing: minimumLineSpacing(itemLength: itemLength),
      contentInset: centeringInset == .contentInset ? margins : .zero,
      sectionInset: centeringInset == .sectionInset ? margins : .zero,
      axis: axis, isRightToLeft: isRightToLeft)
  }
}
