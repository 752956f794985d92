import TestSupport
import Testing

@testable import PagerAnalysis

@Suite struct DisputeListTests {
  @Test func `more answers first, then further apart, then as they came`() {
    let swipes: [[Int?]] = [
      [4, 5], [4, 5, 6], [4, 4], [4, 9], [5, 4], [4, nil], [4, 5, 9], [4, 5, nil], [7],
    ]
    #expect(ranks(of: swipes, limit: 20) == [6, 1, 7, 3, 0, 4, 5])
    #expect(ranks(of: swipes, limit: 3) == [6, 1, 7])
    #expect(ranks(of: swipes, limit: 0) == [])
  }

  @Test func `what is not listed is counted and never made`() {
    var list = DisputeList(limit: 1)
    var made = 0
    for pages in [[4, 9], [4, 5], [4, 6], [4, 4]] {
      list.add(DisputeWeight(pages.map(Optional.some))) {
        made += 1
        return dispute(0, pages)
      }
    }
    #expect(list.count == 3)
    #expect(made == 1)
  }

  @Test func `a bounded list is the head of the whole one`() {
    for seed in UInt64(1)...100 {
      var random = SeededRandom(seed: seed)
      let swipes = (0..<40).map { _ in
        (0..<4).map { _ in
          Bool.random(using: &random) ? Int.random(in: 0...5, using: &random) : nil
        }
      }
      let limit = Int.random(in: 0...45, using: &random)
      let whole = ranks(of: swipes, limit: 1000)
      #expect(ranks(of: swipes, limit: limit) == Array(whole.prefix(limit)), "seed \(seed)")
    }
  }

  private func ranks(of swipes: [[Int?]], limit: Int) -> [Int] {
    var list = DisputeList(limit: limit)
    for (index, pages) in swipes.enumerated() {
      list.add(DisputeWeight(pages)) { dispute(index, pages) }
    }
    return list.disputes.map(\.index)
  }

  private func dispute(_ index: Int, _ pages: [Int?]) -> Dispute {
    Dispute(recording: "a", index: index, startPage: 4, intent: nil, pages: pages)
  }
}
