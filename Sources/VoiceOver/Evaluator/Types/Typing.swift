import Views

/// The little of Swift's types that tells what a member of something unknown is.
extension Evaluator {
  /// The value of an expression whose member is wanted: where only its type is known, a value of that.
  mutating func receiver(_ id: ExpressionID, _ site: Site) -> Value {
    let value = evaluated(id, site)
    return receiver(value, of: id, site)
  }

  mutating func receiver(_ value: Value, of id: ExpressionID, _ site: Site) -> Value {
    switch value {
    case .unknown, .null, .member:
      guard let type = type(of: id, site) else { return value }
      let instance = instantiate(type, creator: selfInstance(at: site))
      if case .member(_, let name) = value {
        instances[Int(instance)].case = caseName(name, of: type)
      }
      return .instance(type, instance)
    // `.inline("Tea")`: a case, with what it holds.
    case .call:
      guard let held = held(by: id, site), let type = type(of: id, site),
        isCase(held.name, of: type)
      else { return value }
      let instance = instantiate(type, creator: selfInstance(at: site))
      instances[Int(instance)].case = held.name
      set(WellKnown.payload, .expression(held.call, held.site), of: instance)
      return .instance(type, instance)
    // `isOpen ? .wide : .narrow`: one case or another.
    case .either(let range) where scene.list(range).allSatisfy(scene.isCaseOrUnknown):
      guard let type = type(of: id, site) else { return value }
      return .instance(type, instantiate(type, creator: selfInstance(at: site)))
    default: return value
    }
  }

  /// The type of an expression, where declarations of the repository say so.
  mutating func type(of id: ExpressionID, _ site: Site) -> TypeID? {
    guard think() else { return nil }
    defer { rest() }
    switch expression(id, site.file) {
    case .name(let name):
      let own = hash(name, site.file)
      if let found = type(ofName: own, site) { return found }
      let plain = files.plainHash(name, site)
      return plain == own ? nil : type(ofName: plain, site)
    case .member(let base, let name):
      if let type = type(ofCase: name, of: base, site) { return type }
      if let owner = type(of: base, site) {
        return type(ofMember: hash(name, site.file), of: owner)
      }
      return files.isOneOfList(name, site) ? elementType(of: base, site) : nil
    case .element(let base, _): return elementType(of: base, site)
    case .call(let callee, _):
      switch expression(callee, site.file) {
      case .name(let name):
        let hash = hash(name, site.file)
        if case .type(let type) = meaning(of: hash, at: site) { return type }
        return type(ofName: hash, site)
      case .member(let base, let name):
        if let type = type(ofCase: name, of: base, site) { return type }
        // `Feature.State()`
        if files.isCapitalized(base, site), let made = type(spelled: callee, site) { return made }
        if let owner = type(of: base, site) {
          return type(ofMember: hash(name, site.file), of: owner)
        }
        return files.isOneOfList(name, site) ? elementType(of: base, site) : nil
      default: return nil
      }
    case .cast(_, let name):
      return self.type(named: hash(name, site.file), from: site.file, inside: site.owner)
    default: return nil
    }
  }

  /// `Kind.one`, `Row.Kind.many(3)`: a value of the enum.
  private mutating func type(
    ofCase name: NameID, of base: ExpressionID, _ site: Site
  ) -> TypeID? {
    guard let type = type(spelled: base, site) else { return nil }
    let isCase = members(of: type, named: hash(name, site.file)).contains {
      if case .enumCase = linker[$0].kind { true } else { false }
    }
    return isCase ? type : nil
  }

  /// The type that `Kind`, `Row.Kind` names.
  mutating func type(spelled id: ExpressionID, _ site: Site) -> TypeID? {
    switch expression(id, site.file) {
    case .name(let name):
      guard case .type(let type) = meaning(of: hash(name, site.file), at: site) else { return nil }
      return type
    case .member(let outer, let name):
      return type(spelled: outer, site).flatMap {
        linker.type(named: hash(name, site.file), nestedIn: $0)
      }
    default: return nil
    }
  }

  mutating func type(ofName hash: UInt64, _ site: Site) -> TypeID? {
    if let binding = binding(of: hash, in: site.environment) {
      return type(of: binding, site)
    }
    let instance = selfInstance(at: site)
    if instance >= 0 {
      let properties = instances[Int(instance)].properties
      if let binding = binding(of: hash, in: properties), let found = type(of: binding, site) {
        return found
      }
    }
    guard let owner = selfType(at: site) else { return nil }
    return type(ofMember: hash, of: owner)
  }

  private mutating func type(of binding: Binding, _ site: Site) -> TypeID? {
    if case .instance(let index) = binding.value { return instances[Int(index)].type }
    if let type = binding.elementType { return type }
    if let type = binding.type,
      let found = linker.type(
        named: hash(type.name, type.file), from: type.file, inside: site.owner)
    {
      // What is given tells more than the protocol that it has to conform to.
      guard case .protocol = linker[found].kind, case .expression(let id, let place) = binding.value
      else { return found }
      return self.type(of: id, place) ?? found
    }
    if case .expression(let id, let place) = binding.value { return type(of: id, place) }
    return nil
  }

  mutating func type(ofMember hash: UInt64, of owner: TypeID) -> TypeID? {
    guard let id = members(of: owner, named: hash).first else { return nil }
    let member = linker[id]
    let place = Site(
      file: id.file, owner: member.owner.map { TypeID(file: id.file, index: $0) },
      environment: -1)
    if member.type != nil { return WrittenTypes.type(of: id, in: place.owner, &self) }
    if let value = member.value { return type(of: value, place) }
    return environmentKey(of: id).flatMap { environmentType(ofKey: $0, from: id.file) }
  }

  /// `@Entry var theme = Theme()`.
  private mutating func environmentType(ofKey key: UInt64, from file: FileID) -> TypeID? {
    // What it begins with may be read from the environment as well.
    guard think() else { return nil }
    defer { rest() }
    let found = linker.extensionMembers(
      ofTypeNamed: WellKnown.environmentValues, named: key, from: file
    ).first
    guard let found else { return nil }
    if let type = linker[found].type {
      return linker.type(named: hash(type, found.file), from: found.file, inside: nil)
    }
    return linker[found].value.flatMap { type(of: $0, inside(found, self: nil)) }
  }
}

extension Evaluator {
  /// `\.openURL` of `@Environment(\.openURL) var open`.
  func environmentKey(of id: MemberID) -> UInt64? {
    let attributes = linker[id].attributes
    guard attributes.contains(where: { word($0, id.file) == .Environment }),
      let key = attributes.last, word(key, id.file) != .Environment
    else { return nil }
    return hash(key, id.file)
  }
}

extension Scene {
  fileprivate func isCaseOrUnknown(_ value: ValueID) -> Bool {
    switch self[value] {
    case .member, .unknown, .null: true
    default: false
    }
  }
}
