import Scenes
import Views
import VoiceOver

/// Code that puts snapshots together, statement by statement.
extension UIKitSnapshots {
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
        guard let name = builder.evaluator.code.listName(target, site) else { continue }
        if state.snapshots[name] != nil {
          _ = begin(name, value, site, &builder)
        } else if state.lists[name] != nil {
          let isMore = builder.evaluator.linker.text(of: sign, in: site.file) == "+="
          let more = entries(value, site, &builder)
          state.lists[name] = isMore ? (state.lists[name] ?? []) + repeated(more, builder) : more
        } else {
          read(value, site, &builder)
          ValueBlocks.perform(index, &site, &builder.evaluator)
        }
      case .expression(let id):
        read(id, site, &builder)
        // Its sides may set a variable that is asked later.
        if case .branch = builder.evaluator.expression(id, site.file) {
          ValueBlocks.perform(index, &site, &builder.evaluator)
        }
      case .return(let id?):
        if depth == 1 || given != nil { given = (given ?? []) + entries(id, site, &builder) }
        read(id, site, &builder)
        finish(own)
        return
      case .return:
        finish(own)
        return
      case .guard(let branch): site = DecidedBranches.passing(branch, site, &builder.evaluator)
      case .loop(let name, let sequence, let inner):
        let hash = name.map { builder.evaluator.hash($0, site.file) }
        if run(inner, forEachOf: sequence, as: hash, site, &builder) { continue }
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

  /// `for kind in Kind.allCases { … }`: done once for each case, whose sections and items are its own.
  ///
  /// False for what goes over anything else.
  mutating func run(
    _ body: Block, forEachOf sequence: ExpressionID, as name: UInt64?, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let name,
      case .member(let base, let all) = builder.evaluator.expression(sequence, site.file),
      builder.evaluator.hash(all, site.file) == WellKnown.allCases,
      case .type(let type) = builder.evaluator.evaluated(base, site),
      builder.evaluator.members(of: type, named: WellKnown.allCases).isEmpty
    else { return false }
    let cases = Sizes.caseNames(of: type, &builder.evaluator)
    guard !cases.isEmpty, cases.count <= UIKitBuilder.longest else { return false }
    for one in cases {
      let value = Instances.instantiate(type, creator: -1, &builder.evaluator)
      builder.evaluator.instances[Int(value)].case = one
      var place = site
      place.environment = builder.evaluator.bind(name, .instance(value), onto: site.environment)
      run(body, place, &builder)
    }
    return true
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
    case .array, .call, .branch, .binary: break
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
}
