import Paging
import Recordings
import TestSupport
import Touch

@testable import PagerAnalysis

/// Swipes through a comparison, as the command puts them.
struct ComparedSwipes {
  var summary: ComparisonSummary
  var rows = JSONLine()
  let settings: PlaybackSettings
  private let report: RowReport
  private let recording: RowRecording

  init(
    _ strategies: [any PagingStrategy] = PagingStrategies.all,
    estimators: [VelocityEstimator] = [.robust], disputeLimit: Int = 12, kind: String? = "touchpad"
  ) throws {
    let comparison = Comparison(strategies: strategies, estimators: estimators)
    summary = ComparisonSummary(comparison: comparison, disputeLimit: disputeLimit)
    settings = try PlaybackSettings(
      header: SwipeLogHeader(
        layout: .standard, strategy: "one-page", estimator: "robust"),
      device: LoggedDevice(name: "Pad \"8\"", kind: kind), options: PlaybackOptions())
    report = RowReport(comparison: comparison)
    recording = RowRecording(RecordingSource(path: "folder/reading.evemu"), isHashed: false)
  }

  mutating func add(_ swipe: Swipe) {
    let outcomes = summary.comparison.outcomes(of: swipe, in: .standard)
    summary.add(swipe, outcomes: outcomes, recording: recording.name, settings: settings)
    report.append(swipe, outcomes: outcomes, of: recording, settings: settings, to: &rows)
  }

  /// Slow, quick and thrown, forward and back.
  mutating func addReading(meaning intents: [Swipe.Intent?] = []) {
    let releases: [(offset: Double, velocities: [Double])] = [
      (900, [0, 0]), (1000, [1500, 200]), (950, [4000, 4100]), (700, [-900, -1200]), (750, [0, 0]),
    ]
    for (index, release) in releases.enumerated() {
      let intent = index < intents.count ? intents[index] : nil
      add(
        swipe(
          releasedAt: release.offset,
          velocities: Array(release.velocities.prefix(summary.comparison.estimators.count)),
          meaning: intent, index: index))
    }
  }
}

/// Results of files read, cut short and refused.
func results() -> [RecordingResult] {
  var read = RecordingResult(source: RecordingSource(path: "folder/reading.evemu"))
  read.device = LoggedDevice(name: "Pad \"8\"", kind: "touchpad")
  read.swipeCount = 5
  read.cancelled = [.palm: 2, .fingers: 1]
  read.others = [
    DragSurvey.Kind(fingers: 3, axis: .horizontal): 4,
    DragSurvey.Kind(fingers: 2, axis: .vertical): 17,
  ]
  read.warnings = [
    RecordingWarning(file: "folder/reading.evemu", line: 9, text: "the file is cut off")
  ]
  var passedOver = RecordingResult(source: RecordingSource(path: "folder/notes.txt"))
  passedOver.isPassedOver = true
  let refused = RecordingResult(
    RecordingError(file: "folder/photo.png", reason: "binary data is no recording"))
  return [read, passedOver, refused]
}
