package import Recordings
import Paging
import Touch

/// The whole comparison as one JSON object: recordings, strategies, and a row for each landing.
package struct JSONDocument {
  private let summary: ComparisonSummary
  private let results: [RecordingResult]
  private let rows: JSONLine

  /// - Parameters:
  ///   - summary: the comparison.
  ///   - results: what became of each recording.
  ///   - rows: what ``RowReport`` made of the swipes.
  package init(_ summary: ComparisonSummary, results: [RecordingResult], rows: JSONLine) {
    self.summary = summary
    self.results = results
    self.rows = rows
  }

  package func write(to json: inout JSONLine) {
    json.line { document in
      document.integer("schema", RowReport.schema)
      document.objects("recordings", results.filter { !$0.isPassedOver }, write)
      document.objects("strategies", tallies, write)
      document.integer("disputed_swipes", summary.disputes.count)
      document.lines("rows", rows)
    }
  }

  private typealias NamedTally = (strategy: String, estimator: String, tally: Tally)

  private var tallies: [NamedTally] {
    let comparison = summary.comparison
    return comparison.strategies.enumerated().flatMap { place, strategy in
      comparison.estimators.enumerated().map { index, estimator in
        (strategy.name, estimator.name, summary.tally(strategy: place, estimator: index))
      }
    }
  }

  private func write(_ json: inout JSONLine, _ result: RecordingResult) {
    json.string("file", result.source.path)
    json.string("device", result.device?.name)
    json.string("device_class", result.device?.kind)
    json.integer("swipes", result.swipeCount)
    json.object("cancelled") { reasons in
      for (reason, count) in result.cancelled.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        reasons.integer(reason.rawValue, count)
      }
    }
    json.objects("not_compared", result.others.sorted { $0.key < $1.key }) { json, other in
      json.integer("fingers", other.key.fingers)
      json.string("axis", other.key.axis.rawValue)
      json.integer("drags", other.value)
    }
    json.strings("warnings", result.warnings.map(\.description))
    json.string("error", result.error?.description)
  }

  private func write(_ json: inout JSONLine, _ named: NamedTally) {
    let tally = named.tally
    json.string("strategy", named.strategy)
    json.string("estimator", named.estimator)
    json.integer("swipes", tally.swipes)
    json.integer("labelled", tally.labelled)
    json.integer("as_meant", tally.asMeant)
    json.integer("short", tally.short)
    json.integer("too_far", tally.beyond)
    json.integer("stays", tally.stays)
    json.integer("one_page", tally.onePage)
    json.integer("further", tally.further)
    json.integer("without_snap", tally.withoutSnap)
    json.integer("misaligned", tally.misaligned)
    json.number("largest_misalignment_pt", tally.largestMisalignment)
    json.integer("median_settle_ms", tally.medianSettleMilliseconds)
  }
}
