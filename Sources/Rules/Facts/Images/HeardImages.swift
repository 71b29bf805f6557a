import Scenes
import Views
import VoiceOver

/// Whether an image is heard, and as what.
final class HeardImages: Part {
  let inherited: Inherited
  let counts: Counts
  let sayings: Sayings
  let pictures: Pictures
  let names: Names

  init(
    _ tree: SceneTree, _ inherited: Inherited, _ counts: Counts, _ sayings: Sayings,
    _ pictures: Pictures, _ names: Names
  ) {
    (self.inherited, self.counts, self.sayings, self.pictures, self.names) = (
      inherited, counts, sayings, pictures, names
    )
    super.init(tree)
  }
}

extension HeardImages {
  private static let apart = Surroundings.unheard.union([
    .menu, .conditionallyHidden, .background,
  ])

  /// Part of an element that says what its children say.
  func isJoined(_ image: NodeID) -> Bool {
    let around = inherited[image]
    guard around.label < 0, around.hiddenBy < 0, around.control < 0, tree.isWhole(image),
      around.surroundings.isDisjoint(with: Self.apart)
    else { return false }
    let elements = inherited.elements(around: image).filter(\.swallows)
    guard !elements.isEmpty else { return false }
    return elements.allSatisfy {
      $0.behaviour == .combine && $0.outer.label < 0 && $0.outer.hiddenBy < 0
        && $0.outer.control < 0
    }
  }

  /// Beside text in the label of a control, which says what its label shows.
  func isBesideTitle(_ image: NodeID) -> Bool {
    let around = inherited[image]
    let control = around.control
    guard control >= 0, around.label < 0, around.hiddenBy < 0, tree.isWhole(image),
      around.surroundings.isDisjoint(with: Self.apart), inherited.isHeard(control),
      inherited[control].label < 0
    else { return false }
    switch tree.control(control) {
    case .button, .link, .navigationLink, .menu, .toggle: break
    default: return false
    }
    guard case .text = names.shownName(of: control), !isWithoutTitle(image, in: control) else {
      return false
    }
    return inherited.elements(around: image).allSatisfy {
      $0.node <= control || $0.behaviour == .combine && $0.outer.label < 0 && $0.outer.hiddenBy < 0
    }
  }

  /// A hint or value goes to the element that is made of the image and what is beside it.
  func isHinted(_ image: NodeID, below element: NodeID) -> Bool {
    for node in tree.lineage(of: image) {
      if node == element { return false }
      let isSaid = scene.modifiers(of: node).contains {
        [.help, .accessibilityHint, .accessibilityValue].contains($0.word)
      }
      if isSaid { return true }
    }
    return false
  }

  /// The images that are all a control shows in some case, where other cases have a title.
  func iconsWithoutTitle(in control: NodeID) -> [NodeID] {
    tree.images(in: control).filter {
      inherited[$0].control == control && inherited[$0].hiddenBy < 0
        && isWithoutTitle($0, in: control)
    }
  }

  /// The title of the control is shown in the image's place, and never with it.
  private func isWithoutTitle(_ image: NodeID, in control: NodeID) -> Bool {
    // What shows many images is a card and no icon: to ask for each of them would cost too much.
    guard tree.images(in: control).count <= 8,
      tree.texts(in: control).allSatisfy({
        inherited[$0].hiddenBy >= 0 || tree.isApart($0, from: image)
      }),
      case .icons(let icons) = names.shown(in: scene.children(of: control, .label), beside: image)
    else { return false }
    return icons.contains(image)
  }

  /// In a label that is one element with its texts; where there are none, its name is what is read.
  private func isJoinedWithTitle(_ image: NodeID) -> Bool {
    guard inherited[image].surroundings.contains(.joinedLabel),
      let label = tree.lineage(of: image).first(where: { scene[$0].role == .label })
    else { return false }
    if case .icons = names.shown(in: [label]) { return false }
    return true
  }

  /// An image of its own that is heard and that nothing labels.
  func isUnlabelled(_ image: NodeID) -> Bool {
    inherited[image].label < 0 && inherited.isHeard(image)
      && inherited[image].surroundings.isDisjoint(with: [.conditionallyHidden, .menu])
      && !isJoinedWithTitle(image)
      && !tree.isInside(image, .Chart, .Map, .Picker, .Menu)
  }
}
