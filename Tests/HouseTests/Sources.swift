import Foundation
import Testing

/// The project's own files, read as text, for the tests that keep the house in order.
enum House {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  struct SourceFile: Sendable, CustomTestStringConvertible {
    /// From the top of the project.
    let path: String
    let text: String
    var testDescription: String { path }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    /// `Syntax` for `Sources/Syntax/Node.swift`.
    var target: String {
      let parts = path.split(separator: "/")
      return parts.first == "Sources" && parts.count > 2 ? String(parts[1]) : String(parts[0])
    }
  }

  static func files(under folder: String, named suffix: String) -> [SourceFile] {
    let top = root.appending(path: folder)
    let found = FileManager.default.enumerator(atPath: top.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }.sorted().compactMap {
      guard let text = try? String(contentsOf: top.appending(path: $0), encoding: .utf8) else {
        return nil
      }
      return SourceFile(path: folder + "/" + $0, text: text)
    }
  }

  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  static let product =
    files(under: "Sources", named: ".swift") + files(under: "Queries", named: ".swift")
    + files(under: "Reports", named: ".swift")
}
