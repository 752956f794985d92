/// What a shape is for; a ``Palette`` says which colour that is.
enum Ink: CaseIterable {
  case background
  /// Text and the viewport.
  case ink
  /// Text and lines that matter less.
  case secondary
  /// Axes and ticks.
  case faint
  /// The body of an item.
  case item
  /// What the rule chose, and what it chose by.
  case accent, accentBody
  /// An item that is not where a pager should leave it.
  case warning, warningBody
}

/// The colours of a drawing on a light or a dark page.
struct Palette {
  /// The part of a file's name by which DocC knows the variant.
  let nameSuffix: String
  private let colours: [Ink: String]

  func colour(_ ink: Ink) -> String {
    colours[ink] ?? ""
  }

  static let all = [light, dark]

  static let light = Palette(
    nameSuffix: "",
    colours: [
      .background: "#ffffff", .ink: "#1d1d1f", .secondary: "#5f5f64", .faint: "#b4b4ba",
      .item: "#e6e6eb", .accent: "#0058b0", .accentBody: "#cfe4fa", .warning: "#a33b00",
      .warningBody: "#fbdcc6",
    ])

  static let dark = Palette(
    nameSuffix: "~dark",
    colours: [
      .background: "#000000", .ink: "#f5f5f7", .secondary: "#a9a9ae", .faint: "#5a5a5e",
      .item: "#2e2e31", .accent: "#66b5ff", .accentBody: "#0b3a66", .warning: "#ffa64d",
      .warningBody: "#5a3000",
    ])
}
