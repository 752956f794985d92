import Paging
import Testing
import Touch

@testable import PagerAnalysis

@Suite struct ComparisonSummaryTests {
  @Test func `swipes are counted by device and label`() throws {
    var touchpad = try ComparedSwipes()
    touchpad.addReading(meaning: [
      Swipe.Intent(page: 2, source: "prompted"), nil, Swipe.Intent(page: 3, source: "scripted"),
      Swipe.Intent(page: 1, source: "prompted"),
    ])
    #expect(touchpad.summary.swipes == 5)
    #expect(touchpad.summary.swipesByDeviceKind == ["touchpad": 5])
    #expect(touchpad.summary.labelSources == ["prompted": 2, "scripted": 1])
    var unknown = try ComparedSwipes(kind: nil)
    unknown.addReading()
    #expect(unknown.summary.swipesByDeviceKind == ["device of unknown kind": 5])
  }

  @Test func `each strategy and estimator has its own tally`() throws {
    var compared = try ComparedSwipes(
      [RoundStrategy(), PagingEnabledStrategy()], estimators: [.robust, .lastTwo])
    // Page 2.13: to round both stay, paging goes where the velocity points.
    compared.add(swipe(releasedAt: 800, velocities: [-100, 100]))
    let summary = compared.summary
    let forward = (0..<2).map { strategy in
      (0..<2).map { summary.tally(strategy: strategy, estimator: $0).onePage }
    }
    #expect(forward == [[0, 0], [0, 1]])
    #expect(summary.estimatorDisputes == [0, 1])
    #expect(summary.disputes.count == 0)
  }

  @Test func `disputes are about the first estimator's landings`() throws {
    var compared = try ComparedSwipes(
      [RoundStrategy(), PagingEnabledStrategy(), SettleVisibleStrategy()],
      estimators: [.lastTwo, .robust])
    compared.add(
      swipe(
        releasedAt: 800, velocities: [100, 0], meaning: Swipe.Intent(page: 3, source: "a"),
        index: 7))
    compared.add(swipe(releasedAt: 800, velocities: [0, 0]))
    let disputes = compared.summary.disputes
    #expect(disputes.count == 2)
    #expect(disputes.disputes.map(\.pages) == [[2, 3, 3], [2, 2, nil]])
    let first = try #require(disputes.disputes.first)
    #expect(first.index == 7 && first.startPage == 2 && first.recording == "reading")
    #expect(first.intent?.page == 3)
  }
}
