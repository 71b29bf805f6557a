import Scenes
import Views

/// What all code that makes a view gives it alike: a view that is read by itself has that too.
///
/// Only what says the same wherever it stands: literals, cases, constants of types, and what is made of these. Where a
/// view is made in one place, `Board(entries: ["Tea", "Milk"])`, its rows are those; where it is made in several, what
/// all leave to the default is that.
enum MadeAlike {
  /// So many calls are compared.
  private static let most = 8

  static func give(to instance: Int32, _ evaluator: inout Evaluator) {
    let type = evaluator.instances[Int(instance)].type
    guard let makings = evaluator.linker.makings(of: type), !makings.isEmpty,
      makings.count <= most,
      !makings.contains(where: { isOwn($0.member, of: type, evaluator) })
    else { return }
    var alike: [UInt64: Given]?
    for (call, member) in makings {
      let given = arguments(of: call, evaluator.inside(member, self: nil), type, &evaluator)
      guard let before = alike else {
        alike = given
        continue
      }
      var both: [UInt64: Given] = [:]
      for (name, one) in before {
        if let other = given[name], isSame(one, other, &evaluator) { both[name] = one }
      }
      alike = both
    }
    guard let alike else { return }
    for property in evaluator.linker.listed(in: type) {
      let name = evaluator.hash(evaluator.linker[property].name, property.file)
      guard let given = alike[name], isKept(property, evaluator) else { continue }
      Instances.set(
        name, Instances.given(given.value, given.site, for: name, of: instance, &evaluator),
        of: instance, &evaluator)
    }
  }

  /// An expression, where it is written.
  private struct Given {
    var value: ExpressionID
    var site: Site
  }

  private static func isSame(_ one: Given, _ other: Given, _ evaluator: inout Evaluator) -> Bool {
    if one.site.file == other.site.file, one.value == other.value { return true }
    switch (
      SettledNames.settled(one.value, one.site, &evaluator),
      SettledNames.settled(other.value, other.site, &evaluator)
    ) {
    case (.null, .null): return true
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.number(let one), .number(let other)), (.string(let one), .string(let other)):
      return evaluator.text(one.text, one.file) == evaluator.text(other.text, other.file)
    case (.member(_, let one), .member(_, let other)):
      return evaluator.hash(one.name, one.file) == evaluator.hash(other.name, other.file)
    default: return false
    }
  }

  /// By property, what one call gives the view.
  private static func arguments(
    of call: ExpressionID, _ site: Site, _ type: TypeID, _ evaluator: inout Evaluator
  ) -> [UInt64: Given] {
    guard case .call(let callee, let arguments) = evaluator.expression(call, site.file),
      case .name(let name) = evaluator.expression(callee, site.file),
      case .type(type) = evaluator.meaning(of: evaluator.hash(name, site.file), at: site)
    else { return [:] }
    let initializers = evaluator.linker.initializers(of: type)
    var given: [UInt64: Given] = [:]
    if let (member, formals, matched) = evaluator.overload(initializers, arguments, at: site) {
      let declared = evaluator.inside(member, self: nil)
      for (formal, match) in zip(formals, matched) {
        given[formal.name] = argument(match, formal.defaultValue, site, declared, evaluator)
      }
      return kept(by: member, given, declared, evaluator)
    }
    guard initializers.allSatisfy({ evaluator.linker[$0].owner != type.index }) else { return [:] }
    let formals = Initializers.memberwise(type, &evaluator)
    guard let matched = evaluator.files.match(formals, arguments, site.file) else { return [:] }
    for (formal, match) in zip(formals, matched) {
      guard let property = evaluator.members(of: type, named: formal.name).first else { continue }
      given[formal.name] = argument(
        match, evaluator.linker[property].value, site, evaluator.inside(property, self: nil),
        evaluator)
    }
    return given
  }

  private static func argument(
    _ match: Int32?, _ defaultValue: ExpressionID?, _ site: Site, _ declared: Site,
    _ evaluator: borrowing Evaluator
  ) -> Given? {
    if let match {
      let value = evaluator.argument(match, site.file).value
      return evaluator.files.isClosed(value, site) ? Given(value: value, site: site) : nil
    }
    guard let defaultValue, evaluator.files.isClosed(defaultValue, declared) else { return nil }
    return Given(value: defaultValue, site: declared)
  }

  /// The properties that an initialiser gives what it takes, or something that it says itself; none of one that does
  /// more than that.
  private static func kept(
    by member: MemberID, _ given: [UInt64: Given], _ site: Site, _ evaluator: borrowing Evaluator
  ) -> [UInt64: Given] {
    var kept: [UInt64: Given?] = [:]
    for index in evaluator.linker[member].body ?? 0..<0 {
      guard
        case .assignment(let target, let sign, let value) = evaluator.statement(index, site.file),
        evaluator.linker.text(of: sign, in: site.file) == "=",
        let name = evaluator.files.ownName(target, site), kept[name] == nil
      else { return [:] }
      if case .name(let parameter) = evaluator.expression(value, site.file) {
        kept[name] = given[evaluator.hash(parameter, site.file)]
      } else {
        kept[name] =
          evaluator.files.isClosed(value, site) ? Given(value: value, site: site) : Given?.none
      }
    }
    return kept.compactMapValues { $0 }
  }

  /// The call stands in the code of the view itself.
  private static func isOwn(
    _ member: MemberID, of type: TypeID, _ evaluator: borrowing Evaluator
  ) -> Bool {
    member.file == type.file && evaluator.linker[member].owner == type.index
  }

  /// It is what it was given as long as the view is there.
  private static func isKept(_ property: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    let member = evaluator.linker[property]
    guard case .storedProperty = member.kind, !member.isStatic, !member.isFunctionType,
      member.attributes.isEmpty
    else { return false }
    return evaluator.files.isConstant(member, property.file)
  }
}

extension LiveFiles {
  /// It says the same wherever it stands: nothing in it is a name of the code around it.
  fileprivate func isClosed(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, in: site.file) {
    case .null, .boolean, .number, .implicitMember: return true
    case .string(let segments):
      return segments.allSatisfy {
        if case .literal = segment($0, in: site.file) { true } else { false }
      }
    // An empty list is a place to begin with.
    case .array(let items) where items.isEmpty: return false
    case .array(let items), .tuple(let items):
      return items.allSatisfy { isClosed(item($0, in: site.file), site) }
    case .prefix(_, let inner): return isClosed(inner, site)
    case .name: return isTypeName(id, site)
    case .member(let base, _): return isClosed(base, site)
    case .call(let callee, let arguments):
      switch expression(callee, in: site.file) {
      case .name, .member, .implicitMember: break
      default: return false
      }
      return isClosed(callee, site)
        && arguments.allSatisfy { isClosed(argument($0, in: site.file).value, site) }
    default: return false
    }
  }
}
