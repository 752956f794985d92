import Paging
import TerminalText
import Touch

/// The comparison for people, on a terminal.
package struct TextReport {
  private let summary: ComparisonSummary
  private let results: [RecordingResult]
  private let columns: Int

  /// - Parameters:
  ///   - summary: the comparison.
  ///   - results: what became of each recording.
  ///   - columns: the width of the terminal.
  package init(_ summary: ComparisonSummary, results: [RecordingResult], columns: Int) {
    self.summary = summary
    self.results = results
    self.columns = min(max(columns, 60), 120)
  }

  package var text: String {
    var blocks = [opening]
    if summary.swipes > 0 { blocks += [strategies, disputes] }
    if !others.isEmpty { blocks.append(others) }
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var opening: [String] {
    let read = results.filter { !$0.isPassedOver && $0.error == nil }
    let failed = results.count { $0.error != nil }
    let kinds = summary.swipesByDeviceKind.sorted { $0.key < $1.key }
      .map { "\($0.value) on a \($0.key)" }.joined(separator: ", ")
    var sentence = "\(counted(read.count, "recording")) with \(counted(summary.swipes, "swipe"))"
    sentence += kinds.isEmpty ? "." : ": \(kinds)."
    if failed > 0 { sentence += " \(counted(failed, "file")) could not be read." }
    guard summary.swipes > 0 else {
      return wrap(sentence)
        + (read.isEmpty ? [] : wrap("No drag of the asked fingers and axis ended with a lift."))
    }
    let comparison = summary.comparison
    return wrap(sentence)
      + wrap(
        "Each swipe goes through \(counted(comparison.strategies.count, "strategy")), with the "
          + "velocity that \(comparison.estimators[0].name) gives it at the lift.")
      + starts
  }

  /// Where swipes start that know no page.
  private var starts: [String] {
    let count = summary.swipesFromTheMiddle
    guard count > 0 else { return [] }
    let who = count == summary.swipes ? "All" : "\(count) of them"
    return wrap(
      "\(who) start at rest on page \(PlaybackSettings.foreignStartPage) of "
        + "\(PlaybackSettings.foreignItemCount), counted from 0: no page was recorded for the layout."
    )
  }

  private var strategies: [String] {
    let table = strategyTable(parametersBelow: false)
    let fitting = table.isCut(width: columns) ? strategyTable(parametersBelow: true) : table
    return fitting.lines(width: columns) + [""] + legend
  }

  private var isLabelled: Bool { !summary.labelSources.isEmpty }

  /// With `parametersBelow` a strategy's parameters stand on a line of their own below its rule.
  private func strategyTable(parametersBelow: Bool) -> TextTable {
    let landings =
      isLabelled ? ["as meant", "short", "too far"] : ["stays", "one page", "further"]
    let manyEstimators = summary.comparison.estimators.count > 1
    var table = TextTable(
      heads: ["   strategy"] + landings + ["off", "settle"]
        + (manyEstimators ? ["by estimator"] : []))
    for (place, strategy) in summary.comparison.strategies.enumerated() {
      let tally = summary.tally(strategy: place, estimator: 0)
      let counts =
        isLabelled
        ? ["\(tally.asMeant) of \(tally.labelled)", "\(tally.short)", "\(tally.beyond)"]
        : ["\(tally.stays)", "\(tally.onePage)", "\(tally.further)"]
      let settle = tally.medianSettleMilliseconds.map { "\($0) ms" } ?? "-"
      table.add(
        ["\(number(place)) \(parametersBelow ? strategy.ruleName : strategy.name)"] + counts
          + ["\(tally.misaligned)", settle]
          + (manyEstimators ? ["\(summary.estimatorDisputes[place])"] : []))
      let parameters = strategy.name.dropFirst(strategy.ruleName.count)
      if parametersBelow, !parameters.isEmpty { table.add(["   \(parameters)"]) }
    }
    return table
  }

  private var legend: [String] {
    var lines: [String] = []
    if isLabelled {
      let sources = summary.labelSources.sorted { $0.key < $1.key }
        .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      lines += wrap("as meant: on the page that the recording's label names (\(sources)).")
    }
    let worst =
      (0..<summary.comparison.strategies.count)
      .map { summary.tally(strategy: $0, estimator: 0).largestMisalignment }.max() ?? 0
    let distance = worst > 0.5 ? ", up to \(Int(worst.rounded())) pt from it" : ""
    lines += wrap("off: at rest, no item is where a pager would show one\(distance).")
    lines += wrap("settle: the median time from the lift to rest.")
    if summary.comparison.estimators.count > 1 {
      let names = summary.comparison.estimators.map(\.name).joined(separator: ", ")
      lines += wrap("by estimator: swipes whose landing depends on which of \(names) is used.")
    }
    return lines
  }

  private var disputes: [String] {
    let list = summary.disputes
    let listed = list.disputes
    guard list.count > 0 else {
      return wrap("All strategies land every swipe on the same page.")
    }
    let opening =
      "The strategies disagree about \(list.count) of \(counted(summary.swipes, "swipe"))."
    guard !listed.isEmpty else { return wrap(opening) }
    var table = TextTable(
      heads: ["swipe", ""] + (isLabelled ? ["meant"] : [])
        + summary.comparison.strategies.indices.map { number($0) })
    for dispute in listed {
      let meant = dispute.intent.map { moved($0.page, dispute) } ?? ""
      table.add(
        [dispute.recording, "#\(dispute.index + 1)"] + (isLabelled ? [meant] : [])
          + dispute.pages.map { moved($0, dispute) })
    }
    let unsnapped = listed.contains { $0.pages.contains(nil) } ? "; = snaps to nothing" : ""
    let unlisted = list.count - listed.count
    return wrap(
      "\(opening) Pages from the start, by strategy number, the most disputed first\(unsnapped):")
      + [""] + table.lines(width: columns)
      + (unlisted > 0 ? ["\(unlisted) more: --disputes \(list.count)"] : [])
  }

  private func moved(_ page: Int?, _ dispute: Dispute) -> String {
    guard let page else { return "=" }
    let pages = page - dispute.startPage
    return pages > 0 ? "+\(pages)" : "\(pages)"
  }

  /// What was seen and not compared, recording by recording.
  private var others: [String] {
    let lines = results.flatMap { result -> [String] in
      let drags = result.others.inWords
      let cancelled = result.cancelled.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "\($0.value) cancelled (\($0.key.rawValue))" }
      guard !(drags + cancelled).isEmpty else { return [] }
      return wrap(
        "\(result.source.name): \((drags + cancelled).joined(separator: ", "))", indent: "  ")
    }
    return lines.isEmpty
      ? [] : wrap("Drags that are not compared (see --fingers and --axis):") + lines
  }

  private func number(_ place: Int) -> String {
    place < 9 ? " \(place + 1)" : "\(place + 1)"
  }

  private func wrap(_ sentence: String, indent: String = "") -> [String] {
    wrapped(sentence, to: columns, indent: indent)
  }
}
