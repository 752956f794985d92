package import Touch

/// A recording that stands open, by what it turned out to be.
package enum OpenRecording: ~Copyable {
  /// An evemu recording and the device it came from, which the recording itself, a separate file or
  /// the events told.
  case evemu(EvemuReader, device: DeviceDescription, warnings: [RecordingWarning])
  case swipeLog(SwipeLogReader)
  /// No recording, and no failure either; the warning is nil where the file has done its duty by
  /// describing others.
  case noEvents(RecordingWarning?)
}

extension RecordingSource {
  /// Opens the source and finds out what it is and which device it came from.
  ///
  /// With `digest` the reader computes the SHA-256 of the whole file while reading it.
  package func open(digest: Bool = false) throws(RecordingError) -> OpenRecording {
    try open(ByteSource(path: path, digest: digest, keepsBytes: true))
  }

  /// The same from bytes that are already at hand.
  package func open(_ source: consuming ByteSource) throws(RecordingError) -> OpenRecording {
    var lines = LineBuffer(source)
    let name = lines.name
    let format = try lines.sniff()
    if let refusal = format.refusal {
      if describesOthers { return .noEvents(nil) }
      throw RecordingError(file: name, reason: refusal)
    }
    switch format {
    case .swipeLog:
      lines.source.forgetCopy()
      return .swipeLog(SwipeLogReader(lines))
    case .empty:
      return .noEvents(
        RecordingWarning(file: name, text: "the file is empty; nothing was recorded in it"))
    default: return try describe(EvemuReader(lines))
    }
  }

  private func describe(
    _ reader: consuming EvemuReader
  ) throws(RecordingError) -> OpenRecording {
    var reader = reader
    let name = reader.name
    if try reader.isAtEnd() {
      let warning = RecordingWarning(
        file: name,
        text:
          "the file describes a device and holds no events; give the recording that goes with it")
      return .noEvents(describesOthers ? nil : warning)
    }
    let device = try knownDescription(reader.description)
    if let device, !InferredDescription.isNeeded(for: device) {
      reader.forgetCopy()
      return .evemu(reader, device: device, warnings: [])
    }
    var inferred = InferredDescription()
    let late = try reader.observeAll(&inferred)
    let rewound = try reader.rewound()
    let known = device ?? late
    let warnings =
      InferredDescription.isNeeded(for: known)
      ? [inferred.warning(file: name, completing: known)] : []
    return .evemu(rewound, device: inferred.description(completing: known), warnings: warnings)
  }

  private func knownDescription(
    _ own: DeviceDescription?
  ) throws(RecordingError) -> DeviceDescription? {
    guard let descriptionPath, descriptionIsExplicit || own == nil else { return own }
    return try DeviceDescription(evemuFile: descriptionPath)
  }
}

extension RecordingError {
  /// Why a source that turned out to hold no events is of no use to who named it.
  package init(noEventsIn source: RecordingSource, _ warning: RecordingWarning?) {
    self.init(file: source.path, reason: warning?.text ?? "the file holds no events")
  }
}

extension DeviceDescription {
  /// Reads the description at the head of an evemu file.
  package init(evemuFile path: String) throws(RecordingError) {
    var lines = LineBuffer(try ByteSource(path: path))
    let format = try lines.sniff()
    if let refusal = format.refusal { throw RecordingError(file: path, reason: refusal) }
    guard let device = try EvemuReader(lines).description else {
      throw RecordingError(
        file: path, reason: "the file describes no device; give one with N:, B: and A: lines")
    }
    self = device
  }
}
