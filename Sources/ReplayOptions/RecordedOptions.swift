package import CommandLineTool

extension Command.Section {
  /// What holds where nothing is said, for the help of all that play recordings.
  package static let recordedOptions = Command.Section(
    "Options of a recording",
    [
      "A recording or log of pagerd's is read as its device was, but for the options",
      "that are given.",
    ])
}
