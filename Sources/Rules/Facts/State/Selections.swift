import Scenes
import Views
import VoiceOver

struct ControlSteps {
  var steps: [Step]
  var number: Int
}

struct TermAtSteps: Hashable {
  var term: Term
  var steps: Int
}

struct FormulaAtClosure: Hashable {
  var formula: Formula
  var file: FileID
  var closure: Int32
}

/// Whether a condition asks if something is chosen, ticked or open, or for what a control sets.
final class Selections: Part {
  let inherited: Inherited
  let sayings: Sayings
  let pictures: Pictures
  let names: Names
  let callers: CallSites
  let actions: Actions
  /// What controls do, step by step; equal lists go by one number.
  let knownSteps = Memo<NodeID, ControlSteps>()
  let knownSets = Memo<TermAtSteps, Bool>()
  let knownUndoing = Memo<FormulaAtClosure, Bool>()
  let knownChoices = Memo<NodeID, [Term: Set<Term>]>()
  private let lists = Memo<[Step], Int>()

  init(
    _ tree: SceneTree, _ inherited: Inherited, _ sayings: Sayings, _ pictures: Pictures,
    _ names: Names, _ callers: CallSites, _ actions: Actions
  ) {
    (self.inherited, self.sayings, self.pictures, self.names, self.callers, self.actions) = (
      inherited, sayings, pictures, names, callers, actions
    )
    super.init(tree)
  }

  func number(of steps: [Step]) -> Int { lists(steps) { lists.count } }
}

extension Selections {
  /// The condition, asked at a node, is just what the control turns round or chooses.
  func isSet(_ condition: Formula, at node: NodeID, by control: NodeID) -> Bool {
    isSet(spelled: callers.spellings(of: condition, at: node), by: control)
  }

  /// The same of all that it is called there.
  func isSet(spelled spellings: [Formula], by control: NodeID) -> Bool {
    if case .menu = tree.control(control) {
      return spellings.contains { spelling in
        spelling.only.map { isChoice($0, in: control) } ?? false
      }
    }
    let known = knownSteps(control) {
      let steps = actions.possibleSteps(of: control)
      return ControlSteps(steps: steps, number: number(of: steps))
    }
    return spellings.contains { spelling in
      guard !known.steps.isEmpty, let only = spelling.only,
        knownSets(
          TermAtSteps(term: only, steps: known.number), { isSet(only, in: known.steps) })
      else { return undoes(spelling, by: control) }
      return true
    }
  }

  private func isSet(_ term: Term, in steps: [Step]) -> Bool {
    let flag = if case .prefix("!", let inner) = term { inner } else { term }
    for step in steps {
      switch step {
      case .run(.call(.member(flag, "toggle"), [])): return true
      case .assign(flag, "=", .prefix("!", flag)): return true
      // `isKept = keeps(item)`: asked anew once something was done.
      case .assign(flag, "=", .call): return true
      default: continue
      }
    }
    guard let compared = term.comparison, compared.left != .null, compared.right != .null else {
      // That there is none any more is no choice.
      return false
    }
    let (left, right) = (
      compared.left.unconverted.withoutSelf, compared.right.unconverted.withoutSelf
    )
    return steps.contains { step in
      step.sets(left, to: right) || step.sets(right, to: left)
        || isCalledChosen(left) && hands(step, right) || isCalledChosen(right) && hands(step, left)
        || isNamesake(left, of: right) && tellsOf(step, right)
        || isNamesake(right, of: left) && tellsOf(step, left)
    }
  }

  /// `model.size` is the one of all `size`s that counts.
  private func isNamesake(_ one: Term, of item: Term) -> Bool {
    guard let item = item.plainName else { return false }
    return one.path?.last == item
  }

  /// `send(.pick(size))`, but for what only leads to it.
  private func tellsOf(_ step: Step, _ item: Term) -> Bool {
    let isHanded = step.contains { term in
      if case .call(_, let arguments) = term {
        arguments.contains { $0.value == item }
      } else {
        false
      }
    }
    return isHanded && !step.words.contains(where: CodeWords.leading.contains)
  }

  /// `choose(item)`, and nothing more.
  private func hands(_ step: Step, _ item: Term) -> Bool {
    guard case .run(.call(let callee, let arguments)) = step, arguments.count == 1,
      arguments[0] == Term.Argument(label: nil, value: item)
    else { return false }
    if case .implicit = callee { return true }
    return callee.path != nil
  }

  private func isCalledChosen(_ term: Term) -> Bool {
    term.words.contains(where: CodeWords.chosenOrSelected.contains)
  }

  /// A view was told whether its item is the chosen one: `isActive: item.id == current` where it is used.
  func isTold(_ condition: Formula, to node: NodeID) -> Bool {
    guard let name = condition.flag, isCalledChosen(.name(name)),
      let view = tree.maker(of: scene[node].owner, in: scene[node].origin.file, around: node)
    else { return false }
    let origin = scene[view].origin
    return code.calls(at: origin).contains { call in
      call.contains { argument in
        argument.label == name
          && code.term(argument.value, in: origin.file).map { asks($0) } ?? false
      }
    }
  }

  /// Two things are compared that the code does not fix, or a function is asked by a name such as
  /// `isCurrent(item)`.
  private func asks(_ term: Term) -> Bool {
    if case .call(let callee, _) = term, case .name(let first) = callee.first,
      first.hasPrefix("is")
    {
      return isCalledChosen(callee)
    }
    guard let (left, right) = term.equality else { return false }
    return [left, right].allSatisfy { if case .name = $0.first { true } else { false } }
  }

  /// What a line around the control, or a ground behind it, depends on.
  ///
  /// Filled dots in front are another rule's.
  func frameCondition(of node: NodeID, in control: NodeID) -> Formula? {
    guard case .shape = tree.kind(node) else { return nil }
    switch scene[node].word {
    case .Circle, .Capsule, .Ellipse:
      let isLine = scene.modifiers(of: node).contains {
        $0.word == .stroke || $0.word == .strokeBorder
      }
      guard isLine || inherited[node].surroundings.contains(.background) else { return nil }
    default: break
    }
    for ancestor in tree.lineage(of: node) {
      if ancestor == control { return nil }
      guard case .alternative = scene[ancestor].kind,
        case .branch(let kind, _) = scene[scene[ancestor].parent].kind
      else { continue }
      if kind.isOfState { return tree.condition(of: ancestor) }
    }
    return nil
  }

  /// The condition of an argument that is one of these texts, where the code that shows them is called.
  func condition(handing texts: Range<Int32>, to node: NodeID, in control: NodeID) -> Formula? {
    let wanted = scene.list(texts).map { sayings.said($0) }
    for ancestor in tree.ancestors(of: node) {
      if ancestor == control { return nil }
      switch scene[ancestor].kind {
      case .custom, .helper: break
      default: continue
      }
      let origin = scene[ancestor].origin
      for argument in code.calls(at: origin).joined() {
        if let condition = condition(of: argument.value, origin.file, choosing: wanted) {
          return condition
        }
      }
    }
    return nil
  }

  private func condition(
    of value: ExpressionID, _ file: FileID, choosing wanted: [Saying]
  ) -> Formula? {
    guard case .branch(let number) = files.expression(value, in: file) else { return nil }
    let branch = files.branch(number, in: file)
    let alternatives = branch.alternatives
    let texts = alternatives.map { place -> Saying in
      guard let text = code.onlyLine(of: files.alternative(place, in: file).body, in: file) else {
        return .unknown
      }
      return Saying(parts: [.text(literal(text, file) ?? "")])
    }
    guard texts == wanted, let first = alternatives.first else { return nil }
    return code.condition(first, of: branch, in: file)
  }

  private func literal(_ expression: ExpressionID, _ file: FileID) -> String? {
    guard case .string(let range) = files.expression(expression, in: file), range.count == 1,
      let only = range.first, case .literal(let text) = files.segment(only, in: file)
    else { return nil }
    return files.text(text, in: file)
  }
}
