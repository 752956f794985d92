import CommandLineTool

@main
struct PagerDaemon {
  static func main() {
    DaemonOptions.command.runAndExit(
      Array(CommandLine.arguments.dropFirst()), version: DaemonOptions.version
    ) { arguments in
      if let word = arguments.operands.first { throw UsageError.unexpectedOperand(word) }
      guard arguments.contains(DaemonOptions.listDevices) else {
        throw UsageError.missingOperand("what to do: --list-devices")
      }
      return try DeviceList.print()
    }
  }
}
