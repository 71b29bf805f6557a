import Scenes
import Views

/// Which kinds of views code names and makes.
extension UIKitBuilder {
  /// The kind that a declared type names.
  mutating func kind(named name: NameID, _ site: Site) -> UIKitKind? {
    let named = evaluator.name(name, site.file)
    if let type = evaluator.linker.type(
      named: named.hash, from: site.file, inside: site.owner)
    {
      return kind(of: type)
    }
    if UIKitClasses.all[named.word] != nil { return UIKitKind(word: named.word) }
    let row = PackageViews.classes[named.hash]?.first {
      evaluator.linker.imports($0.module, in: site.file)
    }
    if let row { return UIKitKind(word: row.becomes) }
    guard named.word == .other else { return nil }
    return LibraryClasses.thing(named: evaluator.linker.text(of: name, in: site.file))
  }

  /// Views of the repository, and controllers, whose views are placed by `child.view`.
  @inline(never)
  mutating func kind(of type: TypeID) -> UIKitKind? {
    if kinds[type] == nil { kinds[type] = evaluator.uiKitKind(of: type) ?? .other }
    guard let word = kinds[type], word != .other else { return nil }
    return UIKitKind(word: word, type: type)
  }

  /// The kind of view that an expression makes.
  mutating func constructed(_ id: ExpressionID, _ site: Site) -> UIKitKind? {
    switch evaluator.expression(id, site.file) {
    case .cast(let inner, let name):
      if case .call = evaluator.expression(inner, site.file) { return kind(named: name, site) }
      return UIKitMakers.loaded(inner, as: name, site, &self)
    case .call(let callee, let arguments):
      return constructed(calling: callee, arguments, id, site)
    default: return nil
    }
  }

  private mutating func constructed(
    calling callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site
  ) -> UIKitKind? {
    switch evaluator.expression(callee, site.file) {
    case .name(let name):
      return kind(named: name, site)
        ?? UIKitCellTakers.kind(takenBy: callee, arguments, site, &self)
    case .closure(let closure):
      // A closure that makes a view and is called at once.
      let body = evaluator.closure(closure, site.file).body
      for given in evaluator.code.results(of: body, site) {
        if let kind = constructed(given, site) { return kind }
      }
      for index in body {
        if case .declaration(_, let value?, _) = evaluator.statement(index, site.file),
          let kind = constructed(value, site)
        {
          return kind
        }
      }
      return nil
    case .member(let base, let name):
      if evaluator.word(name, site.file) == .`init` {
        if case .name(let type) = evaluator.expression(base, site.file),
          let kind = kind(named: type, site)
        {
          return kind
        }
        return UIKitCellsByCase.kind(madeBy: base, arguments, site, &self)
      }
      if let made = UIKitCreators.made(by: callee, arguments, site, &evaluator) {
        return constructed(made.expression, made.site)
      }
      if let cell = UIKitCells.dequeued(by: name, arguments, site, &self)
        ?? UIKitCellTakers.kind(takenBy: callee, arguments, site, &self)
      {
        return cell
      }
      if let kind = UIKitMakers.madeOfItself(by: name, of: base, site, &self) { return kind }
      // `UILabel().with { … }`
      return evaluator.code.setUp(of: id, site) == nil ? nil : constructed(base, site)
    default: return nil
    }
  }

  // MARK: Parts

  /// The part that an expression names.
  mutating func part(_ id: ExpressionID, _ site: Site) -> Int? {
    if let part = UIKitSeveral.standing(for: id, site, self) ?? UIKitChains.part(id, site, self) {
      return part
    }
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      switch evaluator.word(name, site.file) {
      case .`self`: return own
      default: return part(named: name, site)
      }
    case .member(let base, let name):
      if case .name(let owner) = evaluator.expression(base, site.file) {
        switch evaluator.word(owner, site.file) {
        case .`self`, .super: return ownPart(named: name, site)
        default: break
        }
      }
      if let item = UIKitBarItems.item(base, name, site, self) { return item }
      guard let owner = part(base, site) else {
        return UIKitHelpers.view(of: base, name, site, self)
          ?? UIKitSearchBars.named(name, of: base, site, &self)
      }
      return part(named: name, of: owner, site)
    case .cast(let inner, let name):
      return UIKitDisplays.cell(inner, as: name, site, &self) ?? part(inner, site)
    case .element(let base, let arguments):
      return UIKitSubviews.one(of: base, at: arguments, site, &self)
        ?? UIKitBarItems.item(of: base, at: arguments, site, &self)
    default: return nil
    }
  }

  private mutating func part(named name: NameID, _ site: Site) -> Int? {
    let hash = evaluator.hash(name, site.file)
    if let part = byName[hash] { return part }
    if let bound = evaluator.lookUp(hash, in: site.environment) {
      guard case .expression(let inner, let place) = bound, evaluator.think() else { return nil }
      defer { evaluator.rest() }
      return part(inner, place)
    }
    return ownPart(named: name, site)
  }

  private mutating func ownPart(named name: NameID, _ site: Site) -> Int? {
    let hash = evaluator.hash(name, site.file)
    if let part = parts[own].names[hash] ?? property(named: hash) { return part }
    switch evaluator.word(name, site.file) {
    case .contentView, .view: return parts[own].isHelper ? nil : own
    default:
      return implicit(name, of: own, site) ?? UIKitAliases.part(name, of: own, site, &self)
    }
  }

  /// What `self.view` is, also where a variable of the body goes by that name.
  private func property(named hash: UInt64) -> Int? {
    locals.first { $0.name == hash }.map(\.part) ?? byName[hash]
  }

  /// `cell.titleLabel`, `child.view`, `effectView.contentView`.
  private mutating func part(named name: NameID, of owner: Int, _ site: Site) -> Int? {
    switch evaluator.word(name, site.file) {
    // Unless that is a property of its own.
    case .contentView, .view:
      let own = parts[owner].names[evaluator.hash(name, site.file)]
      return own ?? (parts[owner].isHelper ? nil : owner)
    default: break
    }
    if parts[owner].word == .UISearchBar, UIKitSearchBars.isField(name, site, &self) {
      return owner
    }
    // It may be called by another name, as in `guard let owner = self`.
    if owner != own, !UIKitWaiting.isFar(owner, self) { readOwn(owner) }
    return parts[owner].names[evaluator.hash(name, site.file)] ?? implicit(name, of: owner, site)
      ?? UIKitSubviews.footer(name, of: owner, site, self)
      ?? UIKitAliases.part(name, of: owner, site, &self)
      ?? (UIKitMakers.givesItself(name, of: owner, site, &self) ? owner : nil)
  }

  /// What a cell of a table has of its own, from when code first asks for it.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/textlabel
  mutating func implicit(_ name: NameID, of owner: Int, _ site: Site) -> Int? {
    guard parts[owner].word == .UITableViewCell || parts[owner].word == .UITableViewHeaderFooterView
    else { return nil }
    let word: Word
    switch evaluator.word(name, site.file) {
    case .textLabel, .detailTextLabel: word = .UILabel
    case .imageView: word = .UIImageView
    default: return nil
    }
    return implicit(word, name, of: owner, site)
  }

  mutating func implicit(_ word: Word, _ name: NameID, of owner: Int, _ site: Site) -> Int {
    let hash = evaluator.hash(name, site.file)
    if let known = parts[owner].names[hash] { return known }
    if owner == own, let known = byName[hash] { return known }
    let part = add(UIKitKind(word: word), name, -1, site)
    parts[part].loop = parts[owner].loop
    parts[part].around = parts[owner].around
    parts[part].isPlaced = true
    parts[part].isMade = true
    parts[part].isImplicit = word == .UILabel
    parts[owner].children.append(part)
    if owner == own { byName[hash] = part }
    parts[owner].names[hash] = part
    return part
  }

  /// The part that an expression names, or one that it makes.
  mutating func made(_ id: ExpressionID, _ site: Site) -> Int? {
    if let part = part(id, site) { return part }
    if parts.count >= Self.most { evaluator.isTooLarge = true }
    guard evaluator.enter() else { return nil }
    defer { evaluator.leave() }
    if let asked = UIKitCells.prototype(askedBy: id, site, &self) { return asked }
    if let loaded = UIKitNibs.loaded(id, site, &self) { return loaded }
    if let typed = UIKitTypedCalls.made(id, site, &self) { return typed }
    if let kind = constructed(id, site) { return newPart(kind, id, site) }
    switch evaluator.expression(id, site.file) {
    case .call(let callee, _):
      let mark = links.count
      defer { links.removeSubrange(mark...) }
      _ = UIKitChains.begin(callee, site, &self)
      return follow(id, site) ?? UIKitHelpers.made(id, site, &self)
    case .cast(let inner, _): return made(inner, site)
    case .name(let name): return made(named: name, site)
    case .member(let base, let name):
      if evaluator.word(name, site.file) == .view { return made(base, site) }
      if let bar = UIKitSearchBars.placed(name, of: base, site, &self) { return bar }
      if let child = UIKitChildren.end(name, of: base, id, site, &self) { return child }
      guard case .name(let owner) = evaluator.expression(base, site.file) else { return nil }
      if evaluator.word(owner, site.file) == .`self` { return computed(name, site) }
      return constant(name, of: base, site)
    case .binary(let sign, let left, let right)
    where evaluator.linker.text(of: sign, in: site.file) == "??":
      return made(left, site) ?? made(right, site)
    case .element(let base, let arguments):
      return UIKitChildren.one(of: base, at: arguments, id, site, &self)
    case .branch(let branch):
      let asked = evaluator.branch(branch, site.file)
      for side in DecidedBranches.possible(asked, site, &evaluator) {
        let body = evaluator.alternative(side, site.file).body
        if let last = evaluator.code.returned(by: body, site), let part = made(last, site) {
          return part
        }
      }
      return nil
    default: return nil
    }
  }

  /// A part with all that the expression says of it.
  mutating func newPart(_ kind: UIKitKind, _ id: ExpressionID, _ site: Site) -> Int {
    let part = add(kind, nil, id, site)
    addArranged(id, site, to: part)
    if let closure = evaluator.code.setUp(of: id, site) { read(closure, setting: part, site) }
    if case .call(let callee, _) = evaluator.expression(id, site.file),
      case .closure(let closure) = evaluator.expression(callee, site.file)
    {
      read(evaluator.closure(closure, site.file).body, site, alias: part)
    }
    // What a function makes it of goes by the names that it has in there.
    if awaited != nil { UIKitMakers.placeCustomView(in: part, &self) }
    handOut(part, id, site)
    return part
  }

  private mutating func made(named name: NameID, _ site: Site) -> Int? {
    let hash = evaluator.hash(name, site.file)
    guard let bound = evaluator.lookUp(hash, in: site.environment) else {
      return computed(name, site) ?? UIKitMakers.early(hash, site, &self)
    }
    guard case .expression(let inner, let place) = bound, let part = made(inner, place) else {
      return nil
    }
    // The same from here on, by whatever name it is asked for.
    call(hash, part)
    return part
  }

  /// `UIView.line`, which an extension or a type of the app's own has.
  private mutating func constant(_ name: NameID, of base: ExpressionID, _ site: Site) -> Int? {
    guard let member = staticMembers(name, of: base, site).first,
      evaluator.linker[member].isStatic, !calls.contains(member), calls.count < Self.deepestCall
    else { return nil }
    let place = Site(
      file: member.file,
      owner: evaluator.linker[member].owner.map { TypeID(file: member.file, index: $0) },
      environment: -1)
    if let value = evaluator.linker[member].value { return made(value, place) }
    guard let body = evaluator.linker[member].body,
      let first = evaluator.files.firstExpression(of: body, member.file)
    else { return nil }
    let called = Called(member: member, formals: [], matched: [], base: nil, isOwn: false)
    return read(called, first, place)
  }

  /// `var header: UIView { … }`, which makes a view.
  private mutating func computed(_ name: NameID, _ site: Site) -> Int? {
    let hash = evaluator.hash(name, site.file)
    guard let member = ownMembers(named: hash, seenFrom: site).first, reach.each.contains(member),
      evaluator.linker[member].kind == .computedProperty, !calls.contains(member),
      calls.count < Self.deepestCall
    else { return nil }
    let id = evaluator.files.firstExpression(
      of: evaluator.linker[member].body ?? 0..<0, member.file)
    guard let id else { return nil }
    let called = Called(member: member, formals: [], matched: [], base: own, isOwn: true)
    let place = Site(file: member.file, owner: site.owner, environment: site.environment)
    return read(called, id, place)
  }
}
