import Scenes
import Views

/// The little of Swift's types that tells what a member of something unknown is.
enum Typing {
  /// The value of an expression whose member is wanted: where only its type is known, a value of that.
  static func receiver(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Value {
    let value = evaluator.evaluated(id, site)
    return receiver(value, of: id, site, &evaluator)
  }

  static func receiver(
    _ value: Value, of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Value {
    switch value {
    // `var desk: Desk { store.desk }`
    case .named(_, let inner) where evaluator.scene.isUnknown(inner):
      return receiver(evaluator.scene[inner], of: id, site, &evaluator)
    // Of what `Binding(get: { … }, set: …)` is bound to, the property that it is given to tells the type.
    case .unknown, .null, .member, .call(.Binding, _, _):
      guard var type = Self.type(of: id, site, &evaluator) else { return value }
      if case .unknown = value { type = ConformingTypes.only(for: type, &evaluator) }
      let instance = Instances.instantiate(
        type, creator: evaluator.selfInstance(at: site), &evaluator)
      if case .member(_, let name) = value {
        evaluator.instances[Int(instance)].case = ChosenTexts.caseName(name, of: type, &evaluator)
      } else if let known = Narrowing.known(of: id, site, &evaluator, { $0.caseName }),
        ChosenTexts.isCase(known, of: type, &evaluator)
      {
        // `if tab == .near { Text(tab.title) }`
        evaluator.instances[Int(instance)].case = known
      } else if let known = ClassProperties.caseName(id, site, &evaluator) {
        evaluator.instances[Int(instance)].case = known
      } else {
        CasesLeft.tell(instance, of: id, site, &evaluator)
      }
      return .instance(type, instance)
    // `.inline("Tea")`: a case, with what it holds.
    case .call:
      guard let held = PatternMatching.held(by: id, site, &evaluator),
        let type = Self.type(of: id, site, &evaluator),
        ChosenTexts.isCase(held.name, of: type, &evaluator)
      else { return value }
      let instance = Instances.instantiate(
        type, creator: evaluator.selfInstance(at: site), &evaluator)
      evaluator.instances[Int(instance)].case = held.name
      Instances.set(WellKnown.payload, .expression(held.call, held.site), of: instance, &evaluator)
      return .instance(type, instance)
    // `isOpen ? .wide : .narrow`: one case or another.
    case .either(let range)
    where evaluator.scene.list(range).allSatisfy(evaluator.scene.isCaseOrUnknown):
      guard let type = Self.type(of: id, site, &evaluator) else { return value }
      return .instance(
        type, Instances.instantiate(type, creator: evaluator.selfInstance(at: site), &evaluator))
    // `books[row].title`, where the source does not say that of all of them.
    case .either(let range)
    where ListElements.isOne(id, site, evaluator)
      && evaluator.scene.list(range).allSatisfy(evaluator.scene.isInstance):
      guard let type = Self.type(of: id, site, &evaluator) else { return value }
      return .instance(
        type, Instances.instantiate(type, creator: evaluator.selfInstance(at: site), &evaluator))
    default: return value
    }
  }

  /// The type of an expression, where declarations of the repository say so.
  static func type(of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> TypeID? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      let own = evaluator.hash(name, site.file)
      if let found = Self.type(ofName: own, site, &evaluator) { return found }
      let plain = evaluator.files.plainHash(name, site)
      return plain == own ? nil : Self.type(ofName: plain, site, &evaluator)
    case .member(let base, let name):
      if let type = Self.type(ofCase: name, of: base, site, &evaluator) { return type }
      if let owner = Self.type(of: base, site, &evaluator) {
        return Self.type(ofMember: evaluator.hash(name, site.file), of: owner, &evaluator)
      }
      if evaluator.files.isOneOfList(name, site) {
        return ElementTypes.elementType(of: base, site, &evaluator)
      }
      return Representable.coordinator(name, of: base, site, &evaluator)
    case .element(let base, _): return ElementTypes.elementType(of: base, site, &evaluator)
    case .call(let callee, _):
      switch evaluator.expression(callee, site.file) {
      case .name(let name):
        let hash = evaluator.hash(name, site.file)
        if case .type(let type) = evaluator.meaning(of: hash, at: site) { return type }
        return Self.type(ofName: hash, site, &evaluator)
      case .member(let base, let name):
        if let type = Self.type(ofCase: name, of: base, site, &evaluator) { return type }
        // `Feature.State()`
        if evaluator.files.isTypeName(base, site),
          let made = Self.type(spelled: callee, site, &evaluator)
        {
          return made
        }
        if let owner = Self.type(of: base, site, &evaluator) {
          return Self.type(ofMember: evaluator.hash(name, site.file), of: owner, &evaluator)
        }
        return evaluator.files.isOneOfList(name, site)
          ? ElementTypes.elementType(of: base, site, &evaluator) : nil
      default: return nil
      }
    case .cast(_, let name):
      return evaluator.type(
        named: evaluator.hash(name, site.file), from: site.file, inside: site.owner)
    default: return nil
    }
  }

  /// `Kind.one`, `Row.Kind.many(3)`: a value of the enum.
  private static func type(
    ofCase name: NameID, of base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard let type = Self.type(spelled: base, site, &evaluator) else { return nil }
    let isCase = evaluator.members(of: type, named: evaluator.hash(name, site.file)).contains {
      if case .enumCase = evaluator.linker[$0].kind { true } else { false }
    }
    return isCase ? type : nil
  }

  /// The same where a constant holds what a type has of itself: `let kitchen = Kitchen.shared`.
  ///
  /// Asked for by who counts alone: with it more is known of each view, and less is the same for several.
  static func type(ofModel id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> TypeID?
  {
    if let type = Self.type(of: id, site, &evaluator) { return type }
    if let type = type(ofStatic: id, site, &evaluator) { return type }
    guard let (held, place) = SettledNames.written(for: id, site, &evaluator) else { return nil }
    return type(ofStatic: held, place, &evaluator)
  }

  /// `Kitchen.shared`.
  private static func type(
    ofStatic id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard case .member(let base, let name) = evaluator.expression(id, site.file),
      let owner = Self.type(spelled: base, site, &evaluator)
    else { return nil }
    let hash = evaluator.hash(name, site.file)
    guard let member = member(hash, of: owner, &evaluator), evaluator.linker[member].isStatic
    else { return nil }
    return type(ofMember: hash, of: owner, &evaluator)
  }

  /// The type that `Kind`, `Row.Kind` names.
  static func type(spelled id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> TypeID?
  {
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      guard case .type(let type) = evaluator.meaning(of: evaluator.hash(name, site.file), at: site)
      else { return nil }
      return type
    case .member(let outer, let name):
      return Self.type(spelled: outer, site, &evaluator).flatMap {
        evaluator.linker.type(named: evaluator.hash(name, site.file), nestedIn: $0)
      }
    default: return nil
    }
  }

  static func type(ofName hash: UInt64, _ site: Site, _ evaluator: inout Evaluator) -> TypeID? {
    if let binding = evaluator.binding(of: hash, in: site.environment) {
      return type(of: binding, site, &evaluator)
    }
    let instance = evaluator.selfInstance(at: site)
    if instance >= 0 {
      if let binding = evaluator.binding(of: hash, givenTo: instance),
        let found = type(of: binding, site, &evaluator)
      {
        return found
      }
      if let made = MadeTypes.type(ofName: hash, givenTo: instance, &evaluator) { return made }
    }
    guard let owner = evaluator.selfType(at: site) else { return nil }
    return type(ofMember: hash, of: owner, &evaluator)
  }

  private static func type(of binding: Binding, _ site: Site, _ evaluator: inout Evaluator)
    -> TypeID?
  {
    if case .instance(let index) = binding.value { return evaluator.instances[Int(index)].type }
    if let type = binding.elementType { return type }
    if let type = binding.type,
      let found = evaluator.linker.type(
        named: evaluator.hash(type.name, type.file), from: type.file, inside: site.owner)
    {
      // What is given tells more than the protocol that it has to conform to.
      guard case .protocol = evaluator.linker[found].kind,
        case .expression(let id, let place) = binding.value
      else { return found }
      return Self.type(of: id, place, &evaluator) ?? found
    }
    if case .expression(let id, let place) = binding.value {
      return Self.type(of: id, place, &evaluator)
    }
    return nil
  }

  static func type(ofMember hash: UInt64, of owner: TypeID, _ evaluator: inout Evaluator) -> TypeID?
  {
    guard let id = member(hash, of: owner, &evaluator) else { return nil }
    let member = evaluator.linker[id]
    let place = Site(
      file: id.file, owner: member.owner.map { TypeID(file: id.file, index: $0) },
      environment: -1)
    if member.type != nil {
      return WrittenTypes.type(of: id, in: place.owner, &evaluator).map {
        MadeTypes.type(of: id, declaredAs: $0, &evaluator)
      }
    }
    if let value = member.value { return type(of: value, place, &evaluator) }
    if let key = environmentKey(of: id, evaluator) {
      return environmentType(ofKey: key, from: id.file, &evaluator)
    }
    return KeyPathWrappers.type(of: id, &evaluator)
  }

  /// All that a type has by a name; a class has what the one above it has where it has nothing of its own.
  static func members(
    _ hash: UInt64, of owner: TypeID, _ evaluator: inout Evaluator
  ) -> [MemberID] {
    let own = evaluator.members(of: owner, named: hash)
    guard own.isEmpty, case .class = evaluator.linker[owner].kind else { return own }
    for above in Lineages.lineage(of: owner, &evaluator).dropFirst() {
      let found = evaluator.members(of: above, named: hash)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What a type has by a name, a class also of those above it; of a case and a property that has its name,
  /// `case icon(Image)` and `var icon: Image?`, the property, as values have that.
  static func member(_ hash: UInt64, of owner: TypeID, _ evaluator: inout Evaluator) -> MemberID? {
    let own = evaluator.members(of: owner, named: hash)
    if let first = own.first {
      guard own.count > 1, case .enumCase = evaluator.linker[first].kind else { return first }
      for other in own {
        if case .computedProperty = evaluator.linker[other].kind { return other }
      }
      return first
    }
    guard case .class = evaluator.linker[owner].kind else { return nil }
    for above in Lineages.lineage(of: owner, &evaluator).dropFirst() {
      if let found = evaluator.members(of: above, named: hash).first { return found }
    }
    return nil
  }

  /// `@Entry var theme = Theme()`.
  private static func environmentType(
    ofKey key: UInt64, from file: FileID, _ evaluator: inout Evaluator
  ) -> TypeID? {
    // What it begins with may be read from the environment as well.
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    let found = evaluator.linker.extensionMembers(
      ofTypeNamed: WellKnown.environmentValues, named: key, from: file
    ).first
    guard let found else { return nil }
    if let type = evaluator.linker[found].type {
      return evaluator.linker.type(
        named: evaluator.hash(type, found.file), from: found.file, inside: nil)
    }
    return evaluator.linker[found].value.flatMap {
      Self.type(of: $0, evaluator.inside(found, self: nil), &evaluator)
    }
  }
}

extension Typing {
  /// `\.openURL` of `@Environment(\.openURL) var open`.
  static func environmentKey(of id: MemberID, _ evaluator: borrowing Evaluator) -> UInt64? {
    let attributes = evaluator.files[id.file].attributes(of: id.index)
    guard attributes.contains(where: { evaluator.word($0, id.file) == .Environment }),
      let key = attributes.last, evaluator.word(key, id.file) != .Environment
    else { return nil }
    return evaluator.hash(key, id.file)
  }
}

extension Scene {
  fileprivate func isInstance(_ value: ValueID) -> Bool {
    if case .instance = self[value] { true } else { false }
  }

  fileprivate func isUnknown(_ value: ValueID) -> Bool {
    if case .unknown = self[value] { true } else { false }
  }

  fileprivate func isCaseOrUnknown(_ value: ValueID) -> Bool {
    switch self[value] {
    case .member, .unknown, .null: true
    default: false
    }
  }
}
