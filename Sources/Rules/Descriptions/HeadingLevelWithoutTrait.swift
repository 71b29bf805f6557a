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
    check: .scene(find))
}

private func find(_ facts: borrowing Facts, _ report: inout SceneReport) {
  for mark in facts.inherited.marks where facts.headingLevel(mark) != nil {
    let host = facts.inherited.hosts[Int(mark)]
    let traits = facts.inherited.circumstances(at: mark).traits.union(
      facts.inherited[facts.inherited.core(host)].traits)
    guard traits.isDisjoint(with: [.header, .unknown]), facts.inherited[host].hiddenBy < 0,
      !facts.inherited[host].surroundings.contains(.sectionHeader), !facts.hasHeaderBelow(host)
    else { continue }
    report.add(modifier: mark, "A level is set, and the trait .isHeader is not.")
  }
}

extension Facts {
  /// 1 to 6; nil for anything but a level of its own.
  func headingLevel(_ mark: Int32) -> Int? {
    for property in inherited.properties(of: mark) where property.kind == .heading {
      guard let value = property.value, case .member(let word, _) = scene[value] else { return nil }
      return [Word.h1, .h2, .h3, .h4, .h5, .h6].firstIndex(of: word).map { $0 + 1 }
    }
    return nil
  }

  fileprivate func hasHeaderBelow(_ host: NodeID) -> Bool {
    tree.descendants(of: host).contains { inherited[$0].traits.contains(.header) }
  }
}
