extension Glyphs {
  /// The character of a cell, and its style; `blocks` are the cell filled by 0 to 8 eighths, from
  /// its start or, where they do not grow from there, from its end.
  func ink(
    _ fill: CellFill, blocks: [Character], growFromStart: Bool, style: TextStyle
  ) -> (Character, TextStyle) {
    switch fill {
    case .none: (" ", .plain)
    case .whole: (blocks[CellFill.eighthsOfCell], style)
    case .texture: (texture, style)
    case .fromStart(let eighths): partial(eighths, blocks, isInverse: !growFromStart, style)
    case .upToEnd(let eighths): partial(eighths, blocks, isInverse: growFromStart, style)
    }
  }

  /// A block from the other side is the rest of the cell with ink and ground exchanged.
  private func partial(
    _ eighths: Int, _ blocks: [Character], isInverse: Bool, _ style: TextStyle
  ) -> (Character, TextStyle) {
    isInverse && canInvert
      ? (blocks[CellFill.eighthsOfCell - eighths], style.inverted) : (blocks[eighths], style)
  }
}
