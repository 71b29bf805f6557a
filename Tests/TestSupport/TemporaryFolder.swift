package import Foundation

/// A fresh folder that is gone when the value is.
package struct TemporaryFolder: ~Copyable {
  package let url: URL
  package var path: String { url.path }

  package init() throws {
    // The real path: programs that print their folder resolve links on the way.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "swipecost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  package func path(_ name: String) -> String { url.appending(path: name).path }

  package func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func write(bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  package func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Every regular file below, relative and sorted.
  package func files() -> [String] {
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: self.path(name), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
