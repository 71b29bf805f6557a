import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let combinedRowWithoutLabel = Rule(
    id: "combined-row-without-label",
    title: "Combining drops an image that carries state",
    severity: .moderate,
    wcag: ["1.1.1"],
    document: .grouping,
    population: .images,
    claim: "carry a state that combining drops",
    wrong: """
      Combined elements, and the labels of buttons and links, join the texts inside and drop unlabelled \
      symbols. Here a dropped symbol depends on a condition, so it tells something that the text does not.
      """,
    heard: "The texts, and nothing of what the symbol shows.",
    fix:
      "Give the symbol an accessibilityLabel, or say its state in the label or value of the combined element.",
    bad: statesThatCombiningDrops, good: statesBesideCombined,
    check: .scene {
      CombinedRowWithoutLabelCheck(
        scene: $0.scene, files: $0.files, tree: $0.tree, inherited: $0.inherited,
        pictures: $0.pictures, names: $0.names, images: $0.images,
        callers: $0.callers, signs: $0.signs
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Give the icon an accessibilityLabel, or the row a label that tells what it shows.",
      findDroppedPictures))
}

private struct CombinedRowWithoutLabelCheck {
  let scene: Scene
  let files: LiveFiles
  let tree: SceneTree
  let inherited: Inherited
  let pictures: Pictures
  let names: Names
  let images: HeardImages
  let callers: CallSites
  let signs: Signs

  func find(_ report: inout SceneReport) {
    for image in tree.judged.images {
      guard case .symbol(let name) = pictures.source(of: image), inherited[image].label < 0,
        inherited[image].hiddenBy < 0,
        // What only cuts out a ground is no image for anybody to name.
        inherited[image].surroundings.isDisjoint(with: [.labelIcon, .decoration]),
        let element = inherited.elements(around: image).first(where: { $0.swallows }),
        element.behaviour == .combine, isSilentOnState(element),
        !isInNamedControl(image, below: element.node),
        !hints(at: image, in: element), !images.isHinted(image, below: element.node)
      else { continue }
      if let name, pictures.isOrnament(name) { continue }
      let isVariable = name == nil
      guard isVariable || tree.isConditional(image, inside: element.node),
        !signs.hasCompanion(image, in: element.node), isVariable || !isChosenByName(image)
      else { continue }
      report.add(
        image,
        "\(names.description(of: image)) tells something, and the combined element does not say it."
      )
    }
    for image in tree.judged.images where signs.isDroppedSign(image) {
      let control = tree.word(of: inherited[image].control)
      report.add(
        image,
        "\(names.description(of: image)) tells something, and the \(control) says only its texts.",
        fix:
          "Give the symbol an accessibilityLabel, or say its state in the value of the \(control).")
    }
    for image in tree.judged.images where signs.label(dropping: image) != nil {
      report.add(
        image,
        "\(names.description(of: image)) tells something, and the Label says only its title.",
        fix: "Say the state in an accessibilityValue of the Label.")
    }
  }

  /// Neither a label nor a value is set that may say what an image shows.
  func isSilentOnState(_ element: MadeElement) -> Bool {
    let outer = element.outer
    guard outer.label < 0, outer.value < 0, outer.hiddenBy < 0,
      outer.traits.isDisjoint(with: [.selected, .unknown])
    else { return false }
    return outer.control < 0
      || (inherited[outer.control].label < 0 && inherited[outer.control].value < 0)
  }

  /// A control inside is an action of the element, by its own name.
  func isInNamedControl(_ image: NodeID, below node: NodeID) -> Bool {
    let control = inherited[image].control
    return control > node && inherited[control].label >= 0
  }

  /// The hint is one of several under the condition that the image depends on.
  func hints(at image: NodeID, in element: MadeElement) -> Bool {
    guard element.outer.hint >= 0,
      let hint = scene.arguments(of: tree.modifier(element.outer.hint))
        .compactMap({ tree.condition(of: $0) }).first
    else { return false }
    if scene.arguments(of: image).contains(where: { tree.condition(of: $0) == hint }) {
      return true
    }
    for ancestor in tree.lineage(of: image) {
      if ancestor == element.node { return false }
      guard case .alternative = scene[ancestor].kind else { continue }
      if let first = scene.children(of: scene[ancestor].parent).first,
        tree.condition(of: first) == hint
      {
        return true
      }
    }
    return false
  }

  /// The condition asks for the name of the symbol, which the caller has fixed: how it is drawn, and
  /// not whether.
  func isChosenByName(_ image: NodeID) -> Bool {
    guard let side = tree.side(around: image),
      let first = scene.children(of: scene[side].parent).first,
      let condition = tree.condition(of: first)
    else { return false }
    let asked = callers.variables(in: condition)
    return scene.arguments(of: image).contains { argument in
      let (place, file) = (argument.origin.offset, argument.origin.file)
      return files.expressions(at: place, in: file).contains { expression in
        guard case .name(let name) = files.expression(expression, in: file) else { return false }
        return asked == [files.name(name, in: file).text]
      }
    }
  }
}

private func findDroppedPictures(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements where !element.isPressed && element.unknown == nil {
    for content in element.facts.contents
    where content.kind == .icon || content.kind == .image {
      // By itself it is combined with nothing: `image-no-label` tells of it.
      guard element.facts.contents.count > 1 || element.place != content.place,
        !content.isSaid, !content.isHidden, !content.isDecoration, !content.subjects.isEmpty,
        content.subjects.isDisjoint(with: element.facts.tells)
      else { continue }
      report.add(content, "The picture tells something, and the combined element does not say it.")
    }
  }
}
