extension Case {
  private static func stacked(
    _ id: String, _ modifiers: String, stops: String, say: [String], guideline: String? = nil
  ) -> Case {
    Case(
      "stacked: " + id, "VStack { Text(\"A\"); Text(\"B\") }" + modifiers, p: stops,
      g: guideline ?? stops, say: say)
  }

  private static let combine = ".accessibilityElement(children: .combine)"
  private static let ignore = ".accessibilityElement(children: .ignore)"
  private static let contain = ".accessibilityElement(children: .contain)"
  private static let label = ".accessibilityLabel(\"X\")"
  private static let hide = ".accessibilityHidden(true)"

  /// Element modifiers on top of each other, in every order that the model names.
  static let stacking: [Case] = [
    stacked("combine, label", combine + label, stops: "1", say: ["X."]),
    stacked("ignore, label", ignore + label, stops: "1", say: ["X."]),
    stacked("contain, label", contain + label, stops: "2", say: ["A.", "B."]),
    stacked("label", label, stops: "2", say: ["X.", "X."]),
    stacked("label, combine", label + combine, stops: "1", say: ["X, X."]),
    stacked("label, ignore", label + ignore, stops: "1", say: [""]),
    stacked(
      "trait", ".accessibilityAddTraits(.isButton)", stops: "2", say: ["A. Button.", "B. Button."]),
    stacked(
      "combine, trait", combine + ".accessibilityAddTraits(.isButton)", stops: "1",
      say: ["A, B. Button."]),
    stacked("ignore, combine", ignore + combine, stops: "1", say: [""]),
    stacked("combine, ignore", combine + ignore, stops: "1", say: [""]),
    stacked("combine, contain", combine + contain, stops: "1", say: ["A, B."]),
    stacked("contain, combine", contain + combine, stops: "1", say: ["A, B."]),
    stacked("ignore, contain", ignore + contain, stops: "1", say: [""]),
    stacked("contain, ignore", contain + ignore, stops: "1", say: [""]),
    stacked("combine twice", combine + combine, stops: "1", say: ["A, B."]),
    stacked("ignore twice", ignore + ignore, stops: "1", say: [""]),
    stacked("contain twice", contain + contain, stops: "2", say: ["A.", "B."]),
    stacked("hidden, combine", hide + combine, stops: "1", say: [""]),
    stacked("combine, hidden", combine + hide, stops: "0", say: []),
    Case(
      "stacked: combine over contain",
      """
      VStack { Text("A"); HStack { Text("B"); Text("C") }\(contain).accessibilityLabel("D") }\(combine)
      """, p: "1", g: "1", say: ["A, D."]),
    Case(
      "stacked: combine over combine and ignore",
      """
      VStack { HStack { Text("A"); Text("B") }\(combine); HStack { Text("C") }\(ignore)\(label) }\(combine)
      """, p: "1", g: "1", say: ["A, B, X."]),
    Case(
      "stacked: contain over combine",
      "VStack { HStack { Text(\"A\"); Text(\"B\") }\(combine); Text(\"C\") }\(contain)", p: "2",
      g: "2", say: ["A, B.", "C."]),
    Case(
      "stacked: combine in a button's label",
      "Button {} label: { HStack { Text(\"A\"); Text(\"B\") }\(combine) }", p: "1", g: "1",
      say: ["A, B. Button."]),
    Case(
      "one element or several, on a condition",
      """
      VStack { Text("A"); Text("B") }
        .accessibilityElement(children: isOn ? .combine : .contain).accessibilityHint("Opens")
      HStack { Text("C"); Text("D") }.accessibilityElement(children: isOn ? .combine : .ignore)
      """, p: "2…3", g: "2…3"),
  ]
}
