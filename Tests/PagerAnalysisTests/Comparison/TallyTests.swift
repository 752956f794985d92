import Testing

@testable import PagerAnalysis

@Suite struct TallyTests {
  private enum Meeting { case asMeant, short, beyond }

  @Test(arguments: [
    (5, 5, Meeting.asMeant), (4, 4, .asMeant), (3, 3, .asMeant),
    (5, 4, .short), (6, 5, .short), (2, 3, .short),
    (5, 6, .beyond), (3, 2, .beyond), (4, 5, .beyond), (4, 3, .beyond),
    // The wrong way counts as short: it did not get there.
    (5, 3, .short), (5, 2, .short), (3, 5, .short),
  ])
  private func `a swipe from page 4`(meant: Int, landed: Int, meeting: Meeting) {
    var tally = Tally()
    let intent = Swipe.Intent(page: meant, source: "prompted")
    tally.add(outcome(on: landed), of: swipe(releasedAt: 0, from: 4, meaning: intent))
    #expect(tally.labelled == 1)
    #expect(tally.asMeant == (meeting == .asMeant ? 1 : 0))
    #expect(tally.short == (meeting == .short ? 1 : 0))
    #expect(tally.beyond == (meeting == .beyond ? 1 : 0))
  }

  @Test func `pages from the start count whether something was meant or not`() {
    var tally = Tally()
    for page in [4, 5, 3, 6, 0, 4] {
      tally.add(outcome(on: page), of: swipe(releasedAt: 0, from: 4))
    }
    #expect(tally.swipes == 6)
    #expect([tally.stays, tally.onePage, tally.further] == [2, 2, 2])
    #expect([tally.labelled, tally.asMeant, tally.short, tally.beyond] == [0, 0, 0, 0])
  }

  @Test func `half a point is rounding, more is misaligned`() {
    var tally = Tally()
    for points in [0.0, 0.5, 0.51, 137.5] {
      tally.add(outcome(on: 4, off: points), of: swipe(releasedAt: 0, from: 4))
    }
    tally.add(outcome(on: 4, snaps: false), of: swipe(releasedAt: 0, from: 4))
    #expect(tally.misaligned == 2)
    #expect(tally.largestMisalignment == 137.5)
    #expect(tally.withoutSnap == 1)
  }

  @Test(
    arguments: [
      ("none", [], nil),
      ("one", [200.4], 200),
      ("of two, the lower", [400, 200], 200),
      ("of three, the middle one", [900.0, 100, 250.5], 251),
      ("no number is long", [.nan, .infinity], 5000),
      ("long ones count together", [7000, 6000, 300], 5000),
      ("none before its start", [-3], 0),
    ] as [(String, [Double], Int?)])
  func `the median settle`(name: String, settles: [Double], median: Int?) {
    var tally = Tally()
    for settle in settles {
      tally.add(outcome(on: 4, settling: settle), of: swipe(releasedAt: 0, from: 4))
    }
    #expect(tally.medianSettleMilliseconds == median, "\(name)")
  }
}

func outcome(
  on page: Int, snaps: Bool = true, off misalignment: Double = 0,
  settling milliseconds: Double = 300
) -> Outcome {
  Outcome(
    page: page, snaps: snaps, targetContentOffset: Double(page) * 375, misalignment: misalignment,
    settleMilliseconds: milliseconds)
}
