import Scenes
import Views
import VoiceOver

// What the colour of a shape tells of.

extension Signs {
  /// What a colour depends on, also where a property or a function of the view makes it.
  func conditions(ofColour argument: SceneArgument, by modifier: AppliedModifier) -> [Formula] {
    if let condition = tree.condition(of: argument) { return [condition] }
    let file = argument.origin.file
    let computed = code.computed(for: argument, by: modifier.owner, in: file)
    guard computed.isEmpty, isColours(argument.value) else { return computed }
    return files.expressions(at: argument.origin.offset, in: file).flatMap {
      subjects(of: $0, at: argument.origin, modifier.owner)
    }
  }

  private func isColours(_ value: ValueID) -> Bool {
    switch scene[value] {
    case .either: true
    case .named(_, let given): isColours(given)
    default: false
    }
  }

  /// `stale` of `colour(stale)`, and what a property asks that goes through the cases of something.
  private func subjects(of expression: ExpressionID, at place: Origin, _ owner: Int32) -> [Formula]
  {
    let file = place.file
    switch files.expression(expression, in: file) {
    case .call(let callee, let arguments):
      guard case .name = files.expression(callee, in: file), arguments.count == 1,
        let only = arguments.first,
        let term = code.term(files.argument(only, in: file).value, in: file), term.path != nil
      else { return [] }
      return [Formula(term)]
    case .name(let name):
      let called = files.name(name, in: file).text
      for constant in files.constants(around: place.offset, in: file)
      where files.name(constant.name, in: file).text == called {
        if case .name = files.expression(constant.value, in: file) { return [] }
        return subjects(of: constant.value, at: place, owner)
      }
      guard owner >= 0 else { return [] }
      return code.computed(called, of: TypeID(file: file, index: owner)).compactMap { body in
        guard let line = code.onlyLine(of: body),
          case .branch(let number) = files.expression(line.expression, in: line.file),
          let subject = files.branch(number, in: line.file).subject,
          let term = code.term(subject, in: line.file), term.path != nil
        else { return nil }
        return Formula(term)
      }
    default: return []
    }
  }

  /// The view is told it: what it sets itself may be the start of an animation.
  func isHandedIn(_ condition: Formula, to node: NodeID) -> Bool {
    let (owner, file) = (scene[node].owner, scene[node].origin.file)
    guard owner >= 0, let asked = Asking.all(in: condition) else { return false }
    let roots = Set(asked.flatMap(\.sides).joined().map { String($0.prefix { $0 != "." }) })
    let type = TypeID(file: file, index: owner)
    let members = roots.flatMap { code.members(of: type, named: $0) }.map { code.member($0) }
    return !members.isEmpty
      && members.allSatisfy {
        $0.attributes.isEmpty && $0.value == nil && $0.kind == .storedProperty
      }
  }
}
