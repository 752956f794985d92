import CommandLineTool
import LiveView
import Pager
import Paging
import Touch

/// Shows a run as lines.
struct PlainFace: Face, ~Copyable {
  let drawsFrames = false
  let isMoving = false
  private let glyphs: Glyphs
  private let ink: Ink
  private var style: Style?
  private var output = Output.standardOutput()

  init(glyphs: Glyphs, ink: Ink) {
    self.glyphs = glyphs
    self.ink = ink
  }

  /// How lines tell of one pager, or of several side by side.
  private enum Style {
    case one(PlainLines)
    case several(LaneLines)
  }

  mutating func begin(_ followers: [Follower]) throws {
    guard let first = followers.first else { return }
    let configuration = first.configuration
    let estimator = configuration.recognition.estimator.name
    let names = followers.map(\.configuration.strategy.name)
    if followers.count == 1 {
      let lines = PlainLines(layout: configuration.layout, glyphs: glyphs)
      style = .one(lines)
      try write([lines.opening(first.device, strategy: names[0], estimator: estimator)])
    } else {
      let lines = LaneLines(layout: configuration.layout, strategies: names, glyphs: glyphs)
      style = .several(lines)
      try write([lines.opening(first.device, estimator: estimator)])
    }
  }

  mutating func tell(_ moments: [[LiveMoment]]) throws {
    switch style {
    case .one(let lines): try write(moments.joined().flatMap(lines.lines))
    case .several(let lines): try write(lines.lines(LaneMoments(moments)))
    case nil: break
    }
  }

  mutating func show(_ states: [LiveState]) throws {}
  mutating func resized() {}
  mutating func suspend() {}

  private mutating func write(_ lines: [StyledText]) throws {
    for line in lines { try output.write(ink.text(line) + "\n") }
    try output.flush()
  }
}
