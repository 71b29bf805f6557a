import Views

/// Answers that stand in a list which is written out, one for each section: `[1, 3, 2][section]`.
enum UIKitListedAnswers {
  /// Nil for any other expression.
  static func answers(
    _ id: ExpressionID, _ site: Site, section: UInt64?, _ builder: inout UIKitBuilder
  ) -> [UIKitAnswers.Answer]? {
    var (id, site) = (id, site)
    while let (inner, place) = builder.evaluator.code.plain(id, site, builder.evaluator) {
      (id, site) = (inner, place)
    }
    guard case .element(let list, let arguments) = builder.evaluator.expression(id, site.file),
      arguments.count == 1, let first = arguments.first,
      let start = start(
        builder.evaluator.argument(first, site.file).value, site, section: section, &builder)
    else { return nil }
    id = list
    while let (inner, place) = builder.evaluator.code.plain(id, site, builder.evaluator) {
      (id, site) = (inner, place)
    }
    guard case .array(let items) = builder.evaluator.expression(id, site.file),
      (1...UIKitBuilder.longest).contains(items.count)
    else { return nil }
    return items.enumerated().map { place, item in
      UIKitAnswers.Answer(
        keys: [UIKitSections.number(place + start)],
        expression: builder.evaluator.item(item, site.file), site: site)
    }
  }

  /// The number of the section that has the first of them: 0 for `section`, 1 for `section - 1`.
  private static func start(
    _ id: ExpressionID, _ site: Site, section: UInt64?, _ builder: inout UIKitBuilder
  ) -> Int? {
    switch builder.evaluator.expression(id, site.file) {
    case .name(let name):
      return builder.evaluator.hash(name, site.file) == section ? 0 : nil
    case .member(_, let name):
      guard builder.evaluator.hash(name, site.file) == UIKitNames.section else { return nil }
      return UIKitAsked.asked(id, site, &builder) == .section ? 0 : nil
    case .binary(let sign, let left, let right)
    where builder.evaluator.linker.text(of: sign, in: site.file) == "-":
      guard let less = ListParts.number(right, site, &builder.evaluator), less > 0,
        let start = start(left, site, section: section, &builder)
      else { return nil }
      return start + less
    default: return nil
    }
  }
}
