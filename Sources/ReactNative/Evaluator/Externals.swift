internal import Components
internal import ScriptModules

/// Calls of what packages and the language give.
extension ScriptEvaluator {
  mutating func call(
    _ name: ExternalName, _ arguments: [ScriptValue], _ site: Call
  ) -> ScriptValue {
    let first = arguments.first ?? .undefined
    if let made = CompoundComponents.made(by: name, arguments, site, &self) { return made }
    if let modifier = SwiftUIParts.modifier(name, arguments) { return modifier }
    guard let row = KnownFunctions.row(of: name) else {
      return result(of: .external(name), arguments, site)
    }
    switch row {
    case .first: return first
    case .restyled, .second: return arguments.count > 1 ? arguments[1] : .undefined
    case .callsFirst: return call(first, [], site)
    case .wraps: return first
    case .loads: return loaded(first, site)
    case .createElement: return created(arguments, site)
    case .cloneElement: return cloned(arguments, site)
    case .state: return state(first, site)
    case .reference:
      let subject = UInt64.of("reference", self.site(site.id, site.scope))
      return GivenFunctions.reference(to: first, subject) ?? unknown("", subject)
    case .platform: return first.forPhone
    case .flatten: return .list(ScriptList(arguments))
    case .mapChildren: return mapChildren(arguments, site)
    case .childrenList: return ChildLists.list(of: first)
    case .countChildren: return ChildLists.count(of: first, &self)
    case .isElement:
      return ChildLists.isElement(first, self.site(site.id, site.scope), &self)
    case .assign:
      var result = ScriptObject()
      for argument in arguments { spread(argument, into: &result) }
      if case .object = first { return .object(result) }
      return first
    case .merged: return MergedObjects.merged(arguments)
    case .completed: return MergedObjects.merged(arguments.reversed())
    case .reader: return .flag(true)
    case .readers: return ScreenReader.settings(self.site(site.id, site.scope))
    case .keys, .values, .entries: return members(first, row, site)
    case .has:
      let words = module(site.scope).words(site.id)
      guard arguments.count > 1,
        let isIn = Comparisons.membership(arguments[1], in: first, words, self)
      else { return result(of: .external(name), arguments, site) }
      return .of(isIn)
    case .cases: return PatternChains.start(first)
    case .arranged: return ArrangedLists.arranged(name.name, arguments, site, &self)
    case .flattened: return ArrangedLists.flattened(first, site, &self)
    case .flatMapped, .joined:
      let method = if case .joined = row { "concat" } else { "flatMap" }
      return call(first, method: method, Array(arguments.dropFirst()), site)
    case .anyOne: return ArrangedLists.one(of: first, site, &self)
    case .arrayFrom: return arrayFrom(arguments, site)
    case .arrayOf:
      if case .number(let count) = first { return .blank(count) }
      return .list(ScriptList(arguments))
    case .times: return times(arguments, site)
    case .each:
      guard arguments.count > 1 else { return .undefined }
      return call(first, method: "forEach", [arguments[1]], site)
    default: return callWorld(name, row, arguments, site)
    }
  }

  /// Texts, navigators and what the system is given.
  private mutating func callWorld(
    _ name: ExternalName, _ row: KnownFunction, _ arguments: [ScriptValue], _ site: Call
  ) -> ScriptValue {
    let first = arguments.first ?? .undefined
    switch row {
    case .translate:
      let words = module(site.scope).words(site.id)
      return translated(.external(name), words, arguments) ?? unknown(words, .of(words, seed))
    case .translator:
      return .external(
        ExternalName(
          module: name.module, path: [MessageText.translator] + MessageText.prefixes(arguments)))
    case .navigator: return navigator(name, arguments, site)
    case .navigatorMaker: return .external(OwnNavigators.maker(of: first, self))
    case .registers:
      register(arguments, site)
      return .undefined
    case .printed:
      return PrintedText.value(arguments, &self)
        ?? result(of: .external(name), arguments, site)
    case .characters: return MadeCharacters.text(name, arguments, &self)
    case .integer:
      return MadeCharacters.number(arguments) ?? result(of: .external(name), arguments, site)
    case .selected:
      return SelectedState.value(of: name, arguments, site, &self)
        ?? result(of: .external(name), arguments, site)
    case .string:
      if case .object = first { return unknown("…", .of("string", first.subject())) }
      return .text(first.text)
    case .iconSet:
      return .external(ExternalName(module: "react-native-vector-icons", path: ["Icon"]))
    case .boolean: return ScriptValue.of(truth(first))
    case .classMaker: return .external(UtilityClasses.made)
    case .window: return PhoneWindow.size
    case .classes: return UtilityClasses.styles(of: .list(ScriptList(arguments)))
    case .context: return Contexts.made(at: site, self)
    case .provided: return Contexts.value(of: name, arguments, site, &self)
    default: return result(of: .external(name), arguments, site)
    }
  }

  mutating func make(
    _ callee: ScriptExpression.ID, _ arguments: [ScriptExpression.ID], _ id: ScriptExpression.ID,
    _ scope: Int
  ) -> ScriptValue {
    let value = evaluate(callee, scope)
    let arguments = self.arguments(arguments, scope)
    if let time = MessageText.time(value, arguments) { return time }
    if case .external(let name) = value {
      if name.path == ["Array"], case .number(let count)? = arguments.first { return .blank(count) }
      // Tables of texts by language: the English ones are read.
      for argument in arguments {
        if case .object(let object) = argument, let english = LanguageTables.english(in: object) {
          return english
        }
      }
      if let table = LanguageTables.behind(name, arguments) { return table }
      // `new Set([…])` and `new Map([…])` hold what they are given.
      if name.path == ["Set"], case .list? = arguments.first { return arguments[0] }
    }
    var digest = ScriptDigest(.of("new", value.subject()))
    for argument in arguments { digest.mix(argument.subject()) }
    return unknown(module(scope).words(id), digest.value)
  }

  private mutating func state(_ initial: ScriptValue, _ site: Call) -> ScriptValue {
    let subject = self.site(site.id, site.scope)
    let module = modules[scopes[site.scope].module]
    if module.readers.contains(site.id) {
      return .list(ScriptList([.flag(true), unknown("", .of("set", subject))]))
    }
    var value = ScriptUnknown(words: "", subject: subject)
    // What begins with so many items keeps them, as far as anybody can tell; what begins empty is filled.
    if case .list(let list) = initial, let items = list.items, !items.isEmpty {
      value.most = items.count
    }
    if module.starts.contains(site.id) {
      value.start = ScriptStart(initial)
    }
    return .list(
      ScriptList([
        .unknown(value),
        unknown("", .of("set", subject)),
      ]))
  }

  private mutating func loaded(_ value: ScriptValue, _ site: Call) -> ScriptValue {
    guard case .function(let closure) = value else { return value }
    switch call(closure, []) {
    case .namespace(let path): return exportValue("default", of: path) ?? .undefined
    case .object(let object): return object["default"] ?? .object(object)
    case let other: return other
    }
  }

  // MARK: Elements

  private mutating func created(_ arguments: [ScriptValue], _ site: Call) -> ScriptValue {
    var props = ScriptObject()
    if arguments.count > 1 { spread(arguments[1], into: &props) }
    let children = Array(arguments.dropFirst(2))
    if children.count == 1 { props["children"] = children[0] }
    if children.count > 1 { props["children"] = .list(ScriptList(children)) }
    return .element(
      ReactElement(
        type: arguments.first ?? .undefined, props: props, site: hostSite(site, "createElement"),
        seed: seed, makers: shown, passes: arguments.count > 1 ? .all : []))
  }

  func hostSite(_ site: Call, _ tag: String) -> HostSite {
    let path = modules[scopes[site.scope].module].path
    return HostSite(
      path: path, offset: site.offset, view: ModuleGraph.componentName(path),
      anchor: "/" + tag,
      tag: tag)
  }

  private mutating func cloned(_ arguments: [ScriptValue], _ site: Call) -> ScriptValue {
    switch arguments.first ?? .undefined {
    case .element(var element):
      if arguments.count > 1 { spread(arguments[1], into: &element.props) }
      if arguments.count > 2 {
        element.props["children"] = .list(ScriptList(Array(arguments.dropFirst(2))))
      }
      return .element(element)
    case .choice(let choice):
      return map(choice) { $0.cloned([$1] + arguments.dropFirst(), site) }
    case let other: return other
    }
  }

  private mutating func mapChildren(_ arguments: [ScriptValue], _ site: Call) -> ScriptValue {
    guard arguments.count > 1 else { return .undefined }
    switch arguments[0] {
    case .undefined, .null: return .undefined
    case .list(let list):
      // What it gives nothing for is left out (`Children.map` of React's documentation).
      let result = each(of: list.flat, arguments[1], site)
      if case .list(let list) = result { return .list(list.present) }
      return result
    case .unknown: return arguments[0]
    case let one: return each(of: ScriptList([one]), arguments[1], site)
    }
  }

  // MARK: Collections

  private mutating func members(
    _ value: ScriptValue, _ row: KnownFunction, _ site: Call
  ) -> ScriptValue {
    switch value {
    case .object(let object) where object.others == nil:
      return .list(
        ScriptList(
          object.keys.map { key in
            let name = ScriptValue.text(.literal(key))
            let member = object[key] ?? .undefined
            return switch row {
            case .keys: name
            case .values: member
            default: .list(ScriptList([name, member]))
            }
          }))
    case .choice(let choice): return map(choice) { $0.members($1, row, site) }
    case .list(let list): return row == .keys ? .list(list.places(value.subject())) : value
    default:
      return .unknown(
        ScriptUnknown(
          words: module(site.scope).words(site.id), subject: .of("members", value.subject())))
    }
  }

  private mutating func arrayFrom(_ arguments: [ScriptValue], _ site: Call) -> ScriptValue {
    var source = arguments.first ?? .undefined
    if case .object(let object) = source, let length = object["length"] {
      if case .number(let count) = length {
        source = .blank(count)
      } else {
        source = .unknown(ScriptUnknown(words: "", subject: length.subject()))
      }
    }
    guard arguments.count > 1 else { return source }
    return call(source, method: "map", [arguments[1]], site)
  }

  private mutating func times(_ arguments: [ScriptValue], _ site: Call) -> ScriptValue {
    var source = ScriptValue.unknown(
      ScriptUnknown(words: "", subject: (arguments.first ?? .undefined).subject()))
    if case .number(let count)? = arguments.first {
      source = .numbers(from: 0, to: count)
      if case .number(let end)? = arguments.dropFirst().first {
        source = .numbers(from: count, to: end)
      }
    }
    guard arguments.count > 1, arguments[1].isCallable else { return source }
    return call(source, method: "map", [arguments[1]], site)
  }
}

extension ScriptValue {
  /// So many items of which nothing is known.
  fileprivate static func blank(_ count: Double) -> ScriptValue {
    guard count >= 0, count <= 10_000 else {
      return .unknown(
        ScriptUnknown(words: "", subject: .of("array", count.bitPattern), isCode: true))
    }
    var list = ScriptList()
    list.parts = Array(repeating: .item(.undefined), count: Int(count))
    return .list(list)
  }

  /// Numbers one after the other, up to the end and without it.
  fileprivate static func numbers(from start: Double, to end: Double) -> ScriptValue {
    guard end - start <= Double(ScriptLimits.items), end >= start, start.magnitude < 1e9 else {
      return .blank(end - start)
    }
    return .list(
      ScriptList((0..<Int((end - start).rounded(.up))).map { .number(start + Double($0)) }))
  }

  /// `ios`, then `native`, then `default`.
  fileprivate var forPhone: ScriptValue {
    guard case .object(let object) = self else { return self }
    for key in ["ios", "native", "default"] {
      if let side = object[key] { return side }
    }
    return .undefined
  }
}

extension ScriptList {
  /// The place of each of its items.
  fileprivate func places(_ subject: UInt64) -> ScriptList {
    var result = self
    for (index, part) in parts.enumerated() {
      switch part {
      case .item: result.parts[index] = .item(.number(Double(index)))
      case .rows(var rows):
        rows.body = .unknown(
          ScriptUnknown(words: "index", subject: .of("place", subject), takesName: true))
        result.parts[index] = .rows(rows)
      }
    }
    return result
  }
}
