import CommandLineTool
import PagerOptions

/// The one definition of every option of the service.
enum DaemonOptions {
  static let record = Option(
    "record", value: "DIR",
    help: "Record the contacts of drags into DIR, one evemu file a device and sitting.")
  static let swipeLog = Option(
    "swipe-log", value: "FILE|-",
    help: "Append what happens to FILE, or to standard output, as JSON Lines.")
  static let listDevices = Option(
    "list-devices",
    help: """
      List all input devices with what they are, the options that are not at their defaults, and \
      why each is read or not.
      """)

  static let command = Command(
    name: "pagerd",
    summary: "Turns the swipes of touchpads and touchscreens into pages.",
    usage: ["[OPTIONS] [NODE...]", "[OPTIONS] --list-devices"],
    options: [
      .strategy(default: "one-page"), .estimator(default: "robust"),
      .layout(default: "pages"), .page, record, swipeLog,
    ] + Option.recognition(of: .devices) + [listDevices],
    sections: [
      Command.Section(
        "Devices",
        [
          "Without a NODE all touchpads and touchscreens are read, also those that are",
          "plugged in later; each has a pager of its own. A NODE is /dev/input/event5 or a",
          "link to it. Keyboards are never opened, and nothing is taken away from others.",
        ]),
      .deviceOptions, .strategies,
      Command.Section(
        "Recordings",
        [
          "Only contacts that became a drag are written, and how the device was read: so",
          "'pager-analyze convert' replays a recording to the same pages.",
        ]),
      Command.Section(
        "Exit status",
        [
          "0  success, also when ended by SIGINT, SIGTERM or SIGHUP",
          "1  a NODE cannot be read or has gone, or something else failed",
          "2  wrong command line",
        ]),
    ])
}
