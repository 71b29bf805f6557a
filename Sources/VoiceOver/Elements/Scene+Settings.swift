import Scenes
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

  func isSet(_ word: Word, _ expected: Bool, at node: NodeID) -> Bool {
    guard let value = setting(word, at: node), case .boolean(let flag) = self[value] else {
      return false
    }
    return flag == expected
  }

  /// It is set to what the source does not tell.
  func isOpen(_ word: Word, at node: NodeID) -> Bool {
    guard let value = setting(word, at: node) else { return false }
    switch self[value] {
    case .boolean, .null: return false
    default: return true
    }
  }

  /// A row of a table or collection.
  func isCell(_ node: NodeID) -> Bool {
    switch self[node].word {
    case .UITableViewCell, .UICollectionViewCell, .UICollectionViewListCell: true
    default: false
    }
  }

  /// A cell whose texts UIKit says as one: those of tables, and those of lists that are told by a configuration.
  func mergesTexts(_ node: NodeID) -> Bool {
    switch self[node].word {
    case .UITableViewCell: true
    case .UICollectionViewListCell: setting(.contentConfiguration, at: node) != nil
    default: false
    }
  }

  /// A class of the repository.
  func isOwnClass(_ node: NodeID) -> Bool {
    let parent = nodes[Int(node)].parent
    guard parent >= 0 else { return true }
    if case .custom = nodes[Int(parent)].kind { return node == parent + 1 }
    return false
  }

  /// The button at the end of a cell that tells more.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
  func hasDetailButton(_ cell: NodeID, _ index: ViewIndex) -> Bool {
    guard let type = setting(.accessoryType, at: cell), case .member(_, let name) = self[type]
    else { return false }
    return UIKitClasses.detailAccessories.contains(index.name(name.name, in: name.file).text)
  }

  /// What the system says for an item of its own.
  func systemItem(_ item: NodeID, _ index: ViewIndex) -> String? {
    guard let kind = argument(.barButtonSystemItem, of: item) ?? argument(.systemItem, of: item),
      case .member(_, let name) = self[kind]
    else { return nil }
    return UIKitClasses.systemItems[index.name(name.name, in: name.file).text]
  }

  /// In hundredths of the way from the least to the most, which are 0 and 1 unless code says otherwise.
  func level(ofSlider node: NodeID, _ index: ViewIndex) -> Int? {
    func number(_ words: [Word]) -> Double?? {
      for word in words {
        guard let value = setting(word, at: node) else { continue }
        guard case .number(let source) = self[value] else { return .some(nil) }
        return Double(index.text(source.text, in: source.file).filter { $0 != "_" })
      }
      return nil
    }
    guard let value = number([.value, .setValue]) ?? nil, let least = number([.minimumValue]) ?? 0,
      let most = number([.maximumValue]) ?? 1, least < most
    else { return nil }
    return Int((min(max((value - least) / (most - least), 0), 1) * 100).rounded())
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
    // Of `isOn ? [.button, .selected] : .button` the button is certain.
    case .either(let range):
      list(range).dropFirst().reduce(list(range).first.map { uiTraits($0) } ?? []) {
        $0.intersection(uiTraits($1))
      }
    default: []
    }
  }
}
