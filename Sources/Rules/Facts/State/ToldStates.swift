import Scenes
import Views
import VoiceOver

/// What is said of a state: by a trait, a value, a label or a text that changes with it.
final class ToldStates: Part {
  let inherited: Inherited
  let sayings: Sayings
  let names: Names
  let callers: CallSites
  let selections: Selections
  private let knownAsked = Memo<NodeID, Set<Formula>>()

  init(
    _ tree: SceneTree, _ inherited: Inherited, _ sayings: Sayings, _ names: Names,
    _ callers: CallSites, _ selections: Selections
  ) {
    (self.inherited, self.sayings, self.names, self.callers, self.selections) = (
      inherited, sayings, names, callers, selections
    )
    super.init(tree)
  }
}

extension ToldStates {
  /// The variable that is asked for its text, or is it: `size` of `size.name`.
  private func owner(of value: ValueID?) -> String? {
    guard let value else { return nil }
    switch scene[value] {
    case .named(let source, _), .unknown(let source):
      var asked = source.expression
      if case .call(let callee, let arguments) = files.expression(asked, in: source.file),
        arguments.isEmpty
      {
        asked = callee
      }
      if case .member(let base, _) = files.expression(asked, in: source.file) { asked = base }
      guard case .name(let name) = files.expression(asked, in: source.file) else { return nil }
      let text = files.name(name, in: source.file).text
      return text == "self" ? nil : text
    case .call(let word, _, let arguments): return owner(of: sayings.wrapped(word, arguments))
    default: return nil
    }
  }

  /// It changes, or may, with more than the item whose own text it is: `item` is what is compared.
  func changes(_ value: ValueID?, besides conditions: [Formula]) -> Bool {
    guard sayings.isChoice(value) else { return false }
    guard let owner = owner(of: value) else { return true }
    return !conditions.contains { asks($0, about: owner) }
  }

  private func asks(_ condition: Formula, about owner: String) -> Bool {
    func isOwner(_ term: Term) -> Bool { term.first == .name(owner) }
    guard let only = condition.only else { return false }
    if case .call(.member(_, "contains"), let items) = only.positive, items.count == 1,
      isOwner(items[0].value)
    {
      return true
    }
    // Compared to one of the cases it is the state itself.
    guard let (left, right) = only.comparison, isOwner(left) || isOwner(right) else {
      return false
    }
    return [left, right].allSatisfy { side in
      if case .name(let first) = side.first { first.first?.isLowercase == true } else { false }
    }
  }

  /// A trait, a value, a label or a text changes with it, or may.
  func tells(_ state: ShownState, of control: NodeID) -> Bool {
    let states = states(of: state.condition, at: state.node, of: control)
    // Of the element made of it, too.
    let isTold = inherited.elements(around: control).contains {
      !$0.outer.traits.isDisjoint(with: [.selected, .unknown, .toggle, .other])
        || $0.outer.value >= 0 || mayTell($0.outer.label, state)
    }
    if isTold { return true }
    let isNamedByImages = inherited[control].label < 0 && names.isIcon(control)
    for node in tree.subtree(of: control) {
      if isNamedByImages, tree.isImage(node), isNamedAnew(node, in: control) { return true }
      let around = inherited[node]
      if !around.traits.isDisjoint(with: [.selected, .unknown, .toggle, .other]) { return true }
      if around.value >= 0 { return true }
      if mayTell(around.label, state)
        || isLabelled(around.label, when: state.condition, in: control)
      {
        return true
      }
      if let hint = sayings.hint(around.hint), hint.literal == nil { return true }
      if isSaid(node, in: control), varies(node, with: states) { return true }
      if tree.isText(node), comesAndGoes(node, with: state.condition, in: control) { return true }
    }
    return false
  }

  /// A label of the control tells it, and one further out takes its place: that is another mistake.
  func isTalkedOver(_ state: ShownState, of control: NodeID) -> Bool {
    let effective = inherited[control].label
    guard effective >= 0, inherited.hosts[Int(effective)] < control else { return false }
    for node in tree.lineage(of: control) {
      if node == inherited.hosts[Int(effective)] { return false }
      for modifier in scene[node].modifiers where mayTell(modifier, state) { return true }
    }
    return false
  }

  /// A label is made of more than fixed words and what the item is called that is or is not the chosen one.
  private func mayTell(_ label: Int32, _ state: ShownState) -> Bool {
    guard let saying = sayings.label(label), saying.literal == nil else { return false }
    guard let value = inherited.properties(of: label, .label)?.value else { return true }
    return !isOfItem(value, callers.spellings(of: state.condition, at: state.node))
  }

  private func isOfItem(_ value: ValueID, _ conditions: [Formula], depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch scene[value] {
    case .string, .resolved, .number, .key: return true
    case .joined(let parts), .sentence(let parts):
      return scene.list(parts).allSatisfy { isOfItem($0, conditions, depth: depth + 1) }
    case .named, .unknown:
      guard let owner = owner(of: value) else { return false }
      return conditions.contains { asks($0, about: owner) }
    case .call(let word, _, let arguments):
      return sayings.wrapped(word, arguments).map { isOfItem($0, conditions, depth: depth + 1) }
        ?? false
    default: return false
    }
  }

  /// What its first argument is, is part of what the control says.
  private func isSaid(_ node: NodeID, in control: NodeID) -> Bool {
    guard case .view = scene[node].kind else { return false }
    return switch tree.kind(node) {
    case .text, .label, .container: true
    default: node == control
    }
  }

  /// It asks for the selection of the list around, and of its chosen rows that says so itself.
  func isSelected(byListAround control: NodeID, _ state: ShownState) -> Bool {
    guard let states = states(of: state.condition, at: state.node, of: control) else {
      return false
    }
    return tree.ancestors(of: control).contains { list in
      guard case .view = scene[list].kind, scene[list].word == .List,
        let origin = scene.arguments(of: list).first(where: { $0.label == .selection })?.origin
      else { return false }
      return files.expressions(at: origin).contains { expression in
        guard let term = code.term(expression, in: origin.file), let name = Asking.path(of: term)
        else { return false }
        return states.contains { $0.sides.contains { $0.contains(name) } }
      }
    }
  }

  /// An image that is a stop of its own comes and goes with it, or is another one then.
  func isHeard(_ state: ShownState, inImagesOf host: NodeID) -> Bool {
    let states = states(of: state.condition, at: state.node, of: host)
    return tree.images(in: host).contains {
      inherited.isHeard($0) && isShown($0, with: states, in: host)
    }
  }

  private func isShown(_ image: NodeID, with states: [Asking]?, in host: NodeID) -> Bool {
    for argument in scene.arguments(of: image) {
      guard case .either = scene[argument.value] else { continue }
      if isAbout(tree.condition(of: argument), states) { return true }
    }
    guard tree.isConditional(image, inside: host) else { return false }
    for ancestor in tree.lineage(of: image) {
      if ancestor == host { return false }
      guard case .alternative = scene[ancestor].kind,
        case .branch(let kind, _) = scene[scene[ancestor].parent].kind
      else { continue }
      guard kind.isOfState else { continue }
      let first = tree.children(of: scene[ancestor].parent).first { _ in true }
      if isAbout(first.flatMap { tree.condition(of: $0) }, states) { return true }
    }
    return false
  }

  /// What a condition asks may be the state; of one that cannot be read nobody knows.
  private func isAbout(_ condition: Formula?, _ states: [Asking]?) -> Bool {
    guard let states, let asked = condition.flatMap({ Asking.all(in: $0) }) else { return true }
    let names = Set(asked.flatMap(\.sides).joined())
    return names.isEmpty || states.contains { $0.isAbout(names) }
  }

  /// The image is another one at times, and so is what is read.
  private func isNamedAnew(_ image: NodeID, in control: NodeID) -> Bool {
    tree.isConditional(image, inside: control) && !isOnAllSides(image, in: control)
      || scene.arguments(of: image).contains { argument in
        guard case .either = scene[argument.value] else { return false }
        return selections.markCondition(of: image, in: control) == nil
      }
  }

  /// A label that is only set then, or only otherwise: `if isOn { image.accessibilityLabel("On") } else { image }`.
  private func isLabelled(_ label: Int32, when condition: Formula, in control: NodeID) -> Bool {
    guard label >= 0 else { return false }
    let condition = condition.positive
    for ancestor in tree.lineage(of: inherited.hosts[Int(label)]) {
      if ancestor <= control { return false }
      guard case .alternative = scene[ancestor].kind else { continue }
      if asked(bySidesOf: scene[ancestor].parent).contains(condition) { return true }
    }
    return false
  }

  /// Each side of the branches around it shows the same image, as a modifier that is handed one does:
  /// `.adapt { if isOn { $0.border(.red) } else { $0 } }`.
  private func isOnAllSides(_ image: NodeID, in control: NodeID) -> Bool {
    for side in tree.lineage(of: image) {
      if side == control { break }
      guard case .alternative = scene[side].kind,
        case .branch(let kind, let isExhaustive) = scene[scene[side].parent].kind, kind.isOfState
      else { continue }
      let isEverywhere = tree.children(of: scene[side].parent).allSatisfy { other in
        tree.images(in: other).contains { names.pictures.areOne($0, image) }
      }
      guard isExhaustive, isEverywhere else { return false }
    }
    return true
  }

  /// A text that is not there otherwise; one that only looks another way then is.
  private func comesAndGoes(_ text: NodeID, with condition: Formula, in control: NodeID) -> Bool {
    let condition = condition.positive
    for ancestor in tree.lineage(of: text) {
      if ancestor == control { return false }
      guard case .alternative = scene[ancestor].kind else { continue }
      guard asked(bySidesOf: scene[ancestor].parent).contains(condition) else { continue }
      let all = scene.children(of: scene[ancestor].parent)
      let (saying, whole) = (sayings.said(sayings.title(of: text)), names.texts(shownIn: ancestor))
      return !all.contains { other in
        other != ancestor
          && (tree.texts(in: other).contains { sayings.said(sayings.title(of: $0)) == saying }
            || whole != nil && names.texts(shownIn: other) == whole)
      }
    }
    return false
  }

  /// In their own names and in those of the callers; that something is so, and that it is not, is one.
  private func asked(bySidesOf branch: NodeID) -> Set<Formula> {
    knownAsked(branch) {
      let spellings = tree.children(of: branch).flatMap { side in
        tree.condition(of: side).map { callers.spellings(of: $0, at: side) } ?? []
      }
      return Set(spellings.map(\.positive))
    }
  }

  /// The same condition disables it, and "dimmed" is said.
  func isDimmed(_ control: NodeID, by condition: Formula) -> Bool {
    let condition = condition.positive
    for node in tree.lineage(of: control) {
      for modifier in scene.modifiers(of: node) where modifier.word == .disabled {
        // As it is written: what it is made of may be known, too.
        let all = scene.arguments(of: modifier).flatMap { code.terms(at: $0.origin) }
        if all.contains(where: { Formula($0).positive == condition }) { return true }
      }
      guard node == control || scene[node].isTransparent else { return false }
    }
    return false
  }
}
