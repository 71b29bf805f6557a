import Scenes
import Views

/// The statements of a UIKit class: what they make, place and set.
extension UIKitBuilder {
  mutating func read(_ body: Block, _ site: Site, alias: Int?) {
    guard evaluator.enter() else { return }
    defer { evaluator.leave() }
    var site = site
    var made = alias == nil ? nil : evaluator.code.returnedName(by: body, site)
    if alias != nil, made == nil, UIKitMakers.givesBackMade(body, site, &self) { made = 0 }
    UIKitLocalFunctions.declare(in: body, &site, &self)
    let (outer, values) = (places.now, localValues)
    defer { (places.now, localValues) = (outer, values) }
    for index in body {
      let rest = (index + 1)..<body.upperBound
      switch evaluator.statement(index, site.file) {
      case .declaration(let name, nil, _):
        // What is set up later hides a property of that name.
        let hash = evaluator.hash(name, site.file)
        call(hash, hash == made ? alias : nil)
        UIKitLocalValues.declare(hash, index, in: rest, &site, &self)
      case .declaration(let name, let value?, let isVariable):
        var behind = site
        ValueBlocks.perform(index, &behind, &evaluator)
        if alias == nil,
          UIKitCellsByCase.each(
            declaredBy: name, value, site, behind: behind, &self,
            { $0.read(rest, $1, alias: nil) })
        {
          return
        }
        if !isVariable, UIKitSeveral.isOne(value, site, &self) {
          call(evaluator.hash(name, site.file), nil)
        } else {
          declare(name, value, site, alias, made)
        }
        if isVariable, byName[evaluator.hash(name, site.file)] == nil {
          UIKitLocalLists.declare(evaluator.hash(name, site.file), value, site, &self)
          let hash = evaluator.hash(name, site.file)
          UIKitLocalValues.declare(hash, index, in: rest, &site, &self)
        } else {
          UIKitLocalValues.declareText(evaluator.hash(name, site.file), value, site, &self)
          ValueBlocks.perform(index, &site, &evaluator)
        }
      case .assignment(let target, let name, let value):
        let isPlain = evaluator.linker.text(of: name, in: site.file) == "="
        UIKitSeveral.each(of: target, site, &self) {
          $0.assign(target, value, site, isPlain: isPlain)
        }
        if !isNeverGiven(value, site) { observe(target, site) }
        UIKitLocalValues.goOn(after: index, &site, &self)
      case .expression(let id):
        if body.count == 1, UIKitMakers.take(id, as: alias, site, &self) { return }
        if body.count == 1, UIKitMakers.handBack(id, from: body, site, &self) { return }
        if rest.isEmpty, alias == nil, UIKitHeldCells.handOut(id, site, &self) { return }
        UIKitSeveral.each(of: id, site, &self) { $0.read(id, site, alias) }
        guard UIKitBranches.goOn(after: id, rest: rest, site, &self) else { return }
        UIKitLocalValues.goOn(after: index, &site, &self)
      case .return(let id?):
        if UIKitMakers.take(id, as: alias, site, &self) { return }
        if rest.isEmpty, UIKitMakers.handBack(id, from: body, site, &self) { return }
        if alias != nil || !UIKitHeldCells.handOut(id, site, &self) { read(id, site, alias) }
        return
      case .loop(let name, let sequence, let body):
        loop(over: sequence, name, body, site, alias)
        UIKitLocalValues.goOn(after: index, &site, &self)
      case .guard(let branch):
        guard UIKitBranches.goOn(afterGuard: branch, rest: rest, site, &self) else { return }
        // What it binds is in sight from here on.
        site = DecidedBranches.passing(branch, site, &evaluator)
      case .return: return
      case .function(let number):
        UIKitLocalFunctions.reach(number, at: index, &site, &self)
      }
    }
  }

  private mutating func declare(
    _ name: NameID, _ value: ExpressionID, _ site: Site, _ alias: Int?, _ made: UInt64?
  ) {
    let hash = evaluator.hash(name, site.file)
    noteTap(hash, value, site)
    noteConfiguration(hash, value, site)
    if evaluator.code.isList(value, site) {
      gathered[hash] = nil
      if let (all, isWhole) = gathered(by: value, site), isWhole, !all.isEmpty {
        gathered[hash] = all
        return
      }
    }
    if let asked = UIKitCells.prototype(askedBy: value, site, &self)
      ?? UIKitStaticCells.asked(by: value, site, &self)
    {
      call(hash, asked)
      return
    }
    let typed = UIKitTypedCalls.made(value, site, &self)
    guard typed == nil,
      let kind = constructed(value, site)
        ?? UIKitLibraryViews.placed(hash, madeBy: value, site, &self)
    else {
      let part = typed ?? self.made(value, site)
      if part == nil { read(value, site, alias) }
      // `let pill = UIButton.pill()`, which the closure gives back: what that makes is the property.
      if let alias, made == hash, let part, take(part, as: alias) {
        call(hash, alias)
      } else {
        call(hash, part)
      }
      return
    }
    let before = byName[hash]
    // Inside the closure that sets up a property, the local variable is the property.
    // Where that gives back something else, a variable of its name is another one.
    if let alias, made.map({ $0 == hash }) ?? (before == alias || before == nil) {
      call(hash, alias)
      UIKitMakers.make(alias, of: kind, name, by: value, site, &self)
    } else {
      let part = add(kind, name, value, site)
      call(hash, part)
      handOut(part, value, site)
    }
    guard let part = byName[hash] else { return }
    addArranged(value, site, to: part)
    if let closure = evaluator.code.setUp(of: value, site) { read(closure, setting: part, site) }
    if let closure = evaluator.code.calledClosure(value, site) {
      read(evaluator.closure(closure, site.file).body, site, alias: part)
    }
  }

  /// What `if let cell = table.dequeueReusableCell(…) as? Cell` and its like bind.
  mutating func bind(_ clauses: Range<Int32>, _ site: Site) {
    for index in clauses {
      guard case .match(let value, let patterns) = evaluator.clause(index, site.file),
        let first = patterns.first, let name = evaluator.code.name(boundBy: first, site.file),
        let part = made(value, site)
      else { continue }
      self.name(part, name, site)
      call(evaluator.hash(name, site.file), part)
    }
  }

  /// What has no name yet is told by this one.
  private mutating func name(_ part: Int, _ name: NameID, _ site: Site) {
    if parts[part].name == nil { parts[part].name = SourceName(file: site.file, name: name) }
  }

  mutating func read(_ id: ExpressionID, _ site: Site, _ alias: Int?) {
    guard evaluator.enter() else { return }
    defer { evaluator.leave() }
    if UIKitCells.prototype(askedBy: id, site, &self) != nil { return }
    if let kind = constructed(id, site), UIKitNames.cells.contains(kind.word) {
      _ = newPart(kind, id, site)
      return
    }
    switch evaluator.expression(id, site.file) {
    case .branch(let branch): UIKitBranches.read(branch: branch, id, site, alias, &self)
    case .call(let callee, let arguments):
      if UIKitConstraints.note(call: id, site, &self) { return }
      call(callee, arguments, id, site, alias)
    case .cast(let inner, _): read(inner, site, alias)
    // As in `form +++ section <<< row.onPick { … }`.
    case .binary(let sign, let left, let right)
    where !UIKitNames.operators.contains(evaluator.linker.text(of: sign, in: site.file)):
      read(left, site, alias)
      read(right, site, alias)
    case .closure(let closure): read(closure: closure, site, alias)
    // As in `streams = [title.sink { … }, …]`.
    case .array(let items): for item in items { read(evaluator.item(item, site.file), site, alias) }
    default: break
    }
  }

  /// A closure that is done once: with values, with parts, or with what nobody knows.
  mutating func read(
    closure index: Int32, _ site: Site, _ alias: Int?, given: [Bound] = [], _ parts: [Int?] = []
  ) {
    let mark = locals.count
    let closure = evaluator.closure(index, site.file)
    let names =
      closure.parameters.isEmpty
      ? WellKnown.dollars
      : closure.parameters.map {
        evaluator.hash(evaluator.parameter($0, site.file).name, site.file)
      }
    for (place, name) in names.enumerated() {
      call(name, parts.indices.contains(place) ? parts[place] : nil)
    }
    read(closure.body, evaluator.bind(closure: index, given, at: site), alias: alias)
    if alias == nil { undoLocals(to: mark) }
  }

  private mutating func assign(
    _ target: ExpressionID, _ value: ExpressionID, _ site: Site, isPlain: Bool
  ) {
    let owner: Int
    let name: NameID
    if UIKitTabs.set(target, to: value, site, &self) { return }
    UIKitConstraints.note(assigning: value, to: target, site, &self)
    switch evaluator.expression(target, site.file) {
    case .name(let plain):
      let hash = evaluator.hash(plain, site.file)
      if evaluator.lookUp(hash, in: site.environment) != nil {
        UIKitLocalLists.set(hash, value, site, isMore: !isPlain, &self)
        // A variable of the body, which is no property.
        // A row has the cell that its side makes.
        let isCell = constructed(value, site).map { UIKitNames.cells.contains($0.word) } ?? false
        if let known = byName[hash], UIKitAlternatives.add(value, insteadOf: known, site, &self) {
          return
        }
        if byName[hash] != nil, !isCell, !UIKitMakers.isReplaced(hash, by: value, site, &self) {
          _ = assigned(plain, value, site)
        } else if let made = made(value, site) {
          if isCell, let known = byName[hash] { parts[known].replaced.append(places.now) }
          call(hash, made)
        } else {
          read(value, site, nil)
        }
        return
      }
      (owner, name) = (own, plain)
      UIKitEdges.noteTabs(of: nil, plain, value, site, &self)
    case .member(let base, let member):
      UIKitEdges.noteTabs(of: base, member, value, site, &self)
      guard let part = part(base, site) else {
        if UIKitCellSetUps.note(value, as: member, site, &self) { return }
        if own == bar.owner, setBar(base, member, value, target, site) { return }
        if UIKitParentBars.set(base, member, value, target, site, &self) { return }
        if evaluator.hash(member, site.file) == UIKitNames.supplementaryViews {
          return read(value, site, nil)
        }
        UIKitSeveral.noteShown(member, value, site, &self)
        assignDeep(base, member, value, target, site)
        return
      }
      (owner, name) = (part, member)
    default: return
    }
    var word = evaluator.word(name, site.file)
    let isDone = UIKitSetters.take(value, as: name, of: owner, site, &self)
    if isDone, word == .other { return }
    if word == .accessibilityElements {
      focus(value, on: owner, site)
      return
    }
    if own == bar.owner, owner == own, setBar(nil, name, value, target, site) { return }
    if setFrame(name, value, on: owner, site) { return }
    if UIKitDates.set(name, value, on: owner, site, &self) { return }
    if placeAssigned(word, name, value, target, on: owner, site) { return }
    let isPlaceholder = byName[evaluator.hash(name, site.file)].map {
      UIKitItems.isPlaceholder($0, self)
    }
    if owner == own, constructed(value, site) != nil || isPlaceholder == true,
      assigned(name, value, site) != nil
    {
      return
    }
    if owner == own, hold(value, as: name, site) { return }
    if word == .attributedPlaceholder { word = .placeholder }
    // `accessibilityTraits |= .header`
    if word == .accessibilityTraits, !isPlain { word = .accessibilityAddTraits }
    set(word, name, value, target, on: owner, site)
    if UIKitClasses.settings.contains(word) { return }
    if !UIKitKeptClosures.keep(value, as: name, of: owner, site, &self) { read(value, site, nil) }
  }

  /// `header = makeHeader()`, of a property that nothing made before.
  private mutating func hold(_ value: ExpressionID, as name: NameID, _ site: Site) -> Bool {
    let hash = evaluator.hash(name, site.file)
    // A variable of that name may be in sight.
    guard let known = parts[own].names[hash] ?? byName[hash], !parts[known].isMade,
      !parts[known].isPlaced, let given = made(value, site), given != known, given != own
    else { return false }
    self.name(given, name, site)
    UIKitSetters.declare(hash, given, &self)
    // What code that was read before does to the property is done to this.
    parts[given].settings += parts[known].settings
    constraints.redirect(known, to: given)
    return true
  }

  /// `title = UILabel()`, where `title` has no value before.
  private mutating func assigned(_ name: NameID, _ value: ExpressionID, _ site: Site) -> Int? {
    let hash = evaluator.hash(name, site.file)
    if let known = byName[hash] {
      let isPlaceholder = UIKitItems.isPlaceholder(known, self)
      if !isPlaceholder, let other = UIKitMakers.another(than: known, value, site, &self) {
        declare(hash, other)
        return other
      }
      guard !parts[known].isMade || isPlaceholder, let kind = constructed(value, site) else {
        // Whatever is put in its place may have a name.
        if isPlaceholder { touch(known, name, value, site) }
        return nil
      }
      // Made here, under the name that it is declared by.
      (parts[known].word, parts[known].type) = (kind.word, kind.type)
      if isPlaceholder, !PlainMakers.isOne(value, of: kind, site, &self) {
        touch(known, name, value, site)
      }
      (parts[known].expression, parts[known].site, parts[known].isMade) = (value, site, true)
      if UIKitClasses.controllers.contains(kind.word) {
        parts[known].hosted = UIKitPart.Hosted(by: value, site, &evaluator)
        noteHosting(value, site)
      }
      addArranged(value, site, to: known)
      if kind.word == .UISegmentedControl {
        UIKitSegments.add(to: known, madeBy: value, site, &self)
      }
      // A cell that the class keeps is a row where the table is given it.
      if isSource { handOut(known, value, site) }
      if parts[known].isPlaced { readOwn(known) }
      return known
    }
    guard let made = made(value, site) else { return nil }
    self.name(made, name, site)
    declare(hash, made)
    return made
  }
}
