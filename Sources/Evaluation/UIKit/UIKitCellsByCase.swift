import Scenes
import Views

/// Cells of which an enum says what class they are: `table.dequeueReusableCell(withIdentifier: row.identifier)`, where
/// a property of the row gives a class, or what that is registered by, for each case; or a class of rows, of which each
/// one gives a class of its own.
///
/// https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)
enum UIKitCellsByCase {
  /// A class of cells, and the side of a branch that gives it.
  struct Outcome: Equatable {
    var kind: UIKitKind
    var place: Int32 = -1
    /// A cell of the table's interface file that is asked for by that name.
    var prototype: Int?

    func isSame(as other: Self) -> Bool { kind == other.kind && prototype == other.prototype }
  }

  struct Outcomes {
    var all: [Outcome]
    /// The branch that decides, and where; nil for a class whatever the case, and where other code decides.
    var branch: (index: Int32, expression: ExpressionID, site: Site)?
  }

  /// The classes that what code asks a table for may have; nil where it does not ask by a property of a case.
  static func outcomes(
    askedBy id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Outcomes? {
    switch builder.evaluator.expression(id, site.file) {
    case .cast(let inner, _): return outcomes(askedBy: inner, site, &builder)
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = builder.evaluator.expression(callee, site.file)
      else { return nil }
      if builder.evaluator.word(name, site.file) == .`init` {
        return outcomes(madeBy: base, site, &builder)
      }
      guard builder.evaluator.linker.text(of: name, in: site.file).hasPrefix(UIKitNames.dequeue)
      else { return nil }
      return outcomes(ofArguments: arguments, site, &builder)
    default: return nil
    }
  }

  static func outcomes(
    ofArguments arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Outcomes? {
    for index in arguments {
      let argument = builder.evaluator.argument(index, site.file)
      guard let label = argument.label,
        UIKitNames.dequeued[builder.evaluator.linker.text(of: label, in: site.file)] != nil,
        let found = outcomes(of: argument.value, site, &builder), !found.all.isEmpty
      else { continue }
      return found
    }
    return nil
  }

  /// Reads the code behind such a row once for each class that the row may have, on the side that says so.
  ///
  /// False where there is one at most.
  static func each(
    declaredBy name: NameID, _ value: ExpressionID, _ site: Site, behind: Site,
    _ builder: inout UIKitBuilder, _ body: (inout UIKitBuilder, Site) -> Void
  ) -> Bool {
    guard let found = outcomes(askedBy: value, site, &builder), found.all.count > 1,
      builder.knownRow == nil
    else { return false }
    guard let branch = found.branch else {
      eachOne(of: found.all, declaredBy: name, value, site, behind: behind, &builder, body)
      return true
    }
    let sides = builder.evaluator.branch(branch.index, branch.site.file)
    let asked = UIKitAsked.asked(by: sides, branch.site, &builder)
    let fork = builder.places.add(
      UIKitPlaces.Fork(
        kind: .branch, form: sides.kind, branch: branch.index, places: found.all.map(\.place),
        isExhaustive: true, expression: branch.expression, site: branch.site))
    let outer = (builder.places.now, builder.byName)
    for outcome in found.all {
      builder.places.now = builder.places.step(
        .side(fork: fork, place: outcome.place), in: outer.0)
      if asked == .row {
        let side = builder.evaluator.alternative(outcome.place, branch.site.file)
        builder.knownRow = UIKitAsked.keys(of: side, branch.site, &builder)
      }
      handOut(outcome, as: name, value, site, &builder)
      body(
        &builder, knowing(outcome, of: branch, askedBy: value, site, behind: behind, &builder))
      builder.byName = outer.1
    }
    builder.knownRow = nil
    builder.places.now = outer.0
    return true
  }

  /// The code behind calls what is handed out so.
  static func handOut(
    _ outcome: Outcome, as name: NameID, _ value: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    let hash = builder.evaluator.hash(name, site.file)
    if let prototype = outcome.prototype {
      UIKitCells.handOut(again: prototype, &builder)
      builder.call(hash, prototype)
      return
    }
    let part = builder.add(outcome.kind, name, value, site)
    builder.call(hash, part)
    builder.handOut(part, value, site)
  }

  /// `let id = isNote ? "Note" : "Item"`: what the code behind calls `id` is what this side gives.
  private static func knowing(
    _ outcome: Outcome, of branch: (index: Int32, expression: ExpressionID, site: Site),
    askedBy id: ExpressionID, _ site: Site, behind: Site, _ builder: inout UIKitBuilder
  ) -> Site {
    var id = id
    while case .cast(let inner, _) = builder.evaluator.expression(id, site.file) { id = inner }
    guard case .call(_, let arguments) = builder.evaluator.expression(id, site.file) else {
      return behind
    }
    let side = builder.evaluator.alternative(outcome.place, branch.site.file)
    guard let given = builder.evaluator.code.returned(by: side.body, branch.site) else {
      return behind
    }
    for index in arguments {
      let argument = builder.evaluator.argument(index, site.file)
      guard case .name(let name) = builder.evaluator.expression(argument.value, site.file) else {
        continue
      }
      let hash = builder.evaluator.hash(name, site.file)
      guard
        case .expression(let inner, let place) = builder.evaluator.lookUp(
          hash, in: site.environment),
        place.file == branch.site.file, inner == branch.expression
      else { continue }
      var known = behind
      known.environment = builder.evaluator.bind(
        hash, .expression(given, branch.site), onto: behind.environment)
      return known
    }
    return behind
  }

  /// The sides of a branch that a row may take of which the case is known.
  static func narrow(
    _ places: [Int32], of branch: Branch, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Int32] {
    guard let known = builder.knownRow, UIKitAsked.asked(by: branch, site, &builder) == .row else {
      return places
    }
    var left = known
    return places.filter { place in
      let side = builder.evaluator.alternative(place, site.file)
      guard let keys = UIKitAsked.keys(of: side, site, &builder) else { return !left.isEmpty }
      let isMeant = !keys.isDisjoint(with: left)
      // A class that is asked for as well may leave the row to a later side.
      if isMeant, !builder.evaluator.code.asksForClass(side, site.file) { left.subtract(keys) }
      return isMeant
    }
  }

  // MARK: Identifiers

  static func outcomes(
    of id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Outcomes? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    if let known = known(id, site, &builder) { return Outcomes(all: [known]) }
    switch builder.evaluator.expression(id, site.file) {
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      if case .expression(let inner, let place) = builder.evaluator.lookUp(
        hash, in: site.environment)
      {
        return outcomes(of: inner, place, &builder)
      }
      guard let owner = site.owner, let subject = builder.evaluator.boundSelf(at: site) else {
        return nil
      }
      return outcomes(ofMember: hash, of: owner, subject, &builder)
    case .member(let base, let name):
      let hash = builder.evaluator.hash(name, site.file)
      let isOwn: Bool
      if case .name(let owner) = builder.evaluator.expression(base, site.file) {
        isOwn = builder.evaluator.word(owner, site.file) == .`self`
      } else {
        isOwn = false
      }
      if isOwn, let owner = site.owner, let subject = builder.evaluator.boundSelf(at: site) {
        return outcomes(ofMember: hash, of: owner, subject, &builder)
      }
      if let type = Typing.type(of: base, site, &builder.evaluator),
        let found = outcomes(ofMember: hash, of: type, .expression(base, site), &builder)
      {
        return found
      }
      // What a class is registered by, as in `row.type.identifier`.
      return outcomes(of: base, site, &builder)
    case .branch(let index): return outcomes(bySidesOf: index, id, site, &builder)
    // As in `String(describing: type)`.
    case .call(_, let arguments) where arguments.count == 1:
      return outcomes(
        of: builder.evaluator.argument(arguments.lowerBound, site.file).value, site, &builder)
    case .string(let segments) where segments.count == 1:
      guard
        case .interpolation(let inner) = builder.evaluator.files.segment(
          segments.lowerBound, in: site.file)
      else { return nil }
      return outcomes(of: inner, site, &builder)
    default: return nil
    }
  }

  /// A class that is named, or what one is registered by, or goes by in the table's interface file.
  private static func known(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Outcome? {
    if let kind = UIKitCells.cell(named: id, site, &builder) { return Outcome(kind: kind) }
    guard case .string(let text) = builder.evaluator.evaluated(id, site) else { return nil }
    let key = NameHash.of(builder.evaluator.text(text.text, text.file))
    if let kind = builder.registered[key] { return Outcome(kind: kind) }
    return UIKitCells.prototype(named: key, builder).map { part in
      Outcome(
        kind: UIKitKind(word: builder.parts[part].word, type: builder.parts[part].type),
        prototype: part)
    }
  }

  private static func outcomes(
    bySidesOf index: Int32, _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Outcomes? {
    let branch = builder.evaluator.branch(index, site.file)
    guard branch.isExhaustive, branch.alternatives.count <= UIKitBuilder.longest else {
      return nil
    }
    var all: [Outcome] = []
    for place in branch.alternatives {
      let side = builder.evaluator.alternative(place, site.file)
      guard let last = builder.evaluator.code.returned(by: side.body, site) else {
        // A side that never is, as with `fatalError()`.
        continue
      }
      guard let found = outcomes(of: last, site, &builder) else { return nil }
      // One that asks further says nothing that its side would.
      guard found.branch == nil, let only = found.all.first else { return nil }
      all.append(Outcome(kind: only.kind, place: place, prototype: only.prototype))
    }
    guard let first = all.first else { return nil }
    if all.allSatisfy({ $0.isSame(as: first) }) {
      return Outcomes(all: [Outcome(kind: first.kind, prototype: first.prototype)])
    }
    return Outcomes(all: all, branch: (index, id, site))
  }
}

extension UIKitCode {
  /// As in `case let cell as Cell where row == .name`.
  fileprivate func asksForClass(_ side: Alternative, _ file: FileID) -> Bool {
    side.clauses.contains { index in
      guard case .match(_, let patterns) = files.clause(index, in: file) else { return false }
      return patterns.contains { test(behindCast: $0, file) != nil }
    }
  }
}
