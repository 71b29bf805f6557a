internal import Components

/// What is seen of a component that nobody here knows: all that its user hands it to show.
enum UnknownParts {
  /// What stands between its tags, then elements among its props, then rows of its data.
  static func render(
    _ element: ReactElement, _ name: String, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let names = UnknownName(name, element.site.tag)
    if names.isOfIcon, let icon = icon(element, &evaluator) { return [icon] }
    var nodes = content(of: element, names, &evaluator)
    let rows = PackageParts.renderRows(ofUnknown: element, &evaluator)
    // A list shows elements around its rows by itself.
    guard rows.isEmpty else { return nodes + rows }
    let isShown = !nodes.isEmpty
    for name in element.props.keys where name != "children" && !isInstead(name) {
      guard let value = element.props[name], value.isShownElement else { continue }
      nodes += evaluator.render(value)
    }
    guard isShown, let pressed = pressed(nodes, element, &evaluator) else { return nodes }
    return [pressed]
  }

  // MARK: Words

  /// Words are shown in a Text only, so the component makes one (React Native, “Text”, “Limited Style Inheritance”: “you
  /// must wrap all the text nodes inside of a `<Text>` component”).
  private static func content(
    of element: ReactElement, _ names: UnknownName, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let children = element.props["children"] ?? .undefined
    let isInText = evaluator.isInText
    let isWorded =
      names.isOfText || children.holdsWords || isInText && element.props.isPressed
    // What is put into a text keeps its blanks.
    evaluator.isInText = isInText || isWorded
    let nodes = evaluator.render(children)
    evaluator.isInText = isInText
    let areWords = nodes.contains(where: \.isSaid) && nodes.allSatisfy(\.isShownAsWords)
    guard areWords || isWorded || nodes.contains(where: \.isWritten), !nodes.isEmpty else {
      return nodes
    }
    if areWords || nodes.allSatisfy(\.isOfText) {
      // In a text only a text can be pressed.
      let isItself = names.isOfText || isInText || !element.props.isPressed
      return [text(of: nodes, element, isItself: isItself, &evaluator)]
    }
    return apart(nodes, element, &evaluator)
  }

  /// Each run of words is a text of its own beside what else stands there.
  private static func apart(
    _ nodes: [HostNode], _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    var result: [HostNode] = []
    var run: [HostNode] = []
    func close(_ evaluator: inout ScriptEvaluator) {
      if run.contains(where: \.isWritten) {
        result.append(text(of: run, element, isItself: false, &evaluator))
      } else {
        result += run
      }
      run = []
    }
    for node in nodes {
      if node.isShownAsWords {
        run.append(node)
        continue
      }
      close(&evaluator)
      switch node {
      case .branch(var branch):
        for side in branch.sides.indices {
          branch.sides[side].nodes = apart(branch.sides[side].nodes, element, &evaluator)
        }
        result.append(.branch(branch))
      case .rows(var rows):
        rows.nodes = apart(rows.nodes, element, &evaluator)
        result.append(.rows(rows))
      default: result.append(node)
      }
    }
    close(&evaluator)
    return result
  }

  /// The component itself, with all that its user gives it, or a text in it.
  private static func text(
    of nodes: [HostNode], _ element: ReactElement, isItself: Bool,
    _ evaluator: inout ScriptEvaluator
  ) -> HostNode {
    var own = element
    if !isItself { own.props = ScriptObject() }
    var text = evaluator.host(.text, own, around: nodes)
    text.isGuessed = isItself
    return .element(text)
  }

  // MARK: Controls

  /// What is pressed and has no control in it is one that can be pressed, whatever its role is; nil for all else.
  private static func pressed(
    _ nodes: [HostNode], _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> HostNode? {
    guard element.props.isPressed, !evaluator.isInText,
      !nodes.contains(where: { $0.holdsControl(depth: 0) || $0.isPressed(depth: 0) })
    else { return nil }
    var result = evaluator.host(.touchable, element, around: nodes)
    let handlers = result.handlers
    guard handlers.subjects[.tap] != nil || handlers.subjects[.longPress] != nil,
      !handlers.onlyDismissesKeyboard
    else { return nil }
    result.isGuessed = true
    return .element(result)
  }

  /// An icon is told by its name, and which one it is by its prop.
  private static func icon(
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> HostNode? {
    guard element.props["children"]?.isMissing ?? true, element.props.given("name") != nil else {
      return nil
    }
    var plain = element
    let isPressed = element.props.isPressed
    if isPressed { plain.props = element.props.kept(drawn) }
    for name in HandlerNames.presses { plain.props[name] = nil }
    var icon = evaluator.host(.icon, plain)
    icon.isGuessed = true
    guard isPressed else { return .element(icon) }
    return pressed([.element(icon)], element, &evaluator) ?? .element(icon)
  }

  /// What an icon looks like.
  private static let drawn: Set<String> = ["name", "color", "style"]

  /// It is shown in the place of something, behind it, or once something else is done.
  private static func isInstead(_ name: String) -> Bool {
    let name = name.lowercased()
    return stands.contains { name.hasPart($0) }
  }

  private static let stands = [
    "fallback", "placeholder", "skeleton", "loading", "loader", "empty", "error", "backdrop",
    "background", "tooltip", "popover", "modal", "mask", "refreshcontrol",
  ]
}

/// What a component that nobody knows is called where it is declared, and where it is used.
private struct UnknownName {
  let isOfText: Bool
  let isOfIcon: Bool

  init(_ name: String, _ tag: String) {
    isOfText = name.hasSuffix(Self.text) || tag.hasSuffix(Self.text)
    isOfIcon = name.hasSuffix(Self.icon) || tag.hasSuffix(Self.icon)
  }

  private static let text = "Text"
  private static let icon = "Icon"
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

  /// Words are there that nobody could take for an element.
  fileprivate var isWritten: Bool {
    switch self {
    case .text(let text): !text.isBlank
    case .branch(let branch): branch.sides.contains { $0.nodes.contains(where: \.isWritten) }
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

  /// Beside words it is words too, or a Text.
  fileprivate var isOfText: Bool {
    switch self {
    case .text, .words, .value: true
    case .element(let element): element.kind == .text || element.kind == .link
    case .branch(let branch): branch.sides.allSatisfy { $0.nodes.allSatisfy(\.isOfText) }
    case .rows(let rows): rows.nodes.allSatisfy(\.isOfText)
    case .unknown(let unknown):
      unknown.reason != .repetition && !unknown.children.isEmpty
        && unknown.children.allSatisfy(\.isOfText)
    case .renamed(_, let nodes), .used(_, let nodes): nodes.allSatisfy(\.isOfText)
    case .chrome: false
    }
  }

  /// A Text in it, or a part of one, does something when it is pressed.
  fileprivate func isPressed(depth: Int) -> Bool {
    guard depth < 12 else { return false }
    func any(_ nodes: [HostNode]) -> Bool { nodes.contains { $0.isPressed(depth: depth + 1) } }
    switch self {
    case .element(let element):
      return element.handlers.subjects[.tap] != nil || element.kind == .link
        || any(element.children) || any(element.links)
    case .branch(let branch): return branch.sides.contains { any($0.nodes) }
    case .rows(let rows): return any(rows.nodes)
    case .unknown(let unknown): return any(unknown.children)
    case .renamed(_, let nodes), .used(_, let nodes): return any(nodes)
    case .text, .words, .value, .chrome: return false
    }
  }
}

extension SourcedText {
  fileprivate var isBlank: Bool { known?.allSatisfy(\.isWhitespace) ?? false }
}

extension ScriptUnknown {
  /// Whatever stands between the tags of another component.
  fileprivate var isOfChildren: Bool {
    words.isEmpty || words == "children" || words.hasSuffix(".children")
  }
}

extension ScriptValue {
  /// Words are among what stands between tags.
  fileprivate var holdsWords: Bool {
    switch self {
    case .text(let text): !text.isBlank
    case .number: true
    case .list(let list):
      list.parts.contains { part in
        if case .item(let item) = part { item.holdsWords } else { false }
      }
    case .choice(let choice):
      choice.tableWords != nil || choice.sides.contains { $0.value.holdsWords }
    default: false
    }
  }

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
