import CGit2

/// The one-time set-up of libgit2.
package enum GitLibrary {
  /// Starts libgit2 and tunes it for reading whole histories.
  package static let ready: Void = {
    git_libgit2_init()
    // A nightly job reads what other users own; nothing of it is ever executed.
    _ = swipecost_git_set_number(Int32(GIT_OPT_SET_OWNER_VALIDATION.rawValue), 0)
    // Hashing every object again costs more than inflating it; git does not do it either.
    _ = swipecost_git_set_number(Int32(GIT_OPT_ENABLE_STRICT_HASH_VERIFICATION.rawValue), 0)
    // Mapped pages count as memory: small windows, and not too many of them.
    _ = swipecost_git_set_size(Int32(GIT_OPT_SET_MWINDOW_SIZE.rawValue), 8 << 20)
    _ = swipecost_git_set_size(Int32(GIT_OPT_SET_MWINDOW_MAPPED_LIMIT.rawValue), 96 << 20)
    // Trees of neighbouring commits are read again and again; blobs only once.
    _ = swipecost_git_set_cache_size(24 << 20)
    _ = swipecost_git_set_cache_limit(GIT_OBJECT_TREE, 64 << 10)
    _ = swipecost_git_set_cache_limit(GIT_OBJECT_COMMIT, 0)
  }()
}
