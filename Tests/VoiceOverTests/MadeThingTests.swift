import Testing
import VoiceOver

/// What views and values are made of where the source says it in a roundabout way.
@Suite struct `What is made` {
  private func said(_ body: String, _ beside: String = "") throws -> [String] {
    try #require(Sample(body: body, beside).main).said
  }

  @Test func `of a list that is put together as texts is one text`() throws {
    #expect(
      try said(
        "parts.map { $0.text }.reduce(into: Text(\"\")) { $0 = $0 + $1 }",
        """
        import Pieces
        extension Sample { var parts: [Piece] { Cutter().cut("a b") } }
        extension Piece { var text: Text { Text(words) } }
        """
      ).count == 1)
  }

  @Test(arguments: [
    (".init(\"shut\")", "shut. Image."), ("Self(\"shut\")", "shut. Image."),
    ("Image(\"shut\")", "shut. Image."), (".init(systemName: \"star\")", "Favorite. Image."),
  ])
  func `in an extension of a view is that view`(_ made: String, _ speech: String) throws {
    #expect(
      try said("Image.shut", "extension Image { static var shut: Self { \(made) } }") == [speech])
  }

  /// Only the property that it is given to says what it is.
  @Test(arguments: [
    ("isOn ? .init(systemName: \"star\") : nil", ["A. Button."]),
    ("isOn ? nil : .init(systemName: \"star\")", ["A. Button."]),
    ("isOn ? (isOld ? .init(systemName: \"star\") : .sign) : nil", ["at times sign, A. Button."]),
    ("isOn ? .sign : .init(decorative: \"b\")", ["at times sign, A. Button."]),
    ("given ?? .init(systemName: \"star\")", ["at times ‹given›, A. Button."]),
    ("isOn ? .made(up: 1) : nil", ["at times ‹made?›, A. Button."]),
  ])
  func `by a dot on a side of a choice is what the place is for`(
    _ icon: String, _ speech: [String]
  ) throws {
    let tip = """
      extension Image { static let sign = Image("sign") }
      struct Tip: View {
        let icon: Image?
        var body: some View { Button { act() } label: { HStack { icon?.offset(x: 2); Text("A") } } }
      }
      """
    let report = try #require(Sample(body: "Tip(icon: \(icon))", tip).main)
    #expect(report.stops.map { $0.spoken?.speech ?? $0.speech } == speech)
  }

  /// A style that is a view fills a place, whatever it is kept in.
  @Test(arguments: [
    "List { Text(\"A\") }.background(look.page)", "ZStack { look.page; Text(\"A\") }",
    "ZStack { Tone(name: \"B\"); Text(\"A\") }",
  ])
  func `of a style is no stop`(_ body: String) throws {
    let sample = Sample(
      body: body,
      """
      struct Tone: ShapeStyle, View {
        var value: Double
        init(name: String) { value = 0.5 }
        func resolve(in values: EnvironmentValues) -> Color.Resolved { color.resolve(in: values) }
        var color: Color { Color(white: value) }
      }
      struct Look { var page = Tone(name: "light") }
      extension Sample { var look: Look { Look() } }
      """)
    let report = try #require(sample.main)
    #expect(report.said == ["A."])
    #expect(!report.isOpaque)
  }

  @Test(arguments: [
    "VStack(content: Pair.init)", "Box(content: Pair.init)", "wrap(content: Pair.init)",
  ])
  func `by an initialiser that is handed on is what that makes`(_ body: String) throws {
    #expect(
      try said(
        body,
        """
        struct Pair: View { var body: some View { VStack { Text("A"); Text("B") } } }
        struct Box<C: View>: View {
          let content: () -> C
          var body: some View { wrap(content: content) }
        }
        private func wrap<C: View>(content: () -> C) -> some View { HStack(content: content) }
        """) == ["A.", "B."])
  }

  @Test func `of several texts at once is told by the same question`() throws {
    let sample = Sample(
      body: """
        let (title, icon) = isOpen ? ("Less", "minus") : ("More", "plus")
        Text(title)
        Image(icon)
        """, "extension Sample { var isOpen: Bool { Bool.random() } }")
    let report = try #require(sample.main)
    #expect(report.said.count == 2)
    #expect(report.said.first?.contains("Less") == true)
  }

  /// Both that a closure is given of each are parts of it, and no list.
  @Test func `of pairs has as many rows as its second part`() throws {
    let sample = Sample(
      body: """
        let groups = [("Near", near), ("Far", far)].filter { !$0.1.isEmpty }
        List {
          ForEach(groups, id: \\.0) { title, people in
            Section(title) { ForEach(people, id: \\.self) { Text($0) } }
          }
        }
        """,
      """
      extension Sample {
        var near: [String] { load() }
        var far: [String] { load() }
      }
      """)
    #expect(try #require(sample.main).swipes.platform.text == "42")
  }

  /// Nobody saw it being made, so what it may hold it may hold.
  @Test(arguments: [
    ("given.more", ["‹more›."], "0…1"),
    ("if let more = given.more { more.font(.body) }", ["‹more›."], "0…1"),
    (
      "if let given = shelf.given { given.title; given.more }", ["‹given title›.", "‹more›."], "0…2"
    ),
    ("Line(note: Note(title: Text(\"A\")))", ["A."], "1"),
  ])
  func `elsewhere may have a view or none`(
    _ body: String, _ speech: [String], _ swipes: String
  ) throws {
    let note = """
      struct Note { var title: Text; var more: Text? }
      final class Shelf: ObservableObject { @Published var given: Note? }
      extension Sample { var given: Note { maker.note() }; var shelf: Shelf { maker.shelf() } }
      struct Line: View { let note: Note; var body: some View { note.title; note.more } }
      """
    let report = try #require(Sample(body: body, note).main)
    #expect(report.stops.map { $0.spoken?.speech ?? $0.speech } == speech)
    #expect(report.swipes.platform.text == swipes)
  }

  @Test(arguments: [".animation(.linear)", ".transaction { $0.animation = nil }", ""])
  func `as a modifier is that one however it is animated`(_ animated: String) throws {
    let card = """
      struct Card: ViewModifier { func body(content: Content) -> some View { content; Text("Card") } }
      """
    #expect(try said("Text(\"A\").modifier(Card()\(animated))", card) == ["A.", "Card."])
  }
}
