import CGit2

/// A repository that is only ever read.
///
/// For one thread at a time: every worker opens its own.
package struct Repository: ~Copyable {
  let handle: OpaquePointer
  let objects: OpaquePointer
  package let path: String

  /// Opens a bare repository, a work tree, a linked work tree or a `.git` folder; never searches upwards.
  package init(path: String) throws(GitError) {
    _ = GitLibrary.ready
    var handle: OpaquePointer?
    try check(git_repository_open(&handle, path), "open the repository \(path)")
    guard let handle else {
      throw GitError(code: 0, message: "no handle", action: "open the repository \(path)")
    }
    var objects: OpaquePointer?
    let code = git_repository_odb(&objects, handle)
    guard code >= 0, let objects else {
      let error = GitError(code: code, action: "open the objects of \(path)")
      git_repository_free(handle)
      throw error
    }
    LooseObjects.read(for: objects, of: handle)
    self.handle = handle
    self.objects = objects
    self.path = path
  }

  deinit {
    git_odb_free(objects)
    git_repository_free(handle)
  }

  /// History is cut off somewhere: `git clone --depth`.
  package var isShallow: Bool { git_repository_is_shallow(handle) == 1 }

  /// The commit that a reference, tag or revision names; without one, the default branch.
  package func commit(named name: String?) throws(GitError) -> ObjectID {
    guard let name else { return try head() }
    var object: OpaquePointer?
    try check(git_revparse_single(&object, handle, name), "find \(name)")
    defer { git_object_free(object) }
    var commit: OpaquePointer?
    try check(git_object_peel(&commit, object, GIT_OBJECT_COMMIT), "find the commit of \(name)")
    defer { git_object_free(commit) }
    guard let id = git_object_id(commit) else {
      throw GitError(code: 0, message: "no commit", action: "find the commit of \(name)")
    }
    return ObjectID(id.pointee)
  }

  private func head() throws(GitError) -> ObjectID {
    var reference: OpaquePointer?
    try check(git_repository_head(&reference, handle), "find the default branch")
    defer { git_reference_free(reference) }
    var commit: OpaquePointer?
    try check(
      git_reference_peel(&commit, reference, GIT_OBJECT_COMMIT),
      "find the commit of the default branch")
    defer { git_object_free(commit) }
    guard let id = git_object_id(commit) else {
      throw GitError(code: 0, message: "no commit", action: "find the default branch")
    }
    return ObjectID(id.pointee)
  }

  /// The full name of the reference that HEAD stands for, such as `refs/heads/main`; nil when detached.
  package var headName: String? {
    var reference: OpaquePointer?
    guard git_reference_lookup(&reference, handle, "HEAD") == 0 else { return nil }
    defer { git_reference_free(reference) }
    return git_reference_symbolic_target(reference).map { String(cString: $0) }
  }

  /// Where the repository came from, if it says so.
  package var originURL: String? {
    var remote: OpaquePointer?
    guard git_remote_lookup(&remote, handle, "origin") == 0 else { return nil }
    defer { git_remote_free(remote) }
    return git_remote_url(remote).map { String(cString: $0) }
  }
}
