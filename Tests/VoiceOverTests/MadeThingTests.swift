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
}

/// Sides of a branch that end the program.
@Suite struct `A side that is never taken` {
  @Test func `gives a property nothing`() throws {
    let sample = Sample(
      body: "ForEach(sizes, id: \\.self) { Paper(size: $0) }",
      """
      extension Sample { var sizes: [Size] { load() } }
      struct Paper: View {
        private let title: String
        private let picture: Image
        init(size: Size) {
          switch size {
          case .small: title = "Small"; picture = Pictures.small
          case .large: title = "Large"; picture = Pictures.large
          default: fatalError("\\(size)")
          }
        }
        var body: some View { VStack { Text(title); picture.resizable() } }
        enum Pictures { static let small = Image("small"); static let large = Image("large") }
      }
      """)
    let report = try #require(sample.main)
    #expect(!report.isOpaque)
    #expect(report.said.first?.hasPrefix("Small") == true)
  }

  @Test(arguments: [
    "switch kind { case 1: Text(\"A\"); case 2: Text(\"B\"); default: fatalError() }",
    "if kind == 1 { return Text(\"A\") }; return Text(\"B\")",
    "guard kind > 0 else { preconditionFailure() }; return Text(\"A\")",
    "if kind > 0 { Text(\"A\") } else { fatalError() }",
  ])
  func `shows nothing, and takes nothing from the others`(_ code: String) throws {
    let sample = Sample(
      body: "made",
      "extension Sample { var kind: Int { load() }; var made: Text { \(code) } }")
    #expect(try #require(sample.main).swipes.platform.text == "1")
  }
}

/// Views that are handed over in a list, and shown by their number.
@Suite struct `A view of a list` {
  private static let segments = """
    struct Segments<Content: View>: View {
      @Binding private var selection: Int
      private let views: [Content]
      init(selection: Binding<Int>, views: [Content]) {
        _selection = selection
        self.views = views
      }
      var body: some View {
        HStack { ForEach(0..<views.count, id: \\.self) { index in part(index) } }
      }
      func part(_ index: Int) -> some View {
        views[index].onTapGesture { selection = index }
      }
    }
    extension Sample { var chosen: Binding<Int> { load() } }
    """

  @Test func `is one of those that were handed over`() throws {
    let report = try #require(
      Sample(
        body: "Segments(selection: chosen, views: [Text(\"Own\"), Text(\"Made\")])", Self.segments
      ).main)
    #expect(report.swipes.platform.text == "2")
    #expect(!report.isOpaque)
  }

  @Test func `is the one that a number names`() throws {
    let sample = Sample(
      body: "Second(views: [Text(\"Own\"), Text(\"Made\")])",
      "struct Second: View { let views: [Text]; var body: some View { views[1] } }")
    #expect(try #require(sample.main).said == ["Made."])
  }
}

/// What an initialiser is given, and what properties are then.
@Suite struct `What a view is given` {
  @Test func `for its state is what that is first`() throws {
    let sample = Sample(
      body: "Line(title: \"Show all\")",
      """
      struct Line: View {
        @State var title: String
        init(title: String) { self._title = State(initialValue: title) }
        var body: some View { Text(title) }
      }
      """)
    #expect(try #require(sample.main).said == ["Show all."])
  }

  /// A method of the view that gives nothing, under the name of a parameter.
  @Test func `is there where it is a method`() throws {
    let sample = Sample(
      body: "Row(callback: nil); Row(callback: remove)",
      """
      extension Sample { func remove(_ item: Int) {} }
      struct Row: View {
        var onRemove: ((Int) -> ())?
        init(callback: ((Int) -> ())?) { self.onRemove = callback }
        var body: some View {
          HStack { Text("A"); if onRemove != nil { Button("Remove") { onRemove!(1) } } }
        }
      }
      """)
    #expect(try #require(sample.main).swipes.platform.text == "3")
  }

  @Test func `as a text may be a constant of texts`() throws {
    let sample = Sample(
      body: "named(.home)",
      """
      extension String { static let home = "Home" }
      extension Sample { func named(_ text: String) -> some View { Text(text) } }
      """)
    #expect(try #require(sample.main).said == ["Home."])
  }

  @Test func `as bytes says the same words`() throws {
    let sample = Sample(
      body: "Rich(text: .constant(story))",
      """
      extension Sample { var story: String { "Tea" } }
      struct Rich: View {
        @Binding var text: String
        var body: some View {
          Text((try? AttributedString(markdown: text.data(using: .utf8)!)) ?? AttributedString(text))
        }
      }
      """)
    #expect(try #require(sample.main).said == ["Tea."])
  }
}

/// A style of the repository draws the whole of a toggle.
@Suite struct `A toggle in a style` {
  private func said(_ makeBody: String, _ body: String) throws -> [String] {
    let sample = Sample(
      body: body,
      """
      extension Sample { var on: Binding<Bool> { load() } }
      struct Tick: ToggleStyle {
        func makeBody(configuration: Self.Configuration) -> some View { \(makeBody) }
      }
      """)
    return try #require(sample.main).said
  }

  private static let button = """
    Button { configuration.isOn.toggle() } label: {
      HStack { configuration.label; Image(systemName: configuration.isOn ? "star" : "circle") }
    }
    """

  @Test(arguments: [
    (Self.button, "Toggle(\"Tea\", isOn: on).toggleStyle(Tick())", ["Tea. Button."]),
    (
      Self.button, "VStack { Toggle(isOn: on) { Text(\"Tea\") } }.toggleStyle(Tick())",
      ["Tea. Button."]
    ),
    (
      "HStack { configuration.label; Text(\"Cup\") }",
      "Toggle(\"Tea\", isOn: on).toggleStyle(Tick())", ["Tea.", "Cup."]
    ),
    (
      "Toggle(configuration).padding()", "Toggle(\"Tea\", isOn: on).toggleStyle(Tick())",
      ["Tea. Switch Button."]
    ),
    (
      "\(Self.button).accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }",
      "Toggle(\"Tea\", isOn: on).toggleStyle(Tick())", ["Tea. Switch Button."]
    ),
    (Self.button, "Toggle(\"Tea\", isOn: on).toggleStyle(.switch)", ["Tea. Switch Button."]),
  ])
  func `is what that makes of its label`(_ makeBody: String, _ body: String, _ expected: [String])
    throws
  {
    #expect(try said(makeBody, body) == expected)
  }
}

/// Bars of stacks in stacks, and what a stack pushes.
@Suite struct `A stack in a stack` {
  private func screens(_ flow: String) -> Sample {
    Sample(
      body: "NavigationStack { NavigationLink(\"Open\") { Flow() } }",
      "struct Flow: View { var body: some View { \(flow) } }")
  }

  @Test(arguments: [
    (
      """
      NavigationStack { Text("Form").navigationBarHidden(true) }
        .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Leave") {} } }
      """, ["Leave. Button."], "Form."
    ),
    (
      """
      NavigationStack {
        Text("List").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Leave") {} } }
      }
      .navigationBarHidden(true)
      """, ["Leave. Button."], "List."
    ),
    (
      """
      NavigationStack { Text("List").navigationTitle("Inner") }.navigationBarHidden(true)
      """, ["Inner. Heading."], "List."
    ),
  ])
  func `has a bar of its own`(_ flow: String, _ bar: [String], _ text: String) throws {
    let report = try #require(screens(flow)["Flow"])
    #expect(report.saidAround.filter { !$0.hasPrefix("Back.") } == bar)
    #expect(report.said == [text])
  }

  /// The Composable Architecture: the closure shows what is pushed.
  @Test func `pushes what its last closure shows`() throws {
    let sample = Sample(
      body: """
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Text("Start")
        } destination: { store in
          switch store.case {
          case let .details(store): Details(store: store)
          case let .result(store): Result(store: store)
          }
        }
        """.replacing("\\\\", with: "\\"),
      """
      struct Details: View { let store: Store; var body: some View { Text("One") } }
      struct Result: View { let store: Store; var body: some View { Text("Two") } }
      struct Other: View { let store: Store; var body: some View { VStack { Details(store: store) } } }
      """)
    #expect(try #require(sample.main).said == ["Start."])
    #expect(try #require(sample["Details"]).saidAround == ["Back. Back Button."])
    #expect(try #require(sample["Result"]).saidAround == ["Back. Back Button."])
  }
}

/// What is surely there, however it is written.
@Suite struct `An argument that is there` {
  @Test func `is a constant of a type in a type, or a view with something done to it`() throws {
    let sample = Sample(
      body: "Field(caption: Words.Person.who, leading: Image(\"glass\").tinted(20))",
      """
      enum Words { enum Person { static let who = "Who" } }
      extension Image { func tinted(_ size: CGFloat) -> some View { resizable().frame(width: size) } }
      struct Field<Leading: View, Instead: View>: View {
        var caption: String?
        @ViewBuilder let leading: Leading?
        @ViewBuilder let instead: Instead?
        init(caption: String? = nil, leading: Leading? = EmptyView(), instead: Instead? = EmptyView()) {
          self.caption = caption
          self.leading = leading
          self.instead = instead
        }
        var body: some View {
          VStack {
            if let caption { Text(caption) }
            if let leading { leading }
            if let instead, !(instead is EmptyView) { instead } else { Text("Field") }
          }
        }
      }
      """)
    #expect(try #require(sample.main).said == ["Who.", "glass. Image.", "Field."])
    #expect(try #require(sample.main).swipes.platform.text == "3")
  }
}

/// Words that code puts together.
@Suite struct `Words of code` {
  @Test func `may stand in the place of a mark`() throws {
    let sample = Sample(
      body: #"Text("More (%lld left)".replacingOccurrences(of: "%lld", with: "\(count)"))"#,
      "extension Sample { var count: Int { load() } }")
    #expect(try #require(sample.main).said == ["More (‹count› left)."])
  }

  /// A wheel that turns while something is done soon gives way to what the button is called.
  @Test(arguments: [
    ("Image(systemName: \"trash\")", "Trash. Button."), ("Text(\"Go\")", "Go. Button."),
    ("EmptyView()", "In progress. Button."),
  ])
  func `leave a wheel that turns for a while unsaid`(_ other: String, _ said: String) throws {
    let sample = Sample(
      body: "Button { go() } label: { if busy { ProgressView() } else { \(other) } }",
      "extension Sample { var busy: Bool { load() }; func go() {} }")
    #expect(try #require(sample.main).said == [said])
  }

  /// A picker that is closed says one of its options.
  @Test(arguments: [
    ("Text(\"Low\").tag(1); Text(\"High\").tag(2)", "Tone: Low or High. Button."),
    ("ForEach(Tone.allCases, id: \\.self) { Text($0.title) }", "Tone: Low or High. Button."),
    ("ForEach(names, id: \\.self) { Text($0) }", "Tone: ‹selection›. Button."),
    ("Text(\"Low\").tag(1); Text(name).tag(2)", "Tone: ‹selection›. Button."),
  ])
  func `are one of the options of a picker`(_ options: String, _ said: String) throws {
    let sample = Sample(
      body: "Picker(\"Tone\", selection: tone) { \(options.replacing("\\\\", with: "\\")) }",
      """
      enum Tone: CaseIterable {
        case low, high
        var title: String { switch self { case .low: "Low"; case .high: "High" } }
      }
      extension Sample {
        var tone: Binding<Int> { load() }
        var names: [String] { load() }
        var name: String { load() }
      }
      """)
    let report = try #require(sample.main)
    #expect(report.stops.map { $0.spoken?.speech ?? $0.speech } == [said])
  }
}

/// Views of which one is shown, at different places of a screen.
@Suite struct `Sides that stand apart` {
  @Test func `are told where each of them stands`() throws {
    let sample = Sample(
      body: """
        VStack {
          Text("Start")
          if side == .left { Text("Left") }
          if side == .left { Text("Thin") }
          if side == .right { Text("Right"); Text("Wide"); Text("Long") }
          if side == .right { Text("High") }
          Text("End")
        }
        """,
      """
      enum Side { case left, right, none }
      extension Sample { var side: Side { load() } }
      """)
    let report = try #require(sample.main)
    #expect(report.said == ["Start.", "Right.", "Wide.", "Long.", "High.", "End."])
    #expect(report.swipes.platform.text == "2…6")
  }
}

/// Rows of the cases of an enum, each of which may be there once.
@Suite struct `Rows that show themselves` {
  @Test(arguments: [
    ("Mark", ", id: \\.self", "3"), ("Mark", "", "3"), ("Mark", ", id: \\.title", "20"),
    ("Kind", ", id: \\.self", "20"), ("String", ", id: \\.self", "20"),
  ])
  func `are no more than there are cases`(_ type: String, _ id: String, _ swipes: String) throws {
    let sample = Sample(
      body: "VStack { ForEach(marks\(id)) { mark in Text(mark.title) } }",
      """
      enum Mark: String, Identifiable { case quality, sound, text; var id: String { rawValue } }
      enum Kind: Hashable { case one(Int), two }
      extension Sample { var marks: [\(type)] { load() } }
      """)
    #expect(try #require(sample.main).swipes.platform.text == swipes)
  }
}
