import Glibc
import Recordings

/// The folder of `--record`: makes it, and names the files in it.
struct RecordingFolder: Sendable {
  let path: String

  /// Only who runs the service may look into it.
  private static let ownerOnly: mode_t = 0o700

  /// Makes the folder unless it is there.
  init(_ path: String) throws(RecordingError) {
    self.path = path
    if mkdir(path, Self.ownerOnly) == 0 { return }
    var status = stat()
    guard errno == EEXIST, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw RecordingError(
        file: path, reason: "cannot record there; give a folder whose parent exists")
    }
  }

  /// Creates the file of a sitting that begins now: `<device>-20260314T092653Z.evemu`.
  func createFile(for deviceID: String) throws(RecordingError) -> ByteSink {
    let stem = "\(path)/\(deviceID)-\(Self.utcStamp(time(nil)))"
    var attempt = 1
    while true {
      let name = attempt == 1 ? "\(stem).evemu" : "\(stem)_\(attempt).evemu"
      attempt += 1
      // Two sittings may begin within a second; the underscore sorts the later one behind.
      if attempt <= Self.largestAttempt, access(name, F_OK) == 0 { continue }
      return try ByteSink(creating: name)
    }
  }

  private static let largestAttempt = 1000

  /// ISO 8601 without what may not stand in a file name.
  static func utcStamp(_ seconds: time_t) -> String {
    var seconds = seconds
    var fields = tm()
    gmtime_r(&seconds, &fields)
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return digits(fields.tm_year + 1900, 4) + digits(fields.tm_mon + 1, 2)
      + digits(fields.tm_mday, 2) + "T" + digits(fields.tm_hour, 2) + digits(fields.tm_min, 2)
      + digits(fields.tm_sec, 2) + "Z"
  }
}
