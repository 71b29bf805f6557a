import Scenes
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

/// Controllers of UIKit that are made in place: `UIHostingController(rootView: …)`, `Details.make()`.
enum MadeControllers {
  /// Writes out what a representable's controller shows; false where its code does not tell.
  static func emitController(
    _ type: TypeID, _ instance: Int32, _ name: NameID?, _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) -> Bool {
    guard let make = evaluator.members(of: type, named: WellKnown.makeUIViewController).first,
      !ActiveMembers.isActive(make, at: use.site, evaluator)
    else { return false }
    var place = ActiveMembers.mark(
      make, evaluator.inside(make, self: .instance(instance)), &evaluator)
    let made = evaluator.linker[make].body.flatMap {
      Self.controller(givenBy: $0, &place, &evaluator)
    }
    switch made ?? Self.controller(declaredBy: make, of: type, &evaluator) {
    case .view(let view, let place):
      ModifierChains.emit(view, place, as: use.role, &evaluator, use.pending)
      return true
    case .own(let controller):
      return emitMadeController(controller, in: type, name, use, &evaluator)
    case .system:
      // Alone on a screen that is shown apart it is all of that, and nothing of the app.
      switch evaluator.scene.reach(of: use.role, below: evaluator.parent).reason {
      case .sheet, .cover, .popover, .destination: return true
      default: return false
      }
    case nil: return false
    }
  }

  private static func emitMadeController(
    _ controller: TypeID, in type: TypeID, _ name: NameID?, _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) -> Bool {
    guard let word = evaluator.uiKitClass(of: controller) else { return false }
    let isApart = evaluator.scene.reach(of: use.role, below: evaluator.parent).reason.isApart
    var builder = UIKitBuilder(evaluator)
    let part = builder.readController(controller, word, use.expression, use.site)
    let isTold = builder.parts.isHeard(part) || !isApart && builder.isPlain(part)
    let holdsUnknown = builder.parts.holdsUnknown(part)
    var writer = builder.writer()
    guard isTold else {
      evaluator = writer.end()
      return false
    }
    // It is read as a screen of its own.
    if isApart {
      evaluator = writer.end()
      OwnViews.mention(controller, as: use.role, &evaluator)
      evaluator.close(
        evaluator.open(.custom(controller), use.role, use.expression, use.site, name: name),
        use.pending)
      return true
    }
    OwnViews.mention(type, as: use.role, &writer.evaluator)
    OwnViews.mention(controller, as: use.role, &writer.evaluator)
    let node = writer.evaluator.open(.custom(type), use.role, use.expression, use.site, name: name)
    writer.write(part, as: .content, depth: 0)
    // Something stands in it that its code does not tell.
    if holdsUnknown {
      writer.evaluator.emitOpaque(name, ViewUse(use.expression, use.site, .content))
    }
    writer.evaluator.close(node, use.pending)
    evaluator = writer.end()
    return true
  }

  // MARK: Which controller

  /// What a body gives back, in sight of the names that it declares.
  private static func controller(
    givenBy body: Block, _ site: inout Site, _ evaluator: inout Evaluator
  ) -> MadeController? {
    guard let last = body.last else { return nil }
    for index in body.dropLast() {
      if case .declaration = evaluator.statement(index, site.file) {
        ValueBlocks.perform(index, &site, &evaluator)
      }
    }
    switch evaluator.statement(last, site.file) {
    case .return(let id?), .expression(let id): return controller(id, site, &evaluator)
    default: return nil
    }
  }

  static func controller(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> MadeController?
  {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .call(let callee, let arguments):
      switch evaluator.expression(callee, site.file) {
      case .name(let name): return controller(calling: name, arguments, site, &evaluator)
      case .closure(let index):
        var place = evaluator.bind(closure: index, [], at: site)
        return controller(givenBy: evaluator.closure(index, site.file).body, &place, &evaluator)
      case .member(let base, let name):
        if evaluator.word(name, site.file) == .`init`,
          case .name(let type) = evaluator.expression(base, site.file)
        {
          return controller(calling: type, arguments, site, &evaluator)
        }
        if let made = UIKitCreators.made(by: callee, arguments, site, &evaluator) {
          return controller(made.expression, made.site, &evaluator)
        }
        guard let (type, own) = receiver(base, site, &evaluator) else { return nil }
        let all = evaluator.members(of: type, named: evaluator.hash(name, site.file))
        guard let (member, formals, matched) = evaluator.overload(all, arguments, at: site) else {
          return nil
        }
        return controller(givenBy: member, formals, matched, self: own, site, &evaluator)
      default: return nil
      }
    case .name(let name):
      switch evaluator.meaning(of: evaluator.hash(name, site.file), at: site) {
      case .bound(.expression(let inner, let place)): return controller(inner, place, &evaluator)
      case .member(let member):
        if let value = evaluator.linker[member].value {
          return controller(
            value, evaluator.inside(member, self: evaluator.boundSelf(at: site)), &evaluator)
        }
        return controller(declaredBy: member, of: nil, &evaluator)
      default: return nil
      }
    case .cast(let inner, _): return controller(inner, site, &evaluator)
    default: return nil
    }
  }

  /// What makes it: a value that is known says more than the protocol by which code knows it.
  private static func receiver(
    _ base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (type: TypeID, own: Bound)? {
    let value = evaluator.value(base, site)
    if case .instance(let type, let index) = evaluator.scene[value] {
      return (type, .instance(index))
    }
    guard case .type(let type) = Typing.receiver(base, site, &evaluator) else { return nil }
    return (type, .type(type))
  }

  private static func controller(
    calling name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> MadeController? {
    switch evaluator.meaning(ofCall: name, arguments, at: site) {
    case .type(let type):
      if evaluator.linker.inherits(type, .UINavigationController) {
        guard let root = argument(.rootViewController, of: arguments, site, evaluator) else {
          return MadeRoots.root(of: type, arguments, site, &evaluator)
        }
        return controller(root, site, &evaluator)
      }
      return controller(of: type, arguments, site, &evaluator)
    case .member(let member):
      let all =
        evaluator.selfType(at: site).map {
          evaluator.members(of: $0, named: evaluator.hash(name, site.file))
        } ?? []
      guard
        let (member, formals, matched) = evaluator.overload(
          all.isEmpty ? [member] : all, arguments, at: site)
      else { return nil }
      return controller(
        givenBy: member, formals, matched, self: evaluator.boundSelf(at: site), site, &evaluator)
    case .nothing:
      let word = evaluator.word(name, site.file)
      if SystemScreens.all[word] != nil { return .system }
      switch word {
      case .UINavigationController:
        return argument(.rootViewController, of: arguments, site, evaluator).flatMap {
          controller($0, site, &evaluator)
        }
      default:
        guard HostingController.isNamed(evaluator.linker.text(of: name, in: site.file)) else {
          return nil
        }
        return HostingController.view(in: arguments, site, evaluator.files).map { .view($0, site) }
      }
    default: return nil
    }
  }

  private static func controller(
    givenBy member: MemberID, _ formals: [Formal], _ matched: [Int32?], self bound: Bound?,
    _ site: Site, _ evaluator: inout Evaluator
  ) -> MadeController? {
    guard !ActiveMembers.isActive(member, at: site, evaluator) else { return nil }
    let declared = evaluator.inside(member, self: bound)
    var place = ActiveMembers.mark(
      member, evaluator.bind(formals, matched, at: site, declared: declared), &evaluator)
    let made = evaluator.linker[member].body.flatMap { controller(givenBy: $0, &place, &evaluator) }
    return made ?? controller(declaredBy: member, of: nil, &evaluator)
  }

  /// By its own class, and what that hands on: `super.init(rootView: Inbox())`.
  private static func controller(
    of type: TypeID, _ arguments: Range<Int32>?, _ site: Site, _ evaluator: inout Evaluator
  ) -> MadeController? {
    guard case .class = evaluator.linker[type].kind else { return nil }
    if evaluator.linker.inherits(type, .UIHostingController) {
      return hosted(by: type, arguments, site, &evaluator)
    }
    if let word = evaluator.uiKitClass(of: type), UIKitClasses.controllers.contains(word) {
      return .own(type)
    }
    return SystemScreens.words.contains { evaluator.linker.inherits(type, $0) } ? .system : nil
  }

  private static func hosted(
    by type: TypeID, _ arguments: Range<Int32>?, _ site: Site, _ evaluator: inout Evaluator
  ) -> MadeController? {
    var candidates = evaluator.linker.initializers(of: type)
    var given: (formals: [Formal], matched: [Int32?])?
    if let arguments,
      let (member, formals, matched) = evaluator.overload(candidates, arguments, at: site)
    {
      candidates = [member]
      given = (formals, matched)
    } else if let arguments, let view = argument(.rootView, of: arguments, site, evaluator) {
      // It has that initialiser from the class above it.
      return .view(view, site)
    }
    for member in candidates {
      guard let body = evaluator.linker[member].body else { continue }
      var place = evaluator.inside(member, self: nil)
      if let given {
        place = evaluator.bind(given.formals, given.matched, at: site, declared: place)
      }
      for index in body {
        switch evaluator.statement(index, member.file) {
        case .declaration: ValueBlocks.perform(index, &place, &evaluator)
        case .expression(let id):
          guard case .call(let callee, let arguments) = evaluator.expression(id, member.file),
            case .member(let base, let name) = evaluator.expression(callee, member.file),
            evaluator.word(name, member.file) == .`init`,
            case .name(let owner) = evaluator.expression(base, member.file),
            [.super, .`self`].contains(evaluator.word(owner, member.file)),
            let view = argument(.rootView, of: arguments, place, evaluator)
          else { continue }
          return .view(view, place)
        default: continue
        }
      }
    }
    return nil
  }

  private static func argument(
    _ label: Word, of arguments: Range<Int32>, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    arguments.first { evaluator.files.label(of: $0, site) == label }.map {
      evaluator.argument($0, site.file).value
    }
  }

  /// By what a function or property says that it gives: a class, or a name that stands for one.
  private static func controller(
    declaredBy member: MemberID, of type: TypeID?, _ evaluator: inout Evaluator
  ) -> MadeController? {
    guard let declared = evaluator.linker[member].type else { return nil }
    let owner = type ?? evaluator.linker[member].owner.map { TypeID(file: member.file, index: $0) }
    let named = evaluator.name(declared, member.file)
    if let found = evaluator.type(named: named.hash, from: member.file, inside: owner) {
      let site = Site(file: found.file, owner: found, environment: -1)
      return controller(of: found, nil, site, &evaluator)
    }
    let word =
      evaluator.linker.word(aliasedBy: named.hash, from: member.file, inside: owner) ?? named.word
    return SystemScreens.all[word] == nil ? nil : .system
  }
}
