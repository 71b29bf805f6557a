import Testing
import Views

@Suite struct `Linking by name` {
  private func index(_ files: [String: String]) -> ViewIndex {
    var index = ViewIndex()
    _ = index.apply(files.sorted { $0.key < $1.key }.map { ($0.key, lower(Array($0.value.utf8))) })
    return index
  }

  private func row(_ text: String) -> String {
    "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\(text)\") } }\n"
  }

  private func path(_ type: TypeID?, in index: ViewIndex) -> String? {
    type.map { index[$0.file].path }
  }

  @Test func `a type is read under its own name, and the later ones of a name under a number`()
    throws
  {
    let index = index([
      "App/Rows.swift": """
      import SwiftUI
      struct Row { struct Part {} }
      extension Row { struct Part {}; enum Kind { case a } }
      protocol Named {}
      struct Row_Previews: PreviewProvider { static var previews: some View { Text("a") } }
      """,
      "AppTests/Row.swift": row("test"),
    ])
    let file = try #require(index.file(at: "App/Rows.swift"))
    #expect(
      index[file].readNames.compactMap { $0 } == ["Row", "Row.Part", "Row.Part#2", "Row.Kind"])
    #expect(index.types(in: file).count == 4)
    let aside = try #require(index.file(at: "AppTests/Row.swift"))
    #expect(index.types(in: aside).isEmpty)
  }

  @Test(arguments: [
    ("App/Home/Home.swift", "App/Home/Row.swift"),
    ("App/Other/List.swift", "App/Z/Row.swift"),
    ("Packages/Kit/Sources/Kit/Deep/A.swift", "Packages/Kit/Sources/Kit/Row.swift"),
    ("Packages/Kit/Sources/Other/B.swift", "App/Home/Row.swift"),
    ("App/Z/Row.swift", "App/Z/Row.swift"),
  ])
  func `the nearest type wins`(asking: String, found: String) throws {
    var files = [
      "App/Home/Row.swift": row("home"), "App/Z/Row.swift": row("z"),
      "Packages/Kit/Sources/Kit/Row.swift": row("kit"),
      "AppTests/Row.swift": row("test"), "Elsewhere/Row.swift": "private " + row("hidden"),
    ]
    if files[asking] == nil { files[asking] = "import SwiftUI\n" }
    if asking == "App/Other/List.swift" { files["App/Home/Row.swift"] = "import SwiftUI" }
    let index = index(files)
    var linker = Linker(index)
    let file = try #require(index.file(at: asking))
    let expected = asking.hasPrefix("Packages/Kit/Sources/Other") ? found : found
    #expect(path(linker.type(named: NameHash.of("Row"), from: file), in: index) == expected)
  }

  @Test func `a private type is seen in its own file only`() throws {
    let index = index([
      "A.swift": "import SwiftUI\nprivate struct Row: View { var body: some View { Text(\"a\") } }",
      "B.swift": "import SwiftUI\n",
    ])
    var linker = Linker(index)
    let (a, b) = (try #require(index.file(at: "A.swift")), try #require(index.file(at: "B.swift")))
    #expect(linker.type(named: NameHash.of("Row"), from: a) != nil)
    #expect(linker.type(named: NameHash.of("Row"), from: b) == nil)
  }

  @Test func `nested types win inside their type and are reached through it outside`() throws {
    let index = index([
      "A.swift": """
      import SwiftUI
      struct Outer: View { struct Row: View { var body: some View { Text("in") } }
        var body: some View { Row() } }
      """,
      "B.swift": row("out"),
      "C.swift":
        "import SwiftUI\nextension Outer { struct Late: View { var body: some View { Row() } } }",
    ])
    var linker = Linker(index)
    let (a, b) = (try #require(index.file(at: "A.swift")), try #require(index.file(at: "B.swift")))
    let found = linker.type(named: NameHash.of("Outer"), from: b)
    let outer = try #require(found)
    let row = NameHash.of("Row")
    #expect(path(linker.type(named: row, from: a, inside: outer), in: index) == "A.swift")
    #expect(path(linker.type(named: row, from: a), in: index) == "B.swift")
    #expect(path(linker.type(named: row, nestedIn: outer), in: index) == "A.swift")
    #expect(path(linker.type(named: NameHash.of("Late"), nestedIn: outer), in: index) == "C.swift")
  }

  @Test func `conformance comes through extensions, protocols, superclasses and other names`()
    throws
  {
    let index = index([
      "A.swift": "import SwiftUI\nstruct One {}\nstruct Two: Screen {}\nstruct Not: Equatable {}\n"
        + "class Base: UIView {}\nclass Leaf: Base {}\ntypealias Uno = One\n",
      "B.swift": "import SwiftUI\nextension One: View { var body: some View { Text(\"\") } }\n"
        + "protocol Screen: View {}\nprotocol Loop: Loop {}\nstruct Round: Loop {}",
    ])
    var linker = Linker(index)
    let file = try #require(index.file(at: "A.swift"))
    func type(_ name: String) throws -> TypeID {
      let found = linker.type(named: NameHash.of(name), from: file)
      return try #require(found)
    }
    for (name, isView) in [
      ("One", true), ("Two", true), ("Not", false), ("Uno", true), ("Round", false),
    ] {
      let id = try type(name)
      #expect(linker.isView(id) == isView, "\(name)")
    }
    let leaf = try type("Leaf")
    let isUIView = linker.inherits(leaf, .UIView)
    #expect(isUIView)
  }

  @Test func `members come from the type and its extensions`() throws {
    let index = index([
      "A.swift":
        "import SwiftUI\nstruct One: View { init(a: Int) {}; var body: some View { header } }",
      "B.swift":
        "import SwiftUI\nextension One { var header: some View { Text(\"\") }; init() {} }",
      "C.swift": "import SwiftUI\nextension View { func card() -> some View { self } }\n"
        + "private extension View { func secret() -> some View { self } }\nfunc make() -> some View { Text(\"\") }",
    ])
    var linker = Linker(index)
    let file = try #require(index.file(at: "A.swift"))
    let found = linker.type(named: NameHash.of("One"), from: file)
    let one = try #require(found)
    #expect(
      linker.members(of: one, named: NameHash.of("header")).map { index[$0.file].path } == [
        "B.swift"
      ])
    #expect(linker.initializers(of: one).count == 2)
    #expect(linker.viewExtension(named: NameHash.of("card"), from: file).count == 1)
    #expect(linker.viewExtension(named: NameHash.of("secret"), from: file).isEmpty)
    #expect(linker.globals(named: NameHash.of("make"), from: file).count == 1)
    #expect(linker.globals(named: NameHash.of("header"), from: file).isEmpty)
  }

  @Test func `an extension belongs to the type it names, also among types of one name`() throws {
    let index = index([
      "A.swift":
        "import SwiftUI\nstruct A { struct Row: View { var body: some View { Text(\"\") } } }",
      "B.swift":
        "import SwiftUI\nstruct B { struct Row: View { var body: some View { Text(\"\") } } }\n"
        + row("top"),
      "C.swift":
        "import SwiftUI\nextension A.Row { var inA: Int { 1 } }\nextension Row { var inTop: Int { 1 } }",
    ])
    var linker = Linker(index)
    let file = try #require(index.file(at: "C.swift"))
    let row = NameHash.of("Row")
    var holders: [String: [String]] = [:]
    for name in ["A", "B"] {
      guard let outer = linker.type(named: NameHash.of(name), from: file),
        let type = linker.type(named: row, nestedIn: outer)
      else { continue }
      holders[name] = ["inA", "inTop"].filter {
        !linker.members(of: type, named: NameHash.of($0)).isEmpty
      }
    }
    if let top = linker.type(named: row, from: file) {
      holders["top"] = ["inA", "inTop"].filter {
        !linker.members(of: top, named: NameHash.of($0)).isEmpty
      }
    }
    #expect(holders == ["A": ["inA"], "B": [], "top": ["inTop"]])
  }

  @Test func `tests and previews are never linked`() throws {
    let index = index([
      "AppTests/A.swift": row("x"), "B.swift": "import XCTest\n" + row("y"),
      "C.swift": "import SwiftUI\nstruct P: PreviewProvider { struct Row: View {} }",
    ])
    var linker = Linker(index)
    let file = try #require(index.file(at: "C.swift"))
    #expect(linker.type(named: NameHash.of("Row"), from: file) == nil)
    #expect(index.allTypes.isEmpty)
  }

  @Test func `an import counts for the file that has it, and for who asked of that file`() throws {
    let kit = NameHash.of("Kit")
    var index = index(["A.swift": row("a"), "B.swift": row("b")])
    let (a, b) = (try #require(index.file(at: "A.swift")), try #require(index.file(at: "B.swift")))
    for type in index.allTypes {
      var linker = Linker(index)
      let isSeen = linker.imports(kit, in: type.file)
      #expect(!isSeen)
      index.record(linker.lookups, for: type)
    }
    func apply(_ imports: String) -> [TypeID] {
      index.apply([("A.swift", lower(Array((imports + row("a")).utf8)))])
    }
    // Another module is nobody's question.
    #expect(apply("import Other\n").isEmpty)
    #expect(apply("#if canImport(Kit)\nimport Kit\n#endif\n").map(\.file) == [a])
    var linker = Linker(index)
    let seen = [linker.imports(kit, in: a), linker.imports(kit, in: b)]
    #expect(seen == [true, false])
  }

  @Test func `the target of the innermost folder holds`() throws {
    var index = index(["App/A.swift": row("a"), "Packages/Kit/Sources/Kit/B.swift": row("b")])
    #expect(
      index.apply(targets: [
        ("App.xcodeproj/project.pbxproj", DeploymentTarget(major: 17)),
        ("Packages/Kit/Package.swift", DeploymentTarget(major: 16, minor: 4)),
      ]).isEmpty)
    var linker = Linker(index)
    let (a, b) = (
      try #require(index.file(at: "App/A.swift")),
      try #require(index.file(at: "Packages/Kit/Sources/Kit/B.swift"))
    )
    #expect(linker.deploymentTarget(of: a) == DeploymentTarget(major: 17))
    #expect(linker.deploymentTarget(of: b) == DeploymentTarget(major: 16, minor: 4))
  }

  @Test(arguments: [
    ("captions/title.strings", false), ("App/en.lproj/Localizable.strings", true),
    ("App/Localizable.xcstrings", true), ("en.lproj/captions/title.strings", false),
  ])
  func `texts by language make an app one to translate`(_ path: String, _ isLocalised: Bool) {
    var index = ViewIndex()
    _ = index.apply(strings: [(path, StringCatalog(texts: ["k": "A"]))])
    #expect(index.isLocalised == isLocalised)
    _ = index.apply(strings: [(path, nil)])
    #expect(!index.isLocalised)
  }

  @Test func `the first catalogue by path answers`() {
    var index = ViewIndex()
    _ = index.apply(strings: [
      ("b/Localizable.strings", StringCatalog(texts: ["k": "B", "only": "b"])),
      ("a/Localizable.strings", StringCatalog(texts: ["k": "A"])),
    ])
    var linker = Linker(index)
    #expect(linker.text(forKey: "k") == "A")
    #expect(linker.text(forKey: "only") == "b")
    _ = index.apply(strings: [("a/Localizable.strings", nil)])
    linker = Linker(index)
    #expect(linker.text(forKey: "k") == "B")
    #expect(linker.text(forKey: "none") == nil)
  }

  @Test func `of two names one is in the other, and not the other way around`() throws {
    let index = index(["A.swift": "extension A { struct B {} }; struct C { struct A {} }"])
    let file = try #require(index.file(at: "A.swift"))
    let inner = try #require(
      index.types(in: file).first { index[$0.file].fullName(of: $0.index) == "A.B" })
    var linker = Linker(index)
    #expect(linker.type(named: NameHash.of("A"), from: file, inside: inner) == nil)
    #expect(linker.type(named: NameHash.of("B"), from: file, inside: inner) == inner)
  }

  @Test func `an alias is looked up from its first name on`() throws {
    let index = index([
      "App/A.swift": """
      enum Outer { struct Part {}; typealias Short = Middle.Part; enum Middle { struct Part {} } }
      struct Part {}
      typealias First = Outer.Part
      typealias Second = Outer.Short
      typealias Third = App.Part
      typealias Fourth = Elsewhere.Part
      typealias Ring = Outer2.Ring
      enum Outer2 { typealias Ring = Outer2.Ring }
      """
    ])
    let file = try #require(index.file(at: "App/A.swift"))
    var linker = Linker(index)
    func name(_ alias: String) -> String? {
      linker.type(named: NameHash.of(alias), from: file).map {
        index[$0.file].fullName(of: $0.index)
      }
    }
    #expect(name("First") == "Outer.Part")
    #expect(name("Second") == "Outer.Middle.Part")
    #expect(name("Third") == "Part")
    #expect(name("Fourth") == nil)
    #expect(name("Ring") == nil)
    let names = linker.names(aliasedBy: NameHash.of("Fourth"), from: file, inside: nil)
    #expect(names == ["Elsewhere", "Part"])
  }

  @Test func `a text is that of the table whose name is before its key`() {
    var index = ViewIndex()
    _ = index.apply(strings: [
      ("a/Cart.strings", StringCatalog(texts: ["title": "Cart", "shot": "Caption"])),
      ("b/Start.xcstrings", StringCatalog(texts: ["title": "Start"])),
      ("Localizable.strings", StringCatalog(texts: ["open": "Open"])),
    ])
    var linker = Linker(index)
    #expect(linker.text(forSymbol: ["Cart", "title"]) == "Cart")
    #expect(linker.text(forSymbol: ["Start", "title"]) == "Start")
    #expect(linker.text(forSymbol: ["Localizable", "open"]) == "Open")
    #expect(linker.text(forSymbol: ["Other", "title"]) == nil)
    // Captions of screenshots are no texts of the app.
    #expect(linker.text(forKey: "shot") == nil)
    let before = index.answers(to: linker.lookups)
    _ = index.apply(strings: [("b/Start.xcstrings", StringCatalog(texts: ["title": "Begin"]))])
    #expect(index.answers(to: linker.lookups) != before)
    linker = Linker(index)
    #expect(linker.text(forSymbol: ["Start", "title"]) == "Begin")
  }
}
