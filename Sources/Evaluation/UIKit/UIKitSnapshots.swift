import Views
import VoiceOver

/// What code puts into the snapshots that it gives a data source of items: which sections, and which items in
/// each of them, in that order.
///
/// The code is read statement by statement: what is done on one side of a condition only is there at times, and
/// what a loop adds is there as often as nobody knows.
///
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
struct UIKitSnapshots {
  /// One item, or as many of a kind as a list has.
  struct Entry: Equatable {
    /// The cases that it may be; none for whatever data says.
    var keys: Set<UInt64> = []
    var count = 1
    var isAssumed = false
    var isAtTimes = false
  }

  struct Section: Equatable {
    var key: UInt64?
    var entries: [Entry] = []
    var isAtTimes = false
  }

  /// What is put together so far, by the names that code has for it.
  struct State {
    var snapshots: [UInt64: [Section]] = [:]
    var lists: [UInt64: [Entry]] = [:]
  }

  var state = State()
  /// What was put together from the start.
  var whole: [[Section]] = []
  /// What was added to what is there already, and what was applied to one section.
  var added: [[Section]] = []
  /// Begun as what is there already.
  var begun: Set<UInt64> = []
  /// What the items are called that are looked for; nil for any.
  let items: UInt64?
  /// The loops around what is read.
  var loops = 0
  var depth = 0
  var given: [Entry]?

  static let appendSections = NameHash.of("appendSections")
  static let appendItems = NameHash.of("appendItems")
  static let insertSections = NameHash.of("insertSections")
  static let insertItems = NameHash.of("insertItems")
  static let deleteSections = NameHash.of("deleteSections")
  static let deleteItems = NameHash.of("deleteItems")
  static let deleteAllItems = NameHash.of("deleteAllItems")
  static let apply = NameHash.of("apply")
  static let snapshot = NameHash.of("snapshot")
  static let toSection = NameHash.of("toSection")
  static let to = NameHash.of("to")
  /// Functions that put something into a snapshot.
  private static let filling: Set<UInt64> = [appendSections, appendItems, insertItems, apply]

  // MARK: What all the code puts together

  /// The fullest of what the code of these types puts together of items of that name, with what the others have at times; nil where
  /// nothing is known of it.
  static func sections(
    by types: [TypeID], of items: UInt64?, _ builder: inout UIKitBuilder
  ) -> [Section]? {
    var reader = UIKitSnapshots(items: items)
    for type in types {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for member in builder.evaluator.linker.everything(in: declaration) {
          reader.read(member, of: declaration, &builder)
        }
      }
    }
    guard
      var found = reader.whole.enumerated().max(by: {
        (fullness($0.element), $1.offset) < (fullness($1.element), $0.offset)
      })?.element
    else { return nil }
    for other in reader.whole + reader.added { add(other, to: &found) }
    found.removeAll { $0.entries.isEmpty }
    return found.isEmpty || found.count > UIKitBuilder.longest ? nil : found
  }

  /// Of more items than one is fuller than of one, and of items that data has fuller than of those written out.
  private static func fullness(_ sections: [Section]) -> Int {
    sections.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.count + 1 } }
  }

  /// What is not there yet is there at times.
  private static func add(_ sections: [Section], to found: inout [Section]) {
    for section in sections {
      let known = Set(found.flatMap(\.entries).flatMap(\.keys))
      let new = section.entries.filter { !$0.keys.isEmpty && known.isDisjoint(with: $0.keys) }
      let place = found.lastIndex { $0.key == section.key && section.key != nil }
      // What is applied to a section that was appended without anything.
      if let place, found[place].entries.isEmpty {
        found[place].entries = section.entries
        continue
      }
      guard !new.isEmpty else { continue }
      let all = new.map {
        Entry(keys: $0.keys, count: $0.count, isAssumed: $0.isAssumed, isAtTimes: true)
      }
      if let place = place ?? (section.key == nil ? found.indices.last : nil) {
        found[place].entries += all
      } else {
        found.append(Section(key: section.key, entries: all, isAtTimes: true))
      }
    }
  }

  /// What one member puts together, where it does.
  private mutating func read(
    _ member: MemberID, of type: TypeID, _ builder: inout UIKitBuilder
  ) {
    guard let body = builder.evaluator.linker[member].body,
      builder.evaluator.files.fillsSnapshot(member, Self.filling)
    else { return }
    state = State()
    begun = []
    var site = builder.evaluator.inside(member, self: nil)
    site.owner = site.owner ?? type
    for formal in builder.evaluator.files.formals(
      builder.evaluator.linker[member].parameters, member.file)
    {
      site.environment = builder.evaluator.bind(
        formal.name, .parameter, onto: site.environment, type: formal.type)
    }
    run(body, site, &builder)
  }

  // MARK: Statements

  mutating func run(_ body: Block, _ start: Site, _ builder: inout UIKitBuilder) {
    guard depth < UIKitBuilder.deepestPart, builder.evaluator.think() else { return }
    defer { builder.evaluator.rest() }
    depth += 1
    defer { depth -= 1 }
    var site = start
    var own: [UInt64] = []
    for index in body {
      switch builder.evaluator.statement(index, site.file) {
      case .declaration(let name, let value?, _):
        let hash = builder.evaluator.hash(name, site.file)
        if begin(hash, value, site, &builder) {
          own.append(hash)
        } else {
          read(value, site, &builder)
          note(hash, value, site, &builder)
        }
        ValueBlocks.perform(index, &site, &builder.evaluator)
      case .declaration: ValueBlocks.perform(index, &site, &builder.evaluator)
      case .assignment(let target, let sign, let value):
        guard let name = builder.evaluator.files.listName(target, site) else { continue }
        if state.snapshots[name] != nil {
          _ = begin(name, value, site, &builder)
        } else if state.lists[name] != nil {
          let isMore = builder.evaluator.linker.text(of: sign, in: site.file) == "+="
          let more = entries(value, site, &builder)
          state.lists[name] = isMore ? (state.lists[name] ?? []) + repeated(more, builder) : more
        } else {
          read(value, site, &builder)
        }
      case .expression(let id): read(id, site, &builder)
      case .return(let id?):
        if depth == 1 || given != nil { given = (given ?? []) + entries(id, site, &builder) }
        read(id, site, &builder)
        finish(own)
        return
      case .return:
        finish(own)
        return
      case .guard(let branch): site = DecidedBranches.passing(branch, site, &builder.evaluator)
      case .loop(let name, _, let inner):
        var place = site
        if let name {
          place.environment = builder.evaluator.bind(
            builder.evaluator.hash(name, site.file), .parameter, onto: place.environment)
        }
        loops += 1
        run(inner, place, &builder)
        loops -= 1
      case .function: break
      }
    }
    finish(own)
  }

  /// `var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()`, `var snapshot = source.snapshot()`.
  private mutating func begin(
    _ name: UInt64, _ value: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard case .call(let callee, let arguments) = builder.evaluator.expression(value, site.file),
      arguments.isEmpty
    else { return false }
    if case .member(_, let verb) = builder.evaluator.expression(callee, site.file),
      builder.evaluator.hash(verb, site.file) == Self.snapshot
    {
      state.snapshots[name] = [Section()]
      begun.insert(name)
      return true
    }
    if let items, let own = UIKitItemSources.itemsName(callee, site, builder), own != items {
      return false
    }
    switch Self.word(callee, site, &builder) {
    case .NSDiffableDataSourceSnapshot: state.snapshots[name] = []
    case .NSDiffableDataSourceSectionSnapshot: state.snapshots[name] = [Section()]
    default: return false
    }
    begun.remove(name)
    return true
  }

  /// What is made, by that name or by another one for it.
  private static func word(
    _ callee: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Word? {
    switch builder.evaluator.expression(callee, site.file) {
    case .element(let base, _): return word(base, site, &builder)
    case .name(let name):
      let word = builder.evaluator.word(name, site.file)
      if word != .other { return word }
      return builder.evaluator.linker.word(
        aliasedBy: builder.evaluator.hash(name, site.file), from: site.file, inside: site.owner)
    default: return nil
    }
  }

  /// `var items = [Item]()`, which code adds to.
  private mutating func note(
    _ name: UInt64, _ value: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    state.lists[name] = nil
    switch builder.evaluator.expression(value, site.file) {
    case .array, .call, .branch: break
    default: return
    }
    state.lists[name] = entries(value, site, &builder)
  }

  /// The code that put something together is done.
  private mutating func finish(_ own: [UInt64]) {
    for name in own {
      guard let sections = state.snapshots.removeValue(forKey: name) else { continue }
      // Of one section: where that is, `apply` says.
      if begun.contains(name) { added.append(sections) } else { whole.append(sections) }
    }
  }

  mutating func read(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) {
    switch builder.evaluator.expression(id, site.file) {
    case .branch(let index): read(branch: index, site, &builder)
    case .call(let callee, let arguments): call(callee, arguments, id, site, &builder)
    case .cast(let inner, _): read(inner, site, &builder)
    case .closure(let closure):
      run(
        builder.evaluator.closure(closure, site.file).body,
        builder.evaluator.bind(closure: closure, [], at: site), &builder)
    default: break
    }
  }

  private mutating func read(branch index: Int32, _ site: Site, _ builder: inout UIKitBuilder) {
    let branch = builder.evaluator.branch(index, site.file)
    let start = state
    var ends: [State] = []
    for place in DecidedBranches.possible(branch, site, &builder.evaluator) {
      state = start
      let side = builder.evaluator.alternative(place, site.file)
      run(side.body, PatternMatching.bind(side: side, site, &builder.evaluator), &builder)
      if !builder.evaluator.files.endsWithReturn(side.body, site.file) { ends.append(state) }
    }
    if !branch.isExhaustive || ends.isEmpty { ends.append(start) }
    state = start
    for name in start.snapshots.keys {
      state.snapshots[name] = Self.either(ends.compactMap { $0.snapshots[name] })
    }
    for name in start.lists.keys {
      state.lists[name] = Self.either(ends.compactMap { $0.lists[name] })
    }
  }

  // MARK: One or another

  private static func either(_ ends: [[Section]]) -> [Section] {
    var found = ends.max { fullness($0) < fullness($1) } ?? []
    for end in ends {
      for section in end where !found.contains(where: { $0.key == section.key }) {
        found.append(section)
      }
    }
    for place in found.indices {
      let key = found[place].key
      let all = ends.map { $0.first { $0.key == key } }
      if all.contains(where: { $0.map(\.isAtTimes) ?? true }) { found[place].isAtTimes = true }
      found[place].entries = either(all.compactMap { $0?.entries })
    }
    return found
  }

  static func either(_ ends: [[Entry]]) -> [Entry] {
    var found = ends.max { $0.count < $1.count } ?? []
    for end in ends {
      for (place, entry) in end.enumerated() {
        let nth = alike(end[...place], entry).count
        if alike(found[...], entry).count < nth { found.append(entry) }
      }
    }
    for place in found.indices {
      // What is added to items of its kind is the second of them.
      let nth = alike(found[...place], found[place]).count
      let isAlways = ends.allSatisfy { end in
        let all = alike(end[...], found[place])
        return all.count >= nth && !all[nth - 1].isAtTimes
      }
      if !isAlways { found[place].isAtTimes = true }
    }
    return found
  }

  private static func alike(_ entries: ArraySlice<Entry>, _ one: Entry) -> [Entry] {
    entries.filter { $0.keys == one.keys }
  }

  func repeated(_ entries: [Entry], _ builder: borrowing UIKitBuilder) -> [Entry] {
    if loops == 0 { return entries }
    let rows = builder.evaluator.settings.rows
    return entries.map {
      Entry(keys: $0.keys, count: max(rows, $0.count), isAssumed: true, isAtTimes: $0.isAtTimes)
    }
  }
}

extension LiveFiles {
  /// A member calls one of these functions.
  fileprivate func fillsSnapshot(_ id: MemberID, _ functions: Set<UInt64>) -> Bool {
    self[id].expressions.contains { use in
      guard case .member(_, let name) = expression(use, in: id.file) else { return false }
      return functions.contains(hash(name, in: id.file))
    }
  }
}
