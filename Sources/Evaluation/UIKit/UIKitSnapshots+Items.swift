import Scenes
import Views

/// What calls do to snapshots, and which items they are given.
extension UIKitSnapshots {
  mutating func call(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    let values = arguments.map { builder.evaluator.argument($0, site.file) }
    var isLoop = false
    if case .member(let base, let verb) = builder.evaluator.expression(callee, site.file) {
      let hash = builder.evaluator.hash(verb, site.file)
      isLoop = builder.evaluator.word(verb, site.file) == .forEach
      if isLoop, let (body, name) = builder.evaluator.code.only(values, site.file),
        run(body, forEachOf: base, as: name, site, &builder)
      {
        return
      }
      if hash == Self.apply { apply(values, site, &builder) }
      if let name = builder.evaluator.code.listName(base, site) {
        if state.snapshots[name] != nil { return fill(name, by: verb, values, site, &builder) }
        if state.lists[name] != nil { return add(to: name, by: verb, values, site, &builder) }
      }
      // As in `records.sink { … }.store(in: &all)`.
      if case .call = builder.evaluator.expression(base, site.file) { read(base, site, &builder) }
    }
    if follow(callee, arguments, id, site, &builder) { return }
    if isLoop { loops += 1 }
    for value in values {
      if case .closure = builder.evaluator.expression(value.value, site.file) {
        read(value.value, site, &builder)
      }
    }
    if isLoop { loops -= 1 }
  }

  private mutating func fill(
    _ name: UInt64, by verb: NameID, _ values: [Argument], _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    var sections = state.snapshots[name] ?? []
    defer { state.snapshots[name] = sections }
    let hash = builder.evaluator.hash(verb, site.file)
    if hash == Self.deleteAllItems { sections = [] }
    guard let first = values.first?.value else { return }
    switch hash {
    case Self.appendSections, Self.insertSections:
      for entry in entries(first, site, &builder) {
        sections.append(
          Section(key: entry.keys.count == 1 ? entry.keys.first : nil, isAtTimes: entry.isAtTimes))
      }
    case Self.deleteSections:
      let keys = Set(entries(first, site, &builder).flatMap(\.keys))
      for place in sections.indices where sections[place].key.map(keys.contains) ?? false {
        sections[place].isAtTimes = true
      }
    case Self.deleteItems:
      let keys = Set(entries(first, site, &builder).flatMap(\.keys))
      for place in sections.indices {
        for item in sections[place].entries.indices
        where !keys.isDisjoint(with: sections[place].entries[item].keys) {
          sections[place].entries[item].isAtTimes = true
        }
      }
    case Self.appendItems, Self.insertItems:
      let all = repeated(entries(first, site, &builder), builder)
      let label = values.dropFirst().first?.label.map { builder.evaluator.hash($0, site.file) }
      guard hash == Self.appendItems, label == Self.toSection, let last = values.last else {
        if sections.isEmpty { sections.append(Section()) }
        sections[sections.count - 1].entries += all
        return
      }
      put(all, into: key(of: last.value, site, &builder), of: &sections)
    default:
      // Of one section, what stands below another item is there once that is opened.
      guard builder.evaluator.word(verb, site.file) == .append else { return }
      var all = repeated(entries(first, site, &builder), builder)
      var isBelow = values.count > 1
      if isBelow, case .null = builder.evaluator.expression(values[1].value, site.file) {
        isBelow = false
      }
      if isBelow { for place in all.indices { all[place].isAtTimes = true } }
      if sections.isEmpty { sections.append(Section()) }
      sections[sections.count - 1].entries += all
    }
  }

  private func put(_ entries: [Entry], into key: UInt64?, of sections: inout [Section]) {
    let place = key.flatMap { key in sections.lastIndex { $0.key == key } }
    if let place = place ?? (key == nil ? sections.indices.last : nil) {
      sections[place].entries += entries
    } else {
      sections.append(Section(key: key, entries: entries))
    }
  }

  /// `source.apply(snapshot, to: .main)`: what one section has.
  private mutating func apply(
    _ values: [Argument], _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard let first = values.first,
      let name = builder.evaluator.code.listName(first.value, site),
      let sections = state.snapshots[name], values.count > 1,
      values[1].label.map({ builder.evaluator.hash($0, site.file) }) == Self.to
    else { return }
    let key = key(of: values[1].value, site, &builder)
    added.append(sections.map { Section(key: key, entries: $0.entries, isAtTimes: $0.isAtTimes) })
  }

  private mutating func add(
    to name: UInt64, by verb: NameID, _ values: [Argument], _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    guard let first = values.first else { return }
    switch builder.evaluator.word(verb, site.file) {
    case .append, .insert:
      let isOne = first.label == nil
      let more =
        isOne ? [entry(first.value, site, &builder)] : entries(first.value, site, &builder)
      state.lists[name, default: []] += repeated(more, builder)
    case .remove, .removeAll, .filter:
      for place in state.lists[name, default: []].indices {
        state.lists[name]?[place].isAtTimes = true
      }
    default: break
    }
  }

  /// `addRows(to: &snapshot)`: a function of the class that is given one.
  private mutating func follow(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let named = builder.evaluator.code.ownName(callee, site.file), let owner = site.owner
    else { return false }
    let given = arguments.compactMap { index -> (Int32, UInt64)? in
      var value = builder.evaluator.argument(index, site.file).value
      if case .prefix(_, let inner) = builder.evaluator.expression(value, site.file) {
        value = inner
      }
      guard let name = builder.evaluator.code.listName(value, site),
        state.snapshots[name] != nil || state.lists[name] != nil
      else { return nil }
      return (index, name)
    }
    guard !given.isEmpty else { return false }
    let members = builder.evaluator.members(
      of: owner, named: builder.evaluator.hash(named, site.file))
    guard
      let (member, formals, matched) = builder.evaluator.overload(members, arguments, at: site),
      let body = builder.evaluator.linker[member].body
    else { return false }
    let outer = state
    state = State()
    for (formal, index) in zip(formals, matched) {
      guard let index, let (_, name) = given.first(where: { $0.0 == index }) else { continue }
      state.snapshots[formal.name] = outer.snapshots[name]
      state.lists[formal.name] = outer.lists[name]
    }
    let place = builder.evaluator.bind(
      formals, matched, at: site, declared: builder.evaluator.inside(member, self: nil))
    run(body, place, &builder)
    let inner = state
    state = outer
    for (formal, index) in zip(formals, matched) {
      guard let index, let (_, name) = given.first(where: { $0.0 == index }) else { continue }
      if let after = inner.snapshots[formal.name] { state.snapshots[name] = after }
      if let after = inner.lists[formal.name] { state.lists[name] = after }
    }
    return true
  }

  // MARK: Items

  /// The items that an expression lists.
  mutating func entries(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry] {
    guard builder.evaluator.think() else { return [] }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(id, site.file) {
    case .array(let items) where items.count <= UIKitBuilder.longest:
      return items.map { entry(builder.evaluator.item($0, site.file), site, &builder) }
    case .binary(let sign, let left, let right):
      switch builder.evaluator.linker.text(of: sign, in: site.file) {
      case "+": return entries(left, site, &builder) + entries(right, site, &builder)
      case "??": return entries(left, site, &builder)
      default: break
      }
    case .cast(let inner, _): return entries(inner, site, &builder)
    case .branch(let index):
      let branch = builder.evaluator.branch(index, site.file)
      var sides: [[Entry]] = []
      for place in DecidedBranches.possible(branch, site, &builder.evaluator) {
        let side = builder.evaluator.alternative(place, site.file)
        guard let last = builder.evaluator.code.returned(by: side.body, site) else { continue }
        let inner = PatternMatching.bind(side: side, site, &builder.evaluator)
        sides.append(entries(last, inner, &builder))
      }
      return Self.either(sides)
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      if let known = state.lists[hash] { return known }
      if let bound = builder.evaluator.lookUp(hash, in: site.environment) {
        guard case .expression(let inner, let place) = bound else { break }
        return entries(inner, place, &builder)
      }
    case .call(let callee, let arguments):
      if let made = entries(calling: callee, arguments, id, site, &builder) { return made }
    default: break
    }
    if let listed = UIKitListedCases.entries(of: id, site, &builder) {
      return listed.map { one in
        guard let many = one.many else { return Entry(keys: [one.key], isAtTimes: one.isAtTimes) }
        return Entry(
          keys: [one.key], count: many.count, isAssumed: many.isAssumed, isAtTimes: one.isAtTimes)
      }
    }
    let count = UIKitPart.RowCount(
      Sizes.size(of: id, site, &builder.evaluator), &builder.evaluator)
    return [Entry(count: count.count, isAssumed: count.isAssumed)]
  }

  private mutating func entries(
    calling callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    let first = arguments.first.map { builder.evaluator.argument($0, site.file).value }
    switch builder.evaluator.expression(callee, site.file) {
    // `[Item]()`
    case .array where arguments.isEmpty: return []
    case .name(let name):
      switch builder.evaluator.word(name, site.file) {
      case .Array, .Set: return first.map { entries($0, site, &builder) }
      default: return nil
      }
    case .member(let base, let verb):
      switch builder.evaluator.word(verb, site.file) {
      case .sorted, .reversed, .shuffled: return entries(base, site, &builder)
      case .filter:
        return entries(base, site, &builder).map {
          Entry(keys: $0.keys, count: $0.count, isAssumed: $0.isAssumed, isAtTimes: true)
        }
      case .map, .compactMap:
        guard let first else { return nil }
        let keys = keys(mapped: first, site, &builder)
        guard !keys.isEmpty else { return nil }
        let count = UIKitPart.RowCount(
          Sizes.size(of: base, site, &builder.evaluator), &builder.evaluator)
        return [Entry(keys: keys, count: count.count, isAssumed: count.isAssumed)]
      default: return nil
      }
    default: return nil
    }
  }

  /// The cases that `map { .mail($0) }` and `map(Item.mail)` give.
  private func keys(
    mapped id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Set<UInt64> {
    guard case .closure(let number) = builder.evaluator.expression(id, site.file) else {
      return builder.evaluator.code.caseName(id, site)
        .map { [builder.evaluator.hash($0, site.file)] } ?? []
    }
    let body = builder.evaluator.closure(number, site.file).body
    var found: Set<UInt64> = []
    var results = builder.evaluator.code.results(of: body, site)
    if results.isEmpty, let last = builder.evaluator.code.returned(by: body, site) {
      results = [last]
    }
    for result in results {
      if case .null = builder.evaluator.expression(result, site.file) { continue }
      guard let key = key(of: result, site, &builder) else { return [] }
      found.insert(key)
    }
    return found
  }

  private func entry(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Entry {
    Entry(keys: key(of: id, site, &builder).map { [$0] } ?? [])
  }

  /// Which case an expression is, or which number; nil for what only data tells.
  private func key(
    of id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UInt64? {
    switch builder.evaluator.expression(id, site.file) {
    case .name(let name):
      let bound = builder.evaluator.lookUp(
        builder.evaluator.hash(name, site.file), in: site.environment)
      if case .instance(let one) = bound {
        let own = builder.evaluator.instances[Int(one)].case
        return own == 0 ? nil : own
      }
      guard case .expression(let inner, let place) = bound, builder.evaluator.think() else {
        return nil
      }
      defer { builder.evaluator.rest() }
      return key(of: inner, place, &builder)
    case .member(let base, _):
      guard
        builder.evaluator.files.isTypeName(base, site)
          || builder.evaluator.files.isTypeInKnownType(base, site)
      else { return nil }
      return builder.evaluator.code.key(of: id, in: site.file)
    default: return builder.evaluator.code.key(of: id, in: site.file)
    }
  }
}

extension UIKitCode {
  /// What `forEach { kind in … }` does, and what it calls each of them.
  fileprivate func only(_ values: [Argument], _ file: FileID) -> (body: Block, name: UInt64)? {
    guard values.count == 1, case .closure(let index) = files.expression(values[0].value, in: file)
    else { return nil }
    let closure = files.closure(index, in: file)
    let named = closure.parameters.first.map {
      files.hash(files.parameter($0, in: file).name, in: file)
    }
    return (closure.body, named ?? WellKnown.dollars[0])
  }
}
