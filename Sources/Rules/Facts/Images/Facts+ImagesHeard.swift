import Views
import VoiceOver

// Whether an image is heard, and as what.

extension Facts {
  /// Part of an element that says what its children say.
  func isJoined(_ image: NodeID) -> Bool {
    let around = self[image]
    guard around.label < 0, around.hiddenBy < 0, around.control < 0, isWhole(image),
      around.surroundings.isDisjoint(with: [
        .decoration, .redacted, .tabItem, .actions, .labelIcon, .labelText, .alert, .menu,
        .conditionallyHidden, .background,
      ])
    else { return false }
    let elements = elements(around: image).filter(\.swallows)
    guard !elements.isEmpty else { return false }
    return elements.allSatisfy {
      $0.behaviour == .combine && $0.outer.label < 0 && $0.outer.hiddenBy < 0
        && $0.outer.control < 0
    }
  }

  /// Beside text in the label of a control, which says what its label shows.
  func isBesideTitle(_ image: NodeID) -> Bool {
    let around = self[image]
    let control = around.control
    guard control >= 0, around.label < 0, around.hiddenBy < 0, isWhole(image),
      around.surroundings.isDisjoint(with: [
        .decoration, .redacted, .tabItem, .actions, .labelIcon, .labelText, .alert, .menu,
        .conditionallyHidden, .background,
      ]), isHeard(control), self[control].label < 0
    else { return false }
    switch self.control(control) {
    case .button, .link, .navigationLink, .menu, .toggle: break
    default: return false
    }
    guard case .text = shownName(of: control), !isWithoutTitle(image, in: control) else {
      return false
    }
    return elements(around: image).allSatisfy {
      $0.node <= control || $0.behaviour == .combine && $0.outer.label < 0 && $0.outer.hiddenBy < 0
    }
  }

  /// A hint or value goes to the element that is made of the image and what is beside it.
  func isHinted(_ image: NodeID, below element: NodeID) -> Bool {
    for node in lineage(of: image) {
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
    let (first, last) = (images.place(of: control), images.place(of: scene[control].end))
    return images[first..<last].filter {
      self[$0].control == control && self[$0].hiddenBy < 0 && isWithoutTitle($0, in: control)
    }
  }

  /// The title of the control is shown in the image's place, and never with it.
  private func isWithoutTitle(_ image: NodeID, in control: NodeID) -> Bool {
    // What shows many images is a card and no icon: to ask for each of them would cost too much.
    guard images.place(of: scene[control].end) - images.place(of: control) <= 8,
      texts(in: control).allSatisfy({ self[$0].hiddenBy >= 0 || isApart($0, from: image) }),
      case .icons(let icons) = shown(in: scene.children(of: control, .label), beside: image)
    else { return false }
    return icons.contains(image)
  }

  /// There are cases in which it is not shown with the image.
  func isApart(_ node: NodeID, from image: NodeID) -> Bool {
    isInOtherCase(node, than: image) || isAbsent(node, besides: image)
  }

  /// As a count that is shown when there is something to count; what may be missing is there as a rule.
  private func isAbsent(_ node: NodeID, besides image: NodeID) -> Bool {
    for branch in ancestors(of: node) {
      if image > branch, image < scene[branch].end { return false }
      guard case .branch(let kind, let isExhaustive) = scene[branch].kind, !isExhaustive else {
        continue
      }
      switch kind {
      case .condition, .ternary, .choice: break
      case .availability, .compilation: continue
      }
      let first = scene.children(of: branch).first { _ in true }
      let asked = first.flatMap { condition(of: $0) } ?? "let "
      if !asked.contains("let "), !asked.hasSuffix("!= nil") { return true }
    }
    return false
  }

  /// Another alternative of a branch than the one that holds `inner`.
  func isInOtherCase(_ node: NodeID, than inner: NodeID) -> Bool {
    ancestors(of: inner).contains { side in
      guard case .alternative = scene[side].kind, node < side || node >= scene[side].end else {
        return false
      }
      let branch = scene[side].parent
      return node > branch && node < scene[branch].end
    }
  }

  /// An image of its own that is heard and that nothing labels.
  func isUnlabelled(_ image: NodeID) -> Bool {
    self[image].label < 0 && isHeard(image)
      && self[image].surroundings.isDisjoint(with: [.conditionallyHidden, .menu])
      && !isInside(image, .Chart, .Map, .Picker, .Menu)
  }
}
