import Testing
import VoiceOver

/// Frames around other views: of a screen that is nothing but what they are handed, those tell who hand it.
@Suite struct `A frame that shows what it is handed` {
  private static func sample(_ destination: String) -> Sample {
    Sample(
      body: "List { Row(title: \"R\", isActive: $shows, destination: { Text(\"Other\") }) }",
      """
      struct Row<Destination: View>: View {
        let title: String
        let isActive: Binding<Bool>?
        @ViewBuilder let destination: (() -> Destination)?
        var body: some View { Text(title); link }
        @ViewBuilder private var link: some View {
          if let isActive, let destination {
            NavigationLink(isActive: isActive) { \(destination) } label: { EmptyView() }
          }
        }
      }
      """)
  }

  @Test func `has no screen of its own`() throws {
    let sample = Self.sample("destination()")
    #expect(sample["Row.destination"] == nil)
    #expect(try #require(sample["Sample.destination"]).said == ["Other."])
  }

  @Test func `has one where it adds something`() {
    #expect(Self.sample("VStack { destination(); Text(\"More\") }")["Row.destination"] != nil)
  }
}

/// A value of a view's looks that holds the screen which the view shows.
@Suite struct `A style that holds a screen` {
  @Test(arguments: [
    (
      "Row(style: Style { Page() })",
      """
      struct Style<Next: View> { @ViewBuilder let next: () -> Next }
      struct Row<Next: View>: View {
        let style: Style<Next>
        var body: some View { NavigationLink { style.next() } label: { Text("Go") } }
      }
      """
    ),
    (
      "Row(style: Style(next: { AnyView(Page()) }))",
      """
      struct Style { let next: () -> AnyView }
      struct Row: View {
        let style: Style
        var body: some View { NavigationLink(destination: style.next()) { Text("Go") } }
      }
      """
    ),
    (
      "Plain().row(Text(\"Go\"))",
      """
      protocol Style { associatedtype Next: View; var next: Next { get } }
      extension Style {
        func row<Label: View>(_ label: Label) -> some View { NavigationLink { next } label: { label } }
      }
      struct Plain: Style { var next: some View { Page() } }
      """
    ),
  ])
  func `pushes it`(_ body: String, _ beside: String) throws {
    let page = "struct Page: View { var body: some View { Text(\"Page\").navigationTitle(\"P\") } }"
    let report = try #require(Sample(body: body, beside + "\n" + page)["Page"])
    #expect(report.screen == .destination)
    #expect(report.stops.first?.speech == "Back. Back Button.")
  }
}

/// A layout that a property makes, and functions that do something before they return a view.
@Suite struct `What a function gives back` {
  @Test func `stands in a layout that a property chooses`() throws {
    let sample = Sample(
      body: "Flow { Text(\"A\"); Text(\"B\") }",
      """
      struct Flow<Content: View>: View {
        @Environment(\\.dynamicTypeSize) var size
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { layout(content) }
        private var layout: AnyLayout {
          if size.isAccessibilitySize { AnyLayout(VStackLayout()) } else { AnyLayout(HStackLayout()) }
        }
      }
      """)
    #expect(try #require(sample.main).said == ["A.", "B."])
  }

  /// `return` says that it is no builder, so what stands alone on a side is no view.
  @Test func `is all that it shows`() throws {
    let sample = Sample(
      body: "VStack { made(link: \"here\"); Text(\"After\") }",
      """
      extension Sample {
        func made(link: String) -> some View {
          var text = AttributedString("Look here")
          if let range = text.range(of: link) { text[range].mergeAttributes(AttributeContainer()) }
          return Text(text).padding()
        }
      }
      """)
    let report = try #require(sample.main)
    #expect(report.swipes.platform.text == "2")
    #expect(!report.isOpaque)
  }

  /// Closures that trail with their labels stand in the order of the parameters.
  @Test func `is handed by the initialiser whose order fits`() throws {
    let sample = Sample(
      body: "Card { Text(\"Inside\") } header: { Text(\"Above\") } footer: { Text(\"Below\") }",
      """
      struct Card<Content: View, Footer: View, Header: View>: View {
        var content: () -> Content
        var header: (() -> Header)? = nil
        var footer: (() -> Footer)? = nil
        var body: some View { VStack { header?(); content(); footer?() } }
      }
      extension Card where Footer == EmptyView {
        init(
          @ViewBuilder content: @escaping () -> Content, footer _: () -> Void,
          header: @escaping () -> Header
        ) { self.init(content: content, header: header, footer: nil) }
      }
      """)
    #expect(try #require(sample.main).said == ["Above.", "Inside.", "Below."])
  }
}

/// `allCases.filter { … }`: source decides of each case whether it is left.
@Suite struct `Cases that a filter leaves` {
  private static func said(_ list: String, _ test: String) throws -> [String] {
    let sample = Sample(
      body: "VStack { ForEach(\(list), id: \\.self) { shade in Text(shade.name) } }",
      """
      enum Shade: CaseIterable {
        case plain, red, blue, own
        static var offered: [Shade] { allCases.filter { \(test) } }
        var isBright: Bool { switch self { case .red, .blue: true; default: false } }
        var name: String { switch self { case .plain: "Plain"; case .red: "Red"; case .blue: "Blue"; case .own: "Own" } }
      }
      """)
    return try #require(sample.main).stops.flatMap { $0.each.isEmpty ? [$0.speech] : $0.each }
  }

  @Test(arguments: [
    "$0 != .own && $0 != .plain", "$0 == .red || $0 == .blue", "$0.isBright",
    "!($0 == .own || $0 == .plain)",
  ])
  func `are told one by one`(_ test: String) throws {
    #expect(try Self.said("Shade.offered", test) == ["Red.", "Blue."])
    #expect(try Self.said("Shade.allCases.filter { \(test) }", test) == ["Red.", "Blue."])
  }

  /// What nobody knows leaves some of them, or all.
  @Test func `are any where source does not say`() throws {
    #expect(try Self.said("Shade.offered", "store.offers($0)").count == 1)
  }
}

/// Actions of what is told as one: they hang on its parts, and are those of the whole.
@Suite struct `Actions inside a label` {
  @Test(arguments: ["swipeActions { Button(\"Done\") {} }", "contextMenu { Button(\"Done\") {} }"])
  func `are those of the control`(_ modifier: String) throws {
    let sample = Sample(
      body: """
        List(0..<3) { job in
          NavigationLink(value: job) { VStack { Text("Name"); Text("Day") }.\(modifier) }
        }
        """)
    let only = try #require(sample.main?.stops.first)
    #expect(only.speech.hasPrefix("Name, Day. Button. Actions available."))
  }

  /// A row of two elements has none of its own.
  @Test func `are nobody's in a row of several`() throws {
    let sample = Sample(
      body:
        "List(0..<3) { _ in VStack { Text(\"Name\"); Text(\"Day\") }.swipeActions { Button(\"Done\") {} } }"
    )
    #expect(try #require(sample.main).said == ["Name.", "Day."])
  }
}

/// A style that adds words to a button, and rows of one.
@Suite struct `What is set around` {
  private static let style = """
    struct Tag: ButtonStyle {
      let caption: String
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; Text(caption) }
      }
    }
    """

  /// It goes down by the environment.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)
  @Test(arguments: [
    (
      "Group { Button {} label: { Text(\"A\") } }.buttonStyle(Tag(caption: \"B\"))", "A, B. Button."
    ),
    ("VStack { Priced() }.buttonStyle(Tag(caption: \"B\"))", "A, B. Button."),
    ("Button {} label: { Text(\"A\") }.buttonStyle(Tag(caption: \"B\"))", "A, B. Button."),
    // The innermost draws.
    (
      "VStack { Button {} label: { Text(\"A\") }.buttonStyle(.plain) }.buttonStyle(Tag(caption: \"B\"))",
      "A. Button."
    ),
    // It is not below what it is written beside.
    (
      "VStack { VStack {}.buttonStyle(Tag(caption: \"B\")); Button {} label: { Text(\"A\") } }",
      "A. Button."
    ),
  ])
  func `is the style of all buttons below it`(_ body: String, _ speech: String) throws {
    let priced = "struct Priced: View { var body: some View { Button {} label: { Text(\"A\") } } }"
    let sample = Sample(body: body, Self.style + "\n" + priced)
    #expect(try #require(sample.main).said == [speech])
  }

  @Test func `is the value of a row of one`() throws {
    let sample = Sample(
      body: "ForEach([word], id: \\.self) { word in Text(word) }",
      "extension Sample { var word: String { \"Sent\" } }")
    #expect(try #require(sample.main).said == ["Sent."])
  }
}
