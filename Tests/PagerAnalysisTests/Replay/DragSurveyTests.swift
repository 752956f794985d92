import Foundation
import Paging
import SyntheticSwipes
import TestSupport
import Testing
import Touch

@testable import PagerAnalysis

@Suite struct DragSurveyTests {
  private typealias Kind = DragSurvey.Kind

  @Test func `drags of other fingers and axes are counted, the pager's own are not`() throws {
    var script = RecordingScript(.touchpad)
    script.stroke(-24, fingers: 2)
    script.stroke(-20, fingers: 3)
    script.stroke(20, fingers: 3)
    script.stroke(0, dy: 20, fingers: 2)
    script.stroke(10, fingers: 1)
    script.stroke(24, fingers: 2)
    let played = try script.played()
    #expect(played.swipes.count == 2)
    #expect(
      played.result.others == [
        Kind(fingers: 3, axis: .horizontal): 2, Kind(fingers: 2, axis: .vertical): 1,
        Kind(fingers: 1, axis: .horizontal): 1,
      ])
  }

  @Test func `what is asked for is what is not counted`() throws {
    var script = RecordingScript(.touchpad)
    script.stroke(-24, fingers: 2)
    script.stroke(-20, fingers: 3)
    let three = DeviceRules(DeviceSettings(fingers: .exactly(3)))
    let played = try script.played(PlaybackOptions(deviceRules: three))
    #expect(played.swipes.map(\.fingers) == [3])
    #expect(played.result.others == [Kind(fingers: 2, axis: .horizontal): 1])
    let any = try script.played(
      PlaybackOptions(deviceRules: DeviceRules(DeviceSettings(fingers: .any))))
    #expect(any.swipes.map(\.fingers) == [2, 3])
    #expect(any.result.others.isEmpty)
  }

  @Test func `a drag that the recording's end cuts off counts`() throws {
    var script = RecordingScript(.touchpad)
    script.stroke(-24, fingers: 2)
    script.stroke(-20, fingers: 3)
    script.cutLastStroke(keeping: 0.7)
    #expect(try script.played().result.others == [Kind(fingers: 3, axis: .horizontal): 1])
  }

  @Test func `taps are no drags`() throws {
    var script = RecordingScript(.touchscreen)
    script.stroke(0.5, fingers: 1)
    script.stroke(0, dy: 0.5, fingers: 2)
    let played = try script.played()
    #expect(played.swipes.isEmpty && played.result.others.isEmpty)
    #expect(played.result.error == nil && !played.result.isPassedOver)
  }

  @Test func `kinds stand in the order of fingers, then axes`() {
    let kinds = [
      Kind(fingers: 3, axis: .horizontal), Kind(fingers: 2, axis: .vertical),
      Kind(fingers: 2, axis: .horizontal),
    ]
    #expect(kinds.sorted() == [kinds[2], kinds[1], kinds[0]])
  }
}
