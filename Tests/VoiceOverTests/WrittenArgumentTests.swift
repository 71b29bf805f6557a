import Testing
import VoiceOver

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
