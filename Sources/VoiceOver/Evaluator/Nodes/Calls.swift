import Views

/// Calls where a view is wanted: views of the repository, views we know, functions and closures.
enum ViewCalls {
  static func emitCall(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    if Layouts.isLayoutCall(callee, arguments, site, &evaluator) {
      var name: NameID?
      if case .name(let layout) = evaluator.expression(callee, site.file) { name = layout }
      Layouts.emitLayout(name, arguments, id, site, role, pending, &evaluator)
      return
    }
    switch evaluator.expression(callee, site.file) {
    case .name(let name): emitCall(named: name, arguments, id, site, role, pending, &evaluator)
    case .member(let base, let name):
      emitCall(to: name, on: base, arguments, id, site, role, pending, &evaluator)
    case .closure(let index):
      let place = evaluator.bind(closure: index, evaluator.files.given(arguments, site), at: site)
      evaluator.emitBlock(evaluator.closure(index, site.file).body, id, place, role, pending)
    default: evaluator.emitOpaque(nil, id, site, role, pending)
    }
  }

  private static func emitCall(
    named name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    let named = evaluator.name(name, site.file)
    switch evaluator.meaning(ofCall: name, arguments, at: site) {
    case .bound(let bound):
      CalledViews.emitCallee(bound, name, arguments, id, site, role, pending, &evaluator)
    case .member(let member):
      let all =
        evaluator.selfType(at: site).map { evaluator.members(of: $0, named: named.hash) } ?? [
          member
        ]
      CalledViews.emitCallee(
        all.isEmpty ? [member] : all, evaluator.boundSelf(at: site), name, arguments, id, site,
        role, pending, &evaluator)
    case .global:
      CalledViews.emitCallee(
        evaluator.linker.globals(named: named.hash, from: site.file), nil, name, arguments, id,
        site, role, pending, &evaluator)
    case .viewHelper: emitImplicit(name, arguments, id, site, role, pending, &evaluator)
    case .type(let type):
      // A model may be called as one of SwiftUI's views is; only a view of the repository wins.
      if let known = KnownViews.all[named.word], !evaluator.showsItself(type) {
        KnownCalls.emit(known, name, arguments, id, site, role, pending, &evaluator)
        return
      }
      OwnViews.emitOwnView(type, name, arguments, id, site, role, pending, &evaluator)
    case .nothing:
      if ModifierChains.isSelfView(site, evaluator),
        KnownModifiers.all[named.word] != nil || isMethod(name, site, evaluator)
      {
        emitImplicit(name, arguments, id, site, role, pending, &evaluator)
      } else if KnownModifiers.all[named.word] != nil,
        ModifierChains.isViewItself(site, &evaluator), OwnMembers.isOwnFunction(site, evaluator)
      {
        emitImplicit(name, arguments, id, site, role, pending, &evaluator)
      } else if named.word == .ModifiedContent, arguments.count == 2 {
        OwnModifiers.emitModifiedContent(name, arguments, id, site, role, pending, &evaluator)
      } else if let known = KnownViews.all[named.word] {
        if let added = AddedInitializers.added(to: name, arguments, site, &evaluator) {
          AddedInitializers.emit(added, id, site, role, pending, &evaluator)
          return
        }
        KnownCalls.emit(known, name, arguments, id, site, role, pending, &evaluator)
      } else if let word = evaluator.linker.word(
        aliasedBy: named.hash, from: site.file, inside: site.owner),
        let known = KnownViews.all[word]
      {
        KnownCalls.emit(known, as: word, name, arguments, id, site, role, pending, &evaluator)
      } else if let row = PackageCalls.packageView(name, site, &evaluator) {
        PackageCalls.emitPackageView(row, name, arguments, id, site, role, pending, &evaluator)
      } else if KnownModifiers.all[named.word] == nil {
        emitUnknownCall(name, arguments, id, site, role, pending, &evaluator)
      }
    }
  }

  /// Statements that only do something (`print(…)`) are no views; a name that begins like a type is one.
  private static func emitUnknownCall(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    if Self.isStatement(evaluator.linker.text(of: name, in: site.file)) { return }
    if evaluator.word(name, site.file) == .AnyShapeStyle {
      evaluator.close(evaluator.open(.view, role, id, site, word: .Color, name: name), pending)
      return
    }
    UnknownContainers.emitContainer(name, arguments, id, site, role, pending, &evaluator)
  }

  /// A modifier or helper on the view that is `self`.
  private static func emitImplicit(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    guard let bound = evaluator.boundSelf(at: site) else { return }
    let named = evaluator.name(name, site.file)
    let modifier = PendingModifier(
      word: named.word, name: name, arguments: arguments, expression: id, site: site)
    if named.word == .modifier {
      if OwnModifiers.emitModified(.bound(bound, id, site), modifier, role, pending, &evaluator) {
        return
      }
    } else if let helper = ModifierChains.helper(named.hash, arguments, site, &evaluator) {
      OwnModifiers.emitHelper(helper, on: bound, modifier, role, pending, &evaluator)
      return
    }
    ChainRoots.emit(bound, id, site, role, pending + [modifier], &evaluator)
  }

  /// `Outer.Inner(…)`, `model.row(…)`, `SwiftUI.Text(…)`, `items.map { … }`.
  private static func emitCall(
    to name: NameID, on base: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID,
    _ site: Site, _ role: NodeRole, _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    let named = evaluator.name(name, site.file)
    switch named.word {
    case .`init`:
      if let view = AddedInitializers.extended(by: base, site, evaluator) {
        emitCall(named: view, arguments, id, site, role, pending, &evaluator)
        return
      }
      if case .name(let type) = evaluator.expression(base, site.file) {
        emitCall(named: type, arguments, id, site, role, pending, &evaluator)
        return
      }
    case .map, .flatMap:
      if MappedViews.emitMapped(base, arguments, id, site, role, pending, &evaluator) { return }
    case .reduce:
      // Of texts: `parts.reduce(Text("")) { $0 + Text($1) }`.
      if let first = arguments.first,
        evaluator.files.isTextView(evaluator.argument(first, site.file).value, site)
      {
        ChainRoots.emitText(id, site, role, pending, &evaluator)
        return
      }
    default:
      if evaluator.files.isVariadicTree(name, base, site) {
        Layouts.emitLayout(name, arguments, id, site, role, pending, &evaluator)
        return
      }
    }
    switch Typing.receiver(base, site, &evaluator) {
    case .instance(let type, let index):
      let all = evaluator.members(of: type, named: named.hash)
      if let property = evaluator.lookUp(
        named.hash, in: evaluator.instances[Int(index)].properties),
        CalledFunctions.among(all, arguments, site, &evaluator) == nil
      {
        CalledViews.emitCallee(property, name, arguments, id, site, role, pending, &evaluator)
        return
      }
      if !all.isEmpty {
        CalledViews.emitCallee(
          all, .instance(index), name, arguments, id, site, role, pending, &evaluator)
        return
      }
      // A helper of `extension View` on `self`, where the helper is not visible by name alone.
      if case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .self
      {
        if ModifierChains.isViewItself(site, &evaluator), OwnMembers.isOwnFunction(site, evaluator)
        {
          emitImplicit(name, arguments, id, site, role, pending, &evaluator)
        } else {
          evaluator.emitOpaque(name, id, site, role, pending)
        }
        return
      }
    case .type(let type):
      if let nested = evaluator.linker.type(named: named.hash, nestedIn: type) {
        OwnViews.emitOwnView(nested, name, arguments, id, site, role, pending, &evaluator)
        return
      }
      let all = evaluator.members(of: type, named: named.hash)
      if !all.isEmpty {
        CalledViews.emitCallee(
          all, .type(type), name, arguments, id, site, role, pending, &evaluator)
        return
      }
    default: break
    }
    // `KFImage.url(…)`
    if case .name(let type) = evaluator.expression(base, site.file),
      let row = PackageCalls.packageView(type, site, &evaluator)
    {
      PackageCalls.emitPackageView(row, type, arguments, id, site, role, pending, &evaluator)
      return
    }
    if Recognition.isKnownView(base, site, &evaluator),
      case .name(let type) = evaluator.expression(base, site.file),
      let known = KnownViews.all[evaluator.word(type, site.file)]
    {
      let word = evaluator.word(type, site.file)
      let all = evaluator.linker.extensionMembers(of: word, named: named.hash, from: site.file)
      if evaluator.overload(all, arguments, site.file) != nil {
        CalledViews.emitCallee(all, nil, name, arguments, id, site, role, pending, &evaluator)
        return
      }
      // What it takes is not the name of an asset.
      if word == .Image {
        DeclaredTypes.emitUnknown(word, name, id, site, role, pending, &evaluator)
        return
      }
      KnownCalls.emit(known, type, arguments, id, site, role, pending, &evaluator)
      return
    }
    // `LaunchAtLogin.Toggle()` has a title of its own.
    let isOwn = arguments.isEmpty && !evaluator.files.isSwiftUI(base, site)
    if !isOwn, evaluator.files.isQualified(name, by: base, site),
      let known = KnownViews.all[named.word]
    {
      if let added = AddedInitializers.added(to: name, arguments, site, &evaluator) {
        AddedInitializers.emit(added, id, site, role, pending, &evaluator)
        return
      }
      KnownCalls.emit(known, name, arguments, id, site, role, pending, &evaluator)
      return
    }
    let all = TextMembers.textMembers(name, of: base, site, &evaluator)
    if !all.isEmpty {
      CalledViews.emitCallee(
        all, .expression(base, site), name, arguments, id, site, role, pending, &evaluator)
      return
    }
    if let added = DeclaredTypes.addedPicture(named.hash, site, &evaluator) {
      DeclaredTypes.emit(added, name, id, site, role, pending, &evaluator)
      return
    }
    if let member = DeclaredTypes.addedView(named.hash, isFunction: true, site, &evaluator) {
      CalledViews.emitCallee(
        [member], .expression(base, site), name, arguments, id, site, role, pending, &evaluator)
      return
    }
    if ViewProperties.isNothingAtFirst(base, site, &evaluator) {
      OptionalSlots.emitMaybe(base, site, role, pending, &evaluator) { evaluator, role, pending in
        UnknownContainers.emitContainer(name, arguments, id, site, role, pending, &evaluator)
      }
      return
    }
    UnknownContainers.emitContainer(
      evaluator.files.begin(of: base, site) ?? name, arguments, id, site, role, pending, &evaluator)
  }

  // MARK: Functions
}

extension ViewCalls {
  /// In an extension of `View`, a modifier that a package adds.
  private static func isMethod(_ name: NameID, _ site: Site, _ evaluator: borrowing Evaluator)
    -> Bool
  {
    let text = evaluator.linker.text(of: name, in: site.file)
    guard let first = text.utf8.first, !Self.isStatement(text) else { return false }
    return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
  }

  private static func isStatement(_ name: String) -> Bool {
    switch name {
    case "print", "withAnimation", "super", "Task", "Alert", "ActionSheet", "assertionFailure",
      "precondition", "assert", "debugPrint", "fatalError", "preconditionFailure", "dump", "NSLog":
      true
    default: false
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  func given(_ arguments: Range<Int32>, _ site: Site) -> [Bound] {
    arguments.map { .expression(argument($0, in: site.file).value, site) }
  }
}
