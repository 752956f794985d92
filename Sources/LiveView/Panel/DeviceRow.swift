import TerminalText

/// The first row: what the touches come from at the left, where the playback stands at the right.
struct DeviceRow {
  let line: StyledText

  init(_ state: LiveState, columns: Int, glyphs: Glyphs) {
    let playback = playbackText(state.playback)
    let room = columns - displayColumns(playback) - 3
    guard room >= Self.leastDevice else {
      line = Self.device(state.device, columns: columns, glyphs)
      return
    }
    var line = Self.device(state.device, columns: room, glyphs)
    line.pad(to: columns - displayColumns(playback) - 1)
    line.append(playback, state.playback.mode == .paused ? .strong : .plain)
    self.line = line
  }

  /// The name, and of the rest as much as fits, the last first.
  private static func device(
    _ device: DeviceLine, columns: Int, _ glyphs: Glyphs
  ) -> StyledText {
    let name = printable(device.name, isASCII: glyphs.isASCII)
    var details = details(device)[...]
    func line() -> StyledText {
      var line = StyledText(" ")
      line.append(name, .strong)
      line.append(details.map { glyphs.separator + $0 }.joined())
      return line
    }
    while line().columns > columns, !details.isEmpty { details = details.dropFirst() }
    return line().cut(to: columns, mark: glyphs.cut)
  }

  /// Fewer columns would not name the device.
  private static let leastDevice = 16
}

private func details(_ device: DeviceLine) -> [String] {
  var details: [String] = []
  if let kind = device.kind { details.append(kind) }
  if let fingers = device.fingers { details.append(counted(fingers, "finger")) }
  if let rate = device.reportRateHertz { details.append("\(decimal(rate, places: 0)) Hz") }
  return details
}

private func playbackText(_ playback: PlaybackLine) -> String {
  let elapsed = seconds(playback.elapsedMicroseconds, places: 1)
  let idle = playback.idleMicroseconds.map { "next in \(seconds($0, places: 0)) s, " } ?? ""
  switch playback.mode {
  case .paused: return "paused at \(elapsed) s"
  case .ended: return "ended at \(elapsed) s"
  case .unlimited: return "\(elapsed) s"
  case .running(let speed):
    return speed == 1 ? "\(idle)\(elapsed) s" : "\(idle)\(elapsed) s x\(shortest(speed))"
  }
}

/// At most two decimals, without zeros at the end.
private func shortest(_ speed: Double) -> String {
  var text = decimal(speed, places: 2)
  while text.hasSuffix("0") { text.removeLast() }
  return text.hasSuffix(".") ? String(text.dropLast()) : text
}

func seconds(_ microseconds: Int64, places: Int) -> String {
  decimal(Double(microseconds) / 1_000_000, places: places)
}
