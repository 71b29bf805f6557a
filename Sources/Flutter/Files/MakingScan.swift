internal import DartModules
internal import DartSyntax

/// Where classes of the app are made: by which constructor, and what of that which it is handed stands in the source.
struct MakingScan {
  let tree: DartTree
  let name: (DartNodeID) -> String

  /// By the name of the class, in the order of the file.
  func makings(_ module: DartModule) -> [String: [DartMentions.Making]] {
    var found: [String: [DartMentions.Making]] = [:]
    func add(_ type: String, _ making: DartMentions.Making) {
      guard type.first(where: { $0 != "_" })?.isUppercase == true, !WidgetTable.isKnown(type) else {
        return
      }
      found[type, default: []].append(making)
    }
    let scan = RouteScan(tree: tree, name: name)
    // Names that are told by what stands around them.
    var told: Set<DartNodeID> = []
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .callExpr:
        guard let callee = scan.callee(node) else { continue }
        told.formUnion([node + 1, node + 2])
        add(
          callee.name,
          DartMentions.Making(constructor: callee.method, call: node, arguments: arguments(node)))
      // A constructor that is called later, or a constant.
      case .memberExpr where !told.contains(node) && tree.nodes[node + 1].kind == .nameExpr:
        told.insert(node + 1)
        add(name(node + 1), DartMentions.Making(constructor: name(node), call: node))
        // Behind a prefix it may be the class itself.
        add(name(node), DartMentions.Making(constructor: "new", call: node))
      case .nameExpr where !told.contains(node):
        add(name(node), DartMentions.Making(constructor: "new", call: node))
      // Tools write code that makes what is marked so.
      case .annotation where RouteTable.annotations.contains(name(node)):
        guard let owner = scan.parent(of: node) else { continue }
        add(name(owner), DartMentions.Making(constructor: "new", call: node))
      case .redirection:
        for inner in tree.children(of: node) where tree.nodes[inner].kind == .type {
          add(name(inner), DartMentions.Making(constructor: "new", call: node))
        }
      default: break
      }
    }
    // What stands on it hands it what it likes.
    for type in module.types {
      for above in type.stands {
        add(above.name, DartMentions.Making(constructor: "new", call: type.node))
      }
    }
    return found
  }

  private func arguments(_ call: DartNodeID) -> [DartMentions.Making.Argument] {
    RouteScan(tree: tree, name: name).arguments(call).map { argument in
      let isNamed = tree.nodes[argument].kind == .namedArgument
      let value = isNamed ? argument + 1 : argument
      return DartMentions.Making.Argument(
        label: isNamed ? name(argument) : "",
        value: value < tree.nodes[argument].end && isWritten(value) ? value : nil)
    }
  }

  /// Words, numbers, constants and texts of the app, and lists of such: the same wherever they are handed on from.
  private func isWritten(_ value: DartNodeID) -> Bool {
    (value..<tree.nodes[value].end).allSatisfy { node in
      switch tree.nodes[node].kind {
      case .stringExpr, .adjacentStringsExpr, .numberExpr, .unaryExpr, .booleanExpr, .nullExpr,
        .listExpr, .typeArguments, .type, .parenExpr, .nonNullExpr, .creationExpr, .memberExpr,
        .arguments:
        true
      case .nameExpr: name(node) == "context" || name(node).first?.isUppercase == true
      // `AppLocalizations.of(context)`
      case .callExpr:
        tree.nodes[node + 1].kind == .memberExpr
          && (name(node + 1) == "of" || name(node + 1) == "maybeOf")
      default: false
      }
    }
  }
}

extension DartMentions {
  /// A class is made here, or may be.
  struct Making: Sendable, Equatable {
    /// Empty of one without a name.
    var constructor: String
    var call: DartNodeID
    /// Nil where it is not called here: nobody knows what it is handed.
    var arguments: [Argument]?

    struct Argument: Sendable {
      /// Empty of one by its place.
      var label: String
      /// Nil of what does not stand in the source.
      var value: DartNodeID?
    }

    /// Wherever they stand in their files: what the arguments say is a part that is read.
    static func == (a: Self, b: Self) -> Bool {
      a.constructor == b.constructor && (a.arguments == nil) == (b.arguments == nil)
        && (a.arguments ?? []).elementsEqual(b.arguments ?? []) {
          $0.label == $1.label && ($0.value == nil) == ($1.value == nil)
        }
    }
  }
}

extension DartMentions? {
  /// Classes that are made otherwise.
  func makings(differentFrom other: DartMentions?) -> [String] {
    let (own, others) = (self?.makings ?? [:], other?.makings ?? [:])
    return Set(own.keys).union(others.keys).filter { own[$0] != others[$0] }
  }
}
