import Components
import Views
import VoiceOver

extension Rule {
  static let headingLevelWithoutTrait = Rule(
    id: "heading-level-without-trait",
    title: "A heading level without the heading trait",
    severity: .minor,
    wcag: ["1.3.1"],
    document: .descriptions,
    population: .headings,
    claim: "have a level without the heading trait",
    wrong: "accessibilityHeading sets a level only; recordings show that it adds no trait.",
    heard: "Plain text, on the systems where the level alone makes no heading.",
    fix: "Add .accessibilityAddTraits(.isHeader) as well.",
    bad: [
      Example("Text(\"Movies\").▶accessibilityHeading(.h1)"),
      Example("VStack { Text(\"Now playing\").font(.title).▶accessibilityHeading(.h2); Text(a) }"),
      Example(
        "HStack { Text(a); Text(b) }.accessibilityElement(children: .combine).▶accessibilityHeading(.h2)"
      ),
    ],
    good: [
      Example("Text(\"Movies\").accessibilityHeading(.h1).accessibilityAddTraits(.isHeader)"),
      Example("Text(\"Movies\").accessibilityAddTraits([.isHeader]).accessibilityHeading(.h1)"),
      Example("Text(\"Movies\").accessibilityAddTraits(.isHeader)"),
      Example(
        "List { Section { Text(a) } header: { Text(\"Movies\").accessibilityHeading(.h2) } }"),
    ],
    check: .scene {
      HeadingLevelWithoutTraitCheck(tree: $0.tree, inherited: $0.inherited).find(&$1)
    },
    pieces: PieceCheck(
      flutter: "Set header: true as well.", mended: .role, findLevelsAlone))
}

private struct HeadingLevelWithoutTraitCheck {
  let tree: SceneTree
  let inherited: Inherited

  func find(_ report: inout SceneReport) {
    for mark in inherited.judged.marks where inherited.headingLevel(mark) != nil {
      let host = inherited.hosts[Int(mark)]
      let traits = inherited.circumstances(at: mark).traits.union(
        inherited[inherited.core(host)].traits)
      guard traits.isDisjoint(with: [.header, .unknown]), inherited[host].hiddenBy < 0,
        !inherited[host].surroundings.contains(.sectionHeader), !hasHeaderBelow(host)
      else { continue }
      report.add(modifier: mark, "A level is set, and the trait .isHeader is not.")
    }
  }

  func hasHeaderBelow(_ host: NodeID) -> Bool {
    tree.descendants(of: host).contains { inherited[$0].traits.contains(.header) }
  }
}

private func findLevelsAlone(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements
  where element.facts.hasLevelOnly && !element.traits.contains(.header) {
    report.add(element, "A level is set, and header is not: iOS hears no heading.")
  }
}
