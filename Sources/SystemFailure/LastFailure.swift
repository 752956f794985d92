import Glibc

/// `cannot <verb> it: <the system's own words for errno>; <what to do>`.
package func lastFailure(_ verb: String) -> String {
  let number = errno
  guard let text = strerror(number).map({ String(cString: $0) }) else { return "cannot \(verb) it" }
  let cause = text.prefix(1).lowercased() + text.dropFirst()
  return "cannot \(verb) it: \(cause)\(advice(for: number))"
}

private func advice(for number: Int32) -> String {
  switch number {
  case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: "; check the path"
  case EACCES, EPERM: "; ask for the right to it"
  case EISDIR: "; give the files in it"
  case EEXIST: "; choose another name"
  case ENOSPC, EDQUOT, EFBIG: "; make room"
  case EROFS: "; choose another place"
  default: ""
  }
}
