import Scenes
import Views

/// Lists of cases by which code tells sections or rows apart, as it puts them together.
///
/// `var rows: [Row] = [.name]; if hasMail { rows.append(.mail) }` has the second one at times.
struct UIKitListedCases {
  /// One entry of such a list.
  struct Entry: Equatable {
    var key: UInt64
    var isAtTimes = false
    /// How many of it stand one behind the other, where that is not one.
    var many: UIKitPart.RowCount?
  }

  /// The lists that the code which is read calls by a name, and what they hold so far.
  var named: [UInt64: [Entry]] = [:]
  /// Something was done to a list that is not followed.
  var isLost = false
  /// A loop is followed: what a name holds there is another thing each time.
  var isInLoop = false
  var given: [Entry]?

  /// What an expression lists; nil for what is not known.
  static func entries(
    of id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    var reader = UIKitListedCases()
    let found = reader.list(id, site, &builder)
    guard let found, found.count <= UIKitBuilder.longest, !reader.isLost else { return nil }
    // Two that are called the same are told apart by their places, where these are known.
    let isFixed = found.allSatisfy(\.isFixed)
    guard isFixed || Set(found.map(\.key)).count == found.count else { return nil }
    return found
  }

  mutating func list(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(id, site.file) {
    case .array(let items):
      guard items.count <= UIKitBuilder.longest else { return nil }
      let keys = items.map {
        builder.evaluator.code.key(of: builder.evaluator.item($0, site.file), in: site.file)
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
      if let entry = UIKitWrittenLists.entry(base, site, &builder) {
        return UIKitWrittenLists.property(hash, of: entry, &builder).flatMap {
          list($0.0, $0.1, &builder)
        }
      }
      // `Part.near.rows`: what that case has of its own.
      if let type = Typing.type(of: base, site, &builder.evaluator) {
        return list(of: hash, in: [type], self: .expression(base, site), &builder)
      }
      return Typing.type(spelled: base, site, &builder.evaluator).flatMap {
        list(of: hash, in: [$0], &builder)
      }
    case .binary(let sign, let left, let right)
    where builder.evaluator.linker.text(of: sign, in: site.file) == "+":
      guard let first = list(left, site, &builder), let second = list(right, site, &builder) else {
        return nil
      }
      return first + second
    case .branch(let index): return list(bySidesOf: index, site, &builder)
    // `tree[section]`, of a list of lists.
    case .element:
      return UIKitWrittenLists.entry(id, site, &builder).flatMap { list(in: $0, &builder) }
    case .cast(let inner, _): return list(inner, site, &builder)
    case .call(let callee, let arguments):
      return list(calling: callee, arguments, id, site, &builder)
    default: return nil
    }
  }

  mutating func list(
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
        return list(base, site, &builder)?.map(\.atTimes)
      case .compactMap where builder.evaluator.code.isIdentity(arguments, site):
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
    let names = Sizes.caseNames(of: type, &builder.evaluator)
    return names.isEmpty ? nil : names.map { Entry(key: $0) }
  }

  mutating func list(
    bySidesOf index: Int32, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    guard let given = UIKitBranches.given(bySidesOf: index, site, &builder) else { return nil }
    var sides: [[Entry]] = []
    for one in given {
      guard let list = list(one, site, &builder) else { return nil }
      sides.append(list)
    }
    return Self.either(sides)
  }

  /// One list or another: what is not in all of them is there at times, behind what stands before it in its own.
  static func either(_ lists: [[Entry]]) -> [Entry] {
    var found = lists.max { $0.count < $1.count } ?? []
    for list in lists {
      var place = 0
      for entry in list {
        if let known = found.firstIndex(where: { $0.key == entry.key }) {
          place = known + 1
          continue
        }
        // What only others have in its place comes first.
        while place < found.count, !list.contains(where: { $0.key == found[place].key }) {
          place += 1
        }
        found.insert(entry, at: place)
        place += 1
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

  mutating func list(
    ofOwn hash: UInt64, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    // In a type that is no class of UIKit.
    if let owner = site.owner, builder.ownMembers(named: hash).isEmpty {
      return list(of: hash, in: [owner], &builder)
    }
    return list(of: hash, in: builder.lineage, &builder)
  }

  /// What a property is, or a function gives; a stored one is also what code makes of it.
  mutating func list(
    of hash: UInt64, in types: [TypeID], self own: Bound? = nil, _ builder: inout UIKitBuilder
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
      return list(by: body, builder.evaluator.inside(member, self: own), &builder)
    case .storedProperty: break
    case .initializer, .enumCase: return nil
    }
    var begin: [Entry]?
    if let value = builder.evaluator.linker[member].value {
      begin = list(value, place, &builder)
      if begin == nil { return nil }
    }
    // A constant without a value is given one by the initialiser.
    if let begin, !builder.evaluator.linker[member].isVariable { return begin }
    var all: [[Entry]] = []
    for type in types {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for id in builder.evaluator.linker.everything(in: declaration) {
          guard let body = builder.evaluator.linker[id].body, id != member,
            builder.evaluator.code.changes(hash, in: body, id.file)
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
  mutating func list(by body: Block, _ site: Site, _ builder: inout UIKitBuilder)
    -> [Entry]?
  {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    if body.count == 1, let only = builder.evaluator.code.returned(by: body, site) {
      return list(only, site, &builder)
    }
    var reader = UIKitListedCases()
    reader.run(body, site, &builder)
    return reader.isLost ? nil : reader.given
  }
}
