extension InterfaceFile {
  /// What stands at the end of a table cell.
  package enum Accessory: String, Sendable {
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton, none
    case other
  }

  /// What a table cell has of its own.
  package enum CellStyle: Sendable {
    case custom
    /// A text; a text with another at its end, before it, or below it.
    case plain, value1, value2, subtitle
    case other
  }

  package enum Axis: String, Sendable { case horizontal, vertical, other }

  /// Where the cells of a table or a collection are.
  package enum CellSource: Sendable {
    /// All of them are in the file.
    case fixed
    /// Code makes them, of prototypes or of its own.
    case code
    case other
  }

  /// The items that the system has words and pictures for.
  package enum SystemItem: String, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo, pageCurl, close
    /// Those of tab bars.
    case more, favorites, featured, topRated, recents, contacts, history, downloads, mostRecent
    case mostViewed
    case other
  }

  package func accessory(of cell: NodeID) -> Accessory {
    text(.accessoryType, of: cell).map { Accessory(rawValue: $0) ?? .other } ?? .none
  }

  package func cellStyle(of cell: NodeID) -> CellStyle {
    switch text(.style, of: cell) {
    case nil, "IBUITableViewCellStyleCustom": .custom
    case "IBUITableViewCellStyleDefault": .plain
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .other
    }
  }

  /// A stack lays out along lines unless it says otherwise; nil for what is no stack.
  package func axis(of stack: NodeID) -> Axis? {
    guard self[stack].kind == .stackView else { return nil }
    return text(.axis, of: stack).map { Axis(rawValue: $0) ?? .other } ?? .horizontal
  }

  /// Nil for what has no cells.
  package func cellSource(of node: NodeID) -> CellSource? {
    switch (self[node].kind, text(.dataMode, of: node)) {
    case (.tableView, "static"): .fixed
    // A collection has no other way to have cells than code.
    case (.tableView, nil), (.tableView, "prototypes"), (.collectionView, _): .code
    case (.tableView, _): .other
    default: nil
    }
  }

  package func systemItem(of item: NodeID) -> SystemItem? {
    text(.systemItem, of: item).map { SystemItem(rawValue: $0) ?? .other }
  }

  /// Of a button, what it shows as it is; of anything else, its `title`.
  ///
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct: a configuration shows
  /// its own title and image, and those of the states where it has none.
  package func title(of node: NodeID) -> String? {
    guard self[node].kind == .button else { return text(.title, of: node) }
    return text(.configurationTitle, of: node) ?? text(.normalTitle, of: node)
  }

  package func image(of node: NodeID) -> String? {
    guard self[node].kind == .button else { return text(.image, of: node) }
    return text(.configurationImage, of: node) ?? text(.normalImage, of: node)
  }
}

// MARK: - Accessibility

extension InterfaceFile {
  /// What a file sets for VoiceOver, in the accessibility configuration or by key path; nil where it
  /// leaves it to the class.
  package struct Accessibility: Sendable, Equatable {
    package var isElement: Bool?
    package var label: String?
    package var hint: String?
    package var value: String?
    package var identifier: String?
    package var traits: Traits?
    package var areElementsHidden: Bool?
    package var isModal: Bool?
    package var groupsChildren: Bool?
    /// A text for a property that code of the app adds, which may do anything with it.
    package var hasOwnText = false

    package init() {}
  }

  package func accessibility(of node: NodeID) -> Accessibility {
    var set = Accessibility()
    set.isElement = self[node].isElement
    set.traits = self[node].traits
    set.label = text(.accessibilityLabel, of: node)
    set.hint = text(.accessibilityHint, of: node)
    set.identifier = text(.accessibilityIdentifier, of: node)
    for attribute in attributes(of: node) {
      guard let value = self[attribute.value] else { continue }
      switch self[attribute.keyPath] {
      case "isAccessibilityElement": set.isElement = set.isElement ?? isTrue(value)
      case "accessibilityLabel": set.label = set.label ?? value
      case "accessibilityHint": set.hint = set.hint ?? value
      case "accessibilityValue": set.value = value
      case "accessibilityIdentifier": set.identifier = set.identifier ?? value
      case "accessibilityTraits":
        set.traits = set.traits ?? UInt32(value).map { Traits(rawValue: $0) }
      case "accessibilityElementsHidden": set.areElementsHidden = isTrue(value)
      case "accessibilityViewIsModal": set.isModal = isTrue(value)
      case "shouldGroupAccessibilityChildren": set.groupsChildren = isTrue(value)
      default:
        switch self[attribute.type] {
        case "string", "localizedString": set.hasOwnText = true
        default: break
        }
      }
    }
    return set
  }

  /// A boolean is written in words, a number may stand for one.
  private func isTrue(_ value: String) -> Bool { value == "YES" || value == "1" }
}

// MARK: - Screens of different sizes

extension InterfaceFile {
  /// The size of a screen, as UIKit tells it.
  package struct ScreenSize: Sendable, Hashable {
    package var width: SizeClass
    package var height: SizeClass

    package init(width: SizeClass, height: SizeClass) {
      self.width = width
      self.height = height
    }

    /// Held upright. https://developer.apple.com/design/human-interface-guidelines/layout
    package static let phone = ScreenSize(width: .compact, height: .regular)
  }

  /// The nodes that are not there on a screen of some size: nobody makes them, and outlets to them are nil.
  package func missing(on screen: ScreenSize) -> Set<NodeID> {
    var missing: Set<NodeID> = []
    for variation in applying(to: screen) {
      guard case .installs(let node, let isThere) = variation.change else { continue }
      if isThere { missing.remove(node) } else { missing.insert(node) }
    }
    return missing
  }

  package func isHidden(_ node: NodeID, on screen: ScreenSize) -> Bool {
    var isHidden = self[node].flags.contains(.hidden)
    for variation in applying(to: screen, variations(of: node)) {
      if case .hides(let hides) = variation.change { isHidden = hides }
    }
    return isHidden
  }

  private func applying(to screen: ScreenSize) -> [Variation] {
    applying(to: screen, variations[...])
  }

  /// Those that hold, the more special ones later.
  private func applying(to screen: ScreenSize, _ all: ArraySlice<Variation>) -> [Variation] {
    func parts(_ variation: Variation) -> Int {
      (variation.width == nil ? 0 : 1) + (variation.height == nil ? 0 : 1)
    }
    let holding = all.filter {
      ($0.width == nil || $0.width == screen.width)
        && ($0.height == nil || $0.height == screen.height)
    }
    return (0...2).flatMap { count in holding.filter { parts($0) == count } }
  }
}
