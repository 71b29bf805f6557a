import Views

/// What a `UIViewControllerRepresentable` shows: the controller that `makeUIViewController` gives back.
enum MadeController {
  /// `UIHostingController(rootView: Inbox())` is the view.
  case view(ExpressionID, Site)
  /// A class of the repository.
  case own(TypeID)
  /// See `SystemScreens`.
  case system
}

extension Evaluator {
  /// Writes out what a representable's controller shows; false where its code does not tell.
  mutating func emitController(
    _ type: TypeID, _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) -> Bool {
    guard let make = members(of: type, named: WellKnown.makeUIViewController).first,
      !isActive(make, at: site)
    else { return false }
    let instance = instantiate(type, arguments, site)
    var place = mark(make, inside(make, self: .instance(instance)))
    let made = linker[make].body.flatMap { controller(givenBy: $0, &place) }
    switch made ?? controller(declaredBy: make, of: type) {
    case .view(let view, let place):
      emit(view, place, as: role, pending)
      return true
    case .own(let controller):
      return emitMadeController(controller, in: type, name, id, site, role, pending)
    case .system:
      // Alone on a screen that is shown apart it is all of that, and nothing of the app.
      switch scene.reach(of: role, below: parent).reason {
      case .sheet, .cover, .popover, .destination: return true
      default: return false
      }
    case nil: return false
    }
  }

  private mutating func emitMadeController(
    _ controller: TypeID, in type: TypeID, _ name: NameID, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) -> Bool {
    guard let word = uiKitClass(of: controller) else { return false }
    let isApart = scene.reach(of: role, below: parent).reason.isApart
    var builder = UIKitBuilder(self)
    let part = builder.readController(controller, word, id, site)
    let isTold = builder.parts.isHeard(part) || !isApart && builder.isPlain(part)
    let holdsUnknown = builder.parts.holdsUnknown(part)
    var writer = builder.writer()
    guard isTold else {
      self = writer.end()
      return false
    }
    // It is read as a screen of its own.
    if isApart {
      self = writer.end()
      mention(controller, as: role)
      close(open(.custom(controller), role, id, site, name: name), pending)
      return true
    }
    writer.evaluator.mention(type, as: role)
    let node = writer.evaluator.open(.custom(type), role, id, site, name: name)
    writer.write(part, as: .content, depth: 0)
    // Something stands in it that its code does not tell.
    if holdsUnknown { writer.evaluator.emitOpaque(name, id, site, .content, []) }
    writer.evaluator.close(node, pending)
    self = writer.end()
    return true
  }

  // MARK: Which controller

  /// What a body gives back, in sight of the names that it declares.
  private mutating func controller(givenBy body: Block, _ site: inout Site) -> MadeController? {
    guard let last = body.last else { return nil }
    for index in body.dropLast() {
      if case .declaration = statement(index, site.file) { perform(index, &site) }
    }
    switch statement(last, site.file) {
    case .return(let id?), .expression(let id): return controller(id, site)
    default: return nil
    }
  }

  mutating func controller(_ id: ExpressionID, _ site: Site) -> MadeController? {
    guard think() else { return nil }
    defer { rest() }
    switch expression(id, site.file) {
    case .call(let callee, let arguments):
      switch expression(callee, site.file) {
      case .name(let name): return controller(calling: name, arguments, site)
      case .closure(let index):
        var place = bind(closure: index, [], at: site)
        return controller(givenBy: closure(index, site.file).body, &place)
      case .member(let base, let name):
        if word(name, site.file) == .`init`, case .name(let type) = expression(base, site.file) {
          return controller(calling: type, arguments, site)
        }
        guard case .type(let type) = receiver(base, site) else { return nil }
        let all = members(of: type, named: hash(name, site.file))
        guard let (member, formals, matched) = overload(all, arguments, at: site) else {
          return nil
        }
        return controller(givenBy: member, formals, matched, self: .type(type), site)
      default: return nil
      }
    case .name(let name):
      switch meaning(of: hash(name, site.file), at: site) {
      case .bound(.expression(let inner, let place)): return controller(inner, place)
      case .member(let member):
        if let value = linker[member].value {
          return controller(value, inside(member, self: boundSelf(at: site)))
        }
        return controller(declaredBy: member, of: nil)
      default: return nil
      }
    case .cast(let inner, _): return controller(inner, site)
    default: return nil
    }
  }

  private mutating func controller(
    calling name: NameID, _ arguments: Range<Int32>, _ site: Site
  ) -> MadeController? {
    switch meaning(ofCall: name, arguments, at: site) {
    case .type(let type):
      if linker.inherits(type, .UINavigationController) {
        return argument(.rootViewController, of: arguments, site).flatMap { controller($0, site) }
      }
      return controller(of: type, arguments, site)
    case .member(let member):
      let all = selfType(at: site).map { members(of: $0, named: hash(name, site.file)) } ?? []
      guard
        let (member, formals, matched) = overload(all.isEmpty ? [member] : all, arguments, at: site)
      else { return nil }
      return controller(givenBy: member, formals, matched, self: boundSelf(at: site), site)
    case .nothing:
      let word = word(name, site.file)
      if SystemScreens.all[word] != nil { return .system }
      switch word {
      case .UINavigationController:
        return argument(.rootViewController, of: arguments, site).flatMap { controller($0, site) }
      default:
        guard HostingController.isNamed(linker.text(of: name, in: site.file)) else { return nil }
        return HostingController.view(in: arguments, site, files).map { .view($0, site) }
      }
    default: return nil
    }
  }

  private mutating func controller(
    givenBy member: MemberID, _ formals: [Formal], _ matched: [Int32?], self bound: Bound?,
    _ site: Site
  ) -> MadeController? {
    guard !isActive(member, at: site) else { return nil }
    let declared = inside(member, self: bound)
    var place = mark(member, bind(formals, matched, at: site, declared: declared))
    let made = linker[member].body.flatMap { controller(givenBy: $0, &place) }
    return made ?? controller(declaredBy: member, of: nil)
  }

  /// By its own class, and what that hands on: `super.init(rootView: Inbox())`.
  private mutating func controller(
    of type: TypeID, _ arguments: Range<Int32>?, _ site: Site
  ) -> MadeController? {
    guard case .class = linker[type].kind else { return nil }
    if linker.inherits(type, .UIHostingController) {
      return hosted(by: type, arguments, site)
    }
    if let word = uiKitClass(of: type), UIKitClasses.controllers.contains(word) {
      return .own(type)
    }
    return SystemScreens.words.contains { linker.inherits(type, $0) } ? .system : nil
  }

  private mutating func hosted(
    by type: TypeID, _ arguments: Range<Int32>?, _ site: Site
  ) -> MadeController? {
    var candidates = linker.initializers(of: type)
    var given: (formals: [Formal], matched: [Int32?])?
    if let arguments, let (member, formals, matched) = overload(candidates, arguments, at: site) {
      candidates = [member]
      given = (formals, matched)
    }
    for member in candidates {
      guard let body = linker[member].body else { continue }
      var place = inside(member, self: nil)
      if let given { place = bind(given.formals, given.matched, at: site, declared: place) }
      for index in body {
        switch statement(index, member.file) {
        case .declaration: perform(index, &place)
        case .expression(let id):
          guard case .call(let callee, let arguments) = expression(id, member.file),
            case .member(let base, let name) = expression(callee, member.file),
            word(name, member.file) == .`init`,
            case .name(let owner) = expression(base, member.file),
            word(owner, member.file) == .super,
            let view = argument(.rootView, of: arguments, place)
          else { continue }
          return .view(view, place)
        default: continue
        }
      }
    }
    return nil
  }

  private func argument(
    _ label: Word, of arguments: Range<Int32>, _ site: Site
  ) -> ExpressionID? {
    arguments.first { files.label(of: $0, site) == label }.map { argument($0, site.file).value }
  }

  /// By what a function or property says that it gives: a class, or a name that stands for one.
  private mutating func controller(
    declaredBy member: MemberID, of type: TypeID?
  ) -> MadeController? {
    guard let declared = linker[member].type else { return nil }
    let owner = type ?? linker[member].owner.map { TypeID(file: member.file, index: $0) }
    let named = name(declared, member.file)
    if let found = self.type(named: named.hash, from: member.file, inside: owner) {
      let site = Site(file: found.file, owner: found, environment: -1)
      return controller(of: found, nil, site)
    }
    let word =
      linker.word(aliasedBy: named.hash, from: member.file, inside: owner) ?? named.word
    return SystemScreens.all[word] == nil ? nil : .system
  }
}
