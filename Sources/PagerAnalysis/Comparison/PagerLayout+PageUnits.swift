import Paging

extension PagerLayout {
  /// The distance from one page to the next, in points; the mean where items differ.
  var pagePitch: Double {
    let last = itemCount - 1
    guard last > 0 else { return itemLength(at: 0) + minimumLineSpacing }
    return (itemStart(last) - itemStart(0)) / Double(last)
  }
}
