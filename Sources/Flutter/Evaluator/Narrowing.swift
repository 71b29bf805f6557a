internal import DartModules
internal import DartSyntax
internal import DartTokens

/// Values of a narrower type than the one that they are declared with: what `is`, `as`, a pattern or a parameter says.
enum Narrowing {
  /// The same, known to be of that type: nil where that says nothing new.
  static func narrowed(
    _ value: DartValue, to type: DartTypeName, in file: DartFileID,
    _ evaluator: inout DartEvaluator
  ) -> DartValue? {
    switch value {
    case .unknown(var unknown):
      if unknown.type?.name == type.name { return nil }
      evaluator.lookups.insert(type.name)
      guard let found = evaluator.libraries.type(type, in: file) else { return nil }
      if let own = unknown.type {
        evaluator.lookups.insert(own.name)
        guard evaluator.libraries.ancestry(found).contains(where: { $0.name == own.name }) else {
          return nil
        }
      }
      unknown.type = type
      if !type.isNullable { unknown.isLoose = false }
      return .unknown(unknown)
    case .either:
      var isNew = false
      let found = value.mapped { side in
        guard let narrow = narrowed(side, to: type, in: file, &evaluator) else { return side }
        isNew = true
        return narrow
      }
      return isNew ? found : nil
    default: return nil
    }
  }

  /// `a as B`.
  static func cast(
    _ node: DartNodeID, _ frame: inout CodeFrame, _ evaluator: inout DartEvaluator
  ) -> DartValue {
    let file = evaluator.file(frame)
    let parts = file.children(node)
    guard let inner = parts.first else { return .null }
    let value = evaluator.evaluate(inner, &frame)
    guard parts.count == 2, file.kind(parts[1]) == .type else { return value }
    return narrowed(value, to: file.typeName(parts[1]), in: frame.file, &evaluator) ?? value
  }

  /// Variables that are asked for their type have it where the answer is yes (Dart, “Type promotion”).
  private static func narrow(
    _ frame: inout CodeFrame, by condition: DartNodeID, holding: Bool,
    _ evaluator: inout DartEvaluator
  ) -> [Narrowed] {
    let file = evaluator.file(frame)
    let parts = file.children(condition)
    switch file.kind(condition) {
    case .parenExpr:
      return parts.first.map { narrow(&frame, by: $0, holding: holding, &evaluator) } ?? []
    case .unaryExpr where file.token(condition) == .exclamation:
      return parts.first.map { narrow(&frame, by: $0, holding: !holding, &evaluator) } ?? []
    case .logicalExpr
    where parts.count == 2 && file.token(condition) == (holding ? .and : .or):
      let first = narrow(&frame, by: parts[0], holding: holding, &evaluator)
      return first + narrow(&frame, by: parts[1], holding: holding, &evaluator)
    case .isExpr where holding, .isNotExpr where !holding:
      guard parts.count == 2, file.kind(parts[0]) == .nameExpr, file.kind(parts[1]) == .type,
        let old = frame.locals[file.name(parts[0])],
        let new = narrowed(old, to: file.typeName(parts[1]), in: frame.file, &evaluator)
      else { return [] }
      frame.set(file.name(parts[0]), new)
      return [Narrowed(name: file.name(parts[0]), old: old, new: new.digest)]
    case .binaryExpr:
      guard let length = Length(condition, &frame, &evaluator),
        let old = frame.locals[length.name], let new = length.bounded(old, holding: holding)
      else { return [] }
      frame.set(length.name, new)
      return [Narrowed(name: length.name, old: old, new: new.digest)]
    default: return []
    }
  }

  /// A variable that is known better for a while.
  private struct Narrowed {
    var name: String
    var old: DartValue
    var new: UInt64
  }

  /// What is run where a condition holds, or where it does not.
  static func under<T>(
    _ condition: DartNodeID, holding: Bool, _ evaluator: inout DartEvaluator,
    _ frame: inout CodeFrame,
    _ run: (inout DartEvaluator, inout CodeFrame) -> T
  ) -> T {
    let narrowed = narrow(&frame, by: condition, holding: holding, &evaluator)
    let found = run(&evaluator, &frame)
    for one in narrowed.reversed() where frame.locals[one.name]?.digest == one.new {
      frame.set(one.name, one.old)
    }
    return found
  }
}
