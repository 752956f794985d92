extension PagerLayout {
  /// The length of each item, in points, without a copy; `Array(layout.itemLengths)` makes one.
  public var itemLengths: ItemLengthList { ItemLengthList(items: items) }

  /// The lengths of a layout's items, in points.
  public struct ItemLengthList: RandomAccessCollection, Sendable {
    fileprivate let items: ItemLengths

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of items.
    public var endIndex: Int { items.count }

    /// The length of an item, in points; an index outside the list means the nearest item.
    public subscript(item: Int) -> Double {
      items.length(Swift.min(Swift.max(item, 0), items.lastItem))
    }
  }
}
