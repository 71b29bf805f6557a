import Views

/// Types of Swift that a literal or a declaration tells for certain; none of them stands for another one.
enum PlainType {
  case flag, text, number

  init?(_ word: Word) {
    switch word {
    case .Bool: self = .flag
    case .String, .Substring, .LocalizedStringKey, .LocalizedStringResource:
      self = .text
    case .Int, .Double, .Float, .CGFloat: self = .number
    default: return nil
    }
  }
}

extension Evaluator {
  mutating func plainType(of id: ExpressionID, _ site: Site) -> PlainType? {
    guard think() else { return nil }
    defer { rest() }
    switch expression(id, site.file) {
    case .boolean: return .flag
    case .string: return .text
    case .number: return .number
    case .prefix(let sign, _): return linker.text(of: sign, in: site.file) == "!" ? .flag : nil
    case .tuple(let items) where items.count == 1:
      return plainType(of: item(items.lowerBound, site.file), site)
    case .binary(let sign, _, _):
      switch linker.text(of: sign, in: site.file) {
      case "==", "!=", "<", ">", "<=", ">=", "&&", "||": return .flag
      default: return nil
      }
    case .branch(let index):
      let sides = branch(index, site.file).alternatives
      guard let body = sides.first.map({ alternative($0, site.file).body }), body.count == 1,
        case .expression(let first) = statement(body.lowerBound, site.file)
      else { return nil }
      return plainType(of: first, site)
    case .name(let name): return plainType(ofName: hash(name, site.file), site)
    case .member(let base, let name):
      if case .name(let owner) = expression(base, site.file), word(owner, site.file) == .`self` {
        return plainType(ofName: hash(name, site.file), site)
      }
      guard let owner = type(spelled: base, site) ?? type(of: base, site) else { return nil }
      return plainType(ofMember: hash(name, site.file), of: owner)
    default: return nil
    }
  }

  private mutating func plainType(ofName hash: UInt64, _ site: Site) -> PlainType? {
    if let binding = binding(of: hash, in: site.environment) {
      if let type = binding.type { return PlainType(word(type.name, type.file)) }
      guard case .expression(let inner, let place) = binding.value else { return nil }
      return plainType(of: inner, place)
    }
    return selfType(at: site).flatMap { plainType(ofMember: hash, of: $0) }
  }

  private mutating func plainType(ofMember hash: UInt64, of owner: TypeID) -> PlainType? {
    guard let id = members(of: owner, named: hash).first, !linker[id].isFunctionType else {
      return nil
    }
    switch linker[id].kind {
    case .storedProperty, .computedProperty: break
    default: return nil
    }
    return linker[id].type.flatMap { PlainType(word($0, id.file)) }
  }
}
