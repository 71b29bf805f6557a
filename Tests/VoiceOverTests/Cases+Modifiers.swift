extension Case {
  private static let two = "VStack { Text(\"A\"); Text(\"B\") }"
  private static let combine = ".accessibilityElement(children: .combine)"
  private static let contain = ".accessibilityElement(children: .contain)"
  private static let hidden = ".accessibilityHidden(true)"
  private static func label(_ text: String) -> String { ".accessibilityLabel(\"\(text)\")" }

  /// Element modifiers.
  static let modifiers: [Case] = [
    Case(
      "T15",
      """
      VStack { HStack { Text("A"); Text("B") }\(combine); HStack { Text("C"); Text("D") }\(combine) }\(contain)
      """, p: "2", g: "2", say: ["A, B.", "C, D."]),
    Case(
      "T16", "VStack { Text(\"A\"); HStack { Text(\"B\"); Text(\"C\") }\(contain) }\(combine)",
      p: "1", g: "1", say: ["A."]),
    Case(
      "what stands over a chart and behind it",
      """
      Chart(days) { day in day.mark }
        .chartOverlay { _ in Text("A") }.chartBackground { _ in Text("B") }
      """, p: "3", g: "3"),
    Case("T17", two + label("X"), p: "2", g: "2", say: ["X.", "X."]),
    Case("T18", two + label("X") + combine, p: "1", g: "1", say: ["X, X."]),
    Case("T19", two + label("X") + ".accessibilityElement()", p: "1", g: "1", say: [""]),
    Case("T20", two + ".accessibilityElement()" + combine, p: "1", g: "1", say: [""]),
    Case("T21", two + combine + ".accessibilityElement()", p: "1", g: "1", say: [""]),
    Case(
      "T22",
      """
      HStack { Text("Battery").accessibilityLabeledPair(role: .label, id: "b", in: ns)
        Text("87%").accessibilityLabeledPair(role: .content, id: "b", in: ns) }
      """, p: "2", g: "1", say: ["Battery.", "87%."]),
    Case(
      "T22 one half",
      "HStack { Text(\"Battery\").accessibilityLabeledPair(role: .label, id: \"b\", in: ns); Text(\"87%\") }",
      p: "2", g: "2"),
    Case(
      "T23",
      "HStack { Image(\"bg\")\(hidden); Text(\"A\"); Text(\"Sold out\")\(hidden) }\(combine)",
      p: "1", g: "1", say: ["A."]),
    Case("T24", two + hidden + combine, p: "1", g: "1", say: [""]),
    Case("T25", two + combine + hidden, p: "0", g: "0", say: []),
    Case(
      "T26",
      "VStack { Text(\"Name\"); Text(\"Price\"); Text(\"Rating\") }" + combine + label("Name"),
      p: "1", g: "1", say: ["Name."]),
    Case(
      "T27", "HStack { Image(systemName: \"star.fill\"); Text(\"4.5\") }" + combine, p: "1", g: "1",
      say: ["4.5."]),
    Case("T28", "VStack { Text(\"A\") }" + combine, p: "1", g: "1", say: ["A."]),
    Case(
      "T29", two + ".accessibilityAddTraits(.isButton)", p: "2", g: "2",
      say: ["A. Button.", "B. Button."]),
    Case("T30", "Image(\"x\")" + label(""), p: "1", g: "1", say: ["Image."]),
    Case("T31", "Circle().fill(.red)" + label("Unread"), p: "1", g: "1", say: ["Unread."]),
    Case("T32", "Text(\"Title\").accessibilityHeading(.h2)", p: "1", g: "1", say: ["Title."]),
    Case(
      "T33",
      """
      HStack { Text("Vol"); Capsule(); Text("5") }
        .accessibilityRepresentation { Slider(value: $v) { Text("Volume") } }
      """, p: "1", g: "1", say: ["Volume. Adjustable."]),
    Case(
      "T34",
      """
      Canvas { _, _ in }.accessibilityLabel("Sales")
        .accessibilityChildren { ForEach(0..<4) { Rectangle().accessibilityLabel("Q\\($0)") } }
      """, p: "4", g: "4", say: ["Q‹$0›."]),
    Case(
      "T35",
      """
      VStack { Text("A").accessibilitySortPriority(1); Text("B").accessibilitySortPriority(2) }\(combine)
      """, p: "1", g: "1", say: ["B, A."]),
    Case(
      "T36",
      """
      HStack { Text("A"); Text("B") }
        .background { ForEach(0..<2) { _ in Color.clear.accessibilityAction(named: "x") {} } }
      """, p: "4", g: "4", say: ["Actions available.", "A.", "B."]),
  ]
}
