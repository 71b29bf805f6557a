import Testing
import VoiceOver

@Suite struct `Rows of a list that is written out` {
  private let beside = """
    struct Port: Identifiable { let id: Int; let name: String; var note: String? = nil }
    enum Side: CaseIterable, Identifiable {
      case left, right
      var id: Self { self }
      var label: String { switch self { case .left: "Left"; case .right: "Right" } }
      var more: String? { self == .left ? nil : "More" }
    }
    struct PortRow: View {
      let port: Port
      var body: some View { Text(port.name); if let note = port.note { Text(note) } }
    }
    """

  private func said(_ body: String) throws -> [String] {
    let view = """
      import SwiftUI
      struct Sample: View {
        private let ports: [Port] = [.init(id: 1, name: "One"), .init(id: 2, name: "Two", note: "Deep")]
        private let made = [Port(id: 1, name: "One"), Port(id: 2, name: "Two")]
        @State private var changing: [Port] = [.init(id: 1, name: "One"), .init(id: 2, name: "Two")]
        @State private var chosen: Side = .left
        var body: some View { \(body) }
      }
      """
    return try #require(Sample(["Sample.swift": view + "\n" + beside]).main).said
  }

  @Test(arguments: [
    ("ForEach(ports) { Text($0.name) }", ["One.", "Two."]),
    ("ForEach(made) { port in Text(port.name) }", ["One.", "Two."]),
    ("List(ports) { PortRow(port: $0) }", ["One.", "Two.", "Deep."]),
    ("ForEach([\"x\", \"y\"], id: \\.self) { Text($0) }", ["x.", "y."]),
    ("ForEach([5, 10], id: \\.self) { Text(\"\\($0) km\") }", ["5 km.", "10 km."]),
    ("ForEach(Side.allCases) { Text($0.label) }", ["Left.", "Right."]),
    (
      "ForEach(Side.allCases) { side in Text(side.label); if let more = side.more { Text(more) } }",
      ["Left.", "Right.", "More."]
    ),
    (
      "ForEach(Array([\"x\", \"y\"].enumerated()), id: \\.offset) { _, text in Text(text) }",
      ["x.", "y."]
    ),
  ])
  func `say their own elements`(_ body: String, _ said: [String]) throws {
    #expect(try self.said(body) == said)
  }

  @Test(arguments: [
    // What may change.
    "ForEach(changing) { Text($0.name) }",
    // One of them is the one.
    "ForEach(Side.allCases) { side in HStack { Text(side.label); if side == chosen { Text(\"On\") } } }",
    // All alike.
    "ForEach([1, 2], id: \\.self) { _ in Text(\"Same\") }",
    // As many as data.
    "ForEach([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], id: \\.self) { Text(\"\\($0) km\") }",
  ])
  func `stay rows where nothing tells them apart`(_ body: String) throws {
    #expect(Set(try said(body)).count <= 2)
    #expect(try said(body).count <= 2)
  }
}
