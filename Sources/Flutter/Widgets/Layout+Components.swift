internal import Components
internal import DartModules
internal import VoiceOver

/// Components of the app, each laid out once for all that are given the same.
extension Layout {
  mutating func component(
    _ made: Made, _ type: DartTypeRef, _ around: Around
  ) -> [SemanticsPart] {
    placed.insert(type)
    evaluator.reads.insert(type.file)
    let arguments = made.arguments.flatMap { [Digest.of($0.label), $0.value.digest] }
    let key = Digest.of(
      [
        Digest.of(evaluator.libraries.path(type.file)), Digest.of(type.name),
        Digest.of(made.constructor), around.bar.hasBack ? 1 : 0, around.bar.hasMenu ? 1 : 0,
      ] + arguments)
    let use = Digest.of([
      Digest.of(made.place.path), UInt64(made.place.line), UInt64(made.place.column),
    ])
    if let outer = outermost(type, madeBy: made.view) {
      // A component whose own code makes it again: how deep that goes, only data tells.
      met.insert(outer)
      return opaque(
        UnknownValue(
          code: type.name, subject: DartSubject(owner: key, hash: 0), isData: false), around)
    }
    if let parts = recall(key) { return [.owned(key, use: use, parts)] }
    guard active.insert(key).inserted, active.count < 120 else {
      met.insert(active.contains(key) ? key : 0)
      return opaque(
        UnknownValue(
          code: type.name, subject: DartSubject(owner: key, hash: 0), isData: false), around)
    }
    let before = (evaluator.reads, evaluator.lookups, tally, placed, hasScaffold)
    (evaluator.reads, evaluator.lookups, tally, placed) = ([], [], LayoutTally(), [])
    hasScaffold = false
    let results = evaluator.results
    evaluator.results = [:]
    open.append((type, key))
    let instance = evaluator.bind(made, owner: key)
    let value = evaluator.shown(by: instance, type, owner: key)
    let outer = (ordinals, lastPlace, lastView)
    ordinals = [:]
    (lastPlace, lastView) = (made.place, made.view)
    var inner = around
    inner.paths[type.name] = ""
    var found = value.map { parts($0, inner) } ?? slots(WidgetTable.commonSlots, of: made, around)
    if value == nil, found.isEmpty {
      found = opaque(
        UnknownValue(
          code: type.name, subject: DartSubject(owner: key, hash: 0), isData: false), around)
    }
    (ordinals, lastPlace, lastView) = outer
    evaluator.results = results
    open.removeLast()
    active.remove(key)
    met.remove(key)
    remember(key, found)
    evaluator.reads.formUnion(before.0)
    evaluator.lookups.formUnion(before.1)
    tally.add(before.2)
    placed.formUnion(before.3)
    hasScaffold = hasScaffold || before.4
    return [.owned(key, use: use, found)]
  }

  /// The same component further out, where what makes it here is code inside of that, and nothing that was handed in.
  private func outermost(_ type: DartTypeRef, madeBy view: String) -> UInt64? {
    guard let outer = open.lastIndex(where: { $0.type == type }),
      let maker = open.lastIndex(where: { $0.type.name == view }), maker >= outer
    else { return nil }
    return open[outer].key
  }

  mutating func component(
    _ instance: DartInstance, _ around: Around
  ) -> [SemanticsPart] {
    guard evaluator.isWidget(instance.type),
      let value = evaluator.shown(by: instance, instance.type, owner: instance.owner)
    else { return [] }
    return parts(value, around)
  }

  private mutating func recall(_ key: UInt64) -> [SemanticsPart]? {
    guard let entry = known.entries[key] else { return nil }
    evaluator.reads.formUnion(entry.reads)
    evaluator.lookups.formUnion(entry.lookups)
    placed.formUnion(entry.placed)
    tally.add(entry.tally)
    hasScaffold = hasScaffold || entry.hasScaffold
    return entry.parts
  }

  private mutating func remember(_ key: UInt64, _ parts: [SemanticsPart]) {
    // What met something that is not finished, or was cut, is not the same elsewhere.
    guard met.isEmpty, !evaluator.isCut else { return }
    known.entries[key] = LayoutMemory.Entry(
      parts: parts, reads: evaluator.reads, lookups: evaluator.lookups, placed: placed,
      tally: tally, hasScaffold: hasScaffold)
  }
}
