import Syntax
import Tokens

/// Expressions: every node becomes one of the calculus, `unknown` with its text where there is none.
extension Lowering {
  /// Chains (`Text("a").font(.title).padding()`) are walked down to their first link and built up again
  /// without recursion, because chains are long.
  mutating func expression(_ node: NodeID) -> ExpressionID {
    let mark = spine.count
    var base = node
    while isLink(kind(base)), base + 1 < end(base) {
      spine.append(base)
      base += 1
    }
    let levels = spine.count - mark + 1
    guard goDeeper(levels) else {
      spine.removeSubrange(mark...)
      return unknown(node)
    }
    defer { depth -= levels }
    return links(above: mark, on: first(base))
  }

  /// Kinds whose first child is the expression they go on from.
  private func isLink(_ kind: NodeKind) -> Bool {
    switch kind {
    case .memberExpr, .callExpr, .subscriptExpr, .optionalChainExpr, .forceUnwrapExpr,
      .postfixIfConfigExpr, .postfixExpr:
      true
    default: false
    }
  }

  private mutating func links(above mark: Int, on base: ExpressionID) -> ExpressionID {
    var value = base
    while spine.count > mark {
      let link = spine.removeLast()
      switch kind(link) {
      case .memberExpr:
        guard let name = name(link) else { continue }
        let named = isType(name, of: value) ? Expression.name(name) : .member(base: value, name)
        value = reference(link, to: add(named, at: offset(ofName: link)))
      case .callExpr: value = call(link, of: value)
      // Of `0...` only the beginning is known.
      case .postfixExpr where isToken(Int(tree.nodes[link].endToken) - 1, "..."):
        value = unknown(link)
      case .subscriptExpr:
        let range = argumentList(of: link)
        value = add(.element(of: value, arguments: range), at: start(link))
      case .postfixIfConfigExpr: value = postfixClause(link, of: value)
      default: continue
      }
    }
    return value
  }

  /// `Design.Avatar(name)` is `Avatar(name)`, where `Design` is imported.
  ///
  /// What everybody knows by its name, as `SwiftUI.Label`, keeps the module before it, because the repository
  /// may have one of that name. So does what is no type: many a module has a type of its own name
  /// (`Launch.isEnabled`).
  private func isType(_ name: NameID, of module: ExpressionID) -> Bool {
    guard case .name(let base) = file.code.expressions[Int(module)],
      file.modules.contains(names.hash(base)), names.word(name) == .other
    else { return false }
    return names[name].text.first?.isUppercase ?? false
  }

  private mutating func call(_ node: NodeID, of callee: ExpressionID) -> ExpressionID {
    let callee = registration(node, of: callee) ?? callee
    let isSilent = skipsClosures(of: callee)
    let range = argumentList(of: node, skippingClosures: isSilent)
    let offset = file.code.offsets[Int(callee)]
    ReferenceLowering.writeOut(range, of: callee, &self)
    return add(.call(callee: callee, arguments: range), at: offset)
  }

  /// `UICollectionView.CellRegistration<Cell, Item> { … }`, `UITableViewDiffableDataSource<Section, Item>(…)` and
  /// its snapshots: with the class of cells or items in brackets, which nothing else tells.
  private mutating func registration(_ node: NodeID, of callee: ExpressionID) -> ExpressionID? {
    let word: Word
    switch file.code.expressions[Int(callee)] {
    case .member(_, let name), .name(let name): word = names.word(name)
    default: return nil
    }
    let isOfItems: Bool
    switch word {
    case .CellRegistration, .SupplementaryRegistration, .NSDiffableDataSourceSectionSnapshot:
      isOfItems = false
    case .UITableViewDiffableDataSource, .UICollectionViewDiffableDataSource,
      .NSDiffableDataSourceSnapshot:
      isOfItems = true
    default: return nil
    }
    var child = node + 1
    while child < end(node) {
      if case .genericArguments = kind(child), child + 1 < end(child),
        let type = self.name(isOfItems ? end(child + 1) : child + 1)
      {
        let mark = arguments.count
        let at = start(child)
        arguments.append(Argument(label: nil, value: add(.name(type), at: at), isTrailing: false))
        let range = Self.seal(&arguments, from: mark, into: &file.code.arguments)
        return add(.element(of: callee, arguments: range), at: file.code.offsets[Int(callee)])
      }
      child += 1
      if child >= end(node + 1) { break }
    }
    return nil
  }

  /// What these do when is never shown by itself, so their closures are kept without a body.
  private func skipsClosures(of callee: ExpressionID) -> Bool {
    guard case .member(_, let name) = file.code.expressions[Int(callee)] else { return false }
    switch names.word(name) {
    case .onAppear, .onDisappear, .onChange, .onReceive, .onOpenURL, .task, .refreshable,
      .onSubmit, .onHover, .onContinuousHover, .onGeometryChange, .onPreferenceChange,
      .onScrollVisibilityChange, .userActivity:
      return true
    default: return false
    }
  }

  /// The arguments in parentheses and, after them, the trailing closures.
  mutating func argumentList(of node: NodeID, skippingClosures: Bool = false) -> Range<Int32> {
    let mark = arguments.count
    var child = end(node + 1)
    while child < end(node) {
      switch kind(child) {
      case .argumentClause: appendArguments(of: child, skippingClosures)
      case .trailingClosure:
        let label = name(child)
        let closure = child + 1
        let value =
          closure < end(child) && !skippingClosures
          ? expression(closure) : emptyClosure(at: child)
        arguments.append(Argument(label: label, value: value, isTrailing: true))
      default: break
      }
      child = end(child)
    }
    return Self.seal(&arguments, from: mark, into: &file.code.arguments)
  }

  mutating func appendArguments(of clause: NodeID, _ skippingClosures: Bool = false) {
    var child = clause + 1
    while child < end(clause) {
      if case .argument = kind(child), child + 1 < end(child) {
        let label = name(child)
        let isSkipped = if case .closureExpr = kind(child + 1) { skippingClosures } else { false }
        let value = isSkipped ? emptyClosure(at: child) : expression(child + 1)
        arguments.append(Argument(label: label, value: value, isTrailing: false))
      }
      child = end(child)
    }
  }

  private mutating func emptyClosure(at node: NodeID) -> ExpressionID {
    file.code.closures.append(Closure(parameters: 0..<0, body: 0..<0))
    return add(.closure(Int32(file.code.closures.count - 1)), at: start(node))
  }

  /// `chain #if … .modifier() #endif`: the clause that is taken goes on from the chain.
  private mutating func postfixClause(_ node: NodeID, of base: ExpressionID) -> ExpressionID {
    let config = end(node + 1)
    guard config < end(node), let clause = chosenClause(of: config) else { return base }
    var chain = clause + 1
    if chain < end(clause), !isName(clause, "#else") { chain = end(chain) }
    guard chain < end(clause) else { return base }
    let outer = implicitBase
    implicitBase = base
    defer { implicitBase = outer }
    return expression(chain)
  }

  // MARK: First links

  private mutating func first(_ node: NodeID) -> ExpressionID {
    let at = start(node)
    switch kind(node) {
    case .identifierExpr, .type:
      guard let name = name(node) else { return unknown(node) }
      return reference(node, to: add(.name(meant[name] ?? name), at: at))
    case .implicitMemberExpr:
      guard let name = name(node) else { return unknown(node) }
      return reference(node, to: add(.implicitMember(name), at: offset(ofName: node)))
    case .stringExpr: return string(node)
    case .numberExpr: return add(.number(text(ofSource: range(node))), at: at)
    case .booleanExpr: return add(.boolean(isToken(firstToken(node), "true")), at: at)
    case .nilExpr: return add(.null, at: at)
    case .closureExpr: return closure(node)
    case .sequenceExpr: return sequence(node)
    case .ifExpr: return ifExpression(node)
    case .switchExpr: return switchExpression(node)
    case .tupleExpr: return tuple(node)
    case .arrayExpr: return list(node) { .array($0) }
    case .dictionaryExpr: return dictionary(node)
    case .prefixExpr: return prefix(node)
    case .keywordExpr, .typeExpr, .postfixExpr, .optionalChainExpr, .forceUnwrapExpr:
      return node + 1 < end(node) ? expression(node + 1) : unknown(node)
    case .keyPathExpr: return add(.keyPath(text(ofSource: range(node))), at: at)
    case .implicitBase: return implicitBase ?? add(.implicitBase, at: at)
    case .macroExpansion: return MacroLowering.expression(node, &self)
    default: return unknown(node)
    }
  }

  private func firstToken(_ node: NodeID) -> Int {
    min(Int(tree.nodes[node].firstToken), max(0, tree.tokens.count - 1))
  }

  mutating func closure(_ node: NodeID) -> ExpressionID {
    let at = start(node)
    var range: Range<Int32> = 0..<0
    if node + 1 < end(node), case .closureSignature = kind(node + 1) {
      range = closureParameters(node + 1)
    }
    let body = block(of: node)
    file.code.closures.append(Closure(parameters: range, body: body))
    return add(.closure(Int32(file.code.closures.count - 1)), at: at)
  }

  private mutating func closureParameters(_ signature: NodeID) -> Range<Int32> {
    let mark = parameters.count
    var child = signature + 1
    while child < end(signature) {
      switch kind(child) {
      case .parameterClause: return parameterList(child)
      case .closureParameters:
        var parameter = child + 1
        while parameter < end(child) {
          let name = name(parameter) ?? names.id(of: "_")
          parameters.append(
            Parameter(
              label: nil, name: name, type: nil, defaultValue: nil, attribute: .none,
              isFunction: false))
          parameter = end(parameter)
        }
      default: break
      }
      child = end(child)
    }
    return Self.seal(&parameters, from: mark, into: &file.code.parameters)
  }

  private mutating func prefix(_ node: NodeID) -> ExpressionID {
    guard node + 1 < end(node) else { return unknown(node) }
    let value = expression(node + 1)
    guard let name = name(node) else { return value }
    return add(.prefix(name, value), at: start(node))
  }

  /// A pair of parentheses around one value is no tuple.
  private mutating func tuple(_ node: NodeID) -> ExpressionID {
    let only = node + 1
    if only < end(node), end(only) == end(node), case .argument = kind(only),
      nameToken(only) == nil,
      only + 1 < end(only)
    {
      return expression(only + 1)
    }
    return list(node) { .tuple($0) }
  }

  private mutating func list(
    _ node: NodeID, _ form: (Range<Int32>) -> Expression
  ) -> ExpressionID {
    let mark = items.count
    var child = node + 1
    while child < end(node) {
      let inner: NodeID? =
        switch kind(child) {
        case .argument: child + 1 < end(child) ? child + 1 : nil
        default: child
        }
      if let inner { items.append(expression(inner)) }
      child = end(child)
    }
    let range = Self.seal(&items, from: mark, into: &file.code.items)
    return add(form(range), at: start(node))
  }

  private mutating func dictionary(_ node: NodeID) -> ExpressionID {
    let mark = items.count
    var child = node + 1
    while child < end(node) {
      let key = child + 1
      if key < end(child), end(key) < end(child) {
        items.append(expression(key))
        items.append(expression(end(key)))
      }
      child = end(child)
    }
    let range = Self.seal(&items, from: mark, into: &file.code.items)
    return add(.dictionary(range), at: start(node))
  }
}
