/// Every drawing of the articles.
func allDrawings() throws -> [Drawing] {
  try StrategyExample.all.map { try $0.drawing() }
    + [try SideBySide().drawing(), PhysicsDrawing().drawing()]
}
