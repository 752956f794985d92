package import Touch

extension EventDevice {
  /// What people should know about a device that its pager reads as `kind`, one sentence each.
  package func notices(readAs kind: DeviceKind) -> [String] {
    let refused = warnings.map(\.description)
    guard self.kind != kind else { return refused }
    return refused + [
      "udev calls it a \(self.kind.rawValue); its event codes are a \(kind.rawValue)'s,"
        + " and it is read as one"
    ]
  }
}
