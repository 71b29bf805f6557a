import Scenes
import Views

/// The words of a constant that the one initialiser of its type chooses by what it is given, where nobody knows what
/// that is: `init(state: State) { switch state { case .done: title = "Thanks" … } }` has one of those.
enum InitializerSides {
  static func value(
    of name: UInt64, in body: Block, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let branch = choice(of: name, in: body, site, evaluator), branch.isExhaustive else {
      return nil
    }
    var words: [ValueID] = []
    for place in branch.alternatives {
      let side = evaluator.alternative(place, site.file)
      if Traps.end(side.body, site.file, evaluator.files) { continue }
      guard let given = OnlyInitializer.assigned(to: name, in: side.body, site, evaluator) else {
        return nil
      }
      let value = evaluator.value(
        given, PatternMatching.bind(side: side, site, &evaluator))
      // What flags and numbers are asked for goes by their names.
      guard evaluator.isText(value), evaluator.isKnown(value) else { return nil }
      words.append(value)
    }
    return words.isEmpty ? nil : evaluator.either(words)
  }

  /// The only statement of the initialiser that gives the property something.
  private static func choice(
    of name: UInt64, in body: Block, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Views.Branch? {
    var found: Views.Branch?
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .assignment(let target, _, _) where evaluator.files.ownName(target, site) == name:
        return nil
      case .expression(let id):
        guard case .branch(let number) = evaluator.expression(id, site.file) else { continue }
        let branch = evaluator.branch(number, site.file)
        guard gives(name, branch, site, evaluator) else { continue }
        if found != nil { return nil }
        found = branch
      default: continue
      }
    }
    return found
  }

  private static func gives(
    _ name: UInt64, _ branch: Views.Branch, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    for place in branch.alternatives {
      let body = evaluator.alternative(place, site.file).body
      if OnlyInitializer.assigned(to: name, in: body, site, evaluator) != nil { return true }
    }
    return false
  }
}
