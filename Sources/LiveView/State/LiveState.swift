package import Paging

/// Everything that one screen shows, at one moment.
package struct LiveState: Sendable {
  package var device: DeviceLine
  package var playback: PlaybackLine
  package var layout: PagerLayout
  /// The name of the strategy that moves the content.
  package var strategy: String
  /// Where its swipes came to rest.
  package var rests: RestTally
  /// How the content moves now.
  package var phase: Phase
  /// The content offset now, in points.
  package var contentOffset: Double
  /// The content's speed; under a finger the one that a lift would report.
  package var velocity: Velocity
  /// Speeds without sign at equal steps of time, oldest first, in points per second.
  package var speeds: [Double] = []
  package var swipe: SwipeLine?
  package var landings: LandingTable

  package init(
    device: DeviceLine, playback: PlaybackLine, layout: PagerLayout, strategy: String,
    rests: RestTally, phase: Phase, contentOffset: Double, velocity: Velocity,
    landings: LandingTable
  ) {
    self.device = device
    self.playback = playback
    self.layout = layout
    self.strategy = strategy
    self.rests = rests
    self.phase = phase
    self.contentOffset = contentOffset
    self.velocity = velocity
    self.landings = landings
  }

  /// How the content moves.
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    case resting
    case dragging
    case settling
    /// A touch stopped the settle and holds the content.
    case caught
  }
}

/// What the touches come from.
package struct DeviceLine: Hashable, Sendable {
  package var name: String
  /// `touchpad`, `touchscreen`; nil where nothing says so.
  package var kind: String?
  /// The fingers of the latest drag.
  package var fingers: Int?
  /// Reports a second in the latest drag.
  package var reportRateHertz: Double?

  package init(name: String, kind: String? = nil) {
    self.name = name
    self.kind = kind
  }
}

/// Where the playback of a recording stands.
package struct PlaybackLine: Hashable, Sendable {
  package enum Mode: Hashable, Sendable {
    /// Time runs so many times as fast as it did.
    case running(speed: Double)
    case unlimited
    case paused
    case ended
  }

  package var mode: Mode
  /// Since the first event.
  package var elapsedMicroseconds: Int64
  /// Until something happens, where that is known and takes long enough to be said.
  package var idleMicroseconds: Int64?
  /// What the keyboard does; nil where there is none.
  package var keys: String?

  package init(mode: Mode, elapsedMicroseconds: Int64 = 0, keys: String? = nil) {
    self.mode = mode
    self.elapsedMicroseconds = elapsedMicroseconds
    self.keys = keys
  }
}

/// The latest swipe, in progress or done.
package struct SwipeLine: Hashable, Sendable {
  /// Counted from 1.
  package var number: Int
  package var fromPage: Int
  /// How far the finger has dragged, in pages, positive when the content offset grew.
  package var travelPages = 0.0
  /// Where it lands; nil while it is dragged.
  package var toPage: Int?
  /// The time from the lift to rest; nil before the rest.
  package var settleMilliseconds: Double?
  package var isCancelled = false

  package init(number: Int, fromPage: Int) {
    self.number = number
    self.fromPage = fromPage
  }
}
