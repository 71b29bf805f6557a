import Views

/// Functions that a condition calls: `guard add(part) else { return }`, `if !place(tool) { … }`.
///
/// What they do is done before any side is taken, as if the call were a statement of its own.
enum UIKitAskedCalls {
  /// Of several that are asked the later ones are called only where the first one lets them.
  static func read(
    askedBy clauses: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    var asked: [ExpressionID] = []
    for index in clauses {
      guard case .test(let id) = builder.evaluator.clause(index, site.file) else { continue }
      gather(id, site.file, &asked, builder.evaluator.files)
    }
    for (place, id) in asked.enumerated() {
      guard let called = builder.called(by: id, site) else { continue }
      if place == 0 {
        _ = builder.read(called, id, site)
      } else {
        later(called, id, site, &builder)
      }
    }
  }

  private static func later(
    _ called: UIKitBuilder.Called, _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    let outer = builder.places.now
    let fork = builder.places.add(
      UIKitPlaces.Fork(kind: .atTimes, places: [0], expression: -1, site: site))
    builder.places.now = builder.places.step(.side(fork: fork, place: 0), in: outer)
    _ = builder.read(called, id, site)
    builder.places.now = outer
  }

  /// What is asked, one after another: `a`, `!a`, `a == true`, `a && b`.
  private static func gather(
    _ id: ExpressionID, _ file: FileID, _ asked: inout [ExpressionID], _ files: LiveFiles
  ) {
    var id = id
    while case .prefix(_, let inner) = files.expression(id, in: file) { id = inner }
    guard case .binary(let sign, let left, let right) = files.expression(id, in: file) else {
      return asked.append(id)
    }
    switch files.text(of: sign, in: file) {
    case "&&", "||":
      gather(left, file, &asked, files)
      gather(right, file, &asked, files)
    case "==", "!=":
      if case .boolean = files.expression(right, in: file) {
        gather(left, file, &asked, files)
      } else {
        asked.append(id)
      }
    default: asked.append(id)
    }
  }
}
