internal import DartSyntax

/// What the items of a menu do: a swipe that does the same takes nothing from a listener.
extension Layout {
  /// The names of all that its items call.
  mutating func offered(by made: Made) -> Set<UInt64> {
    var found: Set<UInt64> = []
    for label in ["menuChildren", "itemBuilder", "items"] {
      if let value = made[label] { collectOffers(value, made, into: &found, depth: 0) }
    }
    // One handler may be told which of them was chosen (material library, `PopupMenuButton.onSelected`).
    if let handler = made["onSelected"] { found.formUnion(handler.callNames(&evaluator)) }
    return found
  }

  /// What a row does that is pulled aside: the handlers of all actions behind it (flutter_slidable, `ActionPane`); nil
  /// where nobody knows all of them.
  func actionsBehind(_ made: Made) -> [DartValue]? {
    var found: [DartValue] = []
    for label in ["startActionPane", "endActionPane"] {
      guard let pane = made[label], !pane.isNull else { continue }
      guard case .made(let pane) = pane, pane["dismissible"]?.isNull ?? true,
        let children = pane["children"]
      else { return nil }
      for item in DartLists.items(of: children) {
        guard case .one(.made(let action)) = item, let handler = action["onPressed"] else {
          return nil
        }
        found.append(handler)
      }
    }
    return found.isEmpty ? nil : found
  }

  private mutating func collectOffers(
    _ value: DartValue, _ menu: Made, into found: inout Set<UInt64>, depth: Int
  ) {
    guard depth < 6 else { return }
    switch value {
    case .closure:
      let built = evaluator.build(value, at: menu.place)
      if case .closure = built { return }
      collectOffers(built, menu, into: &found, depth: depth + 1)
    case .list(let items):
      for item in items { collectOffers(item, menu, into: &found, depth: depth + 1) }
    case .either(let choice):
      for side in choice.sides { collectOffers(side.content, menu, into: &found, depth: depth + 1) }
    case .made(let item):
      for label in ["onPressed", "onTap"] {
        if let handler = item[label] { found.formUnion(handler.callNames(&evaluator)) }
      }
      if let inner = item["menuChildren"] {
        collectOffers(inner, menu, into: &found, depth: depth + 1)
      }
    default: break
    }
  }

  private mutating func collectOffers(
    _ item: DartValue.Item, _ menu: Made, into found: inout Set<UInt64>, depth: Int
  ) {
    guard depth < 12 else { return }
    switch item {
    case .one(let value): collectOffers(value, menu, into: &found, depth: depth)
    case .either(let choice):
      for side in choice.sides {
        for inner in side.content { collectOffers(inner, menu, into: &found, depth: depth + 1) }
      }
    case .rows(let rows):
      for inner in rows.items { collectOffers(inner, menu, into: &found, depth: depth + 1) }
    }
  }
}

extension DartValue {
  /// The names of what a handler does, one call after the other; not what these are handed.
  func statedNames(_ evaluator: inout DartEvaluator) -> Set<UInt64> {
    guard case .closure(let closure) = self, let body = closure.body else { return [] }
    evaluator.note(body, in: closure.frame.file)
    var names: Set<UInt64> = []
    evaluator.libraries[closure.frame.file].collectStated(body, into: &names)
    return names
  }

  /// The names of all that a handler calls, in what it is told to do later too, and in its own methods that it calls.
  func callNames(_ evaluator: inout DartEvaluator, depth: Int = 0) -> Set<UInt64> {
    guard depth < 3, case .closure(let closure) = self, let body = closure.body else { return [] }
    evaluator.note(body, in: closure.frame.file)
    let file = evaluator.libraries[closure.frame.file]
    var names: Set<UInt64> = []
    for node in body..<max(body, file.tree.nodes[body].end) where file.kind(node) == .callExpr {
      guard let callee = file.firstChild(node) else { continue }
      names.insert(Digest.of(file.name(callee)))
      // What is called by a name of its own, or as a part of a record, is followed.
      let isOwn = file.kind(callee) == .nameExpr || file.name(callee).hasPrefix("$")
      guard isOwn else { continue }
      var frame = closure.frame
      names.formUnion(evaluator.evaluate(callee, &frame).callNames(&evaluator, depth: depth + 1))
    }
    return names
  }
}

extension DartFile {
  /// What says nothing of what is done: to show the screen anew, to go back.
  private static let silent: Set<String> = ["setState", "pop", "notifyListeners", "refresh"]

  fileprivate func collectStated(_ node: DartNodeID, into names: inout Set<UInt64>) {
    if kind(node) == .callExpr, let callee = firstChild(node) {
      let name = name(callee)
      if !Self.silent.contains(name) { names.insert(Digest.of(name)) }
      // What is set is what is called in it.
      if name != "setState" { return }
    }
    for child in children(node) { collectStated(child, into: &names) }
  }
}

extension [SemanticsPart] {
  /// A menu in them offers one of these.
  func isOffered(_ names: Set<UInt64>) -> Bool {
    contains { part in
      switch part {
      case .node(let node):
        !node.config.offers.isDisjoint(with: names) || node.children.isOffered(names)
      case .branch(let branch): branch.sides.contains { $0.parts.isOffered(names) }
      case .rows(let rows): rows.parts.isOffered(names)
      case .owned(_, _, let inner), .bar(let inner), .blocking(let inner): inner.isOffered(names)
      }
    }
  }

  /// With what a menu around them offers.
  func offering(_ names: Set<UInt64>) -> [SemanticsPart] {
    guard !names.isEmpty, let first else { return self }
    var parts = self
    switch first {
    case .node(var node):
      node.config.offers.formUnion(names)
      parts[0] = .node(node)
    case .owned(let owner, let use, let inner):
      parts[0] = .owned(owner, use: use, inner.offering(names))
    default: break
    }
    return parts
  }
}
