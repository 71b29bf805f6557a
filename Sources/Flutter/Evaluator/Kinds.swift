internal import DartModules
internal import DartSyntax

/// Of which class an object of the app is: of its own, and of those that this stands on (Dart, `is` and object patterns).
enum Kinds {
  /// Nil of what is no such object, and where a factory chooses its class.
  static func isOne(
    _ value: DartValue, of type: DartTypeName, _ evaluator: inout DartEvaluator
  ) -> Bool? {
    guard let own = value.ownClass else { return nil }
    var seen: Set<DartTypeRef> = []
    var open = [own]
    while let next = open.popLast(), seen.count < mostAbove {
      guard seen.insert(next).inserted else { continue }
      evaluator.note(next)
      if next.name == type.name { return true }
      for above in evaluator.libraries[next].stands {
        if above.name == type.name { return true }
        evaluator.lookups.insert(above.name)
        if let found = evaluator.libraries.type(above, in: next.file) { open.append(found) }
      }
    }
    if case .made(let made) = value {
      let isChosen = evaluator.libraries[own].functions.contains {
        $0.kind == .factory && $0.name == made.constructor
      }
      if isChosen { return nil }
    }
    return false
  }

  /// Whether a value is of a type that a pattern names.
  static func answer(
    _ value: DartValue, _ type: DartTypeName, _ asked: Asked, _ evaluator: inout DartEvaluator
  ) -> DartAnswer {
    let words = asked.words + " is " + type.name
    switch value {
    case .made, .instance:
      let holds = isOne(value, of: type, &evaluator)
      if holds == true { return .always(true) }
      // What stands above the framework's classes, no source here tells: `Widget`.
      evaluator.lookups.insert(type.name)
      guard value.ownClass != nil, !evaluator.libraries.declaredTypes(type.name).isEmpty else {
        break
      }
      if let holds { return .always(holds) }
      return DartAnswers.open(Digest.of([value.digest, Digest.of(type.name)]), words)
    case .either(let choice) where choice.isExhaustive:
      let answers = choice.sides.map { answer($0.content, type, asked, &evaluator) }
      return DartAnswers.answer(
        choice, answers, question: choice.question(with: Digest.of(type.name)), words: words)
    default: break
    }
    return DartAnswers.typed(value, type.name, asked)
  }

  private static let mostAbove = 64
}

extension DartValue {
  /// Of an object of the app its class.
  fileprivate var ownClass: DartTypeRef? {
    switch self {
    case .made(let made): made.type
    case .instance(let instance): instance.type
    default: nil
    }
  }
}
