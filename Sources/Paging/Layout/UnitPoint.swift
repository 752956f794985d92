/// A place in an item, as a share of its length.
struct UnitPoint {
  let share: Double

  static let leading = UnitPoint(share: 0)
  static let center = UnitPoint(share: 0.5)
  static let trailing = UnitPoint(share: 1)
}
