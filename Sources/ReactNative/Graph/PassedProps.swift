internal import Components
internal import ScriptModules

/// What each element of a script takes from outside of the component that writes it.
struct PassedProps: Sendable {
  private(set) var kinds: [PieceUse.Kinds]

  init(_ module: ScriptModule) {
    var outside: [String: Set<String>] = [:]
    kinds = module.elements.map { element in
      let names = outside[element.owner] ?? module.namesFromOutside(of: element.owner)
      outside[element.owner] = names
      var kinds: PieceUse.Kinds = []
      for attribute in element.attributes {
        guard let value = attribute.value, module.mentions(names, value) else { continue }
        guard let name = attribute.name?.lowercased() else {
          kinds = .all
          continue
        }
        for (word, kind) in Self.kinds where name.contains(word) { kinds.formUnion(kind) }
      }
      if element.children.contains(where: { module.mentions(names, $0) }) {
        kinds.formUnion(.content)
      }
      return kinds
    }
  }

  subscript(_ element: Int32) -> PieceUse.Kinds {
    kinds.indices.contains(Int(element)) ? kinds[Int(element)] : []
  }

  /// What a prop is for, by the words that names of props are made of.
  private static let kinds: [(word: String, kind: PieceUse.Kinds)] = [
    ("label", .label), ("alt", .label), ("title", .label), ("placeholder", .label),
    ("role", .role), ("state", .state), ("checked", .state), ("selected", .state),
    ("expanded", .state), ("value", .state), ("hint", .hint), ("actions", .actions),
    ("children", .content), ("render", .content), ("data", .content),
  ]
}

extension ScriptModule {
  /// Names in a declaration that stand for what its component is given, and for what is made of it.
  fileprivate func namesFromOutside(of owner: String) -> Set<String> {
    var function: Int32?
    if let binding = bindings[owner] {
      switch binding {
      case .function(let id): function = id
      case .variable(_, let value?): function = innermost(value, depth: 0)
      case .variable, .classType, .imported: break
      }
    } else if case .value(let value)? = exports["default"] {
      function = innermost(value, depth: 0)
    }
    guard let function, function >= 0 else { return [] }
    var names: Set<String> = []
    collect(namesFromOutsideOf: function, into: &names, depth: 0)
    return names
  }

  /// Of a function that gives a component, what that is given comes from outside as well: `hoc(A)`, `styled(A)(…)`.
  private func collect(
    namesFromOutsideOf function: Int32, into names: inout Set<String>, depth: Int
  ) {
    let written = functions[Int(function)]
    for parameter in written.parameters { names.formUnion(parameter.names) }
    for case .variable(let pattern, let value?) in written.body where mentions(names, value) {
      names.formUnion(pattern.names)
    }
    guard depth < 4 else { return }
    for inner in given(by: written.body, in: written.body) where hasElements(inner) {
      collect(namesFromOutsideOf: inner, into: &names, depth: depth + 1)
    }
  }

  /// Functions that statements give back, by themselves, by a name, or wrapped.
  private func given(by body: [ScriptStatement], in whole: [ScriptStatement]) -> [Int32] {
    body.flatMap { statement -> [Int32] in
      switch statement {
      case .return(let value?): given(value, in: whole, depth: 0)
      case .if(_, let then, let otherwise):
        given(by: then, in: whole) + given(by: otherwise, in: whole)
      case .block(let inner): given(by: inner, in: whole)
      default: []
      }
    }
  }

  private func given(_ id: ExpressionID, in body: [ScriptStatement], depth: Int) -> [Int32] {
    guard depth < 6 else { return [] }
    switch self[id] {
    case .function(let function): return [function]
    case .name(let name):
      for statement in body {
        switch statement {
        case .function(name, let function): return [function]
        case .variable(.name(name), let value?): return given(value, in: body, depth: depth + 1)
        default: break
        }
      }
      return []
    case .call(let callee, let arguments, _):
      guard wraps(callee) else { return [] }
      return arguments.flatMap { given($0, in: body, depth: depth + 1) }
    default: return []
    }
  }

  /// What a method of data is given is called for its items: `rows.map(row => …)`.
  private func wraps(_ callee: ExpressionID) -> Bool {
    switch self[callee] {
    case .name: return true
    case .call(let inner, _, _): return wraps(inner)
    case .member(let base, _):
      if case .name(let name) = self[base] { return name.first?.isUppercase == true }
      return false
    default: return false
    }
  }

  /// One of the names, or something of `this`, is in it.
  fileprivate func mentions(_ names: Set<String>, _ id: ExpressionID, depth: Int = 0) -> Bool {
    guard depth < 12 else { return false }
    func any(_ ids: [ExpressionID]) -> Bool {
      ids.contains { mentions(names, $0, depth: depth + 1) }
    }
    switch self[id] {
    case .name(let name): return names.contains(name)
    case .this: return true
    case .member(let base, _), .unary(_, let base), .spread(let base): return any([base])
    case .index(let base, let key): return any([base, key])
    case .call(let callee, let arguments, _): return any([callee] + arguments)
    case .new(_, let arguments): return any(arguments)
    case .template(_, let values): return any(values)
    case .array(let items), .sequence(let items): return any(items)
    case .binary(_, let left, let right), .logical(_, let left, let right):
      return any([left, right])
    case .conditional(let condition, let then, let otherwise):
      return any([condition, then, otherwise])
    case .object(let properties):
      return properties.contains { property in
        switch property {
        case .value(_, let value), .spread(let value), .computed(_, let value): any([value])
        case .getter: false
        }
      }
    case .missing, .string, .number, .flag, .null, .function, .classType, .assignment, .element,
      .module:
      return false
    }
  }
}
