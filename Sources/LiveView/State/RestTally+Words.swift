import TerminalText

extension RestTally.Rest {
  /// Where a pager should rest.
  static let inPlace = "in place"

  /// `97.5 pt off`, or `in place`.
  var inWords: String {
    isMisaligned ? "\(decimal(misalignment, places: 1)) pt off" : Self.inPlace
  }
}
