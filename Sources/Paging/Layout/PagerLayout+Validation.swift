extension PagerLayout {
  /// The share of the smallest stride that the rounding of the farthest position may take up.
  ///
  /// Ours: beyond it an index could no longer be told from a whole number within the tolerance of
  /// 1e-9 items. Four million 375-point pages still pass.
  private static let coarsestIndex = positionTolerance

  func validate() throws(LayoutError) {
    try validateFiniteness()
    guard boundsLength > 0 else { throw .boundsLengthNotPositive(boundsLength) }
    for item in 0..<(items.areEqual ? 1 : items.count) {
      let length = items.length(item)
      guard length.isFinite else { throw .notFinite(.itemLength) }
      guard length > 0 else { throw .itemLengthNotPositive(item: item, length) }
      guard items.stride(item) > 0 else {
        throw .strideNotPositive(item: item, items.stride(item))
      }
      guard items.stride(item) > positionTolerance else {
        throw .strideTooSmall(item: item, items.stride(item))
      }
    }
    let positions = [
      boundsLength, contentLength, contentOffsetRange.lowerBound, contentOffsetRange.upperBound,
      sectionInset.leading, contentInset.trailing,
    ]
    try validate(extent: positions.reduce(0) { max($0, abs($1)) })
  }

  /// Throws if positions as far out as `extent` points are too coarse for these items.
  func validate(extent: Double) throws(LayoutError) {
    let stride = items.smallestStride
    guard extent.isFinite, itemCount == 0 || extent.ulp <= Self.coarsestIndex * stride else {
      throw .tooCoarse(extent: extent, smallestStride: stride)
    }
  }

  private func validateFiniteness() throws(LayoutError) {
    guard boundsLength.isFinite else { throw .notFinite(.boundsLength) }
    guard items.spacing.isFinite else { throw .notFinite(.minimumLineSpacing) }
    guard contentInset.leading.isFinite, contentInset.trailing.isFinite else {
      throw .notFinite(.contentInset)
    }
    guard sectionInset.leading.isFinite, sectionInset.trailing.isFinite else {
      throw .notFinite(.sectionInset)
    }
  }
}
