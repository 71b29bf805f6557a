import Scenes
import Views

/// The members of a class and of those above it.
extension UIKitBuilder {
  mutating func readMembers(of type: TypeID, _ site: Site) {
    let start = parts.count
    lineage = Lineages.lineage(of: type, &evaluator)
    let all = lineage.reversed().map { evaluator.linker.declarations(of: $0) }
    readInterface()
    declareTable()
    for declarations in all {
      for declaration in declarations { declareProperties(of: declaration, site) }
    }
    for declaration in all.flatMap({ $0 }) { declareOtherNames(in: declaration, site) }
    UIKitHelpers.readDeclared(from: start, &self)
    noteReach(all.flatMap { $0 })
    let undone = UIKitInitializers.undone(&self)
    reach.leaveOut(undone)
    kept = UIKitKeptClosures(owner: own)
    var functions: [(id: MemberID, site: Site)] = []
    var above: [(id: MemberID, site: Site)] = []
    for (index, declarations) in all.enumerated() {
      let below = Array(lineage.reversed().dropFirst(index + 1))
      for declaration in declarations {
        functions += readBodies(of: declaration, site, below: below, without: undone, &above)
      }
    }
    // Those that are called in a way that was not followed.
    for (id, site) in above where !once.contains(id) {
      readBody(of: id, site)
      forgetLocals()
    }
    readFunctions(functions)
    placeLoaded()
    settleRows(from: start)
    UIKitDisplays.read([], &self)
    UIKitCellSetUps.settle(from: start, &self)
    UIKitStaticCells.settle(&self)
    UIKitWheels.settle(from: start, &self)
    UIKitUnfilled.note(&self)
    UIKitLibraryViews.noteClass(&self)
    sights[own] = sight
  }

  private mutating func noteReach(_ declarations: [TypeID]) {
    if let type = lineage.first, let known = reachOf[type] {
      reach = known
      return
    }
    reach = UIKitReach(
      declarations, isController: UIKitClasses.controllers.contains(parts[own].word), &self)
    if let type = lineage.first { reachOf[type] = reach }
  }

  /// A view that code loads and puts into this one in a way that was not seen.
  private mutating func placeLoaded() {
    guard let view = loaded.removeValue(forKey: own), !parts[view].isPlaced else { return }
    put(view, in: own)
  }

  /// Whether a class is one of that name, or below it; true where the name says nothing here.
  mutating func isKind(_ type: TypeID, of name: NameID, _ site: Site) -> Bool {
    guard let asked = kind(named: name, site) else { return true }
    if let wanted = asked.type { return Lineages.lineage(of: type, &evaluator).contains(wanted) }
    return kind(of: type).map { UIKitClasses.above($0.word).contains(asked.word) } ?? true
  }

  /// The members of that name, the lowest class first.
  mutating func ownMembers(named hash: UInt64) -> [MemberID] {
    var found: [MemberID] = []
    for type in lineage { found += evaluator.members(of: type, named: hash) }
    return found
  }

  // MARK: Properties

  mutating func declareProperties(of declaration: TypeID, _ site: Site) {
    for id in evaluator.linker.everything(in: declaration) {
      let member = evaluator.linker[id]
      guard case .storedProperty = member.kind, !member.isStatic else { continue }
      let place = Site(file: id.file, owner: declaration, environment: site.environment)
      let named = evaluator.hash(member.name, id.file)
      if let value = member.value { noteTap(named, value, place) }
      if let known = byName[named], parts[known].isInterface {
        describe(known, by: member, place)
        continue
      }
      if let value = member.value,
        let kind = constructed(value, place)
          ?? UIKitLibraryViews.placed(named, madeBy: value, place, &self)
      {
        declare(named, add(kind, member.name, value, place))
      } else if let type = member.type,
        let kind = kind(named: type, place)
          ?? UIKitLibraryViews.placed(named, ofClass: type, place, &self)
      {
        if let made = UIKitAssignedKinds.made(for: id, named: named, kind, place, &self) {
          declare(named, add(made.kind, member.name, made.value, made.site))
          continue
        }
        declare(named, add(kind, member.name, member.value ?? -1, place))
        // What stands in a bar is no part of the view.
        if evaluator.code.isOutlet(id), kind.word != .UIBarButtonItem, !parts[own].isConnected {
          parts[own].outlets.append(parts.count - 1)
        }
        // Something else makes it, and may name it.
        if let value = member.value { touch(parts.count - 1, member.name, value, place) }
      } else {
        UIKitHelpers.declare(member, named, place, &self)
      }
    }
  }

  /// `lazy var box: UIView = { title }()`: another name for a property that there is already.
  private mutating func declareOtherNames(in declaration: TypeID, _ site: Site) {
    for id in evaluator.linker.everything(in: declaration) {
      let member = evaluator.linker[id]
      guard case .storedProperty = member.kind, !member.isStatic, let value = member.value else {
        continue
      }
      let place = Site(file: id.file, owner: declaration, environment: site.environment)
      let named = evaluator.hash(member.name, id.file)
      guard let other = evaluator.code.onlyName(in: value, place), other != named,
        let known = byName[named], let part = byName[other], known != part,
        parts[part].isMade, !parts[known].isInterface
      else { continue }
      declare(named, part)
    }
  }

  /// An outlet is what its interface file has, of the class that the property says where that says more.
  private mutating func describe(_ part: Int, by member: Member, _ site: Site) {
    guard parts[part].type == nil, let type = member.type, let kind = kind(named: type, site) else {
      return
    }
    let isLess = parts[part].word == .UIView || parts[part].word == .other
    guard kind.type != nil || isLess else { return }
    (parts[part].word, parts[part].type) = (kind.word, kind.type)
    parts[part].isUnknown = false
    if parts[part].isPlaced { readOwn(part) }
  }

  /// A property of the class that is read: `name`, and `self.name` where something else is called that.
  mutating func declare(_ name: UInt64, _ part: Int) {
    byName[name] = part
    parts[own].names[name] = part
  }

  // MARK: Bodies

  /// Answers the functions that the system does not call.
  private mutating func readBodies(
    of declaration: TypeID, _ site: Site, below: [TypeID], without undone: Set<MemberID>,
    _ above: inout [(id: MemberID, site: Site)]
  ) -> [(id: MemberID, site: Site)] {
    var functions: [(id: MemberID, site: Site)] = []
    for id in evaluator.linker.everything(in: declaration) {
      let member = evaluator.linker[id]
      guard !member.isStatic, !reach.each.contains(id), !undone.contains(id),
        overrides(of: id, by: below, alone: true).isEmpty
      else { continue }
      let place = Site(file: id.file, owner: declaration, environment: site.environment)
      // The cells of a class above stand where the class below asks for them.
      if member.kind == .function, UIKitHeldCells.isSource(id, self),
        !overrides(of: id, by: below).isEmpty
      {
        above.append((id, place))
        continue
      }
      if member.kind == .function, !reach.starts.contains(id) {
        functions.append((id, place))
        continue
      }
      if UIKitDisplays.waits(id, place, &self) { continue }
      let name = evaluator.hash(member.name, id.file)
      if let value = member.value { readInitial(value, name, place) }
      if member.body != nil {
        if member.kind == .storedProperty, let part = byName[name], !evaluator.code.isOutlet(id),
          !parts[part].isInterface
        {
          observers[name] = Observer(member: id, site: place)
        } else {
          readBody(of: id, place)
        }
      }
      forgetLocals()
    }
    return functions
  }

  /// A member by itself, whatever it is given.
  mutating func readBody(of id: MemberID, _ site: Site) {
    let member = evaluator.linker[id]
    guard let body = member.body else { return }
    let outer = isSource
    defer { isSource = outer }
    isSource = outer || UIKitHeldCells.isSource(id, self)
    var place = site
    if let initializer, initializer.member == id {
      place = evaluator.bind(
        initializer.formals, initializer.matched, at: initializer.site, declared: place)
      for (formal, part) in zip(initializer.formals, initializer.given) {
        call(formal.name, part)
      }
      return read(body, place, alias: nil)
    }
    if let given = UIKitInitializers.given(to: id, &self) {
      place = evaluator.bind(given.formals, given.matched, at: given.site, declared: place)
      for formal in given.formals { call(formal.name, nil) }
      return read(body, place, alias: nil)
    }
    // What a function is given hides properties of that name.
    for formal in evaluator.files.formals(member.parameters, id.file) {
      place.environment = evaluator.bind(
        formal.name, .parameter, onto: place.environment, type: formal.type)
      call(formal.name, nil)
    }
    let isOverride = member.kind == .computedProperty && override(member, body, place)
    if !isOverride { read(body, place, alias: nil) }
  }

  /// What classes below have in its place; `alone` where those do not call this one.
  private mutating func overrides(
    of id: MemberID, by below: [TypeID], alone: Bool = false
  ) -> [MemberID] {
    let member = evaluator.linker[id]
    switch member.kind {
    case .function, .computedProperty: break
    case .initializer, .storedProperty, .enumCase: return []
    }
    var found: [MemberID] = []
    let name = evaluator.hash(member.name, id.file)
    let labels = evaluator.files.formals(member.parameters, id.file).map(\.label)
    for type in below {
      for other in evaluator.members(of: type, named: name) where other != id {
        guard evaluator.linker[other].kind == member.kind,
          !UIKitNamesakes.areTwo(member, evaluator.linker[other]),
          evaluator.files.formals(evaluator.linker[other].parameters, other.file).map(\.label)
            == labels, !alone || !evaluator.code.callsSuper(other, name, labels: labels)
        else { continue }
        found.append(other)
      }
    }
    return found
  }

  /// `override var accessibilityLabel: String? { … }` sets what it computes.
  private mutating func override(_ member: Member, _ body: Block, _ site: Site) -> Bool {
    let word = evaluator.word(member.name, site.file)
    if word == .accessibilityElements {
      parts[own].holdsUnknown = true
      guard let last = body.last else { return true }
      switch evaluator.statement(last, site.file) {
      case .return(let id?), .expression(let id): focus(id, on: own, site)
      default: break
      }
      return true
    }
    if word == .inputAccessoryView {
      UIKitAccessories.read(body, site, &self)
      return true
    }
    guard UIKitClasses.overridden.contains(word), let last = body.last else { return false }
    let place: ExpressionID
    switch evaluator.statement(last, site.file) {
    case .return(let id?), .expression(let id): place = id
    default: return true
    }
    parts[own].settings.append(
      UIKitPart.Setting(
        word: word, name: member.name, value: .outcome(body), expression: place, site: site))
    return true
  }

  /// `let label: UILabel = { let label = UILabel(); …; return label }()`: the closure sets up the part.
  private mutating func readInitial(_ value: ExpressionID, _ name: UInt64, _ site: Site) {
    guard let part = byName[name] else {
      // What it is made by is given the parts of the class, or fills them.
      if let made = made(value, site) { declare(name, made) } else { read(value, site, nil) }
      return
    }
    if early.contains(part) { return }
    let value = UIKitMakers.onlyCall(in: value, site, &self) ?? value
    addArranged(value, site, to: part)
    if let closure = evaluator.code.setUp(of: value, site) {
      read(closure, setting: part, site)
      return
    }
    guard case .call(let callee, _) = evaluator.expression(value, site.file) else { return }
    if case .closure(let closure) = evaluator.expression(callee, site.file) {
      read(evaluator.closure(closure, site.file).body, site, alias: part)
    } else if evaluator.code.isFactory(callee, site) {
      _ = take(follow(value, site), as: part)
    }
  }

  /// What a function makes is what the property is; false where that has a place of its own.
  mutating func take(_ made: Int?, as part: Int) -> Bool {
    guard let made, made != part, made != own, part != own, !parts[made].isPlaced else {
      return false
    }
    let (name, isPlaced, holder) = (parts[part].name, parts[part].isPlaced, parts[part].holder)
    parts[part] = parts[made]
    (parts[part].name, parts[part].isPlaced, parts[part].holder) = (name, isPlaced, holder)
    parts[made].isPlaced = true
    constraints.redirect(made, to: part)
    return true
  }

  /// Inside the closure the part is `$0`, or what the closure calls it.
  mutating func read(_ closure: Int32, setting part: Int, _ site: Site) {
    let closure = evaluator.closure(closure, site.file)
    let name = closure.parameters.first.map {
      evaluator.hash(evaluator.parameter($0, site.file).name, site.file)
    }
    let mark = locals.count
    call(name ?? WellKnown.dollars[0], part)
    read(closure.body, site, alias: nil)
    undoLocals(to: mark)
  }
}

extension UIKitCode {
  /// An interface file sets it.
  fileprivate func isOutlet(_ id: MemberID) -> Bool {
    files[id.file].attributes(of: id.index).contains { files.word($0, in: id.file) == .IBOutlet }
  }

  /// The name that is all that there is: `title`, `{ title }()`.
  fileprivate func onlyName(in id: ExpressionID, _ site: Site) -> UInt64? {
    switch files.expression(id, in: site.file) {
    case .name, .member: return ownName(id, site.file).map { files.hash($0, in: site.file) }
    case .call(let callee, let arguments):
      guard arguments.isEmpty, case .closure(let number) = files.expression(callee, in: site.file)
      else {
        return nil
      }
      let body = files.closure(number, in: site.file).body
      guard body.count == 1, let only = returned(by: body, site) else { return nil }
      return ownName(only, site.file).map { files.hash($0, in: site.file) }
    default: return nil
    }
  }
}
