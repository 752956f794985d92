/// The signs of the strategies at the places of the strip where each would rest.
struct LandingMarkers {
  struct Marker: Hashable {
    /// The signs of the strategies that land here, in the table's order.
    var signs: String
    /// The cell of the strip; outside it for a landing that lies beyond its ends.
    var cell: Int
  }

  private(set) var markers: [Marker] = []

  static let none = LandingMarkers()

  private init() {}

  init(_ table: LandingTable, on strip: Strip) {
    var signs: [Int: String] = [:]
    for (place, row) in table.rows.enumerated() {
      guard let landing = row.landing else { continue }
      let position = strip.position(ofRestAt: landing.targetContentOffset)
      let cell = min(max(Int(position.rounded(.down)), -1), strip.length)
      signs[cell, default: ""].append(LandingTable.sign(place))
    }
    markers = signs.map { Marker(signs: $0.value, cell: $0.key) }.sorted { $0.cell < $1.cell }
  }

  /// Those beyond the ends come first, since they have one place only.
  func outermostFirst(length: Int) -> [Marker] {
    let isBeyond = { (marker: Marker) in marker.cell < 0 || marker.cell >= length }
    return markers.filter(isBeyond) + markers.filter { !isBeyond($0) }
  }
}
