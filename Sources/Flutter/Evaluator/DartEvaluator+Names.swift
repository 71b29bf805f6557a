internal import DartModules
internal import DartSyntax
import Scenes
internal import VoiceOver

/// What names stand for.
extension DartEvaluator {
  mutating func name(_ node: DartNodeID, _ frame: CodeFrame) -> DartValue {
    let name = file(frame).name(node)
    if let value = frame.locals[name] {
      // What a provider of the app gives under the name that the texts have everywhere: `final t = ref.watch(…)`.
      if case .unknown = value, let texts = texts(called: name, frame) { return texts }
      return value
    }
    if let value = ownMember(name, frame) { return value }
    if let value = topLevel(name, frame) { return value }
    if let known = PlatformFacts.names[name] { return known }
    if let texts = texts(called: name, frame) { return texts }
    if name.first?.isUppercase == true { return .member("", name) }
    if let value = memberOfThis(name, node, frame) { return value }
    return self.named(name, frame)
  }

  /// In an extension, a member of what it is on, and in an enum one that all enums have: `isEmpty` of a text, `index`.
  private mutating func memberOfThis(
    _ name: String, _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartValue? {
    switch frame.locals["this"] {
    case .text?:
      guard let this = frame.locals["this"] else { return nil }
      let value = member(name, of: this, node, frame)
      if case .unknown = value { return nil }
      return value
    case .member(let type, let constant)?:
      if let value = constantMember(
        name, of: .member(type, constant), type, constant, frame)
      {
        return value
      }
      return name == "name" && !type.isEmpty ? .one(constant) : nil
    // In an extension of the framework's own type.
    case .unknown(let unknown)?
    where PlatformFacts.isAboutDevice(unknown.subject) && PlatformFacts.extents[name] != nil:
      return member(name, of: .unknown(unknown), node, frame)
    case .made(let made)? where made.type == nil && PlatformFacts.isSource(made.name):
      return PlatformFacts.value(name, of: made.name)
    case .unknown(let unknown)?:
      guard let type = unknown.type, libraries.enumeration(type.name, in: frame.file) != nil else {
        return nil
      }
      return Self.ofAllEnums.contains(name) ? member(name, of: unknown) : nil
    default: return nil
    }
  }

  /// What every enum has (Dart, `Enum`).
  private static let ofAllEnums: Set<String> = ["index", "name"]

  /// A member of the object or the type that the code stands in.
  private mutating func ownMember(_ name: String, _ frame: CodeFrame) -> DartValue? {
    if let this = frame.this.first {
      if let value = member(name, of: this, frame) { return value }
    }
    guard let type = frame.type else { return nil }
    return staticMember(name, of: type, frame)
  }

  mutating func topLevel(
    _ name: String, _ frame: CodeFrame, prefix: String? = nil
  ) -> DartValue? {
    lookups.insert(name)
    guard let found = libraries.resolve(name, in: frame.file, prefix: prefix) else { return nil }
    switch found {
    case .type(let type):
      note(type)
      let declaration = libraries[type]
      if declaration.kind == .alias, let other = declaration.superclass {
        lookups.insert(other.name)
      }
      if declaration.kind == .alias, let other = declaration.superclass,
        let target = libraries.type(other, in: type.file), target != type
      {
        return .type(target)
      }
      return .type(type)
    case .function(let file, let index):
      let function = libraries[file].module.functions[index]
      note(function.node, in: file)
      let inner = CodeFrame(file, view: function.name, owner: frame.owner)
      if function.kind == .getter { return value(of: function, inner, []) }
      return .closure(closure(function, inner))
    case .variable(let file, let index):
      let variable = libraries[file].module.variables[index]
      note(variable.node, in: file)
      return value(
        of: variable, CodeFrame(file, view: frame.view, owner: 0),
        isFixed: isFixed(variable, in: file))
    }
  }

  mutating func isFixed(_ variable: DartVariable, in file: DartFileID) -> Bool {
    if variable.isConst { return true }
    // What begins empty is filled later, where anything is put in.
    if variable.isFinal {
      guard let value = variable.value, libraries[file].isEmptyCollection(value) else {
        return true
      }
      lookups.insert(variable.name)
      return !libraries.isAssigned(variable.name)
    }
    // A table of widgets is seldom anything else later.
    if (variable.type?.content ?? .other) != .other { return true }
    guard let value = variable.value, libraries[file].isKept(value, of: variable.name) else {
      return false
    }
    lookups.insert(variable.name)
    return !libraries.isAssigned(variable.name)
  }

  /// What a variable holds, where it cannot change.
  mutating func value(
    of variable: DartVariable, _ frame: CodeFrame, isFixed: Bool
  ) -> DartValue {
    guard isFixed, let node = variable.value else {
      return named(variable.name, frame, type: variable.type)
    }
    if let type = variable.type, isMessages(type, frame) { return .messages }
    let key = Digest.of([
      libraries.pathDigest(frame.file), UInt64(node), frame.this.first?.digest ?? 0,
    ])
    if let known = results[key] { return known }
    guard active.insert(key).inserted else {
      refusals += 1
      return named(variable.name, frame)
    }
    let before = refusals
    defer { active.remove(key) }
    var inner = frame
    let value = evaluate(node, &inner)
    if refusals == before { results[key] = value }
    if case .unknown(let unknown) = value, !unknown.isData, unknown.code.count > 24 {
      return named(
        variable.name, frame, type: variable.type, nature: unknown.subject.nature)
    }
    return value
  }

  func closure(_ function: DartFunction, _ frame: CodeFrame) -> DartClosure {
    DartClosure(
      function.name, function.parameters, body: function.body, frame, result: function.result,
      code: libraries.anchor(of: function.node, in: frame.file))
  }

  func closure(at node: DartNodeID, _ frame: CodeFrame) -> DartClosure {
    let file = file(frame)
    var body: DartNodeID?
    for child in file.children(node)
    where file.kind(child) == .block || file.kind(child) == .expressionBody {
      body = child
    }
    return DartClosure(
      "", file.parameters(ofFunction: node), body: body, frame,
      code: libraries.anchor(of: node, in: frame.file))
  }

  // MARK: Members of types

  func isConstructor(_ name: String, of type: DartTypeRef) -> Bool {
    if name == "new" { return true }
    return libraries[type].functions.contains {
      $0.name == name && ($0.kind == .constructor || $0.kind == .factory)
    }
  }

  mutating func staticMember(
    _ name: String, of type: DartTypeRef, _ frame: CodeFrame
  ) -> DartValue? {
    note(type)
    let declaration = libraries[type]
    if name == "values", declaration.kind == .enum {
      return .list(declaration.constants.map { .one(.member(declaration.name, $0)) })
    }
    if declaration.constants.contains(name) { return .member(declaration.name, name) }
    if let field = declaration.fields.first(where: { $0.name == name && $0.isStatic }) {
      return value(
        of: field, CodeFrame(type.file, type: type, view: frame.view, owner: 0),
        isFixed: isFixed(field, in: type.file))
    }
    guard
      let function = declaration.functions.first(where: {
        $0.name == name && $0.isStatic && $0.kind != .setter
      })
    else { return nil }
    let inner = CodeFrame(type.file, type: type, view: frame.view, owner: frame.owner)
    if function.kind == .getter { return value(of: function, inner, []) }
    return .closure(closure(function, inner))
  }

  // MARK: Members of objects

  /// Nil where no class of the repository has it.
  mutating func member(
    _ name: String, of this: DartInstance, _ frame: CodeFrame
  ) -> DartValue? {
    if let value = this.fields[name] { return value }
    if name == "widget", let widget = this.widget.first { return .instance(widget) }
    for type in libraries.ancestry(this.type) {
      note(type)
      let declaration = libraries[type]
      let inner = CodeFrame(
        type.file, type: type, this: this, view: frame.view, owner: this.owner)
      if let field = declaration.fields.first(where: { $0.name == name && !$0.isStatic }) {
        return value(of: field, inner, in: type)
      }
      if let function = declaration.functions.first(where: {
        $0.name == name && !$0.isStatic && $0.kind != .setter && $0.kind != .constructor
          && $0.kind != .factory
      }) {
        if function.body == nil { continue }
        if function.kind == .getter { return value(of: function, inner, []) }
        return .closure(closure(function, inner))
      }
      if let value = staticMember(name, of: type, frame) { return value }
    }
    // Of the framework's own states.
    if name == "mounted" { return .flag(true) }
    return nil
  }

  /// A field that no constructor sets.
  private mutating func value(
    of field: DartVariable, _ frame: CodeFrame, in type: DartTypeRef
  ) -> DartValue {
    if field.value == nil,
      let node = libraries[type.file].mentions.settledFields[Int(type.index)]?[field.name]
    {
      var settled = field
      settled.value = node
      note(node, in: type.file)
      return value(of: settled, frame, isFixed: true)
    }
    if let found = FilledFields.value(of: field, frame, in: type, &self) { return found }
    if libraries.isHover(field, of: type) {
      return field.value == nil ? .null : value(of: field, frame, isFixed: true)
    }
    guard isFixed(field, in: type.file), field.value != nil else {
      let mentions = libraries[type.file].mentions
      let cursors = mentions.cursorFields[Int(type.index)]
      var start: Answer?
      if mentions.handledFields[Int(type.index)]?.contains(field.name) == true {
        var inner = frame
        start =
          field.value.map { DartAnswers.constant(evaluate($0, &inner)) }
          ?? (field.type?.isNullable == true ? .absent : nil)
      }
      return named(
        field.name, frame, type: field.type,
        nature: cursors?.contains(field.name) == true ? .cursor : .data, start: start)
    }
    return value(of: field, frame, isFixed: true)
  }
}

extension Libraries {
  /// An iPhone has no mouse that would set it.
  fileprivate func isHover(_ field: DartVariable, of type: DartTypeRef) -> Bool {
    self[type.file].mentions.hoverFields[Int(type.index)]?.contains(field.name) == true
      && (field.value != nil || field.type?.isNullable == true)
  }
}

extension DartFile {
  /// It is written out as what stays: an empty list is there to be filled, and a public flag or number may be set by code
  /// that is not read, as it shows nothing.
  func isKept(_ node: DartNodeID, of name: String) -> Bool {
    switch kind(node) {
    case .listExpr, .setOrMapExpr: children(node).contains { kind($0) != .typeArguments }
    case .booleanExpr, .numberExpr, .stringExpr: name.hasPrefix("_")
    case .creationExpr, .parenExpr: firstChild(node).map { isKept($0, of: name) } ?? false
    default: false
    }
  }

  /// `[]` or `{}`, of whatever type.
  func isEmptyCollection(_ node: DartNodeID) -> Bool {
    switch kind(node) {
    case .listExpr, .setOrMapExpr: children(node).allSatisfy { kind($0) == .typeArguments }
    default: false
    }
  }

  /// What a closure takes: names are all that is asked for.
  func parameters(ofFunction node: DartNodeID) -> [DartParameter] {
    for child in children(node) where kind(child) == .parameters {
      return parameters(child, .positional)
    }
    return []
  }

  private func parameters(
    _ node: DartNodeID, _ place: DartParameter.Place
  ) -> [DartParameter] {
    children(node).flatMap { child -> [DartParameter] in
      switch kind(child) {
      case .parameter, .fieldParameter, .superParameter:
        var parameter = DartParameter(name: name(child), place: place)
        for part in children(child) {
          switch kind(part) {
          case .type: parameter.type = typeName(part)
          case .annotation, .typeParameters, .functionType, .recordType, .parameters: break
          default: parameter.value = part
          }
        }
        return [parameter]
      case .optionalParameters: return parameters(child, .optional)
      case .namedParameters: return parameters(child, .named)
      default: return []
      }
    }
  }
}
