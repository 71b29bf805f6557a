#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Keeps a second run away from the same place.
///
/// The lock is one of the system's: it ends with the process, also with one that is killed, so a file
/// that was left behind locks nothing.
package struct RunLock: ~Copyable {
  private let descriptor: Int32

  package enum Refusal: Error, Equatable {
    case held
    case failed(String)
  }

  /// For a file that comes and goes, such as a database that is replaced as a whole.
  package init(besides path: String) throws(Refusal) {
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .failed(String(cString: strerror(errno))) }
    try self.init(descriptor)
  }

  /// For a folder that is there; leaves nothing in it.
  package init(on folder: String) throws(Refusal) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(String(cString: strerror(errno))) }
    try self.init(descriptor)
  }

  private init(_ descriptor: Int32) throws(Refusal) {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let number = errno
      close(descriptor)
      throw number == EWOULDBLOCK ? .held : .failed(String(cString: strerror(number)))
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Whether this is still the lock of the folder of that name, and not of one that was moved away.
  package func isOf(_ folder: String) -> Bool {
    var (here, there) = (stat(), stat())
    return fstat(descriptor, &here) == 0 && stat(folder, &there) == 0
      && here.st_ino == there.st_ino && here.st_dev == there.st_dev
  }
}
