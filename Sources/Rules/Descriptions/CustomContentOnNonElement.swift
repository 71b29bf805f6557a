import Scenes
import Views
import VoiceOver

extension Rule {
  static let customContentOnNonElement = Rule(
    id: "custom-content-on-non-element",
    title: "Custom content lands on several elements",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .descriptions,
    population: .customContent,
    claim: "land on several elements",
    wrong: "The view is not one element, so its custom content goes to every element inside.",
    heard: "\"More content available\" at each stop, each time the same.",
    fix: "Make one element first with accessibilityElement(children: .combine).",
    bad: [
      Example("VStack { Text(title); Text(year) }.▶accessibilityCustomContent(\"Genre\", genre)"),
      Example(
        "HStack { Text(a); Text(b) }.padding().▶accessibilityCustomContent(\"Rating\", rating, importance: .high)"
      ),
      Example("VStack { Text(a); Button(\"B\") {} }.▶accessibilityCustomContent(.genre, genre)"),
    ],
    good: [
      Example(
        """
        VStack { Text(title); Text(year) }
          .accessibilityElement(children: .combine)
          .accessibilityCustomContent("Genre", genre)
        """),
      Example("Text(title).accessibilityCustomContent(\"Genre\", genre)"),
      Example("MovieCard(movie: movie).accessibilityCustomContent(\"Genre\", genre)"),
    ],
    check: .scene { find($0.tree, $0.inherited, $0.counts, &$1) })
}

private func find(
  _ tree: SceneTree, _ inherited: Inherited, _ counts: Counts, _ report: inout SceneReport
) {
  var seen: Set<Scene.NodeID> = []
  for mark in inherited.judged.marks where counts.landsOnSeveral(mark) {
    guard tree.modifier(mark).word == .accessibilityCustomContent,
      inherited.outerElement(of: mark).map({ !$0.swallows }) ?? true,
      seen.insert(inherited.hosts[Int(mark)]).inserted
    else { continue }
    report.add(
      modifier: mark,
      "The content goes to each of the \(counts.before[Int(mark)].mostReached) elements inside.")
  }
}
