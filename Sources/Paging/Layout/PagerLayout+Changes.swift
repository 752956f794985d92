extension PagerLayout {
  /// The same layout with other lengths, margins or directions; throws a ``LayoutError`` that says what
  /// to change.
  ///
  /// What is left out stays. `itemLength`, in points, makes all items equal; unequal items without it
  /// keep their lengths.
  public func with(
    boundsLength: Double? = nil, itemLength: Double? = nil, minimumLineSpacing: Double? = nil,
    contentInset: AxisInsets? = nil, sectionInset: AxisInsets? = nil, axis: ScrollAxis? = nil,
    isRightToLeft: Bool? = nil
  ) throws(LayoutError) -> PagerLayout {
    let spacing = minimumLineSpacing ?? items.spacing
    let equal = itemLength.map { ItemLengths(equal: $0, count: items.count, spacing: spacing) }
    return try with(
      equal ?? items.spaced(spacing), boundsLength: boundsLength, contentInset: contentInset,
      sectionInset: sectionInset, axis: axis, isRightToLeft: isRightToLeft)
  }

  /// The same with items of a length each, in points, as many as there are lengths.
  public func with(
    itemLengths: [Double], boundsLength: Double? = nil, minimumLineSpacing: Double? = nil,
    contentInset: AxisInsets? = nil, sectionInset: AxisInsets? = nil, axis: ScrollAxis? = nil,
    isRightToLeft: Bool? = nil
  ) throws(LayoutError) -> PagerLayout {
    try with(
      ItemLengths(unequal: itemLengths, spacing: minimumLineSpacing ?? items.spacing),
      boundsLength: boundsLength, contentInset: contentInset, sectionInset: sectionInset,
      axis: axis, isRightToLeft: isRightToLeft)
  }

  private func with(
    _ items: ItemLengths, boundsLength: Double?, contentInset: AxisInsets?,
    sectionInset: AxisInsets?, axis: ScrollAxis?, isRightToLeft: Bool?
  ) throws(LayoutError) -> PagerLayout {
    let layout = PagerLayout(
      standing: items, boundsLength: boundsLength ?? self.boundsLength,
      contentInset: contentInset ?? self.contentInset,
      sectionInset: sectionInset ?? self.sectionInset, axis: axis ?? self.axis,
      isRightToLeft: isRightToLeft ?? self.isRightToLeft)
    try layout.validate()
    return layout
  }
}
