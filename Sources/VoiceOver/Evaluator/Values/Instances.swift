import Views

/// Values of the repository's types: which of their stored properties were given what.
extension Evaluator {
  mutating func instantiate(
    _ type: TypeID, _ arguments: Range<Int32>, _ site: Site
  ) -> Int32 {
    let index = Int32(instances.count)
    instances.append(Instance(type: type, properties: -1, creator: creator(at: site)))
    let initializers = linker.initializers(of: type)
    if let (member, formals, matched) = overload(initializers, arguments, at: site) {
      initialize(index, member, formals, matched, site)
      return index
    }
    set(memberwise: arguments, of: index, site)
    return index
  }

  /// By the initialiser that Swift writes.
  private mutating func set(memberwise arguments: Range<Int32>, of instance: Int32, _ site: Site) {
    let type = instances[Int(instance)].type
    let formals = memberwise(type)
    guard let matched = files.match(formals, arguments, site.file) else { return forget(instance) }
    for (formal, match) in zip(formals, matched) {
      guard let match else { continue }
      set(
        formal.name, given(argument(match, site.file).value, site, for: formal, of: type),
        of: instance)
    }
  }

  /// What a call gives for a parameter: `.init(…)` is a value of the type that the parameter declares, as is that
  /// type's own name.
  mutating func given(
    _ id: ExpressionID, _ site: Site, for formal: Formal, of owner: TypeID?
  ) -> Bound {
    guard let (_, instance) = made(id, site, as: formal.type, in: owner) else {
      return .expression(id, site)
    }
    return .instance(instance)
  }

  private mutating func given(
    _ id: ExpressionID, _ site: Site, for property: UInt64, of instance: Int32
  ) -> Bound {
    let owner = instances[Int(instance)].type
    guard let member = members(of: owner, named: property).first, let type = linker[member].type,
      let (_, made) = made(id, site, as: SourceName(file: member.file, name: type), in: owner)
    else { return .expression(id, site) }
    return .instance(made)
  }

  /// `.init(…)` or `Datum(…)` of a type of the repository that is no view; those are written out where they stand.
  mutating func made(
    _ id: ExpressionID, _ site: Site, as type: SourceName?, in owner: TypeID?
  ) -> (type: TypeID, instance: Int32)? {
    guard let type else { return nil }
    let wanted = hash(type.name, type.file)
    switch expression(id, site.file) {
    case .call(let callee, let arguments):
      switch expression(callee, site.file) {
      case .implicitMember(let name) where word(name, site.file) == .`init`: break
      case .name(let name) where hash(name, site.file) == wanted: break
      // Of the type itself, in its own code.
      case .name(let name) where word(name, site.file) == .`Self`: break
      // `Config.Inner(…)`.
      case .member(let outer, let name) where hash(name, site.file) == wanted:
        guard files.isCapitalized(outer, site), let found = self.type(spelled: callee, site),
          isValueType(found)
        else { return nil }
        return (found, instantiate(found, arguments, site))
      default:
        guard let name = files.factory(callee, of: wanted, site) else { return nil }
        return made(by: name, arguments, site, as: type, in: owner)
      }
      guard let found = valueType(wanted, type.file, owner) else { return nil }
      if case .name(let name) = expression(callee, site.file),
        word(name, site.file) == .`Self`, selfType(at: site) != found
      {
        return nil
      }
      return (found, instantiate(found, arguments, site))
    case .implicitMember, .member:
      if let name = files.factory(id, of: wanted, site) {
        return made(by: name, nil, site, as: type, in: owner)
      }
      guard let names = ImplicitChain.names(in: id, of: wanted, site, self),
        let found = valueType(wanted, type.file, owner),
        let value = ImplicitChain.value(of: names, id, site, in: found, &self)
      else { return nil }
      return (found, value)
    default: return nil
    }
  }

  private mutating func valueType(_ name: UInt64, _ file: FileID, _ owner: TypeID?) -> TypeID? {
    guard let found = type(named: name, from: file, inside: owner), isValueType(found) else {
      return nil
    }
    return found
  }

  private mutating func isValueType(_ type: TypeID) -> Bool {
    switch linker.kind(ofType: type.index, in: type.file) {
    case .struct, .class: !isView(type)
    default: false
    }
  }

  /// What a static property or function of a type makes of that type in its only line.
  private mutating func made(
    by name: NameID, _ arguments: Range<Int32>?, _ site: Site, as type: SourceName,
    in owner: TypeID?
  ) -> (type: TypeID, instance: Int32)? {
    guard think() else { return nil }
    defer { rest() }
    guard let found = valueType(hash(type.name, type.file), type.file, owner) else { return nil }
    let candidates = members(of: found, named: hash(name, site.file)).filter {
      linker[$0].isStatic
    }
    if let arguments {
      guard let (member, formals, matched) = overload(candidates, arguments, at: site),
        !isActive(member, at: site), let body = linker[member].body
      else { return nil }
      let declared = inside(member, self: .type(found))
      let place = mark(member, bind(formals, matched, at: site, declared: declared))
      return files.onlyLine(of: body, place).flatMap { made($0, place, as: type, in: owner) }
    }
    guard let member = candidates.first else { return nil }
    if case .computedProperty = linker[member].kind {
      guard let (inner, place) = only(of: member, self: .type(found)) else { return nil }
      return made(inner, place, as: type, in: owner)
    }
    guard case .storedProperty = linker[member].kind, !linker[member].isVariable,
      let initial = linker[member].value
    else { return nil }
    return made(initial, inside(member, self: .type(found)), as: type, in: owner)
  }

  /// It was given something, and nobody knows what.
  private mutating func forget(_ instance: Int32) { instances[Int(instance)].isKnown = false }

  /// A value nothing is known of: the view that is read, or a property of that type.
  mutating func instantiate(_ type: TypeID, creator: Int32) -> Int32 {
    instances.append(Instance(type: type, properties: -1, creator: creator, isKnown: false))
    return Int32(instances.count - 1)
  }

  mutating func set(_ property: UInt64, _ value: Bound, of instance: Int32) {
    let lasting = lasts(value, as: property, of: instance) ? value : .parameter
    instances[Int(instance)].properties = bind(
      property, lasting, onto: instances[Int(instance)].properties)
  }

  /// A model that begins without a title, or closed, is there to change that.
  private mutating func lasts(_ value: Bound, as property: UInt64, of instance: Int32) -> Bool {
    let type = instances[Int(instance)].type
    guard case .class = linker.kind(ofType: type.index, in: type.file),
      case .expression(let id, let site) = value,
      !files.isConstruction(id, site), let member = members(of: type, named: property).first,
      linker[member].isVariable
    else { return true }
    switch evaluated(id, site) {
    case .null, .boolean: return false
    case .list(let range): return !range.isEmpty
    default: return true
    }
  }

  mutating func initialize(
    _ instance: Int32, _ member: MemberID, _ formals: [Formal], _ matched: [Int32?], _ site: Site
  ) {
    let declared = inside(member, self: .instance(instance))
    guard think() else { return forget(instance) }
    defer { rest() }
    guard !isActive(member, at: site) else { return forget(instance) }
    let place = mark(member, bind(formals, matched, at: site, declared: declared))
    if let body = linker[member].body { assign(body, instance, place) }
  }

  /// The assignments to stored properties that an initialiser makes.
  private mutating func assign(_ body: Block, _ instance: Int32, _ site: Site) {
    var site = site
    for index in body {
      switch statement(index, site.file) {
      case .declaration(let name, let value, _):
        let bound = value.map { Bound.expression($0, site) } ?? .parameter
        site.environment = bind(hash(name, site.file), bound, onto: site.environment)
      case .assignment(let target, _, let value):
        if let property = files.property(target, site).map({ projected($0, target, instance, site) }
        ) {
          set(property, given(value, site, for: property, of: instance), of: instance)
        } else if let property = files.changed(by: target, site) {
          set(property, .parameter, of: instance)
        }
      case .expression(let expression):
        delegate(expression, instance, site)
        // What it does to the variables of the initialiser.
        perform(index, &site)
      case .loop: perform(index, &site)
      case .return, .guard, .function: break
      }
    }
  }

  /// `self._isOpen = isOpen` gives `@Binding var isOpen` what it is bound to.
  private mutating func projected(
    _ property: UInt64, _ target: ExpressionID, _ instance: Int32, _ site: Site
  ) -> UInt64 {
    let name: NameID
    switch expression(target, site.file) {
    case .member(_, let member): name = member
    case .name(let own): name = own
    default: return property
    }
    let text = linker.text(of: name, in: site.file)
    guard text.utf8.first == UInt8(ascii: "_") else { return property }
    let wrapped = NameHash.of(String(text.dropFirst()))
    let found = members(of: instances[Int(instance)].type, named: wrapped).first
    guard let found, linker[found].attributes.contains(where: { word($0, found.file) == .Binding })
    else { return property }
    return wrapped
  }

  /// `self.init(…)`, and assignments inside `if`.
  private mutating func delegate(_ id: ExpressionID, _ instance: Int32, _ site: Site) {
    switch expression(id, site.file) {
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = expression(callee, site.file),
        word(name, site.file) == .`init`, case .name(let owner) = expression(base, site.file),
        word(owner, site.file) == .self
      else { return }
      // The one that Swift writes may be called as this one is.
      let initializers = linker.initializers(of: instances[Int(instance)].type)
        .filter { !isActive($0, at: site) }
      if let (member, formals, matched) = overload(initializers, arguments, at: site) {
        initialize(instance, member, formals, matched, site)
      } else {
        set(memberwise: arguments, of: instance, site)
      }
    case .branch(let index):
      guard think() else { return forget(instance) }
      defer { rest() }
      assign(branch: branch(index, site.file), instance, site)
    default: break
    }
  }

  /// What sides give differently is one or the other.
  private mutating func assign(branch: Views.Branch, _ instance: Int32, _ site: Site) {
    let before = instances[Int(instance)].properties
    let decided = decided(branch, site)
    var ends: [Int32] = []
    for place in sides(of: branch, decided, site) {
      let alternative = alternative(place, site.file)
      instances[Int(instance)].properties = before
      assign(alternative.body, instance, bind(side: alternative, site))
      ends.append(instances[Int(instance)].properties)
    }
    if !branch.isExhaustive, decided.flatMap({ $0 }) == nil { ends.append(before) }
    instances[Int(instance)].properties = before
    for (name, bound) in differences(of: ends, from: before) { set(name, bound, of: instance) }
  }
}

extension Evaluator {
  /// Stored properties in order, as the initialiser that Swift writes takes them.
  mutating func memberwise(_ type: TypeID) -> [Formal] {
    var formals: [Formal] = []
    for id in linker.listed(in: type) {
      let member = linker[id]
      guard case .storedProperty = member.kind, !member.isStatic else { continue }
      if !member.isVariable, member.value != nil { continue }
      let hash = hash(member.name, type.file)
      let isBuilder = member.attributes.contains {
        let word = word($0, type.file)
        return word == .ViewBuilder || word == .ContentBuilder
      }
      formals.append(
        Formal(
          label: hash, name: hash, isFunction: member.isFunctionType || isBuilder,
          defaultValue: nil, isOptional: member.value != nil || member.isVariable,
          type: member.type.map { SourceName(file: type.file, name: $0) }))
    }
    return formals
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

  fileprivate func onlyLine(of body: Block, _ site: Site) -> ExpressionID? {
    guard body.count == 1 else { return nil }
    switch statement(body.lowerBound, in: site.file) {
    case .expression(let id), .return(let id?): return id
    default: return nil
    }
  }

  /// `Player(…)`: a value of a type is there and no flag, whatever it is made of.
  fileprivate func isConstruction(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .call(let callee, _) = expression(id, in: site.file) else { return false }
    return isTypeName(callee, site)
  }

  /// `self.x`, or `x` where that is no parameter.
  fileprivate func property(_ target: ExpressionID, _ site: Site) -> UInt64? {
    switch expression(target, in: site.file) {
    case .member(let base, let name):
      guard case .name(let owner) = expression(base, in: site.file),
        word(owner, in: site.file) == .self
      else { return nil }
      return hash(name, in: site.file)
    case .name(let name): return hash(name, in: site.file)
    default: return nil
    }
  }

  /// The property of which a part is given something: `self.style.isOpen = true`.
  fileprivate func changed(by target: ExpressionID, _ site: Site) -> UInt64? {
    guard case .member(let base, _) = expression(target, in: site.file) else { return nil }
    return property(base, site) ?? changed(by: base, site)
  }
}
