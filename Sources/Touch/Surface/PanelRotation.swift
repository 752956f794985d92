/// How a screen's panel stands, as its user sees it: turned clockwise from upright.
///
/// Upright, its x axis points to the user's right and its y axis down. Turned by 90 degrees, x
/// points down and y to the left.
package enum PanelRotation: Int, Hashable, Sendable, CaseIterable {
  case upright = 0
  case clockwise90 = 90
  case clockwise180 = 180
  case clockwise270 = 270

  package var degrees: Int { rawValue }
}
