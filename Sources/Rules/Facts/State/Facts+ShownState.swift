import Views
import VoiceOver

// What the look of a control says of its state.

extension Facts {
  func isPlainButton(_ control: NodeID) -> Bool {
    guard case .button = self.control(control), !isUIKit(control) else { return false }
    switch shownName(of: control) {
    // Which of its texts it has may say the state, or be as fixed as the item: `tells` knows.
    case .text: return true
    // That there is no name is another rule's.
    case .icons: return true
    case .nothing: return self[control].label >= 0
    case .unknown: return false
    }
  }

  /// Called so, or just what the tap sets: other looks of what can be tapped may mean anything.
  func isChosenByTap(_ state: ShownState, on host: NodeID) -> Bool {
    let (condition, node) = (state.condition, state.node)
    return isSelection(condition) || isSet(condition, at: node, by: host)
      || isChosen(condition, of: host, at: scene[node].origin, node)
  }

  /// Texts or images, and nothing to act on but a tap.
  func isShownTap(_ gesture: Int32) -> Bool {
    let host = hosts[Int(gesture)]
    guard case .tap = gestureKind(modifier(gesture)), isPerceivable(gesture),
      self[host].control < 0, isHeard(host), !isUIKit(host), !isControl(core(host)),
      !hasControls(in: host), !tallies[Int(host)].isOpen
    else { return false }
    // That an image is not named is another rule's.
    return switch shown(in: [host]) {
    case .text, .icons: true
    case .nothing, .unknown: false
    }
  }

  /// A condition about selection that some colour, font or background depends on, or a mark.
  func shownState(of control: NodeID, byMarks: Bool = true) -> ShownState? {
    inquiry.shownStates(Inquiry.StateQuestion(control: control, byMarks: byMarks)) {
      findShownState(of: control, byMarks: byMarks)
    }
  }

  private func findShownState(of control: NodeID, byMarks: Bool) -> ShownState? {
    for node in wrappers(of: control) + subtree(of: control) {
      for modifier in scene.modifiers(of: node) where isLook(modifier.word) {
        for argument in scene.arguments(of: modifier) {
          guard let condition = state(in: argument, of: modifier, on: control, at: node)
          else { continue }
          // What is not to be seen at all has no state to tell; a mark that is not, has.
          if modifier.word == .opacity, isNothing(argument.value), !isImage(node) { continue }
          return ShownState(condition: condition, node: node)
        }
      }
      if byMarks, let condition = markCondition(of: node, in: control),
        !isCovered(control, when: condition)
      {
        return ShownState(condition: condition, node: node)
      }
      if let state = stateOfVariants(at: node, on: control) { return state }
      if let condition = conditionOfLooks(of: node),
        isState(condition, of: control, at: scene[node].origin, node)
      {
        return ShownState(condition: condition, node: node)
      }
      if let condition = frameCondition(of: node, in: control),
        isState(condition, of: control, at: scene[node].origin, node)
      {
        return ShownState(condition: condition, node: node)
      }
    }
    return byMarks ? stateOfSides(around: control) : nil
  }

  /// What holds the control and nothing else, from the nearest outwards.
  private func wrappers(of control: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var node = control
    while true {
      let parent = scene[node].parent
      guard parent >= 0, parent == node - 1, scene[parent].end == scene[node].end else {
        return found
      }
      guard case .view = scene[parent].kind, case .container = kind(parent) else { return found }
      found.append(parent)
      node = parent
    }
  }

  private func state(
    in argument: SceneArgument, of modifier: AppliedModifier, on control: NodeID, at node: NodeID
  ) -> String? {
    let direct = condition(in: argument) ?? flag(argument, of: modifier)
    if direct == nil, modifier.word == .buttonStyle { return stateOfStyle(argument) }
    let asked =
      if let direct {
        [given(for: direct, around: node, in: control) ?? direct]
      } else {
        handed(by: argument) + computed(for: argument, by: modifier.owner, in: modifier.origin.file)
      }
    return asked.first { condition in
      isState(condition, of: control, at: argument.origin, node)
        || isGivenState(condition, by: modifier.word, at: node)
        || isUnfolding(condition, by: modifier, on: node) && !isCovered(control, when: condition)
        || isFill(argument, of: modifier) && !isApartFromState(Wording(name: condition).words)
    }
    .map { selection(in: $0) ?? $0 }
  }

  /// By its name, or because the control sets just that.
  func isState(
    _ condition: String, of control: NodeID, at place: Origin, _ node: NodeID
  ) -> Bool {
    let isPlain =
      isSelection(condition) || isChosen(condition, of: control, at: place, node)
      || isTold(condition, to: node) || isIcon(control) && isKept(condition)
    let spellings = spellings(of: condition, at: node)
    guard
      isPlain || isSet(spelled: spellings, by: control)
        || isTitle(of: control, spelled: spellings)
    else { return false }
    return !spellings.contains { isCovered(control, when: $0) }
  }

  /// Something is shown over the control then, and nobody gets to it: `sheet(isPresented: $isOpen)`.
  ///
  /// What stands beside it, such as an inspector, leaves it there.
  private func isCovered(_ control: NodeID, when condition: String) -> Bool {
    let name = condition.withoutSelf.replacing(" == true", with: "")
      .drop { $0 == "!" }
    return lineage(of: control).contains { node in
      scene.modifiers(of: node).contains { modifier in
        switch modifier.word {
        case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .actionSheet: break
        default: return false
        }
        return scene.arguments(of: modifier).contains { argument in
          guard argument.label == .isPresented else { return false }
          let file = argument.origin.file
          return index.expressions(at: argument.origin.offset, in: file).contains {
            ExpressionText.of($0, in: file, of: index).map { $0 == name } ?? false
          }
        }
      }
    }
  }

  /// One of the numbers is zero.
  private func isNothing(_ value: ValueID) -> Bool {
    guard case .either(let range) = scene[value] else { return false }
    return scene.list(range).contains { value in
      guard case .number(let text) = scene[value] else { return false }
      return Double(self.text(text)) == 0
    }
  }

  /// The condition of an argument, or of one inside it: `.degrees(isOn ? 90 : 0)`.
  private func condition(in argument: SceneArgument) -> String? {
    if let condition = condition(of: argument) { return condition }
    guard case .call(_, _, let range) = scene[argument.value] else { return nil }
    for inner in scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)] {
      if let condition = condition(of: inner) { return condition }
    }
    return nil
  }
}

/// A state that some look tells.
struct ShownState {
  /// As it is written.
  let condition: String
  /// What looks another way then.
  let node: Scene.NodeID
}
