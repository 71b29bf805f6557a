import Scenes
import Views
import VoiceOver

// What the items of a menu choose, which the label of the menu may show.

extension Selections {
  /// The items set what is asked to one thing or another: `order` of `order == .name`.
  func isChoice(_ term: Term, in menu: NodeID) -> Bool {
    let asked = term.positive
    let sides = asked.comparison.map { [$0.left, $0.right] } ?? [asked]
    let choices = choices(in: menu)
    return sides.contains { side in
      var part = side.withoutSelf
      while true {
        if let values = choices[part], values.count > 1 { return true }
        // `order.isFalling` is asked of what is chosen, too.
        guard case .member(let whole, _) = part else { return false }
        part = whole
      }
    }
  }

  /// What is set by the items, and to what.
  private func choices(in menu: NodeID) -> [Term: Set<Term>] {
    knownChoices(menu) {
      var found: [Term: Set<Term>] = [:]
      for item in tree.controls(in: menu)
      where inherited[item].surroundings.contains(.menu) {
        switch tree.control(item) {
        case .button:
          for case .assign(let target, "=", let value) in actions.possibleSteps(of: item) {
            found[target, default: []].formUnion(values(value))
          }
          for step in actions.possibleSteps(of: item) where step.isToggle {
            found[step.target, default: []].formUnion(Self.both)
          }
        case .toggle:
          guard let flag = actions.flag(turnedBy: item) else { continue }
          found[flag, default: []].formUnion(Self.both)
        case .picker:
          for argument in scene.arguments(of: item) where argument.label == .selection {
            guard case .unknown(let source) = scene[argument.value], let term = code.term(source)
            else { continue }
            found[term, default: []].formUnion(Self.both)
          }
        default: continue
        }
      }
      return found
    }
  }

  /// What comes from a list is a different one in each item, and a flag that is turned round has both.
  private func values(_ value: Term) -> Set<Term> {
    switch value {
    case .constant, .implicit, .string: [value]
    case .member(.name(let type), _) where type.first?.isUppercase == true: [value]
    default: Self.both
    }
  }

  private static let both: Set<Term> = [.constant("true"), .constant("false")]
}
