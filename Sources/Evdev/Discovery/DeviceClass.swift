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
      self.init(.touchpad, record, "udev says so (ID_INPUT_TOUCHPAD=1)")
    } else if tags.contains(.touchscreen) {
      self.init(.touchscreen, record, "udev says so (ID_INPUT_TOUCHSCREEN=1)")
    } else if let meaning = UdevTags.meanings.first(where: { tags.contains($0.tag) }) {
      self.init(
        .never, noun: meaning.noun,
        "it is not a touchpad or touchscreen (\(meaning.property)=1)")
    } else if let kind = description.kind {
      self.init(
        kind, record, "udev says nothing, its codes do (\(description.judgement.reason))")
    } else {
      self.init(
        .never, noun: "other",
        "it is not a touchpad or touchscreen (\(description.judgement.reason))")
    }
  }

  /// A touch surface; `reason` says how its kind is known.
  private init(_ kind: DeviceKind, _ record: DeviceRecord, _ reason: String) {
    if record.tags.contains(.ignored) {
      self.init(
        .onRequest, kind, noun: kind.rawValue,
        "a udev rule hides it (\(UdevTags.ignoringProperty)); name it to use it")
    } else if record.tags.contains(.tablet) {
      self.init(
        .onRequest, kind, noun: "tablet \(kind.rawValue)",
        "it is the finger side of a pen tablet (ID_INPUT_TABLET=1); name it to use it")
    } else if kind == .touchscreen, let size = record.sizeMillimetres,
      min(size.width, size.height) < Self.leastScreenMillimetres
    {
      self.init(.onRequest, kind, noun: "touch strip", "it is a narrow strip; name it to use it")
    } else {
      // Who plays touches on into a device of their own grabs the one they come from, so that they
      // reach us once.
      self.init(
        .automatic, kind, noun: kind.rawValue,
        record.isVirtual ? "\(reason); a program moves it" : reason)
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
