extension Command {
  /// The version of the package, and so of each of its programs.
  static let version = "0.1.0"
}
