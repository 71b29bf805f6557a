import Testing
import Views

@Suite struct `A name that a package has as well` {
  private static let card = "//github.com/acme/Kit//Cards/Sources/Cards/Card.swift"
  private static let core = "//github.com/acme/Kit//Core/Sources/Core/Core.swift"
  private static let other = "//github.com/acme/Other//Other/Sources/Other/Other.swift"

  private func index(_ files: [String: String]) -> ViewIndex {
    var index = ViewIndex()
    _ = index.apply(files.sorted { $0.key < $1.key }.map { ($0.key, lower(Array($0.value.utf8))) })
    return index
  }

  private func view(_ name: String, _ access: String = "public ") -> String {
    "import SwiftUI\n\(access)struct \(name): View { \(access)var body: some View { Text(\"a\") } }\n"
  }

  private func found(_ name: String, from path: String, in index: ViewIndex) throws -> String? {
    var linker = Linker(index)
    let file = try #require(index.file(at: path))
    return linker.type(named: NameHash.of(name), from: file).map { index[$0.file].path }
  }

  @Test func `is the app's own where it has one`() throws {
    let index = index([
      "App/A.swift": "import SwiftUI\nimport Cards\n", "App/Deep/Card.swift": view("Card", ""),
      Self.card: view("Card"),
    ])
    #expect(try found("Card", from: "App/A.swift", in: index) == "App/Deep/Card.swift")
    #expect(try found("Card", from: Self.card, in: index) == Self.card)
  }

  @Test(arguments: [
    ("import Cards\n", "public ", true), ("", "public ", false),
    ("import Core\n", "public ", false),
    ("import Cards\n", "", false), ("import Cards\n", "fileprivate ", false),
    ("import Cards\n", "open ", true), ("@_exported import Cards\n", "public ", true),
  ])
  func `is seen where it is public and imported`(
    _ imports: String, _ access: String, _ isSeen: Bool
  ) throws {
    let index = index([
      "App/A.swift": "import SwiftUI\n" + imports, Self.card: view("Card", access),
    ])
    #expect(try found("Card", from: "App/A.swift", in: index) == (isSeen ? Self.card : nil))
  }

  @Test func `is seen in public extensions, and not in types that are not`() throws {
    let index = index([
      "App/A.swift": "import SwiftUI\nimport Cards\n",
      Self.card: """
      import SwiftUI
      public enum Kit {}
      extension Kit { public struct Open {}; struct Shut {} }
      public extension Kit { struct Wide {} }
      struct Inner { public struct Deep {} }
      """,
    ])
    let app = try #require(index.file(at: "App/A.swift"))
    for (outer, name, isSeen) in [
      ("Kit", "Open", true), ("Kit", "Wide", true), ("Inner", "Deep", false),
    ] {
      var linker = Linker(index)
      let type = linker.type(named: NameHash.of(outer), from: app)
      let inner = type.flatMap { linker.type(named: NameHash.of(name), nestedIn: $0) }
      #expect((inner != nil) == isSeen, "\(outer).\(name)")
    }
  }

  @Test func `stays in its package, and sees nothing of the app`() throws {
    let index = index([
      "App/Theme.swift": view("Theme", "public ") + view("Core", "public "),
      Self.card: view("Card"), Self.core: view("Core", ""), Self.other: view("Thing"),
    ])
    #expect(try found("Theme", from: Self.card, in: index) == nil)
    #expect(try found("Core", from: Self.card, in: index) == Self.core)
    #expect(try found("Thing", from: Self.card, in: index) == nil)
    #expect(try found("Core", from: "App/Theme.swift", in: index) == "App/Theme.swift")
  }

  @Test func `adds to views only what is public and imported`() throws {
    let added = """
      import SwiftUI
      extension View {
        public func open() -> some View { self }
        func shut() -> some View { self }
      }
      public extension View { func wide() -> some View { self } }
      public func make() -> some View { Text("a") }
      func hide() -> some View { Text("a") }
      """
    let index = index([
      "App/A.swift": "import SwiftUI\nimport Cards\n", "App/B.swift": "import SwiftUI\n",
      Self.card: added,
    ])
    for (path, seen) in [("App/A.swift", true), ("App/B.swift", false)] {
      let file = try #require(index.file(at: path))
      var linker = Linker(index)
      for (name, isPublic) in [("open", true), ("wide", true), ("shut", false)] {
        let members = linker.viewExtension(named: NameHash.of(name), from: file)
        #expect(members.isEmpty == !(seen && isPublic), "\(name) from \(path)")
      }
      for (name, isPublic) in [("make", true), ("hide", false)] {
        let members = linker.globals(named: NameHash.of(name), from: file)
        #expect(members.isEmpty == !(seen && isPublic), "\(name) from \(path)")
      }
    }
  }

  @Test func `is no type of the app, and makes none of it`() throws {
    let app = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Text("a") } }
      struct Lost: View { var body: some View { Text("b") } }
      """
    let package =
      "import SwiftUI\npublic struct Card: View { public var body: some View { Lost() } }\n"
    let index = index(["App/A.swift": app, Self.card: package])
    #expect(index.allFiles.map { index[$0].path } == ["App/A.swift"])
    #expect(index.allTypes.allSatisfy { index[$0.file].path == "App/A.swift" })
    let lost = try #require(
      index.allTypes.first { index[$0.file].fullName(of: $0.index) == "Lost" })
    var linker = Linker(index)
    let isUnmade = linker.isUnmade(lost)
    #expect(isUnmade)
  }

  @Test func `makes those read again that asked for it, when the package or the import changes`() {
    var index = ViewIndex()
    let app = "import SwiftUI\nimport Cards\n" + view("Home", "")
    _ = index.apply([("App/A.swift", lower(Array(app.utf8)))])
    func ask() -> TypeID? {
      guard let type = index.allTypes.first else { return nil }
      var linker = Linker(index)
      let found = linker.type(named: NameHash.of("Card"), from: type.file)
      index.record(linker.lookups, for: type)
      return found
    }
    #expect(ask() == nil)
    #expect(index.apply([(Self.card, lower(Array(view("Card").utf8)))]).count == 1)
    #expect(ask() != nil)
    #expect(index.apply([(Self.other, lower(Array(view("Else").utf8)))]).isEmpty)
    let without = app.replacing("import Cards", with: "import Carts")
    #expect(index.apply([("App/A.swift", lower(Array(without.utf8)))]).count == 1)
    #expect(ask() == nil)
    #expect(index.apply([("App/A.swift", lower(Array(app.utf8)))]).count == 1)
    #expect(ask() != nil)
    #expect(index.apply([(Self.card, nil)]).count == 1)
    #expect(ask() == nil)
  }
}
