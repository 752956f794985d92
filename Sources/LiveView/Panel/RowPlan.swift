/// Which rows a screen of some height has, the most telling ones first.
struct RowPlan: Hashable {
  var device = 0
  /// The frame's two edges.
  var edges = 0
  /// Rows of items, an odd number.
  var items = 0
  var dots = 0
  var status = 0
  var detail = 0
  var head = 0
  var strategies = 0
  var keys = 0
  var gapBelowDevice = 0
  var gapBelowStrip = 0
  var gapAboveTable = 0

  /// - Parameters:
  ///   - height: the rows of the screen.
  ///   - strategies: how many there are to show.
  ///   - hasStrip: whether the strip takes rows; a vertical one stands beside them.
  init(height: Int, strategies: Int, hasStrip: Bool) {
    var left = height
    func take(_ rows: Int, of field: inout Int, limit: Int = 1) {
      guard rows <= left, rows > 0, field < limit else { return }
      left -= rows
      field += rows
    }
    take(1, of: &status)
    if hasStrip { take(1, of: &items) } else { take(1, of: &dots) }
    take(1, of: &self.strategies, limit: strategies)
    if hasStrip { take(2, of: &edges, limit: 2) }
    take(1, of: &device)
    take(min(left, strategies - self.strategies), of: &self.strategies, limit: strategies)
    take(1, of: &head)
    take(1, of: &detail)
    take(1, of: &gapAboveTable)
    if hasStrip { take(2, of: &items, limit: 3) }
    take(1, of: &keys)
    take(1, of: &gapBelowDevice)
    if hasStrip { take(2, of: &items, limit: 5) }
    take(1, of: &gapBelowStrip)
    if hasStrip { take(2, of: &items, limit: 7) }
    if hasStrip { take(2, of: &items, limit: 9) }
  }
}
