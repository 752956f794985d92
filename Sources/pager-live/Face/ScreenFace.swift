import CommandLineTool
import LiveView
import Paging

/// Shows a run on the whole screen of a terminal.
struct ScreenFace: Face, ~Copyable {
  let drawsFrames = true
  private let glyphs: Glyphs
  private let keys: String
  private var screen: TerminalScreen
  private var size = TerminalSize.current
  /// The speeds of the latest frames, in points per second.
  private var speeds: [Double] = []
  private(set) var latest: [LiveState] = []

  /// As many as the longest row of bars shows.
  private static let keptSpeeds = 30

  init(glyphs: Glyphs, ink: Ink, keys: String) throws {
    self.glyphs = glyphs
    self.keys = keys
    screen = try TerminalScreen(ink: ink)
  }

  var isMoving: Bool { speeds.contains { $0 > 0 } }

  mutating func begin(_ followers: [Follower]) {
    speeds.removeAll()
  }

  mutating func tell(_ moments: [[LiveMoment]]) {}

  mutating func show(_ states: [LiveState]) throws {
    guard let first = states.first else { return }
    if speeds.count == Self.keptSpeeds { speeds.removeFirst() }
    speeds.append(first.velocity.perSecond.magnitude)
    latest = states.map { state in
      var state = state
      state.speeds = speeds
      state.playback.keys = keys
      return state
    }
    let picture = Picture(latest, columns: size.columns, rows: size.rows, glyphs: glyphs)
    try screen.draw(picture.lines, columns: size.columns)
  }

  mutating func resized() {
    size = TerminalSize.current
    screen.forgetWhatIsShown()
  }

  mutating func suspend() {
    screen.suspend()
    resized()
  }
}
