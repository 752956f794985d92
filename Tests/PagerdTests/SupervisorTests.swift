import Foundation
import Rig
import Testing

@Suite(.enabled(if: MockDevices.areAvailable, MockDevices.need))
struct SupervisorTests {
  @Test func `the service manager is told of the start, the devices and the end`() throws {
    let folder = try TemporaryFolder()
    let socket = try NotifySocket(folder.path("notify"))
    let devices = try MockDevices()
    let pagerd = try devices.start("pagerd", environment: ["NOTIFY_SOCKET": socket.path])
    #expect(
      try socket.receive() == "READY=1\nSTATUS=no touchpad or touchscreen yet; waiting for one")
    try devices.add(0, .touchpad)
    #expect(try socket.receive() == "STATUS=reading 1 device")
    try devices.add(1, .touchscreen)
    #expect(try socket.receive() == "STATUS=reading 2 devices")
    try devices.tell("unplug 0")
    #expect(try socket.receive() == "STATUS=reading 1 device")
    pagerd.send(signal: SIGTERM)
    #expect(try socket.receive() == "STOPPING=1")
    #expect(pagerd.wait() == 0)
  }
}

/// The service manager's end of `sd_notify(3)`.
private final class NotifySocket {
  let path: String
  private let descriptor: Int32
  private static let patienceMilliseconds: Int32 = 30_000

  init(_ path: String) throws {
    self.path = path
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    try #require(path.utf8.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0)
  }

  deinit {
    close(descriptor)
  }

  func receive() throws -> String {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&wait, 1, Self.patienceMilliseconds) == 1)
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
