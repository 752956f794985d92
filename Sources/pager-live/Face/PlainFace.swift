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
  private var lines: PlainLines?
  private var output = Output.standardOutput()

  init(glyphs: Glyphs, ink: Ink) {
    self.glyphs = glyphs
    self.ink = ink
  }

  mutating func begin(_ follower: Follower) throws {
    let configuration = follower.configuration
    let lines = PlainLines(layout: configuration.layout, glyphs: glyphs)
    self.lines = lines
    try write([
      lines.opening(
        follower.device, strategy: configuration.strategy.name,
        estimator: configuration.recognition.estimator.name)
    ])
  }

  mutating func tell(_ moments: [LiveMoment]) throws {
    guard let lines else { return }
    try write(moments.flatMap(lines.lines))
  }

  mutating func show(_ state: LiveState) throws {}
  mutating func resized() {}
  mutating func suspend() {}

  private mutating func write(_ lines: [StyledText]) throws {
    for line in lines { try output.write(ink.text(line) + "\n") }
    try output.flush()
  }
}
