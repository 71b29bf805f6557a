internal import Foundation
import Git
import Rules
import Views

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The source files below a folder, without what builds and package managers put there and what git ignores.
struct SourceFolder {
  let root: String
  private let ignored: IgnoredPaths
  /// What git says of a path, which costs more than to look at the file.
  private var answers: [String: Bool] = [:]

  static let reader = BlobReader(maxBytes: SourceTree.maxBytes, views: { fileViews(of: $0) })

  init(_ root: String) {
    self.root = root
    ignored = IgnoredPaths(around: root)
  }

  /// What tells one state of a file from another without reading it.
  struct Stamp: Equatable {
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
    /// An editor may put another file in the place of the old one.
    var inode: UInt64
  }

  struct Listing {
    var files: [String: Stamp] = [:]
    /// All folders that were looked into, the root as "".
    var folders: [String] = []
  }

  /// Paths begin below the folder.
  mutating func list() throws(SourceTreeError) -> Listing {
    var listing = Listing()
    var open = [""]
    while let folder = open.popLast() {
      let place = folder.isEmpty ? root : root + "/" + folder
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
        // One further in may have gone since it was seen.
        if !folder.isEmpty, !FileManager.default.fileExists(atPath: place) { continue }
        throw SourceTreeError(path: place, problem: "the folder cannot be read")
      }
      listing.folders.append(folder)
      for name in names.sorted() {
        let path = folder.isEmpty ? name : folder + "/" + name
        guard let found = Self.look(at: root + "/" + path) else { continue }
        if found.isFolder {
          guard name != ".git", !SourceKind.isForeign(folder: name), !isIgnored(path + "/") else {
            continue
          }
          open.append(path)
        } else if let kind = SourceKind(path: path), Self.hasRole(path, kind), !isIgnored(path) {
          listing.files[path] = found.stamp
        }
      }
    }
    return listing
  }

  /// What was said of paths may hold no longer.
  mutating func forgetIgnored() { answers = [:] }

  private mutating func isIgnored(_ path: String) -> Bool {
    if let known = answers[path] { return known }
    let answer = ignored.contains(path)
    answers[path] = answer
    return answer
  }

  private static func hasRole(_ path: String, _ kind: SourceKind) -> Bool {
    kind.isOfPins || SourceRole(path: path) != nil || Settings.folder(ofFile: path) != nil
      || ComponentFile.matters(path, kind)
  }

  /// Nil for what is no file and no folder: links are not followed, they are no sources of their own.
  private static func look(at path: String) -> (isFolder: Bool, stamp: Stamp)? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR, S_IFREG: break
    default: return nil
    }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return (
      status.st_mode & S_IFMT == S_IFDIR,
      Stamp(
        size: Int64(status.st_size), seconds: time.tv_sec, nanoseconds: Int(time.tv_nsec),
        inode: UInt64(status.st_ino))
    )
  }

  /// A file as it is now; nil for one that is no source.
  static func read(_ file: String, _ reader: BlobReader) -> SourceBlob? {
    guard let kind = SourceKind(path: String(file.split(separator: "/").last ?? "")) else {
      return nil
    }
    if kind.isByNameAlone { return BlobReader.named(kind) }
    guard let data = FileManager.default.contents(atPath: file) else {
      return problem(.unreadableBlob, "the file cannot be read")
    }
    if data.count > SourceTree.maxBytes {
      return problem(
        .largeBlob, "it has \(data.count) bytes, more than \(SourceTree.maxBytes)")
    }
    let bytes = Array(data)
    return reader.analyse(bytes.span, kind)
  }

  private static func problem(_ kind: BlobProblem.Kind, _ detail: String) -> SourceBlob {
    SourceBlob(problem: BlobProblem(kind: kind, detail: detail), size: 0)
  }
}
