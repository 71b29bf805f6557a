import CGit2

/// What libgit2 refused, and what it was asked.
package struct GitError: Error, Sendable, Equatable {
  /// libgit2's return code; 0 where the object was read but makes no sense.
  package var code: Int32
  /// libgit2's own words.
  package var message: String
  /// What was being done, and to what: `read blob 1234…`.
  package var action: String

  package init(code: Int32, message: String, action: String) {
    self.code = code
    self.message = message
    self.action = action
  }

  /// To be called on the thread of the failed call: libgit2 keeps the message per thread.
  init(code: Int32, action: String) {
    let message = git_error_last().map { String(cString: $0.pointee.message) }
    self.init(code: code, message: message ?? "error \(code)", action: action)
  }

  /// The object or reference is not there: shallow and partial clones, deleted branches.
  package var isMissing: Bool { code == GIT_ENOTFOUND.rawValue }
  /// The branch has no commit yet.
  package var isUnborn: Bool { code == GIT_EUNBORNBRANCH.rawValue }
  /// Another process holds what is needed.
  package var isLocked: Bool { code == GIT_ELOCKED.rawValue }
}

extension GitError: CustomStringConvertible {
  package var description: String { "cannot \(action): \(message)" }
}

/// Turns a return code into an error.
func check(_ code: Int32, _ action: @autoclosure () -> String) throws(GitError) {
  guard code < 0 else { return }
  throw GitError(code: code, action: action())
}
