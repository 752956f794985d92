package import Paging
package import Touch

// Content and fingers move along the same two axes, and neither's room knows the other's name.

extension ScrollAxis {
  package init(_ axis: DragAxis) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    }
  }
}

extension DragAxis {
  package init(_ axis: ScrollAxis) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    }
  }
}
