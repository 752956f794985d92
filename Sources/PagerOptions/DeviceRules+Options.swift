package import CommandLineTool
import TerminalText
package import Touch

extension Option {
  package static let devices = Option(
    "for", value: "DEVICES:NAME=VALUE[,...]",
    help: "Options of some devices only; may be given more than once. See below.")
  /// What else may stand in `--for`; the programs that take one for all have texts of their own.
  private static let deviceEstimator = estimator(default: "robust")

  /// All that may stand in `--for`.
  fileprivate static let deviceSettings = settings + [deviceEstimator]
}

extension Command.Section {
  /// What `--for` takes.
  package static let deviceOptions = Command.Section(
    "Options of some devices",
    prose(
      """
      --for DEVICES:NAME=VALUE[,NAME=VALUE...], where DEVICES, up to the last colon, is touchpad, \
      touchscreen, a vendor:product as lsusb prints it, or a pattern for the whole name (* is any \
      text, ? any character), and NAME is one of \
      \(Option.deviceSettings.map(\.name).joined(separator: ", ")).
      """)
      + prose(
        """
        A model or a name has precedence over a kind, and a kind over the options of all devices; \
        among equals the last one counts. Examples:
        """) + [
        "  --for touchpad:fingers=3,inverted --for '*Magic Trackpad*:slop-mm=2.5'",
        "  --for 056a:51b9:rotate=90 --for 'touchscreen:calibration-matrix=1 0 0 0 1 0'",
      ])

  /// Lines that fit on 80 columns where the help indents them.
  private static func prose(_ text: String) -> [String] { wrapped(text, to: 78) }
}

extension DeviceRules {
  /// What the command line says for all devices, with the estimator of all, and for some.
  package init(
    _ arguments: Arguments, estimator: VelocityEstimator? = nil
  ) throws(UsageError) {
    var general = try DeviceSettings(arguments)
    general.estimator = estimator
    self.init(general)
    for text in arguments.values(of: .devices) { rules.append(try Rule(text)) }
  }

  /// What people should know of rules that match none of the devices, a sentence each.
  package func sentences(unmatchedBy devices: some Collection<DeviceTraits>) -> [String] {
    unmatched(by: devices).map {
      "--\(Option.devices.name) \($0) matches no device; 'pagerd --list-devices' shows what there is"
    }
  }
}

extension DeviceRules.Rule {
  /// Reads `DEVICES:NAME=VALUE[,NAME=VALUE...]` by the options' own definitions.
  ///
  /// The last colon ends the devices: names have colons, and no value has.
  fileprivate init(_ text: String) throws(UsageError) {
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else {
      throw .invalidValue(.devices, text)
    }
    let devices = String(text[..<colon])
    let words = text[text.index(after: colon)...].split(
      separator: ",", omittingEmptySubsequences: false
    ).map { "--" + $0.drop(while: \.isWhitespace) }
    guard !words.contains("--") else { throw .invalidValue(.devices, text) }
    do throws(UsageError) {
      // One by one first: a name without its value must not take the next word for it.
      for word in words { _ = try Arguments([word], options: Option.deviceSettings) }
      let arguments = try Arguments(words, options: Option.deviceSettings)
      var settings = try DeviceSettings(arguments)
      settings.estimator = try arguments.estimator()
      self.init(DeviceSelector(devices), settings)
    } catch {
      throw .other("--\(Option.devices.name) \(devices): \(error)")
    }
  }
}
