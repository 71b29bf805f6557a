internal import Components
internal import DartModules
internal import DartSyntax
internal import VoiceOver

/// `a(b)`.
extension DartEvaluator {
  mutating func call(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let file = file(frame)
    guard let callee = file.firstChild(node) else { return unknown(node, frame) }
    switch file.kind(callee) {
    case .nameExpr:
      let name = file.name(callee)
      let target = self.name(callee, frame)
      if case .member("", name) = target {
        return made(name, node, &frame)
      }
      if case .unknown(let unknown) = target, unknown.code == name,
        let this = frame.locals["this"]
      {
        return callMethod(name, of: this, node, &frame)
      }
      if case .unknown = target, let value = ofPhone(name, node, &frame) { return value }
      if case .unknown = target,
        let number = DartAnswers.reckoned(name, arguments(node, &frame).map(\.value))
      {
        return number
      }
      if case .unknown = target, Formatters.isOne(name),
        let value = Formatters.value(name, arguments(node, &frame), node, frame, self)
      {
        return value
      }
      if case .unknown = target, DartTexts.translating.contains(name),
        case .text(let key, _)? = arguments(node, &frame).first?.value
      {
        return translation(key, frame)
      }
      return invoke(target, node, &frame, named: name)
    case .memberExpr, .optionalMemberExpr: return callMember(callee, node, &frame)
    case .superExpr: return .null
    default: return invoke(evaluate(callee, &frame), node, &frame, named: "")
    }
  }

  /// Of functions of packages that choose by device.
  private mutating func ofPhone(
    _ name: String, _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue? {
    if let kind = PlatformFacts.kinds[name] { return kind }
    guard let label = PlatformFacts.chosen[name] else { return nil }
    return arguments(node, &frame).first { $0.label == label }?.value
  }

  private mutating func callMember(
    _ callee: DartNodeID, _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    let file = file(frame)
    let name = file.name(callee)
    guard let base = file.firstChild(callee) else { return unknown(node, frame) }
    if file.kind(base) == .superExpr {
      guard let this = frame.this.first, let found = superMember(name, this, frame) else {
        return unknown(node, frame)
      }
      return invoke(found, node, &frame, named: name)
    }
    if file.kind(base) == .nameExpr, frame.locals[file.name(base)] == nil {
      let word = file.name(base)
      if libraries.hasPrefix(word, in: frame.file) {
        if let found = topLevel(name, frame, prefix: word) {
          return invoke(found, node, &frame, named: name)
        }
        return name.first?.isUppercase == true ? made(name, node, &frame) : unknown(node, frame)
      }
    }
    let value = evaluate(base, &frame)
    let found = callMember(name, of: value, node, &frame)
    // What nothing has as well is there of that too (Dart, `Null`).
    let isOptional =
      file.kind(callee) == .optionalMemberExpr || value.isNullable && name != "toString"
    return isOptional ? found.loosened : found
  }

  private mutating func callMember(
    _ name: String, of value: DartValue, _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    if DartLists.isCollection(value), AssignmentScan.changing.contains(name) {
      let found = callMethod(name, of: value, node, &frame)
      LocalCollections.change(node, &frame, &self)
      return found
    }
    switch value {
    case .type(let type): return construct(type, name, node, &frame)
    case .member("", let type):
      if name == "of" || name == "maybeOf" || name == "current",
        isMessages(DartTypeName(type), frame)
      {
        return .messages
      }
      if type == "List" || type == "Iterable", name == "generate" {
        return generated(node, &frame)
      }
      if let found = ContextProviders.value(of: type, name, node, frame, self) { return found }
      if type == IntlMessages.type, IntlMessages.isOne(name) {
        return IntlMessages.value(name, arguments(node, &frame)) ?? unknown(node, frame)
      }
      if Formatters.isOne(name), !WidgetTable.isKnown(type),
        let value = Formatters.value(
          name, arguments(node, &frame), type: DartTypeName(type), node, frame, self)
      {
        return value
      }
      return made(type, constructor: name, node, &frame)
    case .member(let prefix, let type)
    where type.first?.isUppercase == true && prefix.first?.isUppercase != true:
      return made(type, constructor: name, node, &frame)
    default: return callMethod(name, of: value, node, &frame)
    }
  }

  /// What a value gives when it is called.
  mutating func invoke(
    _ target: DartValue, _ node: DartNodeID, _ frame: inout CodeFrame, named name: String
  ) -> DartValue {
    switch target {
    case .closure(let closure):
      return run(closure, arguments(node, &frame))?.element(of: closure.name)
        .typed(byResult: closure.result) ?? result(of: closure, node, &frame)
    case .type(let type): return construct(type, "", node, &frame)
    case .constructor(let type, let name): return construct(type, name, node, &frame)
    case .member(_, let name) where name.first?.isUppercase == true:
      return made(name, node, &frame)
    // `Card.filled`, called later.
    case .member(let type, let constructor) where WidgetTable.isKnown(type):
      return made(type, constructor: constructor, node, &frame)
    case .either(let choice):
      let sides = choice.sides.map { side in
        DartChoice<DartValue>.Side(
          condition: side.condition, content: invoke(side.content, node, &frame, named: name))
      }
      if choice.isExhaustive, let only = Self.alike(sides.map(\.content)) { return only }
      return DartAnswers.whole(
        DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
    case .null: return .null
    case .unknown(let unknown):
      if let type = unknown.type, type.content == .builder {
        return .unknown(
          UnknownValue(
            code: unknown.code, subject: unknown.subject, isData: true, type: DartTypeName("Widget")
          ))
      }
      return self.unknown(node, frame)
    default: return unknown(node, frame)
    }
  }

  /// Widgets of the framework that were given the same and are laid out alike: which of them it is, nobody hears.
  private static func alike(_ values: [DartValue]) -> DartValue? {
    guard case .made(let first)? = values.first, first.type == nil,
      let row = WidgetTable.row(first.name)
    else { return nil }
    let isSame = values.allSatisfy { value in
      guard case .made(let made) = value, made.type == nil, made.place == first.place,
        let other = WidgetTable.row(made.name)
      else { return false }
      return other.shape == row.shape && other.slots == row.slots
    }
    return isSame ? values.last : nil
  }

  /// Of a function without a body that could be followed.
  private func result(
    of closure: DartClosure, _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    if let type = closure.result, isMessages(type, frame) { return .messages }
    return unknown(node, frame, type: closure.result)
  }

  mutating func arguments(
    _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> [Made.Argument] {
    let file = file(frame)
    for child in file.children(node) where file.kind(child) == .arguments {
      return file.children(child).map { argument in
        guard file.kind(argument) == .namedArgument else {
          return Made.Argument(label: "", value: handed(argument, &frame))
        }
        let value = file.firstChild(argument).map { handed($0, &frame) } ?? .null
        return Made.Argument(label: file.name(argument), value: value)
      }
    }
    return []
  }

  private mutating func handed(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let value = evaluate(node, &frame)
    guard case .closure(let closure) = value else { return value }
    return .closure(closure.handed(on: makers))
  }

  /// An object of the framework or of a package.
  mutating func made(
    _ name: String, constructor: String = "", _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    lookups.insert(name)
    if let value = PlatformFacts.wayBack(constructor, of: name, shownBy: shownBy)
      ?? PlatformFacts.answers[name]?[constructor]
    {
      return value
    }
    if constructor.hasSuffix("Of"), let value = PlatformFacts.value(constructor, of: name) {
      return value
    }
    let given = HandedTypes.typed(
      arguments(node, &frame), of: name, by: HeldTypes.arguments(of: node, in: file(frame)))
    if let held = DartLists.held(name, constructor, given) { return held }
    if name == "List", constructor == "filled", given.count >= 2 {
      let count = given[0].value.number.flatMap { Int(exactly: $0) }
      return .list([
        .rows(.init(count: count, items: [.one(given[1].value)], place: place(node, frame)))
      ])
    }
    return .made(
      Made(
        name, constructor: constructor == "new" ? "" : constructor, given,
        at: place(node, frame), in: frame.view))
  }

  // MARK: Own types

  /// A constructor or a static function of a type of the repository.
  mutating func construct(
    _ type: DartTypeRef, _ name: String, _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    note(type)
    let declaration = libraries[type]
    let name = name == "new" ? "" : name
    if isMessages(DartTypeName(type.name), frame), name == "of" || name == "maybeOf" {
      return .messages
    }
    if !name.isEmpty, let found = staticMember(name, of: type, frame) {
      return invoke(found, node, &frame, named: name)
    }
    let arguments = arguments(node, &frame)
    let factory = declaration.functions.first { $0.kind == .factory && $0.name == name }
    if let body = factory?.body { note(body, in: type.file) }
    if let factory, let body = factory.body, libraries[type.file].kind(body) != .redirection {
      let inner = CodeFrame(type.file, type: type, view: frame.view, owner: frame.owner)
      if let value = run(closure(factory, inner), arguments) { return value }
    }
    return .made(
      Made(
        type.name, constructor: name, type: type, arguments, at: place(node, frame),
        in: frame.view))
  }

  /// The object that a constructor makes.
  mutating func bind(_ made: Made, owner: UInt64? = nil) -> DartInstance {
    guard let type = made.type else {
      return DartInstance(
        type: DartTypeRef(file: DartFileID(index: 0), index: 0, name: ""), fields: [:],
        owner: made.digest, digest: made.digest)
    }
    let owner = owner ?? made.digest
    var instance = DartInstance(type: type, fields: [:], owner: owner, digest: made.digest)
    instance.above = bind(
      type, made.constructor, made.arguments, owner, made.view, into: &instance.fields, depth: 0)
    return instance
  }

  /// Gives what is handed to a class that is not the repository's.
  private mutating func bind(
    _ type: DartTypeRef, _ name: String, _ arguments: [Made.Argument], _ owner: UInt64,
    _ view: String, into fields: inout [String: DartValue], depth: Int
  ) -> DartInstance.Above {
    guard depth < 12 else { return DartInstance.Above() }
    note(type)
    let declaration = libraries[type]
    let constructors = declaration.functions.filter { $0.kind == .constructor }
    guard let constructor = constructors.first(where: { $0.name == name }) ?? constructors.first
    else {
      // Without one of its own it has that of its superclass.
      for argument in arguments where !argument.label.isEmpty {
        fields[argument.label] = argument.value
      }
      return DartInstance.Above(constructor: name, arguments: arguments)
    }
    var frame = CodeFrame(type.file, type: type, view: view, owner: owner)
    var above: [Made.Argument] = []
    for (parameter, value) in bound(constructor.parameters, arguments, &frame) {
      switch parameter.target {
      case .field:
        let declared = declaration.fields.first { $0.name == parameter.name }?.type
        let narrow = declared.flatMap { Narrowing.narrowed(value, to: $0, in: type.file, &self) }
        let value = (narrow ?? value).typed(declared)
        fields[parameter.name] = value
        frame.set(parameter.name, value)
      case .superclass:
        above.append(
          Made.Argument(
            label: parameter.place == .named ? parameter.name : "", value: value))
        if fields[parameter.name] == nil { fields[parameter.name] = value }
      case .local: frame.set(parameter.name, value)
      }
    }
    let file = libraries[type.file]
    var aboveName = ""
    for initializer in constructor.initializers {
      switch file.kind(initializer) {
      case .fieldInitializer:
        guard let value = file.firstChild(initializer) else { continue }
        fields[file.name(initializer)] = evaluate(value, &frame)
      case .superInitializer:
        above += self.arguments(initializer, &frame)
        let name = file.name(initializer)
        aboveName = name == "super" ? "" : name
      case .thisInitializer:
        let name = file.name(initializer)
        return bind(
          type, name == "this" ? "" : name, self.arguments(initializer, &frame), owner, view,
          into: &fields, depth: depth + 1)
      default: break
      }
    }
    if let body = constructor.body, file.kind(body) == .block {
      note(body, in: type.file)
      // It may hand itself on, as far as it is made.
      let digest = Digest.of([frame.digest, owner, 0x7415])
      frame.set(
        "this", .instance(DartInstance(type: type, fields: fields, owner: owner, digest: digest)))
      for field in declaration.fields where fields[field.name] == nil && !field.isStatic {
        frame.declare(field.name)
      }
      _ = apart { $0.execute(body, &frame) }
      for field in declaration.fields where fields[field.name] == nil {
        fields[field.name] = frame.locals[field.name]
      }
    }
    if let superclass = declaration.superclass,
      let parent = libraries.type(superclass, in: type.file), parent != type
    {
      var inherited: [String: DartValue] = [:]
      let further = bind(parent, aboveName, above, owner, view, into: &inherited, depth: depth + 1)
      fields.merge(inherited) { own, _ in own }
      for argument in above where !argument.label.isEmpty && fields[argument.label] == nil {
        fields[argument.label] = argument.value
      }
      return further
    }
    for argument in above where !argument.label.isEmpty && fields[argument.label] == nil {
      fields[argument.label] = argument.value
    }
    return DartInstance.Above(constructor: aboveName, arguments: above)
  }
}
