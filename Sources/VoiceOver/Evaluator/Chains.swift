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
    guard !isFull else {
      scene.gaps.append(parent)
      return
    }
    guard enter() else {
      // What is too deep to write out is there all the same.
      emitOpaque(nil, start, site, role, [])
      return
    }
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
          emit(
            calling: all, .instance(wrapper.instance), name, arguments, cursor, site, role, pending)
          return
        }
        emit(wrapper.base, cursor, site, role, pending + [modifier])
        return
      }
      if named.word == .modifier {
        if emitModified(base, modifier, role, pending) { return }
      } else if let helper = helper(named.hash, arguments, site),
        isView(base, site) || isParameter(base, site)
      {
        emitHelper(helper, on: base, modifier, role, pending)
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

  /// A helper of `extension View` (or of the type it is called on) that takes these arguments.
  mutating func helper(
    _ hash: UInt64, _ arguments: Range<Int32>, _ site: Site
  ) -> (member: MemberID, formals: [Formal], matched: [Int32?])? {
    let candidates = helpers(named: hash, from: site.file)
    guard !candidates.isEmpty,
      let found = overload(candidates, arguments, site.file), !isActive(found.member, at: site),
      linker[found.member].body != nil, !linker[found.member].isStatic
    else { return nil }
    return found
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
  private mutating func mayBeHelper(_ hash: UInt64) -> Bool {
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

  /// Whether an expression gives a view, as far as can be told without writing it out.
  mutating func isView(_ id: ExpressionID, _ site: Site) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    switch expression(id, site.file) {
    case .call(let callee, let arguments):
      return isViewCall(callee, arguments, site)
    case .name(let name): return isView(named: name, site)
    case .member(let base, let name): return isViewMember(base, name, site)
    case .implicitBase: return true
    case .branch(let index):
      for place in branch(index, site.file).alternatives
      where endsWithView(alternative(place, site.file).body, site) { return true }
      return false
    case .tuple(let items):
      return items.count == 1 && isView(item(items.lowerBound, site.file), site)
    case .binary(let name, let left, let right):
      // Texts make one text; of optional views one is shown.
      guard ["+", "??"].contains(linker.text(of: name, in: site.file)) else { return false }
      return isView(left, site) || isView(right, site)
    default: return false
    }
  }

  private mutating func isViewCall(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> Bool {
    switch expression(callee, site.file) {
    case .name(let name):
      let named = self.name(name, site.file)
      switch meaning(ofCall: name, arguments, at: site) {
      case .bound(.expression(let inner, let place)):
        if case .closure(let index) = expression(inner, place.file),
          endsWithView(index, [], place)
        {
          return true
        }
        return declaresView(named.hash, site)
      case .bound(.function(let member, _)), .member(let member), .global(let member):
        return givesView(linker[member], member.file)
      case .viewHelper: return true
      case .type(let type):
        return KnownViews.all[named.word] != nil || showsItself(type)
      case .bound: return declaresView(named.hash, site)
      case .nothing:
        return KnownViews.all[named.word] != nil || isCapitalized(callee, site)
          || (KnownModifiers.all[named.word] != nil && isSelfView(site))
      }
    case .member(let base, let name):
      let named = self.name(name, site.file)
      if named.word == .map || named.word == .flatMap { return isMapped(arguments, base, site) }
      if isView(base, site) || isKnownView(base, site) { return true }
      let receiver = receiver(base, site)
      if case .instance(_, let index) = receiver,
        let property = lookUp(named.hash, in: instances[Int(index)].properties),
        case .expression(let inner, let place) = property,
        case .closure(let closure) = expression(inner, place.file)
      {
        if endsWithView(closure, [], place) { return true }
      }
      switch receiver {
      case .instance(let type, _), .type(let type):
        if let nested = linker.type(named: named.hash, nestedIn: type) {
          return isView(nested)
        }
        guard let member = members(of: type, named: named.hash).first else { return false }
        return givesView(linker[member], member.file)
      default: return false
      }
    default: return false
    }
  }

  /// Whether what a closure gives, or shows last, is a view.
  private mutating func endsWithView(_ index: Int32, _ given: [Bound], _ site: Site) -> Bool {
    let place = bind(closure: index, given, at: site)
    return endsWithView(closure(index, site.file).body, place)
  }

  private mutating func endsWithView(_ body: Block, _ site: Site) -> Bool {
    guard let last = body.last else { return false }
    switch statement(last, site.file) {
    case .expression(let result), .return(let result?): return isView(result, site)
    default: return false
    }
  }

  /// What is given for a property or parameter may tell nothing; its own words do.
  private mutating func declaresView(_ hash: UInt64, _ site: Site) -> Bool {
    if let type = binding(of: hash, in: site.environment)?.type {
      return [.View, .AnyView].contains(word(type.name, type.file))
    }
    guard let owner = selfType(at: site), let id = members(of: owner, named: hash).first else {
      return false
    }
    return givesView(linker[id], id.file)
  }

  /// `optional.map { Image(uiImage: $0) }`, `optional.map(Badge.init)`.
  private mutating func isMapped(
    _ arguments: Range<Int32>, _ base: ExpressionID, _ site: Site
  ) -> Bool {
    guard arguments.count == 1 else { return false }
    let transform = argument(arguments.lowerBound, site.file).value
    switch expression(transform, site.file) {
    case .closure(let index): return endsWithView(index, [.expression(base, site)], site)
    case .member(let owner, let name):
      guard word(name, site.file) == .`init`, case .name(let type) = expression(owner, site.file)
      else { return false }
      if case .type(let type) = meaning(of: hash(type, site.file), at: site) { return isView(type) }
      return isKnownView(owner, site)
    default: return false
    }
  }

  /// `KFImage.url(…)`: a view we know, made by a function of its own.
  func isKnownView(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = expression(id, site.file) else { return false }
    return KnownViews.all[word(name, site.file)] != nil
  }

  private mutating func isView(named name: NameID, _ site: Site) -> Bool {
    switch meaning(of: hash(name, site.file), at: site) {
    case .bound(.expression(let inner, let place)):
      if case .closure = expression(inner, place.file) { return true }
      return isView(inner, place) || declaresView(hash(name, site.file), site)
    case .bound(.value(let value)):
      if case .view = scene[value] { return true }
      return false
    case .bound(.either(let range)):
      guard case .expression(let inner, let place) = choices[Int(range.lowerBound)] else {
        return false
      }
      return isView(inner, place)
    case .member(let member), .global(let member), .viewHelper(let member):
      return givesView(linker[member], member.file)
    case .bound, .type, .nothing: return false
    }
  }

  private mutating func isViewMember(
    _ base: ExpressionID, _ name: NameID, _ site: Site
  ) -> Bool {
    if case .name(let type) = expression(base, site.file) {
      let word = word(type, site.file)
      if [.Color, .Material, .Image].contains(word) { return true }
      if word == .configuration {
        return [.content, .label, .icon, .title].contains(self.word(name, site.file))
      }
    }
    let named = hash(name, site.file)
    switch receiver(base, site) {
    case .instance(let type, let index):
      if let property = lookUp(named, in: instances[Int(index)].properties),
        case .expression(let inner, let place) = property, isView(inner, place)
      {
        return true
      }
      guard let member = members(of: type, named: named).first else { return false }
      return givesView(linker[member], member.file)
    case .type(let type):
      guard let member = members(of: type, named: named).first else { return false }
      return givesView(linker[member], member.file)
    default:
      // A property of a view that is not in the repository is most likely one that gives a view.
      return isView(base, site)
    }
  }

  /// In a helper of `extension View`, where a modifier may be called without a base.
  func isSelfView(_ site: Site) -> Bool {
    switch lookUp(WellKnown.selfName, in: site.environment) {
    case .expression, .value, .either: true
    default: false
    }
  }
}
