import Pager
import Paging
package import Recordings
import Touch

/// One flat JSON object for each swipe x strategy x estimator, keys always in the same order.
package struct RowReport: Sendable {
  /// Grows when a key changes its meaning; new keys do not count.
  package static let schema = 1

  private let comparison: Comparison
  private let parameterHashes: [String]

  package init(comparison: Comparison) {
    self.comparison = comparison
    parameterHashes = comparison.strategies.map { strategy in
      hash("\(strategy.name) deceleration=\(strategy.decelerationRate.perMillisecond)")
    }
  }

  /// Appends a swipe's rows, as ``Comparison/outcomes(of:in:)`` orders them.
  package func append(
    _ swipe: Swipe, outcomes: [Outcome], of recording: RowRecording, settings: PlaybackSettings,
    to json: inout JSONLine
  ) {
    for (index, strategy) in comparison.strategies.enumerated() {
      for (place, estimator) in comparison.estimators.enumerated() {
        let row = Row(
          swipe: swipe, recording: recording, settings: settings, strategy: strategy,
          parameterHash: parameterHashes[index], estimator: estimator,
          velocity: swipe.velocities[place],
          outcome: outcomes[index * comparison.estimators.count + place])
        json.line { row.write(to: &$0) }
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

private struct Row {
  let swipe: Swipe
  let recording: RowRecording
  let settings: PlaybackSettings
  let strategy: any PagingStrategy
  let parameterHash: String
  let estimator: VelocityEstimator
  let velocity: Velocity
  let outcome: Outcome

  func write(to row: inout JSONLine) {
    let layout = settings.configuration.layout
    let pitch = layout.pagePitch
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
    row.number("disp_pages", rounded(swipe.travel / pitch))
    row.number("v_pages_s", rounded(velocity.perSecond / pitch))
    row.number("peak_pages_s", rounded(swipe.peakVelocity.perSecond / pitch))
    row.number("lift_gap_ms", Double(swipe.restMicroseconds) / 1000)
    row.number("rate_hz", swipe.reportRateHertz.map(rounded))
    row.integer("start_page", swipe.startPage)
    row.string("strategy", strategy.name)
    row.integer("strategy_version", 1)
    row.string("params_hash", parameterHash)
    row.string("estimator", estimator.name)
    row.integer("landed_page", outcome.page)
    row.number("settle_ms", rounded(outcome.settleMilliseconds))
    row.number("margin", margin.map(rounded))
    row.number("misaligned_pt", rounded(outcome.misalignment))
    row.integer("intended_page", swipe.intent?.page)
    row.string("intent_source", swipe.intent?.source)
    row.boolean("corrected", swipe.wasCorrected)
    row.boolean("live", isLive)
  }

  private var margin: Double? {
    let layout = settings.configuration.layout
    let release = swipe.release(velocity: velocity, strategy: strategy, in: layout)
    return Margin.pages(of: release, strategy: strategy, in: layout)
  }

  /// Whether the recording was made with this strategy and estimator.
  private var isLive: Bool {
    settings.keepsRecordedPages && strategy.name == settings.configuration.strategy.name
      && estimator == settings.configuration.recognition.estimator
  }
}

/// Six decimals: finer than any touch device, and no rounding noise in files that are compared.
private func rounded(_ value: Double) -> Double {
  (value * 1_000_000).rounded() / 1_000_000
}

/// FNV-1a (Fowler, Noll, Vo), 64 bits: tells parameter sets apart, nothing more.
private func hash(_ text: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
