import CommandLineTool
import PagerAnalysis
import PagerOptions
import Recordings
import ReplayOptions

/// `pager-analyze explain` says frame by frame why touches became drags or did not.
enum ExplainCommand {
  static func run(_ words: [String]) -> Never {
    command.runAndExit(words) { arguments in
      guard !arguments.operands.isEmpty else { throw UsageError.missingOperand("PATH") }
      var options = try PlaybackOptions(comparing: arguments)
      options.estimator = try arguments.estimator()
      let job = ExplainJob(options: options, isUnfolded: arguments.contains(all))
      let paths = { () in
        RecordingPaths(
          expanding: arguments.operands, description: arguments.value(of: .description))
      }
      switch arguments.value(of: format) ?? "text" {
      case "text": return try job.printText(paths())
      case "ndjson": return try job.printRows(paths())
      case let other: throw UsageError.invalidValue(format, other)
      }
    }
  }

  private static let format = Option(
    "format", letter: "f", value: "text|ndjson",
    help: "A table for people, or one JSON object for each frame and each touch. Default: text.")
  private static let all = Option(
    "all", letter: "a", help: "A row for every frame, also for those without news.")

  private static let command = Command(
    name: "pager-analyze explain",
    summary: """
      Says frame by frame what became of every touch in recordings: why it became a drag, or why \
      not and which option would change it.
      """,
    usage: ["[OPTIONS] PATH..."],
    options: [format, all, .description, .estimator, .layout] + Option.recognition(of: .recordings),
    sections: [
      .init(
        "Example",
        [
          "pager-analyze explain --slop-mm 30 Recordings/touchpad-short-flick.evemu",
          "",
          "ends with what the touch lacked and the option that would change it:",
          "",
          "  touch 1, 2 fingers, 105 ms: no drag: moved 9.21 mm, 30.00 mm are needed",
          "    (--slop-mm)",
        ]),
      .init(
        "A row",
        [
          "ms, the fingers that count, the middle of them from the top left corner, the",
          "way from where the set was complete, the recognizer's state, and why. Below",
          "it, where they changed, the contacts. Lengths are mm, or % of the axis on a",
          "screen of unknown size. Of a swipe log nothing can be explained: it holds no",
          "touches. How far a touch moved is the way of all its contacts together, before",
          "and after a drag too; frames in which contacts come, go or jump add nothing.",
        ]),
      .init(
        "States",
        [
          "idle      no finger set",
          "landing   the hardware's finger count does not confirm the set yet",
          "down      the set is complete, below the slop",
          "rejected  the stroke goes along the other axis",
          "dragging  from drag-begin to the end",
          "spent     over; the rest is ignored until all fingers are up",
        ]),
      .init(
        "Keys of ndjson",
        [
          "\"type\" frame: touch, t_us, fingers, contacts [slot, id, x_mm, y_mm, x_share,",
          "  y_share, standing finger|palm|hovering|unseen], centroid_*, moved_x_mm,",
          "  moved_y_mm, moved_pt, slop_pt, state, decision, events, why",
          "\"type\" touch: touch, t_us, end_us, frames, fingers, moved_x_mm, moved_y_mm,",
          "  moved_pt, drags [t_us, end_us, fingers, axis, travel_pt, cancelled, and",
          "  after a lift lift_us, velocity_pt_s, estimator, samples, first_sample_us,",
          "  last_sample_us, robust_samples, estimates_pt_s], obstacle, option, why",
          "both: schema, file. t_us counts from the first event; _share is a share of",
          "the full axis; +x is right, +y down. Where something is unknown stands null.",
          "decision: nothing-touches, fingers-differ, count-unconfirmed, set-complete,",
          "  set-replaced, below-slop, across-axis, began, dragged, state-only, resync,",
          "  faded, rebased, lift-unconfirmed, paused, lifted, lost, palm, joined,",
          "  released, awaits-all-up",
          "obstacle, of a touch without a drag: slop, axis, fingers, count, palm,",
          "  hovering, unseen, gap, leftover",
        ]),
      .deviceOptions, .recordedOptions,
      .init(
        "Exit status",
        ["0  all recordings were read", "1  some could not be read", "2  usage"]),
    ])
}
