import Glibc

/// The exact way to a node that may not be opened.
struct PermissionAdvice {
  let node: String

  /// Sorts before 73-seat-late.rules, which reads the tag.
  static let ruleFile = "/etc/udev/rules.d/70-pager.rules"

  /// Give the logged-in user touchpads and touchscreens, and no keyboard.
  static let rules = ["TOUCHPAD", "TOUCHSCREEN"]
    .map { #"'SUBSYSTEM=="input", ENV{ID_INPUT_\#($0)}=="1", TAG+="uaccess"'"# }

  var sentence: String {
    var status = stat()
    guard stat(node, &status) == 0 else { return "run as root" }
    let user = userName()
    guard status.st_mode & S_IRGRP != 0, status.st_gid != 0, let group = groupName(status.st_gid)
    else { return "\(ruleAdvice), or run as root" }
    if isMember(user, of: status.st_gid) {
      return "\(user) is in its group \(group), but this session began before that: log in again"
    }
    return "its group is \(group): run 'sudo usermod -aG \(group) \(user)' and log in again,"
      + " or \(ruleAdvice), or run as root"
  }

  private var ruleAdvice: String {
    "put \(Self.rules.joined(separator: " and ")) into \(Self.ruleFile) and restart"
  }
}

private func userName() -> String {
  guard let entry = getpwuid(geteuid()) else { return "$USER" }
  return String(cString: entry.pointee.pw_name)
}

private func groupName(_ group: gid_t) -> String? {
  guard let entry = getgrgid(group) else { return nil }
  return String(cString: entry.pointee.gr_name)
}

/// Whether the group file lists the user, whatever this session's groups are.
private func isMember(_ user: String, of group: gid_t) -> Bool {
  guard let entry = getgrgid(group), var member = entry.pointee.gr_mem else { return false }
  while let name = member.pointee {
    if String(cString: name) == user { return true }
    member += 1
  }
  return false
}
