import Components
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
    check: .scene { find($0.tree, $0.rows, &$1) },
    pieces: PieceCheck(
      reactNative:
        "Make the row one element: accessible on its View joins the texts in it; give it an accessibilityLabel where they do not read well, and accessibilityActions for buttons that matter.",
      flutter:
        "Put MergeSemantics around the row, or a Semantics with a label and excludeSemantics where the joined texts do not read well; keep buttons that matter as customSemanticsActions.",
      examples: [
        .reactNative(
          bad: """
            <FlatList
              data={items}
              renderItem={({ item }) => (
                <View>
                  <Text>{item.sender}</Text>
                  <Text>{item.subject}</Text>
                </View>
              )}
            />
            """,
          good: """
            <FlatList
              data={items}
              renderItem={({ item }) => (
                <View accessible>
                  <Text>{item.sender}</Text>
                  <Text>{item.subject}</Text>
                </View>
              )}
            />
            """),
        .flutter(
          bad: """
            ListView.builder(
              itemCount: items.length,
              itemBuilder: (context, index) => Row(
                children: [Text(items[index].sender), Text(items[index].subject)],
              ),
            )
            """,
          good: """
            ListView.builder(
              itemCount: items.length,
              itemBuilder: (context, index) => MergeSemantics(
                child: Row(
                  children: [Text(items[index].sender), Text(items[index].subject)],
                ),
              ),
            )
            """),
      ],
      findUngroupedPieces))
}

private func find(_ tree: SceneTree, _ rows: Rows, _ report: inout SceneReport) {
  for body in tree.judged.rows {
    for row in rows.rowsToGroup(of: body) { rows.judge(row, &report) }
  }
}

private func findUngroupedPieces(_ screen: PieceScreen, _ report: inout PieceReport) {
  for row in screen.rows where row.report.isUngrouped {
    guard !row.piece.isGroupedByComponent, !row.piece.isPages else { continue }
    let (stops, heard) = (row.report.stops.guideline, row.report.stops.platform.max)
    let upTo = stops.min == stops.max ? "" : "up to "
    let count = row.report.count
    let grouped = row.report.groupedStops
    // Systems have joined all that can be: what else is a stop there is a control, and stays one.
    let isJoined = heard <= max(1, grouped)
    let message =
      isJoined && heard > 1
      ? "Each row counts as \(upTo)\(stops.max) elements; systems join all but its controls, without pauses, and leave out what pictures and shapes show."
      : isJoined
        ? "Each row counts as \(upTo)\(stops.max) elements; systems join them, without pauses, and leave out what pictures and shapes show."
        : "Each row is \(upTo)\(stops.max) stops: \(upTo)\(stops.max * count) swipes over \(count)\(row.report.isAssumed ? " assumed" : "") rows, \(grouped * count) when its parts are one element."
    report.add(
      at: row.piece.place, in: row.piece.view, row.piece.anchor, message,
      severity: isJoined ? .minor : nil, saves: (stops.max - grouped) * count)
  }
}
