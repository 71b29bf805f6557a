import CGit2

// A bare copy of a remote repository, kept for reading: its branches and tags, nothing else.
package enum Mirror {
  package enum Outcome: String, Sendable, Equatable { case cloned, updated, unchanged }

  // Brings the mirror at `path` up to date; makes it when the folder is missing or empty.
  //
  // What the remote no longer has goes, and HEAD follows the remote's default branch. Nobody is asked
  // for anything: a server that wants more than the user's SSH agent knows is an error.
  //
  // - Parameter progress: Objects received, objects in all, bytes; answers false to stop.
  package static func update(
    url: String, path: String, progress: @escaping (Int, Int, Int) -> Bool
  ) throws(GitError) -> Outcome {
    _ = GitLibrary.ready
    var repository: OpaquePointer?
    let isNew = git_repository_open_bare(&repository, path) < 0
    if isNew { try check(git_repository_init(&repository, path, 1), "make a mirror at \(path)") }
    defer { git_repository_free(repository) }
    var remote: OpaquePointer?
    // Without a name, so that the mirror's own settings have no say.
    try check(git_remote_create_anonymous(&remote, repository, url), "use the address \(url)")
    defer { git_remote_free(remote) }
    let before = try references(of: repository)
    let talk = Conversation(progress: progress)
    try withExtendedLifetime(talk) { () throws(GitError) in
      try connect(remote, url, talk)
      let theirs = try advertised(by: remote, url)
      let head = defaultBranch(of: remote)
      try fetch(remote, url, talk)
      try prune(repository, keeping: theirs)
      if let head { try check(git_repository_set_head(repository, head), "follow \(head)") }
    }
    return isNew ? .cloned : try references(of: repository) == before ? .unchanged : .updated
  }

  private static func connect(
    _ remote: OpaquePointer?, _ url: String, _ talk: Conversation
  ) throws(GitError) {
    var callbacks = talk.callbacks
    try check(
      git_remote_connect(remote, GIT_DIRECTION_FETCH, &callbacks, nil, nil), "reach \(url)")
  }

  private static func fetch(
    _ remote: OpaquePointer?, _ url: String, _ talk: Conversation
  ) throws(GitError) {
    var options = git_fetch_options()
    git_fetch_options_init(&options, UInt32(GIT_FETCH_OPTIONS_VERSION))
    options.callbacks = talk.callbacks
    options.update_fetchhead = 0
    options.download_tags = GIT_REMOTE_DOWNLOAD_TAGS_NONE
    let code = withStrings(["+refs/heads/*:refs/heads/*", "+refs/tags/*:refs/tags/*"]) { specs in
      git_remote_fetch(remote, specs, &options, nil)
    }
    try check(code, "fetch \(url)")
  }

  /// The branches and tags that the remote has.
  private static func advertised(
    by remote: OpaquePointer?, _ url: String
  ) throws(GitError) -> Set<String> {
    var heads: UnsafeMutablePointer<UnsafePointer<git_remote_head>?>?
    var count = 0
    try check(git_remote_ls(&heads, &count, remote), "list the branches of \(url)")
    var names: Set<String> = []
    for index in 0..<count {
      if let name = heads?[index]?.pointee.name { names.insert(String(cString: name)) }
    }
    return names
  }

  /// Nil for an empty repository.
  private static func defaultBranch(of remote: OpaquePointer?) -> String? {
    var name = git_buf()
    guard git_remote_default_branch(&name, remote) == 0 else { return nil }
    defer { git_buf_dispose(&name) }
    return name.ptr.map { String(cString: $0) }
  }

  private static func prune(
    _ repository: OpaquePointer?, keeping theirs: Set<String>
  ) throws(GitError) {
    for name in try references(of: repository).keys where !theirs.contains(name) {
      try check(git_reference_remove(repository, name), "remove \(name)")
    }
  }

  /// The branches and tags of a mirror, with what they point to.
  private static func references(
    of repository: OpaquePointer?
  ) throws(GitError) -> [String: ObjectID] {
    var names = git_strarray()
    try check(git_reference_list(&names, repository), "list the branches of the mirror")
    defer { git_strarray_dispose(&names) }
    var found: [String: ObjectID] = [:]
    for index in 0..<names.count {
      guard let name = names.strings[index] else { continue }
      var id = git_oid()
      if git_reference_name_to_id(&id, repository, name) == 0 {
        found[String(cString: name)] = ObjectID(id)
      }
    }
    return found
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<git_strarray>) -> Result
  ) -> Result {
    var copies: [UnsafeMutablePointer<CChar>?] = strings.map { text in
      let bytes = text.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      bytes.withUnsafeBufferPointer { from in
        if let base = from.baseAddress { copy.initialize(from: base, count: from.count) }
      }
      return copy
    }
    defer { for copy in copies { copy?.deallocate() } }
    return copies.withUnsafeMutableBufferPointer { buffer in
      var array = git_strarray(strings: buffer.baseAddress, count: buffer.count)
      return body(&array)
    }
  }
}

/// What libgit2 asks and tells while it talks to a server.
private final class Conversation {
  let progress: (Int, Int, Int) -> Bool
  /// libgit2 asks again when an answer was refused; one answer is all there is.
  var hasAnswered = false

  init(progress: @escaping (Int, Int, Int) -> Bool) { self.progress = progress }

  var callbacks: git_remote_callbacks {
    var callbacks = git_remote_callbacks()
    git_remote_init_callbacks(&callbacks, UInt32(GIT_REMOTE_CALLBACKS_VERSION))
    callbacks.payload = Unmanaged.passUnretained(self).toOpaque()
    callbacks.transfer_progress = { stats, payload in
      guard let stats = stats?.pointee, let talk = Conversation.from(payload) else { return 0 }
      let goesOn = talk.progress(
        Int(stats.received_objects), Int(stats.total_objects), stats.received_bytes)
      return goesOn ? 0 : -1
    }
    callbacks.credentials = { credential, _, user, allowed, payload in
      guard let talk = Conversation.from(payload), !talk.hasAnswered,
        allowed & GIT_CREDENTIAL_SSH_KEY.rawValue != 0
      else { return GIT_EAUTH.rawValue }
      talk.hasAnswered = true
      return git_credential_ssh_key_from_agent(credential, user)
    }
    return callbacks
  }

  private static func from(_ payload: UnsafeMutableRawPointer?) -> Conversation? {
    payload.map { Unmanaged<Conversation>.fromOpaque($0).takeUnretainedValue() }
  }
}
