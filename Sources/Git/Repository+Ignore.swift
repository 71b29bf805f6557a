import CGit2

extension Repository {
  /// Whether git would leave a file of the work tree out; the path is relative to the work tree.
  package func ignores(_ path: String) -> Bool {
    var ignored: Int32 = 0
    guard git_ignore_path_is_ignored(&ignored, handle, path) == 0 else { return false }
    return ignored == 1
  }
}
