import Paging
import TerminalText
import TestSupport
import Testing

@testable import LiveView

@Suite struct LaneScreenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let columns: Int
    let rows: Int
    var glyphs = Glyphs.unicode
    let states: @Sendable () throws -> [LiveState]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "lanes-80x24", columns: 80, rows: 24) { SampleLanes.landed(.carousel) },
    Case(name: "lanes-dragging-80x24", columns: 80, rows: 24) {
      SampleLanes.landed(.carousel, isDragging: true)
    },
    Case(name: "lanes-60x12", columns: 60, rows: 12) { SampleLanes.landed(.carousel) },
    Case(name: "lanes-120x40", columns: 120, rows: 40) { SampleLanes.landed(.carousel) },
    Case(name: "lanes-20x5", columns: 20, rows: 5) { SampleLanes.landed(.carousel) },
    Case(name: "lanes-ascii-80x24", columns: 80, rows: 24, glyphs: .ascii) {
      SampleLanes.landed(.carousel)
    },
    Case(name: "lanes-all-80x10", columns: 80, rows: 10) {
      SampleLanes.landed(.carousel, names: PagingStrategies.all.map(\.name))
    },
    Case(name: "lanes-long-names-80x24", columns: 80, rows: 24) {
      SampleLanes.landed(.carousel, names: ["paging"] + SampleLanes.longNames)
    },
    Case(name: "lanes-long-list-60x12", columns: 60, rows: 12) {
      SampleLanes.landed(try PagerLayout.carousel.withItemCount(100_000))
    },
    Case(name: "lanes-pages-80x24", columns: 80, rows: 24) { SampleLanes.landed(.standard) },
    Case(name: "lanes-vertical-80x24", columns: 80, rows: 24) {
      SampleLanes.landed(PagerLayout.carousel.withAxis(.vertical))
    },
  ]

  @Test(arguments: cases)
  func `lanes look as their snapshot`(_ screen: Case) throws {
    let drawn = LaneScreen(
      try screen.states(), columns: screen.columns, rows: screen.rows, glyphs: screen.glyphs)
    let text = drawn.lines.map(\.plain).joined(separator: "\n") + "\n"
    expectSnapshot(of: text, named: "\(screen.name).txt")
  }

  @Test func `no size breaks the lanes`() {
    let screens = [
      SampleLanes.landed(.carousel), SampleLanes.landed(.carousel, isDragging: true),
      SampleLanes.landed(.standard, names: PagingStrategies.all.map(\.name)),
      SampleLanes.landed(.carousel, names: SampleLanes.longNames),
    ]
    for (index, states) in screens.enumerated() {
      for columns in Array(1...20) + [39, 40, 59, 60, 79, 80, 120] {
        for rows in Array(1...16) + [24, 50] {
          for glyphs in [Glyphs.unicode, .ascii] {
            let lines = LaneScreen(states, columns: columns, rows: rows, glyphs: glyphs).lines
            let context = "states \(index) at \(columns)x\(rows)"
            #expect(lines.count == rows, "\(context)")
            #expect(lines.allSatisfy { $0.columns <= columns }, "\(context)")
            #expect(lines.allSatisfy { $0.columns == displayColumns($0.plain) }, "\(context)")
            if glyphs.isASCII {
              #expect(lines.allSatisfy { $0.plain.allSatisfy(\.isASCII) }, "\(context)")
            }
          }
        }
      }
    }
  }

  @Test func `a lane that rests off its item is marked, and no other`() throws {
    for (state, isOff) in zip(SampleLanes.landed(.carousel), [true, false, false]) {
      let lines = LaneScreen([state, state], columns: 80, rows: 24, glyphs: .unicode).lines
      let alarms = lines.flatMap(\.spans).filter { $0.style == .alarm }.map(\.text)
      #expect(alarms == (isOff ? ["100.0 pt off", "100.0 pt off"] : []), "\(state.strategy)")
      let hasWarningItem = lines.flatMap(\.spans).contains {
        $0.style == .warning && $0.text.contains("█")
      }
      #expect(hasWarningItem == isOff, "\(state.strategy)")
    }
  }

  @Test func `content that moves is not called off`() {
    var states = SampleLanes.landed(.carousel)
    for lane in states.indices { states[lane].phase = .settling }
    let captions = LaneCaptions(states, columns: 80, glyphs: .unicode)
    #expect(!captions[0].plain.contains("pt off"))
    #expect(captions[0].plain.contains("settling"))
  }

  @Test func `absurd numbers are drawn without a trap`() {
    for offset in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      var states = SampleLanes.landed(.carousel)
      states[0].contentOffset = offset
      states[1].rests.cameToRest(RestTally.Rest(at: offset, in: .carousel))
      let lines = LaneScreen(states, columns: 80, rows: 24, glyphs: .unicode).lines
      #expect(lines.count == 24)
    }
  }
}

@Suite struct LanePlanTests {
  @Test func `a plan fills the height and no more`() {
    for lanes in 1...40 {
      for height in 1...80 {
        let plan = LanePlan(height: height, lanes: lanes)
        #expect(plan.rows <= height, "\(height) rows, \(lanes) lanes")
        #expect(plan.lanes >= 1 && plan.lanes <= lanes)
        #expect(plan.items % 2 == 1 || height < LanePlan.leastLaneRows)
        #expect(plan.lanes == lanes || plan.missing == 1 || height <= LanePlan.leastLaneRows)
        #expect(plan.missing == 0 || height < lanes * LanePlan.leastLaneRows)
      }
    }
  }

  @Test func `twelve rows hold three lanes with their edges, the verdict and the keys`() {
    let plan = LanePlan(height: 12, lanes: 3)
    #expect(plan.lanes == 3 && plan.items == 1 && plan.bottomEdge == 1)
    #expect(plan.device == 1 && plan.verdict == 1 && plan.keys == 1)
  }
}

extension LanePlan {
  fileprivate var rows: Int {
    device + verdict + keys + missing + lanes * (1 + items + bottomEdge + topEdge + gap)
  }
}
