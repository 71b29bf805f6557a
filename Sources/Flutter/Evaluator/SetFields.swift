internal import DartModules
internal import DartSyntax

/// Fields of an object that code sets right where it makes it: `final run = Run(); run.words = text;`.
enum SetFields {
  /// `a.b = c`, where nothing has the object yet but the local that it is made for; answers whether it is that.
  static func set(
    _ node: DartNodeID, _ frame: inout CodeFrame, _ evaluator: inout DartEvaluator
  ) -> Bool {
    let file = evaluator.file(frame)
    let parts = file.children(node)
    guard parts.count == 2, file.name(node) == "=", file.kind(parts[0]) == .memberExpr,
      let base = file.firstChild(parts[0]), file.kind(base) == .nameExpr,
      let object = frame.locals[file.name(base)]
    else { return false }
    let (name, field) = (file.name(base), file.name(parts[0]))
    guard file.isOnlyMade(name, before: node), has(field, object, &evaluator) else { return false }
    let value = evaluator.evaluate(parts[1], &frame)
    frame.set(name, with(value, as: field, in: object, &evaluator))
    return true
  }

  /// An object of a class of the app that is no widget, and that keeps what is set, whichever it is.
  private static func has(
    _ field: String, _ value: DartValue, _ evaluator: inout DartEvaluator
  ) -> Bool {
    var type: DartTypeRef?
    switch value {
    case .made(let made): type = made.type
    case .instance(let instance): type = instance.type
    case .either(let choice):
      return choice.sides.allSatisfy { has(field, $0.content, &evaluator) }
    default: break
    }
    guard let type, !evaluator.isWidget(type) else { return false }
    for type in evaluator.libraries.ancestry(type) {
      evaluator.note(type)
      let declared = evaluator.libraries[type]
      if declared.functions.contains(where: { $0.name == field && $0.kind == .setter }) {
        return false
      }
      if declared.fields.contains(where: { $0.name == field && !$0.isStatic }) { return true }
    }
    return false
  }

  private static func with(
    _ value: DartValue, as field: String, in object: DartValue, _ evaluator: inout DartEvaluator
  ) -> DartValue {
    switch object {
    case .made(let made): return .instance(evaluator.bind(made).with(value, as: field))
    case .instance(let instance): return .instance(instance.with(value, as: field))
    case .either(let choice):
      var sides: [DartChoice<DartValue>.Side] = []
      for side in choice.sides {
        sides.append(
          .init(
            condition: side.condition, content: with(value, as: field, in: side.content, &evaluator)
          ))
      }
      return .either(DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
    default: return object
    }
  }
}

extension DartInstance {
  fileprivate func with(_ value: DartValue, as field: String) -> DartInstance {
    var fields = fields
    fields[field] = value
    return DartInstance(
      type: type, fields: fields, widget: widget, above: above, owner: owner,
      digest: Digest.of([digest, Digest.of(field), value.digest]))
  }
}

extension DartFile {
  /// A variable is declared with a new object in a block around the node, in the same round of any loop, and up to the
  /// node code only sets and reads what that has.
  fileprivate func isOnlyMade(_ name: String, before node: DartNodeID) -> Bool {
    var first = node
    var at = node - 1
    while at >= 0 {
      let end = tree.nodes[at].end
      switch kind(at) {
      case .nameExpr where self.name(at) == name:
        guard at > 1, kind(at - 1) == .memberExpr, kind(at - 2) != .callExpr else { return false }
        first = at
      case .functionExpr, .functionDecl:
        // It runs later, or has the object when it does.
        if end > first { return false }
      case .forStmt, .forInStmt, .whileStmt, .doStmt:
        if end > node { return false }
      case .declarator where self.name(at) == name:
        if isInBlock(around: node, at) { return makesObject(at) }
      default: break
      }
      at -= 1
    }
    return false
  }

  /// The innermost block around a node is around another as well.
  private func isInBlock(around node: DartNodeID, _ declared: DartNodeID) -> Bool {
    var at = declared - 1
    while at >= 0 {
      if tree.nodes[at].end > declared, kind(at) == .block { return tree.nodes[at].end > node }
      at -= 1
    }
    return false
  }

  /// `run = Run()`, `run = new Run()`.
  private func makesObject(_ declared: DartNodeID) -> Bool {
    guard var value = firstChild(declared) else { return false }
    if kind(value) == .creationExpr, let inner = firstChild(value) { value = inner }
    guard kind(value) == .callExpr, let callee = firstChild(value), kind(callee) == .nameExpr else {
      return false
    }
    return self.name(callee).first { $0 != "_" }?.isUppercase == true
  }
}
