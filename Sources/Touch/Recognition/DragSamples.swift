/// All positions of a finger set since it was complete, the slop included, in points.
package struct DragSamples: Sendable {
  /// The newest so many are kept: 4 s at 1 kHz, where no estimator looks back further than the
  /// reports of its last 150 ms (`robust` takes its median interval from what is kept).
  package static let capacity = 4096

  /// When the drag's finger lifted; nil while it is down and after a cancelled drag.
  package var liftTimeMicroseconds: Int64?

  // Up to twice the capacity, so that forgetting costs little a sample.
  private var stamps: [Int64] = []
  private var xs: [Double] = []
  private var ys: [Double] = []

  package init() {}

  package var count: Int { min(stamps.count, Self.capacity) }

  /// Points to the right.
  package var horizontal: AxisSamples {
    AxisSamples(stamps: stamps.suffix(Self.capacity), positions: xs.suffix(Self.capacity))
  }

  /// Points downwards.
  package var vertical: AxisSamples {
    AxisSamples(stamps: stamps.suffix(Self.capacity), positions: ys.suffix(Self.capacity))
  }

  package func along(_ axis: DragAxis) -> AxisSamples {
    axis == .horizontal ? horizontal : vertical
  }

  /// Takes a position; a time that steps back counts as the previous one.
  package mutating func append(microseconds: Int64, x: Double, y: Double) {
    if stamps.count == 2 * Self.capacity {
      stamps.removeFirst(Self.capacity)
      xs.removeFirst(Self.capacity)
      ys.removeFirst(Self.capacity)
    }
    stamps.append(max(microseconds, stamps.last ?? microseconds))
    xs.append(x)
    ys.append(y)
  }

  package mutating func removeAll() {
    stamps.removeAll(keepingCapacity: true)
    xs.removeAll(keepingCapacity: true)
    ys.removeAll(keepingCapacity: true)
    liftTimeMicroseconds = nil
  }
}
