import Paging
import TestSupport
import Testing

@Suite struct StrategyNameTests {
  static let names: [Row<(written: String, name: String)>] = [
    Row("a rule alone", ("one-page", "one-page")),
    Row(
      "a rule with a threshold",
      ("one-page:threshold_pages=0.25", "one-page:threshold_pages=0.25")
    ),
    Row(
      "zeros at the end go",
      ("directional:threshold_pages=0.250", "directional:threshold_pages=0.25")),
    Row("a whole number", ("directional:threshold_pages=1.0", "directional:threshold_pages=1")),
    Row("the default", ("directional-ceil:threshold_pages=0", "directional-ceil")),
    Row("minus the default", ("one-page:threshold_pages=-0.0", "one-page")),
    Row("a small number", ("one-page:threshold_pages=1e-7", "one-page:threshold_pages=1e-07")),
  ]

  @Test(arguments: names) func `a name may be written in several ways and is printed in one`(
    row: Row<(written: String, name: String)>
  ) throws {
    let strategy = try PagingStrategies.strategy(named: row.value.written)
    #expect(strategy.name == row.value.name)
    #expect(PagingStrategies.named(row.value.written)?.name == row.value.name)
  }

  @Test func `a printed name reads back to the same strategy`() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      for rule in PagingStrategies.all {
        var strategy = rule
        for setting in rule.settings {
          let range =
            switch setting.parameter.permitted {
            case .numbers(let range): range
            }
          strategy = try strategy.setting(
            setting.parameter.name, to: .number(random.value(in: range)))
        }
        let again = try PagingStrategies.strategy(named: strategy.name)
        #expect(again.name == strategy.name, "seed \(seed)")
        #expect(again.settings == strategy.settings, "\(strategy.name), seed \(seed)")
        let layout = try random.layout()
        let release = random.release(in: layout)
        #expect(
          again.landing(for: release, in: layout) == strategy.landing(for: release, in: layout),
          "\(strategy.name), seed \(seed)")
      }
    }
  }

  @Test func `a name has no commas, so that lists may have them`() throws {
    for strategy in try strategiesWithThresholds() {
      #expect(!strategy.name.contains(",") && !strategy.name.contains(" "), "\(strategy.name)")
    }
  }

  static let faults: [Row<(String, StrategyError, String)>] = [
    Row(
      "no such strategy",
      (
        "two-page", .unknownStrategy("two-page"),
        "unknown strategy 'two-page'; choose from paging, round, directional, directional-ceil, "
          + "one-page, settle-visible, nearest-center"
      )),
    Row(
      "no such strategy, with a parameter",
      (
        "two-page:threshold_pages=0.2", .unknownStrategy("two-page"),
        "unknown strategy 'two-page'; choose from paging, round, directional, directional-ceil, "
          + "one-page, settle-visible, nearest-center"
      )),
    Row(
      "nothing",
      (
        "", .unknownStrategy(""),
        "unknown strategy ''; choose from paging, round, directional, directional-ceil, "
          + "one-page, settle-visible, nearest-center"
      )),
    Row(
      "no such parameter",
      (
        "one-page:threshold=0.2",
        .unknownParameter("threshold", strategy: "one-page", known: ["threshold_pages"]),
        "unknown parameter 'threshold' of one-page; choose from threshold_pages"
      )),
    Row(
      "no parameters at all",
      (
        "paging:threshold_pages=0.2",
        .unknownParameter("threshold_pages", strategy: "paging", known: []),
        "unknown parameter 'threshold_pages' of paging; it has none"
      )),
    Row(
      "out of range",
      (
        "one-page:threshold_pages=25",
        .valueNotPermitted("'25'", .thresholdPages, strategy: "one-page"),
        "threshold_pages of one-page takes a number from 0 to 1, not '25'"
      )),
    Row(
      "not a number",
      (
        "one-page:threshold_pages=a=b",
        .valueNotPermitted("'a=b'", .thresholdPages, strategy: "one-page"),
        "threshold_pages of one-page takes a number from 0 to 1, not 'a=b'"
      )),
    Row(
      "no value",
      (
        "one-page:threshold_pages", .noSetting("threshold_pages", strategy: "one-page"),
        "'threshold_pages' sets no parameter of one-page; write NAME=VALUE"
      )),
    Row(
      "nothing behind the colon",
      (
        "paging:", .noSetting("", strategy: "paging"),
        "'' sets no parameter of paging; write NAME=VALUE"
      )),
    Row(
      "given twice",
      (
        "one-page:threshold_pages=0.2:threshold_pages=0.3",
        .repeatedParameter("threshold_pages", strategy: "one-page"),
        "threshold_pages of one-page is given twice; give it once"
      )),
  ]

  @Test(arguments: faults) func `what names no strategy is one sentence`(
    row: Row<(String, StrategyError, String)>
  ) {
    let (name, fault, sentence) = row.value
    #expect(throws: fault) { try PagingStrategies.strategy(named: name) as Any }
    #expect(fault.description == sentence)
    #expect(PagingStrategies.named(name) == nil)
  }

  @Test func `every strategy, and the chosen one behind that of its rule`() throws {
    #expect(
      PagingStrategies.all(with: RoundStrategy()).map(\.name) == PagingStrategies.all.map(\.name))
    let chosen = try DirectionalStrategy(thresholdPages: 0.25)
    #expect(
      PagingStrategies.all(with: chosen).map(\.name) == [
        "paging", "round", "directional", "directional:threshold_pages=0.25", "directional-ceil",
        "one-page", "settle-visible", "nearest-center",
      ])
  }
}
