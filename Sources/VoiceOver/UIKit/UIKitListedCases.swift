import Views

/// Lists of cases by which code tells sections or rows apart, as it puts them together.
///
/// `var rows: [Row] = [.name]; if hasMail { rows.append(.mail) }` has the second one at times.
struct UIKitListedCases {
  /// One entry of such a list.
  struct Entry: Equatable {
    var key: UInt64
    var isAtTimes = false
  }

  /// The lists that the code which is read calls by a name, and what they hold so far.
  private var named: [UInt64: [Entry]] = [:]
  /// Something was done to a list that is not followed.
  private var isLost = false
  private var given: [Entry]?

  /// What an expression lists; nil for what is not known.
  static func entries(
    of id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    var reader = UIKitListedCases()
    let found = reader.list(id, site, &builder)
    guard let found, found.count <= UIKitBuilder.longest, !reader.isLost else { return nil }
    // Two that are called the same are not told apart.
    guard Set(found.map(\.key)).count == found.count else { return nil }
    return found
  }

  private mutating func list(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(id, site.file) {
    case .array(let items):
      guard items.count <= UIKitBuilder.longest else { return nil }
      let keys = items.map {
        builder.evaluator.files.key(of: builder.evaluator.item($0, site.file), in: site.file)
      }
      guard !keys.contains(nil) else { return nil }
      return keys.compactMap { $0 }.map { Entry(key: $0) }
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      if let known = named[hash] { return known }
      if case .expression(let inner, let place) = builder.evaluator.lookUp(
        hash, in: site.environment)
      {
        return list(inner, place, &builder)
      }
      return list(ofOwn: hash, site, &builder)
    case .member(let base, let name):
      let hash = builder.evaluator.hash(name, site.file)
      if hash == WellKnown.allCases { return cases(of: base, site, &builder) }
      if case .name(let owner) = builder.evaluator.expression(base, site.file),
        builder.evaluator.word(owner, site.file) == .`self`
      {
        return list(ofOwn: hash, site, &builder)
      }
      guard let type = builder.evaluator.type(of: base, site) else { return nil }
      return list(of: hash, in: [type], site, &builder)
    case .binary(let sign, let left, let right)
    where builder.evaluator.linker.text(of: sign, in: site.file) == "+":
      guard let first = list(left, site, &builder), let second = list(right, site, &builder) else {
        return nil
      }
      return first + second
    case .branch(let index): return list(bySidesOf: index, site, &builder)
    case .cast(let inner, _): return list(inner, site, &builder)
    case .call(let callee, let arguments):
      return list(calling: callee, arguments, id, site, &builder)
    default: return nil
    }
  }

  private mutating func list(
    calling callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    switch builder.evaluator.expression(callee, site.file) {
    // `[Row]()`
    case .array where arguments.isEmpty: return []
    case .closure(let closure) where arguments.isEmpty:
      return list(by: builder.evaluator.closure(closure, site.file).body, site, &builder)
    case .name(let name):
      return list(ofOwn: builder.evaluator.hash(name, site.file), site, &builder)
    case .member(let base, let name):
      if case .name(let owner) = builder.evaluator.expression(base, site.file),
        builder.evaluator.word(owner, site.file) == .`self`
      {
        return list(ofOwn: builder.evaluator.hash(name, site.file), site, &builder)
      }
      switch builder.evaluator.word(name, site.file) {
      case .filter:
        // Some of them, or all.
        return list(base, site, &builder)?.map { Entry(key: $0.key, isAtTimes: true) }
      case .compactMap where builder.evaluator.files.isIdentity(arguments, site):
        return list(base, site, &builder)
      default: return nil
      }
    default: return nil
    }
  }

  /// `Kind.allCases`, unless the type has a list of its own.
  private func cases(
    of base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    guard case .type(let type) = builder.evaluator.evaluated(base, site),
      builder.evaluator.members(of: type, named: WellKnown.allCases).isEmpty
    else { return nil }
    let names = builder.evaluator.caseNames(of: type)
    return names.isEmpty ? nil : names.map { Entry(key: $0) }
  }

  private mutating func list(
    bySidesOf index: Int32, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    let branch = builder.evaluator.branch(index, site.file)
    var sides: [[Entry]] = []
    for place in builder.evaluator.possible(branch, site) {
      let side = builder.evaluator.alternative(place, site.file)
      guard let last = builder.evaluator.files.returned(by: side.body, site),
        let list = list(last, site, &builder)
      else { return nil }
      sides.append(list)
    }
    return sides.isEmpty ? nil : Self.either(sides)
  }

  /// One list or another: what is not in all of them is there at times.
  private static func either(_ lists: [[Entry]]) -> [Entry] {
    var found = lists.max { $0.count < $1.count } ?? []
    for list in lists {
      for entry in list where !found.contains(where: { $0.key == entry.key }) {
        found.append(entry)
      }
    }
    for place in found.indices {
      let isAlways = lists.allSatisfy { list in
        list.contains { $0.key == found[place].key && !$0.isAtTimes }
      }
      if !isAlways { found[place].isAtTimes = true }
    }
    return found
  }

  // MARK: Properties and functions

  private mutating func list(
    ofOwn hash: UInt64, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    // In a type that is no class of UIKit.
    if let owner = site.owner, builder.ownMembers(named: hash).isEmpty {
      return list(of: hash, in: [owner], site, &builder)
    }
    return list(of: hash, in: builder.lineage, site, &builder)
  }

  /// What a property is, or a function gives; a stored one is also what code makes of it.
  private mutating func list(
    of hash: UInt64, in types: [TypeID], _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    var found: MemberID?
    for type in types where found == nil {
      found = builder.evaluator.members(of: type, named: hash).first
    }
    guard let member = found else { return nil }
    let place = builder.evaluator.inside(member, self: nil)
    switch builder.evaluator.linker[member].kind {
    case .computedProperty, .function:
      guard let body = builder.evaluator.linker[member].body else { return nil }
      return list(by: body, place, &builder)
    case .storedProperty: break
    case .initializer, .enumCase: return nil
    }
    var begin: [Entry]?
    if let value = builder.evaluator.linker[member].value {
      begin = list(value, place, &builder)
      if begin == nil { return nil }
    }
    if !builder.evaluator.linker[member].isVariable { return begin }
    var all: [[Entry]] = []
    for type in types {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for id in builder.evaluator.linker.everything(in: declaration) {
          guard let body = builder.evaluator.linker[id].body, id != member,
            builder.evaluator.files.changes(hash, in: body, id.file)
          else { continue }
          var reader = UIKitListedCases()
          reader.named[hash] = begin ?? []
          reader.run(body, builder.evaluator.inside(id, self: nil), &builder)
          guard !reader.isLost, let left = reader.named[hash] else { return nil }
          all.append(left)
        }
      }
    }
    // What is empty at first, and filled in ways that are not seen, is not known.
    guard !all.isEmpty else { return begin.flatMap { $0.isEmpty ? nil : $0 } }
    let told = all.filter { !$0.isEmpty }
    return told.isEmpty ? nil : Self.either(told)
  }

  /// What a body gives back.
  private mutating func list(by body: Block, _ site: Site, _ builder: inout UIKitBuilder)
    -> [Entry]?
  {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    if body.count == 1, let only = builder.evaluator.files.returned(by: body, site) {
      return list(only, site, &builder)
    }
    var reader = UIKitListedCases()
    reader.run(body, site, &builder)
    return reader.isLost ? nil : reader.given
  }

  // MARK: Code

  private mutating func run(_ body: Block, _ site: Site, _ builder: inout UIKitBuilder) {
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
        guard let name = builder.evaluator.files.listName(target, site), named[name] != nil else {
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
      case .loop(_, _, let inner):
        if named.keys.contains(where: { builder.evaluator.files.changes($0, in: inner, site.file) })
        {
          isLost = true
        }
      default: break
      }
    }
  }

  private mutating func read(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) {
    switch builder.evaluator.expression(id, site.file) {
    case .branch(let index):
      let branch = builder.evaluator.branch(index, site.file)
      let start = named
      var ends: [[UInt64: [Entry]]] = []
      for place in builder.evaluator.possible(branch, site) {
        named = start
        let body = builder.evaluator.alternative(place, site.file).body
        run(body, site, &builder)
        if !builder.evaluator.files.endsWithReturn(body, site.file) { ends.append(named) }
      }
      if !branch.isExhaustive || ends.isEmpty { ends.append(start) }
      named = start
      for name in start.keys { named[name] = Self.either(ends.compactMap { $0[name] }) }
    case .call(let callee, let arguments):
      guard case .member(let base, let verb) = builder.evaluator.expression(callee, site.file),
        let name = builder.evaluator.files.listName(base, site), named[name] != nil
      else { return }
      change(name, verb, arguments, site, &builder)
    default: break
    }
  }

  private mutating func change(
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
      guard let key = builder.evaluator.files.key(of: argument.value, in: site.file) else {
        isLost = true
        return
      }
      let entry = Entry(key: key)
      var place = named[name]?.count ?? 0
      if let second = arguments.dropFirst().first,
        let index = builder.evaluator.number(
          builder.evaluator.argument(second, site.file).value, site)
      {
        place = min(max(index, 0), place)
      }
      named[name]?.insert(entry, at: place)
    case .removeAll where arguments.isEmpty: named[name] = []
    case .remove, .removeAll, .filter:
      named[name] = named[name]?.map { Entry(key: $0.key, isAtTimes: true) }
    default: break
    }
  }

  private mutating func set(_ name: UInt64, _ list: [Entry]?, isMore: Bool) {
    guard let list else {
      isLost = true
      return
    }
    named[name] = isMore ? (named[name] ?? []) + list : list
  }

  private mutating func give(_ list: [Entry]?) {
    guard let list else {
      isLost = true
      return
    }
    given = given.map { Self.either([$0, list]) } ?? list
  }
}

extension LiveFiles {
  /// A body sets a list of that name, or adds to it.
  fileprivate func changes(_ name: UInt64, in body: Block, _ file: FileID) -> Bool {
    let site = Site(file: file, owner: nil, environment: -1)
    var open = [body]
    while let next = open.popLast() {
      for index in next {
        switch statement(index, in: file) {
        case .assignment(let target, _, _) where listName(target, site) == name: return true
        case .loop(_, _, let inner): open.append(inner)
        case .expression(let id):
          switch expression(id, in: file) {
          case .branch(let branch):
            open += self.branch(branch, in: file).alternatives.map {
              alternative($0, in: file).body
            }
          case .call(let callee, _):
            guard case .member(let base, let verb) = expression(callee, in: file),
              listName(base, site) == name
            else { continue }
            switch word(verb, in: file) {
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
