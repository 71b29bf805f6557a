import Scenes
import Views
import VoiceOver

// A control that undoes what it did, by the very condition that it looks another way by.

extension Selections {
  /// As `vote(isUp ? .neutral : .up)`, `if isKept { drop() } else { keep() }` and `toggleKept()` do.
  func undoes(_ condition: Formula, by control: NodeID) -> Bool {
    // What is behind the first draws the label.
    guard let action = actions.actions(of: control).first else { return false }
    let asked = condition.positive
    let question = FormulaAtClosure(formula: asked, file: action.file, closure: action.closure)
    return knownUndoing(question) {
      code.expressions(in: code.body(of: action), action.file).contains { expression in
        switch files.expression(expression, in: action.file) {
        case .branch(let number): undoes(asked, files.branch(number, in: action.file), action.file)
        case .call: code.term(expression, in: action.file).map { turns(asked, $0) } ?? false
        default: false
        }
      }
    }
  }

  private func undoes(_ asked: Formula, _ branch: Branch, _ file: FileID) -> Bool {
    guard branch.alternatives.count == 2, let first = branch.alternatives.first,
      let last = branch.alternatives.last,
      code.condition(first, of: branch, in: file)?.positive == asked
    else { return false }
    let (one, other) = (terms(of: first, file), terms(of: last, file))
    switch branch.kind {
    case .ternary:
      guard one.count == 1, other.count == 1, one != other else { return false }
      // What is compared to comes back as well: `size == .small ? .large : .small`.
      return (one + other).contains { side in
        if CodeWords.unset.contains(side.printed) { return true }
        guard let compared = asked.only?.equality?.right else { return false }
        return compared == side
      }
    case .condition:
      return one.contains { deed in
        other.contains { Self.areOpposite(Self.verb(of: deed), Self.verb(of: $0)) }
      }
    case .choice, .availability, .compilation: return false
    }
  }

  private func terms(of side: Int32, _ file: FileID) -> [Term] {
    files.alternative(side, in: file).body.compactMap { statement in
      guard case .expression(let value) = files.statement(statement, in: file) else { return nil }
      return code.term(value, in: file)
    }
  }

  /// `isKept` is called so by `toggleKept()` and `send(.toggleKeeping)`.
  private func turns(_ asked: Formula, _ call: Term) -> Bool {
    let words = call.words
    guard let place = words.firstIndex(of: "toggle") else { return false }
    let turned = words[(place + 1)...]
    let known = asked.words.filter { !CodeWords.helpers.contains($0) }
    // Of what is compared another side may be the only one that is shown.
    return !turned.isEmpty && !asked.terms.contains { $0.contains { $0.comparison != nil } }
      && turned.allSatisfy { word in
        known.contains { $0.prefix(4) == word.prefix(4) && min($0.count, word.count) > 2 }
      }
  }

  private static func verb(of deed: Term) -> String? {
    let name: String? =
      switch deed {
      case .call(.name(let name), _), .call(.member(_, let name), _),
        .call(.implicit(let name), _), .name(let name), .member(_, let name), .implicit(let name):
        name
      default: nil
      }
    return name.flatMap { Words(name: $0).words.first }
  }

  private static func areOpposite(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return false }
    return one != other && CodeWords.opposites.contains([one, other])
      || CodeWords.opposing.contains { one == $0 + other || other == $0 + one }
  }
}
