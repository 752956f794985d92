import Foundation
import Testing

@testable import Paging

@Suite("Worked cases")
struct SeedTests {
  @Test(arguments: PagingStrategies.all.map(\.name))
  func `every worked case lands where it should`(name: String) throws {
    let strategy = try #require(PagingStrategies.named(name))
    let cases = try #require(try worked()[name])
    #expect(cases.count == 28)
    for (number, worked) in cases.enumerated() {
      let release = try worked.release
      let layout = try worked.layout.layout
      let landing = strategy.landing(for: release, in: layout)
      #expect(landing.page == worked.expect.page, "case \(number) of \(name)")
      let wanted = worked.expect.target_content_offset_pt
      let difference = abs(landing.targetContentOffset - wanted)
      #expect(difference <= 1e-6 * max(1, abs(wanted)), "case \(number) of \(name)")
    }
  }

  @Test func `every strategy has worked cases`() throws {
    #expect(try Set(worked().keys) == Set(PagingStrategies.all.map(\.name)))
  }
}

private func worked() throws -> [String: [WorkedCase]] {
  let url = try #require(
    Bundle.module.url(forResource: "seeds", withExtension: "json", subdirectory: "Vectors"))
  return try JSONDecoder().decode([String: [WorkedCase]].self, from: Data(contentsOf: url))
}

private struct WorkedCase: Decodable {
  var layout: WorkedLayout
  var content_offset_pt: Double
  var velocity_pt_ms: Double
  var deceleration_rate: String
  var current_page: Int
  var begin_offset_pt: Double
  var expect: WorkedAnswer

  var release: Release {
    get throws {
      let rates = ["normal": DecelerationRate.normal, "fast": .fast]
      let rate: DecelerationRate = try #require(rates[deceleration_rate])
      return Release(
        contentOffset: content_offset_pt, velocity: Velocity(perMillisecond: velocity_pt_ms),
        decelerationRate: rate, currentPage: current_page,
        beginContentOffset: begin_offset_pt)
    }
  }
}

private struct WorkedAnswer: Decodable {
  var page: Int?
  var target_content_offset_pt: Double
}

private struct WorkedLayout: Decodable {
  var bounds_pt: Double
  var item_pt: Double
  var spacing_pt: Double
  var content_inset_pt: [Double]
  var section_inset_pt: [Double]
  var count: Int
  var items_pt: [Double]?

  var layout: PagerLayout {
    get throws {
      let contentInset = AxisInsets(leading: content_inset_pt[0], trailing: content_inset_pt[1])
      let sectionInset = AxisInsets(leading: section_inset_pt[0], trailing: section_inset_pt[1])
      guard let items_pt else {
        return try PagerLayout(
          boundsLength: bounds_pt, itemLength: item_pt, itemCount: count,
          minimumLineSpacing: spacing_pt, contentInset: contentInset, sectionInset: sectionInset)
      }
      return try PagerLayout(
        boundsLength: bounds_pt, itemLengths: items_pt, minimumLineSpacing: spacing_pt,
        contentInset: contentInset, sectionInset: sectionInset)
    }
  }
}
