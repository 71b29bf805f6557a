import Testing
import VoiceOver

/// Functions that are handed on by their name, which others have too.
@Suite struct `A function that is handed on` {
  private func reports(_ body: String) -> [ViewReport] {
    Sample([
      "Sample.swift": """
      import SwiftUI
      enum Fruit: Hashable { case apple, pear }
      enum Tool: Hashable { case saw, drill }
      @main struct Shed: App { var body: some Scene { WindowGroup { Sample() } } }
      struct Sample: View {
        let fruits: [Fruit]
        let tools: [Tool]
        let best: Tool?
        var body: some View { \(body) }
        @ViewBuilder func page(for fruit: Fruit?) -> some View { Text("Fruit") }
        @ViewBuilder func page(for tool: Tool?) -> some View { Text("Tool"); Text("Use") }
        @ViewBuilder func row(_ fruit: Fruit) -> some View { Text("Fruit") }
        @ViewBuilder func row(_ tool: Tool) -> some View { Text("Tool"); Text("Use") }
        @ViewBuilder func row(_ tool: Tool, _ note: String) -> some View { Text(note) }
      }
      struct Frame<F: View, T: View>: View {
        let fruit: (Fruit?) -> F
        let tool: (Tool?) -> T
        var body: some View {
          Text("Frame")
            .navigationDestination(for: Fruit.self, destination: fruit)
            .navigationDestination(for: Tool.self, destination: tool)
        }
      }
      """
    ]).reports
  }

  private func said(_ body: String, _ name: String) -> [String]? {
    reports(body).first { $0.name == name }.map { $0.stops.filter { !$0.isChrome }.map(\.speech) }
  }

  @Test func `is the one that takes what is shown apart`() {
    for handed in ["Frame(fruit: page(for:), tool: page(for:))", "Frame(fruit: row, tool: row)"] {
      #expect(said(handed, "Sample.destination") == ["Fruit."])
      #expect(said(handed, "Sample.destination2") == ["Tool.", "Use."])
    }
    let own = #"Text("A").navigationDestination(for: Tool.self, destination: row)"#
    #expect(said(own, "Sample.destination") == ["Tool.", "Use."])
  }

  @Test func `is the one that takes a row`() {
    #expect(said("ForEach(tools, id: \\.self, content: row)", "Sample")?.count == 2)
    #expect(said("ForEach(fruits, id: \\.self, content: row)", "Sample")?.count == 1)
    #expect(said("best.map(row)", "Sample") == ["Tool.", "Use."])
  }

  /// What makes a row is what a closure that calls it is.
  @Test(arguments: [
    "{ line($0) }", "line", "self.line", "named", "Line.init", "Made.init", "Row.init", "kept",
  ])
  func `makes each row of a list that is known`(_ content: String) throws {
    let beside = """
      struct Hint: Identifiable { var symbol: String; var words: String; var id: String { words } }
      struct Line: View { var hint: Hint; var body: some View { Text(hint.words) } }
      struct Row: View { let hint: Hint; var body: some View { Text(hint.words) } }
      struct Made: View {
        let text: String
        init(of hint: Hint) { text = hint.words }
        var body: some View { Text(text) }
      }
      struct Kept<V: View>: View {
        let hints: [Hint]
        let content: (Hint) -> V
        var body: some View { ForEach(hints, content: content) }
      }
      extension Sample {
        var hints: [Hint] {
          [.init(symbol: "bolt", words: "Fast"), .init(symbol: "calendar", words: "Plan")]
        }
        func line(_ hint: Hint) -> some View { Text(hint.words) }
        func named(for hint: Hint) -> some View { Text(hint.words) }
      }
      """
    let body =
      content == "kept"
      ? "Kept(hints: hints, content: line)" : "ForEach(hints, content: \(content))"
    let sample = Sample(body: "VStack { \(body) }", beside)
    let stops = try #require(sample.main).stops
    #expect(stops.map { $0.spoken?.speech ?? $0.speech } == ["Fast or Plan."], "\(content)")
    let list = Sample(
      body: "List(names, id: \\.self, rowContent: Text.init)",
      #"extension Sample { var names: [String] { ["A", "B"] } }"#)
    #expect(try #require(list.main).stops.map { $0.spoken?.speech ?? $0.speech } == ["A or B."])
  }

  /// Parts of what a row is made of are handed over one by one.
  @Test func `takes a pair apart`() throws {
    let beside = """
      extension Sample {
        var pairs: [(String, String)] { load() }
        func line(title: String, value: String) -> some View {
          VStack { Text(title); Text(value) }
        }
      }
      """
    let sample = Sample(body: "ForEach(pairs, id: \\.0, content: line)", beside)
    #expect(try #require(sample.main).swipes.platform.text == "40")
  }

  /// Closures that trail with `_` go to what has no label, in order.
  @Test func `is followed by closures without labels`() throws {
    let beside = """
      struct Gate<A: View, B: View, C: View>: View {
        let asking: () -> A
        let failing: () -> B
        let showing: () -> C
        init(
          isOpen: Bool, _ load: @escaping () -> Void, @ViewBuilder _ asking: @escaping () -> A,
          @ViewBuilder _ failing: @escaping () -> B, @ViewBuilder _ showing: @escaping () -> C
        ) { self.asking = asking; self.failing = failing; self.showing = showing }
        var body: some View { asking(); failing(); showing() }
      }
      """
    let sample = Sample(
      body:
        "Gate(isOpen: true) { load() } _: { Text(\"A\") } _: { Text(\"B\") } _: { Text(\"C\") }",
      beside)
    #expect(try #require(sample.main).said == ["A.", "B.", "C."])
  }

  @Test func `is the one that takes what it is called with`() {
    #expect(said("ForEach(tools, id: \\.self) { row($0) }", "Sample")?.count == 2)
    #expect(said("ForEach(fruits, id: \\.self) { fruit in row(fruit) }", "Sample")?.count == 1)
  }
}
