package import CommandLineTool
package import Paging
import Recordings
package import Touch

extension Option {
  package static let strategies = Option(
    "strategy", letter: "s", value: "NAME[,NAME...]|all",
    help: "Strategies to compare. Default: all.")
  package static let strategy = strategy(default: "the recording's own, or one-page")
  package static let strategiesSideBySide = Option(
    "strategy", letter: "s", value: "NAME[,NAME...]|all",
    help: """
      Strategy that lands the content, or several side by side. Default: the recording's own, or \
      one-page.
      """)
  package static let estimators = Option(
    "estimator", letter: "e", value: "NAME[,NAME...]|all",
    help: "Estimators of the velocity at the lift. Default: robust.")
  package static let estimator = estimator(default: "the recording's own, or robust")
  package static let layout = layout(default: "the recording's own, or pages")
  package static let page = Option(
    "page", letter: "p", value: "N",
    help: "Item on which a device's pager starts, counted from 0. Default: 0.")

  // A program without recordings has defaults of its own.

  package static func strategy(default standard: String) -> Option {
    Option(
      "strategy", letter: "s", value: "NAME",
      help: "Strategy that lands the content. Default: \(standard).")
  }

  package static func estimator(default standard: String) -> Option {
    Option(
      "estimator", letter: "e", value: "NAME",
      help: "Estimator of the velocity at the lift. Default: \(standard).")
  }

  package static func layout(default standard: String) -> Option {
    Option(
      "layout", letter: "l", value: "NAME|JSON|FILE",
      help: "Layout: \(NamedLayout.help), an object as in recordings, or its file. "
        + "Default: \(standard).")
  }
}

extension Arguments {
  package func strategies() throws(UsageError) -> [any PagingStrategy] {
    guard let names = try names(of: .strategies) else { return PagingStrategies.all }
    return try names.map(Self.strategy).withoutRepeats
  }

  /// The strategies in the order given; throws where one is named twice.
  package func distinctStrategies() throws(UsageError) -> [any PagingStrategy] {
    guard let text = value(of: .strategies), text != "all" else { return PagingStrategies.all }
    var strategies: [any PagingStrategy] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let strategy = try Self.strategy(String(name))
      guard !strategies.contains(where: { $0.name == strategy.name }) else {
        throw .other("--strategy names \(strategy.name) twice; give it once")
      }
      strategies.append(strategy)
    }
    return strategies
  }

  package func strategy() throws(UsageError) -> (any PagingStrategy)? {
    guard let name = value(of: .strategy) else { return nil }
    return try Self.strategy(name)
  }

  package func estimators() throws(UsageError) -> [VelocityEstimator] {
    guard contains(.estimators) else { return [.robust] }
    guard let names = try names(of: .estimators) else { return VelocityEstimators.all }
    return try names.map(Self.estimator)
  }

  package func estimator() throws(UsageError) -> VelocityEstimator? {
    guard let name = value(of: .estimator) else { return nil }
    return try Self.estimator(name)
  }

  /// A ready-made layout, a layout object as it stands, or the file that holds it.
  package func layout() throws(UsageError) -> PagerLayout? {
    guard let text = value(of: .layout) else { return nil }
    if let named = NamedLayout.all.first(where: { $0.name == text }) { return named.layout }
    let isObject = text.drop(while: \.isWhitespace).hasPrefix("{")
    do throws(JSONFault) {
      return try PagerLayout(json: isObject ? Array(text.utf8) : readLayoutFile(text))
    } catch {
      throw .other(isObject ? "--layout: \(error)" : "--layout \(text): \(error)")
    }
  }

  /// The item on which a pager of this layout starts.
  package func page(in layout: PagerLayout) throws(UsageError) -> Int {
    guard let text = value(of: .page) else { return 0 }
    guard let page = Int(text), (0..<layout.itemCount).contains(page) else {
      throw .invalidValue(.page, text, expected: "an item from 0 to \(layout.itemCount - 1)")
    }
    return page
  }

  /// The names of a list, each once; nil for all of them.
  private func names(of option: Option) throws(UsageError) -> [String]? {
    guard let text = value(of: option), text != "all" else { return nil }
    var names: [String] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private static func strategy(_ name: String) throws(UsageError) -> any PagingStrategy {
    do throws(StrategyError) {
      return try PagingStrategies.strategy(named: name)
    } catch {
      throw .other(error.description)
    }
  }

  private static func estimator(_ name: String) throws(UsageError) -> VelocityEstimator {
    guard let estimator = VelocityEstimators.named(name) else {
      throw .unknownName("estimator", name, known: VelocityEstimators.all.map(\.name))
    }
    return estimator
  }
}

/// As much as a hundred thousand items need.
private let longestLayoutBytes = 1 << 22

private func readLayoutFile(_ path: String) throws(JSONFault) -> [UInt8] {
  do throws(RecordingError) {
    var source = try ByteSource(path: path)
    return try source.readAll(limit: longestLayoutBytes)
  } catch {
    throw JSONFault(error.reason)
  }
}
