package import CommandLineTool
package import PagerAnalysis
import PagerOptions
import Paging
import Touch

extension PlaybackOptions {
  /// What every command that plays recordings takes: layout and how devices are read.
  package init(comparing arguments: Arguments) throws(UsageError) {
    self.init(layout: try arguments.layout(), deviceRules: try DeviceRules(arguments))
  }

  /// The same with the one strategy and the one estimator of a command that lands the content.
  package init(playing arguments: Arguments) throws(UsageError) {
    try self.init(comparing: arguments)
    strategy = try arguments.strategy()
    estimator = try arguments.estimator()
  }

  /// The same for each of the strategies of a command that plays with several side by side; one
  /// without a strategy where none is named.
  package static func sideBySide(_ arguments: Arguments) throws(UsageError) -> [PlaybackOptions] {
    var options = try PlaybackOptions(comparing: arguments)
    options.estimator = try arguments.estimator()
    guard arguments.contains(.strategiesSideBySide) else { return [options] }
    return try arguments.distinctStrategies().map { strategy in
      var lane = options
      lane.strategy = strategy
      return lane
    }
  }
}
