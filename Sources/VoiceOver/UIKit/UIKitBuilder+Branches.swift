import Views

/// Conditions in the code of a UIKit class.
extension UIKitBuilder {
  /// What each side does is done where that is chosen; what is certain is no choice.
  mutating func read(branch index: Int32, _ id: ExpressionID, _ site: Site, _ alias: Int?) {
    let branch = evaluator.branch(index, site.file)
    guard let (places, isExhaustive) = sides(of: branch, index, site) else {
      for place in evaluator.shown(branch, site) { read(side: place, site, site, alias) }
      return
    }
    if places.count == 1, isExhaustive {
      return read(side: places[0], site, site, alias)
    }
    guard !places.isEmpty else { return }
    let fork = self.places.add(
      UIKitPlaces.Fork(
        kind: .branch, form: branch.kind, branch: index, places: places,
        isExhaustive: isExhaustive, expression: id, site: site))
    let outer = self.places.now
    for place in places {
      self.places.now = self.places.step(.side(fork: fork, place: place), in: outer)
      read(side: place, site, evaluator.taking(place, of: branch, site), alias)
    }
    self.places.now = outer
  }

  private mutating func read(side place: Int32, _ site: Site, _ taken: Site, _ alias: Int?) {
    let side = evaluator.alternative(place, site.file)
    bind(side.clauses, site)
    read(side.body, evaluator.bind(side: side, taken), alias: alias)
  }

  /// The sides that may be done, and whether one of them is; nil where nothing is asked that a listener would
  /// ever hear answered otherwise.
  private mutating func sides(
    of branch: Branch, _ index: Int32, _ site: Site
  ) -> (places: [Int32], isExhaustive: Bool)? {
    switch branch.kind {
    case .availability, .compilation: return nil
    case .condition, .ternary, .choice: break
    }
    if let decided = evaluator.decided(branch, site) { return (decided.map { [$0] } ?? [], true) }
    if branch.kind == .condition, let first = branch.alternatives.first,
      isPassing(evaluator.alternative(first, site.file), site)
    {
      return ([first], true)
    }
    let left = evaluator.remaining(of: branch, site)
    return (left.places, left.isExhaustive)
  }

  /// What asks whether a part is there that is, whether something was done before, or where a view is.
  private mutating func isPassing(_ side: Alternative, _ site: Site) -> Bool {
    for index in side.clauses {
      switch evaluator.clause(index, site.file) {
      case .availability: continue
      case .match(let value, _):
        guard let part = part(value, site), parts[part].isMade else {
          guard isCell(value, site) else { return false }
          continue
        }
      case .test(let id):
        guard isFirstTime(id, doing: side.body, site) else { return false }
      }
    }
    return true
  }

  /// `table.dequeueReusableCell(withIdentifier: "cell") as? Cell`
  private mutating func isCell(_ id: ExpressionID, _ site: Site) -> Bool {
    guard let kind = constructed(id, site) else { return false }
    return UIKitNames.cells.contains(kind.word) && evaluator.files.isHandedOut(id, site)
  }

  /// `if !isBuilt { isBuilt = true; … }`, `if footer == nil { footer = UIView(); … }`: done once, so it is done.
  private mutating func isFirstTime(
    _ id: ExpressionID, doing body: Block, _ site: Site
  ) -> Bool {
    let asked: ExpressionID
    switch evaluator.expression(id, site.file) {
    case .prefix(_, let inner): asked = inner
    case .binary(let sign, let left, let right)
    where ["==", "!="].contains(evaluator.linker.text(of: sign, in: site.file)):
      guard case .null = evaluator.expression(right, site.file) else { return false }
      asked = left
    default: asked = id
    }
    guard let name = evaluator.files.lastName(of: asked, site) else { return false }
    return UIKitNames.firstTimes.contains(name)
      || evaluator.files.assigns(name, in: body, site.file)
  }

  // MARK: What follows

  /// Code after a branch that ends some of its sides, or after a `guard`: done where that lets pass. False where
  /// nothing of it is done.
  mutating func goOn(after id: ExpressionID, rest: Block, _ site: Site) -> Bool {
    guard case .branch(let index) = evaluator.expression(id, site.file) else { return true }
    let branch = evaluator.branch(index, site.file)
    let ending = branch.alternatives.filter {
      evaluator.files.endsWithReturn(evaluator.alternative($0, site.file).body, site.file)
    }
    guard !ending.isEmpty, let (places, isExhaustive) = sides(of: branch, index, site) else {
      return true
    }
    let left = places.filter { ending.contains($0) }
    if left.isEmpty { return true }
    if left.count == places.count, isExhaustive {
      // What is asked for the first time only is asked again.
      return places.count == 1 && evaluator.decided(branch, site) == nil
    }
    if rest.isEmpty { return true }
    let isWhole = left.count == places.count
    let fork =
      isWhole ? lastFork(at: id, site) : nil
    let number =
      fork
      ?? self.places.add(
        UIKitPlaces.Fork(
          kind: .branch, form: branch.kind, branch: index, places: [UIKitPlaces.rest],
          expression: id, site: site))
    if fork != nil { self.places.close(number) }
    self.places.now = self.places.step(
      .side(fork: number, place: UIKitPlaces.rest), in: self.places.now)
    return true
  }

  /// The fork that was made of a branch last.
  private func lastFork(at id: ExpressionID, _ site: Site) -> Int? {
    places.forks.lastIndex {
      $0.expression == id && $0.site.file == site.file && $0.site.environment == site.environment
    }
  }

  /// The rest of a body after a `guard` on what is no part.
  mutating func goOn(afterGuard index: Int32, rest: Block, _ site: Site) -> Bool {
    let branch = evaluator.branch(index, site.file)
    guard let place = branch.alternatives.first else { return true }
    let side = evaluator.alternative(place, site.file)
    bind(side.clauses, site)
    // To have what something is made of is no choice.
    let isTest = side.clauses.contains { clause in
      if case .test = evaluator.clause(clause, site.file) { true } else { false }
    }
    guard isTest, branch.kind == .condition else { return true }
    if let passes = evaluator.passes(index, site) { return passes }
    for clause in side.clauses {
      if case .test(let id) = evaluator.clause(clause, site.file),
        isFirstTime(id, doing: rest, site)
      {
        return true
      }
    }
    let fork = places.add(
      UIKitPlaces.Fork(
        kind: .guard, branch: index, places: [0],
        expression: evaluator.files.firstTest(of: side, site.file) ?? -1, site: site))
    places.now = places.step(.side(fork: fork, place: 0), in: places.now)
    return true
  }
}

extension LiveFiles {
  fileprivate func firstTest(of side: Alternative, _ file: FileID) -> ExpressionID? {
    for index in side.clauses {
      if case .test(let id) = clause(index, in: file) { return id }
    }
    return nil
  }

  /// `isBuilt` of `self.isBuilt`, `superview` of `label.superview`.
  fileprivate func lastName(of id: ExpressionID, _ site: Site) -> UInt64? {
    switch expression(id, in: site.file) {
    case .name(let name), .member(_, let name): hash(name, in: site.file)
    default: nil
    }
  }

  /// Whether a body sets something of that name.
  fileprivate func assigns(_ name: UInt64, in body: Block, _ file: FileID) -> Bool {
    body.contains { index in
      guard case .assignment(let target, _, _) = statement(index, in: file) else { return false }
      switch expression(target, in: file) {
      case .name(let own): return hash(own, in: file) == name
      case .member(let base, let own):
        guard case .name(let owner) = expression(base, in: file), word(owner, in: file) == .`self`
        else { return false }
        return hash(own, in: file) == name
      default: return false
      }
    }
  }
}
