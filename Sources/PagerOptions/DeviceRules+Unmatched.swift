import CommandLineTool
package import Touch

extension DeviceRules {
  /// What people should know of rules that match none of the devices, a sentence each.
  package func sentences(unmatchedBy devices: some Collection<DeviceTraits>) -> [String] {
    unmatched(by: devices).map { selector in
      let advice = selector.likelyMeant.map { "; did you mean \($0)?" } ?? ""
      return "--\(Option.devices.name) \(selector) matches no device; "
        + "\(present(devices))\(advice)"
    }
  }
}

/// Ours: as many as a line or two of a terminal hold.
private let namedDeviceLimit = 5

/// `there are 'Glass' (touchscreen, 056a:51b9), 'Pad' (touchpad, 06cb:7a13)`, each once.
private func present(_ devices: some Collection<DeviceTraits>) -> String {
  var words: [String] = []
  for device in devices where !words.contains(device.words) { words.append(device.words) }
  guard !words.isEmpty else { return "no touchpad and no touchscreen is there" }
  let rest = words.count - namedDeviceLimit
  return (words.count == 1 ? "there is " : "there are ")
    + words.prefix(namedDeviceLimit).joined(separator: ", ")
    + (rest > 0 ? " and \(rest) more" : "")
}

extension DeviceTraits {
  /// `'Glass' (touchscreen, 056a:51b9)`: all that a rule can be for.
  fileprivate var words: String {
    let others = [kind?.rawValue, model?.description].compactMap { $0 }
    let name = self.name.isEmpty ? "a device without a name" : "'\(self.name)'"
    return others.isEmpty ? name : "\(name) (\(others.joined(separator: ", ")))"
  }
}

extension DeviceSelector {
  /// The kind or the model that a pattern nearly is.
  fileprivate var likelyMeant: String? {
    guard case .name(let pattern) = self else { return nil }
    return nearestName(to: pattern.text.lowercased(), in: DeviceKind.allCases.map(\.rawValue))
      ?? padded(pattern.text)
  }

  /// `6cb:7a13` with the zeros that it lacks.
  private func padded(_ text: String) -> String? {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map {
      $0.first == "+" ? nil : UInt16($0, radix: 16)
    }
    guard numbers.count == 2, let vendor = numbers[0], let product = numbers[1] else { return nil }
    return DeviceModel(vendor: vendor, product: product).description
  }
}
