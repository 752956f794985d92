import Foundation
import Pager
import Paging
import Recordings
import SyntheticSwipes
import TestSupport
import Testing
import Touch

@testable import PagerAnalysis

@Suite struct SwipeCollectorTests {
  private static func label(_ page: Int, _ more: String = #","source":"prompted""#) -> String {
    #"{"type":"label","intended_page":\#(page)\#(more)}"# + "\n"
  }

  private static func snapped(_ page: Int, atMilliseconds time: Int) -> String {
    """
    {"type":"snapped","t_us":\(time * 1000),"from_page":4,"page":\(page),\
    "target_content_offset_pt":0,"settle_ms":300}

    """
  }

  @Test func `the measures of a drag`() throws {
    let played = try Played(log: loggedHead + loggedDrag(atMilliseconds: 100, dx: -50, vx: -625))
    let swipe = try #require(played.swipes.first)
    #expect(played.swipes.count == 1)
    #expect(swipe.index == 0)
    #expect(swipe.fingers == 2)
    #expect(swipe.axis == .horizontal)
    #expect(swipe.touchMicroseconds == 100_000)
    #expect(swipe.liftMicroseconds == 148_000)
    #expect(swipe.frames == 6)
    #expect(swipe.restMicroseconds == 8000)
    #expect(swipe.durationMilliseconds == 48)
    #expect(swipe.reportRateHertz == 125)
    #expect(swipe.peakVelocity == Velocity(perSecond: 1250))
    #expect(swipe.startPage == 4)
    #expect(swipe.content.restContentOffset == 1500)
    #expect(swipe.content.beginContentOffset == 1500)
    #expect(swipe.content.contentOffset == 1550)
    #expect(swipe.travel == 50)
    #expect(swipe.intent == nil && swipe.livePage == nil && !swipe.wasCorrected)
  }

  @Test func `the logged velocity stands for its estimator, others reckon from the scrolls`() throws
  {
    let played = try Played(
      log: loggedHead + loggedDrag(atMilliseconds: 0, dx: -50, vx: -625),
      estimators: [.robust, .lastTwo])
    let velocities = try #require(played.swipes.first).velocities
    #expect(velocities == [Velocity(perSecond: 625), Velocity(perSecond: 1250)])
  }

  @Test func `the scroll that comes with the begin is no measured way`() throws {
    let begin = #"{"type":"drag-begin","t_us":0,"fingers":2,"axis":"horizontal"}"#
    let first = #"{"type":"scroll","t_us":0,"dx_pt":-9,"dy_pt":0}"#
    let log =
      loggedHead + begin + "\n" + first + "\n"
      + loggedDrag(atMilliseconds: 0, dx: -50).split(separator: "\n").dropFirst()
      .joined(separator: "\n") + "\n"
    let swipe = try #require(try Played(log: log).swipes.first)
    #expect(swipe.content.contentOffset == 1559)
    #expect(swipe.frames == 6)
    #expect(swipe.peakVelocity == Velocity(perSecond: 1250))
  }

  @Test func `a lift under another finger counts from where that came`() throws {
    var script = RecordingScript(.touchpad)
    let joined = script.joinedDrag(for: 60)
    let swipe = try #require(try script.played().swipes.first)
    // The recording's first event, 8 ms in, is its origin.
    #expect(swipe.liftMicroseconds == joined - 8000)
    #expect(swipe.restMicroseconds == 8000)
    #expect(swipe.velocities.first.map { $0.perSecond > 2000 } == true)
  }

  @Test func `labels and landings belong to the drag that ended last`() throws {
    let log =
      loggedHead
      + loggedDrag(atMilliseconds: 0, dx: -200) + Self.label(5)
      + Self.snapped(5, atMilliseconds: 400)
      + loggedDrag(atMilliseconds: 5000, dx: -20) + Self.label(7) + Self.label(6, "")
      + loggedDrag(atMilliseconds: 9000, dx: 20)
    let swipes = try Played(log: log).swipes
    #expect(
      swipes.map(\.intent) == [
        Swipe.Intent(page: 5, source: "prompted"), Swipe.Intent(page: 6, source: "unnamed"), nil,
      ])
    #expect(swipes.map(\.livePage) == [5, nil, nil])
    #expect(swipes.map(\.startPage) == [4, 5, 5])
  }

  @Test func `what is said behind a cancelled drag is about no swipe`() throws {
    let palm = #"{"type":"drag-cancel","t_us":1060000,"reason":"palm"}"#
    let log =
      loggedHead + loggedDrag(atMilliseconds: 0, dx: -200)
      + loggedDrag(atMilliseconds: 1000, dx: -200, ending: palm) + Self.label(3)
      + Self.snapped(3, atMilliseconds: 1500)
      + loggedDrag(atMilliseconds: 1600, dx: 200) + Self.label(4)
    let swipes = try Played(log: log).swipes
    #expect(swipes.map(\.intent) == [nil, Swipe.Intent(page: 4, source: "prompted")])
    #expect(swipes.map(\.livePage) == [nil, nil])
    #expect(swipes.map(\.wasCorrected) == [true, false])
  }

  @Test func `a swipe in the settle starts from where that was heading`() throws {
    let log =
      loggedHead + loggedDrag(atMilliseconds: 0, dx: -100, vx: -2000)
      + loggedDrag(atMilliseconds: 150, dx: -100, vx: -2000)
    let swipes = try Played(log: log).swipes
    #expect(swipes.map(\.startPage) == [4, 5])
    #expect(swipes[1].content.restContentOffset == 1875)
    #expect(
      swipes[1].content.beginContentOffset > 1600 && swipes[1].content.beginContentOffset < 1875)
  }

  @Test(arguments: [
    ("back after a second", 1048, 40.0, true),
    ("back just within two seconds", 2047, 40, true),
    ("back after two seconds", 2048, 40, false),
    ("on after a second", 1048, -40, false),
    ("nowhere after a second", 1048, 0, false),
  ])
  func `a swipe back soon after takes the landing back`(
    name: String, start: Int, dx: Double, isCorrection: Bool
  ) throws {
    let log =
      loggedHead + loggedDrag(atMilliseconds: 0, dx: -200)
      + loggedDrag(atMilliseconds: start, dx: dx)
    let swipes = try Played(log: log).swipes
    #expect(swipes.map(\.wasCorrected) == [isCorrection, false], "\(name)")
  }

  @Test func `drags without a lift are counted by reason`() throws {
    let palm = #"{"type":"drag-cancel","t_us":60000,"reason":"palm"}"#
    let lost = #"{"type":"drag-cancel","t_us":1060000,"reason":"a reason of tomorrow"}"#
    let log =
      loggedHead + loggedDrag(atMilliseconds: 0, dx: -300, ending: palm)
      + loggedDrag(atMilliseconds: 1000, dx: -300, ending: lost)
      + loggedDrag(atMilliseconds: 2000, dx: -20)
      + #"{"type":"drag-begin","t_us":3000000,"fingers":2,"axis":"horizontal"}"# + "\n"
    let played = try Played(log: log)
    #expect(played.result.cancelled == [.palm: 1, .recordingEnded: 2])
    #expect(played.result.swipeCount == 1)
    #expect(played.swipes.map(\.startPage) == [4])
  }

  @Test func `a log that knows no page starts each swipe at rest on page 50 of 101`() throws {
    let log =
      foreignHead + loggedDrag(atMilliseconds: 0, dx: -200, vx: -2000) + Self.label(3)
      + Self.snapped(3, atMilliseconds: 300) + loggedDrag(atMilliseconds: 150, dx: -100, vx: -2000)
      + loggedDrag(atMilliseconds: 900, dx: 100, vx: 2000)
    let played = try Played(log: log)
    let settings = try #require(played.settings)
    #expect(settings.configuration.layout.itemCount == 101)
    #expect(!settings.keepsRecordedPages)
    #expect(played.swipes.map(\.startPage) == [50, 50, 50])
    #expect(played.swipes.map(\.content.beginContentOffset) == [18750, 18750, 18750])
    #expect(played.swipes.map(\.content.contentOffset) == [18950, 18850, 18650])
    #expect(played.swipes.map(\.intent) == [nil, nil, nil])
    #expect(played.swipes.map(\.livePage) == [nil, nil, nil])
    #expect(played.swipes.map(\.wasCorrected) == [false, true, false])
  }

  @Test func `so does a recording of touches, and one played in another layout`() throws {
    let layout = try PagerLayout(boundsLength: 300, itemLength: 200, itemCount: 3)
    var script = RecordingScript(.touchpad)
    script.stroke(-24, fingers: 2)
    script.stroke(-24, fingers: 2, after: 100)
    let foreign = try script.played()
    #expect(foreign.swipes.map(\.startPage) == [50, 50])
    #expect(foreign.swipes.map(\.content.beginContentOffset) == [18750, 18750])

    var own = RecordingScript(.touchpad)
    own.note(.header(SwipeLogHeader(layout: .standard)))
    own.note(.state(SwipeLogLine.PagerState(timeMicroseconds: 0, contentOffset: 1500, page: 4)))
    own.stroke(-24, fingers: 2)
    own.note(.label(SwipeLogLine.IntentLabel(intendedPage: 5, source: "scripted")))
    own.stroke(-24, fingers: 2)
    #expect(try own.played().swipes.map(\.startPage) == [4, 5])
    let elsewhere = try own.played(PlaybackOptions(layout: layout))
    #expect(elsewhere.settings?.configuration.layout.itemCount == 101)
    #expect(elsewhere.swipes.map(\.startPage) == [50, 50])
    #expect(elsewhere.swipes.map(\.content.beginContentOffset) == [10_000, 10_000])
    #expect(elsewhere.swipes.map(\.intent) == [nil, nil])
  }

  @Test(arguments: PagingStrategies.all.map(\.name))
  func `the strategy of a recording moves no start in another layout`(strategy: String) throws {
    var script = RecordingScript(.touchpad)
    script.note(.header(SwipeLogHeader(layout: .standard, strategy: strategy)))
    script.stroke(-24, fingers: 2)
    script.stroke(-24, fingers: 2, after: 1000)
    let elsewhere = try script.played(PlaybackOptions(layout: .carousel))
    // The 51st item in the middle, where viewport-long pages would not show it.
    #expect(elsewhere.swipes.map(\.content.beginContentOffset) == [14_450, 14_450])
  }

  @Test(arguments: [
    ("no sample", [], 0.0),
    ("one sample", [(0.0, 5.0)], 0),
    ("even", [(0, 0), (8, 4), (16, 8)], 500),
    ("the fastest counts, in either direction", [(0, 0), (8, 4), (16, -12), (24, -13)], 2000),
    ("a burst counts with what came before it", [(0, 0), (8, 4), (9, 12), (16, 16)], 1500),
    ("nothing but a burst", [(0, 0), (1, 9), (2, 20)], 0),
  ])
  func `the peak speed`(name: String, samples: [(Double, Double)], pointsPerSecond: Double) {
    let samples = AxisSamples(samples.map { (milliseconds: $0.0, position: $0.1) })
    #expect(abs(samples.peakSpeed - pointsPerSecond) < 1e-9, "\(name)")
  }
}
