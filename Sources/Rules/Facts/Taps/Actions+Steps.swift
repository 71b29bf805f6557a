import Scenes
import Views
import VoiceOver

// What a control or a tap does, and what the same is called where it was handed over.

extension Actions {
  /// What a control, or a tap on a view, does whatever happens, with an animation or without.
  func steps(of control: NodeID) -> [Step] {
    let own = actions(of: control).flatMap { steps(of: code.body(of: $0), $0.file) }
    return own + own.flatMap { handedSteps($0, around: control) { steps(of: $0, $1) } }
  }

  /// The same, and what it does on a condition: `if isPaid { chosen = size } else { offers = true }`.
  func possibleSteps(of control: NodeID) -> [Step] {
    let own = actions(of: control).flatMap { possibleSteps(of: code.body(of: $0), $0.file) }
    return own + own.flatMap { handedSteps($0, around: control) { possibleSteps(of: $0, $1) } }
  }

  private func possibleSteps(of body: Block, _ file: FileID) -> [Step] {
    steps(of: body, file)
      + body.flatMap { statement -> [Step] in
        guard case .expression(let expression) = files.statement(statement, in: file) else {
          return []
        }
        return sides(of: expression, file).flatMap { possibleSteps(of: $0, file) }
      }
  }

  /// Of a branch, also where that is animated.
  private func sides(of expression: ExpressionID, _ file: FileID) -> [Block] {
    switch files.expression(expression, in: file) {
    case .branch(let branch):
      return files.branch(branch, in: file).alternatives.map {
        files.alternative($0, in: file).body
      }
    case .call(let callee, let arguments):
      guard code.term(callee, in: file) == .name("withAnimation"), let last = arguments.last,
        case .closure(let closure) = files.expression(
          files.argument(last, in: file).value, in: file)
      else { return [] }
      return files.closure(closure, in: file).body.flatMap { statement -> [Block] in
        guard case .expression(let inner) = files.statement(statement, in: file) else { return [] }
        return sides(of: inner, file)
      }
    default: return []
    }
  }

  /// The same of a gesture.
  func steps(of gesture: AppliedModifier) -> [Step] {
    closures(of: gesture).flatMap { steps(of: code.body(of: $0), $0.file) }
  }

  /// What a control, or a tap on a view, runs, on whatever condition.
  func calls(of control: NodeID) -> [Step] {
    guard let action = actions(of: control).first else { return [] }
    let own = calls(of: code.body(of: action), action.file)
    return own + own.flatMap { handedSteps($0, around: control) { calls(of: $0, $1) } }
  }

  /// What a gesture runs in the end, on whatever condition.
  func lastCalls(of gesture: AppliedModifier) -> [Step] {
    closures(of: gesture).suffix(1).flatMap { calls(of: code.body(of: $0), $0.file) }
  }

  func actions(of control: NodeID) -> [SourceClosure] {
    guard !tree.isControl(control) else { return tree.closures(scene.arguments(of: control)) }
    return scene.modifiers(of: control).flatMap { modifier -> [SourceClosure] in
      if case .tap = gestureKind(modifier) { closures(of: modifier) } else { [] }
    }
  }

  /// What a view was given to do that calls it by a name: of `pick(day)` the steps of
  /// `Week(pick: { chosen = $0 })`, about `day`.
  private func handedSteps(
    _ step: Step, around control: NodeID, reading: (Block, FileID) -> [Step]
  ) -> [Step] {
    guard case .run(.call(.name(let name), let arguments)) = step,
      !arguments.contains(where: {
        $0.value.contains { if case .call = $0 { true } else { false } }
      }),
      let (action, view) = closure(given: name, around: control)
    else { return [] }
    let values = arguments.map { callers.spelled($0.value, by: view) }
    let parameters = files.closure(action.closure, in: action.file).parameters.map {
      files.name(files.parameter($0, in: action.file).name, in: action.file).text
    }
    let names = parameters.isEmpty ? values.indices.map { "$\($0)" } : parameters
    let meant = Dictionary(zip(names, values)) { first, _ in first }
    return reading(code.body(of: action), action.file).map { $0.replacing(meant) }
  }

  private func steps(of body: Block, _ file: FileID) -> [Step] {
    var found: [Step] = []
    // What is set again later shows for a moment: that something was touched.
    var passing: Set<Term> = []
    for statement in body {
      switch files.statement(statement, in: file) {
      case .assignment(let target, let name, let value):
        guard let target = code.term(target, in: file), let value = code.term(value, in: file)
        else { continue }
        found.append(.assign(target, files.name(name, in: file).text, value))
      case .expression(let expression):
        if let term = code.term(expression, in: file) {
          found.append(.run(term))
          continue
        }
        guard case .call(let callee, let arguments) = files.expression(expression, in: file) else {
          continue
        }
        let inner = arguments.flatMap { number -> [Step] in
          let value = files.argument(number, in: file).value
          guard case .closure(let closure) = files.expression(value, in: file) else { return [] }
          return steps(of: files.closure(closure, in: file).body, file)
        }
        if code.term(callee, in: file) == .name("withAnimation") {
          found += inner
        } else {
          passing.formUnion(inner.map(\.target))
        }
      case .declaration, .loop, .guard, .return, .function: continue
      }
    }
    return passing.isEmpty ? found : found.filter { !passing.contains($0.target) }
  }

  private func calls(of body: Block, _ file: FileID) -> [Step] {
    body.flatMap { statement -> [Step] in
      guard case .expression(let expression) = files.statement(statement, in: file) else {
        return []
      }
      guard case .branch(let branch) = files.expression(expression, in: file) else {
        return code.term(expression, in: file).map { [.run($0)] } ?? []
      }
      return files.branch(branch, in: file).alternatives.flatMap { side in
        calls(of: files.alternative(side, in: file).body, file)
      }
    }
  }

  /// What a flick up or down sets, on whichever of its sides.
  func targets(ofFlicks modifier: AppliedModifier) -> Set<Term> {
    Set(
      closures(of: modifier).flatMap { targets(in: code.body(of: $0), $0.file) })
  }

  private func targets(in body: Block, _ file: FileID) -> [Term] {
    body.flatMap { statement -> [Term] in
      switch files.statement(statement, in: file) {
      case .assignment(let target, _, _): return code.term(target, in: file).map { [$0] } ?? []
      case .expression(let expression):
        guard case .branch(let branch) = files.expression(expression, in: file) else {
          return code.term(expression, in: file).map { [Step.run($0).target] } ?? []
        }
        return files.branch(branch, in: file).alternatives.flatMap { side in
          targets(in: files.alternative(side, in: file).body, file)
        }
      case .declaration, .loop, .guard, .return, .function: return []
      }
    }
  }

  func lastCalls(ofModifier place: Int32) -> [Step] {
    knownLastCalls(place) { lastCalls(of: tree.modifier(place)) }
  }
}
