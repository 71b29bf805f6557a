import Views

/// A modifier that waits until the view it belongs to has been written.
struct PendingModifier {
  var word: Word
  var name: NameID
  var arguments: Range<Int32>
  var expression: ExpressionID
  var site: Site
}

/// Expressions where a view is wanted: a chain of modifiers is walked from the outside in, down to the
/// view that begins it.
extension Evaluator {
  /// `pending` holds the modifiers further out, the outermost first.
  mutating func emit(
    _ start: ExpressionID, _ site: Site, as role: NodeRole, _ pending: [PendingModifier] = []
  ) {
    guard hasRoom(), enter() else { return }
    defer { leave() }
    noteCode(at: site)
    var pending = pending
    var cursor = start
    while case .call(let callee, let arguments) = expression(cursor, site.file),
      case .member(let base, let name) = expression(callee, site.file)
    {
      let named = self.name(name, site.file)
      let modifier = PendingModifier(
        word: named.word, name: name, arguments: arguments, expression: cursor, site: site)
      if let wrapper = wrapper(around: base, site) {
        let all = members(of: wrapper.type, named: named.hash)
        if overload(all, arguments, site.file) != nil {
          emitCallee(
            all, .instance(wrapper.instance), name, arguments, cursor, site, role, pending)
          return
        }
        emit(wrapper.base, cursor, site, role, pending + [modifier])
        return
      }
      if named.word == .modifier {
        if emitModified(base, modifier, role, pending) { return }
      } else if let helper = helper(named.hash, on: base, arguments, site),
        isView(base, site) || isParameter(base, site) || mayBeForeign(base, site)
      {
        emitHelper(helper, on: base, modifier, role, pending)
        return
      } else if AnimatedContent.emit(base, modifier, role, pending, &self) {
        return
      } else if KnownModifiers.all[named.word] == nil {
        guard named.word != .map, named.word != .flatMap, isView(base, site),
          !isStaticCall(base, named.hash, site)
        else { break }
        if emitConditional(base, modifier, role, pending) { return }
      }
      pending.append(modifier)
      cursor = base
    }
    emitRoot(cursor, site, role, pending)
  }

  /// In `row.styled.card()`: `var styled: Styled<Self> { Styled(content: self) }`, a name space for modifiers
  /// of the repository.
  private mutating func wrapper(
    around base: ExpressionID, _ site: Site
  ) -> (type: TypeID, instance: Int32, base: Bound)? {
    let (name, inner): (NameID, ExpressionID?)
    switch expression(base, site.file) {
    case .member(let view, let property): (name, inner) = (property, view)
    case .name(let property) where isSelfView(site): (name, inner) = (property, nil)
    default: return nil
    }
    guard mayBeHelper(hash(name, site.file)),
      let id = linker.viewExtension(named: hash(name, site.file), from: site.file).first,
      let body = linker[id].body, let made = linker[id].type,
      let type = self.type(named: hash(made, id.file), from: id.file), !showsItself(type)
    else { return nil }
    if let inner, !isView(inner, site) { return nil }
    guard let bound = inner.map({ .expression($0, site) }) ?? boundSelf(at: site),
      let value = outcome(of: body, inside(id, self: bound)),
      case .instance(type, let index) = scene[value]
    else { return nil }
    return (type, index, bound)
  }

  /// A closure's parameter that nothing is known of: what a helper of `View` is called on is a view.
  private func isParameter(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = expression(id, site.file),
      case .parameter = lookUp(hash(name, site.file), in: site.environment)
    else { return false }
    return true
  }

  /// `theme.poster(1)` and `theme.poster`, of something that is not in the sources, or what wraps a view of another
  /// framework by a protocol that is not: as what a helper of `View` is called on, a view.
  private mutating func mayBeForeign(_ id: ExpressionID, _ site: Site) -> Bool {
    guard think() else { return false }
    defer { rest() }
    switch expression(id, site.file) {
    case .call(let callee, _):
      switch expression(callee, site.file) {
      case .member(let base, let name):
        if KnownModifiers.all[word(name, site.file)] != nil { return mayBeForeign(base, site) }
        guard case .unknown = receiver(base, site) else { return false }
        return !files.isCapitalized(base, site)
      case .name(let name):
        guard case .type(let type) = meaning(of: hash(name, site.file), at: site) else {
          return false
        }
        return linker.isCalledRepresentable(type)
      default: return false
      }
    case .member(let base, _):
      guard case .member = expression(base, site.file), case .unknown = receiver(id, site) else {
        return false
      }
      return true
    default: return false
    }
  }

  /// A helper of `extension View` (or of the type it is called on) that takes these arguments.
  mutating func helper(
    _ hash: UInt64, _ arguments: Range<Int32>, _ site: Site
  ) -> (member: MemberID, formals: [Formal], matched: [Int32?])? {
    usable(helpers(named: hash, from: site.file), arguments, site)
  }

  private mutating func usable(
    _ candidates: [MemberID], _ arguments: Range<Int32>, _ site: Site
  ) -> (member: MemberID, formals: [Formal], matched: [Int32?])? {
    guard !candidates.isEmpty,
      let found = overload(candidates, arguments, at: site), !isActive(found.member, at: site),
      linker[found.member].body != nil, !linker[found.member].isStatic
    else { return nil }
    return found
  }

  /// The same of what is called on a view: `extension Slider` comes before `extension View`.
  private mutating func helper(
    _ hash: UInt64, on base: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> (member: MemberID, formals: [Formal], matched: [Int32?])? {
    guard mayBeHelper(hash) else { return nil }
    if case .call(let callee, _) = expression(base, site.file),
      case .name(let view) = expression(callee, site.file),
      KnownViews.all[word(view, site.file)] != nil
    {
      let own = linker.extensionMembers(
        of: word(view, site.file), named: hash, from: site.file)
      if let found = usable(own, arguments, site) { return found }
    }
    return helper(hash, arguments, site)
  }

  /// What extensions of `View`, or else of the views most often extended, add under a name.
  mutating func helpers(named hash: UInt64, from file: FileID) -> [MemberID] {
    guard mayBeHelper(hash) else { return [] }
    var candidates = linker.viewExtension(named: hash, from: file)
    for extended in [Word.Text, .Image, .Button, .Label, .List, .Form, .Shape] {
      guard candidates.isEmpty else { break }
      candidates = linker.extensionMembers(of: extended, named: hash, from: file)
    }
    return candidates
  }

  /// Most modifiers are no helpers anywhere: asked once per name.
  mutating func mayBeHelper(_ hash: UInt64) -> Bool {
    if let known = memory.helperNames[hash] { return known }
    let may = linker.hasExtensionMember(named: hash)
    memory.helperNames[hash] = may
    return may
  }

  /// `Outer.Inner(…)` and `Factory.make(…)`: the base is a type of the repository that has the member.
  private mutating func isStaticCall(_ base: ExpressionID, _ hash: UInt64, _ site: Site) -> Bool {
    guard case .name(let name) = expression(base, site.file) else { return false }
    guard case .type = meaning(of: self.hash(name, site.file), at: site) else { return false }
    return true
  }

  /// In a helper of `extension View`, where a modifier may be called without a base.
  func isSelfView(_ site: Site) -> Bool {
    switch lookUp(WellKnown.selfName, in: site.environment) {
    case .expression, .value, .either: true
    default: false
    }
  }

  /// In a function of a view of the repository: `self` is one, and a modifier may be called on it.
  mutating func isViewItself(_ site: Site) -> Bool {
    guard case .instance(let index) = boundSelf(at: site) else { return false }
    return isInlined(instances[Int(index)].type)
  }
}
