/// Which rows go with which columns so that the costs of all pairs sum up to the least there is.
///
/// The Hungarian method: row after row is taken in along the shortest path of exchanges, with
/// potentials that keep every reduced cost at 0 or above (H. W. Kuhn 1955, J. Munkres 1957).
struct LeastCostPairing {
  /// More than any device reports.
  static let maximumCount = 32

  // One place more than `maximumCount`: rows and columns count from 1, and 0, which stands for none,
  // begins every path.
  private typealias Costs = InlineArray<33, Double>
  private typealias Indices = InlineArray<33, Int>

  private let rows: Int
  private let columns: Int
  private var columnOfRow = Indices(repeating: 0)
  private var rowOfColumn = Indices(repeating: 0)
  private var rowPotential = Costs(repeating: 0)
  private var columnPotential = Costs(repeating: 0)

  /// Takes at most ``maximumCount`` rows and columns; where their numbers differ, some stay alone.
  ///
  /// - Parameters:
  ///   - rows: how many there are.
  ///   - columns: how many there are.
  ///   - cost: of a row and a column, both from 0 on; finite.
  init(rows: Int, columns: Int, cost: (_ row: Int, _ column: Int) -> Double) {
    self.rows = rows
    self.columns = columns
    let size = max(rows, columns)
    guard size > 0 else { return }
    for row in 1...size { takeIn(row, size: size, cost: cost) }
    for column in 1...size { columnOfRow[rowOfColumn[column]] = column }
  }

  /// The column that goes with a row, both from 0 on; nil where the row stays alone.
  func column(of row: Int) -> Int? {
    let column = columnOfRow[row + 1]
    return 0 < column && column <= columns ? column - 1 : nil
  }

  private mutating func takeIn(_ row: Int, size: Int, cost: (Int, Int) -> Double) {
    var slack = Costs(repeating: .infinity)
    var previous = Indices(repeating: 0)
    var isReached = InlineArray<33, Bool>(repeating: false)
    var end = 0
    rowOfColumn[0] = row
    repeat {
      isReached[end] = true
      let from = rowOfColumn[end]
      var nearest = 0
      for column in 1...size where !isReached[column] {
        // Whoever stays alone costs nothing.
        let own = from <= rows && column <= columns ? cost(from - 1, column - 1) : 0
        let reduced = own - rowPotential[from] - columnPotential[column]
        if reduced < slack[column] {
          slack[column] = reduced
          previous[column] = end
        }
        if nearest == 0 || slack[column] < slack[nearest] { nearest = column }
      }
      let step = slack[nearest]
      for column in 0...size {
        if isReached[column] {
          rowPotential[rowOfColumn[column]] += step
          columnPotential[column] -= step
        } else {
          slack[column] -= step
        }
      }
      end = nearest
    } while rowOfColumn[end] != 0
    while end != 0 {
      rowOfColumn[end] = rowOfColumn[previous[end]]
      end = previous[end]
    }
  }
}
