import Views
import VoiceOver

// What the look of a control says of its state, and what is said of it.

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

  /// The variable that is asked for its text, or is it: `size` of `size.name`.
  private func owner(of value: ValueID?) -> String? {
    guard let value else { return nil }
    switch scene[value] {
    case .named(let source, _), .unknown(let source):
      var asked = source.expression
      if case .call(let callee, let arguments) = index.expression(asked, in: source.file),
        arguments.isEmpty
      {
        asked = callee
      }
      if case .member(let base, _) = index.expression(asked, in: source.file) { asked = base }
      guard case .name(let name) = index.expression(asked, in: source.file) else { return nil }
      let text = index.name(name, in: source.file).text
      return text == "self" ? nil : text
    case .call(let word, _, let arguments): return owner(of: wrapped(word, arguments))
    default: return nil
    }
  }

  /// It changes, or may, with more than the item whose own text it is: `item` is what is compared.
  func changes(_ value: ValueID?, besides conditions: [String]) -> Bool {
    guard isChoice(value) else { return false }
    guard let owner = owner(of: value) else { return true }
    return !conditions.contains { asks($0, about: owner) }
  }

  private func asks(_ condition: String, about owner: String) -> Bool {
    let plain = condition.filter { !$0.isWhitespace }.replacing("self.", with: "")
    func isOwner(_ side: Substring) -> Bool { side == owner || side.hasPrefix(owner + ".") }
    if plain.hasSuffix(")"), let start = plain.firstRange(of: ".contains(")?.upperBound,
      isOwner(plain[start...].dropLast())
    {
      return true
    }
    for sign in ["==", "!="] {
      let sides = plain.split(separator: sign)
      // Compared to one of the cases it is the state itself.
      if sides.count == 2, sides.contains(where: isOwner),
        sides.allSatisfy({ isOwner($0) || $0.first?.isLowercase == true })
      {
        return true
      }
    }
    return false
  }

  /// A condition about selection that some colour, font or background depends on, or a mark.
  func shownState(of control: NodeID, byMarks: Bool = true) -> ShownState? {
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
    let isOne =
      isSelection(condition) || isSet(condition, at: node, by: control)
      || isChosen(condition, of: control, at: place, node) || isTold(condition, to: node)
      || isIcon(control) && isKept(condition) || isTitle(of: control, condition, at: node)
    return isOne
      && !spellings(of: condition, at: node).contains { isCovered(control, when: $0) }
  }

  /// Something is shown over the control then, and nobody gets to it: `sheet(isPresented: $isOpen)`.
  ///
  /// What stands beside it, such as an inspector or a popover of a wide screen, leaves it there.
  private func isCovered(_ control: NodeID, when condition: String) -> Bool {
    let name = condition.replacing("self.", with: "").replacing(" == true", with: "")
      .drop { $0 == "!" }
    return lineage(of: control).contains { node in
      scene.modifiers(of: node).contains { modifier in
        switch modifier.word {
        case .sheet, .fullScreenCover, .alert, .confirmationDialog, .actionSheet: break
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

  /// A trait, a value, a label or a text changes with it, or may.
  func tells(_ state: ShownState, of control: NodeID) -> Bool {
    let states = states(of: state.condition, at: state.node, of: control)
    // Of the element made of it, too.
    let isTold = elements(around: control).contains {
      !$0.outer.traits.isDisjoint(with: [.selected, .unknown, .toggle, .other])
        || $0.outer.value >= 0 || mayTell($0.outer.label, state)
    }
    if isTold { return true }
    let isNamedByImages = self[control].label < 0 && isIcon(control)
    for node in subtree(of: control) {
      if isNamedByImages, isImage(node), isNamedAnew(node, in: control) { return true }
      let around = self[node]
      if !around.traits.isDisjoint(with: [.selected, .unknown, .toggle, .other]) { return true }
      if around.value >= 0 { return true }
      if mayTell(around.label, state) { return true }
      if let hint = hint(around.hint), hint.literal == nil { return true }
      if isSaid(node, in: control), varies(node, with: states) { return true }
      if isText(node), comesAndGoes(node, with: state.condition, in: control) { return true }
    }
    return false
  }

  /// A label is made of more than fixed words and what the item is called that is or is not the chosen one.
  private func mayTell(_ label: Int32, _ state: ShownState) -> Bool {
    guard let saying = self.label(label), saying.literal == nil else { return false }
    guard let value = properties(of: label, .label)?.value else { return true }
    return !isOfItem(value, spellings(of: state.condition, at: state.node))
  }

  private func isOfItem(_ value: ValueID, _ conditions: [String], depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch scene[value] {
    case .string, .resolved, .number, .key: return true
    case .joined(let parts), .sentence(let parts):
      return scene.list(parts).allSatisfy { isOfItem($0, conditions, depth: depth + 1) }
    case .named, .unknown:
      guard let owner = owner(of: value) else { return false }
      return conditions.contains { asks($0, about: owner) }
    case .call(let word, _, let arguments):
      return wrapped(word, arguments).map { isOfItem($0, conditions, depth: depth + 1) } ?? false
    default: return false
    }
  }

  /// What its first argument is, is part of what the control says.
  private func isSaid(_ node: NodeID, in control: NodeID) -> Bool {
    guard case .view = scene[node].kind else { return false }
    return switch kind(node) {
    case .text, .label, .container: true
    default: node == control
    }
  }

  /// It asks for the selection of the list around, and of its chosen rows that says so itself.
  func isSelected(byListAround control: NodeID, _ state: ShownState) -> Bool {
    guard let states = states(of: state.condition, at: state.node, of: control) else {
      return false
    }
    return ancestors(of: control).contains { list in
      guard case .view = scene[list].kind, scene[list].word == .List,
        let origin = scene.arguments(of: list).first(where: { $0.label == .selection })?.origin
      else { return false }
      return index.expressions(at: origin.offset, in: origin.file).contains { expression in
        guard let text = ExpressionText.of(expression, in: origin.file, of: index),
          let name = Asking.path(text)
        else { return false }
        return states.contains { $0.sides.contains { $0.contains(name) } }
      }
    }
  }

  /// An image that is a stop of its own comes and goes with it, or is another one then.
  func isHeard(_ state: ShownState, inImagesOf host: NodeID) -> Bool {
    let states = states(of: state.condition, at: state.node, of: host)
    let marks = images[images.place(of: host)..<images.place(of: scene[host].end)]
    return marks.contains { isHeard($0) && isShown($0, with: states, in: host) }
  }

  private func isShown(_ image: NodeID, with states: [Asking]?, in host: NodeID) -> Bool {
    for argument in scene.arguments(of: image) {
      guard case .either = scene[argument.value] else { continue }
      if isAbout(condition(of: argument), states) { return true }
    }
    guard isConditional(image, inside: host) else { return false }
    for ancestor in lineage(of: image) {
      if ancestor == host { return false }
      guard case .alternative = scene[ancestor].kind,
        case .branch(let kind, _) = scene[scene[ancestor].parent].kind
      else { continue }
      switch kind {
      case .availability, .compilation: continue
      case .condition, .ternary, .choice: break
      }
      let first = children(of: scene[ancestor].parent).first { _ in true }
      if isAbout(first.flatMap { condition(of: $0) }, states) { return true }
    }
    return false
  }

  /// What a condition asks may be the state; of one that cannot be read nobody knows.
  private func isAbout(_ condition: String?, _ states: [Asking]?) -> Bool {
    guard let states, let asked = condition.flatMap({ Asking.all(in: $0) }) else { return true }
    let names = Set(asked.flatMap(\.sides).joined())
    return names.isEmpty || states.contains { $0.isAbout(names) }
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
        all.contains(where: { side in
          guard let asked = self.condition(of: side) else { return false }
          return spellings(of: asked, at: ancestor).contains { positive($0) == positive(condition) }
        })
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

/// A state that some look tells.
struct ShownState {
  /// As it is written.
  let condition: String
  /// What looks another way then.
  let node: Scene.NodeID
}
