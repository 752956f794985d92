package import Paging

/// Something that happened and is worth a line where there is no screen to redraw.
package enum LiveMoment: Sendable {
  case dragBegan(timeMicroseconds: Int64, page: Int, fingers: Int, axis: ScrollAxis)
  /// The lift, and where each strategy lands it.
  case lifted(
    timeMicroseconds: Int64, contentOffset: Double, velocity: Velocity, landings: LandingTable)
  case dragCancelled(timeMicroseconds: Int64, reason: String)
  case caught(timeMicroseconds: Int64, contentOffset: Double)
  case released(timeMicroseconds: Int64, landings: LandingTable)
  case snapped(
    timeMicroseconds: Int64, fromPage: Int, toPage: Int, contentOffset: Double,
    settleMilliseconds: Double)
  /// The strategy snapped to nothing.
  case cameToRest(timeMicroseconds: Int64, page: Int, contentOffset: Double)
}
