import TestSupport
import Testing

@testable import Touch

@Suite struct LeastCostPairingTests {
  private static let seed: UInt64 = 0x9a14_0f_b10c

  @Test(arguments: 0...6, 0...6)
  func `no pairing costs less`(_ rows: Int, _ columns: Int) {
    var random = SeededRandom(seed: Self.seed)
    for round in 0..<20 {
      let costs = (0..<rows).map { _ in
        (0..<columns).map { _ in Double(Int.random(in: 0...30, using: &random)) }
      }
      let pairing = LeastCostPairing(rows: rows, columns: columns) { costs[$0][$1] }
      let pairs = (0..<rows).map(pairing.column(of:))
      let taken = pairs.compactMap(\.self)
      #expect(Set(taken).count == min(rows, columns) && taken.count == min(rows, columns))
      let sum = zip(costs, pairs).reduce(0) { sum, pair in sum + (pair.1.map { pair.0[$0] } ?? 0) }
      let least = least(costs[...], without: [], columns: columns)
      #expect(sum == least, "seed \(Self.seed), round \(round)")
    }
  }

  @Test func `the largest number is paired too`() {
    let count = LeastCostPairing.maximumCount
    let pairing = LeastCostPairing(rows: count, columns: count) { row, column in
      Double((row + column - count + 1).magnitude)
    }
    #expect((0..<count).map(pairing.column(of:)) == (0..<count).map { count - 1 - $0 })
  }

  /// By trying all: rows may stay alone only where there are more of them than columns.
  private func least(_ costs: ArraySlice<[Double]>, without taken: Set<Int>, columns: Int) -> Double
  {
    guard let first = costs.first else { return 0 }
    let rest = costs.dropFirst()
    var sums = (0..<columns).filter { !taken.contains($0) }.map {
      first[$0] + least(rest, without: taken.union([$0]), columns: columns)
    }
    if costs.count > columns - taken.count {
      sums.append(least(rest, without: taken, columns: columns))
    }
    return sums.min() ?? 0
  }
}
