import Views

/// What code sets on views of UIKit.
extension Scene {
  /// The last value that was set; code may set several, and the last one stands.
  func setting(_ words: Word..., at node: NodeID) -> ValueID? {
    for index in nodes[Int(node)].modifiers.reversed()
    where words.contains(modifiers[Int(index)].word) {
      return firstArgument(of: modifiers[Int(index)])
    }
    return nil
  }

  /// As in `accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reply", …)]`.
  func actionNames(_ node: NodeID) -> [ValueID] {
    guard let actions = setting(.accessibilityCustomActions, at: node),
      case .list(let range) = self[actions]
    else { return [] }
    return list(range).compactMap { action in
      guard case .call(_, _, let range) = self[action] else { return nil }
      return arguments[Int(range.lowerBound)..<Int(range.upperBound)]
        .first { $0.label == .name }?.value
    }
  }

  func uiTraits(_ value: ValueID) -> Traits {
    switch self[value] {
    case .member(let word, _):
      switch word {
      case .button: .button
      case .header: .header
      case .selected: .selected
      case .link: .link
      case .image: .image
      case .searchField: .searchField
      case .staticText: .staticText
      case .adjustable: .adjustable
      case .notEnabled: .dimmed
      case .updatesFrequently: .updatesFrequently
      case .keyboardKey: .keyboardKey
      default: []
      }
    case .list(let range): list(range).reduce(into: Traits()) { $0.formUnion(uiTraits($1)) }
    // Of `isOn ? .selected : .none` nothing is certain.
    default: []
    }
  }
}
