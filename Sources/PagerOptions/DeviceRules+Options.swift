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
  static let deviceSettings = settings(of: .devices) + [deviceEstimator]
}

extension Command.Section {
  /// What `--for` takes.
  package static let deviceOptions = Command.Section(
    "Options of some devices",
    prose(
      """
      --for DEVICES:NAME=VALUE[,NAME=VALUE...], where DEVICES, up to the last colon, is touchpad, \
      touchscreen, a vendor:product as lsusb prints it, or a pattern for the whole name (* is any \
      text, ? any character, capitals do not matter), and NAME is one of \
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
    for text in arguments.values(of: .devices) { rules.append(try Rule(given: text)) }
  }
}
