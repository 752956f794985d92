import CommandLineTool

@main
struct PagerDaemon {
  static func main() {
    DaemonOptions.command.runAndExit(Array(CommandLine.arguments.dropFirst())) { arguments in
      if arguments.contains(DaemonOptions.listDevices) {
        if let word = arguments.operands.first { throw UsageError.unexpectedOperand(word) }
        return try DeviceList(try DaemonSettings(arguments)).print()
      }
      return try Service(DaemonSettings(arguments)).run()
    }
  }
}
