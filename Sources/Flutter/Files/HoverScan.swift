internal import DartModules
internal import DartSyntax

/// Fields that only a mouse sets, which an iPhone has none of: they stay what they begin with.
struct HoverScan {
  let tree: DartTree
  let name: (DartNodeID) -> String
  let module: DartModule

  /// Arguments by which any widget tells of what hovers over it (Flutter, `InkResponse`, `FocusableActionDetector`).
  private static let hovering: Set<String> = ["onHover", "onShowHoverHighlight"]
  /// And those of the widget for mice, which others call otherwise (Flutter, `MouseRegion`).
  private static let entering: Set<String> = ["onEnter", "onExit"]
  private static let region = "MouseRegion"

  /// For each type, by its place in the module; `counts` says in how many places each name is set.
  func fields(_ counts: [String: Int]) -> [Int: Set<String>] {
    let handlers = handlers()
    if handlers.isEmpty { return [:] }
    let scan = AssignmentScan(tree: tree, name: name)
    var own: [String: Int] = [:]
    for handler in handlers { scan.add(in: handler..<tree.nodes[handler].end, &own) }
    let only = Set(own.filter { counts[$0.key] == $0.value }.keys)
    if only.isEmpty { return [:] }
    var found: [Int: Set<String>] = [:]
    for (index, type) in module.types.enumerated() {
      // What others can name they may set.
      let fields = type.fields.filter {
        !$0.isStatic && only.contains($0.name)
          && ($0.name.hasPrefix("_") || type.name.hasPrefix("_"))
      }
      if !fields.isEmpty { found[index] = Set(fields.map(\.name)) }
    }
    return found
  }

  /// What is given to those arguments, and methods that are named nowhere else.
  private func handlers() -> [DartNodeID] {
    var found: [DartNodeID] = []
    var named: [String: Int] = [:]
    for call in tree.nodes.indices where tree.nodes[call].kind == .callExpr {
      let isRegion = isRegion(call)
      for given in tree.children(of: call) where tree.nodes[given].kind == .arguments {
        for argument in tree.children(of: given)
        where tree.nodes[argument].kind == .namedArgument && argument + 1 < tree.nodes[argument].end
        {
          let label = name(argument)
          guard Self.hovering.contains(label) || isRegion && Self.entering.contains(label) else {
            continue
          }
          switch tree.nodes[argument + 1].kind {
          case .functionExpr: found.append(argument + 1)
          case .nameExpr: named[name(argument + 1), default: 0] += 1
          default: break
          }
        }
      }
    }
    if named.isEmpty { return found }
    var uses: [String: Int] = [:]
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .nameExpr, .memberExpr, .optionalMemberExpr:
        if named[name(node)] != nil { uses[name(node), default: 0] += 1 }
      default: break
      }
    }
    for type in module.types {
      for function in type.functions where named[function.name] != nil {
        guard uses[function.name] == named[function.name], let body = function.body else {
          continue
        }
        found.append(body)
      }
    }
    return found
  }

  private func isRegion(_ call: DartNodeID) -> Bool {
    let callee = call + 1
    guard callee < tree.nodes[call].end else { return false }
    switch tree.nodes[callee].kind {
    case .nameExpr, .memberExpr: return name(callee) == Self.region
    default: return false
    }
  }
}
