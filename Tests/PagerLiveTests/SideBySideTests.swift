import Foundation
import TestSupport
import Testing

/// Several strategies under the same finger.
@Suite struct SideBySideTests {
  static let names = ["paging", "one-page", "nearest-center"]
  static let list = names.joined(separator: ",")

  static let layouts: [[String]] = [[], ["--layout", "carousel"], ["--layout", "pages"]]

  @Test func `a run of three strategies is told as its snapshot`() throws {
    let played = try play(
      Recordings.path("touchpad-reading.evemu"),
      ["--layout", "carousel", "--strategy", Self.list])
    #expect(played.exitStatus == 0)
    #expect(played.standardError.isEmpty)
    expectSnapshot(of: played.standardOutput, named: "touchpad-reading-side-by-side.txt")
  }

  @Test(arguments: layouts)
  func `each does what it does alone`(_ layout: [String]) throws {
    for path in try Recordings.all() {
      let together = try told(play(path, layout + ["--strategy", "all"]))
      for name in try Self.allNames() {
        let alone = try told(play(path, layout + ["--strategy", name]))
        let own = together.filter { $0.strategy == name }.map(\.words)
        #expect(!own.isEmpty && own == alone.map(\.words), "\(path), \(name), \(layout)")
      }
    }
  }

  @Test(arguments: layouts)
  func `each lands on the pages that the analyser writes down for it`(_ layout: [String]) throws {
    for path in try Recordings.all() {
      let together = try told(play(path, layout + ["--strategy", Self.list]))
      for name in Self.names {
        let analysed = try run(
          "pager-analyze",
          ["convert", path, "--to", "swipes", "--strategy", name] + layout)
        let expected = try analysed.standardOutput.split(separator: "\n").compactMap(loggedPages)
        let pages = together.filter { $0.strategy == name }.compactMap(\.pages)
        #expect(!pages.isEmpty && pages == expected, "\(path), \(name), \(layout)")
      }
    }
  }

  @Test func `paging drifts off the items of a carousel, the others never do`() throws {
    for path in try Recordings.all() {
      let played = try play(path, ["--layout", "carousel", "--strategy", Self.list])
      let rests = told(played).filter { $0.words.contains("snapped") }
      for rest in rests { #expect(rest.isOff == (rest.strategy == "paging"), "\(path), \(rest)") }
      let lines = played.standardOutput.split(separator: "\n")
      let swipes = try #require(lines.dropLast(4).last?.prefix { $0.isNumber })
      #expect(lines.suffix(4).first?.contains(" of \(swipes) swipe") == true, "\(path)")
      #expect(lines.suffix(3).first?.contains(" 0 of \(swipes) swipe") == true, "\(path)")
      #expect(lines.suffix(2).first?.contains(" 0 of \(swipes) swipe") == true, "\(path)")
      let last = try #require(lines.last)
      #expect(last.hasPrefix("paging rests ") && last.contains(" pt off item "), "\(path)")
      #expect(last.hasSuffix("; one-page and nearest-center rest in place"), "\(path)")
    }
  }

  @Test func `on full pages all rest in place`() throws {
    let played = try play(
      Recordings.path("touchpad-reading.evemu"), ["--layout", "pages", "--strategy", Self.list])
    let end = "\npaging, one-page and nearest-center rest in place\n"
    #expect(played.standardOutput.hasSuffix(end))
    let rests = told(played)
    #expect(!rests.isEmpty && rests.allSatisfy { !$0.isOff })
  }

  @Test func `no pace changes what happens side by side`() throws {
    for path in try Recordings.all() {
      let unlimited = try play(path, ["--strategy", "all"])
      let paced = try play(path, ["--strategy", "all", "--speed", "1000"])
      #expect(unlimited.standardOutput == paced.standardOutput, "\(path)")
    }
  }

  @Test func `a swipe log of two sittings counts its swipes through`() throws {
    let recording = Recordings.path("touchpad-reading.evemu")
    let log = try run("pager-analyze", ["convert", recording, "--to", "swipes"]).standardOutput
    let played = try play("-", ["--strategy", Self.list], input: Data((log + log).utf8))
    #expect(played.exitStatus == 0)
    let lines = played.standardOutput.split(separator: "\n")
    #expect(lines.count { $0.contains(" side by side, robust; ") } == 2)
    #expect(lines.contains("8 swipes"))
    #expect(lines.contains { $0.hasPrefix("one-page        0 of 8 swipes off, ") })
  }

  private static func allNames() throws -> [String] {
    let help = try run("pager-live", ["--help"]).standardOutput
    let list = try #require(help.range(of: "\nSTRATEGIES\n")).upperBound
    return help[list...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("  ") }
      .filter { !$0.hasPrefix("   ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// What became of one strategy's content.
  private struct Told {
    /// nil where one strategy plays alone.
    var strategy: String?
    /// Time, word, and where, in the words of a run of one strategy.
    var words: [String]
    var isOff: Bool

    var pages: [Int]? {
      guard words.count > 5, words[1] == "snapped" else { return nil }
      return [words[3], words[5]].compactMap { Int($0) }
    }
  }

  private func told(_ played: ProgramResult) -> [Told] {
    let lines = played.standardOutput.split(separator: "\n")
    let isSideBySide = lines.first?.contains(" side by side, ") == true
    return lines.compactMap { line in
      var words = line.split { " ,".contains($0) }.map(String.init)
      guard words.count > 3, ["snapped", "rest", "catch"].contains(words[1]) else { return nil }
      let strategy = isSideBySide ? words.remove(at: 2) : nil
      guard let point = words.firstIndex(of: "pt") else { return nil }
      let settle = words.firstIndex(of: "ms").map { [words[$0 - 1]] } ?? []
      return Told(
        strategy: strategy, words: Array(words[...point]) + settle,
        isOff: words.suffix(2) == ["pt", "off"])
    }
  }

  /// The pages of the snapped line of a swipe log, counted from 1.
  private func loggedPages(_ line: Substring) throws -> [Int]? {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    guard let object, object["type"] as? String == "snapped",
      let from = object["from_page"] as? Int, let to = object["page"] as? Int
    else { return nil }
    return [from + 1, to + 1]
  }
}
