import CommandLineTool
import Touch

extension DeviceRules.Rule {
  /// Reads `DEVICES:NAME=VALUE[,NAME=VALUE...]` by the options' own definitions.
  ///
  /// The last colon ends the devices: names have colons, and no value has.
  init(given text: String) throws(UsageError) {
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else {
      throw .invalidValue(.devices, text)
    }
    let devices = String(text[..<colon])
    let words = text[text.index(after: colon)...].split(
      separator: ",", omittingEmptySubsequences: false
    ).map { trimmed($0) }
    guard !words.contains("") else { throw .invalidValue(.devices, text) }
    do throws(UsageError) {
      self.init(DeviceSelector(devices), try DeviceSettings(words: words))
    } catch {
      // Names stand without dashes here.
      throw .other("--\(Option.devices.name) \(devices): \(error.sentence(optionPrefix: ""))")
    }
  }
}

extension DeviceSettings {
  /// Reads words such as `fingers=3` and `inverted`.
  fileprivate init(words: [String]) throws(UsageError) {
    var given: [Option] = []
    var options: [String] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (name, value) = (trimmed(parts[0]), parts.count == 2 ? trimmed(parts[1]) : nil)
      if value == nil, Double(name) != nil, given.last == .calibrationMatrix {
        throw .other("\(Option.calibrationMatrix.name): separate the six numbers with spaces")
      }
      let option = try Option.deviceSetting(named: name)
      guard !given.contains(option) else {
        throw .other("\(name) is given twice; give it once")
      }
      given.append(option)
      switch (option.valueName, value) {
      case (let valueName?, nil): throw .other("\(name) needs a value: \(name)=\(valueName)")
      case (nil, _?): throw .other("\(name) takes no value")
      case (nil, nil): options.append("--\(name)")
      case (_?, let value?): options.append("--\(name)=\(value)")
      }
    }
    let arguments = try Arguments(options, options: Option.deviceSettings)
    try self.init(arguments)
    estimator = try arguments.estimator()
  }
}

extension Option {
  fileprivate static func deviceSetting(named name: String) throws(UsageError) -> Option {
    if let option = deviceSettings.first(where: { $0.name == name }) { return option }
    let names = deviceSettings.map(\.name)
    let advice =
      nearestName(to: name, in: names).map { "did you mean \($0)?" }
      ?? "NAME is one of \(names.joined(separator: ", "))"
    throw .other("'\(name)' cannot be set for some devices; \(advice)")
  }
}

private func trimmed(_ text: Substring) -> String {
  let start = text.drop(while: \.isWhitespace)
  guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(start[...end])
}
