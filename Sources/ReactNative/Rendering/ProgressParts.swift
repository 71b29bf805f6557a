internal import Components

/// What a package says of how far something is.
extension ScriptObject {
  mutating func addProgress(_ known: KnownParts) {
    if let name = known.busy {
      var state = ScriptObject()
      state["busy"] = self[name] ?? .flag(true)
      self["accessibilityState"] = .object(state)
    }
    let isOpen = known.openShare.map { flag($0).isTrue } ?? false
    guard let name = known.share, !isOpen else { return }
    let share = self[name] ?? .undefined
    var value = ScriptObject()
    (value["now"], value["min"], value["max"]) =
      (share.isMissing ? .number(0) : share, .number(0), .number(1))
    self["accessibilityValue"] = .object(value)
  }
}
