#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Store

/// A folder of files that appears whole or not at all.
///
/// Everything is written to a hidden sibling first, which then changes places with the old one; a reader
/// finds the old folder or the new one, and a run that dies leaves the old one. The sibling is locked, so
/// that two runs at once don't write into each other's pages.
package struct Folder: ~Copyable {
  package let path: String
  private let draft: String
  private let lock: RunLock?
  private var made: Set<String> = []

  /// What stands there is replaced where it is empty, or has the files that each edition has.
  package init(path: String, replacing edition: [String]) throws(PublishError) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    try Self.spare(url.path, unless: edition)
    let draft = Self.sibling(of: url, "draft")
    // All that may fail comes first: an error can't leave a noncopyable value half made.
    let lock = try Self.prepare(draft, for: url.path)
    self.path = url.path
    self.draft = draft
    self.lock = lock
  }

  /// Somebody's own files are not replaced: a slip in a path must not cost them.
  private static func spare(_ path: String, unless edition: [String]) throws(PublishError) {
    let files = FileManager.default
    guard files.fileExists(atPath: path) else { return }
    // Only in a folder there is itself.
    guard files.fileExists(atPath: path + "/.") else {
      throw PublishError("\(path) is a file and is not replaced; name a folder")
    }
    var held: [String] = []
    try attempt("read", path) { held = try files.contentsOfDirectory(atPath: path).sorted() }
    guard let first = held.first else { return }
    if held.contains(".git") {
      throw PublishError(
        "\(path) is a git repository and is not replaced; name a folder, and copy what is in it")
    }
    guard edition.allSatisfy({ files.fileExists(atPath: path + "/" + $0) }) else {
      throw PublishError(
        "\(path) holds \(first) and is no report, so it is not replaced; name an empty or a new folder"
      )
    }
  }

  /// An empty draft, and its lock; nil where the file system has no locks.
  private static func prepare(
    _ draft: String, for path: String
  ) throws(PublishError) -> RunLock? {
    let files = FileManager.default
    try attempt("write to", draft) {
      try files.createDirectory(atPath: draft, withIntermediateDirectories: true)
    }
    var lock: RunLock?
    do throws(RunLock.Refusal) {
      lock = try RunLock(on: draft)
    } catch {
      if error == .held { throw busy(path) }
    }
    guard lock?.isOf(draft) ?? true else { throw busy(path) }
    // What a run that died has left.
    try attempt("write to", draft) {
      for name in try files.contentsOfDirectory(atPath: draft) {
        try files.removeItem(atPath: draft + "/" + name)
      }
    }
    return lock
  }

  private static func busy(_ path: String) -> PublishError {
    PublishError(
      "\(path) is being written by another run; start again when that has ended", isBusy: true)
  }

  /// Where a file of the draft is, for what is written by others (a copy of the database).
  package func place(of file: String) -> String { draft + "/" + file }

  package mutating func write(_ text: String, to file: String) throws(PublishError) {
    try write(Data(text.utf8), to: file)
  }

  mutating func write(_ bytes: Data, to file: String) throws(PublishError) {
    let target = place(of: file)
    try makeParent(of: file)
    try Self.attempt("write", target) {
      try bytes.write(to: URL(fileURLWithPath: target))
    }
  }

  /// Takes a file of the draft back.
  func remove(_ file: String) throws(PublishError) {
    try Self.attempt("remove", place(of: file)) {
      try FileManager.default.removeItem(atPath: place(of: file))
    }
  }

  /// Makes the folder that a file of the draft stands in.
  mutating func makeParent(of file: String) throws(PublishError) {
    let target = place(of: file)
    let parent = String(target[..<(target.lastIndex(of: "/") ?? target.endIndex)])
    guard made.insert(parent).inserted else { return }
    try Self.attempt("make", parent) {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    }
  }

  /// Puts the draft in place of what was there.
  package func publish() throws(PublishError) {
    let old = Self.sibling(of: URL(fileURLWithPath: path), "old")
    let draft = draft
    let path = path
    try Self.attempt("publish to", path) {
      let files = FileManager.default
      if files.fileExists(atPath: old) { try files.removeItem(atPath: old) }
      guard files.fileExists(atPath: path) else {
        return try files.moveItem(atPath: draft, toPath: path)
      }
      if Exchange.swap(draft, path) { return try files.removeItem(atPath: draft) }
      try files.moveItem(atPath: path, toPath: old)
      do {
        try files.moveItem(atPath: draft, toPath: path)
      } catch {
        try files.moveItem(atPath: old, toPath: path)
        throw error
      }
      try files.removeItem(atPath: old)
    }
  }

  /// Removes the draft of a run that failed.
  package func discard() {
    try? FileManager.default.removeItem(atPath: draft)
  }

  private static func sibling(of url: URL, _ word: String) -> String {
    let parent = url.deletingLastPathComponent().path
    return (parent == "/" ? "" : parent) + "/." + url.lastPathComponent + "." + word
  }

  private static func attempt(
    _ action: String, _ path: String, _ body: () throws -> Void
  ) throws(PublishError) {
    do { try body() } catch {
      throw PublishError("cannot \(action) \(path): \(Self.reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let cocoa = error as? CocoaError else { return String(describing: error) }
    switch cocoa.code {
    case .fileWriteNoPermission, .fileReadNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left"
    case .fileNoSuchFile, .fileReadNoSuchFile: return "no such folder"
    case .fileWriteFileExists: return "something else is there"
    case .fileWriteVolumeReadOnly: return "the volume is read-only"
    default: return "error \(cocoa.code.rawValue)"
    }
  }
}

/// Why a report could not be written, in one sentence.
package struct PublishError: Error, CustomStringConvertible {
  package let description: String
  /// Another run is at it.
  package let isBusy: Bool

  package init(_ description: String, isBusy: Bool = false) {
    self.description = description
    self.isBusy = isBusy
  }
}
