import CGit2

/// Writes commits into a new bare repository; the only code of the project that writes to git.
package struct RepositoryWriter: ~Copyable {
  private let repository: OpaquePointer
  package let path: String

  package init(creating path: String) throws(WritingError) {
    git_libgit2_init()
    var handle: OpaquePointer?
    try Self.check(git_repository_init(&handle, path, 1), "create the repository", path)
    guard let handle else {
      throw WritingError(doing: "create the repository", path: path, message: "")
    }
    repository = handle
    self.path = path
  }

  deinit {
    git_repository_free(repository)
    git_libgit2_shutdown()
  }

  package struct Signature: Sendable {
    package var name: String
    /// Seconds since 1970.
    package var time: Int64

    package init(name: String, time: Int64) {
      self.name = name
      self.time = time
    }
  }

  /// Writes the files as a tree and a commit of it; the answer is the commit's id, 40 digits.
  package func commit(
    _ message: String, by author: Signature, parents: [String], files: [String: [UInt8]]
  ) throws(WritingError) -> String {
    var tree = try writeTree(files)
    var treeHandle: OpaquePointer?
    try Self.check(git_tree_lookup(&treeHandle, repository, &tree), "read back a tree", path)
    defer { git_tree_free(treeHandle) }
    var handles: [OpaquePointer?] = []
    defer { for handle in handles { git_commit_free(handle) } }
    for parent in parents {
      var id = git_oid()
      var handle: OpaquePointer?
      try Self.check(git_oid_fromstr(&id, parent), "read the id \(parent)", path)
      try Self.check(git_commit_lookup(&handle, repository, &id), "find the commit \(parent)", path)
      handles.append(handle)
    }
    var signature: UnsafeMutablePointer<git_signature>?
    let mail =
      author.name.split(separator: " ").joined(separator: ".").lowercased() + "@example.org"
    try Self.check(
      git_signature_new(&signature, author.name, mail, author.time, 0), "name the author", path)
    defer { git_signature_free(signature) }
    var id = git_oid()
    let status = handles.withUnsafeMutableBufferPointer { buffer in
      git_commit_create(
        &id, repository, nil, signature, signature, nil, message, treeHandle, buffer.count,
        buffer.baseAddress)
    }
    try Self.check(status, "write a commit", path)
    return Self.text(of: &id)
  }

  /// Points a branch at a commit, and HEAD at the branch.
  package func setHead(_ branch: String, to commit: String) throws(WritingError) {
    var id = git_oid()
    try Self.check(git_oid_fromstr(&id, commit), "read the id \(commit)", path)
    var reference: OpaquePointer?
    let name = "refs/heads/" + branch
    try Self.check(
      git_reference_create(&reference, repository, name, &id, 1, nil), "set \(name)", path)
    git_reference_free(reference)
    try Self.check(git_repository_set_head(repository, name), "set HEAD", path)
  }

  private func writeTree(_ files: [String: [UInt8]]) throws(WritingError) -> git_oid {
    var index: OpaquePointer?
    try Self.check(git_index_new(&index), "make an index", path)
    defer { git_index_free(index) }
    for (name, bytes) in files {
      var entry = git_index_entry()
      entry.mode = UInt32(GIT_FILEMODE_BLOB.rawValue)
      try Self.check(
        git_blob_create_from_buffer(&entry.id, repository, bytes, bytes.count), "write \(name)",
        path)
      let status = name.withCString { pointer in
        entry.path = pointer
        return git_index_add(index, &entry)
      }
      try Self.check(status, "add \(name)", path)
    }
    var tree = git_oid()
    try Self.check(git_index_write_tree_to(&tree, index, repository), "write a tree", path)
    return tree
  }

  private static func text(of id: inout git_oid) -> String {
    var digits = [CChar](repeating: 0, count: 41)
    git_oid_tostr(&digits, 41, &id)
    return String(decoding: digits.prefix(40).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func check(_ code: Int32, _ doing: String, _ path: String) throws(WritingError) {
    guard code < 0 else { return }
    // git_error_last is per thread and holds until the next call of the library.
    let message = git_error_last().map { String(cString: $0.pointee.message) } ?? "error \(code)"
    throw WritingError(doing: doing, path: path, message: message)
  }
}

/// What could not be written, where, and what git said.
package struct WritingError: Error, CustomStringConvertible {
  package var doing: String
  package var path: String
  package var message: String
  package var description: String { "could not \(doing) in \(path): \(message)" }
}
