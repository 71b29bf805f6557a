import Scenes
import Views
import VoiceOver

// Buttons and taps that do what a gesture does.

extension Taps {
  /// A control of the screen is heard and does the same, or one that the view itself brings up.
  func hasButton(for gesture: Int32) -> Bool {
    if let deed = actions.deed(of: tree.modifier(gesture)) {
      return hasButton(doing: deed, like: gesture)
    }
    // A drag to one side does one thing, and to the other another.
    let deeds = actions.lastCalls(ofModifier: gesture)
    return !deeds.isEmpty && deeds.allSatisfy { hasButton(doing: $0, like: gesture) }
  }

  private func hasButton(doing deed: Step, like gesture: Int32) -> Bool {
    let owner = tree.modifier(gesture).owner
    let screen = tree.screen(of: inherited.hosts[Int(gesture)])
    let turning = deed.turned.map { controls(doing: .toggle($0)) } ?? []
    let isGiven = isGiven(deed, to: tree.modifier(gesture))
    return (controls(doing: deed) + turning).contains { control in
      // What two views were given may do two things, though both call it by one name.
      if isGiven, scene[control].owner != owner { return false }
      let place = tree.screen(of: control)
      if place == screen, inherited.isHeard(control) { return true }
      guard scene[control].owner == owner, inherited[control].hiddenBy < 0 else { return false }
      return place == screen
        ? inherited[control].surroundings.contains(.alert)
        : place > 0 && tree.screen(of: scene[place].parent) == screen
    }
  }

  /// It runs what the view, or modifier, was handed: `run()`.
  private func isGiven(_ deed: Step, to modifier: AppliedModifier) -> Bool {
    guard modifier.owner >= 0, case .run(.call(.name(let name), _)) = deed else { return false }
    return code.givenCode(of: TypeID(file: modifier.origin.file, index: modifier.owner))
      .contains(name)
  }

  func controls(doing deed: Step) -> [NodeID] {
    let doers = knownDoers {
      var found: [Step: [NodeID]] = [:]
      for control in tree.controls {
        if let deed = actions.deed(of: control) { found[deed, default: []].append(control) }
        if let flag = actions.flag(turnedBy: control) {
          found[.toggle(flag), default: []].append(control)
        }
      }
      return found
    }
    return doers[deed] ?? []
  }

  /// A tap that is written beside the gesture does the same in the end.
  func hasTapTwin(_ gesture: Int32) -> Bool {
    let own = tree.modifier(gesture)
    let deeds = actions.lastCalls(ofModifier: gesture)
    return !deeds.isEmpty
      && inherited.gestures.contains { other in
        let modifier = tree.modifier(other)
        guard other != gesture, modifier.owner == own.owner,
          modifier.origin.file == own.origin.file, case .tap = actions.gestureKind(modifier)
        else { return false }
        return actions.lastCalls(ofModifier: other) == deeds
      }
  }
}
