import Scenes
import Views
import VoiceOver

// Controls that a gesture brings up: nobody comes to them who cannot make the gesture.

extension Taps {
  /// Each control in what is dragged is seen only once it was dragged: `Button(…).opacity(shift == 0 ? 0 : 1)`.
  ///
  /// What is not to be seen is no element (MODEL 0.3-7).
  func onlyReveals(_ gesture: Int32) -> Bool {
    let host = inherited.hosts[Int(gesture)]
    let aims = actions.aims(of: tree.modifier(gesture))
    let controls = tree.controls(in: host)
    return !aims.isEmpty && !controls.isEmpty
      && controls.allSatisfy { isRevealed($0, by: aims, in: host) }
  }

  private func isRevealed(_ control: NodeID, by aims: Set<String>, in host: NodeID) -> Bool {
    for node in tree.lineage(of: control) where node > host {
      guard let owner = tree.type(writing: node) else { continue }
      let rest = AtRest(code: code, owner: owner)
      if case .alternative = scene[node].kind, let condition = tree.condition(of: node),
        condition.terms.contains(where: { isOf(aims, $0) }), rest.holds(condition) == false
      {
        return true
      }
      for modifier in scene.modifiers(of: node) where isClear(modifier, for: aims, rest) {
        return true
      }
    }
    return false
  }

  private func isClear(_ modifier: AppliedModifier, for aims: Set<String>, _ rest: AtRest) -> Bool {
    guard modifier.word == .opacity, let argument = scene.arguments(of: modifier).first else {
      return false
    }
    if let condition = tree.condition(of: argument), case .either(let sides) = scene[argument.value]
    {
      guard condition.terms.contains(where: { isOf(aims, $0) }), let holds = rest.holds(condition),
        case let values = Array(scene.list(sides)), values.count == 2,
        case .number(let number) = scene[values[holds ? 0 : 1]]
      else { return false }
      return Double(code.text(number)) == 0
    }
    return code.terms(at: argument.origin).contains { isOf(aims, $0) && rest.number($0) == 0 }
  }

  private func isOf(_ aims: Set<String>, _ term: Term) -> Bool {
    term.contains { aims.contains($0.printed) }
  }
}
