import Evaluation
import Syntax
import Testing
import VoiceOver

@testable import Scenes
@testable import Views

/// With what views have in common, and without, the same is read.
@Suite struct `Fragments of screens` {
  @Test(arguments: [1, 2, 3])
  func `change nothing of what is read, whatever changes around them`(seed: UInt64) {
    var app = MadeUpApp(seed: seed)
    var index = ViewIndex()
    var fragments = Fragments()
    for edit in 0..<8 {
      _ = index.apply(app.edit(isFirst: edit == 0))
      fragments.forget(index.takeChanges(), in: index)
      var prints = PartPrints()
      for type in index.allTypes.shuffled(using: &app.chance) {
        let shared = attempt(type, in: index, ReadingSettings(), &fragments)
        var none = Fragments()
        let alone = attempt(type, in: index, ReadingSettings(), &none)
        #expect(shared.reading?.outline.report == alone.reading?.outline.report, "edit \(edit)")
        #expect(shared.reading?.outline.inner == alone.reading?.outline.inner)
        #expect(shared.reading?.outline.mentions == alone.reading?.outline.mentions)
        #expect(shared.reading?.scene.nodes.count == alone.reading?.scene.nodes.count)
        if let scene = shared.reading?.scene {
          // The one knows the prints of all parts after it, and the other knows of none.
          _ = ScenePrint.value(of: scene, LiveFiles(of: index), &prints)
          let known = ScenePrint.value(of: scene, LiveFiles(of: index), &prints)
          var (written, none) = (scene, PartPrints())
          written.placed = []
          #expect(known == ScenePrint.value(of: written, LiveFiles(of: index), &none))
        }
        var missing = 0
        alone.lookups.forEach { key in if !shared.lookups.contains(key) { missing += 1 } }
        #expect(missing == 0, "what a fragment asked is asked by all that show it")
      }
    }
    // Else there would be nothing to compare.
    #expect(fragments.work.placed > 700)
  }

  /// Of a part only what is its own is told; what others show in it is left out, and told where it is read.
  @Test(arguments: [1, 2, 3])
  func `are left out of what others speak for, and the rest of it is the same`(
    seed: UInt64
  ) {
    var app = MadeUpApp(seed: seed)
    var index = ViewIndex()
    var fragments = Fragments()
    var saved = 0
    for edit in 0..<8 {
      _ = index.apply(app.edit(isFirst: edit == 0))
      fragments.forget(index.takeChanges(), in: index)
      var told: [TypeID: Set<DressedMention>] = [:]
      var all: [TypeID: Set<DressedMention>] = [:]
      for type in index.allTypes.shuffled(using: &app.chance) {
        let part = attempt(type, in: index, ReadingSettings(isPart: true), &fragments).reading
        var none = Fragments()
        let whole = attempt(type, in: index, ReadingSettings(), &none).reading
        #expect(part?.outline.inner.map(\.swipes) == whole?.outline.inner.map(\.swipes))
        told[type] = Set(part?.outline.mentions ?? [])
        all[type] = Set(whole?.outline.mentions ?? [])
        saved += (whole?.scene.nodes.count ?? 0) - (part?.scene.nodes.count ?? 0)
      }
      // What a view shows is mentioned by it, or by a view that it shows.
      for (type, mentions) in all {
        #expect(told[type]?.isSubset(of: mentions) == true, "edit \(edit)")
        var known = told[type] ?? []
        var open = Array(known)
        while let next = open.popLast() {
          for mention in told[next.type] ?? [] where known.insert(mention).inserted {
            open.append(mention)
          }
        }
        #expect(Set(mentions.map(\.type)).isSubset(of: known.map(\.type)), "edit \(edit)")
      }
    }
    #expect(saved > 2_000)
  }

  @Test func `are one for all that hand the same value on, through however many hands`() throws {
    func bodies(_ way: String) throws -> Int {
      var index = ViewIndex()
      let source = """
        import SwiftUI
        final class Model { var name = "" }
        struct Near: View { let model: Model; var body: some View { \(way) } }
        struct Hand: View { let held: Model; var body: some View { Far(model: held) } }
        struct Far: View {
          let model: Model
          var body: some View { VStack { \(MadeUpApp.lines) }; Text(model.name) }
        }
        """
      _ = index.apply([(path: "A.swift", views: fileViews(of: Array(source.utf8).span))])
      var fragments = Fragments()
      let type = try #require(index.allTypes.first { index.name(of: $0) == "Near" })
      _ = attempt(type, in: index, ReadingSettings(), &fragments)
      return fragments.work.bodies
    }
    #expect(try bodies("Far(model: model)") == 2)
    #expect(try bodies("Far(model: model); Hand(held: model); Hand(held: model)") == 4)
  }

  /// Who is read first writes it, and the other one finds it: so it may not hang on what stands around.
  @Test func `are the same whoever shows them first`() throws {
    let source = """
      import SwiftUI
      import Others
      struct Plain: View { var body: some View { VStack { Tile() } } }
      struct Listed: View { var body: some View { OtherList(id: 0) { Tile() } } }
      struct Loading: View { let url: URL; var body: some View { AsyncImage(url: url) { _ in Tile() } } }
      struct Tile: View {
        @StateObject private var loader = Loader()
        var body: some View {
          VStack { \(MadeUpApp.lines) }
          if let view = loader.image { view.resizable() }
        }
      }
      """
    var index = ViewIndex()
    _ = index.apply([(path: "A.swift", views: fileViews(of: Array(source.utf8).span))])
    let types = ["Plain", "Listed", "Loading"].compactMap { name in
      index.allTypes.first { index.name(of: $0) == name }
    }
    func said(_ order: [TypeID]) -> [TypeID: [String]] {
      var fragments = Fragments()
      return order.reduce(into: [:]) { said, type in
        let reading = attempt(type, in: index, ReadingSettings(), &fragments).reading
        said[type] = reading?.outline.report.said ?? []
      }
    }
    let first = said(types)
    #expect(first == said(types.reversed()))
    #expect(types.allSatisfy { first[$0]?.contains("‹loader.image›. Image.") == true })
  }

  /// A row is handed a whole model, and looks at little of it.
  @Test func `are one for all that differ in nothing the view asks for`() throws {
    func read(_ rows: String) throws -> (bodies: Int, said: [String]) {
      let source = """
        import SwiftUI
        struct Router { let way: String }
        struct Theme { let tint: String }
        final class Post {
          let title: String
          let router: Router
          init(title: String, router: Router) { self.title = title; self.router = router }
        }
        struct Screen: View { let one: String; var body: some View { \(rows) } }
        struct Line: View {
          let post: Post
          var body: some View { VStack { \(MadeUpApp.lines) }; Words(post: post) }
        }
        struct Words: View {
          let post: Post
          var body: some View { VStack { \(MadeUpApp.lines) }; Text(post.title) }
        }
        """
      var index = ViewIndex()
      _ = index.apply([(path: "A.swift", views: fileViews(of: Array(source.utf8).span))])
      var fragments = Fragments()
      let type = try #require(index.allTypes.first { index.name(of: $0) == "Screen" })
      let reading = try #require(attempt(type, in: index, ReadingSettings(), &fragments).reading)
      let said = reading.outline.report.said.filter { !$0.hasPrefix("Line") }
      return (fragments.work.bodies, said)
    }
    func row(_ title: String, _ way: String) -> String {
      "Line(post: Post(title: \(title), router: Router(way: \"\(way)\")))"
    }
    let alike = try read(["left", "right", "up"].map { row("one", $0) }.joined(separator: "; "))
    #expect(alike.bodies == 3)
    #expect(alike.said == ["‹one›.", "‹one›.", "‹one›."])
    let others = try read("\(row("one", "left")); \(row("\"Two\"", "left"))")
    #expect(others.bodies == 5)
    #expect(others.said == ["‹one›.", "Two."])
    // What is set around it, and nobody asks for, is no difference either.
    let set = try read(
      "\(row("one", "left")).environmentObject(Theme(tint: \"red\")); \(row("one", "up"))")
    #expect(set.bodies == 3)
  }

  @Test func `are placed with the names that what is unknown has there`() throws {
    let sample = Sample([
      "Row.swift": MadeUpApp.row,
      "Screen.swift": """
      import SwiftUI
      struct Screen: View {
        let first: Item
        let second: Item
        var body: some View {
          Row(title: first.name, detail: "One") { Text(first.note) }
          Row(title: second.name, detail: "One") { Text(second.note) }
          Row(title: second.name, detail: "Two") { Text(second.note) }
        }
      }
      """,
    ])
    let said = try #require(sample["Screen"]).said.filter { !$0.hasPrefix("Line") }
    #expect(
      said == [
        "‹first.name›.", "One.", "‹first.note›.", "‹second.name›.", "One.", "‹second.note›.",
        "‹second.name›.", "Two.", "‹second.note›.",
      ])
  }

  @Test func `are told apart by what their conditions come to`() throws {
    let sample = Sample([
      "Row.swift": MadeUpApp.row,
      "Screen.swift": """
      import SwiftUI
      struct Card: View {
        let isOn: Bool
        var body: some View {
          Row(title: "T", detail: "One") { Text("Note") }
          if isOn { Text("On") } else { Text("Off") }
        }
      }
      struct Passed: View {
        let isOff: Bool
        var body: some View { Card(isOn: !isOff) }
      }
      struct Screen: View {
        @State private var isOpen = false
        func change() { isOpen = true }
        var body: some View {
          Passed(isOff: true)
          Passed(isOff: false)
          if isOpen { Card(isOn: isOpen); Text("Here") }
          if !isOpen { Card(isOn: isOpen) }
        }
      }
      """,
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said.filter { $0 == "On." || $0 == "Off." } == ["Off.", "On.", "On."])
  }

  /// Deeper than is written out, so that each level is cut elsewhere in what it shows.
  @Test(arguments: [false, true])
  func `are cut where they would be without`(isUpwards: Bool) throws {
    let levels = (0..<40).map { level in
      """
      struct Level\(level): View {
        let title: String
        var body: some View {
          Text(title)
          Box { Row(title: title, detail: "One") { Text("Part \(level % 3)") } }
          Box { Box { Level\(level + 1)(title: title) } }
        }
      }
      """
    }
    let source = """
      import SwiftUI
      struct Screen: View {
        let title: String
        var body: some View { Box { Box { Left(title: title); Right(title: title) } } }
      }
      struct Other: View { let title: String; var body: some View { Right(title: title) } }
      struct Left: View { let title: String; var body: some View { Level20(title: title) } }
      struct Right: View { let title: String; var body: some View { Level20(title: title) } }
      \(levels.joined(separator: "\n"))
      struct Level40: View { let title: String; var body: some View { Text(title) } }
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { HStack { content() } } }
      }
      """
    let found = deeply {
      var index = ViewIndex()
      _ = index.apply([
        (path: "Levels.swift", views: fileViews(of: Array(source.utf8).span)),
        (path: "Row.swift", views: fileViews(of: Array(MadeUpApp.row.utf8).span)),
      ])
      var fragments = Fragments()
      var (cut, differing) = (0, 0)
      for type in isUpwards ? index.allTypes.reversed() : Array(index.allTypes) {
        let shared = attempt(type, in: index, ReadingSettings(), &fragments).reading
        var none = Fragments()
        let alone = attempt(type, in: index, ReadingSettings(), &none).reading
        let isSame =
          shared?.outline.report == alone?.outline.report
          && shared?.scene.nodes.count == alone?.scene.nodes.count
        if !isSame { differing += 1 }
        if alone?.outline.report.isOpaque == true { cut += 1 }
      }
      return [cut, differing]
    }
    let (cut, differing) = (found?[0] ?? 0, found?[1] ?? -1)
    #expect(differing == 0)
    #expect(cut > 10)
  }

  @Test func `know a view that is part of itself`() throws {
    let lines = MadeUpApp.lines
    let sample = Sample([
      "Tree.swift": """
      import SwiftUI
      struct Branch: View { var body: some View { Leaf(title: "Down") ; Text("Branch") } }
      struct Leaf: View {
        let title: String
        var body: some View { \(lines); Text(title); Branch() }
      }
      struct Screen: View { var body: some View { Leaf(title: "Up"); Branch(); Leaf(title: "Up") } }
      """
    ])
    let said = try #require(sample["Screen"]).said.filter { !$0.hasPrefix("Line") }
    // Each leaf ends where its branch would hold a leaf again.
    #expect(said.filter { $0 == "Up." }.count == 2)
    #expect(said.filter { $0 == "Down." }.count == 1)
  }

  private static let kinds = """
    import SwiftUI
    enum Kind { case note, quote }
    struct Event: View {
      let kind: Kind
      var body: some View {
        VStack { \(MadeUpApp.lines) }
        Text("Event")
        if kind == .note { Quote(); Quote() } else { Quote() }
      }
    }
    struct Quote: View {
      var body: some View { VStack { \(MadeUpApp.lines) }; Event(kind: .quote) }
    }
    struct Notes: View { var body: some View { Event(kind: .note); Event(kind: .note) } }
    struct Quotes: View { var body: some View { Event(kind: .quote); Quote() } }
    struct Open: View {
      let kind: Kind
      var body: some View { Event(kind: kind); Quote(); Event(kind: .note) }
    }
    """

  /// A quote in a note is another kind of row: what lies between the two is written out once.
  @Test func `are kept between a view and one of another kind in it`() throws {
    var index = ViewIndex()
    _ = index.apply([(path: "A.swift", views: fileViews(of: Array(Self.kinds.utf8).span))])
    let notes = try #require(index.allTypes.first { index.name(of: $0) == "Notes" })
    var fragments = Fragments()
    _ = attempt(notes, in: index, ReadingSettings(), &fragments)
    // The screen, a note, a quote, and the event in it; there the next quote is one in itself.
    #expect(fragments.work.bodies == 4)
    // In whichever order they are read, each finds what holds where it stands, and nothing else.
    let names = ["Notes", "Quotes", "Open", "Quote", "Event"]
    var chance = Chance(state: 7)
    for _ in 0..<12 {
      var shared = Fragments()
      for name in names.shuffled(using: &chance) {
        let type = try #require(index.allTypes.first { index.name(of: $0) == name })
        var none = Fragments()
        let alone = attempt(type, in: index, ReadingSettings(), &none).reading
        let beside = attempt(type, in: index, ReadingSettings(), &shared).reading
        #expect(alone?.outline.report == beside?.outline.report, "\(name)")
        #expect(alone?.scene.nodes.count == beside?.scene.nodes.count, "\(name)")
      }
    }
  }
}
