import CGit2
package import Foundation

extension FixtureRepository {
  package enum ObjectKind: Sendable {
    case commit
    case tree
    case blob
  }

  /// Goes to a branch; a new one begins at `start` (a branch or an id), or where the current one is.
  package mutating func switchTo(_ name: String, at start: String? = nil) throws {
    if try tip(of: name) == nil || start != nil {
      let base = try start.map { try tipOrID($0) } ?? tip(of: branch)
      if let base { try point(name, to: base) }
    }
    branch = name
  }

  /// Goes to a branch without any commit yet; its first one is another root.
  package mutating func switchToNewRoot(_ name: String) throws {
    guard try tip(of: name) == nil else { throw GitFailure(message: "\(name) exists") }
    branch = name
  }

  /// What a clone would check out.
  package func setHead(_ name: String) throws {
    try GitFailure.check(git_repository_set_head(handle, "refs/heads/\(name)"))
  }

  /// HEAD names a commit instead of a branch.
  package func detachHead(at commit: String) throws {
    var id = try FixtureRepository.oid(commit)
    try GitFailure.check(git_repository_set_head_detached(handle, &id))
  }

  /// Moves a branch anywhere, as a forced push does.
  package func point(_ name: String, to commit: String) throws {
    try setReference("refs/heads/\(name)", to: commit)
  }

  package func tag(_ name: String, _ commit: String) throws {
    try setReference("refs/tags/\(name)", to: commit)
  }

  package func setReference(_ name: String, to commit: String) throws {
    var id = try FixtureRepository.oid(commit)
    var reference: OpaquePointer?
    try GitFailure.check(git_reference_create(&reference, handle, name, &id, 1, nil))
    git_reference_free(reference)
  }

  package func deleteBranch(_ name: String) throws {
    try GitFailure.check(git_reference_remove(handle, "refs/heads/\(name)"))
  }

  /// The id a branch points to; nil where there is no such branch.
  package func tip(of name: String) throws -> String? {
    var id = git_oid()
    let code = git_reference_name_to_id(&id, handle, "refs/heads/\(name)")
    if code == GIT_ENOTFOUND.rawValue { return nil }
    try GitFailure.check(code)
    return FixtureRepository.hex(id)
  }

  func tipOrID(_ name: String) throws -> String { try tip(of: name) ?? name }

  /// Writes an object with exactly these bytes, however malformed, and returns its id.
  @discardableResult
  package func object(_ kind: ObjectKind, _ bytes: [UInt8]) throws -> String {
    var database: OpaquePointer?
    try GitFailure.check(git_repository_odb(&database, handle))
    defer { git_odb_free(database) }
    let type =
      switch kind {
      case .commit: GIT_OBJECT_COMMIT
      case .tree: GIT_OBJECT_TREE
      case .blob: GIT_OBJECT_BLOB
      }
    var id = git_oid()
    try GitFailure.check(git_odb_write(&id, database, bytes, bytes.count, type))
    return FixtureRepository.hex(id)
  }

  /// Deletes an object, as a broken disk or a partial clone does.
  package func lose(_ id: String) throws {
    try FileManager.default.removeItem(at: looseFile(id))
  }

  /// Overwrites an object with bytes that are no object.
  package func damage(_ id: String) throws {
    let file = looseFile(id)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    try Data("damaged".utf8).write(to: file)
  }

  /// Writes the files of HEAD into the work tree.
  package func checkOut() throws {
    var options = git_checkout_options()
    try GitFailure.check(
      git_checkout_options_init(&options, UInt32(GIT_CHECKOUT_OPTIONS_VERSION)))
    options.checkout_strategy = UInt32(GIT_CHECKOUT_FORCE.rawValue)
    try GitFailure.check(git_checkout_head(handle, &options))
  }

  /// The folder that holds `HEAD` and `objects`.
  package var gitFolder: URL {
    URL(filePath: String(cString: git_repository_path(handle)))
  }

  private func looseFile(_ id: String) -> URL {
    gitFolder.appending(path: "objects/\(id.prefix(2))/\(id.dropFirst(2))")
  }

  // MARK: Ids

  static func oid(_ hex: String) throws -> git_oid {
    var id = git_oid()
    try GitFailure.check(git_oid_fromstr(&id, hex))
    return id
  }

  static func hex(_ id: git_oid) -> String {
    withUnsafeBytes(of: id.id) { bytes in
      bytes.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
    }
  }
}
