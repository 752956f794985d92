import Paging
import Touch

extension AxisRequirement {
  /// Drags along a layout's axis.
  init(_ axis: ScrollAxis) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    }
  }

  /// The axis, where it is one.
  var scrollAxis: ScrollAxis? {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .both: nil
    }
  }
}
