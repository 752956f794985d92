import Glibc

/// Exit statuses that every tool of the package shares.
package enum ExitStatus {
  package static let success: Int32 = 0
  /// Something could not be read, answered or written.
  package static let failure: Int32 = 1
  /// The command line was wrong.
  package static let usage: Int32 = 2
  /// A gate given by the caller was not passed.
  package static let gate: Int32 = 3
}

extension Command {
  /// Parses `words`, answers `--help` and `--version`, runs `body`; ends the process.
  package func runAndExit(_ words: [String], body: (Arguments) throws -> Int32) -> Never {
    // A file at its size limit is then a failed write like that on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    do {
      let arguments = try Arguments(words, for: self)
      if arguments.contains(.help) {
        try printAndFlush(helpText(columns: Terminal.columns))
        exit(ExitStatus.success)
      }
      if arguments.contains(.version) {
        try printAndFlush("\(programName) \(Self.version)\n")
        exit(ExitStatus.success)
      }
      exit(try body(arguments))
    } catch let error as UsageError {
      StandardError.writeLine("\(programName): \(error); see '\(name) --help'")
      exit(ExitStatus.usage)
    } catch {
      StandardError.writeLine("\(programName): \(error)")
      exit(ExitStatus.failure)
    }
  }

  private var programName: Substring { name.prefix { $0 != " " } }

  private func printAndFlush(_ text: String) throws(OutputError) {
    var output = Output.standardOutput()
    try output.write(text)
    try output.flush()
  }
}
