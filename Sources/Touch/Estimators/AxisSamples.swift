/// Positions along one axis with their stamps, oldest first; stamps never step back.
///
/// A view: making one from `DragSamples` copies and allocates nothing.
package struct AxisSamples: Sendable {
  private let stamps: ArraySlice<Int64>
  private let positions: ArraySlice<Double>

  /// Both must be of one length, and the stamps must not step back.
  init(stamps: ArraySlice<Int64>, positions: ArraySlice<Double>) {
    self.stamps = stamps
    self.positions = positions
  }

  /// Samples from a list; a stamp that steps back counts as the previous one.
  package init(_ list: some Sequence<(milliseconds: Double, position: Double)>) {
    var stamps: [Int64] = []
    var positions: [Double] = []
    for (milliseconds, position) in list {
      let stamp = Microseconds.rounding(milliseconds: milliseconds)
      stamps.append(max(stamp, stamps.last ?? stamp))
      positions.append(position)
    }
    self.init(stamps: stamps[...], positions: positions[...])
  }

  package var count: Int { stamps.count }

  /// The stamp of a sample, in microseconds.
  package func stamp(_ index: Int) -> Int64 { stamps[stamps.startIndex + index] }

  package func position(_ index: Int) -> Double { positions[positions.startIndex + index] }

  /// The position gained from one sample to another.
  func displacement(from start: Int, to end: Int) -> Double { position(end) - position(start) }

  /// The seconds from one sample to another.
  func seconds(from start: Int, to end: Int) -> Double {
    Double(microseconds(from: start, to: end)) / Microseconds.perSecond
  }

  func microseconds(from start: Int, to end: Int) -> Int64 {
    Microseconds.elapsed(from: stamp(start), to: stamp(end))
  }

  /// The stamp of a lift, which is never before the last sample.
  func lift(_ microseconds: Int64) -> Int64 {
    count > 0 ? max(stamp(count - 1), microseconds) : microseconds
  }

  /// How long before `microseconds` the sample was taken.
  func age(of index: Int, at microseconds: Int64) -> Int64 {
    Microseconds.elapsed(from: stamp(index), to: microseconds)
  }
}
