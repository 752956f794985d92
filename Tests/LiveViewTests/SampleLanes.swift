import Paging

@testable import LiveView

/// Several pagers under the same finger, as a run would show them.
enum SampleLanes {
  static let names = ["paging", "one-page", "nearest-center"]
  /// As long as a strategy with a parameter may be called.
  static let longNames = ["a", "b"].map { "one-page:of_forty_columns_more_or_less_0_25\($0)" }

  /// Each rested where it landed the same swipe; the second drags, or all rest.
  static func landed(
    _ layout: PagerLayout, names: [String] = names, isDragging: Bool = false
  ) -> [LiveState] {
    names.enumerated().map { place, name in
      let known = PagingStrategies.named(name) == nil ? "one-page" : name
      var state = SampleStates.landed(layout, live: known)
      state.strategy = name
      let rest = RestTally.Rest(at: state.contentOffset, in: layout)
      for _ in 0..<3 {
        state.rests.swipeEnded()
        state.rests.cameToRest(rest)
      }
      if isDragging, place == 1 {
        state.phase = .dragging
        state.contentOffset += 100
      }
      return state
    }
  }
}
