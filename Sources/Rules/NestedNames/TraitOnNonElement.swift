import Components
import Scenes
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
    claim: "land on several elements",
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
      Example(
        "HStack { Text(a); Text(b) }.▶accessibilityAddTraits(.isHeader).accessibilityAddTraits(.isSelected)"
      ),
      Example(
        "HStack { Text(a).accessibilityAddTraits(.isButton); Text(b) }.▶accessibilityAddTraits(.isButton)"
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
      Example("Grid { GridRow { Text(a); Text(b) }.accessibilityAddTraits(.isHeader) }"),
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
      Example(
        """
        VStack {
          Text(a).accessibilityAddTraits([.isButton, .isHeader])
          HStack { Text(b); Text(c) }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
          Button(d) { }
          Unknown()
        }
        .accessibilityAddTraits(.isButton)
        """),
    ],
    check: .scene {
      TraitOnNonElementCheck(
        scene: $0.scene, tree: $0.tree, inherited: $0.inherited, sayings: $0.sayings,
        pictures: $0.pictures, counts: $0.counts
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Put accessible on the View as well, or the role on the element that is focused.",
      mended: .role,
      examples: [
        .reactNative(
          bad: """
            <View accessibilityRole="button">
              <Text>Net</Text>
              <Text>Gross</Text>
            </View>
            """,
          good: """
            <View>
              <Text>Net</Text>
              <Text>Gross</Text>
            </View>
            """)
      ],
      findLostTraits))
}

private struct TraitOnNonElementCheck {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let pictures: Pictures
  let counts: Counts

  func find(_ report: inout SceneReport) {
    // One missing element, however many traits wait for it.
    var seen: Set<Scene.NodeID> = []
    for mark in inherited.judged.marks.reversed() where counts.landsOnSeveral(mark) {
      guard inherited.outerElement(of: mark).map({ !$0.swallows }) ?? true,
        !inherited.isSwallowed(inherited.hosts[Int(mark)])
      else { continue }
      for property in inherited.properties(of: mark) where property.kind == .traits {
        let traits = scene.traits(property.value)
        guard !traits.isDisjoint(with: [.button, .link, .header, .selected, .image, .toggle]),
          !haveAll(traits, below: mark), !headsColumns(mark, traits),
          seen.insert(inherited.hosts[Int(mark)]).inserted
        else { continue }
        report.add(
          modifier: mark, "The trait goes to each of \(counts.countReached(mark)) elements inside.")
      }
    }
  }

  /// What is heard below has the traits already, so nothing changes.
  func haveAll(_ traits: TraitWords, below mark: Int32) -> Bool {
    guard traits.isDisjoint(with: [.unknown, .other]) else { return false }
    let host = inherited.hosts[Int(mark)]
    return tree.subtree(of: host).allSatisfy { node in
      guard isCounted(node), inherited[node].hiddenBy < 0 else { return true }
      return own(traits: node, below: mark).isSuperset(of: traits)
    }
  }

  /// Each cell of a table's first row is the heading of its column.
  func headsColumns(_ mark: Int32, _ traits: TraitWords) -> Bool {
    traits == .header && scene[inherited.core(inherited.hosts[Int(mark)])].word == .GridRow
  }

  /// It is a stop, or part of one.
  func isCounted(_ node: NodeID) -> Bool {
    if case .custom = scene[node].kind { return false }
    switch tree.kind(node) {
    case .text: return !sayings.isSilent(sayings.title(of: node))
    case .image: return !pictures.isDecorative(node)
    case .label, .control, .remoteImage, .other: return true
    case .shape, .fill: return inherited[node].label >= 0
    // Nobody knows what an opaque view has.
    case .nothing, .container, .opaque: return false
    }
  }

  /// Those it has by its kind, or by what is set on it or around it before this modifier.
  func own(traits node: NodeID, below mark: Int32) -> TraitWords {
    let host = inherited.hosts[Int(mark)]
    var found = TraitWords()
    for ancestor in tree.lineage(of: node) {
      switch tree.control(ancestor) {
      case .button, .navigationLink, .menu: found.insert(.button)
      case .link: found.insert(.link)
      case .toggle: found.insert(.toggle)
      default: break
      }
      for number in scene[ancestor].modifiers where ancestor > host || number < mark {
        for property in inherited.properties(of: number) where property.kind == .traits {
          found.formUnion(scene.traits(property.value))
        }
      }
      if ancestor == host { break }
    }
    return found
  }
}

private func findLostTraits(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (content, _, _) in screen.contents where content.hasLostTraits {
    report.add(content, "It is no element, so nobody hears its role or state.")
  }
}
