import Touch

/// The lines of an evemu description, one at a time: name, identity, properties, codes, axes.
///
/// The records come in a fixed order; one that steps back ends the description, as it does in
/// evemu. Axes may have five numbers or six whatever version the file claims.
struct EvemuDescriptionParser {
  /// First letter of a description's line.
  enum Record: UInt8, CaseIterable {
    case name = 0x4e  // N
    case identity = 0x49  // I
    case property = 0x50  // P
    case bits = 0x42  // B
    case axis = 0x41  // A
    case led = 0x4c  // L
    case toggle = 0x53  // S

    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Lines of one mask: the 768 key codes take twelve (`KEY_CNT` / 64).
  static let largestMaskLineCount = 12
  /// `EV_MAX` of the kernel.
  static let largestType: UInt16 = 0x1f
  /// `ABS_MAX` of the kernel.
  static let largestAxis: UInt16 = 0x3f

  private var device = DeviceDescription()
  private var masks: [UInt16: [UInt8]] = [:]
  private var properties: [UInt8] = []
  private var rank = -1
  private var hasEnded = false

  /// What was read, or nil where there was no name, identity, code or axis at all.
  var description: DeviceDescription? {
    guard rank >= 0 else { return nil }
    var result = device
    result.properties = CodeSet(bytes: properties)
    // evemu's mask of EV_SYN is a constant that says nothing about the device.
    for (type, bytes) in masks where type != 0 {
      let set = CodeSet(bytes: bytes)
      if !set.bytes.isEmpty { result.codes[type] = set }
    }
    return result
  }

  /// Takes one line without its newline and says what is wrong with it, if something is; lines of
  /// no known kind are passed over.
  mutating func fault(reading line: ArraySlice<UInt8>) -> Fault? {
    do throws(Fault) {
      try read(line)
      return nil
    } catch {
      return error
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) throws(Fault) {
    guard !hasEnded, line.count >= 2, line[line.startIndex + 1] == UInt8(ascii: ":"),
      let record = Record(rawValue: line[line.startIndex])
    else { return }
    let isRepeatedName = record == .name && rank >= 0
    if record.rank < rank || isRepeatedName {
      hasEnded = true
      return
    }
    rank = record.rank
    let content = line.dropFirst(2)
    switch record {
    case .name: readName(content)
    case .identity: try readIdentity(content)
    case .property: try readProperties(content)
    case .bits: try readBits(content)
    case .axis: try readAxis(content)
    case .led, .toggle: break
    }
  }

  private mutating func readName(_ content: ArraySlice<UInt8>) {
    var name = content.first == .space ? content.dropFirst() : content
    if name.last == .carriageReturn { name.removeLast() }
    device.name = String(decoding: name, as: UTF8.self)
  }

  private mutating func readIdentity(_ content: ArraySlice<UInt8>) throws(Fault) {
    let fields = Fields(content)
    guard fields.count >= 4, let bus = fields.hexadecimal(0), let vendor = fields.hexadecimal(1),
      let product = fields.hexadecimal(2), let version = fields.hexadecimal(3)
    else {
      throw Fault(
        "the identity is not four hexadecimal numbers; expected \"I: 0018 1234 5678 0100\"")
    }
    device.identity = DeviceIdentity(bus: bus, vendor: vendor, product: product, version: version)
  }

  private mutating func readProperties(_ content: ArraySlice<UInt8>) throws(Fault) {
    let fields = Fields(content)
    guard let bytes = fields.bytes(from: 0), properties.count + bytes.count <= Self.largestMaskBytes
    else {
      throw Fault("the properties are not up to 96 bytes of bits; expected \"P: 02 00 00 00 ...\"")
    }
    properties += bytes
  }

  private mutating func readBits(_ content: ArraySlice<UInt8>) throws(Fault) {
    let fields = Fields(content)
    guard let type = fields.hexadecimal(0), type <= Self.largestType,
      let bytes = fields.bytes(from: 1)
    else {
      throw Fault("the codes are not a type and bytes of bits; expected \"B: 03 03 00 00 ...\"")
    }
    guard masks[type, default: []].count + bytes.count <= Self.largestMaskBytes else {
      throw Fault("event type \(type) has more codes than the kernel knows; 12 lines are the most")
    }
    masks[type, default: []] += bytes
  }

  private mutating func readAxis(_ content: ArraySlice<UInt8>) throws(Fault) {
    let fields = Fields(content)
    guard let code = fields.hexadecimal(0), code <= Self.largestAxis,
      let minimum = fields.decimal(1), let maximum = fields.decimal(2),
      let fuzz = fields.decimal(3), let flat = fields.decimal(4)
    else {
      throw Fault(
        "the axis is not a code and its numbers; expected \"A: <code> <min> <max> <fuzz> <flat> "
          + "[<resolution>]\"")
    }
    let resolution = fields.count > 5 ? fields.decimal(5) : 0
    guard let resolution else {
      throw Fault("the axis' resolution is not a number; expected units per millimetre")
    }
    device.axes[code] = AxisInfo(
      minimum: minimum, maximum: maximum, fuzz: fuzz, flat: flat, resolution: resolution)
  }

  private static var largestMaskBytes: Int { largestMaskLineCount * 8 }
}
