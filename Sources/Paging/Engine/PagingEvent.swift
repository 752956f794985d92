/// What a pager tells about itself, in the order of UIScrollView's delegate.
///
/// Times are microseconds on the clock of whoever feeds the engine; offsets are points. Pages are
/// items: the one whose middle is nearest to the middle of the viewport at rest.
public enum PagingEvent: Hashable, Sendable {
  /// A drag was recognised.
  case willBeginDragging(timeMicroseconds: Int64)
  /// The content moved.
  case didScroll(timeMicroseconds: Int64, contentOffset: Double)
  /// A drag is about to end; the content will come to rest at the target.
  case willEndDragging(timeMicroseconds: Int64, velocity: Velocity, targetContentOffset: Double)
  /// A drag ended.
  case didEndDragging(timeMicroseconds: Int64, willDecelerate: Bool)
  /// The content moves on by itself.
  case willBeginDecelerating(timeMicroseconds: Int64)
  /// The content stopped moving by itself, or was stopped.
  case didEndDecelerating(timeMicroseconds: Int64)
  /// A scroll to a given offset arrived, or was stopped.
  case didEndScrollingAnimation(timeMicroseconds: Int64)
  /// The content rests on a page.
  ///
  /// `fromPage` is the page of the last rest, be it the last one told or where the program has put the
  /// content since, so that pages form a chain;
  /// `settleMilliseconds` is the time since the lift.
  case snapped(
    timeMicroseconds: Int64, fromPage: Int, toPage: Int, targetContentOffset: Double,
    settleMilliseconds: Double)
  /// The content rests where its strategy snaps to nothing; `page` is the nearest item, 0 in an empty
  /// layout.
  case cameToRest(timeMicroseconds: Int64, contentOffset: Double, page: Int)
  /// A touch stopped content that was moving by itself.
  case caught(timeMicroseconds: Int64)
  /// The touch that had stopped the content was lifted without a drag.
  ///
  /// The content will come to rest at the target.
  case released(timeMicroseconds: Int64, targetContentOffset: Double)

  /// When it happened, in microseconds.
  public var timeMicroseconds: Int64 {
    switch self {
    case .willBeginDragging(let time), .didScroll(let time, _), .willEndDragging(let time, _, _),
      .didEndDragging(let time, _), .willBeginDecelerating(let time),
      .didEndDecelerating(let time), .didEndScrollingAnimation(let time),
      .snapped(let time, _, _, _, _), .cameToRest(let time, _, _), .caught(let time),
      .released(let time, _):
      time
    }
  }
}
