import CGit2
package import Foundation

/// A git repository made for one test, through libgit2.
///
/// Its clock ticks one minute per commit from 2024-01-01 00:00 UTC and its author is always the same,
/// so the same calls give the same ids on every machine.
package struct FixtureRepository: ~Copyable {
  /// Where the repository is; with a `.git` inside unless it is bare.
  package let folder: URL
  /// The folder that goes away with this value.
  private let temporary: TemporaryFolder?
  let handle: OpaquePointer
  /// Seconds since 1970 of the next commit.
  package var clock: Int64 = 1_704_067_200
  package var author = Author(name: "Ada Author", email: "ada@example.org")
  /// Minutes east of UTC that commits are dated with.
  package var timeZone: Int32 = 0
  /// The branch that commits go to.
  package internal(set) var branch = "main"

  package struct Author: Sendable {
    package var name: String
    package var email: String

    package init(name: String, email: String) {
      self.name = name
      self.email = email
    }
  }

  package init(bare: Bool = false) throws {
    let temporary = try TemporaryFolder()
    let handle = try FixtureRepository.create(at: temporary.url, bare: bare)
    folder = temporary.url
    self.handle = handle
    self.temporary = consume temporary
  }

  /// In a folder that the caller owns.
  package init(at folder: URL, bare: Bool = false) throws {
    let handle = try FixtureRepository.create(at: folder, bare: bare)
    self.folder = folder
    self.handle = handle
    temporary = nil
  }

  deinit {
    git_repository_free(handle)
    git_libgit2_shutdown()
  }

  package var path: String { folder.path }

  private static func create(at folder: URL, bare: Bool) throws -> OpaquePointer {
    git_libgit2_init()
    var options = git_repository_init_options()
    try GitFailure.check(
      git_repository_init_options_init(&options, UInt32(GIT_REPOSITORY_INIT_OPTIONS_VERSION)))
    let flags: [git_repository_init_flag_t] =
      [GIT_REPOSITORY_INIT_MKPATH] + (bare ? [GIT_REPOSITORY_INIT_BARE] : [])
    options.flags = flags.reduce(0) { $0 | UInt32($1.rawValue) }
    var handle: OpaquePointer?
    try "main".withCString { name in
      options.initial_head = name
      try GitFailure.check(git_repository_init_ext(&handle, folder.path, &options))
    }
    guard let handle else { throw GitFailure(message: "no repository was made") }
    return handle
  }
}

/// What libgit2 said when a fixture could not be made.
package struct GitFailure: Error, CustomStringConvertible {
  let message: String
  package var description: String { "libgit2: \(message)" }

  static func check(_ code: Int32) throws {
    guard code < 0 else { return }
    let text = git_error_last().flatMap { $0.pointee.message }.map { String(cString: $0) }
    throw GitFailure(message: text ?? "error \(code)")
  }
}
