/// The next item in the direction of motion from where the content would coast to.
///
/// With `i = (target + leading inset) / stride`, where target is the projected content offset:
/// content that moves forward rounds up, content that moves back rounds down. Content that does not
/// move is where two versions of the rule differ, see ``AtRest``.
///
/// Unlike UIKit's paging it lands on items whatever their length and lets a fast flick pass
/// several; like it, the slightest motion is enough to leave a page.
public struct DirectionalStrategy: AlignedStrategy {
  /// What becomes of content that is released without motion.
  public enum AtRest: Sendable {
    /// It goes to the nearest item, halves away from zero.
    case nearest
    /// It goes to the next item, even after a slow drag back: the rule's first version.
    case forward
  }

  /// What becomes of content that is released without motion.
  public let atRest: AtRest
  /// The fast rate, which keeps the coasting short.
  public let decelerationRate = DecelerationRate.fast

  /// The strategy, or its first version with `.forward`.
  public init(atRest: AtRest = .nearest) {
    self.atRest = atRest
  }

  /// `directional`, or `directional-ceil` for the first version.
  public var name: String {
    switch atRest {
    case .nearest: "directional"
    case .forward: "directional-ceil"
    }
  }

  /// One line for lists.
  public var summary: String {
    switch atRest {
    case .nearest: "the next item in the direction of motion, the nearest without any"
    case .forward: "the next item in the direction of motion, forward without any"
    }
  }

  /// The item that the direction of motion chooses from those around the projected offset.
  public func landing(for release: Release, in layout: PagerLayout) -> Landing {
    let target = release.projectedContentOffset(in: layout, at: release.rate(under: self))
    let index = layout.fractionalIndex(at: target)
    let whole =
      switch release.motion(towards: target) {
      case .forward: index.wholeAbove
      case .back: index.wholeBelow
      case .none:
        switch atRest {
        case .nearest: index.wholeNearestHalfAwayFromZero
        case .forward: index.wholeAbove
        }
      }
    return landing(onPage: layout.nearestItem(toWhole: whole), for: release, in: layout)
  }

  /// The projection in numbers and the direction in which it was rounded.
  public func reason(for release: Release, in layout: PagerLayout) -> String {
    if let reason = release.reasonWithoutItem(in: layout) { return reason }
    let rate = release.rate(under: self)
    let target = release.projectedContentOffset(in: layout, at: rate)
    let rounding =
      switch (release.motion(towards: target), atRest) {
      case (.forward, _): "rounded up as the offset grows"
      case (.back, _): "rounded down as the offset shrinks"
      case (.none, .nearest): "nearest as nothing moves"
      case (.none, .forward): "rounded up though nothing moves"
      }
    return "\(release.projectedPage(in: layout, at: rate)), \(rounding)"
  }
}

/// Where the content is about to go, by position and not by velocity: stretched content goes back.
enum Motion {
  case forward, back, none
}

extension Release {
  func motion(towards target: Double) -> Motion {
    if contentOffset.isBelow(target) { return .forward }
    return contentOffset.isAbove(target) ? .back : .none
  }
}
