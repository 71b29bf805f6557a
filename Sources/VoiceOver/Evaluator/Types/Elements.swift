import Views

/// Of what type the elements of a list are, where a declaration of the repository says so.
extension Evaluator {
  mutating func elementType(of id: ExpressionID, _ site: Site) -> TypeID? {
    guard think() else { return nil }
    defer { rest() }
    switch expression(id, site.file) {
    case .name(let name): return elementType(ofName: name, site)
    case .member(let base, let name):
      if word(name, site.file) == .lazy { return elementType(of: base, site) }
      return elementType(ofMember: name, of: base, site)
    case .call(let callee, let arguments): return elementType(ofCall: callee, arguments, site)
    case .element(let base, let arguments):
      return files.isSlice(arguments, site) ? elementType(of: base, site) : nil
    case .binary(let sign, let left, let right):
      switch linker.text(of: sign, in: site.file) {
      case "+", "??": return elementType(of: left, site) ?? elementType(of: right, site)
      default: return nil
      }
    case .array(let items):
      return items.first.flatMap { type(of: item($0, site.file), site) }
    case .tuple(let items) where items.count == 1:
      return elementType(of: item(items.lowerBound, site.file), site)
    default: return nil
    }
  }

  private mutating func elementType(
    ofCall callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> TypeID? {
    switch expression(callee, site.file) {
    case .name(let name):
      switch word(name, site.file) {
      case .Array, .Set:
        return arguments.first.flatMap { elementType(of: argument($0, site.file).value, site) }
      default: return elementType(ofName: name, site)
      }
    // `[Card]()`
    case .array(let items):
      return items.count == 1 ? type(spelled: item(items.lowerBound, site.file), site) : nil
    case .member(let base, let name):
      switch word(name, site.file) {
      case .filter, .sorted, .reversed, .shuffled, .prefix, .suffix, .dropFirst, .dropLast,
        .enumerated:
        return elementType(of: base, site)
      default: return elementType(ofMember: name, of: base, site)
      }
    default: return nil
    }
  }

  private mutating func elementType(ofName name: NameID, _ site: Site) -> TypeID? {
    let hash = files.plainHash(name, site)
    switch lookUp(hash, in: site.environment) {
    case .expression(let inner, let place): return elementType(of: inner, place)
    case .some: return nil
    case nil: break
    }
    let instance = selfInstance(at: site)
    let given = instance < 0 ? nil : lookUp(hash, in: instances[Int(instance)].properties)
    if case .expression(let inner, let place) = given, let found = elementType(of: inner, place) {
      return found
    }
    return selfType(at: site).flatMap { elementType(ofMember: hash, of: $0) }
  }

  private mutating func elementType(
    ofMember name: NameID, of base: ExpressionID, _ site: Site
  ) -> TypeID? {
    guard let owner = type(of: base, site) ?? type(spelled: base, site) else { return nil }
    return elementType(ofMember: files.plainHash(name, site), of: owner)
  }

  private mutating func elementType(ofMember hash: UInt64, of owner: TypeID) -> TypeID? {
    guard let id = members(of: owner, named: hash).first else { return nil }
    let member = linker[id]
    if let name = member.elements {
      return linker.type(
        named: self.hash(name, id.file), from: id.file,
        inside: member.owner.map { TypeID(file: id.file, index: $0) })
    }
    guard member.type == nil else { return nil }
    return member.value.flatMap { elementType(of: $0, inside(id, self: nil)) }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `cards.first`, `cards.randomElement()`: one of them.
  func isOneOfList(_ name: NameID, _ site: Site) -> Bool {
    switch word(name, in: site.file) {
    case .first, .last: true
    default: false
    }
  }

  /// As in `cards[0..<3]`.
  fileprivate func isSlice(_ arguments: Range<Int32>, _ site: Site) -> Bool {
    guard arguments.count == 1, let only = arguments.first,
      case .binary(let sign, _, _) = expression(argument(only, in: site.file).value, in: site.file)
    else { return false }
    let text = text(of: sign, in: site.file)
    return text == "..<" || text == "..."
  }

  /// `$cards` is of what `cards` is of.
  func plainHash(_ name: NameID, _ site: Site) -> UInt64 {
    let text = text(of: name, in: site.file)
    return text.hasPrefix("$") && text.count > 1 && !(text.dropFirst().first?.isNumber ?? false)
      ? NameHash.of(String(text.dropFirst())) : hash(name, in: site.file)
  }
}
