import Scenes
import Views
import VoiceOver

extension Rule {
  static let headingLevelSkipped = Rule(
    id: "heading-level-skipped",
    title: "A heading level is skipped",
    severity: .minor,
    wcag: ["1.3.1"],
    document: .descriptions,
    population: .headings,
    claim: "skip a level",
    wrong: "A heading is more than one level below the one before it.",
    heard: "\"Heading level 3\" right after level 1: is a part missing?",
    fix: "Use the levels in order.",
    bad: [
      Example(
        """
        VStack {
          Text("Movies").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
          Text("Action").accessibilityAddTraits(.isHeader).▶accessibilityHeading(.h3)
        }
        """),
      Example(
        """
        VStack {
          Text(a).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
          Text(b)
          Text(c).accessibilityAddTraits(.isHeader).▶accessibilityHeading(.h4)
        }
        """),
      Example(
        """
        ScrollView {
          Text(a).accessibilityHeading(.h1).accessibilityAddTraits(.isHeader)
          VStack { Text(b).▶accessibilityHeading(.h5).accessibilityAddTraits(.isHeader) }
        }
        """),
    ],
    good: [
      Example(
        """
        VStack {
          Text("Movies").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
          Text("Action").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        }
        """),
      Example(
        """
        VStack {
          Text(a).accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
          Text(b).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
          Text(c).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        }
        """),
      Example("Text(a).accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)"),
      Example(
        """
        VStack {
          Text(a).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
          Text(b).accessibilityAddTraits(.isHeader).accessibilityHeading(.unspecified)
        }
        """),
      Example(
        """
        VStack {
          Text(a).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
          Text(b).accessibilityAddTraits(.isHeader)
          Text(c).accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
        }
        """),
    ],
    check: .scene { find($0.tree, $0.inherited, $0.headings, &$1) })
}

private func find(
  _ tree: SceneTree, _ inherited: Inherited, _ headings: Headings, _ report: inout SceneReport
) {
  var last: [Scene.NodeID: Int] = [:]
  let leveled = Set(
    inherited.marks.filter { inherited.headingLevel($0) != nil }.map { inherited.hosts[Int($0)] })
  let headings = inherited.marks.filter { mark in
    let host = inherited.hosts[Int(mark)]
    return inherited.headingLevel(mark) != nil
      || !leveled.contains(host) && inherited[host].traits.contains(.header)
  }
  for mark in headings.sorted(by: { inherited.hosts[Int($0)] < inherited.hosts[Int($1)] }) {
    let screen = tree.screen(of: inherited.hosts[Int(mark)])
    // Of a heading without a level nobody knows which it has.
    guard let level = inherited.headingLevel(mark) else {
      last[screen] = nil
      continue
    }
    if let before = last[screen], level > before + 1 {
      report.add(modifier: mark, "A heading of level \(level) follows one of level \(before).")
    }
    last[screen] = level
  }
}
