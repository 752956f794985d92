import Rig
import Testing

@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct PageTests {
  @Test func `a swipe lands on the next page`() throws {
    let devices = try MockDevices()
    let pagerd = try devices.start("pagerd")
    try pagerd.expect("pagerd: no touchpad or touchscreen yet")
    try devices.add(0, .touchpad)
    try pagerd.expect("pagerd: rig-touchpad-06cb-7a13: reading /dev/input/event0")
    try devices.tell(
      "frame 0 3:2f:0 3:39:7 3:35:3000 3:36:1000 3:2f:1 3:39:8 3:35:3400 3:36:1000 1:14a:1 1:14d:1")
    for x in stride(from: 2900, through: 1000, by: -100) {
      try devices.tell("frame 0 3:2f:0 3:35:\(x) 3:2f:1 3:35:\(x + 400)")
    }
    try devices.tell("frame 0 3:2f:0 3:39:-1 3:2f:1 3:39:-1 1:14a:0 1:14d:0")
    let line = try pagerd.expect("pagerd: rig-touchpad-06cb-7a13: page 1 -> 2 of 10, ")
    #expect(line.hasSuffix(" ms (one-page)"))
    pagerd.send(signal: 15)
    #expect(pagerd.wait() == 0)
  }
}
