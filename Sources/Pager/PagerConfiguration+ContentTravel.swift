package import Paging
package import Touch

// From finger space to content space. A drag is locked to one axis, so one component is 0.
extension PagerConfiguration {
  /// Content travel in points, positive when contentOffset grows.
  package func contentTravel(dx: Double, dy: Double) -> Double {
    let travel = layout.contentTravel(ofFingerTravel: dx + dy)
    return scrollDirection == .natural ? travel : -travel
  }

  package func contentVelocity(of velocity: FingerVelocity) -> Velocity {
    Velocity(perSecond: contentTravel(dx: velocity.xPerSecond, dy: velocity.yPerSecond))
  }
}
