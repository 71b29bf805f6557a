internal import DartSyntax

/// What has to hold for code to come to a call, as the branches around it and those that left before have it.
struct WayScan {
  let tree: DartTree

  func steps(to call: DartNodeID) -> [DartMentions.Step] {
    var steps: [DartMentions.Step] = []
    var node = 0
    while node < call {
      var inner: DartNodeID?
      var before: [DartNodeID] = []
      for child in tree.children(of: node) {
        if child <= call, call < tree.nodes[child].end {
          inner = child
          break
        }
        before.append(child)
      }
      guard let next = inner else { break }
      add(node, before, next, &steps)
      node = next
    }
    return steps
  }

  private func add(
    _ node: DartNodeID, _ before: [DartNodeID], _ next: DartNodeID,
    _ steps: inout [DartMentions.Step]
  ) {
    switch tree.nodes[node].kind {
    case .ifStmt, .ifElement, .conditionalExpr:
      guard let condition = before.first else { return }
      steps.append(.condition(condition, holds: before.count == 1))
    case .block, .switchCase:
      for statement in before {
        switch tree.nodes[statement].kind {
        case .variableDecl, .patternDecl, .functionDecl: steps.append(.local(statement))
        case .ifStmt:
          if let left = left(statement) {
            steps.append(left)
          } else {
            add(change: statement, &steps)
          }
        case .assignmentExpr, .callExpr, .cascadeExpr, .forStmt, .forInStmt, .whileStmt, .doStmt,
          .switchStmt, .tryStmt:
          add(change: statement, &steps)
        default: break
        }
      }
    case .switchStmt, .switchExpr:
      if !before.isEmpty { steps.append(.one(of: node, next)) }
    default: break
    }
  }

  /// What may set or fill a variable that is declared further up: `if (a) page = Other();`, `rows.add(a)`.
  private func add(change statement: DartNodeID, _ steps: inout [DartMentions.Step]) {
    if steps.contains(where: { if case .local = $0 { true } else { false } }) {
      steps.append(.local(statement))
    }
  }

  /// `if (a) return;`: what comes later is where `a` is not.
  private func left(_ statement: DartNodeID) -> DartMentions.Step? {
    let parts = Array(tree.children(of: statement))
    guard parts.count >= 2, ends(parts[1]) else { return nil }
    return .condition(parts[0], holds: false)
  }

  private func ends(_ statement: DartNodeID) -> Bool {
    switch tree.nodes[statement].kind {
    case .returnStmt, .throwExpr: true
    case .block: Array(tree.children(of: statement)).last.map(ends) ?? false
    default: false
    }
  }
}
