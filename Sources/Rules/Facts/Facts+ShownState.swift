import Views
import VoiceOver

// What the look of a control says of its state, and what is said of it.

extension Facts {
  func isPlainButton(_ control: NodeID) -> Bool {
    guard case .button = self.control(control), !isUIKit(control) else { return false }
    switch shownName(of: control) {
    case .text(let text): return !text.isChoice
    // That there is no name is another rule's.
    case .icons: return true
    case .nothing: return self[control].label >= 0
    case .unknown: return false
    }
  }

  /// A condition about selection that some colour, font or background depends on, or a mark.
  func shownState(of control: NodeID) -> String? {
    for node in subtree(of: control) {
      for modifier in scene.modifiers(of: node) where isLook(modifier.word) {
        for argument in scene.arguments(of: modifier) {
          guard let condition = condition(in: argument), isState(condition, of: control) else {
            continue
          }
          // What is not to be seen at all has no state to tell; a mark that is not, has.
          if modifier.word == .opacity, isNothing(argument.value), !isImage(node) { continue }
          return condition
        }
      }
      if let condition = markCondition(of: node, in: control) { return condition }
      if let condition = frameCondition(of: node, in: control), isState(condition, of: control) {
        return condition
      }
    }
    return nil
  }

  /// By its name, or because the control sets just that.
  private func isState(_ condition: String, of control: NodeID) -> Bool {
    isSelection(condition) || isSet(condition, by: control)
  }

  private func isLook(_ word: Word) -> Bool {
    switch word {
    case .foregroundColor, .foregroundStyle, .background, .tint, .fill, .border, .fontWeight,
      .accentColor, .strokeBorder, .stroke, .font, .opacity, .rotationEffect, .symbolVariant:
      true
    default: false
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

  /// A trait, a value, a label or a text changes with it, or may.
  func tells(_ condition: String, of control: NodeID) -> Bool {
    let isNamedByImages = self[control].label < 0 && isIcon(control)
    for node in subtree(of: control) {
      if isNamedByImages, isImage(node), isNamedAnew(node, in: control) { return true }
      let around = self[node]
      if !around.traits.isDisjoint(with: [.selected, .unknown, .toggle, .other]) { return true }
      if around.value >= 0 { return true }
      if let label = label(around.label), label.literal == nil { return true }
      if let hint = hint(around.hint), hint.literal == nil { return true }
      if isText(node),
        said(title(of: node)).isChoice || comesAndGoes(node, with: condition, in: control)
      {
        return true
      }
    }
    return false
  }

  private func isIcon(_ control: NodeID) -> Bool {
    if case .icons = shownName(of: control) { true } else { false }
  }

  /// The image is another one at times, and so is what is read.
  private func isNamedAnew(_ image: NodeID, in control: NodeID) -> Bool {
    isConditional(image, inside: control)
      || scene.arguments(of: image).contains { argument in
        guard case .either = scene[argument.value] else { return false }
        return markCondition(of: image, in: control) == nil
      }
  }

  /// A text that is not there otherwise; one that only looks another way then is.
  private func comesAndGoes(_ text: NodeID, with condition: String, in control: NodeID) -> Bool {
    for ancestor in lineage(of: text) {
      if ancestor == control { return false }
      guard case .alternative = scene[ancestor].kind else { continue }
      let all = scene.children(of: scene[ancestor].parent)
      guard
        all.contains(where: { self.condition(of: $0).map(positive) == positive(condition) })
      else { continue }
      let (saying, whole) = (said(title(of: text)), texts(shownIn: ancestor))
      return !all.contains { other in
        other != ancestor
          && (texts(in: other).contains { said(title(of: $0)) == saying }
            || whole != nil && texts(shownIn: other) == whole)
      }
    }
    return false
  }

  /// The same condition disables it, and "dimmed" is said.
  func isDimmed(_ control: NodeID, by condition: String) -> Bool {
    for node in lineage(of: control) {
      for modifier in scene.modifiers(of: node) where modifier.word == .disabled {
        guard let value = scene.firstArgument(of: modifier),
          case .unknown(let expression) = scene[value],
          let written = ExpressionText.of(expression.expression, in: expression.file, of: index)
        else { continue }
        if positive(written) == positive(condition) { return true }
      }
      guard node == control || scene[node].isTransparent else { return false }
    }
    return false
  }

  private func positive(_ condition: String) -> Substring { condition.drop { $0 == "!" } }
}
