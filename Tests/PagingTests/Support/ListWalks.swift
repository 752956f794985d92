import Paging

/// The items that show, found by looking at every one.
func visibleByWalk(at offset: Double, in layout: PagerLayout) -> Range<Int> {
  let visible = (0..<layout.itemCount).filter {
    layout.itemStart($0) < offset + layout.boundsLength - 1e-9
      && layout.itemStart($0) + layout.itemLength(at: $0) > offset + 1e-9
  }
  guard let first = visible.first, let last = visible.last else {
    let hidden = (0..<layout.itemCount).prefix {
      layout.itemStart($0) + layout.itemLength(at: $0) <= offset + 1e-9
    }
    return hidden.endIndex..<hidden.endIndex
  }
  return first..<last + 1
}

/// The item of some with the nearest middle, the first of equals, found by looking at every one; 0
/// of none.
func nearestByWalk(at offset: Double, of items: [Int], in layout: PagerLayout) -> Int {
  let middle = offset + layout.boundsLength / 2
  var best = items.first ?? 0
  for item in items
  where abs(layout.itemCenter(item) - middle) < abs(layout.itemCenter(best) - middle) - 1e-9 {
    best = item
  }
  return best
}

/// The fractional index, found by subtracting one stride after the other; 0 without an item.
func indexByWalk(at offset: Double, in layout: PagerLayout) -> Double {
  guard layout.itemCount > 0 else { return 0 }
  var position = offset + layout.contentInset.leading
  var item = 0
  func stride(_ item: Int) -> Double {
    layout.itemLength(at: item) + layout.minimumLineSpacing
  }
  while item < layout.itemCount - 1, position >= stride(item) {
    position -= stride(item)
    item += 1
  }
  return Double(item) + position / stride(item)
}
