import Scenes
import Views

/// Values of the repository's types: which of their stored properties were given what.
enum Instances {
  static func instantiate(
    _ type: TypeID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Int32 {
    let index = Int32(evaluator.instances.count)
    evaluator.instances.append(
      Instance(type: type, properties: -1, creator: evaluator.creator(at: site)))
    if evaluator.isView(type) {
      evaluator.instances[Int(index)].known = SharedObjects.known(at: site, &evaluator)
    }
    HandedDown.hand(to: index, &evaluator)
    let initializers = evaluator.linker.initializers(of: type)
    if let (member, formals, matched) = evaluator.overload(initializers, arguments, at: site) {
      Initializers.initialize(index, member, formals, matched, site, &evaluator)
      return index
    }
    set(memberwise: arguments, of: index, site, &evaluator)
    return index
  }

  /// By the initialiser that Swift writes.
  static func set(
    memberwise arguments: Range<Int32>, of instance: Int32, _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    let type = evaluator.instances[Int(instance)].type
    let formals = Initializers.memberwise(type, &evaluator)
    guard let matched = evaluator.files.match(formals, arguments, site.file) else {
      return forget(instance, &evaluator)
    }
    for (formal, match) in zip(formals, matched) {
      guard let match else { continue }
      set(
        formal.name,
        given(evaluator.argument(match, site.file).value, site, for: formal, of: type, &evaluator),
        of: instance, &evaluator)
    }
  }

  /// What a call gives for a parameter: `.init(…)` is a value of the type that the parameter declares, as is that
  /// type's own name.
  static func given(
    _ id: ExpressionID, _ site: Site, for formal: Formal, of owner: TypeID?,
    _ evaluator: inout Evaluator
  ) -> Bound {
    // A type is in sight of itself.
    let owner =
      formal.qualifier == nil ? owner : WrittenTypes.type(of: formal, in: owner, &evaluator)
    guard let (_, instance) = made(id, site, as: formal.type, in: owner, &evaluator) else {
      return text(id, site, as: formal.type, &evaluator) ?? .expression(id, site)
    }
    return .instance(instance)
  }

  static func given(
    _ id: ExpressionID, _ site: Site, for property: UInt64, of instance: Int32,
    _ evaluator: inout Evaluator
  ) -> Bound {
    let owner = evaluator.instances[Int(instance)].type
    guard let member = evaluator.members(of: owner, named: property).first,
      let type = evaluator.linker[member].type
    else { return .expression(id, site) }
    let place =
      evaluator.linker[member].qualifier == nil
      ? owner : WrittenTypes.type(of: member, in: owner, &evaluator)
    let name = SourceName(file: member.file, name: type)
    guard let (_, made) = Self.made(id, site, as: name, in: place, &evaluator) else {
      return .expression(id, site)
    }
    return .instance(made)
  }

  /// `.home` of `extension String { static let home = "Home" }`, for a parameter that takes a text.
  private static func text(
    _ id: ExpressionID, _ site: Site, as type: SourceName?, _ evaluator: inout Evaluator
  ) -> Bound? {
    guard let type, case .implicitMember(let name) = evaluator.expression(id, site.file),
      evaluator.word(type.name, type.file) == .String
    else { return nil }
    let member = evaluator.linker.extensionMembers(
      of: .String, named: evaluator.hash(name, site.file), from: site.file
    ).first { evaluator.linker[$0].isStatic }
    return member.map { .value(evaluator.value(of: $0, self: nil, id, site)) }
  }

  /// `.init(…)` or `Datum(…)` of a type of the repository that is no view; those are written out where they stand.
  @inline(never)
  static func made(
    _ id: ExpressionID, _ site: Site, as type: SourceName?, in owner: TypeID?,
    _ evaluator: inout Evaluator
  ) -> (type: TypeID, instance: Int32)? {
    guard let type else { return nil }
    let wanted = evaluator.hash(type.name, type.file)
    switch evaluator.expression(id, site.file) {
    case .call(let callee, let arguments):
      switch evaluator.expression(callee, site.file) {
      case .implicitMember(let name) where evaluator.word(name, site.file) == .`init`: break
      case .name(let name) where evaluator.hash(name, site.file) == wanted: break
      // Of the type itself, in its own code.
      case .name(let name) where evaluator.word(name, site.file) == .`Self`: break
      // `Config.Inner(…)`.
      case .member(let outer, let name) where evaluator.hash(name, site.file) == wanted:
        guard evaluator.files.isTypeName(outer, site),
          let found = Typing.type(spelled: callee, site, &evaluator),
          isValueType(found, &evaluator)
        else { return nil }
        return (found, instantiate(found, arguments, site, &evaluator))
      // `Kind.init(…)`, and in its own code `Self.init(…)` and, where that is static, `self.init(…)`.
      case .member(let named, let name) where evaluator.word(name, site.file) == .`init`:
        guard let found = valueType(wanted, type.file, owner, &evaluator),
          case .type(found) = evaluator.evaluated(named, site)
        else { return nil }
        return (found, instantiate(found, arguments, site, &evaluator))
      default:
        guard let name = evaluator.files.factory(callee, of: wanted, site) else { return nil }
        return made(by: name, arguments, site, as: type, in: owner, &evaluator)
      }
      guard let found = valueType(wanted, type.file, owner, &evaluator) else { return nil }
      if case .name(let name) = evaluator.expression(callee, site.file),
        evaluator.word(name, site.file) == .`Self`, evaluator.selfType(at: site) != found
      {
        return nil
      }
      return (found, instantiate(found, arguments, site, &evaluator))
    case .implicitMember, .member:
      if let name = evaluator.files.factory(id, of: wanted, site) {
        return made(by: name, nil, site, as: type, in: owner, &evaluator)
      }
      guard let names = ImplicitChain.names(in: id, of: wanted, site, evaluator),
        let found = valueType(wanted, type.file, owner, &evaluator),
        let value = ImplicitChain.value(of: names, id, site, in: found, &evaluator)
      else { return nil }
      return (found, value)
    default: return nil
    }
  }

  private static func valueType(
    _ name: UInt64, _ file: FileID, _ owner: TypeID?, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard let found = evaluator.type(named: name, from: file, inside: owner),
      isValueType(found, &evaluator)
    else {
      return nil
    }
    return found
  }

  private static func isValueType(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    switch evaluator.linker.kind(ofType: type.index, in: type.file) {
    case .struct, .class: !evaluator.isView(type)
    default: false
    }
  }

  /// What a static property or function of a type makes of that type in its only line.
  private static func made(
    by name: NameID, _ arguments: Range<Int32>?, _ site: Site, as type: SourceName,
    in owner: TypeID?, _ evaluator: inout Evaluator
  ) -> (type: TypeID, instance: Int32)? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    guard let found = valueType(evaluator.hash(type.name, type.file), type.file, owner, &evaluator)
    else { return nil }
    let candidates = evaluator.members(of: found, named: evaluator.hash(name, site.file)).filter {
      evaluator.linker[$0].isStatic
    }
    if let arguments {
      guard let (member, formals, matched) = evaluator.overload(candidates, arguments, at: site),
        !ActiveMembers.isActive(member, at: site, evaluator),
        let body = evaluator.linker[member].body
      else { return nil }
      let declared = evaluator.inside(member, self: .type(found))
      let place = ActiveMembers.mark(
        member, evaluator.bind(formals, matched, at: site, declared: declared), &evaluator)
      guard let (line, end) = lastLine(of: body, place, &evaluator) else { return nil }
      return made(line, end, as: type, in: owner, &evaluator)
    }
    guard let member = candidates.first else { return nil }
    if case .computedProperty = evaluator.linker[member].kind {
      guard let (inner, place) = SettledNames.only(of: member, self: .type(found), &evaluator)
      else { return nil }
      return made(inner, place, as: type, in: owner, &evaluator)
    }
    guard case .storedProperty = evaluator.linker[member].kind,
      !evaluator.linker[member].isVariable,
      let initial = evaluator.linker[member].value
    else { return nil }
    return made(
      initial, evaluator.inside(member, self: .type(found)), as: type, in: owner, &evaluator)
  }

  /// What a body gives that has nothing else in it but constants.
  static func lastLine(
    of body: Block, _ start: Site, _ evaluator: inout Evaluator
  ) -> (line: ExpressionID, site: Site)? {
    var site = start
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .declaration: ValueBlocks.perform(index, &site, &evaluator)
      case .expression(let id), .return(let id?):
        return index == body.upperBound - 1 ? (id, site) : nil
      default: return nil
      }
    }
    return nil
  }

  /// It was given something, and nobody knows what.
  static func forget(_ instance: Int32, _ evaluator: inout Evaluator) {
    evaluator.instances[Int(instance)].isKnown = false
  }

  /// A value nothing is known of: the view that is read, or a property of that type.
  // A release build pays for each of its many callers that it is written out in.
  @inline(never)
  static func instantiate(_ type: TypeID, creator: Int32, _ evaluator: inout Evaluator) -> Int32 {
    evaluator.instances.append(
      Instance(type: type, properties: -1, creator: creator, isKnown: false))
    return Int32(evaluator.instances.count - 1)
  }

  @inline(never)
  static func set(
    _ property: UInt64, _ value: Bound, of instance: Int32, _ evaluator: inout Evaluator
  ) {
    let lasting = lasts(value, as: property, of: instance, &evaluator) ? value : .parameter
    evaluator.instances[Int(instance)].properties = evaluator.bind(
      property, lasting, onto: evaluator.instances[Int(instance)].properties)
  }

  /// A model that begins without a title, or closed, is there to change that.
  private static func lasts(
    _ value: Bound, as property: UInt64, of instance: Int32, _ evaluator: inout Evaluator
  ) -> Bool {
    let type = evaluator.instances[Int(instance)].type
    guard case .class = evaluator.linker.kind(ofType: type.index, in: type.file),
      case .expression(let id, let site) = value,
      !evaluator.files.isConstruction(id, site),
      let member = evaluator.members(of: type, named: property).first,
      evaluator.linker[member].isVariable
    else { return true }
    switch evaluator.evaluated(id, site) {
    case .null, .boolean: return false
    case .list(let range): return !range.isEmpty
    default: return true
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `.waiting` and `Detail.waiting`, where a value of that type is wanted.
  fileprivate func factory(_ id: ExpressionID, of type: UInt64, _ site: Site) -> NameID? {
    switch expression(id, in: site.file) {
    case .implicitMember(let name): return name
    case .member(let base, let name):
      guard case .name(let owner) = expression(base, in: site.file),
        hash(owner, in: site.file) == type
      else { return nil }
      return name
    default: return nil
    }
  }

  /// `Player(…)`: a value of a type is there and no flag, whatever it is made of.
  fileprivate func isConstruction(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .call(let callee, _) = expression(id, in: site.file) else { return false }
    return isTypeName(callee, site)
  }
}
