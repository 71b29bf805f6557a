import Scenes
import Views

/// Bodies that build views.
extension Evaluator {
  /// Writes what a body shows, and then what follows it where it does not return: the rest of the bodies around it.
  @inline(never)
  mutating func emitBlock(
    _ body: Block, _ site: Site, as role: NodeRole, rest: ArraySlice<Block> = []
  ) {
    guard enter() else { return }
    defer { leave() }
    var site = site
    var index = body.lowerBound
    let isBuilder = rest.allSatisfy(\.isEmpty) && !files.returnsView(body, site.file)
    while index < body.upperBound {
      switch statement(index, site.file) {
      case .expression(let id):
        if !isBuilder, !files.mayReturn(id, site.file) {
          // `name.append(" (new)")` stands for no view here.
          if files.isBranch(id, site.file) || GrowingLists.grows(by: id, site, &self) {
            ValueBlocks.perform(index, &site, &self)
          }
          break
        }
        let after = (index + 1)..<body.upperBound
        if emitStatement(index, id, after, rest, &site, role) { return }
      case .return(let id):
        if let id { ModifierChains.emit(id, site, as: role, &self) }
        return
      case .guard(let branch):
        emit(guard: branch, rest: [(index + 1)..<body.upperBound] + rest, site, role)
        return
      case .declaration, .assignment, .loop, .function: ValueBlocks.perform(index, &site, &self)
      }
      index += 1
    }
    emitBlocks(rest, site, role)
  }

  private mutating func emitBlocks(_ blocks: ArraySlice<Block>, _ site: Site, _ role: NodeRole) {
    guard let first = blocks.first else { return }
    emitBlock(first, site, as: role, rest: blocks.dropFirst())
  }

  /// A closure's body with modifiers around the whole.
  mutating func emitBlock(_ body: Block, _ use: ViewUse) {
    if use.pending.isEmpty {
      emitBlock(body, use.site, as: use.role)
      return
    }
    if body.count == 1, case .expression(let only) = statement(body.lowerBound, use.site.file) {
      ModifierChains.emit(only, use.site, as: use.role, &self, use.pending)
      return
    }
    let node = open(.group, use.role, use.expression, use.site)
    emitBlock(body, use.site, as: .content)
    close(node, use.pending)
  }

  /// An expression that stands alone.
  ///
  /// True when it and all that follows, in the body and behind it, have been written.
  private mutating func emitStatement(
    _ place: Int32, _ id: ExpressionID, _ after: Block, _ rest: ArraySlice<Block>,
    _ site: inout Site, _ role: NodeRole
  ) -> Bool {
    guard case .branch(let index) = expression(id, site.file) else {
      if ValueBlocks.mutated(by: id, site, self) == nil {
        ModifierChains.emit(id, site, as: role, &self)
      } else {
        ValueBlocks.perform(place, &site, &self)
      }
      return false
    }
    let branch = branch(index, site.file)
    if isImperative(branch, site) {
      ValueBlocks.perform(place, &site, &self)
      return false
    }
    guard
      branch.alternatives.contains(where: {
        files.mayReturn(alternative($0, site.file).body, site.file)
      })
    else {
      emitBranch(index, ViewUse(id, site, role))
      return false
    }
    emitReturning(branch, id, rest: [after] + rest, site, role)
    return true
  }

  /// Some sides return, the others go on with the rest of the body.
  private mutating func emitReturning(
    _ branch: Views.Branch, _ id: ExpressionID, rest: ArraySlice<Block>, _ site: Site,
    _ role: NodeRole
  ) {
    if let decided = DecidedBranches.decided(branch, site, &self) {
      noteDecision(about: branch)
      LeftOutViews.noteParts(of: branch, without: decided.map { [$0] } ?? [], site, &self)
      if let place = decided {
        if files.endsWithReturn(alternative(place, site.file).body, site.file) {
          for block in rest { LeftOutViews.noteParts(in: block, site, &self) }
        }
        emitSide(place, of: branch, rest: rest, site, role)
      } else {
        emitBlocks(rest, site, role)
      }
      return
    }
    let node = open(.branch(branch.kind, isExhaustive: true), role, id, site)
    for place in DecidedBranches.shown(branch, site, &self)
    where !Traps.end(alternative(place, site.file).body, site.file, files) {
      let side = open(.alternative, .content, id, site)
      SideConditions.note(side: place, of: branch, at: side, site, &self)
      emitSide(
        place, of: branch, rest: rest, Narrowing.taking(place, of: branch, site, &self), .content)
      close(side, [])
    }
    if !branch.isExhaustive, DecidedBranches.shown(branch, site, &self) == branch.alternatives {
      let side = open(.alternative, .content, id, site)
      scene.nodes[Int(side)].side = .rest
      emitBlocks(rest, Narrowing.taking(nil, of: branch, site, &self), .content)
      close(side, [])
    }
    close(node, [])
  }

  private mutating func emitSide(
    _ place: Int32, of branch: Views.Branch, rest: ArraySlice<Block>, _ site: Site,
    _ role: NodeRole
  ) {
    let body = alternative(place, site.file).body
    let inner = PatternMatching.bind(side: alternative(place, site.file), site, &self)
    emitBlock(body, inner, as: role, rest: rest)
  }

  private mutating func emit(
    guard index: Int32, rest: ArraySlice<Block>, _ site: Site, _ role: NodeRole
  ) {
    let branch = branch(index, site.file)
    let passing = DecidedBranches.passing(index, site, &self)
    guard let place = branch.alternatives.first else {
      emitBlocks(rest, passing, role)
      return
    }
    let body = alternative(place, site.file).body
    let shows = body.contains { inner in
      if case .return(let id?) = statement(inner, site.file) { return !files.isEmpty(id, site) }
      return false
    }
    let passes = shows ? DecidedBranches.passes(index, site, &self) : true
    if shows, passes != nil { noteDecision(about: branch) }
    switch passes {
    case true:
      emitBlocks(rest, passing, role)
      return
    case false:
      emitBlock(body, site, as: role)
      return
    case nil: break
    }
    let id: ExpressionID = files.firstExpression(of: body, site.file) ?? 0
    let node = open(.branch(.condition, isExhaustive: true), role, id, site)
    let sides = [
      (
        true, rest,
        DecidedBranches.passing(
          index, Narrowing.taking(guard: index, passes: true, site, &self), &self)
      ),
      (false, [body], Narrowing.taking(guard: index, passes: false, site, &self)),
    ]
    for (passes, blocks, inner) in sides {
      let side = open(.alternative, .content, id, site)
      SideConditions.note(guard: index, passes: passes, at: side, site, &self)
      emitBlocks(blocks, inner, .content)
      close(side, [])
    }
    close(node, [])
  }

  /// What the system has is decided alike wherever the view stands.
  private mutating func noteDecision(about branch: Views.Branch) {
    guard branch.kind != .availability else { return }
    if parent >= 0 { scene.nodes[Int(parent)].isDecided = true }
  }

  /// Sides that only assign: what they change is what names mean afterwards.
  private func isImperative(_ branch: Views.Branch, _ site: Site) -> Bool {
    branch.alternatives.contains { place in
      alternative(place, site.file).body.contains { index in
        switch statement(index, site.file) {
        case .assignment(let target, _, _):
          if case .name = expression(target, site.file) { return true }
          return false
        case .expression(let id): return ValueBlocks.mutated(by: id, site, self) != nil
        default: return false
        }
      }
    }
  }

  /// The one side that a branch shows, in the place of the branch.
  private mutating func emitOnly(_ place: Int32, _ use: ViewUse) {
    let side = alternative(place, use.site.file)
    var inner = use
    inner.site = PatternMatching.bind(side: side, use.site, &self)
    emitBlock(side.body, inner)
  }

  /// A branch as an expression: each side is a place of its own.
  mutating func emitBranch(_ index: Int32, _ use: ViewUse) {
    let outer = expected
    defer { expected = outer }
    expected = outer ?? files.told(bySidesOf: index, use.site)
    let branch = branch(index, use.site.file)
    let sides = DecidedBranches.shown(branch, use.site, &self)
    if branch.kind == .compilation || sides.count == 1 && sides != branch.alternatives {
      LeftOutViews.noteParts(of: branch, without: sides, use.site, &self)
      if let place = sides.first { emitOnly(place, use) }
      return
    }
    if let place = Variants.variant(of: branch, use.site, &self) {
      emitBlock(alternative(place, use.site.file).body, use)
      return
    }
    if let decided = DecidedBranches.decided(branch, use.site, &self) {
      noteDecision(about: branch)
      LeftOutViews.noteParts(of: branch, without: decided.map { [$0] } ?? [], use.site, &self)
      if let place = decided { emitOnly(place, use) }
      return
    }
    let left = DecidedBranches.remaining(of: branch, use.site, &self)
    if left.places.count < sides.count {
      noteDecision(about: branch)
      LeftOutViews.noteParts(of: branch, without: left.places, use.site, &self)
    }
    if left.isExhaustive, left.places.count == 1 { return emitOnly(left.places[0], use) }
    let node = open(
      .branch(branch.kind, isExhaustive: left.isExhaustive), use.role, use.expression, use.site)
    for place in left.places {
      let alternative = alternative(place, use.site.file)
      let inner = PatternMatching.bind(
        side: alternative, Narrowing.taking(place, of: branch, use.site, &self), &self)
      let side = open(.alternative, .content, use.expression, use.site)
      SideConditions.note(side: place, of: branch, at: side, use.site, &self)
      StatesOfScreens.note(place, of: Array(left.places), at: side, use.site, &self)
      emitBlock(alternative.body, inner, as: .content)
      close(side, [])
    }
    close(node, use.pending)
    OneRow.noteOneRow(without: branch, at: node, use.site, &self)
    EachCaseRows.noteEachCase(branch, of: node, use.site, &self)
  }
}

// What the code says by itself.

extension LiveFiles {
  /// A body that says `return` is no builder: what stands alone in it only does something.
  fileprivate func returnsView(_ body: Block, _ file: FileID) -> Bool {
    body.count > 1
      && body.contains { index in
        switch statement(index, in: file) {
        case .return(let id): id != nil
        case .expression(let id): mayReturn(id, file)
        default: false
        }
      }
  }

  /// A branch of which a side says `return`.
  fileprivate func mayReturn(_ id: ExpressionID, _ file: FileID) -> Bool {
    guard case .branch(let branch) = expression(id, in: file) else { return false }
    return self.branch(branch, in: file).alternatives.contains {
      mayReturn(alternative($0, in: file).body, file)
    }
  }

  /// It, or a side in it, says `return`.
  fileprivate func mayReturn(_ body: Block, _ file: FileID) -> Bool {
    body.contains { index in
      switch statement(index, in: file) {
      case .return: true
      case .expression(let id): mayReturn(id, file)
      default: false
      }
    }
  }

  fileprivate func isBranch(_ id: ExpressionID, _ file: FileID) -> Bool {
    if case .branch = expression(id, in: file) { return true }
    return false
  }

  func firstExpression(of body: Block, _ file: FileID) -> ExpressionID? {
    for index in body {
      switch statement(index, in: file) {
      case .expression(let id), .return(let id?): return id
      default: continue
      }
    }
    return nil
  }

  fileprivate func isEmpty(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .call(let callee, _) = expression(id, in: site.file),
      case .name(let name) = expression(callee, in: site.file)
    else { return false }
    return word(name, in: site.file) == .EmptyView
  }
}
