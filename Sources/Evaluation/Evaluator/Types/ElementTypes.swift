import Scenes
import Views

/// Of what type the elements of a list are, where a declaration of the repository says so.
enum ElementTypes {
  static func elementType(of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> TypeID?
  {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .name(let name): return elementType(ofName: name, site, &evaluator)
    case .member(let base, let name):
      if evaluator.word(name, site.file) == .lazy { return elementType(of: base, site, &evaluator) }
      return elementType(ofMember: name, of: base, site, &evaluator)
    case .call(let callee, let arguments):
      return elementType(ofCall: callee, arguments, site, &evaluator)
    case .element(let base, let arguments):
      return evaluator.files.isSlice(arguments, site)
        ? elementType(of: base, site, &evaluator) : nil
    case .binary(let sign, let left, let right):
      switch evaluator.linker.text(of: sign, in: site.file) {
      case "+", "??":
        return elementType(of: left, site, &evaluator) ?? elementType(of: right, site, &evaluator)
      default: return nil
      }
    case .array(let items):
      return items.first.flatMap {
        Typing.type(of: evaluator.item($0, site.file), site, &evaluator)
      }
    case .tuple(let items) where items.count == 1:
      return elementType(of: evaluator.item(items.lowerBound, site.file), site, &evaluator)
    default: return nil
    }
  }

  private static func elementType(
    ofCall callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> TypeID? {
    switch evaluator.expression(callee, site.file) {
    case .name(let name):
      switch evaluator.word(name, site.file) {
      case .Array, .Set:
        return arguments.first.flatMap {
          elementType(of: evaluator.argument($0, site.file).value, site, &evaluator)
        }
      // Of `zip(cards.indices, cards)` a row shows the second.
      case .zip:
        return arguments.last.flatMap {
          elementType(of: evaluator.argument($0, site.file).value, site, &evaluator)
        }
      default: return elementType(ofName: name, site, &evaluator)
      }
    // `[Card]()`
    case .array(let items):
      return items.count == 1
        ? Typing.type(spelled: evaluator.item(items.lowerBound, site.file), site, &evaluator) : nil
    case .member(let base, let name):
      switch evaluator.word(name, site.file) {
      case .filter, .sorted, .reversed, .shuffled, .prefix, .suffix, .dropFirst, .dropLast,
        .enumerated:
        return elementType(of: base, site, &evaluator)
      case .map: return MappedRows.type(callee, arguments, site, &evaluator)
      default: return elementType(ofMember: name, of: base, site, &evaluator)
      }
    default: return nil
    }
  }

  private static func elementType(ofName name: NameID, _ site: Site, _ evaluator: inout Evaluator)
    -> TypeID?
  {
    let hash = evaluator.files.plainHash(name, site)
    if let binding = evaluator.binding(of: hash, in: site.environment) {
      if case .expression(let inner, let place) = binding.value,
        let found = elementType(of: inner, place, &evaluator)
      {
        return found
      }
      return binding.elements.flatMap {
        evaluator.type(named: evaluator.hash($0.name, $0.file), from: $0.file, inside: site.owner)
      }
    }
    let instance = evaluator.selfInstance(at: site)
    let given =
      instance < 0 ? nil : evaluator.property(hash, of: instance)
    if case .expression(let inner, let place) = given,
      let found = elementType(of: inner, place, &evaluator)
    {
      return found
    }
    if let type = evaluator.selfType(at: site), !evaluator.members(of: type, named: hash).isEmpty {
      return elementType(ofMember: hash, of: type, &evaluator)
    }
    guard case .global(let found) = evaluator.meaning(of: hash, at: site) else { return nil }
    return elementType(of: found, &evaluator)
  }

  private static func elementType(
    ofMember name: NameID, of base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard
      let owner = Typing.type(of: base, site, &evaluator)
        ?? Typing.type(spelled: base, site, &evaluator)
    else { return nil }
    return elementType(ofMember: evaluator.files.plainHash(name, site), of: owner, &evaluator)
  }

  private static func elementType(
    ofMember hash: UInt64, of owner: TypeID, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard let id = evaluator.members(of: owner, named: hash).first else {
      guard hash == WellKnown.allCases, case .enum = evaluator.linker[owner].kind else {
        return nil
      }
      return owner
    }
    return elementType(of: id, &evaluator)
  }

  private static func elementType(of id: MemberID, _ evaluator: inout Evaluator) -> TypeID? {
    let member = evaluator.linker[id]
    if let name = member.elements {
      return evaluator.linker.type(
        named: evaluator.hash(name, id.file), from: id.file,
        inside: member.owner.map { TypeID(file: id.file, index: $0) })
    }
    guard member.type == nil else { return nil }
    return member.value.flatMap { elementType(of: $0, evaluator.inside(id, self: nil), &evaluator) }
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
