import Scenes
import Views

/// A value that a property of a model holds which code fills later, `notice = Notice(title: "Saved")`: one of those that
/// are assigned to it, wherever it is read, also through a binding to it.
///
/// What all of them leave out, as a detail, is not there.
enum AssignedValues {
  /// Of more, the name of the property says more.
  private static let most = 12

  /// A variable, and by which names bindings to it go that it was reached through.
  private struct Variable {
    var member: MemberID
    var owner: TypeID
    var names: [UInt64]
  }

  /// What the values say by a name, `title` of `notice.title`; nil where the source does not tell it of all of them.
  static func value(
    of name: UInt64, of type: TypeID, at base: ExpressionID, _ use: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let said = all(name, of: type, at: base, use, site, &evaluator) else { return nil }
    if said.allSatisfy({ $0 == .null }) { return .null }
    guard said.allSatisfy({ $0 == .null || HalfKnownTexts.tells($0, evaluator) }) else {
      return nil
    }
    return ChosenTexts.told(evaluator.either(said), as: use, site, ofCall: false, &evaluator)
  }

  /// Whether `notice.detail` is there, whichever of the values it is; nil where nobody knows.
  static func isThere(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool? {
    guard case .member(let base, let name) = evaluator.expression(id, site.file), evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    guard let type = Typing.type(of: base, site, &evaluator), isPlain(type, evaluator) else {
      return nil
    }
    let hash = evaluator.hash(name, site.file)
    guard let said = all(hash, of: type, at: base, id, site, &evaluator) else { return nil }
    if said.allSatisfy({ $0 == .null }) { return false }
    return said.allSatisfy { $0 != .null && HalfKnownTexts.tells($0, evaluator) } ? true : nil
  }

  /// Of classes others may hold the same one, and change it.
  private static func isPlain(_ type: TypeID, _ evaluator: borrowing Evaluator) -> Bool {
    if case .struct = evaluator.linker.kind(ofType: type.index, in: type.file) {
      true
    } else {
      false
    }
  }

  private static func all(
    _ name: UInt64, of type: TypeID, at base: ExpressionID, _ use: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> [ValueID]? {
    guard isPlain(type, evaluator), evaluator.think() else { return nil }
    defer { evaluator.rest() }
    guard let member = evaluator.members(of: type, named: name).first,
      let variables = variables(base, site, &evaluator), !variables.isEmpty
    else { return nil }
    var values: [Int32] = []
    for variable in variables {
      guard !evaluator.memory.made.contains(variable.member),
        !mayChange(member, of: type, in: variable, &evaluator)
      else { return nil }
      evaluator.memory.made.append(variable.member)
      defer { evaluator.memory.made.removeLast() }
      guard let more = self.values(of: variable, type, &evaluator) else { return nil }
      values += more.filter { !values.contains($0) }
    }
    if values.isEmpty || values.count > most { return nil }
    return values.map {
      InstanceMembers.value(of: name, $0, of: type, base, use, site, &evaluator)
    }
  }
}

// MARK: - Which property it is

extension AssignedValues {
  private static func variables(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> [Variable]? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      let own = evaluator.hash(name, site.file)
      for hash in [own, evaluator.files.plainHash(name, site)] {
        guard let bound = evaluator.lookUp(hash, in: site.environment) else { continue }
        guard case .expression(let inner, let place) = bound else { return nil }
        return variables(inner, place, &evaluator)
      }
      return variables(named: evaluator.files.plainHash(name, site), site, &evaluator)
    case .member(let base, let name):
      let hash = evaluator.files.plainHash(name, site)
      if Self.projections.contains(hash) { return variables(base, site, &evaluator) }
      if evaluator.files.isSelf(base, site) { return variables(named: hash, site, &evaluator) }
      guard let type = Typing.type(of: base, site, &evaluator) else { return nil }
      return variables(hash, of: type, &evaluator)
    case .cast(let inner, _): return variables(inner, site, &evaluator)
    case .tuple(let items) where items.count == 1:
      return variables(evaluator.item(items.lowerBound, site.file), site, &evaluator)
    default: return nil
    }
  }

  private static let projections = ["wrappedValue", "projectedValue"].map { NameHash.of($0) }

  /// A property of the code itself: what it was given, where it was.
  private static func variables(
    named hash: UInt64, _ site: Site, _ evaluator: inout Evaluator
  ) -> [Variable]? {
    let instance = evaluator.selfInstance(at: site)
    if instance >= 0, let given = evaluator.property(hash, of: instance) {
      guard case .expression(let inner, let place) = given,
        var found = variables(inner, place, &evaluator)
      else { return nil }
      for index in found.indices { found[index].names.append(hash) }
      return found
    }
    guard let type = evaluator.selfType(at: site).flatMap({ LocalSites.whole($0, &evaluator) })
    else { return nil }
    return variables(hash, of: type, &evaluator)
  }

  private static func variables(
    _ hash: UInt64, of type: TypeID, _ evaluator: inout Evaluator
  ) -> [Variable]? {
    if case .protocol = evaluator.linker.kind(ofType: type.index, in: type.file) {
      var found: [Variable] = []
      for one in ConformingTypes.all(of: type, &evaluator) {
        guard let more = variables(hash, of: one, &evaluator) else { return nil }
        found += more
      }
      return found
    }
    guard let id = Typing.member(hash, of: type, &evaluator), !evaluator.linker[id].isStatic else {
      return nil
    }
    switch evaluator.linker[id].kind {
    case .computedProperty:
      guard let (inner, place) = SettledNames.only(of: id, self: nil, &evaluator) else {
        return nil
      }
      return variables(inner, place, &evaluator)
    case .storedProperty:
      let member = evaluator.linker[id]
      guard member.isVariable, !member.isFunctionType,
        member.attributes.allSatisfy({
          [.Published, .State].contains(evaluator.word($0, id.file))
        })
      else { return nil }
      switch evaluator.linker.kind(ofType: type.index, in: type.file) {
      case .class: break
      // What makes one may give it.
      case .struct where member.isFilePrivate: break
      default: return nil
      }
      return [Variable(member: id, owner: type, names: [hash])]
    case .enumCase, .function, .initializer: return nil
    }
  }

  /// A part is set by itself, as in `notice.title = …`, or the value sets it.
  private static func mayChange(
    _ part: MemberID, of type: TypeID, in variable: Variable, _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.mayDiffer(part) else { return false }
    let name = evaluator.hash(evaluator.linker[part].name, part.file)
    for whole in variable.names
    where !evaluator.linker.assignments(to: Assignment.key(name, of: whole)).isEmpty {
      return true
    }
    for (given, file) in evaluator.linker.assignments(to: name)
    where given.isOwn && !given.isAtStart && given.owner >= 0 {
      if LocalSites.whole(TypeID(file: file, index: given.owner), &evaluator) == type {
        return true
      }
    }
    return false
  }
}

// MARK: - What it is given

extension AssignedValues {
  private static func values(
    of variable: Variable, _ type: TypeID, _ evaluator: inout Evaluator
  ) -> [Int32]? {
    let member = evaluator.linker[variable.member]
    let own = evaluator.hash(member.name, variable.member.file)
    // A file that is not read does it to something else by that name, or in code of the type.
    guard !evaluator.linker.mayBeGivenUnread(own, type),
      !evaluator.linker.isUnread(evaluator.files.nameHash(of: variable.owner)),
      !evaluator.linker[variable.owner].isPublic || evaluator.linker.hasApp(),
      let declared = member.type.map({ SourceName(file: variable.member.file, name: $0) })
    else { return nil }
    var found: [Int32] = []
    if let initial = member.value {
      let place = evaluator.inside(variable.member, self: nil)
      guard let first = values(initial, place, declared, type, variable, &evaluator) else {
        return nil
      }
      found += first
    }
    for name in names(of: variable, &evaluator) {
      let isItself = name == own
      for (given, file) in evaluator.linker.assignments(to: name) where given.taker == 0 {
        switch isGiven(given, file, name, isItself ? variable : nil, &evaluator) {
        case false: continue
        case nil: return nil
        case true: break
        }
        let owner = given.owner < 0 ? nil : TypeID(file: file, index: given.owner)
        let place = LocalSites.site(file, owner, given.locals, &evaluator)
        guard let value = given.value,
          let more = values(value, place, declared, type, variable, &evaluator)
        else { return nil }
        found += more
        if found.count > most { return nil }
      }
    }
    return found
  }

  /// Its name, and those of what a binding to it is handed to.
  private static func names(of variable: Variable, _ evaluator: inout Evaluator) -> [UInt64] {
    var names = variable.names
    var next = 0
    while next < names.count, names.count < most {
      for (given, _) in evaluator.linker.assignments(to: names[next])
      where given.taker != 0 && !names.contains(given.taker) {
        names.append(given.taker)
      }
      next += 1
    }
    return names
  }

  /// Whether it is the variable that is given something there, or a binding of that name; nil where nobody knows.
  private static func isGiven(
    _ given: Assignment, _ file: FileID, _ name: UInt64, _ variable: Variable?,
    _ evaluator: inout Evaluator
  ) -> Bool? {
    let place = given.owner < 0 ? nil : TypeID(file: file, index: given.owner)
    var owner: TypeID?
    if given.isOwn {
      owner = place.flatMap { LocalSites.whole($0, &evaluator) }
      // It extends something that is not in the repository.
      guard owner != nil else { return false }
    } else if let base = given.base {
      let site = LocalSites.site(file, place, given.locals, &evaluator)
      owner = Typing.type(of: base, site, &evaluator)
    }
    guard let owner else { return variable == nil ? false : nil }
    guard let variable else { return isBinding(name, of: owner, &evaluator) }
    return mayBe(owner, variable, &evaluator)
  }

  private static func isBinding(
    _ name: UInt64, of owner: TypeID, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let member = evaluator.members(of: owner, named: name).first else { return false }
    return evaluator.linker[member].attributes.contains {
      evaluator.word($0, member.file) == .Binding
    }
  }

  /// What is of one class may be of another that is made from it, or it conforms to the protocol.
  private static func mayBe(
    _ owner: TypeID, _ variable: Variable, _ evaluator: inout Evaluator
  ) -> Bool {
    if owner == variable.owner { return true }
    switch evaluator.linker.kind(ofType: owner.index, in: owner.file) {
    case .class:
      return Lineages.lineage(of: owner, &evaluator).contains(variable.owner)
        || Lineages.lineage(of: variable.owner, &evaluator).contains(owner)
    case .protocol: return evaluator.linker.protocols(of: variable.owner).contains(owner)
    default: return false
    }
  }

  /// The values that an expression may come to, none where it is nothing; nil where one of them is not known.
  private static func values(
    _ id: ExpressionID, _ site: Site, _ declared: SourceName, _ type: TypeID, _ variable: Variable,
    _ evaluator: inout Evaluator
  ) -> [Int32]? {
    if let (found, made) = Instances.made(
      id, site, as: declared, in: variable.owner, &evaluator)
    {
      return found == type && evaluator.instances[Int(made)].isKnown ? [made] : nil
    }
    return values(evaluator.value(id, site), type, &evaluator)
  }

  private static func values(
    _ value: ValueID, _ type: TypeID, _ evaluator: inout Evaluator
  ) -> [Int32]? {
    switch evaluator.scene[value] {
    case .null: return []
    case .instance(type, let index):
      return evaluator.instances[Int(index)].isKnown ? [index] : nil
    case .named(_, let inner): return values(inner, type, &evaluator)
    case .either(let range):
      var found: [Int32] = []
      for place in range {
        guard let more = values(evaluator.scene.valueLists[Int(place)], type, &evaluator) else {
          return nil
        }
        found += more
      }
      return found
    default: return nil
    }
  }
}
