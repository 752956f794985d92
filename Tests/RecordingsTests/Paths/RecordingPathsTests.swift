import Foundation
import Glibc
import Recordings
import Testing

@Suite struct RecordingPathsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func expand(_ arguments: [String], description: String? = nil) -> [RecordingSource] {
    RecordingPaths(expanding: arguments, description: description).sources
  }

  private func names(_ sources: [RecordingSource]) -> [String] {
    sources.map { $0.path.replacing(folder.path + "/", with: "") }
  }

  @Test func `a folder is walked to the bottom in the order of names`() throws {
    for name in ["b.evemu", "a/z.evemu", "a/B.evemu", "a-1.evemu", "c/d/e/f.jsonl", "Z.evemu"] {
      try folder.add(name)
    }
    #expect(
      names(expand([folder.path])) == [
        "Z.evemu", "a/B.evemu", "a/z.evemu", "a-1.evemu", "b.evemu", "c/d/e/f.jsonl",
      ])
    #expect(names(expand([folder.path + "/"])) == names(expand([folder.path])))
  }

  @Test func `companions of recordings are passed over unless they are named`() throws {
    let companions = [
      "README", "README.txt", "INDEX.tsv", "notes.md", "cases.tsv", "LICENSE", "x.csv", ".hidden",
      ".git/config",
    ]
    for name in companions + ["a.evemu"] { try folder.add(name) }
    #expect(names(expand([folder.path])) == ["a.evemu"])
    for name in companions {
      #expect(names(expand([folder.path + "/" + name])) == [name])
    }
  }

  @Test func `one recording is no folder, and what else stands at its path is tried`() throws {
    let path = try folder.add("Pad.one.events")
    let description = try folder.add("Pad.desc")
    let source = RecordingPaths.recording(at: path)
    #expect(source?.path == path && source?.descriptionPath == description)
    #expect(RecordingPaths.recording(at: folder.path) == nil)
    #expect(RecordingPaths.recording(at: "-")?.path == "-")
    #expect(RecordingPaths.recording(at: "missing.evemu")?.path == "missing.evemu")
    #expect(RecordingPaths.recording(at: "/dev/null")?.path == "/dev/null")
  }

  @Test func `arguments keep their order, and a dash is standard input`() throws {
    let one = try folder.add("b.evemu")
    let two = try folder.add("a.evemu")
    let sources = expand([one, "-", two, "missing.evemu"])
    #expect(sources.map(\.path) == [one, "-", two, "missing.evemu"])
  }

  @Test(
    arguments: [
      ("the longest name wins", "Pad.hp.one.events", "Pad.hp.desc"),
      ("a shorter one serves the rest", "Pad.two.events", "Pad.desc"),
      ("a stem may end anywhere in a name", "Pad-with-buttons.events", "Pad.desc"),
      ("a desc file goes before a prop file", "Screen.events", "Screen.desc"),
      ("a prop file serves too", "Old.events", "Old.prop"),
      ("no description fits", "Other.events", nil),
      ("a description needs none", "Pad.hp.desc", nil),
    ] as [(name: String, file: String, description: String?)])
  func `a recording finds its description beside it`(
    _ example: (name: String, file: String, description: String?)
  ) throws {
    let files = ["Pad.desc", "Pad.hp.desc", "Screen.desc", "Screen.prop", "Old.prop", example.file]
    for name in files { try folder.add(name) }
    let path = folder.path + "/" + example.file
    let expected = example.description.map { folder.path + "/" + $0 }
    #expect(expand([path]).map(\.descriptionPath) == [expected])
    let found = expand([folder.path]).first { $0.path == path }
    #expect(found?.descriptionPath == expected)
    #expect(found?.descriptionIsExplicit == false)
  }

  @Test func `a description that is asked for goes before those beside a file`() throws {
    try folder.add("Pad.desc")
    try folder.add("Pad.events")
    let sources = expand([folder.path, "-"], description: "my.desc")
    #expect(sources.count == 3)
    #expect(sources.allSatisfy { $0.descriptionPath == "my.desc" && $0.descriptionIsExplicit })
  }

  @Test func `a description in use is told from one that nothing needs`() throws {
    for name in ["Pad.desc", "Pad.events", "Lonely.desc"] { try folder.add(name) }
    let sources = expand([folder.path])
    #expect(names(sources.filter(\.describesOthers)) == ["Pad.desc"])
  }

  @Test func `a link back to a folder above is not walked again`() throws {
    try folder.add("a/one.evemu")
    for (link, target) in [("a/up", ".."), ("a/self", "."), ("self", "self"), ("b", "a")] {
      #expect(symlink(target, folder.path + "/" + link) == 0)
    }
    let paths = RecordingPaths(expanding: [folder.path])
    #expect(names(paths.sources) == ["a/one.evemu"])
    #expect(
      paths.warnings.map(\.description) == [
        "\(folder.path)/self: it leads nowhere and is passed over; check the link"
      ])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a pipe in a folder cannot hold up the walk`() throws {
    try folder.add("a.evemu")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(symlink("/dev/zero", folder.path + "/zero") == 0)
    let paths = RecordingPaths(expanding: [folder.path])
    #expect(names(paths.sources) == ["a.evemu"])
    #expect(
      paths.warnings.map(\.text)
        == Array(
          repeating: "a pipe, socket or device in a folder is passed over; name it", count: 2))
  }

  @Test(.enabled(if: geteuid() != 0, "needs a user whom permissions bind"))
  func `a folder that cannot be opened is an error, and the rest is read`() throws {
    try folder.add("a.evemu")
    let closed = folder.path + "/closed"
    #expect(mkdir(closed, 0) == 0)
    let paths = RecordingPaths(expanding: [folder.path])
    #expect(names(paths.sources) == ["a.evemu"])
    #expect(
      paths.errors.map(\.description) == [
        "\(closed): cannot open it: permission denied; ask for the right to it"
      ])
  }
}
