import Paging
import TestSupport
import Testing

@Suite struct StrategyParameterTests {
  @Test func `these strategies have these parameters`() {
    let parameters = PagingStrategies.all.map { strategy in
      (strategy.ruleName, strategy.settings.map { "\($0.parameter.name) \($0.value)" })
    }
    #expect(
      parameters.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.joined(separator: ", "))" } == [
        "directional: threshold_pages 0", "directional-ceil: threshold_pages 0",
        "one-page: threshold_pages 0",
      ])
  }

  @Test func `a parameter's name and summary fit lists, and its default is permitted`() {
    for strategy in PagingStrategies.all {
      for setting in strategy.settings {
        let parameter = setting.parameter
        #expect(parameter.name.wholeMatch(of: /[a-z]+(_[a-z]+)+/) != nil, "\(parameter.name)")
        #expect(!parameter.summary.isEmpty && parameter.summary.count <= 60)
        #expect(!parameter.summary.hasSuffix(".") && !parameter.summary.contains("\n"))
        #expect(parameter.permitted.contains(parameter.defaultValue))
        #expect(setting.isDefault && setting.value == parameter.defaultValue)
      }
    }
  }

  @Test func `a strategy made anew has the value and differs in nothing else`() throws {
    for strategy in PagingStrategies.all {
      for setting in strategy.settings {
        let name = setting.parameter.name
        let changed = try strategy.setting(name, to: .number(0.375))
        #expect(changed.ruleName == strategy.ruleName && changed.name != strategy.name)
        #expect(changed.settings == [StrategySetting(setting.parameter, .number(0.375))])
        #expect(changed.summary == strategy.summary)
        #expect(changed.decelerationRate == strategy.decelerationRate)
        #expect(try changed.setting(name, to: setting.value).name == strategy.name)
      }
    }
  }

  static let values: [Row<(Double, isPermitted: Bool)>] = [
    Row("the least", (0, true)),
    Row("minus zero", (-0.0, true)),
    Row("the most", (1, true)),
    Row("below the least", (-0.001, false)),
    Row("above the most", (1.001, false)),
    Row("not a number", (.nan, false)),
    Row("endless", (.infinity, false)),
  ]

  @Test(arguments: values) func `a threshold is a share of a page`(
    row: Row<(Double, isPermitted: Bool)>
  ) throws {
    let (pages, isPermitted) = row.value
    for rule in PagingStrategies.all where !rule.settings.isEmpty {
      let made = try? rule.setting("threshold_pages", to: .number(pages))
      #expect(made?.threshold == (isPermitted ? pages : nil), "\(rule.name)")
    }
    #expect((try? DirectionalStrategy(thresholdPages: pages))?.thresholdPages == made(pages, row))
    #expect((try? OnePageStrategy(thresholdPages: pages))?.thresholdPages == made(pages, row))
  }

  private func made(_ pages: Double, _ row: Row<(Double, isPermitted: Bool)>) -> Double? {
    row.value.isPermitted ? pages : nil
  }
}
