package import Paging
package import Touch

/// What came of an input event, in the order in which it happened.
package enum PagerEvent: Hashable, Sendable {
  /// What the fingers did, in finger space.
  case drag(DragEvent)
  /// What the content did, in content space.
  case paging(PagingEvent)
}
