import Foundation
import Rules
import Testing
import TestSupport
import VoiceOver

@testable import Crawl

@Suite struct `A folder that is watched` {
  private static let inbox = """
    import SwiftUI
    struct InboxView: View {
      var body: some View {
        NavigationStack {
          List { ForEach(0..<20) { _ in HStack { Text("A"); Text("B"); Text("C") } } }
            .navigationTitle("Inbox")
        }
      }
    }
    """
  private static let grouped = inbox.replacing(
    #"Text("C") }"#, with: #"Text("C") }.accessibilityElement(children: .combine)"#)

  private func watched(_ folder: borrowing TemporaryFolder) -> WatchedFolder {
    WatchedFolder(folder.path, rows: 20, settings: Settings())
  }

  @Test func `tells what an edit changed, and nothing where nothing did`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.inbox, to: "Sources/InboxView.swift")
    var watched = watched(folder)
    let first = try watched.update()
    #expect(first.screens.map(\.name) == ["InboxView"])
    #expect(first.appeared.map(\.rule) == ["ungrouped-row"])
    #expect(try watched.update().files.isEmpty)
    try folder.write(Self.grouped, to: "Sources/InboxView.swift")
    let second = try watched.update()
    #expect(second.files == ["Sources/InboxView.swift"])
    let screen = try #require(second.screens.first)
    #expect(screen.old?.swipes.guideline.max == 61)
    #expect(screen.new?.swipes.guideline.max == 21)
    #expect(second.ended.map(\.rule) == ["ungrouped-row"])
    try folder.write(Self.grouped + "\n// A remark.\n", to: "Sources/InboxView.swift")
    let third = try watched.update()
    #expect(third.files.count == 1 && third.screens.isEmpty && third.ended.isEmpty)
  }

  @Test func `keeps what does not parse as it was`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.inbox, to: "InboxView.swift")
    var watched = watched(folder)
    _ = try watched.update()
    try folder.write(
      Self.inbox + "\nstruct Next: View { var body: some View {", to: "InboxView.swift")
    let broken = try watched.update()
    #expect(broken.broken.map(\.path) == ["InboxView.swift"])
    #expect(broken.screens.isEmpty && watched.screens.map(\.name) == ["InboxView"])
    try folder.write(Self.grouped, to: "InboxView.swift")
    let mended = try watched.update()
    #expect(mended.broken.isEmpty && mended.screens.count == 1)
  }

  @Test func `takes a file that is put in the place of another, or goes`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.inbox, to: "InboxView.swift")
    try folder.write("struct Other {}", to: "Other.swift")
    var watched = watched(folder)
    _ = try watched.update()
    try folder.write(Self.grouped, to: "InboxView.swift.new")
    try FileManager.default.removeItem(at: folder.url.appending(path: "InboxView.swift"))
    try FileManager.default.moveItem(
      atPath: folder.path("InboxView.swift.new"), toPath: folder.path("InboxView.swift"))
    #expect(try watched.update().screens.first?.new?.swipes.guideline.max == 21)
    try FileManager.default.removeItem(at: folder.url.appending(path: "InboxView.swift"))
    let gone = try watched.update()
    #expect(gone.screens.first.map { $0.new == nil } == true)
    #expect(watched.screens.isEmpty)
  }

  @Test func `is after any edits what it is when read at once`() throws {
    let folder = try TemporaryFolder()
    let texts = [
      Self.inbox, Self.grouped, "struct Broken {", "",
      Self.inbox.replacing("InboxView", with: "SentView"), Self.grouped.replacing("20", with: "3"),
    ]
    var watched = watched(folder)
    for step in 0..<24 {
      let file = "File\(step * 7 % 3).swift"
      if step % 5 == 4 {
        try? FileManager.default.removeItem(at: folder.url.appending(path: file))
      } else if step % 6 != 2 {
        try folder.write(texts[step % texts.count], to: file)
      }
      _ = try watched.update()
    }
    // What does not parse is told as it was before: nothing of that may be left for a comparison.
    for file in 0..<3 { try folder.write(texts[file], to: "File\(file).swift") }
    try folder.write(Self.grouped, to: "File2.swift")
    _ = try watched.update()
    var anew = self.watched(folder)
    _ = try anew.update()
    #expect(watched.screens == anew.screens && !anew.screens.isEmpty)
    #expect(watched.findings == anew.findings && !anew.findings.isEmpty)
  }

  @Test func `throws in one sentence where it is gone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.inbox, to: "App/InboxView.swift")
    var watched = WatchedFolder(folder.path("App"), rows: 20, settings: Settings())
    _ = try watched.update()
    try FileManager.default.removeItem(at: folder.url.appending(path: "App"))
    #expect(throws: SourceTreeError.self) { try watched.update() }
    try folder.write(Self.grouped, to: "App/InboxView.swift")
    #expect(try watched.update().screens.count == 1)
  }
}
