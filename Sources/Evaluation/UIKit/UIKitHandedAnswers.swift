import Scenes
import Views

/// Answers that a class leaves to something else: `model.numberOfRows(in: section)`, `model.numberOfSections`.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
enum UIKitHandedAnswers {
  /// What a member of a model answers, where that tells sections apart, or is plainly written; nil for any other
  /// expression.
  static func answers(
    _ id: ExpressionID, _ site: Site, section: UInt64?, _ builder: inout UIKitBuilder
  ) -> [UIKitAnswers.Answer]? {
    guard builder.calls.count < UIKitBuilder.deepestCall,
      let (member, place, name) = member(id, site, section: section, &builder),
      !builder.calls.contains(member), let body = builder.evaluator.linker[member].body
    else { return nil }
    builder.calls.append(member)
    let found = UIKitAnswers.answers(in: body, place, section: name, &builder)
    builder.calls.removeLast()
    if found.contains(where: { $0.keys != nil }) { return found }
    guard found.count == 1, let only = found.first, isPlain(only, builder.evaluator.files) else {
      return nil
    }
    return found
  }

  /// `3`, `nil`, `"Colours"`, `Kind.allCases.count`.
  private static func isPlain(_ answer: UIKitAnswers.Answer, _ files: LiveFiles) -> Bool {
    switch files.expression(answer.expression, in: answer.site.file) {
    case .null, .number, .string: true
    case .member(_, let name): files.hash(name, in: answer.site.file) == UIKitNames.count
    default: false
    }
  }

  /// The function that is called, or the property that is asked for, in sight of what it is given, and how it calls the
  /// section.
  private static func member(
    _ id: ExpressionID, _ site: Site, section: UInt64?, _ builder: inout UIKitBuilder
  ) -> (member: MemberID, site: Site, section: UInt64?)? {
    switch builder.evaluator.expression(id, site.file) {
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = builder.evaluator.expression(callee, site.file),
        let (type, own) = receiver(base, site, &builder.evaluator)
      else { return nil }
      let all = Typing.members(
        builder.evaluator.hash(name, site.file), of: type, &builder.evaluator)
      guard let (member, formals, matched) = builder.evaluator.overload(all, arguments, at: site),
        builder.evaluator.linker[member].kind == .function,
        !builder.evaluator.linker[member].isStatic
      else { return nil }
      var named: UInt64?
      for (formal, index) in zip(formals, matched) where named == nil {
        guard let index else { continue }
        let value = builder.evaluator.argument(index, site.file).value
        if UIKitAsked.asked(value, site, &builder, section: section) == .section {
          named = formal.name
        }
      }
      let declared = builder.evaluator.inside(member, self: own)
      let place = builder.evaluator.bind(formals, matched, at: site, declared: declared)
      return (member, place, named)
    case .member(let base, let name):
      guard builder.evaluator.hash(name, site.file) != UIKitNames.count,
        let (type, own) = receiver(base, site, &builder.evaluator),
        let member = Typing.member(
          builder.evaluator.hash(name, site.file), of: type, &builder.evaluator),
        builder.evaluator.linker[member].kind == .computedProperty,
        !builder.evaluator.linker[member].isStatic
      else { return nil }
      return (member, builder.evaluator.inside(member, self: own), nil)
    default: return nil
    }
  }

  /// A value of one of the app's types; of a class that others are made from it may be one of those.
  private static func receiver(
    _ base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (type: TypeID, own: Bound)? {
    if case .name(let owner) = evaluator.expression(base, site.file),
      [.`self`, .super].contains(evaluator.word(owner, site.file))
    {
      return nil
    }
    let value = evaluator.value(base, site)
    if case .instance(let type, let index) = evaluator.scene[value] {
      return (type, .instance(index))
    }
    guard let type = Typing.type(ofModel: base, site, &evaluator) else { return nil }
    let instance = Instances.instantiate(
      type, creator: evaluator.selfInstance(at: site), &evaluator)
    return (type, .instance(instance))
  }
}
