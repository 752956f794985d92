/// How a piece of text stands out; what it means stands in the words as well.
package struct TextStyle: Hashable, Sendable {
  package enum Weight: Hashable, Sendable {
    case normal, strong, faint
  }

  package enum Hue: Hashable, Sendable {
    /// What moves, and the item in the middle.
    case accent
    /// What a pager should not do.
    case warning
  }

  package var weight = Weight.normal
  package var hue: Hue?
  /// Whether ink and ground are exchanged.
  package var isInverse = false

  package static let plain = TextStyle()
  package static let strong = TextStyle(weight: .strong)
  package static let faint = TextStyle(weight: .faint)
  package static let accent = TextStyle(hue: .accent)
  package static let warning = TextStyle(hue: .warning)
  /// What must not be overlooked, also where there is no colour.
  package static let alarm = TextStyle(weight: .strong, hue: .warning, isInverse: true)

  /// The same with ink and ground exchanged.
  var inverted: TextStyle { TextStyle(weight: weight, hue: hue, isInverse: !isInverse) }
}
