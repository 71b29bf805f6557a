import Scenes
import Views

/// What a constant of a value is of which only the type is known, where the type has one initialiser and that gives
/// the same to all: `let isDraft: Bool; init(of book: Book) { isDraft = false }`.
enum OnlyInitializer {
  static func value(
    of property: MemberID, self bound: Bound?, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let (given, place) = source(of: property, self: bound, &evaluator) else {
      return oneOfSides(of: property, self: bound, &evaluator)
    }
    guard evaluator.think() else { return nil }
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
    guard let (given, place) = given(to: property, self: bound, &evaluator) else { return nil }
    switch evaluator.expression(given, place.file) {
    case .boolean, .number, .string, .call: return (given, place)
    default: return nil
    }
  }

  /// What the initialiser gives a constant, whatever that is.
  static func given(
    to property: MemberID, self bound: Bound?, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    guard let (only, type) = initializer(giving: property, to: bound, &evaluator) else {
      return nil
    }
    let name = evaluator.hash(evaluator.linker[property].name, property.file)
    return assigned(to: name, by: only, of: type, inside(only, &evaluator), &evaluator)
  }

  private static func oneOfSides(
    of property: MemberID, self bound: Bound?, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let (only, _) = initializer(giving: property, to: bound, &evaluator),
      let body = evaluator.linker[only].body, evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    let name = evaluator.hash(evaluator.linker[property].name, property.file)
    return InitializerSides.value(of: name, in: body, inside(only, &evaluator), &evaluator)
  }

  /// Of a constant of something that is not known, the one initialiser that there is.
  private static func initializer(
    giving property: MemberID, to bound: Bound?, _ evaluator: inout Evaluator
  ) -> (initializer: MemberID, type: TypeID)? {
    let declared = evaluator.linker[property]
    guard case .instance(let index) = bound, declared.kind == .storedProperty,
      declared.value == nil, !declared.isVariable, !declared.isStatic,
      !evaluator.instances[Int(index)].isKnown || evaluator.base(of: index) == 0
    else { return nil }
    let type = evaluator.instances[Int(index)].type
    return only(of: type, &evaluator).map { ($0, type) }
  }

  /// What it is given is not known there.
  private static func inside(_ only: MemberID, _ evaluator: inout Evaluator) -> Site {
    var place = evaluator.inside(only, self: nil)
    for formal in evaluator.files.formals(evaluator.linker[only].parameters, only.file) {
      place.environment = evaluator.bind(
        formal.name, .parameter, onto: place.environment, type: formal.type)
    }
    return place
  }

  /// The one initialiser that a type has, beside those that only fail; nil where Swift writes another.
  private static func only(of type: TypeID, _ evaluator: inout Evaluator) -> MemberID? {
    let all = evaluator.linker.initializers(of: type).filter { !evaluator.code.fails($0) }
    guard all.count == 1, let only = all.first, evaluator.linker[only].owner == type.index,
      only.file == type.file
    else { return nil }
    return only
  }

  /// What an initialiser gives a property, or has the class above give it: `super.init(isOpen: false)`.
  private static func assigned(
    to name: UInt64, by member: MemberID, of type: TypeID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    var (member, type, place) = (member, type, site)
    for _ in 0..<deepest {
      guard let body = evaluator.linker[member].body else { return nil }
      if let given = assigned(to: name, in: body, place, evaluator) {
        let (written, inner) = SettledNames.written(given, place, evaluator)
        return (written, inner)
      }
      guard let arguments = givenAbove(by: member, evaluator.files),
        let above = Lineages.lineage(of: type, &evaluator).dropFirst().first,
        let (next, formals, matched) = evaluator.overload(
          evaluator.linker.initializers(of: above), arguments, at: place),
        evaluator.linker[next].owner == above.index, next.file == above.file
      else { return nil }
      let declared = evaluator.inside(next, self: nil)
      place = evaluator.bind(formals, matched, at: place, declared: declared)
      (member, type) = (next, above)
    }
    return nil
  }

  private static let deepest = 8

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
  static func assigned(
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

  /// The arguments of the one `super.init(…)` that an initialiser says.
  static func givenAbove(
    by member: MemberID, _ files: borrowing LiveFiles
  ) -> Range<Int32>? {
    var found: Range<Int32>?
    for id in files[member].expressions {
      guard case .call(let callee, let arguments) = files.expression(id, in: member.file),
        case .member(let base, let name) = files.expression(callee, in: member.file),
        files.word(name, in: member.file) == .`init`,
        case .name(let owner) = files.expression(base, in: member.file),
        files.word(owner, in: member.file) == .super
      else { continue }
      if found != nil { return nil }
      found = arguments
    }
    return found
  }
}
