import Views

/// Calls where a view is wanted: views of the repository, views we know, functions and closures.
extension Evaluator {
  mutating func emitCall(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    if isLayoutCall(callee, arguments, site) {
      var name: NameID?
      if case .name(let layout) = expression(callee, site.file) { name = layout }
      emitLayout(name, arguments, id, site, role, pending)
      return
    }
    switch expression(callee, site.file) {
    case .name(let name): emitCall(named: name, arguments, id, site, role, pending)
    case .member(let base, let name):
      emitCall(to: name, on: base, arguments, id, site, role, pending)
    case .closure(let index):
      let place = bind(closure: index, files.given(arguments, site), at: site)
      emitBlock(closure(index, site.file).body, id, place, role, pending)
    default: emitOpaque(nil, id, site, role, pending)
    }
  }

  private mutating func emitCall(
    named name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    let named = self.name(name, site.file)
    switch meaning(ofCall: name, arguments, at: site) {
    case .bound(let bound):
      emitCallee(bound, name, arguments, id, site, role, pending)
    case .member(let member):
      let all = selfType(at: site).map { members(of: $0, named: named.hash) } ?? [member]
      emitCallee(
        all.isEmpty ? [member] : all, boundSelf(at: site), name, arguments, id, site,
        role, pending)
    case .global:
      emitCallee(
        linker.globals(named: named.hash, from: site.file), nil, name, arguments, id,
        site, role, pending)
    case .viewHelper: emitImplicit(name, arguments, id, site, role, pending)
    case .type(let type):
      // A model may be called as one of SwiftUI's views is; only a view of the repository wins.
      if let known = KnownViews.all[named.word], !showsItself(type) {
        emit(known, name, arguments, id, site, role, pending)
        return
      }
      emitOwnView(type, name, arguments, id, site, role, pending)
    case .nothing:
      if isSelfView(site), KnownModifiers.all[named.word] != nil || isMethod(name, site) {
        emitImplicit(name, arguments, id, site, role, pending)
      } else if KnownModifiers.all[named.word] != nil, isViewItself(site), isOwnFunction(site) {
        emitImplicit(name, arguments, id, site, role, pending)
      } else if named.word == .ModifiedContent, arguments.count == 2 {
        emitModifiedContent(name, arguments, id, site, role, pending)
      } else if let known = KnownViews.all[named.word] {
        if let added = added(to: name, arguments, site) {
          emit(added, id, site, role, pending)
          return
        }
        emit(known, name, arguments, id, site, role, pending)
      } else if let word = linker.word(aliasedBy: named.hash, from: site.file, inside: site.owner),
        let known = KnownViews.all[word]
      {
        emit(known, as: word, name, arguments, id, site, role, pending)
      } else if let row = packageView(name, site) {
        emitPackageView(row, name, arguments, id, site, role, pending)
      } else if KnownModifiers.all[named.word] == nil {
        emitUnknownCall(name, arguments, id, site, role, pending)
      }
    }
  }

  /// Statements that only do something (`print(…)`) are no views; a name that begins like a type is one.
  private mutating func emitUnknownCall(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    if Self.isStatement(linker.text(of: name, in: site.file)) { return }
    if word(name, site.file) == .AnyShapeStyle {
      close(open(.view, role, id, site, word: .Color, name: name), pending)
      return
    }
    emitContainer(name, arguments, id, site, role, pending)
  }

  /// A modifier or helper on the view that is `self`.
  private mutating func emitImplicit(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    guard let bound = boundSelf(at: site) else { return }
    let named = self.name(name, site.file)
    let modifier = PendingModifier(
      word: named.word, name: name, arguments: arguments, expression: id, site: site)
    if named.word == .modifier {
      if emitModified(.bound(bound, id, site), modifier, role, pending) { return }
    } else if let helper = helper(named.hash, arguments, site) {
      emitHelper(helper, on: bound, modifier, role, pending)
      return
    }
    emit(bound, id, site, role, pending + [modifier])
  }

  /// `Outer.Inner(…)`, `model.row(…)`, `SwiftUI.Text(…)`, `items.map { … }`.
  private mutating func emitCall(
    to name: NameID, on base: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID,
    _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    let named = self.name(name, site.file)
    switch named.word {
    case .`init`:
      if let view = extended(by: base, site) {
        emitCall(named: view, arguments, id, site, role, pending)
        return
      }
      if case .name(let type) = expression(base, site.file) {
        emitCall(named: type, arguments, id, site, role, pending)
        return
      }
    case .map, .flatMap:
      if emitMapped(base, arguments, id, site, role, pending) { return }
    case .reduce:
      // Of texts: `parts.reduce(Text("")) { $0 + Text($1) }`.
      if let first = arguments.first, files.isTextView(argument(first, site.file).value, site) {
        emitText(id, site, role, pending)
        return
      }
    default:
      if files.isVariadicTree(name, base, site) {
        emitLayout(name, arguments, id, site, role, pending)
        return
      }
    }
    switch receiver(base, site) {
    case .instance(let type, let index):
      let all = members(of: type, named: named.hash)
      if let property = lookUp(named.hash, in: instances[Int(index)].properties),
        CalledFunctions.among(all, arguments, site, &self) == nil
      {
        emitCallee(property, name, arguments, id, site, role, pending)
        return
      }
      if !all.isEmpty {
        emitCallee(all, .instance(index), name, arguments, id, site, role, pending)
        return
      }
      // A helper of `extension View` on `self`, where the helper is not visible by name alone.
      if case .name(let owner) = expression(base, site.file), word(owner, site.file) == .self {
        if isViewItself(site), isOwnFunction(site) {
          emitImplicit(name, arguments, id, site, role, pending)
        } else {
          emitOpaque(name, id, site, role, pending)
        }
        return
      }
    case .type(let type):
      if let nested = linker.type(named: named.hash, nestedIn: type) {
        emitOwnView(nested, name, arguments, id, site, role, pending)
        return
      }
      let all = members(of: type, named: named.hash)
      if !all.isEmpty {
        emitCallee(all, .type(type), name, arguments, id, site, role, pending)
        return
      }
    default: break
    }
    // `KFImage.url(…)`
    if case .name(let type) = expression(base, site.file), let row = packageView(type, site) {
      emitPackageView(row, type, arguments, id, site, role, pending)
      return
    }
    if isKnownView(base, site), case .name(let type) = expression(base, site.file),
      let known = KnownViews.all[word(type, site.file)]
    {
      let word = word(type, site.file)
      let all = linker.extensionMembers(of: word, named: named.hash, from: site.file)
      if overload(all, arguments, site.file) != nil {
        emitCallee(all, nil, name, arguments, id, site, role, pending)
        return
      }
      // What it takes is not the name of an asset.
      if word == .Image {
        emitUnknown(word, name, id, site, role, pending)
        return
      }
      emit(known, type, arguments, id, site, role, pending)
      return
    }
    // `LaunchAtLogin.Toggle()` has a title of its own.
    let isOwn = arguments.isEmpty && !files.isSwiftUI(base, site)
    if !isOwn, files.isQualified(name, by: base, site), let known = KnownViews.all[named.word] {
      if let added = added(to: name, arguments, site) {
        emit(added, id, site, role, pending)
        return
      }
      emit(known, name, arguments, id, site, role, pending)
      return
    }
    let all = textMembers(name, of: base, site)
    if !all.isEmpty {
      emitCallee(all, .expression(base, site), name, arguments, id, site, role, pending)
      return
    }
    if let added = addedPicture(named.hash, site) {
      emit(added, name, id, site, role, pending)
      return
    }
    if let member = addedView(named.hash, isFunction: true, site) {
      emitCallee([member], .expression(base, site), name, arguments, id, site, role, pending)
      return
    }
    if isNothingAtFirst(base, site) {
      emitMaybe(base, site, role, pending) { evaluator, role, pending in
        evaluator.emitContainer(name, arguments, id, site, role, pending)
      }
      return
    }
    emitContainer(files.begin(of: base, site) ?? name, arguments, id, site, role, pending)
  }

  // MARK: Functions

  /// All functions of a name that is handed on, of which the call tells one.
  private mutating func functions(
    referredToBy hash: UInt64, or member: MemberID, _ place: Site
  ) -> [MemberID] {
    let all = selfType(at: place).map { members(of: $0, named: hash) } ?? []
    return all.contains(member) ? all : [member]
  }

  private mutating func emitCallee(
    _ bound: Bound, _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID,
    _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    switch bound {
    case .expression(let inner, let place):
      switch expression(inner, place.file) {
      case .closure(let index):
        let body = bind(closure: index, files.given(arguments, site), at: place)
        emitBlock(closure(index, place.file).body, inner, body, role, pending)
      case .name(let next) where pass():
        noteCode(at: place)
        // A closure that is passed on under another name; nodes bear the name of the call, which is one
        // of its own file.
        defer { budget.passed -= 1 }
        switch meaning(of: hash(next, place.file), at: place) {
        case .bound(let further):
          emitCallee(further, name, arguments, id, site, role, pending)
        case .member(let member), .global(let member):
          let all = functions(referredToBy: hash(next, place.file), or: member, place)
          emitCallee(
            all, boundSelf(at: place), isReference: true, name, arguments, id, site, role,
            pending)
        case .type(let type): emitOwnView(type, name, arguments, id, site, role, pending)
        default: emitOpaque(name, id, site, role, pending)
        }
      default:
        if let (type, _) = madeView(byReference: inner, place) {
          noteCode(at: place)
          let instance = instantiate(type, referredTo: arguments, site)
          emitInstance(instance, type, name, id, site, role, pending)
        } else {
          emit(inner, place, as: role, pending)
        }
      }
    case .function(let member, let place):
      emitCallee([member], nil, declared: place, name, arguments, id, site, role, pending)
    default: emitOpaque(name, id, site, role, pending)
    }
  }

  mutating func emitCallee(
    _ candidates: [MemberID], _ bound: Bound?, declared: Site? = nil,
    isReference: Bool = false, _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID,
    _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    let found =
      isReference
      ? overload(referredTo: candidates, arguments, at: site)
      : overload(candidates, arguments, at: site)
    guard let (member, formals, matched) = found else {
      emitStored(candidates, bound, name, arguments, id, site, role, pending)
      return
    }
    if isDeclaredFill(member) {
      close(open(.view, role, id, site, word: .Color, name: name), pending)
      return
    }
    guard let body = linker[member].body else {
      if let all = Witnesses(of: member, on: bound, &self) {
        all.emit(id, site, role, pending, &self) { evaluator, members, bound, role, pending in
          evaluator.emitCallee(members, bound, name, arguments, id, site, role, pending)
        }
      } else if linker[member].type != nil {
        emitOpaque(name, id, site, role, pending)
      }
      return
    }
    guard !isActive(member, at: site) else {
      emitOpaque(name, id, site, role, pending)
      return
    }
    let place = declared ?? inside(member, self: bound)
    let inner = mark(member, bind(formals, matched, at: site, declared: place))
    if emitMade(by: member, inner, role, pending) { return }
    let node = open(.helper(member), role, id, site, name: name)
    emitBlock(body, of: member, inner)
    close(node, pending)
  }

  /// A call of a property that holds a closure.
  private mutating func emitStored(
    _ candidates: [MemberID], _ bound: Bound?, _ name: NameID, _ arguments: Range<Int32>,
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    guard let first = candidates.first, let value = linker[first].value else {
      emitOpaque(name, id, site, role, pending)
      return
    }
    let place = inside(first, self: bound)
    emitCallee(.expression(value, place), name, arguments, id, site, role, pending)
  }
}

extension Evaluator {
  /// In an extension of `View`, a modifier that a package adds.
  private func isMethod(_ name: NameID, _ site: Site) -> Bool {
    let text = linker.text(of: name, in: site.file)
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
