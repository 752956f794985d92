/// The strategies that this library knows.
public enum PagingStrategies {
  /// Every strategy once, with its default parameters, from viewport-long pages to the rules that centre.
  public static let all: [any PagingStrategy] = [
    PagingEnabledStrategy(),
    RoundStrategy(),
    DirectionalStrategy(),
    DirectionalStrategy(atRest: .forward),
    OnePageStrategy(),
    SettleVisibleStrategy(),
    NearestCenterStrategy(),
  ]

  /// Every strategy, and one more behind that of its rule where its parameters are not the default.
  public static func all(with strategy: any PagingStrategy) -> [any PagingStrategy] {
    guard !all.contains(where: { $0.name == strategy.name }) else { return all }
    let place = all.firstIndex { $0.ruleName == strategy.ruleName } ?? all.endIndex - 1
    return all[...place] + [strategy] + all[(place + 1)...]
  }
}
