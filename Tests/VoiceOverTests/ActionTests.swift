import Testing
import VoiceOver

@Suite struct `Actions that the system adds` {
  @Test func `are there once, also where one menu is put around another`() throws {
    let report = try #require(
      Sample(
        body: #"Button("Open") { }.contextMenu { Button("Copy") { } }.modifier(Menued())"#,
        """
        struct Menued: ViewModifier {
          func body(content: Content) -> some View { content.contextMenu { Button("Share") { } } }
        }
        """
      ).main)
    #expect(report.stops.map(\.actions) == [["Show context menu"]])
  }

  @Test(arguments: [
    ("nil", []),
    ("isOwn ? ContextMenu { Button(\"Copy\") {} } : nil", ["at times Show context menu"]),
    ("ContextMenu { Button(\"Copy\") {} }", ["Show context menu"]),
  ])
  func `are there as far as the menu is`(_ menu: String, _ actions: [String]) throws {
    let report = try #require(Sample(body: "Text(\"A\").contextMenu(\(menu))").main)
    #expect(report.stops.map { $0.spoken?.actions ?? $0.actions } == [actions])
  }

  /// A view that is one element, with another beside it at times, as what a drag brings up.
  @Test(arguments: [
    (
      "Text(\"A\").overlay { Button(\"B\") {}.opacity(shift == 0 ? 0 : 1) }",
      ["at times Show context menu"]
    ),
    ("HStack { Text(\"A\"); if isNew { Text(\"New\") } }", ["at times Show context menu"]),
    ("HStack { Text(\"A\"); Text(\"B\") }", []),
    ("HStack { Text(\"A\"); if isNew { Text(\"New\") } else { Text(\"Old\") } }", []),
  ])
  func `are those of one element at least as long as it is alone`(
    _ view: String, _ actions: [String]
  ) throws {
    let report = try #require(Sample(body: "\(view).contextMenu { Button(\"Copy\") {} }").main)
    let first = try #require(report.stops.first)
    #expect(first.spoken?.actions ?? first.actions == actions)
    #expect(report.stops.dropFirst().allSatisfy { $0.spoken?.actions ?? $0.actions == [] })
  }

  @Test(arguments: [
    ("edge: .leading", ["Delete", "Pin"]), ("edge: .trailing", ["Pin"]), ("", ["Pin"]),
  ])
  func `do not stand beside those that are written out at that edge`(
    _ edge: String, _ actions: [String]
  ) throws {
    let report = try #require(
      Sample(
        body: """
          List {
            ForEach(0..<3) { _ in Text("Row").swipeActions(\(edge)) { Button("Pin") { } } }
              .onDelete { _ in }
          }
          """
      ).main)
    #expect(report.stops.map(\.actions) == [actions])
  }
}
