import Glibc
import Recordings

/// The log of `--swipe-log`: what all pagers do, line by line, written by a thread of its own.
final class SwipeLog {
  /// A log of several devices says on every line which one it speaks of.
  private let namesDevices: Bool
  private var lines = SwipeLogLines()
  let thread: WriterThread<SwipeLogLines>
  private var hasEnded = false

  /// Lines that may wait for the reader: minutes of scrolling.
  static let capacity = 65_536

  /// Opens the file, or standard output where it is `-`.
  init(path: String, namesDevices: Bool) throws(RecordingError) {
    self.namesDevices = namesDevices
    // A file that cannot be written is better known at once; a pipe opens when its reader comes.
    if path != "-", !Self.isPipe(path) { _ = try ByteSink(appendingTo: path) }
    thread = WriterThread(capacity: Self.capacity) { thread in
      do throws(RecordingError) {
        let sink = path == "-" ? ByteSink.standardOutput : try ByteSink(appendingTo: path)
        var writer = SwipeLogWriter(sink)
        var lines = SwipeLogLines()
        while thread.next(&lines) {
          for line in lines.lines { try writer.write(line) }
        }
      } catch {
        Log.warning("the swipe log ends here: \(error)")
      }
    }
  }

  private static func isPipe(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Takes a line whose time is counted from `origin`.
  func append(_ line: SwipeLogLine, from origin: Int64, deviceID: String) {
    guard !hasEnded else { return }
    lines.append(line.counted(from: origin, device: namesDevices ? deviceID : nil))
  }

  /// Hands over what is to be written.
  func flush() {
    guard !lines.isEmpty else { return }
    defer { lines.removeAll() }
    guard !thread.push(lines) else { return }
    hasEnded = true
    thread.close()
    Log.warning("the swipe log ends soon: its reader is more than \(Self.capacity) lines late")
  }
}

/// Lines that wait to be written.
struct SwipeLogLines: WriterBatch {
  private(set) var lines: [SwipeLogLine] = []

  var isEmpty: Bool { lines.isEmpty }
  var weight: Int { lines.count }

  mutating func append(_ line: SwipeLogLine) { lines.append(line) }
  mutating func append(contentsOf other: SwipeLogLines) { lines += other.lines }
  mutating func removeAll() { lines.removeAll(keepingCapacity: true) }
}
