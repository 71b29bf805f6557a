import Testing
import VoiceOver

/// Values of the app's own types on their way through initialisers, functions and rows.
@Suite struct `A value that is handed on` {
  private static let entries = """
    struct Entry {
      let title: String
      let values: [String]?
      let isShown: Bool
      init(_ title: String, value: String?, isShown: Bool = true) {
        self.title = title
        self.values = value.map { [$0] }
        self.isShown = isShown
      }
    }
    extension Sample {
      var name: String { ask() }
      func entry(_ entry: Entry, others: [Entry]? = nil) -> some View {
        VStack {
          Text(entry.title)
          values(for: entry)
          if let others { grid(others) }
        }
      }
      @ViewBuilder func values(for entry: Entry) -> some View {
        if entry.isShown {
          if let values = entry.values {
            ForEach(Array(zip(values.indices, values)), id: \\.0) { _, value in Button(value) {} }
          } else {
            Text("None")
          }
        }
      }
      func grid(_ all: [Entry]) -> some View {
        ForEach(Array(zip(all.indices, all)), id: \\.0) { _, entry in
          Text(entry.title)
          values(for: entry)
        }
      }
    }
    """

  private func said(_ body: String, _ beside: String = entries) throws -> [String] {
    try #require(Sample(body: body, beside).main).said
  }

  @Test func `keeps what its initialiser does without being told`() throws {
    #expect(try said(#"entry(.init("Age", value: name))"#) == ["Age.", "‹value›. Button."])
    #expect(try said(#"entry(.init("Age", value: nil))"#) == ["Age.", "None."])
    #expect(try said(#"entry(.init("Age", value: nil, isShown: false))"#) == ["Age."])
  }

  @Test func `is one row where an optional was made a list of one`() throws {
    let report = try #require(Sample(body: #"entry(.init("Age", value: name))"#, Self.entries).main)
    #expect(report.rows.map(\.count) == [1])
    #expect(report.rows.contains(where: \.isAssumed) == false)
  }

  @Test func `is of the type that the list around it is declared to be of`() throws {
    let list = #"[.init("Tall", value: name), .init("Wide", value: name)]"#
    let report = try #require(
      Sample(
        body: #"entry(.init("Age", value: nil, isShown: false), others: \#(list))"#, Self.entries
      )
      .main)
    #expect(report.stops.map(\.each).contains(["Tall.", "Wide."]))
    #expect(report.swipes.platform.text == "5")
  }

  @Test func `decides for all rows what is the same for each of them`() throws {
    let body = #"grid([Entry("A", value: nil), Entry("B", value: nil)])"#
    #expect(try #require(Sample(body: body, Self.entries).main).swipes.platform.text == "4")
    let mixed = #"grid([Entry("A", value: nil), Entry("B", value: nil, isShown: false)])"#
    #expect(try #require(Sample(body: mixed, Self.entries).main).swipes.platform.text == "2…4")
  }

  private static let glyphs = """
    struct Glyph {
      enum Form { case plain(name: String); func name() -> String { switch self { case .plain(let name): name } } }
      let form: Form
      init(_ form: Form) { self.form = form }
      init(_ name: String) { self.init(.plain(name: name)) }
      static var moon: Glyph { .init("moon") }
      static let star = Glyph("star")
      func name() -> String { form.name() }
    }
    struct Head<Icon: View>: View {
      let icon: Icon
      init(@ViewBuilder icon: @escaping () -> Icon) { self.icon = icon() }
      var body: some View { icon; Text("Head") }
    }
    struct GlyphView: View {
      let glyph: Glyph
      var body: some View { Text(glyph.name()) }
    }
    extension Head {
      init(icon: Glyph) where Icon == GlyphView { self.init { GlyphView(glyph: icon) } }
    }
    struct Night { let moon: Glyph = .init("moon") }
    extension Glyph { static let night = Night() }
    """

  @Test(arguments: ["Glyph.star", "Glyph.moon", #"Glyph("star")"#])
  func `is made by the initialiser that takes such an argument`(_ glyph: String) throws {
    let name = glyph.contains("moon") ? "moon." : "star."
    #expect(try said("Text(\(glyph).name())", Self.glyphs) == [name])
  }

  @Test(arguments: [".star", ".moon", ".night.moon"])
  func `is no closure, whatever its parameter is called`(_ glyph: String) throws {
    let name = glyph.contains("moon") ? "moon." : "star."
    #expect(try said("Head(icon: \(glyph))", Self.glyphs) == [name, "Head."])
    #expect(try said(#"Head { Text("Own") }"#, Self.glyphs) == ["Own.", "Head."])
  }

  private static let tabs = """
    enum Kind: CaseIterable {
      case all, posts
      var label: String { switch self { case .all: "All"; case .posts: "Posts" } }
    }
    struct Tabs<Item: Hashable>: View {
      let tabs: [Item]
      let label: (Item) -> String
      let count: (Item) -> Int?
      init(
        _ tabs: [Item], label: @escaping (Item) -> String,
        count: @escaping (Item) -> Int? = { _ in nil }
      ) {
        self.tabs = tabs
        self.label = label
        self.count = count
      }
      var body: some View { ScrollViewReader { reader in row(reader) } }
      func row(_ reader: ScrollViewProxy? = nil) -> some View {
        ForEach(Array(tabs.enumerated()), id: \\.offset) { place, tab in
          let count = count(tab)
          if let reader {
            Button(label(tab)) { reader.scrollTo(place) }
          } else {
            Text(label(tab))
          }
          if let count { Text("\\(count) new") }
        }
      }
    }
    """

  @Test(arguments: [#"\.label"#, "{ $0.label }"])
  func `is asked by a key path as by a closure`(_ label: String) throws {
    let report = try #require(Sample(body: "Tabs(Kind.allCases, label: \(label))", Self.tabs).main)
    #expect(report.stops.map(\.each) == [["All. Button.", "Posts. Button."]])
    #expect(report.swipes.platform.text == "2")
  }

  @Test func `has what a closure counts only where one is given`() throws {
    let body = #"Tabs(Kind.allCases, label: \.label, count: { _ in 3 })"#
    #expect(try #require(Sample(body: body, Self.tabs).main).said.contains("3 new."))
  }

  private static func settings(_ path: String) -> String {
    """
    @propertyWrapper struct Setting<Value>: DynamicProperty {
      private let path: \(path)<Settings, Value>
      init(_ path: \(path)<Settings, Value>) { self.path = path }
      var wrappedValue: Value { Settings.main[keyPath: path] }
    }
    final class Settings { var size: Size = .small; var other = 3 }
    enum Size {
      case small, large
      var label: String { switch self { case .small: "Small"; case .large: "Large" } }
    }
    struct Line: View {
      @Setting(\\.size) var size
      var body: some View { Text(size.label) }
    }
    """
  }

  @Test(arguments: ["KeyPath", "ReferenceWritableKeyPath"])
  func `is of the type that a wrapper's key path leads to`(_ path: String) throws {
    let stops = try #require(Sample(body: "Line()", Self.settings(path)).main).stops
    #expect(stops.map { $0.spoken?.speech } == ["Small or Large."])
  }

  private static let feed = """
    enum Feed { case busy, done }
    struct End: View {
      let given: Feed?
      var feed: Feed {
        assert(given != nil)
        return given ?? .busy
      }
      init(feed: Feed) { given = feed }
      @_disfavoredOverload
      init(_ text: some StringProtocol) { given = nil }
      init(_ text: LocalizedStringKey) { given = .done }
      var body: some View {
        switch feed {
        case .busy: ProgressView()
        case .done: Text("End")
        }
      }
    }
    """

  @Test func `is asked through what only checks it, and through what stands in for it`() throws {
    #expect(try said("End(feed: .done)", Self.feed) == ["End."])
    #expect(try said("End(feed: .busy)", Self.feed) != ["End."])
  }

  @Test func `is made last by an initialiser that is set back`() throws {
    #expect(try said(#"End("Feed")"#, Self.feed) == ["End."])
  }
}
