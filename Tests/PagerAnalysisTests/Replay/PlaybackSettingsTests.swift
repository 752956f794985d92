import Foundation
import Pager
import Paging
import Recordings
import SyntheticSwipes
import TestSupport
import Testing
import Touch

@testable import PagerAnalysis

@Suite struct PlaybackSettingsTests {
  @Test func `a recording brings its own pager, and options replace it`() throws {
    let log = loggedHead + loggedDrag(atMilliseconds: 0, dx: -50)
    let own = try #require(try Played(log: log).settings)
    #expect(own.keepsRecordedPages)
    #expect(own.configuration.layout == .standard)
    #expect(own.configuration.strategy.name == "one-page")
    let options = PlaybackOptions(
      strategy: RoundStrategy(), estimator: .lastTwo,
      deviceRules: DeviceRules(DeviceSettings(scrollDirection: .inverted)))
    let other = try #require(try Played(log: log, options).settings)
    #expect(other.keepsRecordedPages)
    #expect(other.configuration.strategy.name == "round")
    #expect(other.configuration.recognition.estimator == .lastTwo)
    #expect(other.configuration.scrollDirection == .inverted)
  }

  @Test(arguments: [
    (
      "strategy",
      "unknown strategy 'tomorrow'; choose from paging, round, directional, directional-ceil, "
        + "one-page, settle-visible, nearest-center; --strategy replaces the recording's"
    ),
    ("estimator", "unknown estimator \"tomorrow\"; choose one with --estimator"),
  ])
  func `a name that is not known is an error, unless another is given`(
    key: String, reason: String
  ) throws {
    let log =
      #"{"type":"header","format":"pager-swipes","version":1,"\#(key)":"tomorrow"}"# + "\n"
      + loggedDrag(atMilliseconds: 0, dx: -50)
    let played = try Played(log: log)
    let error = try #require(played.result.error)
    #expect(error.reason == reason)
    #expect(error.file.hasSuffix("log.jsonl"))
    let options = PlaybackOptions(strategy: OnePageStrategy(), estimator: .robust)
    let helped = try Played(log: log, options)
    #expect(helped.result.error == nil)
    #expect(helped.swipes.count == 1)
  }

  @Test func `a recording brings the parameters of its strategy`() throws {
    let log =
      #"{"type":"header","format":"pager-swipes","version":1,"#
      + #""strategy":"one-page:threshold_pages=0.25"}"# + "\n"
      + loggedDrag(atMilliseconds: 0, dx: -50)
    let settings = try #require(try Played(log: log).settings)
    let strategy = try #require(settings.configuration.strategy as? OnePageStrategy)
    #expect(strategy.thresholdPages == 0.25)
  }

  @Test func `a vertical recording is dragged along its own axis`() throws {
    let layout = try PagerLayout(
      boundsLength: 375, itemLength: 375, itemCount: 10, axis: .vertical)
    var script = RecordingScript(.touchscreen)
    script.note(.header(SwipeLogHeader(layout: layout)))
    script.stroke(0, dy: -40, fingers: 1)
    script.stroke(-40, fingers: 1)
    let played = try script.played()
    #expect(played.swipes.map(\.axis) == [.vertical])
    #expect(
      played.result.others == [DragSurvey.Kind(fingers: 1, axis: .horizontal): 1])
    let both = try script.played(
      PlaybackOptions(deviceRules: DeviceRules(DeviceSettings(axis: .both))))
    #expect(both.swipes.map(\.axis) == [.vertical, .horizontal])
    let across = try script.played(
      PlaybackOptions(deviceRules: DeviceRules(DeviceSettings(axis: .horizontal))))
    #expect(across.swipes.map(\.axis) == [.horizontal])
    #expect(across.settings?.configuration.layout.axis == .horizontal)
  }
}
