import Scenes
import Views
import VoiceOver

/// What the fingers have to do.
enum GestureKind {
  case tap, longPress, drag, magnify, rotate, carry
  /// A drag without a distance that asks for nothing but a touch.
  case press
  case unknown
}

/// What fingers have to do, and what controls and gestures do then.
final class Actions: Part {
  let inherited: Inherited
  let callers: CallSites
  /// What controls do, by node, and gestures in the end, by modifier: each is compared with many others.
  let knownDeeds = Memo<NodeID, Step?>()
  let knownLastCalls = Memo<Int32, [Step]>()

  init(_ tree: SceneTree, _ inherited: Inherited, _ callers: CallSites) {
    (self.inherited, self.callers) = (inherited, callers)
    super.init(tree)
  }
}

extension Actions {
  /// A part of the view answers to a tap of its own.
  func holdsTap(_ node: NodeID) -> Bool {
    inherited.gestures.contains { gesture in
      let host = inherited.hosts[Int(gesture)]
      guard host > node, host < scene[node].end, inherited[host].control < 0 else { return false }
      if case .tap = gestureKind(tree.modifier(gesture)) { return !tree.isControl(host) }
      return false
    }
  }

  /// The closures that a modifier, or a gesture in it, is given do nothing but end an input.
  func onlyEndsInput(_ modifier: AppliedModifier) -> Bool {
    let closures = closures(of: modifier)
    return !closures.isEmpty
      && closures.allSatisfy { closure in
        code.body(of: closure).allSatisfy {
          endsInput(files.statement($0, in: closure.file), closure.file)
        }
      }
  }

  /// What a control does; nil when it is more than one step.
  func deed(of control: NodeID) -> Step? {
    knownDeeds(control) {
      if let named = namedDeed(scene.arguments(of: control)) { return named }
      return deedClosure(of: control).flatMap { deed(of: code.body(of: $0), $0.file) }
    }
  }

  /// `isOpen` of `Toggle(isOn: $isOpen.animation())`.
  func flag(turnedBy control: NodeID) -> Term? {
    for argument in scene.arguments(of: control) where argument.label == .isOn {
      guard case .unknown(let source) = scene[argument.value], let term = code.term(source) else {
        continue
      }
      if case .call(.member(let flag, "animation"), _) = term { return flag }
      return term
    }
    return nil
  }

  /// `action: leave` does what `{ leave() }` does.
  private func namedDeed(_ arguments: ArraySlice<SceneArgument>) -> Step? {
    for argument in arguments where argument.label == .action || argument.label == .perform {
      guard case .unknown(let source) = scene[argument.value] else { continue }
      switch files.expression(source.expression, in: source.file) {
      case .name, .member: return code.term(source).map { .run(.call($0, [])) }
      default: continue
      }
    }
    return nil
  }

  /// The code of a control's action.
  ///
  /// Of a button that a view of the repository is made of, what that view was given to do.
  func deedClosure(of control: NodeID) -> SourceClosure? {
    guard let own = tree.closures(scene.arguments(of: control)).first,
      case .run(.call(.name(let name), []))? = deed(of: code.body(of: own), own.file)
    else { return tree.closures(scene.arguments(of: control)).first }
    return closure(given: name, around: control)?.action ?? own
  }

  /// The closure that the view around was given under this name, or behind its call.
  func closure(
    given name: String, around control: NodeID
  ) -> (action: SourceClosure, view: NodeID)? {
    guard
      let view = tree.maker(
        of: scene[control].owner, in: scene[control].origin.file, around: control),
      case .custom(let type) = scene[view].kind
    else { return nil }
    let given = code.givenCode(of: type)
    guard given.contains(name) else { return nil }
    let file = scene[view].origin.file
    for call in code.calls(at: scene[view].origin) {
      for (place, argument) in call.enumerated() {
        guard case .closure(let closure) = files.expression(argument.value, in: file),
          argument.label.map({ $0 == name }) ?? (place == call.count - 1 && given.count == 1)
        else { continue }
        return (SourceClosure(file: file, closure: closure), view)
      }
    }
    return nil
  }

  func deed(of gesture: AppliedModifier) -> Step? {
    if let named = namedDeed(scene.arguments(of: gesture)) { return named }
    let own = tree.closures(scene.arguments(of: gesture))
    // Of those of a gesture in it, what is done in the end.
    return deed(own.isEmpty ? Array(closures(of: gesture).suffix(1)) : own)
  }

  private func deed(_ closures: [SourceClosure]) -> Step? {
    guard let closure = closures.first else { return nil }
    return deed(of: code.body(of: closure), closure.file)
  }

  /// Of one step, also where it is done on a condition only.
  private func deed(of body: Block, _ file: FileID) -> Step? {
    guard body.count == 1, let first = body.first else { return nil }
    switch files.statement(first, in: file) {
    case .expression(let expression):
      if let animated = animated(expression, file) { return deed(of: animated, file) }
      guard case .branch(let number) = files.expression(expression, in: file) else {
        return code.term(expression, in: file).map { .run($0) }
      }
      let alternatives = files.branch(number, in: file).alternatives
      guard alternatives.count == 1, let only = alternatives.first else { return nil }
      return deed(of: files.alternative(only, in: file).body, file)
    case .assignment(let target, let name, let value):
      guard let target = code.term(target, in: file), let value = code.term(value, in: file) else {
        return nil
      }
      return .assign(target, files.name(name, in: file).text, value)
    default: return nil
    }
  }

  /// What `withAnimation { … }` does.
  private func animated(_ expression: ExpressionID, _ file: FileID) -> Block? {
    guard case .call(let callee, let arguments) = files.expression(expression, in: file),
      case .name(let name) = files.expression(callee, in: file),
      files.name(name, in: file).text == "withAnimation"
    else { return nil }
    for number in arguments {
      if case .closure(let closure) = files.expression(
        files.argument(number, in: file).value, in: file)
      {
        return files.closure(closure, in: file).body
      }
    }
    return nil
  }

  private func endsInput(_ statement: Statement, _ file: FileID) -> Bool {
    let words: Words
    switch statement {
    case .assignment(let target, _, _): words = Words(name: written(target, file))
    case .expression(let expression):
      if case .branch(let branch) = files.expression(expression, in: file) {
        return files.branch(branch, in: file).alternatives.allSatisfy { place in
          files.alternative(place, in: file).body.allSatisfy {
            endsInput(files.statement($0, in: file), file)
          }
        }
      }
      words = Words(name: written(expression, file))
      // What is handed to others, such as `.updateFocus(card)`, may be about anything in focus.
      if !Words(name: called(expression, file)).holds(any: CodeWords.focus),
        !words.holds(any: CodeWords.ending)
      {
        return words.holds(any: CodeWords.input)
      }
    // When, not what.
    case .guard, .return(nil): return true
    default: return false
    }
    return words.holds(any: CodeWords.input) || words.holds(any: CodeWords.focus)
  }

  /// `field.focus` of `field.focus(.name)`.
  private func called(_ expression: ExpressionID, _ file: FileID) -> String {
    guard case .call(let callee, _) = files.expression(expression, in: file) else {
      return written(expression, file)
    }
    return written(callee, file)
  }

  private func written(_ expression: ExpressionID, _ file: FileID) -> String {
    files.written(expression, in: file) ?? ""
  }
}
