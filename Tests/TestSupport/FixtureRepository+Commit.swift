import CGit2

extension FixtureRepository {
  /// What stands at a path after a commit.
  package enum Entry: Sendable, ExpressibleByStringLiteral {
    case text(String)
    case bytes([UInt8])
    case executable(String)
    case link(to: String)
    /// A commit of another repository, by id.
    case submodule(String)
    /// An object of this repository, by id.
    case blob(String)
    case deleted

    package init(stringLiteral text: String) { self = .text(text) }
  }

  /// Commits on the current branch: its tip's tree with these changes.
  ///
  /// Returns the commit's id.
  @discardableResult
  package mutating func commit(
    _ message: String, _ changes: [String: Entry] = [:]
  ) throws -> String {
    let tip = try tip(of: branch)
    return try commit(message, changes, parents: tip.map { [$0] } ?? [])
  }

  /// Merges the tips of branches (or commits by id) into the current branch; several make an octopus.
  ///
  /// Conflicts do not exist here: the tree is the current branch's with these changes.
  @discardableResult
  package mutating func merge(
    _ others: [String], _ message: String, _ changes: [String: Entry] = [:]
  ) throws -> String {
    guard let tip = try tip(of: branch) else {
      throw GitFailure(message: "\(branch) has no commit to merge into")
    }
    return try commit(message, changes, parents: [tip] + others.map { try tipOrID($0) })
  }

  /// Commits on the current branch with these parents; the tree starts as that of the first.
  @discardableResult
  package mutating func commit(
    _ message: String, _ changes: [String: Entry], parents: [String]
  ) throws -> String {
    let tree = try writeTree(from: parents.first, changes)
    let id = try writeCommit(message, tree: tree, parents: parents)
    try point(branch, to: id)
    return id
  }

  /// Moves a file within one commit.
  @discardableResult
  package mutating func rename(_ old: String, to new: String, _ message: String) throws -> String {
    guard let tip = try tip(of: branch) else { throw GitFailure(message: "nothing to rename") }
    let blob = try blobID(at: old, in: tip)
    return try commit(message, [old: .deleted, new: .blob(blob)], parents: [tip])
  }

  /// Lets time pass before the next commit.
  package mutating func wait(days: Int) { clock += Int64(days) * 86_400 }

  // MARK: Objects

  private mutating func writeCommit(
    _ message: String, tree: git_oid, parents: [String]
  ) throws -> String {
    var content = "tree \(FixtureRepository.hex(tree))\n"
    content += parents.map { "parent \($0)\n" }.joined()
    let zone = abs(timeZone)
    let offset =
      (timeZone < 0 ? "-" : "+") + FixtureRepository.twoDigits(zone / 60)
      + FixtureRepository.twoDigits(zone % 60)
    for role in ["author", "committer"] {
      content += "\(role) \(author.name) <\(author.email)> \(clock) \(offset)\n"
    }
    content += "\n" + message
    clock += 60
    return try object(.commit, Array(content.utf8))
  }

  private static func twoDigits(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private func writeTree(
    from parent: String?, _ changes: [String: Entry]
  ) throws -> git_oid {
    var index: OpaquePointer?
    try GitFailure.check(git_index_new(&index))
    defer { git_index_free(index) }
    if let parent {
      var commit: OpaquePointer?
      var id = try FixtureRepository.oid(parent)
      try GitFailure.check(git_commit_lookup(&commit, handle, &id))
      defer { git_commit_free(commit) }
      var tree: OpaquePointer?
      try GitFailure.check(git_commit_tree(&tree, commit))
      defer { git_tree_free(tree) }
      try GitFailure.check(git_index_read_tree(index, tree))
    }
    for (path, entry) in changes.sorted(by: { $0.key < $1.key }) {
      guard let (id, mode) = try write(entry) else {
        try GitFailure.check(git_index_remove(index, path, 0))
        continue
      }
      try path.withCString { name in
        var record = git_index_entry()
        record.path = name
        record.id = id
        record.mode = UInt32(mode.rawValue)
        try GitFailure.check(git_index_add(index, &record))
      }
    }
    var tree = git_oid()
    try GitFailure.check(git_index_write_tree_to(&tree, index, handle))
    return tree
  }

  /// Nil for a deletion.
  private func write(_ entry: Entry) throws -> (git_oid, git_filemode_t)? {
    switch entry {
    case .text(let text): (try blob(Array(text.utf8)), GIT_FILEMODE_BLOB)
    case .bytes(let bytes): (try blob(bytes), GIT_FILEMODE_BLOB)
    case .executable(let text): (try blob(Array(text.utf8)), GIT_FILEMODE_BLOB_EXECUTABLE)
    case .link(let target): (try blob(Array(target.utf8)), GIT_FILEMODE_LINK)
    case .submodule(let id): (try FixtureRepository.oid(id), GIT_FILEMODE_COMMIT)
    case .blob(let id): (try FixtureRepository.oid(id), GIT_FILEMODE_BLOB)
    case .deleted: nil
    }
  }

  private func blob(_ bytes: [UInt8]) throws -> git_oid {
    var id = git_oid()
    try GitFailure.check(git_blob_create_from_buffer(&id, handle, bytes, bytes.count))
    return id
  }

  package func blobID(at path: String, in commit: String) throws -> String {
    var object: OpaquePointer?
    try GitFailure.check(git_revparse_single(&object, handle, "\(commit):\(path)"))
    defer { git_object_free(object) }
    guard let id = git_object_id(object) else { throw GitFailure(message: "no id for \(path)") }
    return FixtureRepository.hex(id.pointee)
  }

  /// Adds a file of the work tree to the index, whatever is to be ignored.
  package func add(_ path: String) throws {
    var index: OpaquePointer?
    try GitFailure.check(git_repository_index(&index, handle))
    defer { git_index_free(index) }
    try GitFailure.check(git_index_add_bypath(index, path))
    try GitFailure.check(git_index_write(index))
  }
}
