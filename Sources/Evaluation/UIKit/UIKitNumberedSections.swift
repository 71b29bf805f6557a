import Views

/// Sections and rows of which nobody knows how many there are, and of which code tells some by their numbers.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
enum UIKitNumberedSections {
  /// As many as are asked for by code that says what stands above and below rows, and by code that makes cells; nil
  /// where some are told by something else.
  static func asked(
    _ forks: UIKitSections.Forks, _ builder: inout UIKitBuilder
  ) -> [UIKitSections.Told]? {
    var asked = forks.all.filter { $0.asked == .section }.flatMap { $0.sides.map(\.keys) }
    asked += forks.joint.flatMap { $0.sides.compactMap(\.section) }
    for label in UIKitNames.ends {
      guard let member = UIKitAnswers.source(label, &builder) else { continue }
      for answer in UIKitAnswers.answers(of: member, &builder) {
        if let keys = answer.keys {
          asked.append(keys)
        } else if !isNothing(answer, builder) {
          return nil
        }
      }
    }
    var last = 0
    for keys in asked {
      guard let number = number(in: keys) else { return nil }
      last = max(last, number)
    }
    return last == 0 ? nil : (0...last).map { UIKitSections.Told(keys: [UIKitSections.number($0)]) }
  }

  /// Of rows that are counted elsewhere, the first ones, which code tells apart, and all others.
  static func rows(
    _ count: UIKitPart.RowCount, asked: Set<UInt64>
  ) -> [(row: UIKitSections.Told?, count: UIKitPart.RowCount)] {
    let firsts = (0..<asked.count).map { UIKitSections.number($0) }
    guard !firsts.isEmpty, Set(firsts) == asked, firsts.count < count.count else {
      return [(nil, count)]
    }
    let one = UIKitPart.RowCount(count: 1, isAssumed: false)
    var found: [(row: UIKitSections.Told?, count: UIKitPart.RowCount)] = []
    for key in firsts { found.append((UIKitSections.Told(keys: [key]), one)) }
    var others = count
    others.count -= firsts.count
    found.append((UIKitSections.Told(keys: [further]), others))
    return found
  }

  /// What no code asks for.
  private static let further = NameHash.of("> all")

  private static func number(in keys: Set<UInt64>) -> Int? {
    (0..<UIKitBuilder.deepest).first { keys.contains(UIKitSections.number($0)) }
  }

  /// `nil`, or `""`.
  private static func isNothing(
    _ answer: UIKitAnswers.Answer, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    if case .null = builder.evaluator.expression(answer.expression, answer.site.file) {
      return true
    }
    return UIKitAnswers.isEmpty(answer, builder)
  }
}
