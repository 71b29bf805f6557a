import Views

/// Conditions in the code of a UIKit class.
enum UIKitBranches {
  /// What each side that may be taken gives; nil where one of them gives nothing.
  static func given(
    bySidesOf index: Int32, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [ExpressionID]? {
    let branch = builder.evaluator.branch(index, site.file)
    var all: [ExpressionID] = []
    for place in DecidedBranches.possible(branch, site, &builder.evaluator) {
      let body = builder.evaluator.alternative(place, site.file).body
      guard let last = builder.evaluator.code.returned(by: body, site) else { return nil }
      all.append(last)
    }
    return all.isEmpty ? nil : all
  }

  /// What each side does is done where that is chosen; what is certain is no choice.
  static func read(
    branch index: Int32, _ id: ExpressionID, _ site: Site, _ alias: Int?,
    _ builder: inout UIKitBuilder
  ) {
    let branch = builder.evaluator.branch(index, site.file)
    if let first = branch.alternatives.first {
      let asked = builder.evaluator.alternative(first, site.file).clauses
      UIKitAskedCalls.read(askedBy: asked, site, &builder)
    }
    guard let (places, isExhaustive) = sides(of: branch, index, site, &builder) else {
      for place in DecidedBranches.shown(branch, site, &builder.evaluator) {
        read(side: place, site, site, alias, &builder)
      }
      return
    }
    if places.count == 1, isExhaustive {
      return read(side: places[0], site, site, alias, &builder)
    }
    guard !places.isEmpty else { return }
    let fork = builder.places.add(
      UIKitPlaces.Fork(
        kind: .branch, form: branch.kind, branch: index, places: places,
        isExhaustive: isExhaustive, expression: id, site: site))
    let outer = builder.places.now
    for place in places {
      builder.places.now = builder.places.step(.side(fork: fork, place: place), in: outer)
      read(
        side: place, site, Narrowing.taking(place, of: branch, site, &builder.evaluator), alias,
        &builder)
    }
    builder.places.now = outer
  }

  private static func read(
    side place: Int32, _ site: Site, _ taken: Site, _ alias: Int?, _ builder: inout UIKitBuilder
  ) {
    let side = builder.evaluator.alternative(place, site.file)
    builder.bind(side.clauses, site)
    builder.read(
      side.body, PatternMatching.bind(side: side, taken, &builder.evaluator), alias: alias)
  }

  /// The sides that may be done, and whether one of them is; nil where nothing is asked that a listener would
  /// ever hear answered otherwise.
  static func sides(
    of branch: Branch, _ index: Int32, _ site: Site, _ builder: inout UIKitBuilder
  ) -> (places: [Int32], isExhaustive: Bool)? {
    switch branch.kind {
    case .availability, .compilation: return nil
    case .condition, .ternary, .choice: break
    }
    if let decided = DecidedBranches.decided(branch, site, &builder.evaluator) {
      return (decided.map { [$0] } ?? [], true)
    }
    if branch.kind == .condition, let first = branch.alternatives.first {
      let side = builder.evaluator.alternative(first, site.file)
      if branch.alternatives.count == 1, isOver(side, site, builder) { return ([], true) }
      if isPassing(side, site, &builder) { return ([first], true) }
    }
    let left = DecidedBranches.remaining(of: branch, site, &builder.evaluator)
    let (places, isExhaustive) = ofKnownClass(left.places, left.isExhaustive, site, &builder)
    return (UIKitCellsByCase.narrow(places, of: branch, site, &builder), isExhaustive)
  }

  /// `switch cell { case let cell as Row: … }`: of a part whose class is known only sides for that may be done.
  private static func ofKnownClass(
    _ places: [Int32], _ isExhaustive: Bool, _ site: Site, _ builder: inout UIKitBuilder
  ) -> (places: [Int32], isExhaustive: Bool) {
    var left: [Int32] = []
    for place in places {
      let side = builder.evaluator.alternative(place, site.file)
      guard side.clauses.count == 1, let only = side.clauses.first,
        case .match(let value, let patterns) = builder.evaluator.clause(only, site.file),
        let part = builder.part(value, site), let type = builder.parts[part].type
      else {
        left.append(place)
        continue
      }
      var isMeant = false
      var isWhole = false
      for pattern in patterns {
        guard let (name, isAsking) = builder.evaluator.code.cast(by: pattern, site.file) else {
          isMeant = true
          continue
        }
        let isOne = builder.isKind(type, of: name, site)
        if isOne { isMeant = true }
        if isOne, !isAsking { isWhole = true }
      }
      if isMeant { left.append(place) }
      if isWhole { return (left, true) }
    }
    return (left, isExhaustive)
  }

  /// What asks whether a part is there that is, whether something was done before, or where a view is.
  private static func isPassing(_ side: Alternative, _ site: Site, _ builder: inout UIKitBuilder)
    -> Bool
  {
    for index in side.clauses {
      switch builder.evaluator.clause(index, site.file) {
      case .availability: continue
      case .match(let value, _):
        guard let part = builder.part(value, site), builder.parts[part].isMade else {
          guard isCell(value, site, &builder) || UIKitChildren.isEnd(value, site, &builder) else {
            return false
          }
          continue
        }
      case .test(let id) where builder.evaluator.truth(id, site) == true: continue
      case .test(let id):
        guard isFirstTime(id, doing: side.body, site, &builder) else { return false }
        _ = builder.firstTimes.come(to: id, site)
      }
    }
    return true
  }

  /// As in `table.dequeueReusableCell(withIdentifier: "cell") as? Cell`.
  private static func isCell(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder)
    -> Bool
  {
    guard let kind = builder.constructed(id, site) else { return false }
    return UIKitNames.cells.contains(kind.word) && builder.evaluator.code.isHandedOut(id, site)
  }

  // MARK: What follows

  /// Code after a branch that ends some of its sides: done on the others.
  ///
  /// False where nothing of it is ever done.
  static func goOn(after id: ExpressionID, rest: Block, _ site: Site, _ builder: inout UIKitBuilder)
    -> Bool
  {
    guard case .branch(let index) = builder.evaluator.expression(id, site.file) else { return true }
    let branch = builder.evaluator.branch(index, site.file)
    let ending = branch.alternatives.filter {
      builder.evaluator.files.endsWithReturn(
        builder.evaluator.alternative($0, site.file).body, site.file)
    }
    guard !ending.isEmpty else { return true }
    if DecidedBranches.decided(branch, site, &builder.evaluator) == nil,
      let isFirst = isFirstTime(afterLeaving: branch, rest: rest, site, &builder)
    {
      return isFirst
    }
    guard let (places, isExhaustive) = sides(of: branch, index, site, &builder) else {
      // `if #available(iOS 26, *) { return }`: of which system it is one side is for.
      let shown = DecidedBranches.shown(branch, site, &builder.evaluator)
      return shown.isEmpty || !shown.allSatisfy { ending.contains($0) }
    }
    let left = places.filter { ending.contains($0) }
    if left.isEmpty { return true }
    if left.count == places.count, isExhaustive {
      // What is asked for the first time only is asked again.
      return places.count == 1 && DecidedBranches.decided(branch, site, &builder.evaluator) == nil
    }
    if rest.isEmpty { return true }
    let isWhole = left.count == places.count
    let fork =
      isWhole ? lastFork(at: id, site, builder) : nil
    let number =
      fork
      ?? builder.places.add(
        UIKitPlaces.Fork(
          kind: .branch, form: branch.kind, branch: index, places: [UIKitPlaces.rest],
          expression: id, site: site))
    if fork != nil { builder.places.close(number) }
    builder.places.now = builder.places.step(
      .side(fork: number, place: UIKitPlaces.rest), in: builder.places.now)
    return true
  }

  /// The fork that was made of a branch last.
  private static func lastFork(at id: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder)
    -> Int?
  {
    builder.places.forks.lastIndex {
      $0.expression == id && $0.site.file == site.file && $0.site.environment == site.environment
    }
  }

  /// `guard path.section == 0 else { return footerCell }`: one cell for the other rows, and the rest for these.
  private static func goOn(
    afterAsking index: Int32, _ side: Alternative, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    let fork = builder.places.add(
      UIKitPlaces.Fork(
        kind: .guard, branch: index, places: [0, UIKitPlaces.rest], isExhaustive: true,
        expression: builder.evaluator.code.firstTest(of: side, site.file) ?? -1, site: site))
    let outer = builder.places.now
    builder.places.now = builder.places.step(.side(fork: fork, place: UIKitPlaces.rest), in: outer)
    builder.read(side.body, site, alias: nil)
    builder.places.now = builder.places.step(.side(fork: fork, place: 0), in: outer)
  }

  /// The rest of a body after a `guard` on what is no part.
  static func goOn(
    afterGuard index: Int32, rest: Block, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    let branch = builder.evaluator.branch(index, site.file)
    guard let place = branch.alternatives.first else { return true }
    let side = builder.evaluator.alternative(place, site.file)
    builder.bind(side.clauses, site)
    UIKitAskedCalls.read(askedBy: side.clauses, site, &builder)
    if builder.isSource, branch.kind == .condition, !side.body.isEmpty,
      UIKitAsked.asked(by: branch, site, &builder) != nil
    {
      goOn(afterAsking: index, side, site, &builder)
      return true
    }
    // To have what something is made of is no choice.
    let isTest = side.clauses.contains { clause in
      if case .test = builder.evaluator.clause(clause, site.file) { true } else { false }
    }
    let asksSystem = side.clauses.contains { clause in
      if case .availability = builder.evaluator.clause(clause, site.file) { true } else { false }
    }
    if asksSystem, DecidedBranches.passes(index, site, &builder.evaluator) == false { return false }
    guard isTest, branch.kind == .condition else { return true }
    if let passes = DecidedBranches.passes(index, site, &builder.evaluator) { return passes }
    if builder.isSource, builder.evaluator.code.choosesOrMakes(side.body, site.file) {
      goOn(afterAsking: index, side, site, &builder)
      return true
    }
    for clause in side.clauses {
      if case .test(let id) = builder.evaluator.clause(clause, site.file),
        isFirstTime(id, doing: rest, site, &builder)
      {
        return builder.firstTimes.come(to: id, site)
      }
    }
    // What is put somewhere on the other side is there where the rest is not.
    if builder.evaluator.code.puts(side.body, site.file) {
      goOn(afterAsking: index, side, site, &builder)
      return true
    }
    let fork = builder.places.add(
      UIKitPlaces.Fork(
        kind: .guard, branch: index, places: [0],
        expression: builder.evaluator.code.firstTest(of: side, site.file) ?? -1, site: site))
    builder.places.now = builder.places.step(
      .side(fork: fork, place: 0), in: builder.places.now)
    return true
  }
}

extension UIKitCode {
  /// The class that a pattern asks for, and whether it asks for more.
  fileprivate func cast(by id: PatternID, _ file: FileID) -> (NameID, isAsking: Bool)? {
    switch files.pattern(id, in: file) {
    case .cast(let inner, let name):
      switch files.pattern(inner, in: file) {
      case .any, .name: (name, false)
      default: (name, true)
      }
    case .filtered(let inner, _): cast(by: inner, file).map { ($0.0, true) }
    default: nil
    }
  }

  /// More than that there is nothing: it makes something, or asks more.
  fileprivate func choosesOrMakes(_ body: Block, _ file: FileID) -> Bool {
    body.contains { index in
      switch files.statement(index, in: file) {
      case .declaration: return true
      case .expression(let id):
        if case .branch = files.expression(id, in: file) { return true }
        return false
      default: return false
      }
    }
  }

  /// It places a view, as in `guard isWide else { stack.addArrangedSubview(title); return }`.
  fileprivate func puts(_ body: Block, _ file: FileID) -> Bool {
    body.contains { index in
      guard case .expression(let id) = files.statement(index, in: file),
        case .call(let callee, _) = files.expression(id, in: file),
        case .member(_, let verb) = files.expression(callee, in: file)
      else { return false }
      return UIKitNames.placing.contains(files.word(verb, in: file))
    }
  }

  fileprivate func firstTest(of side: Alternative, _ file: FileID) -> ExpressionID? {
    for index in side.clauses {
      if case .test(let id) = files.clause(index, in: file) { return id }
    }
    return nil
  }
}
