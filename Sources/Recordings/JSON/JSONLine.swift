/// A buffer of JSON Lines: objects whose keys stand in the order they were given.
///
/// One buffer serves many rows: ``line(_:)`` appends a row, the owner writes ``bytes`` out and calls
/// ``removeAll()``, which keeps the memory.
package struct JSONLine: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// Empties the buffer and keeps its memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Appends one object and a newline.
  package mutating func line<Failure>(
    _ members: (inout JSONLine) throws(Failure) -> Void
  ) throws(Failure) {
    try braces(members)
    bytes.append(.newline)
    needsComma = false
  }

  package mutating func string(_ key: String, _ value: String?) {
    guard let value else { return null(key) }
    begin(key)
    append(quoting: value.utf8)
  }

  /// A string from raw bytes; what is not UTF-8 becomes U+FFFD.
  package mutating func string(_ key: String, bytes: some Collection<UInt8>) {
    string(key, String(decoding: bytes, as: UTF8.self))
  }

  package mutating func integer(_ key: String, _ value: (some FixedWidthInteger)?) {
    guard let value else { return null(key) }
    begin(key)
    bytes.append(contentsOf: String(value).utf8)
  }

  /// A number in its shortest exact form, whole ones without a fraction: `530`, `-13.6`.
  package mutating func number(_ key: String, _ value: Double?) {
    guard let value else { return null(key) }
    begin(key)
    append(number: value, keepsFraction: false)
  }

  /// A number in its shortest exact form, whole ones with a fraction: `750.0`, `-13.6`.
  package mutating func decimal(_ key: String, _ value: Double?) {
    guard let value else { return null(key) }
    begin(key)
    append(number: value, keepsFraction: true)
  }

  package mutating func boolean(_ key: String, _ value: Bool?) {
    guard let value else { return null(key) }
    begin(key)
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  package mutating func null(_ key: String) {
    begin(key)
    bytes.append(contentsOf: "null".utf8)
  }

  /// An array of numbers, each as ``number(_:_:)`` writes it.
  package mutating func numbers(_ key: String, _ values: some Sequence<Double>) {
    begin(key)
    brackets(values) { line, value in line.append(number: value, keepsFraction: false) }
  }

  package mutating func integers(_ key: String, _ values: some Sequence<some FixedWidthInteger>) {
    begin(key)
    brackets(values) { line, value in line.bytes.append(contentsOf: String(value).utf8) }
  }

  package mutating func strings(_ key: String, _ values: some Sequence<String>) {
    begin(key)
    brackets(values) { line, value in line.append(quoting: value.utf8) }
  }

  package mutating func object<Failure>(
    _ key: String, _ members: (inout JSONLine) throws(Failure) -> Void
  ) throws(Failure) {
    begin(key)
    try braces(members)
    needsComma = true
  }

  /// An array of objects, one for each element.
  package mutating func objects<Element>(
    _ key: String, _ elements: some Sequence<Element>,
    _ members: (inout JSONLine, Element) -> Void
  ) {
    begin(key)
    brackets(elements) { line, element in
      line.braces { members(&$0, element) }
    }
    needsComma = true
  }

  /// The members that another buffer holds without braces, for rows that share them.
  package mutating func members(of other: JSONLine) {
    guard !other.bytes.isEmpty else { return }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    bytes.append(contentsOf: other.bytes)
    needsComma = true
  }

  /// An array of the objects that another buffer holds as lines.
  package mutating func lines(_ key: String, _ lines: JSONLine) {
    begin(key)
    brackets(lines.bytes.split(separator: .newline)) { line, object in
      line.bytes.append(contentsOf: object)
    }
    needsComma = true
  }

  private mutating func begin(_ key: String) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    append(quoting: key.utf8)
    bytes.append(UInt8(ascii: ":"))
    needsComma = true
  }

  private mutating func braces<Failure>(
    _ members: (inout JSONLine) throws(Failure) -> Void
  ) throws(Failure) {
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    try members(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func brackets<Element>(
    _ elements: some Sequence<Element>, _ append: (inout JSONLine, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      append(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func append(number: Double, keepsFraction: Bool) {
    bytes.appendJSONNumber(number, keepsFraction: keepsFraction)
  }

  private mutating func append(quoting text: String.UTF8View) {
    bytes.appendJSONString(text)
  }
}
