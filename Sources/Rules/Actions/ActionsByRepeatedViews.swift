extension Rule {
  static let actionsByRepeatedViews = Rule(
    id: "actions-by-repeated-views",
    title: "The view is repeated once per action",
    severity: .serious,
    wcag: ["1.3.1"],
    document: .actions,
    population: .actions,
    wrong: """
      A ForEach over the actions makes a view for each of them, where one view with several actions was \
      meant.
      """,
    heard: "The same text at several stops, each with another action.",
    fix: "Keep one view and give it accessibilityActions (iOS 16) with a ForEach of buttons.",
    bad: [
      Example(
        """
        ForEach(actions) { action in
          Text(title)
            .▶accessibilityAction(named: action.name) { run(action) }
        }
        """),
      Example(
        "ForEach(model.actions) { action in Text(\"Post\").▶accessibilityAction(named: action.name) { run(action) } }"),
      Example(
        """
        VStack {
          ForEach(commands, id: \\.self) { command in
            HStack { Text(title); Text(author) }.padding()
              .▶accessibilityAction(named: Text(command)) { run(command) }
          }
        }
        """),
    ],
    good: [
      Example(
        """
        Text(title)
          .accessibilityActions {
            ForEach(actions) { action in Button(action.name) { run(action) } }
          }
        """),
      Example("ForEach(posts) { post in Text(post.title).accessibilityAction(named: \"Like\") { like(post) } }"),
      Example("ForEach(posts) { post in Text(post.title).accessibilityAction(named: post.action) { like(post) } }"),
    ],
    check: find)
}
