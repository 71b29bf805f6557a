import CGit2

extension Repository {
  package enum ObjectKind: Sendable {
    case commit, tree, blob

    var raw: git_object_t {
      switch self {
      case .commit: GIT_OBJECT_COMMIT
      case .tree: GIT_OBJECT_TREE
      case .blob: GIT_OBJECT_BLOB
      }
    }
  }

  /// Lends the bytes of an object to `body`.
  package func withObject<Result>(
    _ id: ObjectID, _ kind: ObjectKind, _ body: (Span<UInt8>) -> Result
  ) throws(GitError) -> Result {
    var raw = id.raw
    var object: OpaquePointer?
    try check(git_odb_read(&object, objects, &raw), "read \(kind) \(id)")
    defer { git_odb_object_free(object) }
    let type = git_odb_object_type(object)
    guard type == kind.raw else {
      throw GitError(code: 0, message: "it is no \(kind)", action: "read \(kind) \(id)")
    }
    let bytes = UnsafeRawBufferPointer(
      start: git_odb_object_data(object), count: git_odb_object_size(object))
    return body(bytes.bindMemory(to: UInt8.self).span)
  }

  /// The size of an object, without inflating it; nil when it is absent.
  package func size(of id: ObjectID) throws(GitError) -> Int? {
    var raw = id.raw
    // A look-up that fails would list the pack folder again for every absent blob of a partial clone.
    guard git_odb_exists_ext(objects, &raw, GIT_ODB_LOOKUP_NO_REFRESH.rawValue) == 1 else {
      return nil
    }
    var size = 0
    var type = GIT_OBJECT_INVALID
    try check(git_odb_read_header(&size, &type, objects, &raw), "read the size of \(id)")
    return size
  }

  package func contains(_ id: ObjectID) -> Bool {
    var raw = id.raw
    return git_odb_exists_ext(objects, &raw, GIT_ODB_LOOKUP_NO_REFRESH.rawValue) == 1
  }

  /// Whether an object is there and sound; a tree with all its folders.
  package func canRead(_ id: ObjectID) -> Bool {
    guard contains(id) else { return false }
    var raw = id.raw
    var object: OpaquePointer?
    guard git_odb_read(&object, objects, &raw) == 0 else { return false }
    defer { git_odb_object_free(object) }
    guard git_odb_object_type(object) == GIT_OBJECT_TREE else { return true }
    return (try? changes(from: nil, to: id)) != nil
  }
}
