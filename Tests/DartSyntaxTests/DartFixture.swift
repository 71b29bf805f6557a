import Foundation
import Testing

/// A file of `Fixtures`, each a family of the grammar.
struct DartFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let source: [UInt8]
  var testDescription: String { name }

  static let all: [DartFixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".dart") }.map { file in
      DartFixture(
        name: file,
        source: [UInt8]((try? Data(contentsOf: folder.appending(path: file))) ?? Data()))
    }
  }()
}
