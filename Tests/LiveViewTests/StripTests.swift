import Paging
import TestSupport
import Testing

@testable import LiveView

@Suite struct StripTests {
  @Test func `content moved by one cell shows the same strip one cell further`() throws {
    let layout = try SampleStates.carousel(count: 40)
    var random = SeededRandom(seed: 7)
    for round in 0..<300 {
      let offset = Double.random(in: 2000...8000, using: &random)
      let strip = Strip(layout: layout, contentOffset: offset, length: 80)
      let moved = Strip(
        layout: layout, contentOffset: offset + strip.pointsPerCell, length: 80)
      #expect(
        Array(moved.fills.dropLast()) == Array(strip.fills.dropFirst()),
        "seed 7, round \(round), offset \(offset)")
    }
  }

  @Test func `right to left is the mirror image`() throws {
    var random = SeededRandom(seed: 8)
    for round in 0..<300 {
      let offset = Double.random(in: -400...3000, using: &random)
      let strip = Strip(
        layout: try SampleStates.carousel(), contentOffset: offset, length: 61)
      let mirrored = Strip(
        layout: try SampleStates.carousel(isRightToLeft: true), contentOffset: offset, length: 61)
      let image = strip.fills.reversed().map { fill -> CellFill in
        switch fill {
        case .fromStart(let eighths): .upToEnd(eighths: eighths)
        case .upToEnd(let eighths): .fromStart(eighths: eighths)
        case .none, .whole, .texture: fill
        }
      }
      // An edge just between two eighths may round to either.
      let differing = zip(image, mirrored.fills).count { abs($0.eighths - $1.eighths) > 1 }
      #expect(differing == 0, "seed 8, round \(round), offset \(offset)")
    }
  }

  @Test func `an eighth of a cell is seen`() {
    let still = Strip(layout: .standard, contentOffset: 1500, length: 80)
    let moved = Strip(
      layout: .standard, contentOffset: 1500 + still.pointsPerCell / 8, length: 80)
    #expect(still.fills != moved.fills)
    #expect(still.fills[still.viewport.lowerBound] == .upToEnd(eighths: 4))
    #expect(moved.fills[moved.viewport.lowerBound] == .upToEnd(eighths: 5))
  }

  @Test func `the viewport stands in the middle`() {
    for length in 1...200 {
      let strip = Strip(layout: .standard, contentOffset: 0, length: length)
      #expect(strip.viewport.lowerBound == length - strip.viewport.upperBound, "\(length)")
      #expect(!strip.viewport.isEmpty, "\(length)")
    }
  }

  @Test func `a strategy that drifts is marked beside the item`() throws {
    let layout = try SampleStates.carousel()
    let state = SampleStates.landed(layout, live: "one-page")
    let strip = Strip(layout: layout, contentOffset: state.contentOffset, length: 80)
    let markers = LandingMarkers(state.landings, on: strip).markers
    let middle = try #require(markers.first { $0.cell == Int(strip.middle) })
    #expect(middle.signs == "2345")
    #expect(markers.first { $0.signs.contains("1") }?.cell != middle.cell)
  }
}
