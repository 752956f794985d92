/// The members of one JSON object, read by key and kind; unknown keys do not matter.
package struct JSONMembers {
  private let members: [String: JSONValue]

  /// The members of `value`, called `name` where it is no object.
  package init(_ value: JSONValue, of name: String) throws(JSONFault) {
    guard case .object(let members) = value else {
      throw JSONFault("\(name) is \(value.kind); expected an object")
    }
    self.members = members
  }

  /// The value of `key`; nil where it is absent or null.
  package func value(_ key: String) -> JSONValue? {
    guard let value = members[key], value != .null else { return nil }
    return value
  }

  /// Every member that is not null, in the order of the keys.
  package var sorted: [(key: String, value: JSONValue)] {
    members.filter { $0.value != .null }.sorted { $0.key < $1.key }
  }

  package func string(_ key: String) throws(JSONFault) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value else { throw Self.mismatch(key, value, "a string") }
    return text
  }

  package func number(_ key: String) throws(JSONFault) -> Double? {
    guard let value = value(key) else { return nil }
    guard case .number(let number) = value else { throw Self.mismatch(key, value, "a number") }
    return number
  }

  package func integer<Integer: FixedWidthInteger>(
    _ key: String, as type: Integer.Type = Int.self
  ) throws(JSONFault) -> Integer? {
    guard let number = try number(key) else { return nil }
    guard let integer = Integer(exactly: number) else {
      throw JSONFault("\"\(key)\" is \(number); expected a whole number in range")
    }
    return integer
  }

  package func boolean(_ key: String) throws(JSONFault) -> Bool? {
    guard let value = value(key) else { return nil }
    guard case .boolean(let flag) = value else {
      throw Self.mismatch(key, value, "true or false")
    }
    return flag
  }

  package func array(_ key: String) throws(JSONFault) -> [JSONValue]? {
    guard let value = value(key) else { return nil }
    guard case .array(let elements) = value else { throw Self.mismatch(key, value, "an array") }
    return elements
  }

  package func numbers(_ key: String) throws(JSONFault) -> [Double]? {
    guard let elements = try array(key) else { return nil }
    return try Self.numbers(elements, in: key)
  }

  /// An array of arrays of numbers, as samples are written: `[[0, 0], [8, 9.5]]`.
  package func numberLists(_ key: String) throws(JSONFault) -> [[Double]]? {
    guard let lists = try array(key) else { return nil }
    return try lists.map { (list) throws(JSONFault) in
      guard case .array(let elements) = list else {
        throw JSONFault("\"\(key)\" holds \(list.kind); expected arrays of numbers")
      }
      return try Self.numbers(elements, in: key)
    }
  }

  package func object(_ key: String) throws(JSONFault) -> JSONMembers? {
    guard let value = value(key) else { return nil }
    return try JSONMembers(value, of: "\"\(key)\"")
  }

  /// A value that must be there.
  package func required<Value>(
    _ key: String, _ read: (String) throws(JSONFault) -> Value?
  ) throws(JSONFault) -> Value {
    guard let value = try read(key) else {
      throw JSONFault("\"\(key)\" is missing; add it")
    }
    return value
  }

  private static func numbers(
    _ elements: [JSONValue], in key: String
  ) throws(JSONFault) -> [Double] {
    try elements.map { (element) throws(JSONFault) in
      guard case .number(let number) = element else {
        throw JSONFault("\"\(key)\" holds \(element.kind); expected numbers only")
      }
      return number
    }
  }

  private static func mismatch(
    _ key: String, _ value: JSONValue, _ expected: String
  ) -> JSONFault {
    JSONFault("\"\(key)\" is \(value.kind); expected \(expected)")
  }
}
