import Demo
import Foundation
import Git
import Rules
import TestSupport
import Testing
import Views
import VoiceOver

@testable import Crawl

/// What has to hold whatever the right figures are.
@Suite struct `A whole` {
  /// `SWIPECOST_TREES=folder:folder` names checkouts of real apps; there are none here.
  static let folders = (ProcessInfo.processInfo.environment["SWIPECOST_TREES"] ?? "")
    .split(separator: ":").map(String.init)

  @Test func `of the demo costs no less than the parts that it always shows`() throws {
    var compared = 0
    for tree in try Self.demos() + [BlobTree(texts: ShuffledApp.files), Self.fixtures()] {
      let wholes = CheapWholes(in: tree.index)
      compared += wholes.compared
      #expect(wholes.violations == [])
    }
    #expect(compared > 10)
  }

  @Test(.enabled(if: !folders.isEmpty), arguments: folders)
  func `of a real app costs no less than the parts that it always shows`(_ folder: String) throws {
    let wholes = CheapWholes(in: try BlobTree(folder: folder).index)
    print("\(folder): \(wholes.compared) parts")
    #expect(wholes.violations.isEmpty, "\(wholes.violations.joined(separator: "\n"))")
  }

  @Test func `of the demo has the findings of its folders`() throws {
    var compared = 0
    for tree in try Self.demos() + [BlobTree(texts: ShuffledApp.files)] {
      let lost = LostFindings(in: tree)
      compared += lost.compared
      #expect(lost.violations == [])
    }
    #expect(compared > 100)
  }

  @Test(.enabled(if: !folders.isEmpty), arguments: folders)
  func `of a real app has the findings of its folders`(_ folder: String) throws {
    let lost = LostFindings(in: try BlobTree(folder: folder))
    print("\(folder): \(lost.compared) findings of folders")
    #expect(lost.violations.isEmpty, "\(lost.violations.joined(separator: "\n"))")
  }

  private static func fixtures() throws -> BlobTree {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    return try BlobTree(folder: here.appending(path: "../SyntaxTests/Fixtures").path)
  }

  /// Each commit of each mainline.
  private static func demos() throws -> [BlobTree] {
    let folder = try TemporaryFolder()
    var trees: [BlobTree] = []
    for path in try DemoCorpus.write(into: folder.path) {
      let repository = try Repository(path: path)
      var next: ObjectID? = try repository.commit(named: "main")
      while let id = next, let commit = try repository.commit(id) {
        trees.append(try BlobTree(of: commit, in: repository))
        next = commit.parents.first
      }
    }
    return trees
  }
}
