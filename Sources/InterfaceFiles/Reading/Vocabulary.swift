/// What an element is to the reader.
enum ElementName: Sendable {
  case node(InterfaceFile.Kind)
  /// Holds nodes, which stand there as this.
  case list(InterfaceFile.Role)
  case detail(Detail)
  /// Neither it nor what is inside matters.
  case ignored

  /// Says something of the node around it.
  enum Detail: Sendable, CaseIterable {
    case document, archive
    case rect, frame, state, buttonConfiguration, imageReference, textInputTraits
    case accessibility, accessibilityTraits, bool
    case string, mutableString, attributedString, fragment, scopeButtonTitles
    case connections, outlet, outletCollection, action, segue
    case userDefinedRuntimeAttribute, integer, real
    case variation, mask, include, exclude
  }

  static let all = NameLookup<ElementName>(
    InterfaceFile.Kind.allCases.filter { $0 != .other }.map { ("\($0)", .node($0)) }
      + Detail.allCases.map { ("\($0)", .detail($0)) }
      + lists.map { ($0, .list($1)) }
      + unread.map { ($0, .ignored) })

  private static let lists: [(String, InterfaceFile.Role)] = [
    ("objects", .root), ("subviews", .subview), ("cells", .cell), ("prototypes", .prototype),
    ("sections", .section), ("segments", .segment), ("items", .item),
    ("toolbarItems", .toolbarItem), ("leftBarButtonItems", .leftItem),
    ("rightBarButtonItems", .rightItem), ("viewControllers", .child),
    ("gestureRecognizers", .gesture),
  ]

  /// The frequent ones, and those that hold elements with names that mean something else there.
  private static let unread = [
    "constraints", "constraint", "color", "fontDescription", "autoresizingMask", "resources",
    "dependencies", "designables", "classes", "layoutGuides", "viewLayoutGuide", "customFonts",
    "simulatedMetricsContainer", "inferredMetricsTieBreakers", "animations", "inset", "size",
    "point", "nil", "device", "edgeInsets", "directionalEdgeInsets", "accessibilityOverrides",
  ]
}

/// The attributes that say something of interest.
enum AttributeName: Sendable, CaseIterable {
  case id, key, customClass, customModule, type, targetRuntime, initialViewController, launchScreen
  case text, title, placeholder, prompt, subtitle, image, catalog, badgeValue
  case headerTitle, footerTitle, label, hint, identifier
  case hidden, alpha, enabled, selected, on, editable, secureTextEntry, userInteractionEnabled
  case navigationBarHidden, toolbarHidden, hidesBottomBarWhenPushed
  case showsCancelButton, showsScopeBar, installed
  case reuseIdentifier, storyboardIdentifier, placeholderIdentifier
  case storyboardName, referencedIdentifier, bundleIdentifier
  case systemItem, style, accessoryType, axis, dataMode, buttonType, datePickerMode
  case value, minValue, maxValue, minimumValue, maximumValue
  case numberOfPages, currentPage, selectedSegmentIndex, numberOfTapsRequired
  case x, y, width, height, minX, minY
  case property, destination, selector, eventType, kind, relationship, unwindAction
  case textLabel, detailTextLabel, imageView
  case keyPath, content, reference, base64
  case button, link, playsSound, keyboardKey, staticText, summaryElement, notEnabled
  case updatesFrequently, searchField, startsMediaSession, adjustable, allowsDirectInteraction
  case causesPageTurn, header, tabBar

  static let all = NameLookup<AttributeName>(
    allCases.map { ($0 == .base64 ? "base64-UTF8" : "\($0)", $0) })

  /// The property of a node that has this name.
  var property: InterfaceFile.Property.Key? {
    switch self {
    case .text: .text
    case .title: .title
    case .placeholder: .placeholder
    case .prompt: .prompt
    case .subtitle: .subtitle
    case .image: .image
    case .badgeValue: .badgeValue
    case .headerTitle: .headerTitle
    case .footerTitle: .footerTitle
    case .reuseIdentifier: .reuseIdentifier
    case .storyboardIdentifier: .storyboardIdentifier
    case .placeholderIdentifier: .placeholderIdentifier
    case .storyboardName: .storyboardName
    case .referencedIdentifier: .referencedIdentifier
    case .bundleIdentifier: .bundleIdentifier
    case .systemItem: .systemItem
    case .style: .style
    case .accessoryType: .accessoryType
    case .axis: .axis
    case .dataMode: .dataMode
    case .buttonType: .buttonType
    case .datePickerMode: .datePickerMode
    case .value: .value
    case .minValue, .minimumValue: .minimumValue
    case .maxValue, .maximumValue: .maximumValue
    case .numberOfPages: .numberOfPages
    case .currentPage: .currentPage
    case .selectedSegmentIndex: .selectedSegmentIndex
    case .numberOfTapsRequired: .numberOfTapsRequired
    default: nil
    }
  }

  var trait: InterfaceFile.Traits? {
    switch self {
    case .button: .button
    case .link: .link
    case .image: .image
    case .selected: .selected
    case .playsSound: .playsSound
    case .keyboardKey: .keyboardKey
    case .staticText: .staticText
    case .summaryElement: .summaryElement
    case .notEnabled: .notEnabled
    case .updatesFrequently: .updatesFrequently
    case .searchField: .searchField
    case .startsMediaSession: .startsMediaSession
    case .adjustable: .adjustable
    case .allowsDirectInteraction: .allowsDirectInteraction
    case .causesPageTurn: .causesPageTurn
    case .header: .header
    case .tabBar: .tabBar
    default: nil
    }
  }
}

extension InterfaceFile.Role {
  /// By the key under which the object around it has a node.
  static let byKey = NameLookup<InterfaceFile.Role>([
    ("view", .view), ("contentView", .contentView), ("tableHeaderView", .tableHeader),
    ("tableFooterView", .tableFooter), ("sectionHeaderView", .sectionHeader),
    ("sectionFooterView", .sectionFooter), ("backgroundView", .background),
    ("selectedBackgroundView", .background), ("accessoryView", .accessory),
    ("navigationItem", .navigationItem), ("tabBarItem", .tabBarItem),
    ("leftBarButtonItem", .leftItem), ("rightBarButtonItem", .rightItem),
    ("backBarButtonItem", .backItem), ("titleView", .titleView), ("customView", .customView),
    ("navigationBar", .bar), ("tabBar", .bar), ("toolbar", .bar),
  ])
}

extension InterfaceFile.Segue {
  static let byName = NameLookup<InterfaceFile.Segue>(
    allCases.filter { $0 != .other }.map { ("\($0)", $0) })
}

/// Names that are known, found by their bytes.
struct NameLookup<Value: Sendable>: Sendable {
  private var hashes: [UInt64]
  private var values: [Value?]

  init(_ names: [(String, Value)]) {
    var size = 16
    while size < names.count * 4 { size *= 2 }
    hashes = [UInt64](repeating: 0, count: size)
    values = [Value?](repeating: nil, count: size)
    for (name, value) in names {
      let bytes = Array(name.utf8)
      let hash = bytes.span.mixed(bytes.indices)
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while values[slot] != nil { slot = (slot + 1) & (size - 1) }
      hashes[slot] = hash
      values[slot] = value
    }
  }

  @inline(__always)
  func value(_ name: Range<Int>, _ bytes: Span<UInt8>) -> Value? {
    let hash = bytes.mixed(name)
    var slot = Int(truncatingIfNeeded: hash) & (hashes.count &- 1)
    while hashes[slot] != 0 {
      if hashes[slot] == hash { return values[slot] }
      slot = (slot &+ 1) & (hashes.count &- 1)
    }
    return nil
  }
}
