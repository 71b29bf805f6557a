import Scenes
import Views

/// `notice.title`, of a value of which only the type is known: one of the texts that all code that makes such a value
/// gives it.
enum MakerTexts {
  /// Of more, the name of the property says more.
  private static let most = 12

  static func text(
    of property: MemberID, of type: TypeID, _ use: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard isAsMade(property, of: type, &evaluator),
      let makings = evaluator.linker.makings(of: type), !makings.isEmpty, makings.count <= most,
      !MakerArguments.mayBeUnnamed(type, &evaluator),
      !evaluator.memory.made.contains(property), evaluator.think()
    else { return nil }
    evaluator.memory.made.append(property)
    defer {
      evaluator.memory.made.removeLast()
      evaluator.rest()
    }
    let name = evaluator.hash(evaluator.linker[property].name, property.file)
    var texts: [ValueID] = []
    for (call, file, owner) in makings {
      let place = Site(file: file, owner: owner, environment: -1)
      let all = MakerArguments.all(of: call, place, making: type, &evaluator)
      guard let given = all?[name] else { return nil }
      let value = evaluator.value(given.value, given.site)
      let said = evaluator.text(value, of: given.value, given.site)
      if value == .null {
        texts.append(.null)
      } else {
        guard evaluator.isText(said), evaluator.isKnown(said) else { return nil }
        texts.append(said)
      }
    }
    guard texts.contains(where: { $0 != .null }) else { return nil }
    return ChosenTexts.told(evaluator.either(texts), as: use, site, ofCall: false, &evaluator)
  }

  /// It is what the code that made the value gave it: nothing else makes one, and nothing changes it.
  private static func isAsMade(
    _ property: MemberID, of type: TypeID, _ evaluator: inout Evaluator
  ) -> Bool {
    let member = evaluator.linker[property]
    guard case .storedProperty = member.kind, !member.isStatic, !member.isFunctionType,
      member.attributes.isEmpty, member.owner == type.index, property.file == type.file,
      case .struct = evaluator.linker.kind(ofType: type.index, in: type.file)
    else { return false }
    let name = evaluator.hash(member.name, property.file)
    if member.isVariable, evaluator.linker.isAssigned(name, by: nil) { return false }
    // What comes from a file or from the net has other words.
    return !evaluator.linker.inherits(type, .Codable)
      && !evaluator.linker.inherits(type, .Decodable)
  }
}
