package import Paging
package import Touch

/// With what a recording is played; nil leaves it to the recording, or to the standard where the
/// recording knows no pager.
package struct PlaybackOptions: Sendable {
  package var layout: PagerLayout?
  package var strategy: (any PagingStrategy)?
  package var estimator: VelocityEstimator?
  /// How devices are read; the recording keeps what they leave open.
  package var deviceRules: DeviceRules

  package init(
    layout: PagerLayout? = nil, strategy: (any PagingStrategy)? = nil,
    estimator: VelocityEstimator? = nil, deviceRules: DeviceRules = DeviceRules()
  ) {
    self.layout = layout
    self.strategy = strategy
    self.estimator = estimator
    self.deviceRules = deviceRules
  }
}
