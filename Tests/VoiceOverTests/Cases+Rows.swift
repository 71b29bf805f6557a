extension Case {
  private static let row = """
    HStack { AsyncImage(url: u).clipShape(Circle()); VStack { Text(name); Text(msg) }; Spacer()
      VStack { Text(time); if unread { Circle().fill(.blue) } } }
    """

  /// Rows, links, buttons.
  static let rows: [Case] = [
    Case(
      "T01", "List(0..<20) { i in NavigationLink(value: i) { \(row) } }", p: "20", g: "80…100",
      say: ["‹name›, ‹msg›, ‹time›. Button."]),
    Case(
      "T02",
      """
      List(0..<20) { i in NavigationLink(value: i) { \(row).accessibilityElement(children: .combine)
        .accessibilityLabel("\\(name), \\(msg), \\(time)\\(unread ? ", unread" : "")") } }
      """, p: "20", g: "20", say: ["‹name›, ‹msg›, ‹time›, unread. Button."]),
    Case(
      "T03",
      "List(0..<20) { _ in HStack { AsyncImage(url: u); VStack { Text(a); Text(b) }; Text(c) } }",
      p: "60", g: "80", say: ["‹a›.", "‹b›.", "‹c›."]),
    Case(
      "T04",
      "NavigationLink(value: 1) { HStack { Text(\"Item\"); Button(\"Delete\") {} } }", p: "1",
      g: "2", say: ["Item. Button. Actions available."]),
    Case(
      "T05", "HStack { NavigationLink(\"Item\", value: 1); Button(\"Delete\") {} }", p: "2", g: "2",
      say: ["Item. Button.", "Delete. Button."]),
    Case(
      "T06",
      """
      Button {} label: { HStack { Image(systemName: "gear"); VStack { Text("Settings"); Text("General") } } }
      """, p: "1", g: "1", say: ["Settings, General. Button."]),
    Case(
      "T07", "Button {} label: { Image(systemName: \"trash\") }", p: "1", g: "1",
      say: ["Trash. Button."]),
    Case("T08", "Button {} label: { Circle().fill(.red) }", p: "1", g: "1", say: ["Button."]),
    Case(
      "T09",
      "Button {} label: { Label(\"Share\", systemImage: \"square.and.arrow.up\").labelStyle(.iconOnly) }",
      p: "1", g: "1", say: ["Share. Button."]),
    Case(
      "T10", "HStack { Text(\"A\"); Text(\"B\") }.onTapGesture { go() }", p: "2", g: "2",
      say: ["A.", "B."]),
    Case(
      "T11",
      """
      HStack { Text("A"); Text("B") }.onTapGesture { go() }
        .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
      """, p: "1", g: "1", say: ["A, B. Button."]),
    Case(
      "T12",
      """
      Text("Row").swipeActions { Button("Delete") {} }.contextMenu { Button("Copy") {} }
      """, p: "1", g: "1", say: ["Row. Actions available."]),
    Case(
      "T13", "Button(\"Pay\") {}.disabled(true)", p: "1", g: "1", say: ["Pay. Dimmed. Button."]),
    Case(
      "T14",
      """
      HStack { Text("Post"); Button("Like") {}; Button("Share") {} }
        .accessibilityElement(children: .combine)
      """, p: "1", g: "1", say: ["Post. Actions available."]),
  ]
}
