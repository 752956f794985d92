import Testing
import Touch

@Suite struct DeviceRulesTests {
  private static let pad = DeviceTraits(
    kind: .touchpad, model: DeviceModel(vendor: 0x06cb, product: 0x7a13), name: "A, B: Magic Pad")
  private static let screen = DeviceTraits(kind: .touchscreen, model: nil, name: "Glass")

  @Test(arguments: [
    ("touchpad", true), ("touchscreen", false), ("06cb:7a13", true), ("06CB:7A13", true),
    ("06cb:7a14", false), ("6cb:7a13", false), ("*", true), ("*Magic*", true), ("*magic*", true),
    ("a, b: MAGIC pad", true),
    ("A, B: Magic Pad", true), ("A, B: Magic", false), ("?, ?: * Pad", true), ("*Pad*", true),
    ("A*M*c*d", true), ("A*M*z*d", false), ("**", true), ("?", false), ("", false),
    ("Touchpad", false),
  ])
  func `a selector is a kind, a model or a pattern for the whole name`(
    text: String, matches: Bool
  ) {
    let selector = DeviceSelector(text)
    #expect(selector.matches(Self.pad) == matches)
    #expect(DeviceSelector(selector.description) == selector)
  }

  @Test func `an unknown model is none`() {
    #expect(!DeviceSelector("0000:0000").matches(Self.screen))
  }

  /// Each rule says how many fingers it wants: the one that had the last word is seen.
  @Test(
    arguments: [
      ("the later of equals", ["*", "A*"], 2), ("the later, though it is wider", ["A*", "*"], 2),
      ("a match before a kind", ["A*", "touchpad"], 1),
      ("a model before a kind", ["06cb:7a13", "touchpad"], 1),
      ("a model and a name are equals", ["*Pad", "06cb:7a13"], 2),
      ("only what matches", ["touchpad", "touchscreen", "B*"], 1), ("none", ["touchscreen"], nil),
    ] as [(String, [String], Int?)])
  func `a match has precedence over a kind, among equals the later one has it`(
    name: String, selectors: [String], fingers: Int?
  ) {
    let rules = DeviceRules(
      selectors.enumerated().map { place, text in
        DeviceRules.Rule(DeviceSelector(text), DeviceSettings(fingers: .exactly(place + 1)))
      })
    #expect(rules.settings(for: Self.pad).fingers == fingers.map(FingerRequirement.exactly))
  }

  @Test func `what is for all gives way to everything and fills what is left open`() {
    let rules = DeviceRules([
      DeviceRules.Rule(.kind(.touchpad), DeviceSettings(slopMillimetres: 2)),
      DeviceRules.Rule(.all, DeviceSettings(slopMillimetres: 9, scrollDirection: .inverted)),
    ])
    #expect(
      rules.settings(for: Self.pad)
        == DeviceSettings(slopMillimetres: 2, scrollDirection: .inverted))
    #expect(rules.settings(for: Self.screen).slopMillimetres == 9)
  }

  @Test func `a selector that matches none is told once`() {
    let texts = ["touchpad", "G*", "H*", "H*", "06cb:7a13"]
    let rules = DeviceRules(
      texts.map { DeviceRules.Rule(DeviceSelector($0), DeviceSettings()) }
        + [DeviceRules.Rule(.all, DeviceSettings())])
    #expect(
      rules.unmatched(by: [Self.screen]).map(\.description) == ["touchpad", "H*", "06cb:7a13"])
    #expect(rules.unmatched(by: [Self.screen, Self.pad]).map(\.description) == ["H*"])
  }
}
