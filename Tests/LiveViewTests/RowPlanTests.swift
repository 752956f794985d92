import Testing

@testable import LiveView

@Suite struct RowPlanTests {
  @Test(arguments: [true, false])
  func `a plan fills the height and no more`(_ hasStrip: Bool) {
    for strategies in 0...26 {
      for height in 0...60 {
        let plan = RowPlan(height: height, strategies: strategies, hasStrip: hasStrip)
        #expect(plan.rows <= height, "\(height) rows, \(strategies) strategies")
        #expect(plan.strategies <= strategies)
        #expect(plan.items % 2 == (hasStrip && height > 1 ? 1 : 0))
        #expect(plan.edges == 0 || plan.edges == 2)
      }
    }
  }

  @Test func `twelve rows hold seven strategies`() {
    let plan = RowPlan(height: 12, strategies: 7, hasStrip: true)
    #expect(plan.rows == 12)
    #expect(plan.strategies == 7)
    #expect(plan.device == 1 && plan.items == 1 && plan.edges == 2 && plan.status == 1)
  }

  @Test func `a single row says how the content moves`() {
    #expect(RowPlan(height: 1, strategies: 7, hasStrip: true).status == 1)
  }
}

extension RowPlan {
  fileprivate var rows: Int {
    device + edges + items + dots + status + detail + head + strategies + keys + gapBelowDevice
      + gapBelowStrip + gapAboveTable
  }
}
