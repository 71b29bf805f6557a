#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Waits until something may have changed in some folders.
///
/// Where the system tells of changes that is at once; elsewhere after a quarter of a second, and who waits looks for
/// itself. Hints and no more: what changed is told by the files.
package struct FolderEvents: ~Copyable {
  #if os(Linux)
  private let descriptor: Int32
  private var watched: Set<String> = []

  package init() { descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Also folders that came since; of those that went the system forgets by itself.
  package mutating func watch(_ folders: [String]) {
    guard descriptor >= 0 else { return }
    let all = Set(folders)
    // Saved in place, put in place of another, made, removed, or the folder itself went.
    let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
      | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    for folder in all.subtracting(watched) { inotify_add_watch(descriptor, folder, events) }
    watched = all
  }

  /// True where something may have changed, false where the time was over first.
  package func wait(milliseconds: Int32) -> Bool {
    guard descriptor >= 0 else { return Self.sleep(milliseconds) }
    var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&asked, 1, milliseconds) > 0 else { return false }
    // Editors write, rename and remove in one go: the last of it counts.
    while poll(&asked, 1, Self.quiet) > 0 { drain() }
    return true
  }

  private func drain() {
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }

  /// How long it has to be quiet after an event.
  private static let quiet: Int32 = 10
  #else
  package init() {}

  package mutating func watch(_ folders: [String]) {}

  package func wait(milliseconds: Int32) -> Bool { Self.sleep(milliseconds) }
  #endif

  private static func sleep(_ milliseconds: Int32) -> Bool {
    usleep(UInt32(min(milliseconds, 250)) * 1_000)
    return true
  }
}
