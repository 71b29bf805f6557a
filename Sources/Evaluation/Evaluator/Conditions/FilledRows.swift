import Scenes
import Views

/// Rows of which nobody knows how many there are: some are taken for granted, so what they are made of is not
/// empty, and what is shown where it is, is not beside them.
enum FilledRows {
  static func note(
    rowsOf data: ExpressionID, at node: Scene.NodeID, _ site: Site, _ evaluator: inout Evaluator
  ) {
    var asked: [Predicate] = []
    var next: ExpressionID? = data
    var site = site
    var steps = 0
    while let data = next, steps < 12 {
      steps += 1
      switch evaluator.expression(data, site.file) {
      case .name:
        if let one = isNotEmpty(data, site, &evaluator) { asked.append(one) }
        // A property or constant of the view's own that is made of another one.
        next = nil
        guard let found = SettledNames.source(of: data, site, &evaluator) else { break }
        if evaluator.selfInstance(at: found.site) == evaluator.selfInstance(at: site) {
          (next, site) = found
        } else {
          if let one = isNotEmpty(given: data, site, by: found, &evaluator) { asked.append(one) }
        }
      case .member(let base, let name):
        if evaluator.files.isPart(evaluator.word(name, site.file)) {
          next = base
        } else {
          if let one = isNotEmpty(data, site, &evaluator) { asked.append(one) }
          next = nil
        }
      case .call(let callee, let arguments):
        next = evaluator.files.whole(of: callee, arguments, site)
      case .binary(let sign, _, let high)
      where evaluator.linker.text(of: sign, in: site.file) == "..<":
        next = high
      default: next = nil
      }
    }
    evaluator.scene.nodes[Int(node)].condition = SideConditions.condition(
      asked, isWhole: true, &evaluator)
  }

  private static func isNotEmpty(_ data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Predicate?
  {
    SideConditions.predicate(
      Claim(subject: data, site: site, aspect: .emptiness, answers: [.flag(false)]), &evaluator)
  }

  /// What another view gave as it stands is not empty there either.
  private static func isNotEmpty(
    given data: ExpressionID, _ site: Site, by outer: (expression: ExpressionID, site: Site),
    _ evaluator: inout Evaluator
  ) -> Predicate? {
    let marks = Marks(evaluator)
    let value = evaluator.evaluated(data, site)
    evaluator.restore(marks)
    var scope = Predicate.Scope.view
    // Fragments know what they were given by its value.
    guard case .unknown(let source) = value, source.file == outer.site.file,
      source.expression == outer.expression,
      SideConditions.isLasting(outer.expression, outer.site, &scope, &evaluator), case .view = scope
    else { return nil }
    return Predicate(
      subject: source, aspect: .emptiness, scope: .caller, answers: [.flag(false)], isNone: false)
  }
}

// What the code says by itself.

extension LiveFiles {
  /// What is sorted, filtered or counted: there is something in it where the outcome has something.
  func whole(
    of callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> ExpressionID? {
    switch expression(callee, in: site.file) {
    case .member(let base, let name): isPart(word(name, in: site.file)) ? base : nil
    case .name(let name):
      switch word(name, in: site.file) {
      case .Array, .Set, .zip: arguments.first.map { argument($0, in: site.file).value }
      default: nil
      }
    default: nil
    }
  }

  func isPart(_ word: Word) -> Bool {
    switch word {
    case .indices, .keys, .values, .count, .prefix, .suffix, .dropFirst, .dropLast, .enumerated,
      .reversed, .sorted, .filter, .map, .compactMap:
      true
    default: false
    }
  }
}
