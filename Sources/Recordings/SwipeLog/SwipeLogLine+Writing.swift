import Paging

extension SwipeLogLine {
  /// Appends the line and its newline; an ``unknown(type:)`` line has nothing to say but its type.
  package func write(to json: inout JSONLine) {
    json.line { write(members: &$0) }
  }

  private func write(members line: inout JSONLine) {
    line.string("type", type)
    switch self {
    case .header(let header): header.write(to: &line)
    case .state(let state): state.write(to: &line)
    case .dragBegin(let begin): begin.write(to: &line)
    case .scroll(let scroll): scroll.write(to: &line)
    case .endDragging(let end): end.write(to: &line)
    case .snapped(let snapped): snapped.write(to: &line)
    case .caught(let moment), .released(let moment): moment.write(to: &line)
    case .dragCancel(let cancel): cancel.write(to: &line)
    case .label(let label): label.write(to: &line)
    case .unknown: break
    }
  }

  /// The value of `type`.
  package var type: String {
    switch self {
    case .header: "header"
    case .state: "state"
    case .dragBegin: "drag-begin"
    case .scroll: "scroll"
    case .endDragging: "end-dragging"
    case .snapped: "snapped"
    case .caught: "catch"
    case .released: "release"
    case .dragCancel: "drag-cancel"
    case .label: "label"
    case .unknown(let type): type
    }
  }
}

extension JSONLine {
  fileprivate mutating func device(_ id: String?) {
    if let id { string("device", id) }
  }
}

extension SwipeLogHeader {
  fileprivate func write(to line: inout JSONLine) {
    line.string("format", Self.format)
    line.integer("version", Self.version)
    if let device {
      line.object("device") { members in
        members.string("id", device.id)
        members.string("name", device.name)
        members.string("kind", device.kind)
        members.number("width_mm", device.widthMillimeters)
        members.number("height_mm", device.heightMillimeters)
      }
    }
    if let layout { line.layout("layout", layout) }
    if let strategy { line.string("strategy", strategy) }
    if let estimator { line.string("estimator", estimator) }
    line.settings(settings)
  }
}

extension SwipeLogLine.PagerState {
  fileprivate func write(to line: inout JSONLine) {
    line.integer("t_us", timeMicroseconds)
    line.decimal("content_offset_pt", contentOffset)
    line.integer("page", page)
    line.device(device)
  }
}

extension SwipeLogLine.DragBegin {
  fileprivate func write(to line: inout JSONLine) {
    line.integer("t_us", timeMicroseconds)
    line.integer("fingers", fingers)
    line.string("axis", axis.rawValue)
    line.device(device)
  }
}

extension SwipeLogLine.Scroll {
  fileprivate func write(to line: inout JSONLine) {
    line.integer("t_us", timeMicroseconds)
    line.decimal("dx_pt", dx)
    line.decimal("dy_pt", dy)
    line.device(device)
  }
}

extension SwipeLogLine.EndDragging {
  fileprivate func write(to line: inout JSONLine) {
    line.integer("t_us", timeMicroseconds)
    line.decimal("vx_pt_s", vxPerSecond)
    line.decimal("vy_pt_s", vyPerSecond)
    line.device(device)
  }
}

extension SwipeLogLine.Snapped {
  fileprivate func write(to line: inout JSONLine) {
    line.integer("t_us", timeMicroseconds)
    line.integer("from_page", fromPage)
    line.integer("page", page)
    line.decimal("target_content_offset_pt", targetContentOffset)
    line.decimal("settle_ms", settleMilliseconds)
    if let strategy { line.string("strategy", strategy) }
    line.device(device)
  }
}

extension SwipeLogLine.Moment {
  fileprivate func write(to line: inout JSONLine) {
    line.integer("t_us", timeMicroseconds)
    line.device(device)
  }
}

extension SwipeLogLine.DragCancel {
  fileprivate func write(to line: inout JSONLine) {
    line.integer("t_us", timeMicroseconds)
    line.string("reason", reason)
    line.device(device)
  }
}

extension SwipeLogLine.IntentLabel {
  fileprivate func write(to line: inout JSONLine) {
    line.integer("intended_page", intendedPage)
    if let source { line.string("source", source) }
    line.device(device)
  }
}
