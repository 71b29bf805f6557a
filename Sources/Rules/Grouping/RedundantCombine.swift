import Scenes
import Views
import VoiceOver

extension Rule {
  static let redundantCombine = Rule(
    id: "redundant-combine",
    title: "One element is combined with nothing",
    severity: .minor,
    wcag: [],
    document: .grouping,
    population: .madeElements,
    claim: "combine nothing",
    wrong: "Below .combine there is only one element, and nothing is set on it afterwards.",
    heard: "The same as without it. The next reader of the code looks for the group in vain.",
    fix: "Take the modifier away, or move it to the view that holds the whole group.",
    bad: [
      Example("VStack { Text(title) }.▶accessibilityElement(children: .combine)"),
      Example("Text(title).bold().▶accessibilityElement(children: .combine)"),
      Example(
        """
        HStack { Text(title); Spacer(); Divider(); Image(decorative: "line") }
          .▶accessibilityElement(children: .combine)
        """),
    ],
    good: [
      Example("VStack { Text(title) }"),
      Example("VStack { Text(title); Text(detail) }.accessibilityElement(children: .combine)"),
      Example(
        "Text(title).accessibilityElement(children: .combine).accessibilityLabel(\"Title \\(title)\")"
      ),
      Example("HStack { Row(); Text(title) }.accessibilityElement(children: .combine)"),
      Example(
        "VStack { ForEach(lines) { Text($0.text) } }.accessibilityElement(children: .combine)"),
      Example(
        "Bubble { Text(title) }",
        files: [
          "Bubble.swift": """
          import SwiftUI
          struct Bubble<Content: View>: View {
            @ViewBuilder var content: () -> Content
            var body: some View {
              VStack { content() }.padding().accessibilityElement(children: .combine)
            }
          }
          """
        ]),
      Example(
        "Text(title).framed()",
        files: [
          "Framed.swift": """
          import SwiftUI
          extension View {
            func framed() -> some View { border(.red).accessibilityElement(children: .combine) }
          }
          """
        ]),
      Example("Unknown().accessibilityElement(children: .combine)"),
      Example(
        "Pair(title: title)",
        files: [
          "Pair.swift": """
          import SwiftUI
          struct Pair: View {
            let title: String
            var detail: String?
            var body: some View {
              VStack { Text(title); if let detail { Text(detail) } }
                .accessibilityElement(children: .combine)
            }
          }
          """
        ]),
      Example(
        """
        Button { } label: { HStack { Text(title) }.accessibilityElement(children: .combine) }
        """),
    ],
    check: .scene {
      RedundantCombineCheck(
        scene: $0.scene, tree: $0.tree, inherited: $0.inherited, counts: $0.counts
      ).find(&$1)
    })
}

private struct RedundantCombineCheck {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  let counts: Counts

  func find(_ report: inout SceneReport) {
    for element in inherited.judged.made where element.behaviour == .combine {
      let tally = counts.before[Int(element.modifier)]
      let outer = element.outer
      guard tally.least == 1, tally.most == 1, tally.guideline == 1, !tally.isOpen, outer.label < 0,
        outer.value < 0, outer.hint < 0, outer.traits.isEmpty, outer.actions.isEmpty,
        outer.control < 0, outer.hiddenBy < 0, !isOneOfSeveral(element), !isHandedIn(element)
      else { continue }
      report.add(modifier: element.modifier, "There is only one element here to combine.")
    }
  }

  /// Another modifier on the same view makes an element too or sets something, or parts are hidden.
  func isOneOfSeveral(_ element: MadeElement) -> Bool {
    scene[element.node].modifiers.contains { index in
      guard index != element.modifier else { return false }
      return inherited.makes[Int(index)] >= 0
        || index > element.modifier && !inherited.properties(of: index).isEmpty
    } || tree.descendants(of: element.node).contains { inherited[$0].hiddenBy >= 0 }
  }

  /// What is combined is a parameter, or depends on one: with other callers there may be several views.
  func isHandedIn(_ element: MadeElement) -> Bool {
    let (host, modifier) = (element.node, tree.modifier(element.modifier))
    if scene[host].owner != modifier.owner || scene[host].origin.file != modifier.origin.file {
      return true
    }
    if ([host] + tree.descendants(of: host)).contains(where: {
      scene[$0].isDecided && scene[$0].owner == modifier.owner
        && scene[$0].origin.file == modifier.origin.file
    }) {
      return true
    }
    return tree.descendants(of: host).contains { node in
      let parent = scene[node].parent
      switch scene[parent].kind {
      case .custom, .helper, .modified: return false
      case .view, .group, .branch, .alternative, .rows, .opaque, .recursion: break
      }
      return counts.tallies[Int(node)].most > 0
        && (scene[node].owner != scene[parent].owner
          || scene[node].origin.file != scene[parent].origin.file)
    }
  }
}
