import Glibc
package import Touch

/// Writes the recorded sequences of one device, one file a sitting.
///
/// A sequence reaches the file whole or not at all: where that fails it is taken back, and the next
/// one begins with a note of where the content is, since the reader has missed something.
package struct SittingWriter: ~Copyable {
  /// A file that has grown so far is followed by another: 64 MB, an hour of two fingers at 125 Hz.
  package static let largestFileByteCount: Int64 = 64 << 20

  /// What people should know about the files.
  package enum Report: Sendable {
    /// Sequences are left out from now on; the reason.
    case failing(RecordingError)
    case goesOn
    case began(path: String)
  }

  private enum Phase {
    case between
    /// Inside a sequence that began at this length of the file.
    case writing(start: Int64)
    /// Inside a sequence that cannot be kept.
    case skipping
  }

  private let largestFileByteCount: Int64
  private let device: DeviceDescription
  private let header: SwipeLogHeader
  private let create: () throws(RecordingError) -> ByteSink
  private let report: (Report) -> Void
  private var file: EvemuWriter?
  private var phase = Phase.between
  /// Whether who reads the file up to here knows where the content is.
  private var readerKnowsContent = false
  private var holdsSequence = false
  private var isFailing = false

  /// - Parameters:
  ///   - device: stands at the head of every file.
  ///   - header: the same as a note.
  ///   - largestFileByteCount: where a file ends, at the next sequence that begins at rest.
  ///   - create: makes the next file.
  ///   - report: takes what people should know.
  package init(
    device: DeviceDescription, header: SwipeLogHeader,
    largestFileByteCount: Int64 = Self.largestFileByteCount,
    create: @escaping () throws(RecordingError) -> ByteSink, report: @escaping (Report) -> Void
  ) {
    self.largestFileByteCount = largestFileByteCount
    self.device = device
    self.header = header
    self.create = create
    self.report = report
  }

  package mutating func write(_ batch: borrowing SequenceBatch) {
    var start = 0
    for placed in batch.marks {
      write(batch.events[start..<placed.eventIndex])
      start = placed.eventIndex
      apply(placed.mark)
    }
    write(batch.events[start...])
  }

  private mutating func write(_ events: ArraySlice<InputEvent>) {
    guard case .writing = phase, !events.isEmpty else { return }
    attempt { (file: inout EvemuWriter) throws(RecordingError) in try file.write(events) }
    // Contacts that never end, as of broken hardware, must not fill the disk.
    if let length = file?.byteCount, length > 2 * largestFileByteCount {
      drop()
      phase = .skipping
    }
  }

  private mutating func apply(_ mark: SequenceMark) {
    switch mark {
    case .begin(let content): begin(at: content)
    case .end: end()
    case .note(let line): note(line)
    case .gap: drop()
    case .sittingEnd: close()
    }
  }

  private mutating func begin(at content: ContentState) {
    if let length = file?.byteCount, length >= largestFileByteCount, content.isResting {
      close()
    }
    // A settle that the reader has not seen begin cannot be told.
    guard readerKnowsContent || content.isResting else { return phase = .skipping }
    do throws(RecordingError) {
      if file == nil { try open(at: content) }
      phase = .writing(start: file?.byteCount ?? 0)
      if !readerKnowsContent, let origin = file?.originMicroseconds {
        try file?.write(content.note(from: origin))
      }
      readerKnowsContent = true
    } catch {
      fail(error)
    }
  }

  private mutating func open(at content: ContentState) throws(RecordingError) {
    let sink = try create()
    let path = sink.name
    do throws(RecordingError) {
      file = try EvemuWriter(
        sink, device: device,
        notes: [.header(header), content.note(from: content.timeMicroseconds)])
    } catch {
      unlink(path)
      throw error
    }
    holdsSequence = false
    readerKnowsContent = true
  }

  private mutating func end() {
    if case .writing = phase {
      if !holdsSequence, let path = file?.name { report(.began(path: path)) }
      holdsSequence = true
      if isFailing { report(.goesOn) }
      isFailing = false
    }
    phase = .between
  }

  private mutating func note(_ line: SwipeLogLine) {
    guard readerKnowsContent, let origin = file?.originMicroseconds else { return }
    attempt { (file: inout EvemuWriter) throws(RecordingError) in
      try file.write(line.counted(from: origin))
    }
  }

  private mutating func attempt(
    _ write: (inout EvemuWriter) throws(RecordingError) -> Void
  ) {
    guard var file = self.file.take() else { return }
    var failure: RecordingError?
    do throws(RecordingError) {
      try write(&file)
    } catch {
      failure = error
    }
    self.file = consume file
    if let failure { fail(failure) }
  }

  private mutating func fail(_ error: RecordingError) {
    if !isFailing { report(.failing(error)) }
    isFailing = true
    let isInside = if case .between = phase { false } else { true }
    drop()
    if isInside { phase = .skipping }
  }

  /// Something is missing from here on.
  private mutating func drop() {
    readerKnowsContent = false
    guard case .writing(let start) = phase else { return }
    phase = .between
    file?.takeBack(to: start)
    if !holdsSequence, let path = file?.name {
      file = nil
      unlink(path)
    }
  }

  private mutating func close() {
    file = nil
    phase = .between
    readerKnowsContent = false
  }
}
