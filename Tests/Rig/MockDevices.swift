package import Foundation
import TestSupport
package import Testing

/// Input devices that exist only for the programs this object starts.
///
/// They are made by umockdev: libevdev, its requests and udev's announcements are real, the kernel
/// behind them is played.
package final class MockDevices {
  /// What a mock device is.
  package enum Kind: String, Sendable {
    case touchpad, touchscreen, keyboard

    /// The properties udev sets on such a device.
    package var udevProperties: [String] {
      switch self {
      case .touchpad: ["ID_INPUT=1", "ID_INPUT_TOUCHPAD=1"]
      case .touchscreen: ["ID_INPUT=1", "ID_INPUT_TOUCHSCREEN=1"]
      case .keyboard: ["ID_INPUT=1", "ID_INPUT_KEY=1", "ID_INPUT_KEYBOARD=1"]
      }
    }
  }

  /// Debian's, since another one lacks the bindings.
  private static let python = "/usr/bin/python3"
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(component: "MockDevices")

  private let mock: RunningProgram
  private let root: String

  package init() throws {
    mock = try RunningProgram(
      Self.wrapper,
      [Self.python, "-B", Self.folder.appending(component: "mock_devices.py").path()])
    try mock.write("root")
    root = try mock.expect("/")
  }

  deinit {
    // It clears its folder away; if it cannot, the next lines end it.
    if (try? mock.write("quit")) != nil { _ = mock.wait() }
  }

  /// Whether umockdev and its Python bindings are here.
  package static let areAvailable: Bool = {
    let files = FileManager.default
    guard files.isExecutableFile(atPath: wrapper.path()) else { return false }
    let check = Process()
    check.executableURL = URL(filePath: python)
    check.arguments = ["-c", "import gi; gi.require_version('UMockdev', '1.0')"]
    check.standardError = FileHandle.nullDevice
    guard (try? check.run()) != nil else { return false }
    check.waitUntilExit()
    return check.terminationStatus == 0
  }()

  /// What `.enabled(if: MockDevices.areAvailable)` says when it skips.
  package static let need: Comment = "needs the packages umockdev gir1.2-umockdev-1.0 python3-gi"

  /// Plugs `/dev/input/event<number>` in.
  @discardableResult
  package func add(
    _ number: Int, _ kind: Kind, describedBy description: URL? = nil, udev: [String]? = nil,
    settings: [String] = []
  ) throws -> String {
    let own = Self.folder.appending(component: "\(kind.rawValue).evemu")
    let file = (description ?? own).path()
    let words = ["add", "\(number)", file] + (udev ?? kind.udevProperties) + settings
    try tell(words.joined(separator: " "))
    return "/dev/input/event\(number)"
  }

  /// One line to the mock, which answers `ok`; the script says which there are.
  package func tell(_ line: String) throws {
    try mock.write(line)
    let answer = try mock.expect("")
    guard answer == "ok" else { throw RigError.mockSaid(try whole(answer)) }
  }

  /// What the mock said; a traceback ends with the first line behind its own that is not indented.
  private func whole(_ answer: String) throws -> String {
    guard answer.hasPrefix("Traceback") else { return answer }
    var lines = [answer]
    repeat { lines.append(try mock.expect("")) } while lines.last?.hasPrefix(" ") == true
    return lines.joined(separator: "\n")
  }

  /// What programs have asked of a node, in order.
  package func asked(_ number: Int) throws -> [String] {
    try mock.write("asked \(number)")
    return try mock.expect("").split(separator: " ").map(String.init)
  }

  /// Starts a product of this package that sees the mock devices and no other.
  ///
  /// `launcher` are the words of a program that starts it, such as `setpriv`.
  package func start(
    _ product: String, _ arguments: [String] = [], launcher: [String] = [],
    environment: [String: String] = [:]
  ) throws -> RunningProgram {
    try RunningProgram(
      Self.wrapper, launcher + [productURL(product).path()] + arguments,
      environment: environment.merging(self.environment) { $1 })
  }

  /// The program that lets the one named by its arguments see the mock devices.
  package static let wrapper = URL(filePath: "/usr/bin/umockdev-wrapper")

  /// What the wrapper must be told.
  package var environment: [String: String] { ["UMOCKDEV_DIR": root] }
}
