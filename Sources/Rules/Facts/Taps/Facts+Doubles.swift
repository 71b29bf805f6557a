import Views
import VoiceOver

// Buttons and taps that do what a gesture does.

extension Facts {
  /// A control of the screen is heard and does the same, or one that the view itself brings up.
  func hasButton(for gesture: Int32) -> Bool {
    if let deed = deed(of: modifier(gesture)) { return hasButton(doing: deed, like: gesture) }
    // A drag to one side does one thing, and to the other another.
    let deeds = lastDeeds(ofModifier: gesture)
    return !deeds.isEmpty && deeds.allSatisfy { hasButton(doing: $0, like: gesture) }
  }

  private func hasButton(doing deed: String, like gesture: Int32) -> Bool {
    let owner = modifier(gesture).owner
    let screen = screen(of: hosts[Int(gesture)])
    return controls(doing: deed).contains { control in
      let place = self.screen(of: control)
      if place == screen, isHeard(control) { return true }
      guard scene[control].owner == owner, self[control].hiddenBy < 0 else { return false }
      return place == screen
        ? self[control].surroundings.contains(.alert)
        : place > 0 && self.screen(of: scene[place].parent) == screen
    }
  }

  func controls(doing deed: String) -> [NodeID] {
    let doers = inquiry.doers {
      var found: [String: [NodeID]] = [:]
      for control in controls {
        if let deed = self.deed(of: control) { found[deed, default: []].append(control) }
      }
      return found
    }
    return doers[deed] ?? []
  }

  /// A tap that is written beside the gesture does the same in the end.
  func hasTapTwin(_ gesture: Int32) -> Bool {
    let own = modifier(gesture)
    let deeds = lastDeeds(ofModifier: gesture)
    return !deeds.isEmpty
      && gestures.contains { other in
        let modifier = modifier(other)
        guard other != gesture, modifier.owner == own.owner,
          modifier.origin.file == own.origin.file, case .tap = gestureKind(modifier)
        else { return false }
        return lastDeeds(ofModifier: other) == deeds
      }
  }

  private func lastDeeds(ofModifier place: Int32) -> [String] {
    inquiry.lastDeeds(place) { lastDeeds(of: modifier(place)) }
  }
}
