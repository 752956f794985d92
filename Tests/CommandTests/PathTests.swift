import Foundation
import TestSupport
import Testing

/// What may stand at a path.
@Suite struct PathTests {
  @Test func `a file that is missing is named`() throws {
    let result = try run("pager-analyze", ["nowhere/missing.evemu"])
    #expect(result.exitStatus == 1)
    #expect(
      result.standardError
        == "pager-analyze: nowhere/missing.evemu: cannot open it: no such file or directory; "
        + "check the path\n")
    #expect(
      result.standardOutput.hasPrefix("0 recordings with 0 swipes. 1 file could not be read."))
    let converted = try run("pager-analyze", ["convert", "missing.evemu", "--to", "swipes"])
    #expect(converted.exitStatus == 1)
    #expect(converted.standardOutput.isEmpty)
    #expect(converted.standardError.hasPrefix("pager-analyze: missing.evemu: cannot open it"))
  }

  @Test func `one bad file among good ones`() throws {
    let folder = try ScratchFolder()
    let good = try Data(contentsOf: URL(filePath: bundled("touchpad-catch")))
    try folder.add("a.evemu", good)
    try folder.add("b.evemu", Data("E: 0.0 0003 0035 oops\nE: 0.1 0 0 0\nE: 0.2 0 0 0\n".utf8))
    try folder.add("c.evemu", good)
    let text = try run("pager-analyze", [folder.path])
    #expect(text.exitStatus == 1)
    #expect(
      text.standardOutput.hasPrefix(
        "2 recordings with 4 swipes: 4 on a touchpad. 1 file could not be read.\n"))
    #expect(text.standardError.hasPrefix("pager-analyze: \(folder.path)/b.evemu:1: "))
    #expect(text.standardError.count { $0 == "\n" } == 1)
    let lines = try run("pager-analyze", [folder.path, "-f", "ndjson", "-s", "round"])
    #expect(lines.exitStatus == 1)
    #expect(
      try objects(lines.standardOutput).map { $0["recording"] as? String } == [
        "a", "a", "c", "c",
      ])
    let document = try run("pager-analyze", [folder.path, "-f", "json"])
    #expect(document.exitStatus == 1)
    let recordings = try #require(
      try objects(document.standardOutput).first?["recordings"] as? [[String: Any]])
    #expect(recordings.map { $0["swipes"] as? Int } == [2, 0, 2])
    #expect(recordings.map { $0["error"] is String } == [false, true, false])
  }

  @Test func `nothing to read`() throws {
    let folder = try ScratchFolder()
    let empty = try run("pager-analyze", [folder.path])
    #expect(empty.exitStatus == 0)
    #expect(empty.standardOutput.hasPrefix("0 recordings with 0 swipes.\n"))
    let null = try run("pager-analyze", ["/dev/null"])
    #expect(null.exitStatus == 0)
    #expect(
      null.standardError
        == "pager-analyze: /dev/null: the file is empty; nothing was recorded in it\n")
    let converted = try run("pager-analyze", ["convert", "/dev/null", "--to", "evemu"])
    #expect(converted.exitStatus == 1)
    #expect(
      converted.standardError
        == "pager-analyze: /dev/null: the file is empty; nothing was recorded in it\n")
  }

  @Test func `what is no recording is refused`() throws {
    let folder = try ScratchFolder()
    var random = SeededRandom(seed: 7)
    let noise = Data((0..<4096).map { _ in UInt8.random(in: 0...255, using: &random) } + [0])
    let files = [
      try folder.add("noise", Data([0]) + noise), try folder.add("prose", Data("Dear all,\n".utf8)),
      try folder.add("object.json", Data(#"{"a":1}"#.utf8)),
      try folder.add("archive.gz", Data([0x1f, 0x8b, 8, 0]) + noise),
      productURL("pager-analyze").path,
    ]
    for file in files {
      for words in [[file], ["convert", file, "--to", "swipes"]] {
        let result = try run("pager-analyze", words)
        #expect(result.exitStatus == 1, "\(file)")
        #expect(result.standardError.hasPrefix("pager-analyze: \(file): "))
        #expect(result.standardError.count { $0 == "\n" } == 1)
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every folder"))
  func `a folder without permission`() throws {
    let folder = try ScratchFolder()
    let path = folder.path(of: "closed")
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0])
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    }
    let result = try run("pager-analyze", [path])
    #expect(result.exitStatus == 1)
    #expect(result.standardError.contains("\(path): cannot open it: permission denied"))
    #expect(result.standardOutput.contains("1 file could not be read"))
  }

  @Test func `two files at once, and one twice`() throws {
    let two = try rows(of: [bundled("touchpad-catch"), bundled("touchscreen-reading")])
    #expect(two.count == (2 + 3) * 7)
    let one = try rows(of: [bundled("touchpad-catch")])
    let twice = try rows(of: [bundled("touchpad-catch"), bundled("touchpad-catch")])
    #expect(twice.map { $0 as NSDictionary } == (one + one).map { $0 as NSDictionary })
  }

  @Test func `a file that is cut off anywhere gives what is whole, and never a trap`() throws {
    let folder = try ScratchFolder()
    let recording = try Data(contentsOf: URL(filePath: bundled("touchscreen-reading")))
    let log = try run(
      "pager-analyze", ["convert", bundled("touchpad-short-flick"), "--to", "swipes"])
    for (name, bytes) in [("a.evemu", recording), ("a.jsonl", Data(log.standardOutput.utf8))] {
      var swipes = 0
      for end in stride(from: 500, to: bytes.count + 500, by: 500) {
        let path = try folder.add(name, bytes.prefix(end))
        let result = try run("pager-analyze", [path, "-f", "ndjson", "-s", "round"])
        #expect([0, 1].contains(result.exitStatus), "\(name) cut at \(end)")
        let found = try objects(result.standardOutput).count
        #expect(found >= swipes, "\(name) cut at \(end)")
        swipes = found
      }
      #expect(swipes == (name == "a.evemu" ? 3 : 1))
    }
  }
}
