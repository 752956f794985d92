/// Settings for all devices, for those of a kind, and for those that match.
///
/// A rule for a kind overrides those for all, a rule for a model or a name those for a kind; among
/// equals the later one has the last word.
package struct DeviceRules: Hashable, Sendable {
  package struct Rule: Hashable, Sendable {
    package var selector: DeviceSelector
    package var settings: DeviceSettings

    package init(_ selector: DeviceSelector, _ settings: DeviceSettings) {
      self.selector = selector
      self.settings = settings
    }
  }

  package var rules: [Rule]

  package init(_ rules: [Rule] = []) {
    self.rules = rules
  }

  /// Rules that say the same of all devices.
  package init(_ settings: DeviceSettings) {
    self.init([Rule(.all, settings)])
  }

  /// What the rules say of a device.
  package func settings(for traits: DeviceTraits) -> DeviceSettings {
    let matching = rules.filter { $0.selector.matches(traits) }
    var settings = DeviceSettings()
    for rank in Set(matching.map(\.selector.rank)).sorted() {
      for rule in matching where rule.selector.rank == rank {
        settings = settings.overridden(by: rule.settings)
      }
    }
    return settings
  }

  /// The selectors that match none of the devices, each once.
  package func unmatched(by devices: some Collection<DeviceTraits>) -> [DeviceSelector] {
    var unmatched: [DeviceSelector] = []
    for selector in rules.map(\.selector) where selector != .all && !unmatched.contains(selector) {
      if !devices.contains(where: selector.matches) { unmatched.append(selector) }
    }
    return unmatched
  }
}
