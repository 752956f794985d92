import CommandLineTool
import PagerAnalysis
import PagerOptions
import Paging
import Touch

extension Option {
  static let description = Option(
    "description", value: "FILE",
    help: "Evemu description of the device, for recordings that come without one.")
}

extension PlaybackOptions {
  /// What all commands that play recordings take: layout, recognition and direction.
  init(_ arguments: Arguments) throws(UsageError) {
    let layout = try arguments.layout()
    var recognition = RecognitionOptions()
    if layout?.axis == .vertical { recognition.axis = .vertical }
    try recognition.apply(arguments)
    self.init(
      layout: layout, recognition: recognition,
      scrollDirection: try arguments.scrollDirection())
  }
}
