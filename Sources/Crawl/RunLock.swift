#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Keeps a second run away from the same database.
///
/// The lock is one of the system's: it ends with the process, also with one that is killed, so a file
/// that was left behind locks nothing.
struct RunLock: ~Copyable {
  private let descriptor: Int32

  enum Refusal: Error, Equatable {
    case held
    case failed(String)
  }

  init(besides path: String) throws(Refusal) {
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .failed(String(cString: strerror(errno))) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let number = errno
      close(descriptor)
      throw number == EWOULDBLOCK ? .held : .failed(String(cString: strerror(number)))
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
