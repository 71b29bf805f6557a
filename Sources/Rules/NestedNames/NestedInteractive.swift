extension Rule {
  static let nestedInteractive = Rule(
    id: "nested-interactive",
    title: "A control lies inside another control",
    severity: .serious,
    wcag: ["2.1.1"],
    document: .nestedNames,
    population: .controls,
    wrong: "The label of a button or link holds a control of its own.",
    heard: """
      One element. The inner control is at best an action among the custom actions, and a tap of Voice \
      Control or a switch cannot aim at it.
      """,
    fix: "Put the controls next to each other, or offer the inner one as an accessibility or swipe action.",
    bad: [
      Example(
        """
        NavigationLink(value: item) {
          HStack {
            Text(item.name)
            ▶Button("Delete") { delete(item) }
          }
        }
        """),
      Example("Button { open() } label: { VStack { Text(a); ▶Toggle(\"On\", isOn: $on) } }"),
      Example("NavigationLink(value: 1) { Text(a); ▶Menu(\"More\") { Button(\"Copy\") {} } }"),
    ],
    good: [
      Example(
        """
        HStack {
          NavigationLink(item.name, value: item)
          Button("Delete") { delete(item) }
        }
        """),
      Example("Button { open() } label: { Text(a) }.swipeActions { Button(\"Delete\") {} }"),
      Example("Menu { Button(\"Copy\") {} } label: { Text(a) }"),
      Example("NavigationLink { Detail() } label: { Text(a) }.contextMenu { Button(\"Copy\") {} }"),
      Example("NavigationLink(value: 1) { Text(a).contextMenu { Button(\"Copy\") {} } }"),
      Example("NavigationLink { Button(\"Inside the next screen\") {} } label: { Text(a) }"),
    ],
    check: find)
}
