/// The least-squares curve through recent positions, and its slope at the newest of them.
enum PolynomialFit {
  /// A sample relative to the newest one.
  struct Point {
    /// Seconds before the newest sample: 0 or less.
    var time: Double
    var position: Double
  }

  /// The slope at time 0 of the parabola through the points; of a line where there are two.
  ///
  /// By Gram-Schmidt on the columns 1, t, t².
  ///
  /// - Parameters:
  ///   - points: any order.
  ///   - smallestNorm: columns whose rest is shorter than this depend on each other.
  /// - Returns: nil for less than two points, or where no curve is determined.
  static func slope(of points: [Point], smallestNorm: Double) -> Double? {
    let degree = min(2, points.count - 1)
    guard degree >= 1 else { return nil }
    var columns: [[Double]] = []
    var upper = [[Double]](repeating: [0, 0, 0], count: 3)
    for power in 0...degree {
      var column = points.map { point in
        power == 0 ? 1 : power == 1 ? point.time : point.time * point.time
      }
      for (row, unit) in columns.enumerated() {
        let share = dot(unit, column)
        upper[row][power] = share
        for index in column.indices { column[index] -= share * unit[index] }
      }
      let norm = dot(column, column).squareRoot()
      guard norm > 0, norm >= smallestNorm else { return nil }
      upper[power][power] = norm
      columns.append(column.map { $0 / norm })
    }
    let positions = points.map(\.position)
    var curve = 0.0
    if degree == 2 { curve = dot(columns[2], positions) / upper[2][2] }
    return (dot(columns[1], positions) - upper[1][2] * curve) / upper[1][1]
  }

  private static func dot(_ left: [Double], _ right: [Double]) -> Double {
    var sum = 0.0
    for (a, b) in zip(left, right) { sum += a * b }
    return sum
  }
}
