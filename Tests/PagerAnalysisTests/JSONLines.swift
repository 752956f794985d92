import Foundation
import Recordings
import Testing

/// The lines of a buffer.
func lines(_ json: JSONLine) -> [String] {
  String(decoding: json.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
}

/// One line as an object.
func object(_ text: String) throws -> [String: Any] {
  let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  return try #require(value as? [String: Any])
}
