import Evdev
import Testing

@Suite struct DeviceErrorTests {
  private static let node = "/dev/input/event5"
  private static let advice = PermissionAdvice(user: "ada", group: "input", isListed: false)

  @Test(arguments: [
    (DeviceError.permissionDenied(node: node, advice: advice.sentence), "usermod -aG input ada"),
    (.forbidden(node: node), "DeviceAllow=char-input r"),
    (.missing(node: node), "pagerd --list-devices"),
    (.notAnEventNode(node: node), "pagerd --list-devices"),
    (.replaced(node: node), "try again"),
    (.refused(node: node, name: "Keys", reason: "it is a mouse"), "it is a mouse"),
    (.failed(node: node, operation: "read", code: 5), "Input/output error"),
  ])
  func `each error names the node and the way out in one sentence`(
    error: DeviceError, way: String
  ) {
    let sentence = error.description
    #expect(sentence.contains(Self.node))
    #expect(sentence.contains(way))
    #expect(!sentence.hasSuffix(".") && !sentence.contains("\n"))
  }

  @Test func `whoever is in the group already must only log in again`() {
    let advice = PermissionAdvice(user: "ada", group: "input", isListed: true)
    #expect(advice.sentence.contains("log in again"))
    #expect(!advice.sentence.contains("usermod"))
  }

  @Test func `a node that no group may read is opened by a rule for touch devices only`() {
    let sentence = PermissionAdvice(user: "ada", group: nil, isListed: false).sentence
    #expect(sentence.contains(PermissionAdvice.ruleFile))
    #expect(PermissionAdvice.rules.allSatisfy { sentence.contains($0) && $0.contains("TOUCH") })
    #expect(!sentence.contains("usermod"))
  }
}
