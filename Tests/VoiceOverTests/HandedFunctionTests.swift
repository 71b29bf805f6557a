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

  @Test func `is the one that takes what it is called with`() {
    #expect(said("ForEach(tools, id: \\.self) { row($0) }", "Sample")?.count == 2)
    #expect(said("ForEach(fruits, id: \\.self) { fruit in row(fruit) }", "Sample")?.count == 1)
  }
}
