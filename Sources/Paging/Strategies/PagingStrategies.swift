/// The strategies that this library knows.
public enum PagingStrategies {
  /// Every strategy once, from UIKit's paging to the rules that centre an item.
  public static let all: [any PagingStrategy] = [
    PagingEnabledStrategy(),
    RoundStrategy(),
    DirectionalStrategy(),
    DirectionalStrategy(atRest: .forward),
    OnePageStrategy(),
    SettleVisibleStrategy(),
    NearestCenterStrategy(),
  ]

  /// The strategy of a name, or nil.
  public static func named(_ name: String) -> (any PagingStrategy)? {
    all.first { $0.name == name }
  }
}
