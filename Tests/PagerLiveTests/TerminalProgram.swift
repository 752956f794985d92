import Foundation
import Glibc
import Rig
import TestSupport
import Testing

/// `pager-live` on a terminal of its own, with what it wrote there.
final class TerminalProgram {
  /// Longer than any machine should need; it bounds a test that would otherwise hang.
  private static let patience: TimeInterval = 30
  private static let lookMilliseconds: Int32 = 50

  /// The kernel's `TIOCSPTLCK` and `TIOCGPTN`, whose macros Swift does not see.
  private static let lock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private let process = Process()
  private let terminal: FileHandle
  private let side: FileHandle
  /// The modes of the terminal before the program began.
  let modesBefore: [UInt32]
  private(set) var output = ""

  init(
    _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String: String] = [:], devices: MockDevices? = nil
  ) throws {
    let number = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var place: UInt32 = 0
    try #require(number >= 0 && ioctl(number, Self.lock, &isLocked) == 0)
    try #require(ioctl(number, Self.getNumber, &place) == 0)
    let other = open("/dev/pts/\(place)", O_RDWR | O_NOCTTY)
    try #require(other >= 0)
    terminal = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    side = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    modesBefore = Self.modes(of: other)
    let program = productURL("pager-live")
    process.executableURL = devices == nil ? program : MockDevices.wrapper
    process.arguments = (devices == nil ? [] : [program.path()]) + arguments
    process.environment = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"]
      .merging(environment) { $1 }.merging(devices?.environment ?? [:]) { $1 }
    process.standardInput = side
    process.standardOutput = side
    process.standardError = side
    resize(columns: columns, rows: rows)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// The modes of the terminal now.
  var modes: [UInt32] { Self.modes(of: side.fileDescriptor) }

  /// What a person would see.
  var grid: ScreenGrid { ScreenGrid(showing: output) }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal.fileDescriptor, UInt(TIOCSWINSZ), &size)
    if process.isRunning { send(SIGWINCH) }
  }

  func type(_ keys: String) throws {
    try terminal.write(contentsOf: Data(keys.utf8))
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits until what it shows is as it should be.
  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    until isThere: (ScreenGrid) -> Bool
  ) throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while !isThere(grid) {
      guard deadline.timeIntervalSinceNow > 0 else {
        Issue.record(
          "never \(what):\n\(grid.lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
        throw Lost()
      }
      look()
    }
  }

  /// Waits for its end; answers the exit status, or minus the signal that ended it.
  func wait() throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while process.isRunning, deadline.timeIntervalSinceNow > 0 { look() }
    guard !process.isRunning else { throw Lost() }
    look()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }

  struct Lost: Error {}

  private var unread = Data()

  /// Takes what has been written, waiting a little for it.
  private func look() {
    var polled = pollfd(fd: terminal.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&polled, 1, Self.lookMilliseconds) > 0, polled.revents & Int16(POLLIN) != 0 {
      unread.append(terminal.availableData)
      // A letter may still be on its way in pieces.
      guard let text = String(data: unread, encoding: .utf8) else { continue }
      output += text
      unread.removeAll()
      if !process.isRunning { continue }
      return
    }
  }

  private static func modes(of descriptor: Int32) -> [UInt32] {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }
}
