import CGit2

extension Repository {
  /// Whether git would leave a file of the work tree out, or a folder, whose path ends with a slash; the path
  /// is relative to the work tree.
  ///
  /// What was added all the same is not left out, whatever is written about it.
  package func ignores(_ path: String) -> Bool {
    var ignored: Int32 = 0
    guard git_ignore_path_is_ignored(&ignored, handle, path) == 0 else { return false }
    return ignored == 1 && !tracks(path)
  }

  private func tracks(_ path: String) -> Bool {
    var index: OpaquePointer?
    guard git_repository_index(&index, handle) == 0 else { return false }
    defer { git_index_free(index) }
    return path.hasSuffix("/")
      ? git_index_find_prefix(nil, index, path) == 0 : git_index_find(nil, index, path) == 0
  }
}
