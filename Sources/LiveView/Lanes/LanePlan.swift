/// Which rows a screen of some height has for several pagers, the most telling ones first.
struct LanePlan: Hashable {
  /// How many of the pagers there is room for.
  var lanes = 0
  /// The row that says how many there is no room for.
  var missing = 0
  var device = 0
  var verdict = 0
  var keys = 0

  // Of each lane: a caption always, and the rows of its strip.

  /// Rows of items; an odd number, for the numbers to stand in the middle one.
  var items = 0
  var bottomEdge = 0
  var topEdge = 0
  var gap = 0

  /// - Parameters:
  ///   - height: the rows of the screen.
  ///   - lanes: how many pagers there are.
  init(height: Int, lanes: Int) {
    let fitting = height / Self.leastLaneRows
    self.lanes = min(lanes, max(1, fitting))
    if lanes > self.lanes, height > Self.leastLaneRows {
      missing = 1
      self.lanes = min(lanes, (height - 1) / Self.leastLaneRows)
    }
    var left = height - missing - self.lanes
    func take(_ rows: Int, of field: inout Int, inEachLane: Bool = false) {
      let needed = inEachLane ? rows * self.lanes : rows
      guard needed <= left else { return }
      left -= needed
      field += rows
    }
    take(1, of: &items, inEachLane: true)
    take(1, of: &device)
    take(1, of: &verdict)
    take(1, of: &bottomEdge, inEachLane: true)
    take(1, of: &keys)
    take(1, of: &topEdge, inEachLane: true)
    take(1, of: &gap, inEachLane: true)
    for _ in 0..<Self.growths { take(2, of: &items, inEachLane: true) }
  }

  /// The rows of a lane that shows where its content is: a caption and one row of items.
  static let leastLaneRows = 2
  /// How often two rows of items are added: a strip of nine rows is as high as that of one pager.
  private static let growths = 4
}
