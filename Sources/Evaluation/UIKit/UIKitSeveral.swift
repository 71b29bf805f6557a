import Scenes
import Views

/// Code that names one of several parts where source does not tell which: `views[index]`, `buttons[action.kind]`,
/// `isEmpty ? note : list`, a property that gives one part or another.
///
/// What is done with such a name is done with each of them, on a side of its own.
enum UIKitSeveral {
  /// The part that an expression stands for while one of several is read.
  struct Standing {
    var expression: ExpressionID
    var file: FileID
    var environment: Int32
    var part: Int
  }

  struct Choice {
    /// What names one of them, and where.
    var expression: ExpressionID
    var site: Site
    /// Each with the side on which it is the one.
    var parts: [(part: Int, place: Int32)]
    /// The sides of a branch; nil where nothing says which it is.
    var branch: Int32?
    var places: [Int32]
    /// It is one of these and nothing else.
    var isWhole: Bool
  }

  private typealias Entry = (key: ExpressionID?, part: Int?, site: Site)

  /// Does something once, or once for each part that what a statement works on may be.
  static func each(
    of statement: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder,
    _ body: (inout UIKitBuilder) -> Void
  ) {
    // Of each of several each of several would be too many.
    guard builder.standing.isEmpty,
      let choice = worked(on: statement, site, &builder)
    else { return body(&builder) }
    each(of: choice, &builder) { builder, _ in body(&builder) }
  }

  static func each(
    of choice: Choice, _ builder: inout UIKitBuilder, _ body: (inout UIKitBuilder, Int) -> Void
  ) {
    let outer = builder.places.now
    // Each time round it may be another one.
    let isRepeated = choice.branch == nil && builder.places.loop >= 0
    var fork: Int?
    for (part, place) in choice.parts {
      let isCertain = choice.places.count == 1 && choice.isWhole
      if isRepeated || fork == nil, !isCertain {
        fork = builder.places.add(
          UIKitPlaces.Fork(
            kind: choice.branch == nil ? .one : .branch, form: .choice,
            branch: choice.branch ?? -1, places: isRepeated ? [place] : choice.places,
            isExhaustive: choice.isWhole && !isRepeated, expression: choice.expression,
            site: choice.site))
      }
      if let fork {
        builder.places.now = builder.places.step(.side(fork: fork, place: place), in: outer)
      }
      builder.standing.append(
        Standing(
          expression: choice.expression, file: choice.site.file,
          environment: choice.site.environment, part: part))
      body(&builder, part)
      builder.standing.removeLast()
    }
    builder.places.now = outer
  }

  /// One of several that a statement sets something of, or calls something of.
  private static func worked(
    on id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Choice? {
    var next = id
    while true {
      switch builder.evaluator.expression(next, site.file) {
      case .call(let callee, _): next = callee
      case .member(let base, _):
        if let found = choice(base, site, &builder) { return found }
        next = base
      default: return nil
      }
    }
  }

  /// The parts of which an expression names one.
  static func choice(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Choice? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(id, site.file) {
    case .cast(let inner, let name):
      return choice(inner, site, &builder).flatMap { narrowed($0, to: name, site, &builder) }
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      if builder.byName[hash] != nil { return nil }
      if let bound = builder.evaluator.lookUp(hash, in: site.environment) {
        guard case .expression(let inner, let place) = bound else { return nil }
        return choice(inner, place, &builder)
      }
      return given(byProperty: hash, id, site, &builder)
    case .member(let base, let name):
      guard case .name(let owner) = builder.evaluator.expression(base, site.file) else {
        return nil
      }
      guard builder.evaluator.word(owner, site.file) == .`self` else {
        // Of one of several controllers the view.
        let isView = builder.evaluator.word(name, site.file) == .view
        return isView ? choice(base, site, &builder) : nil
      }
      let hash = builder.evaluator.hash(name, site.file)
      if builder.byName[hash] ?? builder.parts[builder.own].names[hash] != nil { return nil }
      return given(byProperty: hash, id, site, &builder)
    case .element(let base, let arguments):
      return element(of: base, at: arguments, id, site, &builder)
    case .call(let callee, let arguments):
      // As in `buttons.first { $0.tag == tag }`.
      guard !arguments.isEmpty,
        case .member(let base, let name) = builder.evaluator.expression(callee, site.file),
        UIKitNames.asking.contains(builder.evaluator.hash(name, site.file))
      else { return nil }
      return any(of: entries(base, site, &builder) ?? [], id, site)
    case .branch(let branch): return side(of: branch, id, site, &builder)
    default: return nil
    }
  }

  private static func any(of entries: [Entry], _ id: ExpressionID, _ site: Site) -> Choice? {
    let parts = entries.compactMap(\.part)
    guard !parts.isEmpty, parts.count <= UIKitBuilder.longest else { return nil }
    let places = Array(0..<Int32(parts.count))
    return Choice(
      expression: id, site: site, parts: Array(zip(parts, places)), branch: nil, places: places,
      isWhole: parts.count == entries.count)
  }

  /// `stack.arrangedSubviews[index] as? Card`: one of those that are of that class.
  private static func narrowed(
    _ choice: Choice, to name: NameID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Choice? {
    var narrowed = choice
    narrowed.parts = []
    for (part, place) in choice.parts {
      let isOne = builder.parts[part].type.map { builder.isKind($0, of: name, site) } ?? true
      if isOne { narrowed.parts.append((part, place)) }
    }
    if narrowed.parts.count < choice.parts.count { narrowed.places = narrowed.parts.map(\.place) }
    return narrowed.parts.isEmpty ? nil : narrowed
  }

  // MARK: Sides

  private static func side(
    of index: Int32, _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Choice? {
    let branch = builder.evaluator.branch(index, site.file)
    guard let (places, isExhaustive) = UIKitBranches.sides(of: branch, index, site, &builder)
    else { return nil }
    var parts: [(part: Int, place: Int32)] = []
    for place in places {
      let body = builder.evaluator.alternative(place, site.file).body
      guard let last = builder.evaluator.code.returned(by: body, site) else { return nil }
      if case .null = builder.evaluator.expression(last, site.file) { continue }
      guard let part = builder.part(last, site) else { return nil }
      parts.append((part, place))
    }
    if parts.isEmpty { return nil }
    return Choice(
      expression: id, site: site, parts: parts, branch: index, places: places,
      isWhole: isExhaustive)
  }

  /// One of those that a property gives, as `switch kind { case .list: return list; case .note: return note }` does.
  private static func given(
    byProperty hash: UInt64, _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Choice? {
    guard let member = builder.ownMembers(named: hash, seenFrom: site).first,
      builder.evaluator.linker[member].kind == .computedProperty,
      let body = builder.evaluator.linker[member].body, !builder.calls.contains(member)
    else { return nil }
    let place = Site(file: member.file, owner: site.owner, environment: -1)
    let results = builder.evaluator.code.results(of: body, place)
    guard !results.isEmpty, results.count <= UIKitBuilder.longest else { return nil }
    return any(
      of: results.filter {
        if case .null = builder.evaluator.expression($0, place.file) { false } else { true }
      }.map { (key: nil, part: builder.part($0, place), site: place) }, id, site)
  }

  // MARK: Lists

  private static func element(
    of base: ExpressionID, at arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Choice? {
    guard let first = arguments.first else { return nil }
    let asked = builder.evaluator.argument(first, site.file).value
    if let placed = UIKitSubviews.all(base, site, &builder) {
      // What code places elsewhere may stand there as well.
      let isWritten = ListParts.number(asked, site, &builder.evaluator) != nil
      return isWritten ? nil : any(of: placed.map { (nil, $0, site) }, id, site)
    }
    guard let all = entries(base, site, &builder) else { return nil }
    let parts = all.compactMap(\.part)
    // Which controller is shown is another question.
    if parts.allSatisfy({ UIKitClasses.controllers.contains(builder.parts[$0].word) }) {
      return nil
    }
    if all.contains(where: { $0.key != nil }) {
      if let name = caseName(asked, site, &builder) {
        let same = all.filter { entry in
          entry.key.flatMap { caseName($0, entry.site, &builder) } == name
        }
        if same.count == 1 { return any(of: same, id, site) }
      }
    } else if let number = ListParts.number(asked, site, &builder.evaluator),
      all.indices.contains(number)
    {
      return any(of: [all[number]], id, site)
    }
    return any(of: all, id, site)
  }

  private static func caseName(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UInt64? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    if case .name(let name) = builder.evaluator.expression(id, site.file),
      case .expression(let inner, let place)? = builder.evaluator.lookUp(
        builder.evaluator.hash(name, site.file), in: site.environment)
    {
      return caseName(inner, place, &builder)
    }
    return builder.evaluator.code.caseName(id, site).map {
      builder.evaluator.hash($0, site.file)
    }
  }

  /// What a list or a dictionary has that is written out, each with its key.
  private static func entries(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    if let name = builder.evaluator.code.listName(id, site), let all = builder.gathered[name] {
      return all.map { (key: nil, part: $0, site: site) }
    }
    if let pairs = dictionary(id, site, &builder) {
      return pairs.map { pair in
        (key: pair.key, part: builder.part(pair.value, pair.site), site: pair.site)
      }
    }
    return builder.list(id, site)?.map { item in
      (key: nil, part: builder.part(item.expression, item.site), site: item.site)
    }
  }

  /// The keys and values of a dictionary that is written out.
  static func dictionary(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [(key: ExpressionID, value: ExpressionID, site: Site)]? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(id, site.file) {
    case .dictionary(let items):
      guard items.count <= 2 * UIKitBuilder.longest else { return nil }
      let all = items.map { builder.evaluator.item($0, site.file) }
      return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1], site) }
    case .cast(let inner, _): return dictionary(inner, site, &builder)
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      if let bound = builder.evaluator.lookUp(hash, in: site.environment) {
        guard case .expression(let inner, let place) = bound else { return nil }
        return dictionary(inner, place, &builder)
      }
      return dictionary(ofMember: hash, site, &builder)
    case .member(let base, let name):
      guard case .name(let owner) = builder.evaluator.expression(base, site.file),
        builder.evaluator.word(owner, site.file) == .`self`
      else { return nil }
      return dictionary(ofMember: builder.evaluator.hash(name, site.file), site, &builder)
    default: return nil
    }
  }

  private static func dictionary(
    ofMember hash: UInt64, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [(key: ExpressionID, value: ExpressionID, site: Site)]? {
    guard let member = builder.ownMembers(named: hash, seenFrom: site).first else { return nil }
    var value = builder.evaluator.linker[member].value
    let place = Site(file: member.file, owner: site.owner, environment: -1)
    if let body = builder.evaluator.linker[member].body,
      let last = builder.evaluator.code.returned(by: body, place)
    {
      value = last
    }
    return value.flatMap { dictionary($0, place, &builder) }
  }
}
