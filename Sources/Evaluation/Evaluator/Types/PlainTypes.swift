import Scenes
import Views

/// Types of Swift that a literal or a declaration tells for certain; none of them stands for another one.
enum PlainType {
  case flag, text, number
  /// Views of the framework that functions are handed as such: no literal stands for one.
  case styledText, image

  init?(_ word: Word) {
    switch word {
    case .Text: self = .styledText
    case .Image: self = .image
    case .Bool: self = .flag
    case .String, .Substring, .LocalizedStringKey, .LocalizedStringResource:
      self = .text
    case .Int, .Double, .Float, .CGFloat: self = .number
    default: return nil
    }
  }
}

/// Types of values, as far as declarations spell them.
enum PlainTypes {
  static func plainType(of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> PlainType?
  {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .boolean: return .flag
    case .string: return .text
    case .number: return .number
    case .prefix(let sign, _):
      return evaluator.linker.text(of: sign, in: site.file) == "!" ? .flag : nil
    case .tuple(let items) where items.count == 1:
      return plainType(of: evaluator.item(items.lowerBound, site.file), site, &evaluator)
    case .binary(let sign, _, _):
      switch evaluator.linker.text(of: sign, in: site.file) {
      case "==", "!=", "<", ">", "<=", ">=", "&&", "||": return .flag
      default: return nil
      }
    case .branch(let index):
      let sides = evaluator.branch(index, site.file).alternatives
      guard let body = sides.first.map({ evaluator.alternative($0, site.file).body }),
        body.count == 1,
        case .expression(let first) = evaluator.statement(body.lowerBound, site.file)
      else { return nil }
      return plainType(of: first, site, &evaluator)
    case .call(let callee, _):
      // Of an app's own type of that name nothing is known here.
      guard case .name(let name) = evaluator.expression(callee, site.file),
        evaluator.type(named: evaluator.hash(name, site.file), from: site.file) == nil
      else { return nil }
      switch PlainType(evaluator.word(name, site.file)) {
      case .styledText: return .styledText
      case .image: return .image
      default: return nil
      }
    case .name(let name):
      return plainType(ofName: evaluator.hash(name, site.file), site, &evaluator)
    case .member(let base, let name):
      if case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .`self`
      {
        return plainType(ofName: evaluator.hash(name, site.file), site, &evaluator)
      }
      guard
        let owner = Typing.type(spelled: base, site, &evaluator)
          ?? Typing.type(of: base, site, &evaluator)
      else { return nil }
      return plainType(ofMember: evaluator.hash(name, site.file), of: owner, &evaluator)
    default: return nil
    }
  }

  private static func plainType(ofName hash: UInt64, _ site: Site, _ evaluator: inout Evaluator)
    -> PlainType?
  {
    if let binding = evaluator.binding(of: hash, in: site.environment) {
      if let type = binding.type { return PlainType(evaluator.word(type.name, type.file)) }
      guard case .expression(let inner, let place) = binding.value else { return nil }
      return plainType(of: inner, place, &evaluator)
    }
    return evaluator.selfType(at: site).flatMap { plainType(ofMember: hash, of: $0, &evaluator) }
  }

  private static func plainType(
    ofMember hash: UInt64, of owner: TypeID, _ evaluator: inout Evaluator
  ) -> PlainType? {
    guard let id = evaluator.members(of: owner, named: hash).first,
      !evaluator.linker[id].isFunctionType
    else {
      return nil
    }
    switch evaluator.linker[id].kind {
    case .storedProperty, .computedProperty: break
    default: return nil
    }
    return evaluator.linker[id].type.flatMap { PlainType(evaluator.word($0, id.file)) }
  }
}
