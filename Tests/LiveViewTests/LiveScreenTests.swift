import Paging
import TerminalText
import TestSupport
import Testing

@testable import LiveView

@Suite struct LiveScreenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let columns: Int
    let rows: Int
    var glyphs = Glyphs.unicode
    let state: @Sendable () throws -> LiveState
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "dragging-80x24", columns: 80, rows: 24) { SampleStates.dragging(.standard) },
    Case(name: "landed-80x24", columns: 80, rows: 24) { SampleStates.landed(.standard) },
    Case(name: "dragging-60x12", columns: 60, rows: 12) { SampleStates.dragging(.standard) },
    Case(name: "dragging-40x8", columns: 40, rows: 8) { SampleStates.dragging(.standard) },
    Case(name: "dragging-120x40", columns: 120, rows: 40) { SampleStates.dragging(.standard) },
    Case(name: "untouched-80x24", columns: 80, rows: 24) { SampleStates.untouched(.standard) },
    Case(name: "ascii-80x24", columns: 80, rows: 24, glyphs: .ascii) {
      SampleStates.dragging(try SampleStates.carousel())
    },
    Case(name: "right-to-left-80x24", columns: 80, rows: 24) {
      SampleStates.dragging(try SampleStates.carousel(isRightToLeft: true))
    },
    Case(name: "carousel-paging-80x24", columns: 80, rows: 24) {
      SampleStates.landed(try SampleStates.carousel(), live: "paging")
    },
    Case(name: "carousel-nearest-center-80x24", columns: 80, rows: 24) {
      SampleStates.landed(try SampleStates.carousel(), live: "nearest-center")
    },
    Case(name: "vertical-80x24", columns: 80, rows: 24) {
      SampleStates.dragging(try SampleStates.carousel(axis: .vertical))
    },
    Case(name: "vertical-60x12", columns: 60, rows: 12) {
      SampleStates.dragging(try SampleStates.carousel(axis: .vertical))
    },
    Case(name: "vertical-ascii-40x8", columns: 40, rows: 8, glyphs: .ascii) {
      SampleStates.dragging(try SampleStates.carousel(axis: .vertical))
    },
    Case(name: "100000-items-80x24", columns: 80, rows: 24) {
      SampleStates.dragging(try SampleStates.carousel(count: 100_000))
    },
    Case(name: "tiny-items-60x12", columns: 60, rows: 12) {
      SampleStates.dragging(try PagerLayout(boundsLength: 375, itemLength: 2, itemCount: 100_000))
    },
    Case(name: "wide-name-60x12", columns: 60, rows: 12) {
      var state = SampleStates.dragging(.standard)
      state.device.name = "触摸板 \u{1B}[2J e\u{301}\u{202E} pad"
      state.playback.mode = .paused
      return state
    },
  ]

  @Test(arguments: cases)
  func `a screen looks as its snapshot`(_ screen: Case) throws {
    let drawn = LiveScreen(
      try screen.state(), columns: screen.columns, rows: screen.rows, glyphs: screen.glyphs)
    expectSnapshot(of: drawn.text, named: "\(screen.name).txt")
  }

  @Test func `no size breaks the screen`() throws {
    let states = [
      SampleStates.dragging(.standard), SampleStates.untouched(.standard),
      SampleStates.landed(try SampleStates.carousel(isRightToLeft: true)),
      SampleStates.dragging(try SampleStates.carousel(count: 1)),
      SampleStates.dragging(try SampleStates.carousel(axis: .vertical)),
    ]
    for (index, state) in states.enumerated() {
      for columns in Array(1...20) + [31, 32, 39, 40, 59, 60, 79, 80, 120] {
        for rows in Array(1...13) + [24, 50] {
          for glyphs in [Glyphs.unicode, .ascii] {
            let lines = LiveScreen(state, columns: columns, rows: rows, glyphs: glyphs).lines
            let context = "state \(index) at \(columns)x\(rows)"
            #expect(lines.count == rows, "\(context)")
            #expect(lines.allSatisfy { $0.columns <= columns }, "\(context)")
            #expect(
              lines.allSatisfy { $0.columns == displayColumns($0.plain) }, "\(context)")
            if glyphs.isASCII {
              #expect(lines.allSatisfy { $0.plain.allSatisfy(\.isASCII) }, "\(context)")
            }
          }
        }
      }
    }
  }

  @Test func `the strategy that moves the content is always in the table`() {
    let state = SampleStates.dragging(.standard, live: "nearest-center")
    for rows in 3...24 {
      let lines = LiveScreen(state, columns: 80, rows: rows, glyphs: .unicode).lines
      #expect(lines.contains { $0.plain.hasPrefix("▶7 nearest-center") }, "\(rows) rows")
    }
  }

  @Test func `absurd numbers are drawn without a trap`() throws {
    for offset in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      var state = SampleStates.dragging(try SampleStates.carousel())
      state.contentOffset = offset
      state.velocity = Velocity(perSecond: offset)
      state.speeds = [offset, 1, .nan]
      state.playback.elapsedMicroseconds = .max
      state.landings.rows[0].landing?.targetContentOffset = offset
      state.landings.rows[0].landing?.settleMilliseconds = offset
      let lines = LiveScreen(state, columns: 80, rows: 24, glyphs: .unicode).lines
      #expect(lines.count == 24)
    }
  }
}
