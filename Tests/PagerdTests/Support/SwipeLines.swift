import Foundation
import TestSupport
import Testing

/// What `pager-analyze convert FILE --to swipes` makes of a recording.
func converted(_ file: URL, _ arguments: [String] = []) throws -> [String] {
  let result = try run("pager-analyze", ["convert", file.path(), "--to", "swipes"] + arguments)
  #expect(result.standardError == "")
  #expect(result.exitStatus == 0)
  return result.standardOutput.split(separator: "\n").map(String.init)
}

/// The lines that tell what happened.
///
/// The header names the device as its recorder knew it, the states in front of the first drag say
/// only where the pager was put, and labels are not of the pager: all others must be equal, but for
/// the device that a log of several names on every line.
func whatHappened(_ log: [String]) -> [String] {
  let lines = log.filter { !isOf("header", $0) && !isOf("label", $0) }
  return lines.drop { isOf("state", $0) }.map(withoutDevice)
}

func lines(of types: String..., in log: [String]) -> [String] {
  log.filter { line in types.contains { isOf($0, line) } }
}

/// The types of the lines, in order, without the scrolls.
func types(of log: [String]) -> [String] {
  log.compactMap { line in
    line.split(separator: "\"").dropFirst(3).first.map(String.init)
  }.filter { $0 != "scroll" }
}

/// `2 -> 3` for each page that was landed on, counted from 0.
func landings(in log: [String]) throws -> [String] {
  try lines(of: "snapped", in: log).map { line in
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let members = try #require(object as? [String: Any])
    let from = try #require(members["from_page"] as? Int)
    let page = try #require(members["page"] as? Int)
    return "\(from) -> \(page)"
  }
}

private func withoutDevice(_ line: String) -> String {
  guard let device = line.range(of: #","device":""#) else { return line }
  return line[..<device.lowerBound] + "}"
}

private func isOf(_ type: String, _ line: String) -> Bool {
  line.hasPrefix("{\"type\":\"\(type)\"")
}
