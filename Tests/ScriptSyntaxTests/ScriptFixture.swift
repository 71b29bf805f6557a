import Foundation
import ScriptTokens
import Testing

/// A script of `Fixtures`, each a family of the grammar.
struct ScriptFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let source: [UInt8]
  let dialect: ScriptDialect
  var testDescription: String { name }

  static let all: [ScriptFixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { file in
      guard let dialect = ScriptDialect(path: Array(file.utf8).span) else { return nil }
      return ScriptFixture(
        name: file,
        source: [UInt8]((try? Data(contentsOf: folder.appending(path: file))) ?? Data()),
        dialect: dialect)
    }
  }()
}
