import CommandLineTool
import Pager
import PagerOptions
import Paging
import Touch

/// What the command line asks of the service.
struct DaemonSettings {
  /// The nodes to read; empty for all touchpads and touchscreens.
  var nodes: [String]
  var configuration: PagerConfiguration
  /// The item on which every pager starts.
  var page: Int
  var recordingFolder: String?
  /// A file, or `-` for standard output.
  var swipeLogPath: String?

  init(_ arguments: Arguments) throws(UsageError) {
    let layout = try arguments.layout() ?? .standard
    var recognition = RecognitionOptions()
    try recognition.apply(arguments)
    recognition.estimator = try arguments.estimator() ?? recognition.estimator
    nodes = arguments.operands
    configuration = PagerConfiguration(
      layout: layout, strategy: try arguments.strategy() ?? OnePageStrategy(),
      recognition: recognition, scrollDirection: try arguments.scrollDirection())
    configuration.joinAxes(followingLayout: arguments.followsLayoutAxis)
    page = try arguments.page(in: layout)
    recordingFolder = arguments.value(of: DaemonOptions.record)
    swipeLogPath = arguments.value(of: DaemonOptions.swipeLog)
  }
}
