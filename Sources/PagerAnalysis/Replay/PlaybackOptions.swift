package import Paging
package import Touch

/// With what a recording is played; nil leaves it to the recording, or to the standard where the
/// recording knows no pager.
package struct PlaybackOptions: Sendable {
  package var layout: PagerLayout?
  package var strategy: (any PagingStrategy)?
  package var estimator: VelocityEstimator?
  package var recognition: RecognitionOptions
  /// Whether drags go along the layout's axis; else the layout follows the drags' axis.
  package var followsLayoutAxis: Bool
  package var scrollDirection: ScrollDirection

  package init(
    layout: PagerLayout? = nil, strategy: (any PagingStrategy)? = nil,
    estimator: VelocityEstimator? = nil, recognition: RecognitionOptions = RecognitionOptions(),
    followsLayoutAxis: Bool = true,
    scrollDirection: ScrollDirection = .natural
  ) {
    self.layout = layout
    self.strategy = strategy
    self.estimator = estimator
    self.recognition = recognition
    self.followsLayoutAxis = followsLayoutAxis
    self.scrollDirection = scrollDirection
  }
}
