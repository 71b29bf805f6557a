internal import DartModules
internal import DartSyntax

/// Fields of states, by when they are set.
struct FieldScan {
  let tree: DartTree
  let name: (DartNodeID) -> String
  let module: DartModule

  /// Methods that run before a state is shown for the first time (Flutter, `State`).
  private static let beginning: Set<String> = ["initState", "didChangeDependencies"]

  /// And that set anew what hangs on the widget.
  private static let again = "didUpdateWidget"

  /// For each type, by its place in the module, the fields without a value of their own that such a method sets, and
  /// nothing else in the file sets to anything else: with what they are set to.
  func settled(_ counts: [String: Int]) -> [Int: [String: DartNodeID]] {
    var found: [Int: [String: DartNodeID]] = [:]
    for (index, type) in module.types.enumerated() {
      let open = type.fields.filter { $0.value == nil && !$0.isStatic && counts[$0.name] != nil }
      if open.isEmpty { continue }
      let names = Set(open.map(\.name))
      var set: [String: [DartNodeID]] = [:]
      for function in type.functions
      where Self.beginning.contains(function.name) || function.name == Self.again {
        guard let body = function.body, tree.nodes[body].kind == .block else { continue }
        for statement in tree.children(of: body)
        where tree.nodes[statement].kind == .assignmentExpr && name(statement) == "=" {
          let parts = Array(tree.children(of: statement))
          guard parts.count == 2, let target = target(parts[0]), names.contains(target) else {
            continue
          }
          set[target, default: []].append(parts[1])
        }
      }
      for (name, values) in set
      where values.count == counts[name] && values.allSatisfy({ isSame($0, values[0]) }) {
        found[index, default: [:]][name] = values[0]
      }
    }
    return found
  }

  /// The same of a widget that building or such a method asks a function of the app for, and handlers ask the same one for
  /// with other arguments: `shown ??= pick(at)`.
  func asked(_ counts: [String: Int]) -> [Int: [String: DartNodeID]] {
    var found: [Int: [String: DartNodeID]] = [:]
    for (index, type) in module.types.enumerated() {
      for field in type.fields
      where field.value == nil && !field.isStatic && field.type?.content == .widget {
        let all = Array(type.node..<max(type.node, tree.nodes[type.node].end))
        let values = all.compactMap { value(setTo: field.name, $0) }
        guard let count = counts[field.name], values.count == count,
          let maker = values.first.flatMap(maker), values.allSatisfy({ self.maker($0) == maker })
        else { continue }
        for function in type.functions
        where function.name == "build" || Self.beginning.contains(function.name) {
          guard let body = function.body, let nodes = ownNodes(body),
            let first = nodes.lazy.compactMap({ value(setTo: field.name, $0) }).first
          else { continue }
          found[index, default: [:]][field.name] = first
        }
      }
    }
    return found
  }

  /// What an assignment sets a field to.
  private func value(setTo field: String, _ node: DartNodeID) -> DartNodeID? {
    guard tree.nodes[node].kind == .assignmentExpr else { return nil }
    let parts = Array(tree.children(of: node))
    return parts.count == 2 && target(parts[0]) == field ? parts[1] : nil
  }

  /// The function of the app that a call asks.
  private func maker(_ node: DartNodeID) -> String? {
    guard tree.nodes[node].kind == .callExpr, tree.nodes[node + 1].kind == .nameExpr else {
      return nil
    }
    let name = name(node + 1)
    return name.first { $0 != "_" }?.isLowercase == true ? name : nil
  }

  /// The same of fields that one such method fills step by step, and nothing else: in which body.
  ///
  /// What it hands to others is done later, or never.
  func filled(_ counts: [String: Int]) -> [Int: [String: DartNodeID]] {
    var found: [Int: [String: DartNodeID]] = [:]
    let changes = AssignmentScan(tree: tree, name: name)
    for (index, type) in module.types.enumerated() {
      let open = Set(type.fields.filter { !$0.isStatic && counts[$0.name] != nil }.map(\.name))
      if open.isEmpty { continue }
      for function in type.functions where Self.beginning.contains(function.name) {
        guard let body = function.body, tree.nodes[body].kind == .block,
          let nodes = ownNodes(body)
        else { continue }
        var own: [String: Int] = [:]
        for node in nodes { changes.add(in: node..<(node + 1), &own) }
        for (name, count) in own where open.contains(name) && counts[name] == count {
          found[index, default: [:]][name] = body
        }
      }
    }
    return found
  }

  /// The nodes of a body that are run with it, in a loop by `forEach` too; nil where it waits for something.
  private func ownNodes(_ body: DartNodeID) -> [DartNodeID]? {
    var nodes: [DartNodeID] = []
    var each: Set<DartNodeID> = []
    var node = body
    while node < tree.nodes[body].end {
      switch tree.nodes[node].kind {
      case .awaitExpr: return nil
      case .functionExpr where !each.contains(node):
        node = tree.nodes[node].end
        continue
      case .callExpr where tree.nodes[node + 1].kind == .memberExpr && name(node + 1) == "forEach":
        // The function that stands behind it, as the first thing that is given.
        each.insert(tree.nodes[node + 1].end + 1)
        nodes.append(node)
      default: nodes.append(node)
      }
      node += 1
    }
    return nodes
  }

  /// The same words in the same order.
  private func isSame(_ one: DartNodeID, _ other: DartNodeID) -> Bool {
    let (a, b) = (one..<tree.nodes[one].end, other..<tree.nodes[other].end)
    return a.count == b.count
      && zip(a, b).allSatisfy { tree.nodes[$0].kind == tree.nodes[$1].kind && name($0) == name($1) }
  }

  // MARK: Handlers

  /// Methods that the framework calls, of whatever a user does (Flutter, `State`).
  private static let lifecycle: Set<String> = [
    "initState", "didChangeDependencies", "didUpdateWidget", "reassemble", "activate",
    "didChangeAppLifecycleState", "didChangeMetrics",
  ]

  /// Methods that call methods are followed so far.
  private static let rounds = 3

  /// For each type that is a state, the fields that no such method sets, nor the building itself: what a handler sets
  /// is as it was at first until that is called.
  func handled() -> [Int: Set<String>] {
    var found: [Int: Set<String>] = [:]
    for (index, type) in module.types.enumerated() {
      guard case .state = type.role else { continue }
      let open = type.fields.filter { !$0.isStatic }.map(\.name)
      if open.isEmpty { continue }
      var set: Set<String> = []
      run(type, from: Self.lifecycle.union(uncalled(type)), beyondHandlers: true, &set)
      run(type, from: ["build"], beyondHandlers: false, &set)
      let left = Set(open).subtracting(set)
      if !left.isEmpty { found[index] = left }
    }
    return found
  }

  /// Methods that nothing in the type names: a class or mixin above it calls them, or code elsewhere, but for those that
  /// only their file knows.
  private func uncalled(_ type: DartTypeDeclaration) -> Set<String> {
    var names: Set<String> = ["build", "dispose"]
    for node in type.node..<max(type.node, tree.nodes[type.node].end) {
      switch tree.nodes[node].kind {
      case .nameExpr, .memberExpr, .optionalMemberExpr: names.insert(name(node))
      default: break
      }
    }
    let own = type.functions.filter { $0.kind == .function && !$0.name.hasPrefix("_") }
    return Set(own.map(\.name)).subtracting(names)
  }

  /// What methods set, with those that they name.
  private func run(
    _ type: DartTypeDeclaration, from first: Set<String>, beyondHandlers: Bool,
    _ set: inout Set<String>
  ) {
    var runs = first
    var done: Set<String> = []
    for _ in 0..<Self.rounds {
      for function in type.functions where runs.contains(function.name) {
        guard let body = function.body, done.insert(function.name).inserted else { continue }
        gather(body, &set, &runs, beyondHandlers: beyondHandlers)
      }
    }
  }

  private func gather(
    _ body: DartNodeID, _ set: inout Set<String>, _ runs: inout Set<String>,
    beyondHandlers: Bool
  ) {
    var node = body
    while node < tree.nodes[body].end {
      switch tree.nodes[node].kind {
      // `onPressed: () { … }`
      case .namedArgument where !beyondHandlers && name(node).hasPrefix("on"):
        node = tree.nodes[node].end
        continue
      case .assignmentExpr, .prefixUpdateExpr, .postfixUpdateExpr:
        if let first = Array(tree.children(of: node)).first, let target = target(first) {
          set.insert(target)
        }
      case .nameExpr: runs.insert(name(node))
      default: break
      }
      node += 1
    }
  }

  /// `_a`, `this._a`, and of what tells others of its value (Flutter, `ValueNotifier`) `_a.value`.
  private func target(_ node: DartNodeID) -> String? {
    switch tree.nodes[node].kind {
    case .nameExpr: return name(node)
    case .memberExpr:
      guard let base = Array(tree.children(of: node)).first else { return nil }
      if name(node) == "value" { return target(base) }
      return tree.nodes[base].kind == .thisExpr ? name(node) : nil
    default: return nil
    }
  }
}
