package import Pager
package import Paging
package import Recordings
package import Touch

/// What a recording is played with, once its own header and the options are known.
package struct PlaybackSettings: Sendable {
  package var configuration: PagerConfiguration
  package var startPage: Int
  /// Whether the pages are those of the recording, so that its state, labels and landings hold.
  package var keepsRecordedPages: Bool
  package var device: LoggedDevice
  /// By which the rules of the options told the device.
  package var traits: DeviceTraits
  /// What the options say of the device.
  package private(set) var chosen: DeviceSettings

  /// A recording that knows no page starts in the middle of a list longer than any swipe.
  package static let foreignItemCount = 101
  package static let foreignStartPage = 50
  /// Of a recording that names none.
  package static let standardStrategy: any PagingStrategy = OnePageStrategy()

  /// Where the content of a recording that knows no page rests at the start, in points.
  ///
  /// The same whatever strategy plays it, so that all are asked the same question.
  var startContentOffset: Double {
    PagingEngine(
      layout: configuration.layout, strategy: Self.standardStrategy, page: startPage
    ).contentOffset
  }

  /// The recording's own settings hold where the options leave them open.
  ///
  /// Throws a sentence where the header names what this version does not have.
  package init(
    header: SwipeLogHeader?, device: LoggedDevice, traits: DeviceTraits? = nil,
    options: PlaybackOptions
  ) throws(UnknownName) {
    self.device = header?.device ?? device
    self.traits = traits ?? self.device.traits
    keepsRecordedPages = header?.layout != nil && options.layout == nil
    var layout = options.layout ?? header?.layout ?? .standard
    startPage = 0
    if !keepsRecordedPages {
      layout = (try? layout.withItemCount(Self.foreignItemCount)) ?? layout
      startPage = layout.nearestItem(to: Self.foreignStartPage)
    }
    var chosen = options.deviceRules.settings(for: self.traits)
    chosen.estimator = chosen.estimator ?? options.estimator
    self.chosen = chosen
    var settings = (header?.settings ?? DeviceSettings()).overridden(by: chosen)
    if settings.estimator == nil { settings.estimator = try Self.estimator(header) }
    let recordedStrategy = options.strategy == nil ? try Self.strategy(header) : nil
    configuration = PagerConfiguration(
      layout: layout, strategy: options.strategy ?? recordedStrategy ?? Self.standardStrategy,
      settings: settings)
  }

  private static func strategy(
    _ header: SwipeLogHeader?
  ) throws(UnknownName) -> (any PagingStrategy)? {
    guard let name = header?.strategy else { return nil }
    do throws(StrategyError) {
      return try PagingStrategies.strategy(named: name)
    } catch {
      throw UnknownName("\(error); --strategy replaces the recording's")
    }
  }

  private static func estimator(
    _ header: SwipeLogHeader?
  ) throws(UnknownName) -> VelocityEstimator? {
    guard let name = header?.estimator else { return nil }
    guard let estimator = VelocityEstimators.named(name) else {
      throw UnknownName("unknown estimator \"\(name)\"; choose one with --estimator")
    }
    return estimator
  }

  package struct UnknownName: Error {
    package let reason: String

    init(_ reason: String) {
      self.reason = reason
    }
  }
}
