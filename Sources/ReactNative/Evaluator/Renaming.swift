internal import Components

/// A subject that is a member of another one.
struct ScriptMemberSubject: Sendable {
  var name: String
  var base: UInt64
}

extension [UInt64: ScriptMemberSubject] {
  /// What is known already stays as it is, and the dictionary uncopied.
  mutating func learn(_ all: [(subject: UInt64, member: ScriptMemberSubject)]) {
    for one in all where self[one.subject] == nil { self[one.subject] = one.member }
  }
}

/// Other subjects for those that a component was given, so that one evaluation serves all uses that differ
/// by what their data is called only.
struct ScriptRenaming: Sendable {
  var names: [UInt64: UInt64]
  let members: [UInt64: ScriptMemberSubject]
  /// The uses around what is gone through, from the inside: each element is told of them in one go.
  var uses: [HostUse] = []

  /// With a number in the place of each subject, and what gives the subjects back their names.
  static func numbering(
    _ subjects: [UInt64], as kind: String, _ members: [UInt64: ScriptMemberSubject]
  ) -> (numbering: ScriptRenaming, names: [UInt64: UInt64]) {
    let numbers = subjects.indices.map { UInt64.of(kind, UInt64($0)) }
    return (
      ScriptRenaming(
        names: Dictionary(uniqueKeysWithValues: zip(subjects, numbers)), members: members),
      Dictionary(uniqueKeysWithValues: zip(numbers, subjects))
    )
  }

  /// A member of what has another name is a member of that; all others stay.
  func callAsFunction(_ subject: UInt64) -> UInt64 {
    if let name = names[subject] { return name }
    var path: [String] = []
    var base = subject
    while let member = members[base], path.count < 16 {
      path.append(member.name)
      base = member.base
      if let name = names[base] {
        return path.reversed().reduce(name) { .of($1, $0) }
      }
    }
    return subject
  }

  /// Which members it is one of under its other name, from the outermost: whoever renames again has to know.
  func memberships(of subject: UInt64) -> [(subject: UInt64, member: ScriptMemberSubject)] {
    var path: [String] = []
    var base = subject
    while names[base] == nil, let member = members[base], path.count < 16 {
      path.append(member.name)
      base = member.base
    }
    guard var current = names[base] else { return [] }
    return path.reversed().map { name in
      let member = ScriptMemberSubject(name: name, base: current)
      current = .of(name, current)
      return (current, member)
    }
  }

  /// It has another name, or is a member of what has.
  func changes(_ subject: UInt64) -> Bool { self(subject) != subject }

  private func renamed(_ unknown: ScriptUnknown) -> ScriptUnknown {
    var unknown = unknown
    unknown.subject = self(unknown.subject)
    unknown.sources = unknown.sources.map { self($0) }
    return unknown
  }

  func callAsFunction(_ condition: ScriptCondition) -> ScriptCondition {
    if names.isEmpty { return condition }
    return switch condition {
    case .constant: condition
    case .ask(var question):
      {
        question.subject = self(question.subject)
        question.sources = question.sources.map { self($0) }
        if let compared = question.compared { question.compared = compared.renamed(by: self) }
        return .ask(question)
      }()
    case .not(let inner): .not(self(inner))
    case .all(let parts): .all(parts.map { self($0) })
    case .any(let parts): .any(parts.map { self($0) })
    }
  }

  func callAsFunction(_ value: ScriptValue) -> ScriptValue {
    switch value {
    case .undefined, .null, .flag, .number, .text, .external, .namespace, .function, .classType,
      .instance, .element:
      return value
    case .unknown(let unknown): return .unknown(renamed(unknown))
    case .list(var list):
      for index in list.parts.indices {
        switch list.parts[index] {
        case .item(let item): list.parts[index] = .item(self(item))
        case .rows(var rows):
          rows.body = self(rows.body)
          rows.turn = rows.turn?.renamed(by: self)
          list.parts[index] = .rows(rows)
        }
      }
      return .list(list)
    case .object(let object): return .object(self(object))
    case .choice(var choice):
      for index in choice.sides.indices {
        choice.sides[index].condition = self(choice.sides[index].condition)
        choice.sides[index].value = self(choice.sides[index].value)
      }
      return .choice(choice)
    }
  }

  func callAsFunction(_ object: ScriptObject) -> ScriptObject {
    if names.isEmpty { return object }
    var result = object
    for key in object.keys {
      guard let value = object[key], value.mayAsk else { continue }
      result[key] = self(value)
    }
    if let others = object.others { result.others?.subject = self(others.subject) }
    return result
  }

  func callAsFunction(_ nodes: [HostNode]) -> [HostNode] {
    nodes.flatMap { node -> [HostNode] in
      switch node {
      case .renamed(let inner, let nodes): return inside(inner)(nodes)
      case .used(let use, let nodes):
        var inner = self
        inner.uses.insert(use, at: 0)
        return inner(nodes)
      default: return [self(node)]
      }
    }
  }

  /// For what was evaluated under other names, which stand for values under these.
  private func inside(_ inner: [UInt64: UInt64]) -> ScriptRenaming {
    ScriptRenaming(
      names: names.isEmpty ? inner : inner.mapValues { self($0) }, members: members, uses: uses)
  }

  func callAsFunction(_ bar: HostBar) -> HostBar {
    var bar = bar
    bar.hidden = self(bar.hidden)
    bar.titleNodes = bar.titleNodes.map { self($0) }
    bar.left = bar.left.map { self($0) }
    bar.right = self(bar.right)
    bar.own = bar.own.map { self($0) }
    return bar
  }

  private func callAsFunction(_ chrome: HostChrome) -> HostChrome {
    switch chrome {
    case .tabs, .topTabs: chrome
    case .nodes(let nodes): .nodes(self(nodes))
    case .bar(let bar, let site): .bar(self(bar), site)
    }
  }

  private func callAsFunction(_ node: HostNode) -> HostNode {
    switch node {
    case .text, .renamed, .used: return node
    case .chrome(let chrome):
      var outside = self
      outside.uses = []
      return .chrome(outside(chrome))
    case .words(let text, let subjects): return .words(text, Set(subjects.map { self($0) }))
    case .element(var element):
      for use in uses { element.origin.add(use) }
      element.props = self(element.props)
      element.handlers.subjects = element.handlers.subjects.mapValues { self($0) }
      element.children = self(element.children)
      element.links = self(element.links)
      return .element(element)
    case .value(let own, let site):
      let unknown = renamed(own)
      // What a component shows of what it is given stands where it is given.
      if let use = uses.first, site == use.declared { return .value(unknown, use.site) }
      return .value(unknown, site)
    case .branch(var branch):
      for index in branch.sides.indices {
        branch.sides[index].condition = self(branch.sides[index].condition)
        branch.sides[index].nodes = self(branch.sides[index].nodes)
      }
      return .branch(branch)
    case .rows(var rows):
      for use in uses { rows.origin?.add(use) }
      rows.nodes = self(rows.nodes)
      rows.turn = rows.turn?.renamed(by: self)
      return .rows(rows)
    case .unknown(var unknown):
      unknown.children = self(unknown.children)
      unknown.props = self(unknown.props)
      return .unknown(unknown)
    }
  }
}

extension ScriptValue {
  /// A subject may be in it.
  var mayAsk: Bool {
    switch self {
    case .unknown, .list, .object, .choice: true
    default: false
    }
  }

  /// The subjects in it in their order, where it holds nothing that was made around it: no function and no
  /// element of the component that hands it in.
  func collectData(_ top: (ScriptValue) -> Bool, into subjects: inout [UInt64], depth: Int) -> Bool
  {
    guard depth < 12 else { return false }
    switch self {
    case .undefined, .null, .flag, .number, .text, .external, .namespace: return true
    case .unknown(let unknown):
      if !subjects.contains(unknown.subject) { subjects.append(unknown.subject) }
      return subjects.count < 64
    case .function(let closure) where !closure.bound.isEmpty:
      return top(self)
        && closure.bound.allSatisfy { $0.isConstant }
    case .function, .classType: return top(self)
    case .instance, .element: return false
    case .list(let list):
      return list.parts.allSatisfy { part in
        if case .item(let item) = part {
          return item.collectData(top, into: &subjects, depth: depth + 1)
        }
        return false
      }
    case .object(let object):
      if let others = object.others, !subjects.contains(others.subject) {
        subjects.append(others.subject)
      }
      return object.keys.allSatisfy { key in
        object[key]?.collectData(top, into: &subjects, depth: depth + 1) ?? true
      }
    case .choice(let choice):
      return choice.sides.allSatisfy { side in
        var own: Set<UInt64> = []
        side.condition.collectNamed(into: &own)
        for subject in own.sorted() where !subjects.contains(subject) { subjects.append(subject) }
        return side.value.collectData(top, into: &subjects, depth: depth + 1)
      }
    }
  }
}
