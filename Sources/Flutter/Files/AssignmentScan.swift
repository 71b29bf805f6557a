internal import DartSyntax

/// Names of which something in a file is set or changed after it was made: all others keep what they begin with.
///
/// A name is enough, whoever has it: what is changed by too wide a net is unknown, and not wrong.
struct AssignmentScan {
  let tree: DartTree
  let name: (DartNodeID) -> String

  /// Methods by which lists, sets and maps change (Dart, `List`, `Set`, `Map`).
  static let changing: Set<String> = [
    "add", "addAll", "addEntries", "addIf", "assign", "assignAll", "clear", "fillRange", "insert",
    "insertAll",
    "putIfAbsent", "remove", "removeAll", "removeAt", "removeLast", "removeRange", "removeWhere",
    "replaceRange", "retainAll", "retainWhere", "setAll", "setRange", "shuffle", "sort", "sortBy",
    "swap", "toggle", "update", "updateAll",
  ]

  /// By name, in how many places.
  func counts() -> [String: Int] {
    var found: [String: Int] = [:]
    add(in: tree.nodes.indices, &found)
    return found
  }

  /// The same of some nodes.
  func add(in nodes: Range<Int>, _ found: inout [String: Int]) {
    for node in nodes {
      switch tree.nodes[node].kind {
      case .assignmentExpr, .prefixUpdateExpr, .postfixUpdateExpr, .cascadeExpr:
        add(target: node + 1, within: node, &found)
      // What a constructor sets hangs on who calls it.
      case .fieldParameter, .fieldInitializer: found[name(node), default: 0] += 1
      case .callExpr:
        let callee = node + 1
        guard callee < tree.nodes[node].end, Self.changing.contains(name(callee)) else { continue }
        switch tree.nodes[callee].kind {
        case .memberExpr, .optionalMemberExpr: add(target: callee + 1, within: callee, &found)
        default: break
        }
      default: break
      }
    }
  }

  /// `a` of `a = 1`, `a[0] = 1`, `b.a = 1`, and of that `b` too.
  private func add(target: DartNodeID, within node: DartNodeID, _ found: inout [String: Int]) {
    var at = target
    while at < tree.nodes[node].end {
      switch tree.nodes[at].kind {
      case .nameExpr:
        found[name(at), default: 0] += 1
        return
      case .memberExpr, .optionalMemberExpr: found[name(at), default: 0] += 1
      case .indexExpr, .optionalIndexExpr, .nonNullExpr, .parenExpr: break
      default: return
      }
      at += 1
    }
  }
}
