import Views
import VoiceOver

extension Rule {
  static let actionsByHiddenViews = Rule(
    id: "actions-by-hidden-views",
    title: "Actions are carried by invisible views",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .actions,
    population: .actions,
    claim: "are carried by invisible views",
    wrong: """
      Invisible views in the background carry one accessibility action each. Each of them is an element \
      of its own until something combines them.
      """,
    heard:
      "Without .combine, an empty stop for each action; with it, the texts inside joined as well.",
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
      Example(
        "Text(title).background { Color.blue }.accessibilityAction(named: \"Archive\") { archive() }"
      ),
    ],
    check: .scene { find($0.target, $0.inherited, $0.counts, &$1) })
}

private func find(
  _ target: Int?, _ inherited: Inherited, _ counts: Counts, _ report: inout SceneReport
) {
  for mark in inherited.judged.marks {
    let host = inherited.hosts[Int(mark)]
    let around = inherited[host]
    guard inherited.properties(of: mark).contains(where: { $0.kind == .namedAction }),
      counts.before[Int(mark)].most == 0, !counts.before[Int(mark)].isOpen, around.label < 0,
      around.value < 0, around.hiddenBy < 0,
      !around.surroundings.isDisjoint(with: [.background, .overlay])
    else { continue }
    report.add(modifier: mark, "An invisible view carries the action.", fix: actionsAdvice(target))
  }
}

/// What to use in place of a workaround, as far as the deployment target lets it.
func actionsAdvice(_ target: Int?) -> String {
  if let target, target < 16 {
    return """
      Use accessibilityActions { … } on the view itself, inside if #available(iOS 16, *); the project \
      runs on iOS \(target) too, so keep the workaround in the other branch.
      """
  }
  return "Use accessibilityActions { ForEach(…) { Button(…) } } on the view itself (iOS 16)."
}
