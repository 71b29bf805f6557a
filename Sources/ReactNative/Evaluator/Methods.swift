internal import Components
internal import ScriptModules

/// Methods of lists and texts.
extension ScriptEvaluator {
  /// How many items a collection has; nil where only a run tells.
  func count(of value: ScriptValue) -> Int? {
    switch value {
    case .list(let list): list.items?.count
    case .unknown(let unknown): unknown.most.map { min($0, rows) }
    case .undefined, .null: 0
    default: nil
    }
  }

  /// Nil where it is none that is known.
  mutating func listMethod(
    _ list: ScriptList, _ name: String, _ arguments: [ScriptValue], _ site: Call
  ) -> ScriptValue? {
    switch name {
    case "map": return each(of: list, arguments.first ?? .undefined, site)
    case "flatMap":
      let value = each(of: list, arguments.first ?? .undefined, site)
      if case .list(let list) = value { return .list(FlatLists.list(list, site, self)) }
      return value
    case "flat": return .list(list.flat)
    case "forEach":
      _ = each(of: list, arguments.first ?? .undefined, site)
      return .undefined
    case "filter":
      guard case .external(let external)? = arguments.first, external.path == ["Boolean"] else {
        return filtered(list, arguments.first ?? .undefined, site)
      }
      return .list(list.present)
    case "concat":
      var result = list
      for argument in arguments {
        switch argument {
        case .list, .unknown: add(argument, to: &result, at: site.id, site.scope)
        default: result.parts.append(.item(argument))
        }
      }
      return .list(result)
    case "reverse", "toReversed":
      var result = list
      result.parts.reverse()
      return .list(result)
    case "slice":
      if let ways = list.ways {
        return map(ways) { $0.call($1, method: name, arguments, site) }
      }
      return list.sliced(arguments, &self)
    case "join":
      var separator = ","
      if let text = arguments.first?.literal { separator = text }
      if separator.isEmpty, let letters = list.letters { return .text(letters) }
      guard let items = list.items else { return nil }
      return .text(.sentence(items.map(\.text), separator: separator))
    case "includes":
      guard let items = list.items, let item = arguments.first else { return nil }
      return .of(
        items.reduce(ScriptCondition.constant(false)) { .either($0, equals($1, item)) })
    case "at":
      guard let items = list.items, case .number(let number)? = arguments.first else { return nil }
      let index = number < 0 ? items.count + number.asIndex : number.asIndex
      return items.indices.contains(index) ? items[index] : .undefined
    case "fill":
      guard let items = list.items else { return nil }
      return .list(ScriptList(items.map { _ in arguments.first ?? .undefined }))
    case "keys", "values", "entries": return .list(list)
    case "find":
      guard let items = list.items, items.count <= ScriptLimits.items else { return nil }
      return found(items, arguments.first ?? .undefined, site)
    case "reduce": return ReducedLists.value(of: list, arguments, &self)
    default: return KnownFunctions.listCopies.contains(name) ? .list(list) : nil
    }
  }

  /// The function called for each item, with what it gives.
  mutating func each(of list: ScriptList, _ function: ScriptValue, _ site: Call) -> ScriptValue {
    var result = ScriptList()
    let outer = seed
    var index = 0
    let isLong = list.parts.count > ScriptLimits.items
    for part in isLong ? [] : list.parts {
      switch part {
      case .item(let item):
        seed = .of("turn", outer, UInt64(index))
        var value = ScriptValue.undefined
        if case .choice(let choice) = item, choice.isOfLists {
          // Items that are there on a condition.
          value = map(choice) { evaluator, side in
            guard case .list(let list) = side else { return side }
            return evaluator.each(of: list, function, site)
          }
        } else {
          value = turn(function, item, .number(Double(index)), site, in: .list(list))
        }
        result.parts.append(.item(value))
      case .rows(var rows):
        seed = .of("rows", outer, UInt64(index))
        let before = rows.body
        let mark = writes.count
        if case .choice(let choice) = before, choice.isOfLists {
          // So many that each of these lists is put in: see `FlatLists`.
          rows.body = map(choice) { evaluator, side in
            guard case .list(let list) = side else { return side }
            return evaluator.each(of: list, function, site)
          }
        } else {
          rows.body = turn(function, before, .place(seed), site, in: .list(list))
          rows.turn = RowQuestions.turn(index: seed, before, self)
        }
        repeatWrites(since: mark, count: rows.isAssumed ? nil : rows.count, rows.turn)
        // The place of rows is where data becomes elements.
        if !before.holdsElements, rows.body.holdsElements {
          rows.site = HostSite(
            path: modules[scopes[site.scope].module].path, offset: site.offset, view: "",
            anchor: "", tag: "map")
        }
        result.parts.append(.rows(rows))
      }
      index += 1
    }
    if isLong {
      let value = ScriptValue.list(list)
      result.parts = [.rows(repeated(value, count: list.parts.count, function, site))]
    }
    seed = outer
    return .list(result)
  }

  /// The collection itself is handed in where the function asks for it.
  private mutating func turn(
    _ function: ScriptValue, _ item: ScriptValue, _ index: ScriptValue, _ site: Call,
    in collection: ScriptValue? = nil
  ) -> ScriptValue {
    if case .function(let closure) = function {
      trace.note(codeOf: closure.module)
      let parameters = modules[closure.module].module.functions[Int(closure.function)].parameters
      var arguments = [item, index]
      if let collection, parameters.count > closure.bound.count + 2 {
        arguments.append(collection)
      }
      return call(closure, arguments, keepsWrites: true)
    }
    return call(function, [item, index], site)
  }

  /// The same once for each item of a collection that only a run tells.
  mutating func repeated(
    _ collection: ScriptValue, count known: Int?, _ function: ScriptValue, _ site: Call
  ) -> ScriptRows {
    let outer = seed
    let subject = UInt64.of("row", collection.subject(), seed)
    seed = subject
    let mark = writes.count
    let item = ScriptValue.unknown(ScriptUnknown(words: "", subject: .of("item", subject)))
    let index = UInt64.of("index", subject)
    let body = turn(function, item, .place(index), site, in: collection)
    let told = RowQuestions.turn(index: index, item, self)
    repeatWrites(since: mark, count: known ?? count(of: collection), told)
    seed = outer
    return ScriptRows(
      count: known ?? rows, isAssumed: known == nil, body: body,
      site: HostSite(
        path: modules[scopes[site.scope].module].path, offset: site.offset, view: "", anchor: "",
        tag: "map"), turn: told)
  }

  private mutating func filtered(
    _ list: ScriptList, _ function: ScriptValue, _ site: Call
  ) -> ScriptValue {
    if list.items == nil || list.parts.count > ScriptLimits.items {
      forget(changesBy: [function])
    }
    guard list.parts.count <= ScriptLimits.items else { return .list(list) }
    var result = ScriptList()
    for part in list.parts {
      guard case .item(let item) = part else {
        result.parts.append(part)
        continue
      }
      if case .choice(let choice) = item, choice.isOfLists {
        let value = map(choice) { evaluator, side in
          guard case .list(let list) = side else { return side }
          return evaluator.filtered(list, function, site)
        }
        result.parts.append(.item(value))
        continue
      }
      let answer = turn(function, item, .undefined, site)
      switch truth(answer) {
      case .constant(true): result.parts.append(part)
      case .constant(false): break
      // Whether it is among them is open, and it is shown as often as not.
      case let condition:
        let (there, none) = (ScriptList([item]), ScriptList())
        result.parts.append(.item(ScriptValue.choose(condition, .list(there), .list(none))))
      }
    }
    return .list(result)
  }

  private mutating func found(
    _ items: [ScriptValue], _ function: ScriptValue, _ site: Call
  ) -> ScriptValue {
    var sides: [ScriptChoice.Side] = []
    for item in items {
      let answer = turn(function, item, .undefined, site)
      sides.append(ScriptChoice.Side(condition: truth(answer), value: item))
    }
    return ScriptValue.choose(sides)
  }

  // MARK: Methods of what nobody knows

  mutating func unknownMethod(
    _ value: ScriptUnknown, _ name: String, _ arguments: [ScriptValue], _ site: Call
  ) -> ScriptValue {
    switch name {
    case "map", "flatMap":
      // A `map` of something that takes no function maps no collection.
      guard let function = arguments.first, function.isCallable else { break }
      var list = ScriptList()
      list.parts = [
        .rows(
          repeated(.unknown(value), count: value.most.map { min($0, rows) }, function, site))
      ]
      return .list(name == "flatMap" ? FlatLists.list(list, site, self) : list)
    case "forEach":
      guard let function = arguments.first, function.isCallable else { break }
      _ = repeated(.unknown(value), count: nil, function, site)
      return .undefined
    case "slice":
      guard arguments.count == 2, case .number(let end) = arguments[1],
        case .number(let start) = arguments[0], end >= start, start >= 0
      else { break }
      var part = value
      part.most = min(value.most ?? .max, (end - start).asIndex)
      part.subject = .of("slice", value.subject)
      part.start = nil
      return .unknown(part)
    default: break
    }
    // A number as text, or a part of a text, is data as they are.
    let isChanged = arguments.contains { if case .function = $0 { true } else { false } }
    if !isChanged, KnownFunctions.textMethods.contains(name) {
      return .text(value.isCode ? .code(module(site.scope).words(site.id)) : value.text)
    }
    if !isChanged, !value.isCode, !value.words.isEmpty, KnownFunctions.wordings.contains(name) {
      var digest = ScriptDigest(.of(name, value.subject))
      for argument in arguments { digest.mix(argument.subject()) }
      var text = value
      text.subject = digest.value
      text.start = nil
      return .unknown(text)
    }
    return result(of: derived(value, name), arguments, site)
  }
}

extension ScriptValue {
  /// Which one it is in its list, in the words of whoever is told.
  static func place(_ subject: UInt64) -> ScriptValue {
    .unknown(
      ScriptUnknown(
        words: "index", subject: subject, range: ScriptUnknown.places, takesName: true))
  }

  /// As far as it is made of elements.
  fileprivate var holdsElements: Bool {
    switch self {
    case .element: true
    case .list(let list):
      list.parts.prefix(8).contains { part in
        if case .item(let item) = part { item.holdsElements } else { false }
      }
    case .choice(let choice): choice.sides.prefix(8).contains { $0.value.holdsElements }
    default: false
    }
  }

  var isCallable: Bool {
    switch self {
    case .function, .external, .unknown: true
    case .choice(let choice): choice.sides.allSatisfy(\.value.isCallable)
    default: false
    }
  }
}

extension Double {
  /// As a place in a list, however large it is; 0 where it is no number.
  var asIndex: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, -1_000_000), 1_000_000)) }
}
