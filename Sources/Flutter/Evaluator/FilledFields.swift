internal import DartModules
internal import VoiceOver

/// Fields that code fills before anything is shown.
enum FilledFields {
  /// What a field holds after the method that fills it before anything is shown.
  static func value(
    of field: DartVariable, _ frame: CodeFrame, in type: DartTypeRef,
    _ evaluator: inout DartEvaluator
  ) -> DartValue? {
    let libraries = evaluator.libraries
    let fields = libraries[type.file].mentions.filledFields[Int(type.index)] ?? [:]
    guard let body = fields[field.name] else { return nil }
    evaluator.note(body, in: type.file)
    let key = Digest.of([
      libraries.pathDigest(type.file), UInt64(body), Digest.of(field.name),
      frame.this.first?.digest ?? 0, 0xF111,
    ])
    if let known = evaluator.results[key] { return known }
    guard evaluator.active.insert(key).inserted else {
      evaluator.refusals += 1
      return nil
    }
    defer { evaluator.active.remove(key) }
    let before = evaluator.refusals
    var inner = frame
    let open = evaluator.named(field.name, frame, type: field.type)
    if let value = field.value {
      let start = evaluator.evaluate(value, &inner)
      inner.set(field.name, start)
    } else if field.type?.isNullable == true {
      inner.set(field.name, .null)
    } else {
      inner.set(field.name, open)
    }
    inner.note(field.type, of: field.name)
    let file = libraries[type.file]
    _ = evaluator.apart { $0.execute(all: file.children(body), &inner) }
    guard let value = inner.locals[field.name]?.typed(field.type), !value.contains(open) else {
      // On some way it is not set.
      return nil
    }
    // What is still empty is filled later, by what it was handed to.
    if case .list(let items) = value, items.isEmpty { return nil }
    if evaluator.refusals == before { evaluator.results[key] = value }
    return value
  }
}

extension DartValue {
  /// It is that, or may be.
  fileprivate func contains(_ other: DartValue) -> Bool {
    guard case .either(let choice) = self else { return digest == other.digest }
    return choice.sides.contains { $0.content.contains(other) }
  }
}
