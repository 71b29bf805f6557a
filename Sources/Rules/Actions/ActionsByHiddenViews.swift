extension Rule {
  static let actionsByHiddenViews = Rule(
    id: "actions-by-hidden-views",
    title: "Actions are carried by invisible views",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .actions,
    population: .actions,
    wrong: """
      Invisible views in the background carry one accessibility action each. Each of them is an element \
      of its own until something combines them.
      """,
    heard: "Without .combine, an empty stop for each action; with it, the texts inside joined as well.",
    fix: "Use accessibilityActions (iOS 16) on the view itself.",
    bad: [
      Example(
        """
        Text(title)
          .background {
            ForEach(actions) { action in
              Color.clear.▶accessibilityAction(named: action.name) { run(action) }
            }
          }
          .accessibilityElement(children: .combine)
        """),
      Example(
        """
        HStack { Text(a); Text(b) }
          .background(ForEach(actions) { action in
            Color.clear.▶accessibilityAction(named: action.name, action.run)
          })
        """),
      Example(
        """
        Text(title).overlay { EmptyView().▶accessibilityAction(named: "Archive") { archive() } }
          .accessibilityElement(children: .combine)
        """),
    ],
    good: [
      Example(
        """
        Text(title)
          .accessibilityActions {
            ForEach(actions) { action in
              Button(action.name) { run(action) }
            }
          }
        """),
      Example("Text(title).accessibilityAction(named: \"Archive\") { archive() }"),
      Example("Text(title).background { Color.blue }.accessibilityAction(named: \"Archive\") { archive() }"),
    ],
    check: find)
}
