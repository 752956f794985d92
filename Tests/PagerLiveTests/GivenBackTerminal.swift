import Testing

/// The terminal is as the program found it.
func expectGivenBack(
  _ program: TerminalProgram, sourceLocation: SourceLocation = #_sourceLocation
) {
  let grid = program.grid
  #expect(
    !grid.isAlternate && grid.wasGivenBack && grid.cursorIsShown && grid.unknown.isEmpty,
    sourceLocation: sourceLocation)
  #expect(program.modes == program.modesBefore, sourceLocation: sourceLocation)
}
