import Scenes
import Views

/// What stands for a function: a method that is handed on, and a value that is called as functions are.
enum CalledValues {
  /// `model.load`, given to a property that holds a function: methods that give nothing are not kept, so what a type
  /// of the repository has no member for is one.
  static func isMethod(
    _ given: Evaluator.Written, handedTo id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Bool {
    guard let own = evaluator.files.ownName(id, site), holdsFunction(own, site, &evaluator) else {
      return false
    }
    let (inner, place) = given
    if let name = evaluator.files.ownName(inner, place) {
      guard let type = evaluator.selfType(at: place),
        case .nothing = evaluator.meaning(of: name, at: place)
      else { return false }
      return isWritten(type, evaluator)
    }
    guard case .member(let base, let name) = evaluator.expression(inner, place.file),
      isThere(base, place, &evaluator),
      let type = Typing.type(of: base, place, &evaluator), isWritten(type, evaluator)
    else { return false }
    return evaluator.members(of: type, named: evaluator.hash(name, place.file)).isEmpty
  }

  /// A property of that type, or a parameter: of one that is a function no other type is known.
  private static func holdsFunction(
    _ name: UInt64, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    if let binding = evaluator.binding(of: name, in: site.environment) {
      return binding.type == nil && binding.elements == nil && !binding.isNeverNil
    }
    guard let owner = evaluator.selfType(at: site),
      let property = evaluator.members(of: owner, named: name).first
    else { return false }
    return evaluator.linker[property].isFunctionType
  }

  /// Of an extension alone nobody knows what the type has.
  private static func isWritten(_ type: TypeID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.linker.kind(ofType: type.index, in: type.file) {
    case .struct, .class, .enum, .actor: true
    case .protocol, .extension, .typealias: false
    }
  }

  /// `@StateObject var model = Model()`, also without its type.
  private static func isThere(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    if DecidedBranches.isNeverNil(id, site, &evaluator) { return true }
    guard let own = evaluator.files.ownName(id, site),
      evaluator.lookUp(own, in: site.environment) == nil,
      let owner = evaluator.selfType(at: site),
      let property = evaluator.members(of: owner, named: own).first,
      evaluator.linker[property].type == nil, let value = evaluator.linker[property].value,
      case .call = evaluator.expression(value, property.file)
    else { return false }
    return true
  }

  /// `dismiss.callAsFunction`, of an action of the environment that is always there.
  ///
  /// `refresh` and `rename` may be nil. https://developer.apple.com/documentation/swiftui/environmentvalues
  static func isAction(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool {
    guard case .member(let base, let name) = evaluator.expression(id, site.file),
      evaluator.hash(name, site.file) == callAsFunction,
      let own = evaluator.files.ownName(base, site), let owner = evaluator.selfType(at: site),
      let found = evaluator.members(of: owner, named: own).first,
      let key = Typing.environmentKey(of: found, evaluator)
    else { return false }
    return actions.contains(key)
  }

  private static let callAsFunction = NameHash.of("callAsFunction")

  private static let actions = Set(
    [
      "dismiss", "dismissSearch", "dismissWindow", "openURL", "openWindow", "openSettings",
      "requestReview", "resetFocus",
    ].map { NameHash.of($0) })
}
