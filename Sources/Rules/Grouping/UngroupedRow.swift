import Views
import VoiceOver

extension Rule {
  package static let ungroupedRow = Rule(
    id: "ungrouped-row",
    title: "A row is several stops",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .grouping,
    population: .rows,
    claim: "make a listener stop more than once",
    wrong: """
      The repeated body of a collection holds two or more elements that are no controls of their own, and \
      nothing makes one element of them.
      """,
    heard: """
      One swipe for each part of each row. With five parts and twenty rows that is a hundred swipes to \
      get past the list, and no part says which row it belongs to.
      """,
    fix: """
      Put .accessibilityElement(children: .combine) on the row, and an accessibilityLabel after it when \
      the joined texts do not read well. Keep buttons that matter as accessibility actions.
      """,
    bad: severalStopRows, good: oneStopRows,
    check: .scene { find($0.tree, $0.rows, &$1) })
}

private func find(_ tree: SceneTree, _ rows: Rows, _ report: inout SceneReport) {
  for body in tree.rows { for row in rows.rowsToGroup(of: body) { rows.judge(row, &report) } }
}
