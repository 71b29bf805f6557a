import Testing
import VoiceOver

/// What the source tells of a text, however it was handed on.
@Suite struct `What is said by way of others` {
  private func spoken(_ body: String, _ beside: String = "") throws -> [String] {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      import ComposableArchitecture
      extension String {
        func greeted() -> String { "Boat " + self }
        func cleared() -> String { "Boat " + self.replacingOccurrences(of: "-", with: " ") }
        var short: String { "No. " + self }
      }
      final class Fleet: ObservableObject { @Published var boat: Boat? }
      struct Boat { var name: String?; var weight = 0 }
      enum Tide: String { case low, high }
      enum Mark { case north, south, west
        var title: String { switch self { case .north: "North"; case .south: "South"; case .west: "West" } } }
      struct Pole { let text: String; static let all: [Pole] = [Pole(text: "Bow"), Pole(text: "Stern")] }
      let words = ["Alpha", "Beta"]
      func price(_ boat: Boat) -> String { let f = NumberFormatter(); return f.string(from: 3) ?? "" }
      struct Outer { enum Kind { case in, out } ; enum State2 { case a } }
      extension Outer.Kind { var title: String { switch self { case .in: "In"; case .out: "Out" } } }
      enum Span { case day, week
        var title: String { switch self { case .day: "Day"; case .week: "Week" } } }
      @Reducer struct Feature { @ObservableState struct State { var span = Span.day } }
      struct Sample: View {
        let name: String
        let tide: Tide?
        let note: Note?
        @ObservedObject var fleet: Fleet
        @State var kind: Outer.Kind = .in
        let store: StoreOf<Feature>
        let other: Store<Feature.State, Never>
        func heading() -> Double? { nil }
        func turned() -> String { let turn = Int(fleet.heading.rounded()) % 360; return "\\(turn)°" }
        var body: some View { VStack { \(body) } }
        func change() { kind = .out }
      }
      \(beside)
      """
    ])
    return try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    ("Text(name.greeted())", "Boat ‹name›."),
    ("Text(name.cleared())", "Boat ‹name›."),
    ("Text(name.short)", "No. ‹name›."),
    (
      "Text(\"x\").accessibilityLabel(\"On, \" + (fleet.boat?.name ?? \"?\").greeted())",
      "On, Boat ‹boat name› or ?"
    ),
    ("Text(\"x\").accessibilityLabel((fleet.boat?.name ?? \"?\").cleared())", "Boat ‹boat name›."),
    ("note.map { Text($0.rawValue) }", "‹note›."),
  ])
  func `is that of what was handed on`(_ body: String, _ said: String) throws {
    #expect(try spoken(body) == [said])
  }

  @Test(arguments: [
    ("Text(\"Buy for \\(price(Boat()))\")", "Buy for ‹price›."),
    ("if let h = heading() { Text(\"\\(String(format: \"%.0f\", h))\") }", "‹heading›."),
    ("Text(turned())", "‹heading›°."),
  ])
  func `is data where something is counted`(_ body: String, _ said: String) throws {
    #expect(try spoken(body) == [said])
  }

  @Test(arguments: [
    ("ForEach([\"A\", \"B\"], id: \\.self) { one in Text(one) }", "A or B."),
    ("ForEach(words, id: \\.self) { Text($0) }", "Alpha or Beta."),
    ("ForEach(Pole.all, id: \\.text) { pole in Text(pole.text) }", "Bow or Stern."),
    (
      "ForEach([Mark.north, .west], id: \\.self) { mark in Button(mark.title) {} }",
      "North or West. Button."
    ),
    (
      "ForEach(Array(words.enumerated()), id: \\.offset) { place, word in Text(word) }",
      "Alpha or Beta."
    ),
    ("Button {} label: { ForEach(words, id: \\.self) { Text($0) } }", "Alpha, Beta. Button."),
    ("Text(kind.title)", "In or Out."),
    ("Text(store.span.title)", "Day or Week."),
    ("Text(other.span.title)", "Day or Week."),
  ])
  func `is what the source lists`(_ body: String, _ said: String) throws {
    #expect(try spoken(body) == [said])
  }

  @Test func `of a list that is written out is still one of its rows`() throws {
    let report = try #require(
      Sample(
        body: "ForEach([\"A\", \"B\"], id: \\.self) { one in HStack { Text(one); Text(\"x\") } }"
      )
      .main)
    #expect(report.rows.map(\.count) == [2])
    #expect(report.rows.map(\.stops.guideline.max) == [2])
  }

  @Test func `leaves out what is blank`() throws {
    #expect(try spoken("Button(fleet.boat?.name ?? \" \") {}") == ["at times ‹boat name›. Button."])
  }

  @Test func `of a style is said with the label`() throws {
    let style = """
      struct Big: ButtonStyle {
        let title: String
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.label.padding(); Text(title) }
        }
      }
      struct Dressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
      }
      """
    #expect(
      try spoken(
        """
        Button {} label: { Text("Buy") }.buttonStyle(Big(title: "Leave now"))
        Button {} label: { Image(systemName: "star") }.buttonStyle(Big(title: "Rate it"))
        Button("Go") {}.buttonStyle(Dressed())
        """, style) == ["Buy, Leave now. Button.", "Rate it. Button.", "Go. Button."])
  }

  @Test(arguments: [
    ("HStack { Text(\"A\"); Toggle(\"\", isOn: $on).labelsHidden() }", "A. Switch Button."),
    ("HStack { Text(\"A\"); Slider(value: $v) }", "A. Adjustable."),
    (
      "HStack { Text(\"A\"); Toggle(\"B\", isOn: $on); Toggle(\"C\", isOn: $on) }",
      "A, B, C. Actions available."
    ),
    ("HStack { Text(\"A\"); Button(\"B\") {} }", "A."),
  ])
  func `of one switch among texts is that it is one`(_ body: String, _ said: String) throws {
    let report = try #require(
      Sample(body: body + ".accessibilityElement(children: .combine)").main)
    #expect(report.stops.map(\.speech) == [said])
  }

  @Test func `of what a function makes is that of each`() throws {
    let card = """
      struct Deal { let icon: Image?; let title: Text }
      struct Card: View {
        let deal: Deal
        var body: some View {
          Button {} label: { HStack { deal.icon?.resizable().dressed(); deal.title.padding().dressed() } }
        }
      }
      """
    #expect(
      try spoken(
        "Card(deal: make(kind == .in))",
        card
          + """

          extension View { func dressed() -> some View { padding() } }
          extension Sample {
            func make(_ isMine: Bool) -> Deal {
              if isMine { return .init(icon: Image(systemName: "arrow.right"), title: Text("Go")) }
              else { return .init(icon: nil, title: Text(isMine ? "Stay" : "Wait")) }
            }
          }
          """) == ["Go or Stay or Wait. Button."])
  }

  @Test func `is read through a binding`() throws {
    let note = """
      struct Notice { var title: Text }
      struct Shown: ViewModifier {
        @Binding var notice: Notice?
        func body(content: Content) -> some View {
          content
          if let shown = notice { shown.title }
        }
      }
      """
    #expect(
      try spoken(
        """
        Text("A").modifier(
          Shown(notice: Binding(get: { tide.map { _ in Notice(title: Text("Sure?")) } }, set: { _ in })))
        """, note) == ["A.", "Sure?"])
  }

  /// What it gives nobody knows, but its type.
  @Test(arguments: [
    "Binding(get: { fleet.notice() }, set: { _ in })",
    "Binding<Notice?>(get: fleet.notice) { _ in }",
    "$current", "fleet.bound()",
  ])
  func `is of the type of what is bound`(_ given: String) throws {
    let note = """
      struct Notice { var title: Text; var more: Text?; var icon = Image(systemName: "plus") }
      struct Shown: ViewModifier {
        @Binding var notice: Notice?
        func body(content: Content) -> some View {
          content
          if let shown = notice { shown.title; Button("Shut") { notice = nil } }
          if let shown = notice, let more = shown.more { more.font(.body) }
        }
      }
      extension View { func notice(_ item: Binding<Notice?>) -> some View { modifier(Shown(notice: item)) } }
      """
    #expect(
      try spoken("Text(\"A\").notice(\(given))", note) == [
        "A.", "‹shown title›.", "Shut. Button.", "‹more›.",
      ])
  }
}
