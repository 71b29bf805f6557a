import Scenes
import Views

/// A parameter as calls see it: declared, or a stored property of a memberwise initialiser.
struct Formal {
  var label: UInt64?
  var name: UInt64
  var isFunction: Bool
  var defaultValue: ExpressionID?
  var isOptional: Bool
  var type: SourceName?
  /// Of `Outer.Inner`: `Outer`.
  var qualifier: NameID?
  var isNeverNil = false
  var isBuilder = false
  /// Of a list, what its elements are.
  var elements: SourceName?
  /// Of a function, how many things it takes; -1 where that is not known.
  var takes: Int8 = -1
}

extension Evaluator {
  /// Parameters in sight of a body: arguments stay expressions of the place of the call.
  @inline(never)
  mutating func bind(
    _ formals: [Formal], _ matched: [Int32?], at call: Site, declared: Site
  ) -> Site {
    var inner = declared
    for (formal, match) in zip(formals, matched) {
      let value: Bound
      if let match {
        value = Instances.given(
          argument(match, call.file).value, call, for: formal, of: declared.owner, &self)
      } else if let defaultValue = formal.defaultValue {
        value = .expression(defaultValue, declared)
      } else {
        value = .parameter
      }
      inner.environment = bind(formal.name, value, onto: inner.environment, type: formal.type)
      bindings[Int(inner.environment)].isNeverNil = formal.isNeverNil
      bindings[Int(inner.environment)].elements = formal.elements
      // What is given tells more than the protocol that it has to conform to.
      if formal.qualifier != nil,
        let type = WrittenTypes.type(of: formal, in: declared.owner, &self),
        linker[type].kind != .protocol
      {
        bindings[Int(inner.environment)].elementType = type
      }
    }
    return inner
  }

  /// The same, where several take these arguments by their labels: the one that takes them by their types.
  mutating func overload(
    _ candidates: [MemberID], _ arguments: Range<Int32>, at site: Site
  ) -> (member: MemberID, formals: [Formal], matched: [Int32?])? {
    guard candidates.count > 1 else { return overload(candidates, arguments, site.file) }
    var first: (member: MemberID, formals: [Formal], matched: [Int32?])?
    for candidate in Overloads.inOrder(candidates, self) {
      guard let found = overload([candidate], arguments, site.file) else { continue }
      if takes(found.formals, found.matched, of: candidate, site) { return found }
      if first == nil { first = found }
    }
    return first
  }

  /// The function that a reference stands for: what calls it writes none of its labels.
  mutating func overload(
    referredTo candidates: [MemberID], _ arguments: Range<Int32>, at site: Site
  ) -> (member: MemberID, formals: [Formal], matched: [Int32?])? {
    var first: (member: MemberID, formals: [Formal], matched: [Int32?])?
    for candidate in candidates {
      switch linker[candidate].kind {
      case .function, .initializer: break
      default: continue
      }
      let formals = files.formals(linker[candidate].parameters, candidate.file)
      guard formals.count == arguments.count else { continue }
      let matched = arguments.map { Optional($0) }
      if takes(formals, matched, of: candidate, site) { return (candidate, formals, matched) }
      if first == nil { first = (candidate, formals, matched) }
    }
    return first
  }

  /// Whether no argument is certainly of another type: a text or a number is no value of the app's own types.
  private mutating func takes(
    _ formals: [Formal], _ matched: [Int32?], of function: MemberID, _ site: Site
  ) -> Bool {
    let owner = owner(of: function)
    for (formal, match) in zip(formals, matched) {
      guard let match else { continue }
      if formal.isFunction {
        // A text is none, and what only does something builds no view.
        let given = argument(match, site.file).value
        if PlainTypes.plainType(of: given, site, &self) != nil || isList(given, site)
          || formal.isBuilder && onlyActs(given, site)
        {
          return false
        }
        continue
      }
      guard let type = formal.type else { continue }
      guard let given = PlainTypes.plainType(of: argument(match, site.file).value, site, &self)
      else {
        if Overloads.isOther(
          type, inside: owner, than: argument(match, site.file).value, site, &self)
        {
          return false
        }
        continue
      }
      if let wanted = PlainType(word(type.name, type.file)) {
        if given != wanted { return false }
      } else if Overloads.isOwn(type, inside: owner, &self) {
        return false
      }
    }
    return true
  }

  /// A property that is declared as a list, or reads one from the environment.
  private mutating func isList(_ id: ExpressionID, _ site: Site) -> Bool {
    guard let name = files.ownName(id, site), lookUp(name, in: site.environment) == nil,
      let found = selfType(at: site).flatMap({ members(of: $0, named: name).first })
    else { return false }
    switch linker[found].kind {
    case .storedProperty, .computedProperty:
      if let key = Typing.environmentKey(of: found, self) {
        return linker.extensionMembers(
          ofTypeNamed: WellKnown.environmentValues, named: key, from: found.file
        ).first.map { linker[$0].elements != nil } ?? false
      }
      return linker[found].elements != nil && !linker[found].isFunctionType
    case .enumCase, .function, .initializer: return false
    }
  }

  private mutating func onlyActs(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .closure(let index) = expression(id, site.file) else { return false }
    let body = closure(index, site.file).body
    guard let last = body.last else { return false }
    let place = bind(closure: index, [], at: site)
    switch statement(last, site.file) {
    case .assignment: return true
    case .expression(let only):
      guard case .call(let callee, _) = expression(only, site.file),
        case .member = expression(callee, site.file)
      else { return false }
      return !Recognition.isView(only, place, &self)
    default: return false
    }
  }

  /// The names of a closure in sight of its body; what is not given is a parameter nobody knows.
  mutating func bind(closure index: Int32, _ given: [Bound], at site: Site) -> Site {
    let closure = closure(index, site.file)
    var inner = site
    if closure.parameters.isEmpty {
      for (place, hash) in WellKnown.dollars.enumerated() {
        bind(hash, place, nil, of: closure, given, in: &inner)
        if place >= given.count { break }
      }
      return inner
    }
    for (place, index) in closure.parameters.enumerated() {
      let parameter = parameter(index, site.file)
      bind(hash(parameter.name, site.file), place, parameter, of: closure, given, in: &inner)
    }
    return inner
  }

  private mutating func bind(
    _ name: UInt64, _ place: Int, _ parameter: Views.Parameter?, of closure: Closure,
    _ given: [Bound], in site: inout Site
  ) {
    let isGiven = place < given.count
    site.environment = bind(name, isGiven ? given[place] : .parameter, onto: site.environment)
    // `{ (room: Room) in … }`
    if let parameter, let type = parameter.type {
      bindings[Int(site.environment)].type = SourceName(file: site.file, name: type)
      bindings[Int(site.environment)].isNeverNil = parameter.isNeverNil
      bindings[Int(site.environment)].elements = parameter.elements.map {
        SourceName(file: site.file, name: $0)
      }
    }
    if isGiven { return }
    bindings[Int(site.environment)].closure = files.start(of: closure.body, site.file)
  }
}

extension Evaluator {
  /// The first of several overloads that takes these arguments.
  mutating func overload(
    _ candidates: [MemberID], _ arguments: Range<Int32>, _ file: FileID
  ) -> (member: MemberID, formals: [Formal], matched: [Int32?])? {
    for candidate in candidates {
      let member = linker[candidate]
      switch member.kind {
      case .function, .initializer: break
      default: continue
      }
      var formals = files.formals(member.parameters, candidate.file)
      if let matched = files.match(formals, arguments, file),
        files.fits(formals, matched, file)
          || ReferredCalls.areParts(arguments, of: formals, file, files)
      {
        return (candidate, formals, matched)
      }
      guard nameFunctions(among: &formals, of: candidate, given: arguments, file) else { continue }
      if let matched = files.match(formals, arguments, file), files.fits(formals, matched, file) {
        return (candidate, formals, matched)
      }
    }
    return nil
  }

  func owner(of member: MemberID) -> TypeID? {
    linker[member].owner.map { TypeID(file: member.file, index: $0) }
  }

  /// A closure is given where the declared type may be another name of a function; false where none is.
  private mutating func nameFunctions(
    among formals: inout [Formal], of candidate: MemberID, given arguments: Range<Int32>,
    _ file: FileID
  ) -> Bool {
    guard formals.count >= arguments.count, arguments.contains(where: { isClosure($0, file) })
    else { return false }
    let owner = owner(of: candidate)
    var isNamed = false
    for place in formals.indices where !formals[place].isFunction {
      guard let type = formals[place].type,
        linker.isFunction(
          aliasedBy: hash(type.name, type.file), from: type.file, inside: owner)
      else { continue }
      (formals[place].isFunction, isNamed) = (true, true)
    }
    return isNamed
  }

  private func isClosure(_ index: Int32, _ file: FileID) -> Bool {
    if case .closure = expression(argument(index, file).value, file) { true } else { false }
  }
}

// What the code says by itself.

extension LiveFiles {
  func formals(_ parameters: Range<Int32>, _ file: FileID) -> [Formal] {
    parameters.map { index in
      let parameter = parameter(index, in: file)
      return Formal(
        label: parameter.label.map { hash($0, in: file) }, name: hash(parameter.name, in: file),
        isFunction: parameter.isFunction, defaultValue: parameter.defaultValue,
        isOptional: parameter.defaultValue != nil,
        type: parameter.type.map { SourceName(file: file, name: $0) },
        qualifier: parameter.qualifier,
        isNeverNil: parameter.isNeverNil, isBuilder: parameter.attribute == .viewBuilder,
        elements: parameter.elements.map { SourceName(file: file, name: $0) },
        takes: parameter.takes)
    }
  }

  /// Which argument goes to which parameter, as Swift's forward scan has it; nil for a parameter
  /// that is left to its default.
  ///
  /// The whole is nil when an argument finds no parameter.
  func match(_ formals: [Formal], _ arguments: Range<Int32>, _ file: FileID) -> [Int32?]? {
    var found = [Int32?](repeating: nil, count: formals.count)
    if ReferredCalls.areParts(arguments, of: formals, file, self) { return found }
    var trailing: [Int32] = []
    // Closures that trail with their labels stand in order too, whatever stands before them.
    var (next, nextTrailing) = (0, 0)
    for index in arguments {
      let argument = argument(index, in: file)
      guard !argument.isTrailing || argument.label != nil else {
        if ReferredCalls.isInOrder(index, of: arguments, file, self),
          let place = formals.indices.first(where: {
            found[$0] == nil && $0 >= next && formals[$0].isFunction
          })
        {
          found[place] = index
          nextTrailing = place + 1
        } else {
          trailing.append(index)
        }
        continue
      }
      let label = argument.label.map { hash($0, in: file) }
      let isAny = label == WellKnown.anyLabel
      guard
        let place = formals.indices.first(where: {
          found[$0] == nil && $0 >= (argument.isTrailing ? nextTrailing : next)
            && (isAny
              ? !argument.isTrailing || formals[$0].label == nil : formals[$0].label == label)
        })
      else { return nil }
      found[place] = index
      if argument.isTrailing { nextTrailing = place + 1 } else { next = place + 1 }
    }
    for index in trailing {
      let open = formals.indices.filter { found[$0] == nil && formals[$0].isFunction }
      guard let place = open.first(where: { !formals[$0].isOptional }) ?? open.first else {
        return nil
      }
      found[place] = index
    }
    return found
  }

  /// A parameter without a default has its argument, and a closure goes to a function only, as no plain value does.
  fileprivate func fits(_ formals: [Formal], _ matched: [Int32?], _ file: FileID) -> Bool {
    for (formal, match) in zip(formals, matched) {
      guard let match else {
        if formal.isOptional { continue }
        return false
      }
      switch expression(argument(match, in: file).value, in: file) {
      case .closure where !formal.isFunction: return false
      case .closure(let given):
        // One thing that it takes may be several in one.
        let count = closure(given, in: file).parameters.count
        if count > 0, formal.takes >= 0, formal.takes != 1, count != Int(formal.takes) {
          return false
        }
      case .string, .number, .boolean, .array, .implicitMember, .member, .call:
        if formal.isFunction, !isFunction(argument(match, in: file).value, file) { return false }
      default: break
      }
    }
    return true
  }

  /// `.general.image` and `.named("x")` are members of a type that is wanted, and a function type has none.
  private func isFunction(_ id: ExpressionID, _ file: FileID) -> Bool {
    switch expression(id, in: file) {
    case .string, .number, .boolean, .array, .implicitMember: false
    case .member(let base, _), .call(let base, _): isFunction(base, file)
    default: true
    }
  }

  /// Where the first line of a body stands, which no other body begins with.
  fileprivate func start(of body: Block, _ file: FileID) -> UInt32 {
    guard let first = body.first else { return 0 }
    switch statement(first, in: file) {
    case .expression(let id), .declaration(_, let id?, _), .return(let id?),
      .assignment(let id, _, _), .loop(_, let id, _):
      return offset(id, in: file)
    case .guard, .function, .declaration(_, nil, _), .return(nil): return 0
    }
  }
}
