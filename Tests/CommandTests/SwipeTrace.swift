import Foundation
import Testing

/// A swipe log in few words: a line an event, and runs of scrolls on one.
struct SwipeTrace {
  private(set) var text = ""
  private var run: (count: Int, dx: Double, dy: Double, first: Double, last: Double)?

  init(log: String) throws {
    for line in log.split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      add(try #require(value as? [String: Any]))
    }
    endRun()
  }

  private mutating func add(_ line: [String: Any]) {
    let type = line["type"] as? String ?? "no type"
    if type == "scroll" {
      let dx = number(line["dx_pt"])
      let dy = number(line["dy_pt"])
      let way = abs(dx) > abs(dy) ? dx : dy
      let before = run ?? (0, 0, 0, way, way)
      run = (before.count + 1, before.dx + dx, before.dy + dy, before.first, way)
      return
    }
    endRun()
    let stamp = line["t_us"].map { fixed(number($0) / 1000) } ?? "-"
    let padding = String(repeating: " ", count: max(0, 9 - stamp.count))
    text += "\(padding)\(stamp)  \(type)\(words(type, line))\n"
  }

  private mutating func endRun() {
    guard let run else { return }
    self.run = nil
    text += "           scroll x \(run.count) by \(fixed(run.dx)) \(fixed(run.dy)) pt, "
    text += "\(fixed(run.first)) to \(fixed(run.last)) each\n"
  }

  private func words(_ type: String, _ line: [String: Any]) -> String {
    switch type {
    case "header":
      let device = line["device"] as? [String: Any] ?? [:]
      let layout = line["layout"] as? [String: Any] ?? [:]
      let size = "\(short(device["width_mm"])) x \(short(device["height_mm"])) mm"
      return " \(device["kind"] ?? "-") \(size), \(line["strategy"] ?? "-"), "
        + "\(line["estimator"] ?? "-"), \(short(layout["count"])) items of "
        + "\(short(layout["item_pt"])) + \(short(layout["spacing_pt"])) pt"
    case "state": return " \(fixed(line["content_offset_pt"])) pt, page \(line["page"] ?? "-")"
    case "drag-begin": return " \(line["fingers"] ?? "-")-finger \(line["axis"] ?? "-")"
    case "end-dragging": return " \(fixed(line["vx_pt_s"])) \(fixed(line["vy_pt_s"])) pt/s"
    case "snapped":
      return " page \(line["from_page"] ?? "-") to \(line["page"] ?? "-"), "
        + "\(fixed(line["target_content_offset_pt"])) pt after \(fixed(line["settle_ms"])) ms"
    case "label": return " page \(line["intended_page"] ?? "-"), \(line["source"] ?? "-")"
    case "drag-cancel": return " \(line["reason"] ?? "-")"
    default: return ""
    }
  }
}

private func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }

private func fixed(_ value: Any?) -> String { String(format: "%.3f", number(value)) }

private func short(_ value: Any?) -> String { String(format: "%g", number(value)) }
