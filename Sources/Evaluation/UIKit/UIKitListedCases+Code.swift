import Views

/// What the code that puts a list together does to it, statement by statement.
extension UIKitListedCases {
  mutating func run(_ body: Block, _ site: Site, _ builder: inout UIKitBuilder) {
    guard builder.evaluator.think() else {
      isLost = true
      return
    }
    defer { builder.evaluator.rest() }
    for index in body {
      switch builder.evaluator.statement(index, site.file) {
      case .declaration(let name, let value?, _):
        if let list = list(value, site, &builder) {
          named[builder.evaluator.hash(name, site.file)] = list
        }
      case .assignment(let target, let sign, let value):
        guard let name = builder.evaluator.code.listName(target, site), named[name] != nil else {
          continue
        }
        let isMore = builder.evaluator.linker.text(of: sign, in: site.file) == "+="
        set(name, list(value, site, &builder), isMore: isMore)
      case .expression(let id): read(id, site, &builder)
      case .return(let id?): give(list(id, site, &builder))
      case .guard(let branch):
        let place = builder.evaluator.branch(branch, site.file).alternatives.first
        guard let place else { continue }
        let start = named
        run(builder.evaluator.alternative(place, site.file).body, site, &builder)
        // What follows is done where it passes.
        named = start
      case .loop(_, let sequence, let inner): run(inner, over: sequence, site, &builder)
      default: break
      }
    }
  }

  /// What is added each time round stands there as often as there are values.
  private mutating func run(
    _ body: Block, over sequence: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    let start = named
    guard start.keys.contains(where: { builder.evaluator.code.changes($0, in: body, site.file) })
    else { return }
    let outer = isInLoop
    isInLoop = true
    run(body, site, &builder)
    isInLoop = outer
    let size = UIKitPart.RowCount(
      Sizes.size(of: sequence, site, &builder.evaluator), &builder.evaluator)
    for (name, before) in start {
      guard let after = named[name], after != before else { continue }
      let added = after.dropFirst(before.count)
      // Of several that take turns nobody says in which order they are told.
      guard Array(after.prefix(before.count)) == before, added.count == 1, let one = added.first,
        one.many == nil
      else {
        isLost = true
        return
      }
      if one.isFixed, !size.isAssumed, size.count <= Self.fewest {
        named[name] = before + Array(repeating: one, count: size.count)
      } else {
        var all = one
        all.many = size
        named[name] = before + [all]
      }
    }
  }

  /// So many of a loop are each an entry of its own.
  private static let fewest = 20

  mutating func read(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) {
    switch builder.evaluator.expression(id, site.file) {
    case .branch(let index):
      let branch = builder.evaluator.branch(index, site.file)
      let start = named
      var ends: [[UInt64: [Entry]]] = []
      for place in DecidedBranches.possible(branch, site, &builder.evaluator) {
        named = start
        let body = builder.evaluator.alternative(place, site.file).body
        run(body, site, &builder)
        if !builder.evaluator.files.endsWithReturn(body, site.file) { ends.append(named) }
      }
      if !branch.isExhaustive || ends.isEmpty { ends.append(start) }
      named = start
      for name in start.keys { named[name] = Self.either(ends.compactMap { $0[name] }) }
    case .call(let callee, let arguments):
      if let (sequence, body) = builder.evaluator.code.each(callee, arguments, site.file) {
        return run(body, over: sequence, site, &builder)
      }
      guard case .member(let base, let verb) = builder.evaluator.expression(callee, site.file),
        let name = builder.evaluator.code.listName(base, site), named[name] != nil
      else { return }
      change(name, verb, arguments, site, &builder)
    default: break
    }
  }

  mutating func change(
    _ name: UInt64, _ verb: NameID, _ arguments: Range<Int32>, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    switch builder.evaluator.word(verb, site.file) {
    case .append, .insert:
      guard let first = arguments.first else { return }
      let argument = builder.evaluator.argument(first, site.file)
      if argument.label != nil {
        return set(name, list(argument.value, site, &builder), isMore: true)
      }
      let isName =
        if case .name = builder.evaluator.expression(argument.value, site.file) { true } else {
          false
        }
      guard !(isInLoop && isName),
        let key = builder.evaluator.code.key(of: argument.value, in: site.file)
      else {
        isLost = true
        return
      }
      let entry = Entry(key: key)
      var place = named[name]?.count ?? 0
      if let second = arguments.dropFirst().first,
        let index = ListParts.number(
          builder.evaluator.argument(second, site.file).value, site, &builder.evaluator)
      {
        place = min(max(index, 0), place)
      }
      named[name]?.insert(entry, at: place)
    case .removeAll where arguments.isEmpty: named[name] = []
    case .remove, .removeAll, .filter:
      named[name] = named[name]?.map(\.atTimes)
    default: break
    }
  }

  mutating func set(_ name: UInt64, _ list: [Entry]?, isMore: Bool) {
    guard let list else {
      isLost = true
      return
    }
    named[name] = isMore ? (named[name] ?? []) + list : list
  }

  mutating func give(_ list: [Entry]?) {
    guard let list else {
      isLost = true
      return
    }
    given = given.map { Self.either([$0, list]) } ?? list
  }
}

extension UIKitListedCases.Entry {
  /// It is there whatever the case, once.
  var isFixed: Bool { !isAtTimes && many == nil }

  /// The same in some cases only.
  var atTimes: Self {
    var entry = self
    entry.isAtTimes = true
    return entry
  }
}

extension UIKitCode {
  /// `days.forEach { rows.append(.day($0)) }`: what it goes over, and what it does with each.
  fileprivate func each(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ file: FileID
  ) -> (sequence: ExpressionID, body: Block)? {
    guard case .member(let base, let verb) = files.expression(callee, in: file),
      files.word(verb, in: file) == .forEach, arguments.count == 1, let only = arguments.first,
      case .closure(let closure) = files.expression(
        files.argument(only, in: file).value, in: file)
    else { return nil }
    return (base, files.closure(closure, in: file).body)
  }

  /// A body sets a list of that name, or adds to it.
  func changes(_ name: UInt64, in body: Block, _ file: FileID) -> Bool {
    let site = Site(file: file, owner: nil, environment: -1)
    var open = [body]
    while let next = open.popLast() {
      for index in next {
        switch files.statement(index, in: file) {
        case .assignment(let target, _, _) where listName(target, site) == name: return true
        case .loop(_, _, let inner): open.append(inner)
        case .expression(let id):
          switch files.expression(id, in: file) {
          case .branch(let branch):
            open += files.branch(branch, in: file).alternatives.map {
              files.alternative($0, in: file).body
            }
          case .call(let callee, let arguments):
            if let (_, inner) = each(callee, arguments, file) {
              open.append(inner)
              continue
            }
            guard case .member(let base, let verb) = files.expression(callee, in: file),
              listName(base, site) == name
            else { continue }
            switch files.word(verb, in: file) {
            case .append, .insert, .remove, .removeAll: return true
            default: continue
            }
          default: continue
          }
        default: continue
        }
      }
    }
    return false
  }
}
