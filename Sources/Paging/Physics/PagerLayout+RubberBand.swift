extension PagerLayout {
  /// How far a content offset lies beyond the nearest end of the range; 0 inside, in points.
  public func overshoot(of contentOffset: Double) -> Double {
    contentOffset.isNaN ? 0 : contentOffset - clamped(contentOffset)
  }

  /// The content offset shown for a finger that has dragged to this content offset, in points.
  ///
  /// The same inside the range; beyond an end the ``RubberBand`` holds it back.
  public func rubberBanded(_ fingerContentOffset: Double) -> Double {
    let pull = overshoot(of: fingerContentOffset)
    let stretch = RubberBand.stretch(ofPull: pull, boundsLength: boundsLength)
    return clamped(fingerContentOffset) + stretch
  }

  /// Where a finger must have dragged to for this content offset to show, in points.
  public func fingerContentOffset(showing contentOffset: Double) -> Double {
    let stretch = overshoot(of: contentOffset)
    return clamped(contentOffset) + RubberBand.pull(forStretch: stretch, boundsLength: boundsLength)
  }
}
