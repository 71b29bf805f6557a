import Scenes
import Views

/// Members of values of the repository's types.
enum InstanceMembers {
  static func value(
    of name: UInt64, _ index: Int32, of type: TypeID, _ base: ExpressionID,
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    if let property = evaluator.property(name, of: index) {
      return evaluator.value(property, id, site)
    }
    if let several = ConformingTypes.values(of: name, of: type, base, id, site, &evaluator) {
      return several
    }
    guard let member = Typing.member(name, of: type, &evaluator) else {
      let text = EachRow.texts(of: name, nil, index, id, site, nil, &evaluator)
      if let text { return text }
      guard name == WellKnown.rawValue,
        let raw = ChosenTexts.rawValue(of: type, index, id, site, &evaluator)
      else { return evaluator.unknown(id, site) }
      return raw
    }
    let isKnown = evaluator.instances[Int(index)].isKnown
    if !isKnown, let text = MakerTexts.text(of: member, of: type, id, site, &evaluator) {
      return text
    }
    if !isKnown, evaluator.mayDiffer(member), !evaluator.files.isSelf(base, site) {
      return evaluator.unknown(id, site)
    }
    if let set = OnlyInitializer.value(of: member, self: .instance(index), &evaluator) {
      return set
    }
    let found = evaluator.value(of: member, self: .instance(index), id, site)
    if let texts = EachRow.texts(of: name, member, index, id, site, found, &evaluator) {
      return texts
    }
    // A class says nothing where those below it say something.
    if found == .null, !isKnown, Overrides.exist(of: member, below: type, &evaluator) {
      return evaluator.unknown(id, site)
    }
    // Of a value of which only the type is known, the expression says more than its insides.
    return isKnown || evaluator.isKnown(found) || HalfKnownTexts.hasWords(found, evaluator)
      || isCase(found, evaluator)
      ? found : evaluator.unknown(id, site)
  }

  /// A case that an initialiser of its enum chooses, or one of those.
  private static func isCase(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.scene[value] {
    case .instance(_, let index): evaluator.instances[Int(index)].case != 0
    case .either(let range): evaluator.scene.list(range).allSatisfy { isCase($0, evaluator) }
    default: false
    }
  }
}
