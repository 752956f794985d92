import CommandLineTool
import Recordings
import SyntheticSwipes
import Touch

/// Writes the bundled recordings, or one long session of random strokes.
@main
struct PagerSynthesize {
  static func main() {
    command.runAndExit(Array(CommandLine.arguments.dropFirst())) { arguments in
      guard let path = arguments.operands.first else {
        throw UsageError.missingOperand("FOLDER or FILE")
      }
      if arguments.operands.count > 1 {
        throw UsageError.unexpectedOperand(arguments.operands[1])
      }
      if let events = try arguments.wholeNumber(of: session, in: 1...1_000_000_000) {
        try writeSession(ofEvents: events, to: path)
      } else {
        for sitting in Catalogue.sittings {
          try BundledRecording(sitting).write(to: "\(path)/\(sitting.name).evemu")
        }
      }
      return ExitStatus.success
    }
  }

  private static let session = Option(
    "session", value: "EVENTS",
    help: "Write one recording of random strokes, of at least so many events, and no labels.")

  private static let command = Command(
    name: "pager-synthesize",
    summary: "Writes synthetic touch recordings: smooth strokes with the noise of real devices.",
    usage: ["FOLDER", "--session EVENTS FILE"],
    options: [session],
    sections: [
      .init(
        "Files",
        [
          "Each is made from a fixed seed, so that the same version writes the same",
          "bytes. A file that exists already is not overwritten.",
        ])
    ])

  /// The pause between two strokes, in microseconds.
  private static let pauseMicroseconds: Int64 = 700_000

  private static func writeSession(ofEvents count: Int, to path: String) throws {
    let device = SyntheticDevice.touchpad
    var strokes = RandomStrokes(on: device, seed: 1)
    var random = SplitMix64(seed: 2)
    var kernel = KernelDevice(device)
    var writer = try EvemuWriter(ByteSink(creating: path), device: device.description)
    var now: Int64 = 0
    var written = 0
    while written < count {
      now = strokes.next().perform(on: &kernel, device, at: now, random: &random)
      now += pauseMicroseconds
      let events = kernel.takeEvents()
      written += events.count
      try writer.write(events)
    }
  }
}
