import Scenes
import Views

/// Lists that values hold, `for choice in model.choices`, and lists that are gone through side by side.
enum UIKitHeldLists {
  /// What a value was given for it, where that is written.
  static func list(
    _ name: NameID, heldBy base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [UIKitBuilder.Listed]? {
    let hash = builder.evaluator.hash(name, site.file)
    guard case .instance(let type, let index) = Typing.receiver(base, site, &builder.evaluator)
    else { return nil }
    let member = builder.evaluator.members(of: type, named: hash).first
    let mayGrow = member.map { builder.evaluator.linker[$0].isVariable } ?? false
    // Of an object others may have added to it.
    if mayGrow, case .class = builder.evaluator.linker.kind(ofType: type.index, in: type.file) {
      return nil
    }
    if let given = builder.evaluator.property(hash, of: index) {
      guard case .expression(let inner, let place) = given else { return nil }
      return builder.list(inner, place)
    }
    // What its type says of all of them.
    guard let member, !mayGrow,
      case .storedProperty = builder.evaluator.linker[member].kind,
      let value = builder.evaluator.linker[member].value
    else { return nil }
    return builder.list(value, builder.evaluator.inside(member, self: .instance(index)))
  }

  /// `zip(model.choices, buttons).forEach { choice, button in … }`: where the other list is told by one part that stands
  /// for each, the first name is one of what is written out.
  static func repeating(
    overPairs sequence: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder,
    _ body: (inout UIKitBuilder, [Bound], [Int?]) -> Void
  ) -> Bool {
    guard case .call(let callee, let arguments) = builder.evaluator.expression(sequence, site.file),
      case .name(let name) = builder.evaluator.expression(callee, site.file),
      builder.evaluator.word(name, site.file) == .zip, arguments.count == 2
    else { return false }
    let lists = arguments.map {
      builder.list(builder.evaluator.argument($0, site.file).value, site)
    }
    if let first = lists[0], let second = lists[1] {
      for (one, other) in zip(first, second) {
        body(
          &builder,
          [.expression(one.expression, one.site), .expression(other.expression, other.site)], [])
      }
      return true
    }
    guard lists[0] != nil || lists[1] != nil else { return false }
    let given = lists.map { list -> Bound in
      guard let list, let first = list.first else { return .parameter }
      if list.count == 1 { return .expression(first.expression, first.site) }
      let start = Int32(builder.evaluator.choices.count)
      builder.evaluator.choices += list.map { .expression($0.expression, $0.site) }
      return .either(start..<Int32(builder.evaluator.choices.count))
    }
    let count = min(lists[0]?.count ?? .max, lists[1]?.count ?? .max)
    builder.places.loops.append(
      PartLoop(count: count, isAssumed: false, sequence: sequence, site: site))
    let outer = builder.places.now
    builder.places.now = builder.places.step(.loop(builder.places.loops.count - 1), in: outer)
    body(&builder, given, UIKitListElements.parts(of: sequence, site, &builder))
    builder.places.now = outer
    return true
  }
}
