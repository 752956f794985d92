import CommandLineTool

/// The one definition of every option of the service.
enum DaemonOptions {
  static let version = "0.1.0"

  static let listDevices = Option(
    "list-devices", letter: "l",
    help: "List all input devices with what they are and why each is read or not.")

  static let command = Command(
    name: "pagerd",
    summary: "Turns the swipes of touchpads and touchscreens into pages.",
    usage: ["--list-devices"],
    options: [listDevices],
    sections: [
      Command.Section(
        "Exit status",
        [
          "0  success",
          "1  a touch device cannot be read, or something else failed",
          "2  wrong command line",
        ])
    ])
}
