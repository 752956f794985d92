import CommandLineTool
import Evdev
import Pager
import PagerOptions
import Paging
import Touch

/// What the command line asks of the service.
struct DaemonSettings {
  /// The nodes to read; empty for all touchpads and touchscreens.
  var nodes: [String]
  var layout: PagerLayout
  var strategy: any PagingStrategy
  var deviceRules: DeviceRules
  /// The item on which every pager starts.
  var page: Int
  var recordingFolder: String?
  /// A file, or `-` for standard output.
  var swipeLogPath: String?

  init(_ arguments: Arguments) throws(UsageError) {
    layout = try arguments.layout() ?? .standard
    strategy = try arguments.strategy() ?? OnePageStrategy()
    deviceRules = try DeviceRules(arguments, estimator: try arguments.estimator())
    nodes = arguments.operands
    page = try arguments.page(in: layout)
    recordingFolder = arguments.value(of: DaemonOptions.record)
    swipeLogPath = arguments.value(of: DaemonOptions.swipeLog)
  }

  /// The pager of a device that is read as `kind`: what the system says of it, but for what the
  /// command line does.
  func configuration(for record: DeviceRecord, as kind: DeviceKind) -> PagerConfiguration {
    let chosen = deviceRules.settings(for: DeviceTraits(record.description, kind: kind))
    return PagerConfiguration(
      layout: layout, strategy: strategy,
      settings: record.settings(as: kind).overridden(by: chosen))
  }
}
