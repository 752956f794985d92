package import Paging

/// The layout object: `bounds_pt, item_pt, spacing_pt, content_inset_pt, section_inset_pt, count,
/// axis, rtl`, and `items_pt` for unequal lengths.
extension PagerLayout {
  /// Viewport length of a layout object that names none: the width of a 4.7-inch iPhone.
  private static let standardBoundsLength = 375.0
  /// Item count of a layout object that names none.
  private static let standardItemCount = 10

  /// Reads a layout object; what it leaves out is as in the standard layout, an item as long as the
  /// bounds.
  package init(json: JSONValue) throws(JSONFault) {
    let layout = try JSONMembers(json, of: "the layout")
    let boundsLength = try layout.number("bounds_pt") ?? Self.standardBoundsLength
    let spacing = try layout.number("spacing_pt") ?? 0
    let contentInset = try layout.insets("content_inset_pt")
    let sectionInset = try layout.insets("section_inset_pt")
    let axis = try layout.axis("axis") ?? .horizontal
    let isRightToLeft = try layout.boolean("rtl") ?? false
    let count = try layout.integer("count")
    let itemLength = try layout.number("item_pt") ?? boundsLength
    let itemLengths = try layout.numbers("items_pt")
    if let itemLengths, let count, count != itemLengths.count {
      throw JSONFault(
        "\"count\" is \(count) but \"items_pt\" has \(itemLengths.count) lengths; leave \"count\" out"
      )
    }
    // The engine can page an empty layout, but nobody can ask where in it a swipe lands.
    let itemCount = itemLengths?.count ?? count ?? Self.standardItemCount
    guard itemCount > 0 else {
      throw JSONFault(
        "the layout cannot be paged: the item count is \(itemCount), give at least 1 item")
    }
    do throws(LayoutError) {
      if let itemLengths {
        try self.init(
          boundsLength: boundsLength, itemLengths: itemLengths, minimumLineSpacing: spacing,
          contentInset: contentInset, sectionInset: sectionInset, axis: axis,
          isRightToLeft: isRightToLeft)
      } else {
        try self.init(
          boundsLength: boundsLength, itemLength: itemLength, itemCount: itemCount,
          minimumLineSpacing: spacing,
          contentInset: contentInset, sectionInset: sectionInset, axis: axis,
          isRightToLeft: isRightToLeft)
      }
    } catch {
      throw JSONFault("the layout cannot be paged: \(error)")
    }
  }

  /// Reads a layout object from bytes.
  package init(json bytes: some Collection<UInt8>) throws(JSONFault) {
    try self.init(json: JSONValue(parsing: bytes))
  }
}

extension JSONLine {
  /// A layout object.
  package mutating func layout(_ key: String, _ layout: PagerLayout) {
    object(key) { members in
      members.number("bounds_pt", layout.boundsLength)
      members.number("item_pt", layout.itemLength(at: 0))
      members.number("spacing_pt", layout.minimumLineSpacing)
      members.insets("content_inset_pt", layout.contentInset)
      members.insets("section_inset_pt", layout.sectionInset)
      members.integer("count", layout.itemCount)
      members.string("axis", layout.axis.rawValue)
      members.boolean("rtl", layout.isRightToLeft)
      if !layout.hasEqualItems {
        members.numbers("items_pt", Array(layout.itemLengths))
      }
    }
  }

  private mutating func insets(_ key: String, _ insets: AxisInsets) {
    numbers(key, [insets.leading, insets.trailing])
  }
}

extension JSONMembers {
  /// A scroll axis by name.
  package func axis(_ key: String) throws(JSONFault) -> ScrollAxis? {
    guard let name = try string(key) else { return nil }
    guard let axis = ScrollAxis(rawValue: name) else {
      throw JSONFault("\"\(key)\" is \"\(name)\"; expected \"horizontal\" or \"vertical\"")
    }
    return axis
  }

  fileprivate func insets(_ key: String) throws(JSONFault) -> AxisInsets {
    guard let lengths = try numbers(key) else { return .zero }
    guard lengths.count == 2 else {
      throw JSONFault("\"\(key)\" has \(lengths.count) numbers; expected [leading, trailing]")
    }
    return AxisInsets(leading: lengths[0], trailing: lengths[1])
  }
}
