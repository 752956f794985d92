import Recordings

/// The devices of a swipe log, each by its place in the order in which they appear.
///
/// A line that names no device belongs to the last header. A name that no header has told belongs
/// to the last header too, as long as that names no device and nobody else came for it.
struct LogDevices {
  /// The name of the device at each place, where it is known.
  private(set) var names: [String?] = []
  private var places: [String: Int] = [:]
  private var lastHeader: Int?
  /// Where the headers without a name belong.
  private var unnamed: Int?

  mutating func place(of line: SwipeLogLine) -> Int {
    guard case .header(let header) = line else { return place(named: line.device) }
    let place: Int
    if let name = header.device?.id {
      place = places[name] ?? added(name)
    } else {
      place = unnamedPlace()
    }
    lastHeader = place
    return place
  }

  private mutating func place(named name: String?) -> Int {
    guard let name else { return lastHeader ?? unnamedPlace() }
    if let place = places[name] { return place }
    guard let lastHeader, names[lastHeader] == nil else { return added(name) }
    names[lastHeader] = name
    places[name] = lastHeader
    return lastHeader
  }

  private mutating func added(_ name: String) -> Int {
    places[name] = names.count
    names.append(name)
    return names.count - 1
  }

  private mutating func unnamedPlace() -> Int {
    if let unnamed { return unnamed }
    unnamed = names.count
    names.append(nil)
    return names.count - 1
  }
}

extension SwipeLogLine {
  /// The device that the line says it is of.
  fileprivate var device: String? {
    switch self {
    case .state(let state): state.device
    case .dragBegin(let begin): begin.device
    case .scroll(let scroll): scroll.device
    case .endDragging(let end): end.device
    case .snapped(let snapped): snapped.device
    case .caught(let moment), .released(let moment): moment.device
    case .dragCancel(let cancel): cancel.device
    case .label(let label): label.device
    case .header, .unknown: nil
    }
  }
}
