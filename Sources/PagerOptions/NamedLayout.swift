import Paging

/// A ready-made layout; a file of the same name is given as `./NAME`.
struct NamedLayout {
  let name: String
  let layout: PagerLayout
  /// What it shows, in a few words.
  private let summary: String

  static let all = [
    NamedLayout(name: "pages", layout: .standard, summary: "375-point pages"),
    NamedLayout(
      name: "carousel", layout: .carousel, summary: "275-point items 15 apart in 375 points"),
  ]

  /// All of them as the beginning of a list of what can be given.
  static let help = all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
}
