/// A JSON text as a value (RFC 8259).
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members by key; of a key given twice the last one counts.
  case object([String: JSONValue])

  /// Reads one JSON text with nothing but white space around it.
  package init(parsing bytes: some Collection<UInt8>) throws(JSONFault) {
    self = try JSONParser.parse(Array(bytes))
  }

  /// What the value is, for messages: "a string".
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
