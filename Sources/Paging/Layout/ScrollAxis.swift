/// The direction in which a pager scrolls.
public enum ScrollAxis: String, CaseIterable, Sendable {
  /// Pages lie side by side.
  case horizontal
  /// Pages lie one below the other.
  case vertical
}
