import Views
import VoiceOver

extension Facts {
  /// Whether a condition is about being chosen, ticked or open.
  func isSelection(_ condition: String) -> Bool {
    let words = Wording(name: condition).words
    return words.contains { ["selected", "selection", "expanded", "checked"].contains($0) }
      && !isApartFromState(words)
  }

  /// Not whether this one is chosen: whether anything is, or what passes by itself.
  private func isApartFromState(_ words: [String]) -> Bool {
    words.contains {
      [
        "empty", "nil", "count", "mode", "copied", "loading", "pressed", "hovered", "hovering",
        "animating", "animate", "scheme", "dark", "light",
      ].contains($0)
    }
  }

  /// What a symbol depends on that marks the control as chosen, ticked or open.
  ///
  /// The texts of the control are its name, and a symbol beside them is not spoken.
  func markCondition(of node: NodeID, in control: NodeID) -> String? {
    guard self[node].surroundings.isDisjoint(with: [.menu, .background]), !isSwallowed(node)
    else { return nil }
    for argument in scene.arguments(of: node)
    where argument.label == .systemName || argument.label == .systemImage {
      if case .string(let name) = scene[argument.value] {
        guard self[node].label < 0, isTick(self.text(name)),
          let condition = presence(of: node, in: control)
        else { continue }
        return condition
      }
      guard case .either(let range) = scene[argument.value], !isConditional(node, inside: control),
        let condition = condition(of: argument)
      else { continue }
      let names = scene.list(range).map(name)
      guard names.count == 2, let first = names[0], let second = names[1] else { continue }
      if isSelection(condition) { return condition }
      let words = Wording(name: condition).words
      if isPair(first, second) || isPair(second, first), !isApartFromState(words) {
        return condition
      }
    }
    return nil
  }

  private func name(_ value: ValueID) -> String? {
    switch scene[value] {
    case .string(let text), .key(let text): self.text(text)
    default: nil
    }
  }

  /// The first is the second, filled or ticked.
  private func isPair(_ on: String, _ off: String) -> Bool {
    if on == off + ".fill" { return true }
    guard off == "circle" || off == "square" || off.isEmpty else { return false }
    return isTick(on) || on.hasSuffix("fill.circle") || on == "circle.inset.filled"
      || on == "record.circle"
  }

  private func isTick(_ symbol: String) -> Bool {
    switch symbol {
    case "checkmark", "checkmark.circle", "checkmark.circle.fill", "checkmark.square",
      "checkmark.square.fill":
      true
    default: false
    }
  }

  /// The condition under which a tick is there, where nothing or only an empty box is instead.
  private func presence(of node: NodeID, in control: NodeID) -> String? {
    for ancestor in lineage(of: node) {
      if ancestor == control { return nil }
      guard case .alternative = scene[ancestor].kind else { continue }
      let branch = scene[ancestor].parent
      guard case .branch(let kind, _) = scene[branch].kind else { return nil }
      switch kind {
      case .availability, .compilation: continue
      case .condition, .ternary, .choice: break
      }
      // A row that has room for many things has this one only at times.
      guard !isConditional(branch, inside: control) else { return nil }
      let others = scene.children(of: branch).filter { $0 != ancestor }
      let said = texts(shownIn: ancestor)
      guard others.allSatisfy({ isBox($0) || said != nil && texts(shownIn: $0) == said }),
        let condition = condition(of: ancestor),
        !isApartFromState(Wording(name: condition).words)
      else { return nil }
      return condition
    }
    return nil
  }

  /// Nil where it cannot be told, or nothing is said.
  func texts(shownIn node: NodeID) -> [Saying.Part]? {
    guard case .text(let text) = shown(in: [node]), !said(text).isUnknown else { return nil }
    return said(text).parts
  }

  /// Nothing, or the outline of what a tick stands in.
  private func isBox(_ alternative: NodeID) -> Bool {
    subtree(of: alternative).allSatisfy { node in
      switch kind(node) {
      case .image:
        switch source(of: node) {
        case .symbol(let name?): name == "circle" || name == "square"
        default: false
        }
      case .text, .label, .control, .opaque, .other, .remoteImage: false
      case .shape, .fill, .nothing, .container: true
      }
    }
  }
}
