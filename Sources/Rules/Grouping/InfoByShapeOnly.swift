import Components
import Views
import VoiceOver

extension Rule {
  static let infoByShapeOnly = Rule(
    id: "info-by-shape-only",
    title: "State is told by a shape or a colour alone",
    severity: .serious,
    wcag: ["1.1.1", "1.4.1"],
    document: .grouping,
    population: .shapes,
    claim: "tell a state to the eye alone",
    wrong: """
      A shape or colour appears only under a condition, or changes with one, and no label, value or text \
      near it says what that means.
      """,
    heard: "Nothing: shapes are no elements. A listener cannot know that the message is unread.",
    fix: """
      Say the state in the label or value of the element it belongs to, or give the shape an \
      accessibilityLabel.
      """,
    bad: statesOfShapes, good: statesBesideShapes,
    check: .scene { find($0.tree, $0.signs, &$1) },
    pieces: PieceCheck(
      reactNative: "Say it in the label of the row, as `unread ? \", unread\" : \"\"`.",
      flutter: "Say it in the label of the row, as `unread ? \", unread\" : \"\"`.",
      examples: [
        .reactNative(
          bad: """
            <View accessible>
              <Text>{item.sender}</Text>
              {item.unread && <View style={{ width: 8, height: 8, borderRadius: 4, backgroundColor: 'blue' }} />}
            </View>
            """,
          good: """
            <View accessible accessibilityLabel={`${item.sender}${item.unread ? ', unread' : ''}`}>
              <Text>{item.sender}</Text>
              {item.unread && <View style={{ width: 8, height: 8, borderRadius: 4, backgroundColor: 'blue' }} />}
            </View>
            """),
        .flutter(
          bad: """
            MergeSemantics(
              child: Row(
                children: [
                  Text(item.sender),
                  if (item.unread)
                    Container(
                      width: 8,
                      height: 8,
                      decoration: BoxDecoration(color: Colors.blue, shape: BoxShape.circle),
                    ),
                ],
              ),
            )
            """,
          good: """
            Semantics(
              label: '${item.sender}${item.unread ? ", unread" : ""}',
              excludeSemantics: true,
              child: Row(
                children: [
                  Text(item.sender),
                  if (item.unread)
                    Container(
                      width: 8,
                      height: 8,
                      decoration: BoxDecoration(color: Colors.blue, shape: BoxShape.circle),
                    ),
                ],
              ),
            )
            """),
      ],
      findTellingShapes))
}

private func find(_ tree: SceneTree, _ signs: Signs, _ report: inout SceneReport) {
  for shape in tree.judged.shapes {
    guard signs.isSign(shape), let condition = signs.signCondition(of: shape),
      !signs.isConveyed(shape, condition), !signs.isSaidNear(shape, condition),
      !signs.isTrack(shape, of: condition)
    else { continue }
    report.add(
      shape,
      "Only a \(tree.word(of: shape)) tells of \(asSubject(condition)); VoiceOver says nothing of it."
    )
  }
}

/// Of `let mark` and `let mark = book.mark` the value that may be missing; of `.full(let mark)` the case.
private func asSubject(_ condition: Formula) -> String {
  guard case .match(let subject, let patterns)? = condition.parts.first else {
    return condition.text.isEmpty ? "a condition" : "“\(condition.text)”"
  }
  let cases = patterns.compactMap { pattern -> String? in
    if case .implicit(let name) = pattern.first, name != "_" { "." + name } else { nil }
  }
  if !cases.isEmpty { return "the case “\(cases.joined(separator: ", "))”" }
  return subject.map { "“\($0.printed)”" } ?? "a condition"
}

private func findTellingShapes(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (content, element, item) in screen.contents
  where content.kind == .shape && !content.subjects.isEmpty && !content.isSaid {
    if let element, !element.facts.tells.isDisjoint(with: content.subjects) { continue }
    let isTold = screen.items.contains { other in
      other.row == item.row && (item.rows > 0 || other.list == item.list)
        && other.element.map { !$0.facts.tells.isDisjoint(with: content.subjects) } ?? false
    }
    // Words that come and go with it tell of it.
    let isBesideWords = screen.contents.contains { other, _, place in
      other.kind == .text && other.isSaid && content.subjects.isSubset(of: other.subjects)
        && place.row == item.row && (item.rows > 0 || place.list == item.list)
    }
    if isTold || isBesideWords || screen.isPageDot(content, in: item) { continue }
    let condition = content.when.map { "“\($0)”" } ?? "something"
    report.add(
      content, "Only a shape tells of \(condition); VoiceOver says nothing of it.")
  }
}

extension PieceScreen {
  /// One of bare dots that tell which page is shown.
  fileprivate func isPageDot(_ content: PieceContent, in item: Item) -> Bool {
    guard item.rows > 0, Words(name: content.when ?? "").holds(any: CodeWords.pageWords) else {
      return false
    }
    return items.allSatisfy { $0.row != item.row || $0.silent?.kind == .shape }
  }
}
