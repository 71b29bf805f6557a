import Scenes
import Views
import VoiceOver

// Whether a condition asks if an item is the chosen one.

extension Selections {
  /// It is in what the control adds to and takes from, or it is called so and compared.
  func isChosen(_ condition: Formula, of control: NodeID, at place: Origin, _ node: NodeID) -> Bool
  {
    if collection(in: condition) != nil {
      let calls = actions.calls(of: control)
      return !calls.isEmpty
        && callers.spellings(of: condition, at: node).contains { spelling in
          collection(in: spelling).map { changes($0, by: calls) } ?? false
        }
    }
    guard let name = condition.flag else { return false }
    let isCalledSo = Words(name: name).holds(any: CodeWords.chosen)
    let meanings = code.meanings(of: name, at: place, tree.type(writing: node))
    return !meanings.isEmpty
      && meanings.allSatisfy { meaning in
        guard let meaning = meaning.map({ Formula($0) }) else { return false }
        return isSelection(meaning) || isSet(meaning, at: node, by: control)
          || isCalledSo && compares(meaning)
      }
  }

  /// What a look is made of by a function, where that is true or false, as `colour(isOn: size == chosen)`,
  /// or one of two, as `Color.red.opacity(isOn ? 1 : 0)`.
  func handed(by argument: SceneArgument) -> [Formula] {
    let file = argument.origin.file
    return files.expressions(at: argument.origin.offset, in: file).flatMap { expression in
      guard case .call(_, let arguments) = files.expression(expression, in: file) else {
        return [Formula]()
      }
      return arguments.compactMap { number in
        let value = files.argument(number, in: file).value
        if case .branch(let branch) = files.expression(value, in: file) {
          return code.conditions(of: files.branch(branch, in: file), file).first
        }
        guard let formula = code.term(value, in: file).map({ Formula($0) }) else { return nil }
        if compares(formula) { return formula }
        guard case .name(let first)? = formula.only?.first, first.hasPrefix("is") else {
          return nil
        }
        return formula
      }
    }
  }

  /// Two things that the code does not fix are compared, or one is looked up in the other.
  func compares(_ condition: Formula) -> Bool {
    if collection(in: condition) != nil { return true }
    guard let (left, right) = condition.only?.equality else { return false }
    return left.path != nil && right.path != nil
  }

  /// `chosen` of `chosen.contains(item)`.
  private func collection(in condition: Formula) -> [String]? {
    guard case .call(.member(let all, "contains"), let arguments)? = condition.only?.positive,
      arguments.count == 1, arguments[0].label == nil, arguments[0].value.path != nil
    else { return nil }
    return all.path
  }

  private func changes(_ all: [String], by calls: [Step]) -> Bool {
    calls.contains { step in
      step.contains { term in
        guard case .call(.member(let base, let name), _) = term,
          CodeWords.changes.contains(name), let path = base.path
        else { return false }
        return path.suffix(all.count) == all[...]
      }
    }
  }
}
