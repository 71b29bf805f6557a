import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let emptyLabel = Rule(
    id: "empty-label",
    title: "A label is empty",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .labels,
    claim: "are empty",
    wrong: "An empty label does not hide an element; it takes its name away.",
    heard: "The role alone, or nothing: \"Image.\"",
    fix: "Use accessibilityHidden(true) to hide it, or give it a label.",
    bad: [
      Example("Image(\"hero\").▶accessibilityLabel(\"\")"),
      Example("Text(title).▶accessibilityLabel(Text(\"\"))"),
      Example("Button { } label: { Image(systemName: \"trash\") }.▶accessibilityLabel(\" \")"),
      Example(
        "HStack { Text(a); Text(b) }.accessibilityElement(children: .combine).▶accessibilityLabel(\"\")"
      ),
    ],
    good: [
      Example("Image(\"hero\").accessibilityHidden(true)"),
      Example("Image(\"hero\").accessibilityLabel(\"The team\")"),
      Example("Image(\"hero\").accessibilityLabel(caption)"),
      Example(
        "VStack { Text(a).accessibilityLabel(\"\"); Text(b) }.accessibilityElement(children: .combine)"
      ),
      Example(
        "VStack { Text(a); Text(b) }.accessibilityElement(children: .contain).accessibilityLabel(\"\")"
      ),
      Example("Image(\"hero\").accessibilityLabel(isShown ? \"The team\" : \"\")"),
    ],
    check: .scene {
      EmptyLabelCheck(
        scene: $0.scene, files: $0.files, tree: $0.tree, inherited: $0.inherited,
        sayings: $0.sayings
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Leave accessibilityLabel or alt out where a text inside names it; an image that only decorates needs no alt.",
      flutter:
        "Give it a label, or take it from the listener with excludeFromSemantics or ExcludeSemantics.",
      examples: [
        .reactNative(
          bad: """
            <Image source={logo} alt="" />
            """,
          good: """
            <Image source={logo} alt="Acme" />
            """),
        .flutter(
          bad: """
            IconButton(tooltip: '', icon: Icon(Icons.delete), onPressed: f)
            """,
          good: """
            IconButton(tooltip: 'Delete', icon: Icon(Icons.delete), onPressed: f)
            """),
      ],
      findEmptyLabels))
}

private struct EmptyLabelCheck {
  let scene: Scene
  let files: LiveFiles
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings

  func find(_ report: inout SceneReport) {
    for label in sayings.labels {
      guard let literal = label.saying.literal, literal.isBlank, isWrittenOut(label.modifier),
        !isSetAgain(label), !isUnheard(label), !isNone(label),
        inherited[inherited.hosts[Int(label.modifier)]].control < 0
          || tree.modifier(label.modifier).owner >= 0
      else { continue }
      report.add(
        modifier: label.modifier,
        "An empty label leaves the element without a name; it does not hide it.")
    }
  }

  /// An element around speaks for it, or it is the label of a group.
  func isUnheard(_ label: WrittenProperty) -> Bool {
    let host = inherited.hosts[Int(label.modifier)]
    guard let own = inherited.made.last(where: { $0.node == host && $0.modifier < label.modifier })
    else { return inherited.isSwallowed(host) }
    return !own.swallows || own.outer.isSwallowed
  }

  /// `nil` takes a label of UIKit away again: the element is called by its own words.
  ///
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
  func isNone(_ label: WrittenProperty) -> Bool {
    scene.isUIKit(label.core)
      && scene.firstArgument(of: tree.modifier(label.modifier)).map { scene[$0] } == .null
  }

  /// Code of UIKit empties a label, and fills it elsewhere.
  func isSetAgain(_ label: WrittenProperty) -> Bool {
    guard scene.isUIKit(label.core) else { return false }
    return sayings.labels.contains { $0.core == label.core && $0.saying.literal?.isBlank != true }
  }

  /// The text is written in the modifier itself, and not the default of some property.
  func isWrittenOut(_ modifier: Int32) -> Bool {
    guard let argument = scene.arguments(of: tree.modifier(modifier)).first else { return false }
    let origin = argument.origin
    return files.expressions(at: origin).contains { expression in
      switch files.expression(expression, in: origin.file) {
      case .string: return true
      case .call(_, let range): return !range.isEmpty
      default: return false
      }
    }
  }
}

private func findEmptyLabels(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (element, setting) in screen.settings(.label, .tooltip)
  where setting.text.known?.isBlank == true && element.isNameless {
    report.add(
      element, "An empty label leaves the element without a name; it does not hide it.",
      at: setting.place)
  }
}
