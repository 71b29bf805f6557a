import Foundation
import Testing

@testable import Demo

@Suite struct `The demo corpus` {
  @Test(arguments: DemoCorpus.stories.map(\.name))
  func `tells a story that can be written twice with the same ids`(_ name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let heads = try (0..<2).map { _ in
      let paths = try DemoCorpus.write(into: folder)
      let path = try #require(paths.first { $0.hasSuffix("/\(name).git") })
      return try String(contentsOfFile: path + "/refs/heads/main", encoding: .utf8)
    }
    #expect(heads[0] == heads[1])
    #expect(heads[0].count == 41)
  }

  @Test(arguments: DemoCorpus.stories.map(\.name))
  func `moves forward in time along the mainline`(_ name: String) throws {
    let text = try #require(DemoCorpus.stories.first { $0.name == name }).text
    let commits = try Story(name: "", text: text).commits
    let times = commits.filter { $0.branch == nil }.map(\.time)
    #expect(times == times.sorted())
    #expect(commits.count >= 5)
  }

  @Test func `refuses an edit of text that is not there`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let story = try Story(
      name: "odd",
      text: """
        === 2024-01-01T00:00:00Z A B | One
        +++ a.txt
        one
        ~~~ a.txt
        @@
        two
        @@
        three
        @@
        """)
    let writer = try RepositoryWriter(creating: folder)
    #expect(throws: StoryError.self) { try story.write(to: writer) }
  }
}
