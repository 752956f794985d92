import Glibc

/// The exact way to a node that may not be opened.
package struct PermissionAdvice: Hashable, Sendable {
  /// Who runs the program.
  package var user: String
  /// The group that may read the node; nil if it is root's or no group may.
  package var group: String?
  /// Whether the group file lists the user already, though this session does not know it.
  package var isListed: Bool

  package init(user: String, group: String?, isListed: Bool) {
    self.user = user
    self.group = group
    self.isListed = isListed
  }

  /// Sorts before 73-seat-late.rules, which reads the tag.
  package static let ruleFile = "/etc/udev/rules.d/70-pager.rules"

  /// Give the logged-in user touchpads and touchscreens, and no keyboard.
  package static let rules = ["TOUCHPAD", "TOUCHSCREEN"]
    .map { #"SUBSYSTEM=="input", ENV{ID_INPUT_\#($0)}=="1", TAG+="uaccess""# }

  package var sentence: String {
    let rules = Self.rules.map { "'\($0)'" }.joined(separator: " and ")
    let rule = "put \(rules) into \(Self.ruleFile) and restart, or run as root"
    guard let group else { return rule }
    if isListed {
      return "\(user) is in its group \(group), but this session began before that: log in again"
    }
    return "its group is \(group): run 'sudo usermod -aG \(group) \(user)' and log in again,"
      + " or \(rule)"
  }

  init(node: String) {
    user = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) } ?? "$USER"
    group = nil
    isListed = false
    var status = stat()
    guard stat(node, &status) == 0, status.st_mode & S_IRGRP != 0, status.st_gid != 0,
      let entry = getgrgid(status.st_gid)?.pointee
    else { return }
    group = String(cString: entry.gr_name)
    guard var member = entry.gr_mem else { return }
    while let name = member.pointee, !isListed {
      isListed = String(cString: name) == user
      member += 1
    }
  }
}
