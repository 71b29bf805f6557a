internal import Components
internal import ScriptModules

/// What patterns bind.
extension ScriptEvaluator {
  mutating func bind(_ pattern: ScriptPattern, _ value: ScriptValue, _ scope: Int) {
    switch pattern {
    case .missing: break
    case .name(let name):
      var value = value
      // What has no name yet is called as it is bound.
      if case .unknown(var unknown) = value, unknown.words.isEmpty || unknown.takesName {
        unknown.words = name
        unknown.takesName = false
        value = .unknown(unknown)
      }
      scopes[scope].values[name] = value
    case .object(let parts, let others):
      for part in parts {
        let member =
          part.key.map { self.member(value, $0) } ?? unknown("…", .of("key", value.subject()))
        bind(part.pattern, member, scope)
      }
      if let others { bind(others, without(parts.compactMap(\.key), value), scope) }
    case .array(let parts, let others):
      for (index, part) in parts.enumerated() { bind(part, value.item(index), scope) }
      if let others {
        if case .list(var list) = value, list.parts.count >= parts.count, list.items != nil {
          list.parts.removeFirst(parts.count)
          bind(others, .list(list), scope)
        } else {
          bind(others, value, scope)
        }
      }
    case .defaulted(let inner, let fallback): bind(inner, defaulted(value, fallback, scope), scope)
    case .others(let inner): bind(inner, value, scope)
    }
  }

  /// The default stands for `undefined` only; of what nobody knows, only a run tells.
  private mutating func defaulted(
    _ value: ScriptValue, _ fallback: ScriptExpression.ID, _ scope: Int
  ) -> ScriptValue {
    switch value {
    case .undefined: return evaluate(fallback, scope)
    case .choice(let choice) where choice.sides.contains(where: \.value.isUndefined):
      return map(choice) { $1.isUndefined ? $0.evaluate(fallback, scope) : $1 }
    default: return value
    }
  }

  private mutating func without(_ keys: [String], _ value: ScriptValue) -> ScriptValue {
    switch value {
    case .object(var object):
      for key in keys { object[key] = nil }
      if keys.contains("children") { object.others?.lacksChildren = true }
      return .object(object)
    case .choice(let choice): return map(choice) { $0.without(keys, $1) }
    case .unknown(var unknown):
      unknown.words = ""
      if keys.contains("children") { unknown.lacksChildren = true }
      return .unknown(unknown)
    default: return value
    }
  }
}

extension ScriptValue {
  var isUndefined: Bool { if case .undefined = self { true } else { false } }
}

extension ScriptValue {
  /// One of its items by number.
  fileprivate func item(_ index: Int) -> ScriptValue {
    switch self {
    case .list(let list):
      guard let items = list.items else {
        return .unknown(
          ScriptUnknown(words: "", subject: .of("item", UInt64(index), subject()), isCode: true))
      }
      return items.indices.contains(index) ? items[index] : .undefined
    case .unknown(let unknown):
      return .unknown(
        ScriptUnknown(
          words: "", subject: .of("item", UInt64(index), unknown.subject), isCode: unknown.isCode))
    case .undefined, .null: return .undefined
    default:
      return .unknown(
        ScriptUnknown(words: "", subject: .of("item", UInt64(index), subject()), isCode: true))
    }
  }
}
