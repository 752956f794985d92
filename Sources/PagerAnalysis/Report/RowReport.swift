import Pager
import Paging
package import Recordings
import Touch

/// One flat JSON object for each swipe x strategy x estimator, keys always in the same order.
///
/// Members that many rows share are written once and copied.
package struct RowReport: Sendable {
  /// Grows when a key changes its meaning; new keys do not count.
  package static let schema = 1

  private let comparison: Comparison
  private let strategyMembers: [JSONLine]
  private let estimatorMembers: [JSONLine]

  package init(comparison: Comparison) {
    self.comparison = comparison
    strategyMembers = comparison.strategies.map { strategy in
      var members = JSONLine()
      members.string("strategy", strategy.name)
      members.integer("strategy_version", 1)
      members.string("params_hash", parameterHash(of: strategy))
      return members
    }
    estimatorMembers = comparison.estimators.map { estimator in
      var members = JSONLine()
      members.string("estimator", estimator.name)
      return members
    }
  }

  /// Appends a swipe's rows, as ``Comparison/outcomes(of:in:)`` orders them.
  package func append(
    _ swipe: Swipe, outcomes: [Outcome], of recording: RowRecording, settings: PlaybackSettings,
    to json: inout JSONLine
  ) {
    let rows = SwipeRows(swipe: swipe, recording: recording, settings: settings)
    let heads = swipe.velocities.map(rows.head)
    let tail = rows.tail
    var next = outcomes.makeIterator()
    for (index, strategy) in comparison.strategies.enumerated() {
      for (place, estimator) in comparison.estimators.enumerated() {
        guard let outcome = next.next() else { return }
        let margin = rows.margin(of: strategy, velocity: swipe.velocities[place])
        json.line { row in
          row.members(of: heads[place])
          row.members(of: strategyMembers[index])
          row.members(of: estimatorMembers[place])
          row.integer("landed_page", outcome.page)
          row.number("settle_ms", sixDecimals(outcome.settleMilliseconds))
          row.number("margin", margin.map(sixDecimals))
          row.number("misaligned_pt", sixDecimals(outcome.misalignment))
          row.members(of: tail)
          row.boolean("live", rows.areLive(strategy, estimator))
        }
      }
    }
  }
}

/// What rows say about their recording.
package struct RowRecording: Sendable {
  package var file: String
  package var sha256: String?
  package var name: String

  /// With `isHashed` the file is read once for its SHA-256; one that cannot be read has none, and
  /// the comparison will say why.
  package init(_ source: RecordingSource, isHashed: Bool) {
    file = source.path
    name = source.name
    sha256 = isHashed ? try? source.sha256() : nil
  }
}

/// What all rows of a swipe say.
private struct SwipeRows {
  let swipe: Swipe
  let recording: RowRecording
  let settings: PlaybackSettings

  private var layout: PagerLayout { settings.configuration.layout }

  /// The members in front of the strategy's.
  func head(velocity: Velocity) -> JSONLine {
    let pitch = layout.pagePitch
    var row = JSONLine()
    row.integer("schema", RowReport.schema)
    row.string("file", recording.file)
    row.string("file_sha256", recording.sha256)
    row.string("recording", recording.name)
    row.string("device", settings.device.name)
    row.string("device_class", settings.device.kind)
    row.null("user")
    row.integer("gesture_id", swipe.index)
    row.integer("t0_us", swipe.touchMicroseconds)
    row.integer("fingers", swipe.fingers)
    row.string("axis", swipe.axis.rawValue)
    row.integer("frames", swipe.frames)
    row.number("dur_ms", swipe.durationMilliseconds)
    row.number("disp_pages", sixDecimals(swipe.travel / pitch))
    row.number("v_pages_s", sixDecimals(velocity.perSecond / pitch))
    row.number("peak_pages_s", sixDecimals(swipe.peakVelocity.perSecond / pitch))
    row.number("lift_gap_ms", Double(swipe.restMicroseconds) / 1000)
    row.number("rate_hz", swipe.reportRateHertz.map(sixDecimals))
    row.integer("start_page", swipe.startPage)
    return row
  }

  /// The members behind the outcome's.
  var tail: JSONLine {
    var row = JSONLine()
    row.integer("intended_page", swipe.intent?.page)
    row.string("intent_source", swipe.intent?.source)
    row.boolean("corrected", swipe.wasCorrected)
    return row
  }

  func margin(of strategy: some PagingStrategy, velocity: Velocity) -> Double? {
    let release = swipe.content.release(velocity: velocity, strategy: strategy, in: layout)
    return Margin.pages(of: release, strategy: strategy, in: layout)
  }

  /// Whether the swipe was landed with this strategy and estimator when it was recorded.
  func areLive(_ strategy: some PagingStrategy, _ estimator: VelocityEstimator) -> Bool {
    swipe.livePage != nil && strategy.name == settings.configuration.strategy.name
      && estimator == settings.configuration.recognition.estimator
  }
}

/// FNV-1a (Fowler, Noll, Vo), 64 bits: tells parameter sets apart, nothing more.
private func parameterHash(of strategy: some PagingStrategy) -> String {
  let text = "\(strategy.name) deceleration=\(strategy.decelerationRate.perMillisecond)"
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
