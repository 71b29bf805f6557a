internal import DartModules
internal import DartSyntax
import Scenes
internal import VoiceOver

/// Lists and maps that locals hold, and what is done to them: what is not followed exactly is open from there on.
enum LocalCollections {
  /// What the path of a change begins with.
  private struct Root {
    var name: String
    /// Something may be put into it on the way: `(a[b] ??= []).add(c)`.
    var grows: Bool
  }

  private static func root(of node: DartNodeID, _ frame: CodeFrame, _ file: DartFile) -> Root? {
    var (at, grows) = (node, false)
    while true {
      switch file.kind(at) {
      case .nameExpr:
        let name = file.name(at)
        return DartLists.isCollection(frame.locals[name]) ? Root(name: name, grows: grows) : nil
      case .assignmentExpr: grows = true
      case .callExpr:
        guard let callee = file.firstChild(at), file.kind(callee) == .memberExpr,
          AssignmentScan.changing.contains(file.name(callee))
        else { return nil }
        (at, grows) = (callee, true)
      case .memberExpr, .optionalMemberExpr, .indexExpr, .optionalIndexExpr, .nonNullExpr,
        .parenExpr:
        break
      default: return nil
      }
      guard let inner = file.firstChild(at) else { return nil }
      at = inner
    }
  }

  /// `a.add(b)`, and `a[b].last.add(c)`.
  static func change(_ node: DartNodeID, _ frame: inout CodeFrame, _ evaluator: inout DartEvaluator)
  {
    let file = evaluator.file(frame)
    guard let callee = file.firstChild(node),
      file.kind(callee) == .memberExpr || file.kind(callee) == .optionalMemberExpr,
      AssignmentScan.changing.contains(file.name(callee)), let base = file.firstChild(callee),
      let root = root(of: base, frame, file), let old = frame.locals[root.name]
    else { return }
    guard file.kind(base) == .nameExpr else { return loosen(root, &frame, &evaluator) }
    let given = evaluator.arguments(node, &frame).map(\.value)
    let (method, lost) = (file.name(callee), lost(root.name, frame, evaluator))
    let own = frame
    frame.set(
      root.name,
      each(old) { changed($0, by: method, given, node, own, &evaluator) ?? lost })
  }

  /// The same with each of several.
  private static func each(
    _ value: DartValue, _ change: (DartValue) -> DartValue
  ) -> DartValue {
    guard case .either(let choice) = value else {
      return DartLists.isCollection(value) ? change(value) : value
    }
    var sides: [DartChoice<DartValue>.Side] = []
    for side in choice.sides {
      sides.append(.init(condition: side.condition, content: each(side.content, change)))
    }
    return .either(DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
  }

  private static func changed(
    _ old: DartValue, by method: String, _ given: [DartValue], _ node: DartNodeID,
    _ frame: CodeFrame, _ evaluator: inout DartEvaluator
  ) -> DartValue? {
    let place = evaluator.place(node, frame)
    if let new = DartLists.changed(old, by: method, given, at: place) { return new }
    let isEmpty = DartLists.count(of: old) == 0
    if method == "putIfAbsent", given.count == 2, isEmpty || DartLists.isMap(old) {
      if case .map(let entries) = old, let key = DartAnswers.constant(given[0]),
        entries.contains(where: { DartAnswers.constant($0.key) == key })
      {
        return old
      }
      return DartLists.set(evaluator.build(given[1], at: place), at: given[0], in: old)
    }
    guard DartLists.removing.contains(method), let items = DartLists.entries(old) else {
      return nil
    }
    if case .list = old, method.hasSuffix("Where"), let question = given.first {
      return .list(evaluator.filtered(items, question, isKept: method == "retainWhere", place))
    }
    return .list(
      DartLists.thinned(
        items, DartSubject(owner: frame.owner, hash: evaluator.file(frame).codeHash(node)),
        at: place))
  }

  /// `a[b] = c`, also where that is a part of something else.
  static func setElement(
    _ node: DartNodeID, _ frame: inout CodeFrame, _ evaluator: inout DartEvaluator
  ) {
    let file = evaluator.file(frame)
    let parts = file.children(node)
    guard parts.count == 2, file.kind(parts[0]) == .indexExpr,
      let base = file.firstChild(parts[0]), let root = root(of: base, frame, file)
    else { return }
    guard file.kind(base) == .nameExpr else { return loosen(root, &frame, &evaluator) }
    let inner = file.children(parts[0])
    guard inner.count == 2, let old = frame.locals[root.name] else { return }
    let (value, key) = (evaluator.evaluate(parts[1], &frame), evaluator.evaluate(inner[1], &frame))
    let isPlain = file.name(node) == "="
    let (lost, any) = (lost(root.name, frame, evaluator), evaluator.named(root.name + "[]", frame))
    frame.set(
      root.name,
      each(old) { old in
        if isPlain, let new = DartLists.set(value, at: key, in: old) { return new }
        if case .list(let items) = old, !items.isEmpty, !DartLists.areEntries(items) {
          return .list(DartLists.replaced(items, by: any) { _ in true })
        }
        return lost
      })
  }

  /// `a.b = c`: what an object of the app was made with is not all that it holds.
  static func loosen(
    fieldOf target: DartNodeID, _ frame: inout CodeFrame, _ evaluator: DartEvaluator
  ) {
    let file = evaluator.file(frame)
    guard file.kind(target) == .memberExpr, let base = file.firstChild(target),
      file.kind(base) == .nameExpr, let type = ownType(of: frame.locals[file.name(base)], frame),
      !evaluator.isWidget(type)
    else { return }
    let name = file.name(base)
    frame.set(name, evaluator.named(name, frame, type: DartTypeName(type.name)))
  }

  /// The class of the app that a local holds an object of, unless that is the one that the code stands in.
  private static func ownType(of value: DartValue?, _ frame: CodeFrame) -> DartTypeRef? {
    switch value {
    case .made(let made)?: made.type
    case .instance(let instance)?: frame.this.first?.type == instance.type ? nil : instance.type
    default: nil
    }
  }

  /// Something in one of the parts changes: which of the lists in a list grow, and how far, only data tells.
  private static func loosen(
    _ root: Root, _ frame: inout CodeFrame, _ evaluator: inout DartEvaluator
  ) {
    guard let old = frame.locals[root.name] else { return }
    let (lost, any) = (lost(root.name, frame, evaluator), evaluator.named(root.name + "[]", frame))
    frame.set(
      root.name,
      each(old) { old in
        switch old {
        case .map(let entries) where !root.grows:
          return .map(
            entries.map {
              .init(key: $0.key, value: DartLists.isCollection($0.value) ? any : $0.value)
            })
        case .list(let items) where !root.grows && !items.isEmpty && !DartLists.areEntries(items):
          return .list(DartLists.replaced(items, by: any, where: DartLists.isCollection))
        default: return lost
        }
      })
  }

  /// From here on nobody knows what is in it.
  static func lost(_ name: String, _ frame: CodeFrame, _ evaluator: DartEvaluator) -> DartValue {
    evaluator.named(name, frame, type: frame.types[name])
  }

  /// `a..add(b)..[c] = d`.
  static func changed(
    _ value: DartValue, inSection section: DartNodeID, _ frame: inout CodeFrame,
    _ evaluator: inout DartEvaluator
  ) -> DartValue? {
    let file = evaluator.file(frame)
    guard DartLists.isCollection(value), let part = file.firstChild(section) else { return nil }
    switch file.kind(part) {
    case .callExpr:
      guard let callee = file.firstChild(part),
        AssignmentScan.changing.contains(file.name(callee))
      else { return nil }
      let given = evaluator.arguments(part, &frame).map(\.value)
      return changed(value, by: file.name(callee), given, part, frame, &evaluator)
        ?? evaluator.unknown(section, frame, isData: true)
    case .assignmentExpr:
      let sides = file.children(part)
      guard sides.count == 2, let key = file.children(sides[0]).last else { return nil }
      return DartLists.set(
        evaluator.evaluate(sides[1], &frame), at: evaluator.evaluate(key, &frame), in: value)
        ?? evaluator.unknown(section, frame, isData: true)
    default: return nil
    }
  }
}

extension DartFile {
  /// The type of a literal that says what is in it.
  func collectionType(_ node: DartNodeID) -> DartTypeName? {
    guard let name = kind(node) == .listExpr ? "List" : kind(node) == .setOrMapExpr ? "Map" : nil,
      let given = children(node).first(where: { kind($0) == .typeArguments })
    else { return nil }
    let arguments = children(given).filter { kind($0) == .type }.map { typeName($0) }
    return DartTypeName(name == "Map" && arguments.count == 1 ? "Set" : name, arguments)
  }
}
