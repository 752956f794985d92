import Foundation
import TestSupport
import Testing

/// `--layout` knows some layouts by name.
@Suite struct NamedLayoutTests {
  @Test(arguments: [
    ("pages", #"{"bounds_pt":375,"count":10}"#),
    (
      "carousel",
      #"{"bounds_pt":375,"item_pt":275,"spacing_pt":15,"content_inset_pt":[50,50],"count":10}"#
    ),
  ])
  func `a name stands for its layout`(name: String, object: String) throws {
    let paths = [bundled("touchpad-reading")]
    let named = try rows(of: paths, ["--layout", name])
    let spelled = try rows(of: paths, ["--layout", object])
    #expect(!named.isEmpty && named.leavingOut() == spelled.leavingOut())
  }

  @Test func `a file of such a name is given by its path`() throws {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    try folder.add("carousel", Data(#"{"bounds_pt":375,"item_pt":100,"count":20}"#.utf8))
    func converted(_ layout: String) throws -> String {
      let program = productURL("pager-analyze").path
      let result = try run(
        executable: URL(filePath: "/bin/sh"),
        [
          "-c", #"cd "$1" && exec "$2" convert "$3" --to swipes --layout "$4""#, "sh",
          folder.path, program, bundled("touchpad-reading"), layout,
        ])
      #expect(result.exitStatus == 0, "\(result.standardError)")
      return result.standardOutput
    }
    #expect(try converted("./carousel").contains(#""item_pt":100"#))
    #expect(try converted("carousel").contains(#""item_pt":275"#))
  }

  @Test func `an unknown name is a file that is missing`() throws {
    let result = try run("pager-analyze", ["--layout", "carousels", bundled("touchpad-reading")])
    #expect(result.exitStatus == 2)
    #expect(result.standardError.hasPrefix("pager-analyze: --layout carousels: cannot open it: "))
  }
}
