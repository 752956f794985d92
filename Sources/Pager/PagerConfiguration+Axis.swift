package import Paging
package import Touch

// Content and fingers move along the same two axes; a pager has one of them.
extension PagerConfiguration {
  /// Makes drags and pages go along the same axis, and drags know the viewport.
  ///
  /// Where drags have an axis of their own choice the layout follows it; drags along both move the
  /// content along the layout's.
  package mutating func joinAxes(followingLayout: Bool) {
    recognition.boundsLengthPoints = layout.boundsLength
    if followingLayout {
      recognition.axis = AxisRequirement(layout.axis)
    } else if let axis = recognition.axis.scrollAxis {
      layout = layout.withAxis(axis)
    }
  }
}

extension AxisRequirement {
  /// Drags along a layout's axis.
  package init(_ axis: ScrollAxis) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    }
  }

  /// The axis, where it is one.
  package var scrollAxis: ScrollAxis? {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .both: nil
    }
  }
}
