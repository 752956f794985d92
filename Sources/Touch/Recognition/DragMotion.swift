/// How far the fingers of a set have come, without the jumps that nobody's finger made.
struct DragMotion: Sendable {
  /// Where the way counts from, in points; nil before the first measurement.
  private var origin: (x: Double, y: Double)?
  private var wayX = 0.0
  private var wayY = 0.0

  /// Whether the next position is only a new base.
  var needsBase = true

  /// Fixed when the drag begins.
  var axis = DragAxis.horizontal
  /// The way along the axis up to the last scroll; nil while the slop is being swallowed.
  var scrolledWay: Double?

  /// The way from where the set was complete, in points.
  var way: (x: Double, y: Double) { (wayX, wayY) }

  /// Takes a position in.
  ///
  /// - Returns: whether the way has changed by it, not just its base.
  mutating func move(to position: (x: Double, y: Double)) -> Bool {
    guard let origin, !needsBase else {
      origin = (position.x - wayX, position.y - wayY)
      needsBase = false
      return false
    }
    wayX = position.x - origin.x
    wayY = position.y - origin.y
    return true
  }

  func along(_ axis: DragAxis) -> Double { axis == .horizontal ? wayX : wayY }
}
