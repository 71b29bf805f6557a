extension Rule {
  static let stateNotExposed = Rule(
    id: "state-not-exposed",
    title: "Selection is shown by look only",
    severity: .serious,
    wcag: ["4.1.2", "1.4.1"],
    document: .descriptions,
    population: .controls,
    wrong: "The look of a control depends on whether it is selected, on or expanded, and nothing it says does.",
    heard: "The same words, selected or not.",
    fix: "Add the trait: .accessibilityAddTraits(isSelected ? .isSelected : []); for other states, a value.",
    bad: [
      Example(
        """
        ▶Button { choose(tab) } label: {
          Text(tab.title)
            .foregroundStyle(isSelected ? .blue : .gray)
        }
        """),
      Example("▶Button { } label: { Text(a).bold().background(isSelected ? Color.blue : Color.clear) }"),
      Example("▶Button(title) { pick() }.tint(option == selectedOption ? .blue : .gray)"),
    ],
    good: [
      Example(
        """
        Button { choose(tab) } label: {
          Text(tab.title)
            .foregroundStyle(isSelected ? .blue : .gray)
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        """),
      Example("Button { } label: { Text(a).foregroundStyle(isSelected ? .blue : .gray) }.accessibilityValue(isSelected ? \"On\" : \"Off\")"),
      Example("Button { } label: { Text(isSelected ? \"Following\" : \"Follow\").foregroundStyle(isSelected ? .gray : .blue) }"),
      Example("Button { } label: { Text(a).foregroundStyle(isDark ? .white : .black) }"),
      Example("Toggle(a, isOn: $isSelected).tint(isSelected ? .blue : .gray)"),
      Example("Text(a).foregroundStyle(isSelected ? .blue : .gray)"),
      Example("Button { } label: { Text(a).foregroundStyle(isSelected ? .blue : .gray) }.accessibilityLabel(label)"),
    ],
    check: find)
}
