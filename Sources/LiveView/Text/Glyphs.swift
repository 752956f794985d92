/// The characters that pictures are made of: of any UTF-8 terminal, or of ASCII alone.
package struct Glyphs: Sendable {
  package let isASCII: Bool
  /// A cell filled from its left by 0 to 8 eighths.
  let leftBlocks: [Character]
  /// A cell filled from below by 0 to 8 eighths.
  let lowerBlocks: [Character]
  /// Whether an inverted block can fill a cell from the other side.
  let canInvert: Bool
  /// Items too small to be told apart.
  let texture: Character
  let horizontal: Character
  let vertical: Character
  let topCorners: (left: Character, right: Character)
  let bottomCorners: (left: Character, right: Character)
  /// The middle of the viewport on the bottom, or the left, of its frame.
  let middleBelow: Character
  let middleBeside: Character
  let filledDot: Character
  let emptyDot: Character
  /// From none to the most.
  let bars: [Character]
  let arrow: String
  let live: String
  let cut: String
  let separator: String
  /// What lies beyond the left, right, top and bottom edge.
  let beyondLeft: Character
  let beyondRight: Character
  let beyondTop: Character
  let beyondBottom: Character

  /// Block elements and box drawings.
  package static let unicode = Glyphs(
    isASCII: false, leftBlocks: Array(" ▏▎▍▌▋▊▉█"), lowerBlocks: Array(" ▁▂▃▄▅▆▇█"),
    canInvert: true, texture: "▒", horizontal: "─", vertical: "│",
    topCorners: ("┌", "┐"), bottomCorners: ("└", "┘"), middleBelow: "┴", middleBeside: "┤",
    filledDot: "●", emptyDot: "○", bars: Array(" ▁▂▃▄▅▆▇█"), arrow: "→", live: "▶", cut: "…",
    separator: " · ", beyondLeft: "‹", beyondRight: "›", beyondTop: "˄", beyondBottom: "˅")

  /// For serial consoles and locales other than UTF-8.
  package static let ascii = Glyphs(
    isASCII: true, leftBlocks: Array("    #####"), lowerBlocks: Array("    #####"),
    canInvert: false, texture: "%", horizontal: "-", vertical: "|",
    topCorners: ("+", "+"), bottomCorners: ("+", "+"), middleBelow: "^", middleBeside: ">",
    filledDot: "@", emptyDot: "o", bars: Array(" .:-=+*#@"), arrow: "->", live: ">", cut: "..",
    separator: ", ", beyondLeft: "<", beyondRight: ">", beyondTop: "^", beyondBottom: "v")
}
