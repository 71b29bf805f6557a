internal import Foundation
import Git
import Rules
import Views

/// The sources below some files and folders, as they are now.
package struct SourceTree {
  /// What a reading of a commit would have been given: paths with what was read of them.
  package private(set) var files: [(path: String, blob: SourceBlob)] = []
  /// Put before a path for people; paths themselves begin below the one folder that was asked for.
  package let prefix: String
  /// The packages that the files name, by what they are called.
  package private(set) var packages: [PackageStanding] = []
  private let reader: BlobReader

  /// Paths begin below the one folder that was asked for.
  package let isOneFolder: Bool

  /// The largest source that is read.
  package static let maxBytes = 4_000_000

  /// Folders are read whole, without what builds and package managers put there and what git ignores.
  // - Parameter shelf: Where the packages are that the files name.
  package init(_ operands: [String], packages shelf: PackageShelf? = nil) throws(SourceTreeError) {
    reader = SourceFolder.reader
    let only = operands.count == 1 ? operands[0] : nil
    isOneFolder = only.map { Self.isFolder($0) } ?? false
    prefix = isOneFolder ? Self.folderPrefix(operands[0]) : ""
    for operand in operands {
      guard FileManager.default.fileExists(atPath: operand) else {
        throw SourceTreeError(path: operand, problem: "it does not exist")
      }
      if Self.isFolder(operand) {
        try read(folder: operand, as: only == nil ? Self.folderPrefix(operand) : "")
      } else {
        read(file: operand, as: Self.plain(operand))
      }
    }
    link(shelf, of: operands)
  }

  /// The same files and folders as a commit has them.
  package init(
    _ operands: [String], asOf revision: String, packages shelf: PackageShelf? = nil
  ) throws(SourceTreeError) {
    reader = SourceFolder.reader
    let only = operands.count == 1 ? operands[0] : nil
    isOneFolder = only.map { Self.isFolder($0) } ?? false
    prefix = isOneFolder ? Self.folderPrefix(operands[0]) : ""
    for operand in operands {
      do throws(GitError) {
        try read(operand, asOf: revision, isOnly: only != nil)
      } catch {
        throw SourceTreeError(path: operand, problem: error.description)
      }
    }
    link(shelf, of: operands)
  }

  /// Puts what the files pin behind them.
  private mutating func link(_ shelf: PackageShelf?, of operands: [String]) {
    let pins = Pins(
      files.compactMap { file in file.blob.pins.map { (path: file.path, file: $0) } })
    if pins.all.isEmpty { return }
    let around = operands.first.map { IgnoredPaths(around: $0) }
    let own = around?.held?.repository.originURL.flatMap { PackageAddress($0) }
    let linked = TreePackages(pins, on: shelf ?? PackageShelf(), own: own, reader)
    packages = linked.standings
    files += linked.sources
  }

  private mutating func read(
    _ operand: String, asOf revision: String, isOnly: Bool
  ) throws(GitError) {
    let isFolder = Self.isFolder(operand)
    let file = URL(filePath: operand)
    let around = IgnoredPaths(around: isFolder ? operand : file.deletingLastPathComponent().path)
    guard let held = around.held else {
      throw GitError(code: 0, message: "it is in no git repository", action: "find \(revision)")
    }
    let id = try held.repository.commit(named: revision)
    guard let commit = try held.repository.commit(id) else { return }
    let inside = around.prefix + (isFolder ? "" : file.lastPathComponent)
    for change in try held.repository.changes(from: nil, to: commit.tree) {
      guard let id = change.new, isFolder ? change.path.hasPrefix(inside) : change.path == inside,
        change.kind.isOfPins || SourceRole(path: change.path) != nil
          || ComponentFile.matters(change.path, change.kind)
      else { continue }
      let rest = isFolder ? String(change.path.dropFirst(inside.count)) : operand
      let path = isFolder && !isOnly ? Self.folderPrefix(operand) + rest : rest
      let key = BlobKey(id: id, kind: change.kind)
      files.append((path, reader.read(key, from: held.repository)))
    }
  }

  /// The folder that a file is in, or the folder itself, as paths of this tree have it.
  package func folder(of operand: String) -> String {
    if Self.isFolder(operand) { return isOneFolder ? "" : Self.folderPrefix(operand) }
    guard let slash = operand.lastIndex(of: "/") else { return "" }
    return String(operand[...slash])
  }

  /// What front ends for other frameworks make of the files.
  package func components() -> ComponentTree {
    var components = ComponentTree()
    _ = components.apply(files.map { (path: $0.path, blob: $0.blob) })
    return components
  }

  // MARK: Walking

  private mutating func read(folder root: String, as prefix: String) throws(SourceTreeError) {
    var folder = SourceFolder(root)
    for path in try folder.list().files.keys.sorted() {
      read(file: root + "/" + path, as: prefix + path)
    }
  }

  private mutating func read(file: String, as path: String) {
    guard let blob = SourceFolder.read(file, reader) else { return }
    files.append((path, blob))
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// `/Card.swift` for `//Card.swift`, which is how sources of packages begin.
  private static func plain(_ path: String) -> String {
    PackagePath.isOne(path) ? "/" + path.drop { $0 == "/" } : path
  }

  /// `Sources/` for `./Sources//`; nothing for `.`.
  private static func folderPrefix(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !parts.isEmpty else { return isAbsolute ? "/" : "" }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/") + "/"
  }
}

package struct SourceTreeError: Error, CustomStringConvertible {
  package let path: String
  package let problem: String

  package var description: String { "cannot read “\(path)”: \(problem)" }
}
