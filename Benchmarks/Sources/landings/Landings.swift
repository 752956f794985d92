import Figures
import Glibc
import Paging

/// Times landing decisions against a yardstick that every machine has: `clock_gettime`.
///
/// The two run in turn, so a machine that slows down slows both; what counts is the ratio.
@main
struct Landings {
  static func main() {
    do {
      try proveThatAllocationsCount()
      let runs = runs(CommandLine.arguments, standard: 101)
      let rows = try measuredRows(runs: runs)
      printTable(rows, runs: runs)
      let allocating = rows.filter { $0.allocations > 0 }
      guard allocating.isEmpty else {
        complain("landings: \(allocating.map(\.name).joined(separator: ", ")) allocate")
        exit(1)
      }
    } catch {
      complain("landings: \(error)")
      exit(1)
    }
  }

  private static func measuredRows(runs: Int) throws -> [Figure] {
    var rows: [Figure] = []
    for (name, layout) in try measuredLayouts() {
      let releases = randomReleases(in: layout)
      for strategy in PagingStrategies.all {
        rows.append(
          measure("\(strategy.name), \(name)", steps: releases.count, runs: runs) {
            decide(releases, by: strategy, in: layout)
          })
      }
    }
    for (name, layout) in try measuredLayouts() {
      var drag = EndlessDrag(in: layout)
      rows.append(
        measure("engine step, \(name)", steps: EndlessDrag.steps, runs: runs) { drag.run() })
    }
    return rows
  }
}

/// Decides all releases and adds up the answers, so that none can be left out.
@inline(never)
private func decide(
  _ releases: [Release], by strategy: any PagingStrategy, in layout: PagerLayout
) -> Double {
  var sum = 0.0
  for release in releases {
    let landing = strategy.landing(for: release, in: layout)
    sum += landing.targetContentOffset + Double(landing.page ?? 0)
  }
  return sum
}

private func printTable(_ rows: [Figure], runs: Int) {
  let clock = median(rows.map(\.clockNanoseconds))
  print("medians of \(runs) runs; a clock_gettime takes\(fixed(clock)) ns; * over 100 ns")
  print("landing decision or drag step                ns  times clock  allocations")
  for row in rows {
    let mark = row.nanoseconds > 100 ? " *" : "  "
    print(
      row.name.padded(to: 38), fixed(row.nanoseconds) + mark, fixed(row.ratio),
      "     \(row.allocations)")
  }
}
