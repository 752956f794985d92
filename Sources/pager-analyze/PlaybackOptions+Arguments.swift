import CommandLineTool
import PagerAnalysis
import PagerOptions
import Touch

extension Option {
  static let description = Option(
    "description", value: "FILE",
    help: "Evemu description of the device, for recordings that come without one.")
}

extension PlaybackOptions {
  /// What all commands that play recordings take: layout, recognition and direction.
  init(_ arguments: Arguments) throws(UsageError) {
    var recognition = RecognitionOptions()
    try recognition.apply(arguments)
    self.init(
      layout: try arguments.layout(), recognition: recognition,
      followsLayoutAxis: !arguments.contains(.axis),
      scrollDirection: try arguments.scrollDirection())
  }
}
