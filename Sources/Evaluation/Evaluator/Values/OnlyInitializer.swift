import Scenes
import Views

/// What a constant of a value is of which only the type is known, where the type has one initialiser and that gives
/// the same to all: `let isDraft: Bool; init(of book: Book) { isDraft = false }`.
enum OnlyInitializer {
  static func value(
    of property: MemberID, self bound: Bound?, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let (given, place) = source(of: property, self: bound, &evaluator), evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    guard case .call = evaluator.expression(given, place.file) else {
      return evaluator.value(given, place)
    }
    let owner = evaluator.linker[property].owner.map { TypeID(file: property.file, index: $0) }
    let written = evaluator.linker[property].type.map { SourceName(file: property.file, name: $0) }
    guard let (type, made) = Instances.made(given, place, as: written, in: owner, &evaluator) else {
      return nil
    }
    return evaluator.new(.instance(type, made))
  }

  /// What is written there: a literal, or what makes a value.
  static func source(
    of property: MemberID, self bound: Bound?, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    let declared = evaluator.linker[property]
    guard case .instance(let index) = bound, declared.kind == .storedProperty,
      declared.value == nil, !declared.isVariable, !declared.isStatic,
      !evaluator.instances[Int(index)].isKnown || evaluator.base(of: index) == 0
    else { return nil }
    let type = evaluator.instances[Int(index)].type
    let name = evaluator.hash(declared.name, property.file)
    let all = evaluator.linker.initializers(of: type)
    // Beside one that an extension has, Swift writes another.
    guard all.count == 1, let only = all.first, evaluator.linker[only].owner == type.index,
      only.file == type.file, let body = evaluator.linker[only].body
    else { return nil }
    var place = evaluator.inside(only, self: nil)
    guard let given = assigned(to: name, in: body, place, evaluator) else { return nil }
    switch evaluator.expression(given, only.file) {
    case .boolean, .number, .string, .call: break
    default: return nil
    }
    // What it is given is not known here.
    for formal in evaluator.files.formals(evaluator.linker[only].parameters, only.file) {
      place.environment = evaluator.bind(
        formal.name, .parameter, onto: place.environment, type: formal.type)
    }
    return (given, place)
  }

  /// The value that such a constant of something else is: `model.status`.
  static func instance(of bound: Bound?, _ evaluator: inout Evaluator) -> Int32? {
    guard case .expression(let id, let place) = bound,
      case .member = evaluator.expression(id, place.file),
      case .instance(_, let index) = evaluator.evaluated(id, place),
      evaluator.instances[Int(index)].isKnown
    else { return nil }
    return index
  }

  /// The one thing that the initialiser gives a property, whatever else it does.
  private static func assigned(
    to name: UInt64, in body: Block, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    var found: ExpressionID?
    for index in body {
      guard case .assignment(let target, _, let value) = evaluator.statement(index, site.file),
        evaluator.files.ownName(target, site) == name
      else { continue }
      guard found == nil else { return nil }
      found = value
    }
    return found
  }
}
