import Foundation
import Testing

/// A source of `Fixtures`, each a family of the grammar.
struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String
  let source: [UInt8]
  var testDescription: String { name }

  static let all: [Fixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
      Fixture(
        name: String(file.dropLast(6)),
        source: [UInt8]((try? Data(contentsOf: folder.appending(path: file))) ?? Data()))
    }
  }()
}
