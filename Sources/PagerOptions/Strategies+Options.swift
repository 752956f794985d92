package import CommandLineTool
import Paging

extension Command.Section {
  /// Every strategy and its parameters, for the help of all that take `--strategy`.
  package static let strategies = Command.Section(
    "Strategies",
    PagingStrategies.all.flatMap { strategy in
      [strategy.ruleName, "  \(strategy.summary)"] + strategy.settings.flatMap(\.helpLines)
    } + [
      "",
      "A parameter follows the name, more than one each behind a colon of its own:",
      example,
    ])

  private static let example = "one-page:threshold_pages=0.25"
}

extension StrategySetting {
  fileprivate var helpLines: [String] {
    [
      "  \(parameter.name): \(parameter.summary),",
      "    \(parameter.permitted), default \(parameter.defaultValue)",
    ]
  }
}

extension [any PagingStrategy] {
  /// Each strategy once, whichever ways its name was written.
  var withoutRepeats: [any PagingStrategy] {
    var names: Set<String> = []
    return filter { names.insert($0.name).inserted }
  }
}
