import Views
import VoiceOver

extension Rule {
  static let traitOnNonElement = Rule(
    id: "trait-on-non-element",
    title: "A trait lands on several elements",
    severity: .moderate,
    wcag: ["4.1.2"],
    document: .nestedNames,
    population: .traits,
    wrong: "The view is not one element, so the trait goes to every element inside.",
    heard: "Each part as a button (or a heading) of its own, though there is only one.",
    fix: "Make one element first with accessibilityElement(children: .combine), or use a Button.",
    bad: [
      Example(
        """
        VStack {
          Text(title)
          Text(author)
        }
        .▶accessibilityAddTraits(.isButton)
        """),
      Example("HStack { Text(a); Text(b) }.▶accessibilityAddTraits(.isHeader)"),
      Example(
        "VStack { Text(a); Divider(); Text(b) }.padding().▶accessibilityAddTraits([.isButton, .isSelected])"
      ),
    ],
    good: [
      Example(
        """
        VStack {
          Text(title)
          Text(author)
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        """),
      Example("HStack { Text(a); Spacer() }.accessibilityAddTraits(.isHeader)"),
      Example(
        "Button { } label: { HStack { Text(a); Text(b) } }.accessibilityAddTraits(.isSelected)"),
      Example("VStack { Text(a); Text(b) }.accessibilityAddTraits(.isModal)"),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for mark in facts.marks where facts.landsOnSeveral(mark) {
    guard facts.outerElement(of: mark).map({ !$0.swallows }) ?? true,
      !facts.isSwallowed(facts.hosts[Int(mark)])
    else { continue }
    for property in facts.properties(of: mark) where property.kind == .traits {
      let traits = facts.traits(property.value)
      guard !traits.isDisjoint(with: [.button, .link, .header, .selected, .image, .toggle]) else {
        continue
      }
      report.add(
        modifier: mark, in: facts,
        "The trait goes to each of the \(facts.before[Int(mark)].mostReached) elements inside.")
    }
  }
}
