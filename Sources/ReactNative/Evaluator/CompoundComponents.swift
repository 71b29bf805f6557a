internal import Components

/// A component that is made of another one, with props of its own, and perhaps with parts: its parts are
/// its members.
extension ScriptObject {
  // No name of a script has a space.
  private static let rootName = "made of"
  private static let defaultsName = "its defaults"
  private static let fixedName = "its props"
  private static let renamedName = "its names"
  private static let givenOnName = "given on"

  /// What it is made of; nil where it is a plain object.
  var root: ScriptValue? { self[Self.rootName] }

  /// What it gives to the component that it is called with; nil where it is called with none.
  var givenOn: ScriptObject? {
    if case .object(let props)? = self[Self.givenOnName] { props } else { nil }
  }

  init(giving props: ScriptObject) {
    self.init()
    self[Self.givenOnName] = .object(props)
  }

  init(madeOf root: ScriptValue) {
    self.init()
    self[Self.rootName] = root
  }

  /// The same, made of another one.
  func made(of root: ScriptValue) -> ScriptObject {
    var result = self
    result[Self.rootName] = root
    return result
  }

  mutating func add(_ part: ComponentMakers.Part) {
    var (defaults, fixed, renamed) = (ScriptObject(), ScriptObject(), ScriptObject())
    for (key, value) in part.defaults { defaults[key] = value }
    for (key, value) in part.fixed { fixed[key] = value }
    for (key, name) in part.renamed { renamed[key] = .text(.literal(name)) }
    if !defaults.isEmpty { self[Self.defaultsName] = .object(defaults) }
    if !fixed.isEmpty { self[Self.fixedName] = .object(fixed) }
    if !renamed.isEmpty { self[Self.renamedName] = .object(renamed) }
  }

  /// The same with more props that nobody sets otherwise.
  func fixing(_ props: ScriptObject) -> ScriptObject {
    var result = self
    var fixed = ScriptObject()
    if case .object(let known)? = self[Self.fixedName] { fixed = known }
    for key in props.keys { fixed[key] = props[key] }
    fixed.others = props.others ?? fixed.others
    result[Self.fixedName] = .object(fixed)
    return result
  }

  /// What its component is given, of what it is given itself.
  func given(_ props: ScriptObject) -> ScriptObject {
    var props = props
    if case .object(let names)? = self[Self.renamedName] {
      for key in names.keys {
        guard let name = names[key]?.literal, props[name] == nil else { continue }
        if let value = props[key] { props[name] = value }
      }
    }
    if let defaults = self[Self.defaultsName] { props.addDefaults(defaults) }
    if case .object(let fixed)? = self[Self.fixedName] {
      for key in fixed.keys { props[key] = fixed[key] }
      props.others = props.others ?? fixed.others
    }
    return props
  }
}

/// What functions of packages make of components.
enum CompoundComponents {
  /// Nil where the function makes no component.
  static func made(
    by name: ExternalName, _ arguments: [ScriptValue], _ site: ScriptEvaluator.Call,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    if name == ComponentMakers.connect { return connected(arguments, site, &evaluator) }
    if let feed = ComponentMakers.feeds[name.module]?[name.name] {
      return fed(feed, arguments, site, &evaluator)
    }
    if ComponentMakers.styles.contains(name.module) {
      return styled(name, arguments, site, &evaluator)
    }
    if let plain = ComponentMakers.plain[name.module]?[name.name] {
      return .external(ExternalName(module: "react-native", path: [plain]))
    }
    guard ComponentMakers.isOfParts(name.module) else { return nil }
    return parts(name.name, arguments)
  }

  private static func styled(
    _ name: ExternalName, _ arguments: [ScriptValue], _ site: ScriptEvaluator.Call,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    let isFunction =
      name.path.isEmpty || name.path.count == 1 && ComponentMakers.styleNames.contains(name.name)
    if isFunction {
      guard let first = arguments.first, mayBeComponent(first) else { return nil }
      if case .object(let object) = first, object.root != nil { return first }
      return .object(ScriptObject(madeOf: first))
    }
    // `styled.View`…``, and `styled.View.attrs({…})`.
    if KnownComponents.row(of: name) != nil {
      return .object(ScriptObject(madeOf: .external(name)))
    }
    var base = name
    base.path.removeLast()
    guard KnownComponents.row(of: base) != nil else { return nil }
    return called(ScriptObject(madeOf: .external(base)), name.name, arguments, site, &evaluator)
  }

  /// `connect(mapState, mapDispatch)`: what it is called with gets the members of what both give, and no
  /// more; nil where only a run tells these.
  private static func connected(
    _ arguments: [ScriptValue], _ site: ScriptEvaluator.Call, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    // Its last arguments may name or add what nobody here follows.
    guard arguments.count <= 2 || arguments[2].isMissing else { return nil }
    guard var keys = keys(of: arguments.prefix(2), site, &evaluator) else { return nil }
    if arguments.count < 2 || arguments[1].isMissing { keys.append("dispatch") }
    return .object(ScriptObject(giving: props(keys, site, evaluator)))
  }

  /// What a package hands to a component beside what its user gives; nil where only a run tells that.
  private static func fed(
    _ feed: ComponentMakers.Feed, _ arguments: [ScriptValue], _ site: ScriptEvaluator.Call,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    switch feed {
    case .props(let names):
      guard let first = arguments.first, mayBeComponent(first) else { return nil }
      let props = props(names, site, evaluator)
      return .object(ScriptObject(madeOf: first).fixing(props))
    case .propsOfNext(let names):
      return .object(ScriptObject(giving: props(names, site, evaluator)))
    case .named:
      // A function hands over what it makes of all that there is.
      guard !arguments.contains(where: \.isCallable) else {
        return fed(.membersOfArgument(0), arguments, site, &evaluator)
      }
      let names = arguments.compactMap(\.literal)
      guard names.count == arguments.count else { return nil }
      var props = ScriptObject()
      for name in names {
        props[name] = .unknown(ScriptUnknown(words: name, subject: .of("injected", .of(name))))
      }
      return .object(ScriptObject(giving: props))
    case .membersOfArgument(let place):
      guard arguments.indices.contains(place), !arguments[place].isMissing,
        let keys = keys(of: arguments[place...place], site, &evaluator)
      else { return nil }
      return .object(ScriptObject(giving: props(keys, site, evaluator)))
    }
  }

  /// The names of all members of these objects, or of what these functions give; nil where there may be more.
  private static func keys(
    of arguments: ArraySlice<ScriptValue>, _ site: ScriptEvaluator.Call,
    _ evaluator: inout ScriptEvaluator
  ) -> [String]? {
    var keys = ScriptObject()
    for argument in arguments where !argument.isMissing {
      var value = argument
      if case .function(let closure) = argument {
        let given = ScriptValue.unknown(
          ScriptUnknown(words: "state", subject: evaluator.site(site.id, site.scope)))
        value = evaluator.call(closure, [given, given])
      }
      evaluator.spread(value, into: &keys)
      guard case .object = value.anyObject, keys.others == nil else { return nil }
    }
    return keys.keys
  }

  private static func props(
    _ keys: [String], _ site: ScriptEvaluator.Call, _ evaluator: ScriptEvaluator
  ) -> ScriptObject {
    var props = ScriptObject()
    for key in keys {
      props[key] = .unknown(
        ScriptUnknown(words: key, subject: .of(key, evaluator.site(site.id, site.scope))))
    }
    return props
  }

  /// A method of a component that is made of another one; nil where nobody knows it.
  static func called(
    _ object: ScriptObject, _ method: String, _ arguments: [ScriptValue],
    _ site: ScriptEvaluator.Call, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard object.root != nil else { return nil }
    if ComponentMakers.settingsMethods.contains(method) { return .object(object) }
    guard method == ComponentMakers.propsMethod else { return nil }
    var props = arguments.first ?? .undefined
    if props.isCallable {
      let given = ScriptValue.unknown(
        ScriptUnknown(words: "props", subject: .of("props", evaluator.site(site.id, site.scope))))
      props = evaluator.call(props, [given], site)
    }
    var result = ScriptObject()
    evaluator.spread(props, into: &result)
    return .object(object.fixing(result))
  }

  /// `createButton({Root: Pressable, Text})`: what it gives is made of `Root`, and has the others.
  private static func parts(_ factory: String, _ arguments: [ScriptValue]) -> ScriptValue? {
    guard case .object(let first)? = arguments.first, let root = first["Root"] else { return nil }
    var result = made(root, ComponentMakers.part("Root", of: factory))
    for case .object(let parts) in arguments {
      for key in parts.keys where key != "Root" {
        guard let value = parts[key] else { continue }
        result[key] = .object(made(value, ComponentMakers.part(key, of: factory)))
      }
    }
    // `ErrorText` beside `Error` is `Error.Text` too.
    let names = result.keys
    for outer in names where names.count <= ScriptLimits.items {
      guard case .object(var part)? = result[outer] else { continue }
      for name in names where name.count > outer.count && name.hasPrefix(outer) {
        part[String(name.dropFirst(outer.count))] = result[name]
      }
      result[outer] = .object(part)
    }
    return .object(result)
  }

  private static func made(_ value: ScriptValue, _ part: ComponentMakers.Part) -> ScriptObject {
    var result = ScriptObject(madeOf: part.instead.map { .external($0) } ?? value)
    result.add(part)
    return result
  }

  private static func mayBeComponent(_ value: ScriptValue) -> Bool {
    switch value {
    case .function, .classType, .external, .unknown, .choice: true
    case .object(let object): object.root != nil
    default: false
    }
  }
}

extension ScriptValue {
  /// One of the objects that it comes to; nil where it may be something else.
  fileprivate var anyObject: ScriptValue? {
    switch self {
    case .object: self
    case .choice(let choice):
      choice.sides.allSatisfy { $0.value.anyObject != nil }
        ? choice.sides.first?.value.anyObject : nil
    default: nil
    }
  }
}
