import Scenes
import Views
import VoiceOver

/// A state that some look tells.
struct ShownState {
  let condition: Formula
  /// What looks another way then.
  let node: Scene.NodeID
  /// Asked where a look is handed to the view that shows the control.
  var isOfCaller = false
}

struct StateQuestion: Hashable {
  var control: NodeID
  var byMarks: Bool
}

/// What the look of a control says of its state.
final class ShownStates: Part {
  let inherited: Inherited
  let counts: Counts
  let pictures: Pictures
  let names: Names
  let callers: CallSites
  let actions: Actions
  let taps: Taps
  let selections: Selections
  let told: ToldStates
  /// Every image of a control asks for the state that the control shows.
  let knownShownStates = Memo<StateQuestion, ShownState?>()

  init(
    _ tree: SceneTree, _ inherited: Inherited, _ counts: Counts, _ pictures: Pictures,
    _ names: Names, _ callers: CallSites, _ actions: Actions, _ taps: Taps,
    _ selections: Selections, _ told: ToldStates
  ) {
    (
      self.inherited, self.counts, self.pictures, self.names, self.callers, self.actions, self.taps,
      self.selections, self.told
    ) = (inherited, counts, pictures, names, callers, actions, taps, selections, told)
    super.init(tree)
  }
}

extension ShownStates {
  /// A condition in the words of the code that writes the control.
  func wording(of state: ShownState, in control: NodeID) -> String {
    if state.isOfCaller { return state.condition.text }
    var spelled = state.condition
    for ancestor in tree.lineage(of: state.node) {
      if ancestor == control { break }
      if tree.isCall(ancestor) { spelled = spelled.map { callers.spelled($0, by: ancestor) } }
    }
    if selections.isSelection(spelled) { return spelled.text }
    // A name that says nothing of it was handed over for something else as well, and a constant says nothing.
    switch spelled.only?.positive {
    case .name?, .member?, .constant?: return state.condition.text
    default: return spelled.text
    }
  }

  func isPlainButton(_ control: NodeID) -> Bool {
    guard !scene.isUIKit(control) else { return false }
    switch tree.control(control) {
    case .button, .menu: break
    default: return false
    }
    switch names.shownName(of: control) {
    // Which of its texts it has may say the state, or be as fixed as the item: `tells` knows.
    case .text: return true
    // That there is no name is another rule's.
    case .icons: return true
    case .nothing: return inherited[control].label >= 0
    case .unknown: return false
    }
  }

  /// Called so, or just what the tap sets: other looks of what can be tapped may mean anything.
  func isChosenByTap(_ state: ShownState, on host: NodeID) -> Bool {
    let (condition, node) = (state.condition, state.node)
    return selections.isSelection(condition) || selections.isSet(condition, at: node, by: host)
      || selections.isChosen(condition, of: host, at: scene[node].origin, node)
  }

  /// Texts or images, and nothing to act on but a tap.
  func isShownTap(_ gesture: Int32) -> Bool {
    let host = inherited.hosts[Int(gesture)]
    guard case .tap = actions.gestureKind(tree.modifier(gesture)), taps.isPerceivable(gesture),
      inherited[host].control < 0, inherited.isHeard(host), !scene.isUIKit(host),
      !tree.isControl(inherited.core(host)),
      !tree.hasControls(in: host), !counts.tallies[Int(host)].isOpen
    else { return false }
    // That an image is not named is another rule's.
    return switch names.shown(in: [host]) {
    case .text, .icons: true
    case .nothing, .unknown: false
    }
  }

  /// A condition about selection that some colour, font or background depends on, or a mark.
  func shownState(of control: NodeID, byMarks: Bool = true) -> ShownState? {
    knownShownStates(StateQuestion(control: control, byMarks: byMarks)) {
      findShownState(of: control, byMarks: byMarks)
    }
  }

  private func findShownState(of control: NodeID, byMarks: Bool) -> ShownState? {
    // A menu draws its items itself: a title, which is said, and an image beside it. What it ticks, and says to be on, is
    // a Toggle or one of a Picker's choices.
    // https://developer.apple.com/documentation/swiftui/populating-swiftui-menus-with-adaptive-controls
    if isItem(control) { return byMarks ? findMark(in: control) : nil }
    for node in wrappers(of: control) + tree.subtree(of: control) {
      for modifier in scene.modifiers(of: node) where isLook(modifier.word) {
        for argument in scene.arguments(of: modifier) {
          guard let condition = state(in: argument, of: modifier, on: control, at: node) else {
            if let given = stateGiven(in: argument, of: modifier, on: control, at: node) {
              return given
            }
            continue
          }
          // What is not to be seen at all has no state to tell; a mark that is not, has.
          if modifier.word == .opacity, isNothing(argument.value), !tree.isImage(node) { continue }
          return ShownState(condition: condition, node: node)
        }
      }
      if byMarks, let mark = mark(at: node, in: control) { return mark }
      if let state = stateOfVariants(at: node, on: control) { return state }
      let ofSides = [
        conditionOfLooks(of: node), selections.frameCondition(of: node, in: control),
      ]
      for case let condition? in ofSides {
        // `isPicked` of `.when(isPicked) { $0.bold() }`.
        let asked = callers.given(for: condition, around: node, in: control) ?? condition
        if isState(asked, of: control, at: scene[node].origin, node) {
          return ShownState(condition: asked, node: node)
        }
      }
    }
    return byMarks ? stateOfSides(around: control) : nil
  }

  /// Offered by a menu.
  func isItem(_ control: NodeID) -> Bool { inherited[control].surroundings.contains(.menu) }

  private func findMark(in control: NodeID) -> ShownState? {
    for node in tree.subtree(of: control) {
      if let mark = mark(at: node, in: control) { return mark }
    }
    return nil
  }

  private func mark(at node: NodeID, in control: NodeID) -> ShownState? {
    guard
      let condition = selections.markCondition(of: node, in: control)
        ?? selections.imagesCondition(of: node, in: control),
      !isCovered(control, when: condition)
    else { return nil }
    return ShownState(condition: condition, node: node)
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
      guard case .view = scene[parent].kind, case .container = tree.kind(parent) else {
        return found
      }
      found.append(parent)
      node = parent
    }
  }

  private func state(
    in argument: SceneArgument, of modifier: AppliedModifier, on control: NodeID, at node: NodeID
  ) -> Formula? {
    let direct = condition(in: argument) ?? flag(argument, of: modifier)
    if direct == nil, modifier.word == .buttonStyle { return stateOfStyle(argument) }
    let asked =
      if let direct { [callers.given(for: direct, around: node, in: control) ?? direct] } else {
        selections.handed(by: argument)
          + code.computed(for: argument, by: modifier.owner, in: modifier.origin.file)
          + conditions(madeIn: argument, by: modifier)
      }
    return asked.first { condition in
      isState(condition, of: control, at: argument.origin, node)
        || isGivenState(condition, by: modifier.word, at: node)
        || isUnfolding(condition, by: modifier, on: node) && !isCovered(control, when: condition)
        || isFill(argument, of: modifier)
          && !selections.isApartFromState(condition.words)
    }.map { selections.selection(in: $0) ?? $0 }
  }

  /// By its name, or because the control sets just that.
  func isState(_ condition: Formula, of control: NodeID, at place: Origin, _ node: NodeID) -> Bool {
    let isPlain =
      selections.isSelection(condition)
      || selections.isChosen(condition, of: control, at: place, node)
      || selections.isTold(condition, to: node)
      || names.isIcon(control) && selections.isKept(condition)
    let spellings = callers.spellings(of: condition, at: node)
    guard
      isPlain || selections.isSet(spelled: spellings, by: control)
        || selections.isTitle(of: control, spelled: spellings)
    else { return false }
    return !spellings.contains { isCovered(control, when: $0) }
  }

  /// Something is shown over the control then, and nobody gets to it: `sheet(isPresented: $isOpen)`.
  ///
  /// What stands beside it, such as an inspector, leaves it there.
  private func isCovered(_ control: NodeID, when condition: Formula) -> Bool {
    guard let asked = condition.only?.positive else { return false }
    return tree.lineage(of: control).contains { node in
      scene.modifiers(of: node).contains { modifier in
        switch modifier.word {
        case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .actionSheet: break
        default: return false
        }
        return scene.arguments(of: modifier).contains { argument in
          let terms = code.terms(at: argument.origin)
          switch argument.label {
          case .isPresented: return terms.contains(asked)
          // `current == page` of `sheet(item: $current)`.
          case .item:
            guard let (left, right) = asked.comparison else { return false }
            return terms.contains(left) || terms.contains(right)
          default: return false
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
      return Double(code.text(text)) == 0
    }
  }

  /// The condition of an argument, or of one inside it: `.degrees(isOn ? 90 : 0)`.
  private func condition(in argument: SceneArgument) -> Formula? {
    if let condition = tree.condition(of: argument) { return condition }
    guard case .call(_, _, let range) = scene[argument.value] else { return nil }
    for inner in scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)] {
      if let condition = tree.condition(of: inner) { return condition }
    }
    return nil
  }
}
