import Paging

extension SwipeLogLine {
  /// Reads one line of JSON; keys that are not known do not matter.
  package init(json: some Collection<UInt8>) throws(JSONFault) {
    let line = try JSONMembers(JSONValue(parsing: json), of: "the line")
    let type = try line.required("type", line.string)
    switch type {
    case "header": self = .header(try SwipeLogHeader(line))
    case "state": self = .state(try PagerState(line))
    case "drag-begin": self = .dragBegin(try DragBegin(line))
    case "scroll": self = .scroll(try Scroll(line))
    case "end-dragging": self = .endDragging(try EndDragging(line))
    case "snapped": self = .snapped(try Snapped(line))
    case "catch": self = .caught(try Moment(line))
    case "release": self = .released(try Moment(line))
    case "drag-cancel": self = .dragCancel(try DragCancel(line))
    case "label": self = .label(try IntentLabel(line))
    default: self = .unknown(type: type)
    }
  }
}

extension JSONMembers {
  fileprivate var timeMicroseconds: Int64 {
    get throws(JSONFault) {
      guard let time = try integer("t_us", as: Int64.self) else {
        throw JSONFault("\"t_us\" is missing; add it")
      }
      return time
    }
  }

  fileprivate func requiredInteger(_ key: String) throws(JSONFault) -> Int {
    guard let integer = try integer(key) else { throw JSONFault("\"\(key)\" is missing; add it") }
    return integer
  }
}

extension SwipeLogHeader {
  fileprivate init(_ line: JSONMembers) throws(JSONFault) {
    let format = try line.string("format") ?? Self.format
    guard format == Self.format else {
      throw JSONFault("\"format\" is \"\(format)\"; expected \"\(Self.format)\"")
    }
    let version = try line.integer("version") ?? Self.version
    guard (1...Self.version).contains(version) else {
      throw JSONFault("\"version\" is \(version); this program reads version \(Self.version)")
    }
    if let device = line.value("device") { self.device = try LoggedDevice(device) }
    if let layout = line.value("layout") { self.layout = try PagerLayout(json: layout) }
    strategy = try line.string("strategy")
    estimator = try line.string("estimator")
    settings = try line.settings()
  }
}

extension LoggedDevice {
  /// An object, or the bare id.
  fileprivate init(_ value: JSONValue) throws(JSONFault) {
    if case .string(let id) = value {
      self.init(id: id)
      return
    }
    let device = try JSONMembers(value, of: "\"device\"")
    self.init(
      id: try device.string("id"), name: try device.string("name"),
      kind: try device.string("kind"), widthMillimeters: try device.number("width_mm"),
      heightMillimeters: try device.number("height_mm"))
  }
}

extension SwipeLogLine.PagerState {
  fileprivate init(_ line: JSONMembers) throws(JSONFault) {
    timeMicroseconds = try line.timeMicroseconds
    contentOffset = try line.required("content_offset_pt", line.number)
    page = try line.integer("page")
    device = try line.string("device")
  }
}

extension SwipeLogLine.DragBegin {
  fileprivate init(_ line: JSONMembers) throws(JSONFault) {
    timeMicroseconds = try line.timeMicroseconds
    fingers = try line.requiredInteger("fingers")
    axis = try line.axis("axis") ?? .horizontal
    device = try line.string("device")
  }
}

extension SwipeLogLine.Scroll {
  fileprivate init(_ line: JSONMembers) throws(JSONFault) {
    timeMicroseconds = try line.timeMicroseconds
    dx = try line.required("dx_pt", line.number)
    dy = try line.required("dy_pt", line.number)
    device = try line.string("device")
  }
}

extension SwipeLogLine.EndDragging {
  fileprivate init(_ line: JSONMembers) throws(JSONFault) {
    timeMicroseconds = try line.timeMicroseconds
    vxPerSecond = try line.required("vx_pt_s", line.number)
    vyPerSecond = try line.required("vy_pt_s", line.number)
    device = try line.string("device")
  }
}

extension SwipeLogLine.Snapped {
  fileprivate init(_ line: JSONMembers) throws(JSONFault) {
    timeMicroseconds = try line.timeMicroseconds
    fromPage = try line.integer("from_page")
    page = try line.integer("page")
    targetContentOffset = try line.required("target_content_offset_pt", line.number)
    settleMilliseconds = try line.required("settle_ms", line.number)
    strategy = try line.string("strategy")
    device = try line.string("device")
  }
}

extension SwipeLogLine.Moment {
  fileprivate init(_ line: JSONMembers) throws(JSONFault) {
    timeMicroseconds = try line.timeMicroseconds
    device = try line.string("device")
  }
}

extension SwipeLogLine.DragCancel {
  fileprivate init(_ line: JSONMembers) throws(JSONFault) {
    timeMicroseconds = try line.timeMicroseconds
    reason = try line.required("reason", line.string)
    device = try line.string("device")
  }
}

extension SwipeLogLine.IntentLabel {
  fileprivate init(_ line: JSONMembers) throws(JSONFault) {
    intendedPage = try line.requiredInteger("intended_page")
    source = try line.string("source")
    device = try line.string("device")
  }
}
