import Figures
import Glibc

/// Times the tools against a yardstick that every machine has: `md5sum` on the same file.
///
/// The two run in turn, so a machine that slows down slows both; what counts is the ratio.
@main
struct Benchmark {
  /// Events of the generated file: about 26 MB of evemu text.
  static let events = 900_000

  static func main() {
    do {
      try compare(runs: runs(CommandLine.arguments, standard: 11))
    } catch {
      complain("benchmark: \(error)")
      exit(1)
    }
  }

  private static func compare(runs: Int) throws {
    _ = try run(["swift", "build", "-c", "release", "--product", "pager-analyze"])
    _ = try run(["swift", "build", "-c", "release", "--product", "pager-synthesize"])
    let folder = try makeTemporaryFolder()
    defer { _ = try? run(["rm", "-r", folder]) }
    let file = "\(folder)/session.evemu"
    _ = try run([".build/release/pager-synthesize", "--session", "\(events)", file])

    let contenders = [
      ("md5sum", ["md5sum", file]),
      ("pager-analyze, text", analyze(file, format: "text")),
      ("pager-analyze, ndjson", analyze(file, format: "ndjson")),
    ]
    for (_, command) in contenders { _ = try run(command) }
    var costs = contenders.map { _ in [Cost]() }
    for _ in 0..<runs {
      for (index, contender) in contenders.enumerated() {
        costs[index].append(try run(contender.1))
      }
    }
    print("\(events) events, \(sizeMegabytes(file)) MB, 7 strategies x 3 estimators, \(runs) runs")
    print("medians                    wall ms   cpu ms  peak MB   times md5sum")
    let yardstick = costs[0]
    for ((name, _), cost) in zip(contenders, costs) {
      // Each run against the md5sum run just before it.
      let ratio = median(zip(cost, yardstick).map { $0.wallSeconds / $1.wallSeconds })
      print(
        name.padded(to: 24), fixed(median(cost.map(\.wallSeconds)) * 1000),
        fixed(median(cost.map(\.processorSeconds)) * 1000),
        fixed(median(cost.map(\.peakMemoryMegabytes))), "      ", fixed(ratio))
    }
  }

  private static func analyze(_ file: String, format: String) -> [String] {
    [
      ".build/release/pager-analyze", file, "--format", format,
      "--estimator", "robust,libadwaita,lsq2",
    ]
  }
}

func sizeMegabytes(_ file: String) -> String {
  var information = stat()
  guard stat(file, &information) == 0 else { return "?" }
  return fixed(Double(information.st_size) / 1_000_000).trimmed
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
