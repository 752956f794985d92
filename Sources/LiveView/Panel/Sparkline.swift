/// The latest speeds as a row of bars, the newest at the right.
struct Sparkline {
  /// Slower peaks do not fill the height: points per second of a slow drag.
  private static let leastPeak = 500.0

  let text: String

  init(_ speeds: [Double], columns: Int, glyphs: Glyphs) {
    let shown = speeds.suffix(max(0, columns))
    let peak = max(Self.leastPeak, shown.max() ?? 0)
    let top = glyphs.bars.count - 1
    let bars = shown.map { speed -> Character in
      let share = min(max(speed / peak, 0), 1)
      let height = share.isFinite ? Int((share * Double(top)).rounded()) : 0
      // Whatever moves is seen.
      return glyphs.bars[speed > 0 ? max(height, 1) : 0]
    }
    text = right(String(bars), columns)
  }
}
