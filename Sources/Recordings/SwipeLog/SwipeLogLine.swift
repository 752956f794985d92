package import Paging
package import Touch

/// One line of a swipe log: what the pager saw and did, as JSON Lines and as notes in a recording.
///
/// Times (`t_us`) are microseconds since the first event of the sitting.
package enum SwipeLogLine: Hashable, Sendable {
  case header(SwipeLogHeader)
  case state(PagerState)
  case dragBegin(DragBegin)
  case scroll(Scroll)
  case endDragging(EndDragging)
  case snapped(Snapped)
  case caught(Moment)
  case released(Moment)
  case dragCancel(DragCancel)
  case label(IntentLabel)
  /// A type of line that this version does not know; readers pass it over.
  case unknown(type: String)
}

/// The first line of a log: format, device and settings.
package struct SwipeLogHeader: Hashable, Sendable {
  /// The value of `format`.
  package static let format = "pager-swipes"
  /// The newest `version` that is read and the one that is written.
  package static let version = 1

  package var device: LoggedDevice?
  package var layout: PagerLayout?
  /// A strategy's name: `one-page`.
  package var strategy: String?
  /// A velocity estimator's name: `robust`.
  package var estimator: String?
  /// How the device was read, where not by the defaults; the estimator stands beside it.
  package var settings: DeviceSettings

  package init(
    device: LoggedDevice? = nil, layout: PagerLayout? = nil, strategy: String? = nil,
    estimator: String? = nil, settings: DeviceSettings = DeviceSettings()
  ) {
    self.device = device
    self.layout = layout
    self.strategy = strategy
    self.estimator = estimator
    self.settings = settings
    self.settings.estimator = nil
  }
}

/// The device of a log.
package struct LoggedDevice: Hashable, Sendable {
  package var id: String?
  package var name: String?
  /// `touchpad` or `touchscreen`.
  package var kind: String?
  /// The touch surface's width; nil = unknown.
  package var widthMillimeters: Double?
  package var heightMillimeters: Double?

  package init(
    id: String? = nil, name: String? = nil, kind: String? = nil, widthMillimeters: Double? = nil,
    heightMillimeters: Double? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.widthMillimeters = widthMillimeters
    self.heightMillimeters = heightMillimeters
  }
}
