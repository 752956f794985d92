import Foundation
import Recordings
import SyntheticSwipes
import TestSupport
import Touch

/// Fingers on a synthetic pad, with stamps of their own, so that a test decides when things happen.
struct Hand {
  /// The stamp of the next report.
  var microseconds: Int64 = 1_000_000
  private var pad = KernelDevice(.touchpad)
  /// Along which it drags.
  private let axis: DragAxis
  /// With so many.
  private let fingers: Int
  private var x: Int32 = 0
  private var y: Int32 = 0

  /// Where the fingers land: 75 mm from the left, so that there is room for a swipe to the left.
  private static let landing: Int32 = 3000
  /// 30 mm from the top, so that there is room for a swipe up.
  private static let landingY: Int32 = 1200
  private static let intervalMicroseconds: Int64 = 8_000
  /// 2 mm, 21 points: a flick of 2,600 points per second.
  private static let step: Int32 = 80

  init(along axis: DragAxis = .horizontal, fingers: Int = 2) {
    self.axis = axis
    self.fingers = fingers
  }

  mutating func touch(fingers: Int? = nil, at x: Int32 = landing) {
    self.x = x
    y = Self.landingY
    place(fingers: fingers ?? self.fingers)
  }

  /// Moves the fingers to the left, or up, by 2 mm a report.
  mutating func drag(reports: Int) {
    for _ in 0..<reports {
      switch axis {
      case .horizontal: x -= Self.step
      case .vertical: y -= Self.step
      }
      place(fingers: fingers)
    }
  }

  mutating func lift() {
    for slot in 0..<pad.slotCount { pad.lift(slot: slot) }
    report()
  }

  /// A flick that moves a page on: 10 reports, 20 mm.
  mutating func swipe() {
    touch()
    drag(reports: 10)
    lift()
  }

  mutating func tap(fingers: Int = 1, at x: Int32 = landing) {
    touch(fingers: fingers, at: x)
    lift()
  }

  mutating func wait(milliseconds: Int64) {
    microseconds += milliseconds * 1000
  }

  /// Everything since the last call, as an evemu file.
  mutating func takeFile() throws -> TemporaryFile {
    var text: [UInt8] = []
    EvemuText.append(SyntheticDevice.touchpad.description, to: &text)
    for event in pad.takeEvents() {
      EvemuText.append(event, originMicroseconds: 0, to: &text)
    }
    return try TemporaryFile(Data(text), named: "hand.evemu")
  }

  private mutating func place(fingers: Int) {
    for finger in 0..<fingers {
      pad.touch(slot: finger, x: x + Int32(finger) * 600, y: y)
    }
    report()
  }

  private mutating func report() {
    pad.report(at: microseconds)
    microseconds += Self.intervalMicroseconds
  }
}
