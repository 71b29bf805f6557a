import Evaluation
import Demo
import Foundation
import TestSupport
import Testing
import Views
import VoiceOver

@testable import Crawl

/// Steps are the same on every machine: work that is done twice is seen where times tell nothing.
@Suite struct `The work that is done` {
  @Test func `for the histories of the demo is what it was`() throws {
    let folder = try TemporaryFolder()
    var lines: [String] = []
    for path in try DemoCorpus.write(into: folder.path) {
      var crawl = try TestCrawl()
      let summary = try crawl.run(path, jobs: 1, analyser: .standard(rows: 20))
      let repository = try #require(summary.repositories.first)
      let counts = [
        ("commits", repository.commits), ("blobs", repository.blobs),
        ("readings", repository.readings),
      ]
      lines.append(URL(filePath: path).lastPathComponent)
      lines += (counts + repository.work.counts).map { "  \($0.0) \($0.1)" }
    }
    let text = lines.joined(separator: "\n") + "\n"
    #expect(try Golden("work-of-the-demo.txt").difference(from: text) == nil)
  }

  /// Views that show the next one in several places with what they were given, as those of real apps do.
  @Test func `for views within views is what it was`() throws {
    let levels = (0..<8).map { level in
      """
      struct Level\(level): View {
        let title: String
        let isLong: Bool
        var body: some View {
          VStack {
            Text(title)
            if isLong { Image(systemName: "star").accessibilityLabel("Long") }
            HStack { Level\(level + 1)(title: title, isLong: true); Text("and") }
            Button { go() } label: { Level\(level + 1)(title: title, isLong: isLong) }
            List { ForEach(items) { Level\(level + 1)(title: $0.title, isLong: false) } }
          }
        }
      }
      """
    }
    let source =
      "import SwiftUI\n" + levels.joined(separator: "\n")
      + "\nstruct Level8: View { let title: String; let isLong: Bool\n"
      + "  var body: some View { Text(title).padding() } }\n"
    var reader = ViewsReader()
    var index = ViewIndex()
    _ = index.apply([(path: "Levels.swift", views: reader.read([UInt8](source.utf8).span))])
    var fragments = Fragments()
    var lines: [String] = []
    for type in index.allTypes {
      fragments.work = Work()
      let reading = try #require(read(type, in: index, ReadingSettings(), &fragments))
      lines.append(
        reading.outline.report.name + " "
          + fragments.work.counts.map { "\($0.name) \($0.count)" }.joined(separator: ", "))
    }
    let text = lines.joined(separator: "\n") + "\n"
    #expect(try Golden("work-of-views-within-views.txt").difference(from: text) == nil)
  }
}
