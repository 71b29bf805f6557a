internal import Components

/// What is seen of a component that nobody here knows: all that its user hands it to show.
enum UnknownParts {
  /// What stands between its tags, then elements among its props, then rows of its data.
  static func render(_ element: ReactElement, _ evaluator: inout ScriptEvaluator) -> [HostNode] {
    var nodes = evaluator.render(element.props["children"] ?? .undefined)
    // Words can only be shown in a Text, so the component makes one.
    if nodes.contains(where: \.isSaid), nodes.allSatisfy(\.isShownAsWords) {
      nodes = PackageParts.asText(nodes, .view, element, evaluator)
    }
    let rows = PackageParts.renderRows(ofUnknown: element, &evaluator)
    // A list shows elements around its rows by itself.
    guard rows.isEmpty else { return nodes + rows }
    for name in element.props.keys where name != "children" && !isInstead(name) {
      guard let value = element.props[name], value.isShownElement else { continue }
      nodes += evaluator.render(value)
    }
    return nodes
  }

  /// It is shown in the place of something, behind it, or once something else is done.
  private static func isInstead(_ name: String) -> Bool {
    let name = name.lowercased()
    return stands.contains { name.contains($0) }
  }

  private static let stands = [
    "fallback", "placeholder", "skeleton", "loading", "loader", "empty", "error", "backdrop",
    "background", "tooltip", "popover", "modal", "mask", "refreshcontrol",
  ]
}

extension HostNode {
  /// Words are known, or come from data.
  fileprivate var isSaid: Bool {
    switch self {
    case .text: true
    case .value(let unknown, _): !unknown.isCode && !unknown.isOfChildren
    case .branch(let branch): branch.sides.contains { $0.nodes.contains(where: \.isSaid) }
    default: false
    }
  }

  /// Nothing of it may be an element: what code gives that was not followed may be one.
  fileprivate var isShownAsWords: Bool {
    switch self {
    case .text: true
    case .value(let unknown, _): !unknown.isCode && !unknown.isOfChildren
    case .branch(let branch):
      branch.sides.allSatisfy { $0.nodes.allSatisfy(\.isShownAsWords) }
    default: false
    }
  }
}

extension ScriptUnknown {
  /// Whatever stands between the tags of another component.
  fileprivate var isOfChildren: Bool {
    words.isEmpty || words == "children" || words.hasSuffix(".children")
  }
}

extension ScriptValue {
  /// An element, on one side at least, and nothing else.
  var isShownElement: Bool {
    switch self {
    case .element: true
    case .choice(let choice):
      choice.sides.contains { $0.value.isShownElement }
        && choice.sides.allSatisfy { $0.value.isShownElement || $0.value.showsNothing }
    default: false
    }
  }

  private var showsNothing: Bool {
    switch self {
    case .undefined, .null, .flag: true
    default: false
    }
  }
}
