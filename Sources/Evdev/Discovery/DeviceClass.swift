import CLibevdev
package import Touch

/// What a node is and whether the pager reads it, with the reason.
package struct DeviceClass: Hashable, Sendable {
  package enum Use: Hashable, Sendable {
    /// Taken whenever it is present.
    case automatic
    /// Taken only when a user names it.
    case onRequest
    case never
  }

  package let use: Use
  /// nil for whatever has no touch surface.
  package let kind: DeviceKind?
  /// What people call it such as `touchpad`, `keyboard`, `pen tablet`.
  package let noun: String
  /// Half a sentence saying why it is used or not.
  package let reason: String

  /// Strips above a keyboard say they are touchscreens; no page fits on fewer millimetres.
  package static let leastScreenMillimetres = 20.0

  package init(_ record: DeviceRecord) {
    let tags = record.tags
    let description = record.description
    guard !tags.contains(.keyboard), !description.isKeyboard else {
      self.init(
        .never, noun: "keyboard",
        "keyboards are never opened "
          + (tags.contains(.keyboard) ? "(ID_INPUT_KEYBOARD=1)" : "(it has the keys of one)"))
      return
    }
    if tags.contains(.touchpad) {
      self.init(tagged: .touchpad, "ID_INPUT_TOUCHPAD", record)
    } else if tags.contains(.touchscreen) {
      self.init(tagged: .touchscreen, "ID_INPUT_TOUCHSCREEN", record)
    } else if let meaning = UdevTags.meanings.first(where: { tags.contains($0.tag) }) {
      self.init(
        .never, noun: meaning.noun,
        "it is not a touchpad or touchscreen (\(meaning.property)=1)")
    } else if let kind = description.kind {
      self.init(
        .automatic, kind, noun: kind.rawValue,
        "its event codes are a \(kind.rawValue)'s; udev says nothing of it")
    } else {
      self.init(.never, noun: "other", "its event codes are not a touchpad's or touchscreen's")
    }
  }

  private init(tagged kind: DeviceKind, _ property: String, _ record: DeviceRecord) {
    if record.tags.contains(.tablet) {
      self.init(
        .onRequest, kind, noun: "tablet \(kind.rawValue)",
        "it is the finger side of a pen tablet (ID_INPUT_TABLET=1); name it to use it")
    } else if kind == .touchscreen, let size = record.sizeMillimetres,
      min(size.width, size.height) < Self.leastScreenMillimetres
    {
      self.init(.onRequest, kind, noun: "touch strip", "it is a narrow strip; name it to use it")
    } else {
      self.init(.automatic, kind, noun: kind.rawValue, "udev says so (\(property)=1)")
    }
  }

  private init(_ use: Use, _ kind: DeviceKind? = nil, noun: String, _ reason: String) {
    self.use = use
    self.kind = kind
    self.noun = noun
    self.reason = reason
  }
}

extension DeviceDescription {
  /// udev's rule for a full keyboard: every key from `KEY_ESC` to `KEY_S`.
  var isKeyboard: Bool {
    guard let keys = codes[EventType.key] else { return false }
    return (UInt16(KEY_ESC)...UInt16(KEY_S)).allSatisfy(keys.contains)
  }
}
