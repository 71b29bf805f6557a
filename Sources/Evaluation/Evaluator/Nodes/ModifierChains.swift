import Scenes
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
enum ModifierChains {
  /// `pending` holds the modifiers further out, the outermost first.
  @inline(never)
  static func emit(
    _ start: ExpressionID, _ site: Site, as role: NodeRole, _ evaluator: inout Evaluator,
    _ pending: [PendingModifier] = []
  ) {
    guard evaluator.hasRoom(), evaluator.enter() else { return }
    defer { evaluator.leave() }
    evaluator.noteCode(at: site)
    let handedDown = evaluator.handedDown.count
    defer { evaluator.handedDown.removeLast(evaluator.handedDown.count - handedDown) }
    var pending = pending
    var cursor = start
    while case .call(let callee, let arguments) = evaluator.expression(cursor, site.file),
      case .member(let base, let name) = evaluator.expression(callee, site.file)
    {
      let named = evaluator.name(name, site.file)
      let modifier = PendingModifier(
        word: named.word, name: name, arguments: arguments, expression: cursor, site: site)
      if let wrapper = Self.wrapper(around: base, site, &evaluator) {
        let all = evaluator.members(of: wrapper.type, named: named.hash)
        if evaluator.overload(all, arguments, site.file) != nil {
          CalledViews.emitCallee(
            all, .instance(wrapper.instance), name, arguments, ViewUse(cursor, site, role, pending),
            &evaluator)
          return
        }
        ChainRoots.emit(wrapper.base, ViewUse(cursor, site, role, pending + [modifier]), &evaluator)
        return
      }
      if named.word == .modifier {
        if OwnModifiers.emitModified(base, modifier, role, pending, &evaluator) { return }
      } else if let helper = Self.helper(named.hash, on: base, arguments, site, &evaluator),
        Recognition.isView(base, site, &evaluator) || isParameter(base, site, evaluator)
          || mayBeForeign(base, site, &evaluator)
      {
        OwnModifiers.emitHelper(helper, on: base, modifier, role, pending, &evaluator)
        return
      } else if AnimatedContent.emit(base, modifier, role, pending, &evaluator) {
        return
      } else if KnownModifiers.all[named.word] == nil {
        guard named.word != .map, named.word != .flatMap, named.word != .reduce,
          Recognition.isView(base, site, &evaluator),
          !isStaticCall(base, named.hash, site, &evaluator)
        else { break }
        if OwnModifiers.emitConditional(base, modifier, role, pending, &evaluator) { return }
      } else if OwnMembers.isOwnCall(named.hash, on: base, arguments, site, &evaluator) {
        break
      }
      if HandedDown.isSetter(named.word) { HandedDown.begin(modifier, &evaluator) }
      pending.append(modifier)
      cursor = base
    }
    ChainRoots.emitRoot(ViewUse(cursor, site, role, pending), &evaluator)
  }

  /// In `row.styled.card()`: `var styled: Styled<Self> { Styled(content: self) }`, a name space for modifiers
  /// of the repository.
  private static func wrapper(
    around base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (type: TypeID, instance: Int32, base: Bound)? {
    let (name, inner): (NameID, ExpressionID?)
    switch evaluator.expression(base, site.file) {
    case .member(let view, let property): (name, inner) = (property, view)
    case .name(let property) where isSelfView(site, evaluator): (name, inner) = (property, nil)
    default: return nil
    }
    guard mayBeHelper(evaluator.hash(name, site.file), &evaluator),
      let id = evaluator.linker.viewExtension(
        named: evaluator.hash(name, site.file), from: site.file
      ).first,
      let body = evaluator.linker[id].body, let made = evaluator.linker[id].type,
      let type = evaluator.type(named: evaluator.hash(made, id.file), from: id.file),
      !evaluator.showsItself(type)
    else { return nil }
    if let inner, !Recognition.isView(inner, site, &evaluator) { return nil }
    guard let bound = inner.map({ .expression($0, site) }) ?? evaluator.boundSelf(at: site),
      let value = ValueBlocks.outcome(of: body, evaluator.inside(id, self: bound), &evaluator),
      case .instance(type, let index) = evaluator.scene[value]
    else { return nil }
    return (type, index, bound)
  }

  /// A closure's parameter that nothing is known of: what a helper of `View` is called on is a view.
  private static func isParameter(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard case .name(let name) = evaluator.expression(id, site.file),
      case .parameter = evaluator.lookUp(evaluator.hash(name, site.file), in: site.environment)
    else { return false }
    return true
  }

  /// `theme.poster(1)` and `theme.poster`, of something that is not in the sources, or what wraps a view of another
  /// framework by a protocol that is not: as what a helper of `View` is called on, a view.
  private static func mayBeForeign(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .call(let callee, _):
      switch evaluator.expression(callee, site.file) {
      case .member(let base, let name):
        if KnownModifiers.all[evaluator.word(name, site.file)] != nil {
          return mayBeForeign(base, site, &evaluator)
        }
        guard case .unknown = Typing.receiver(base, site, &evaluator) else { return false }
        return !evaluator.files.isTypeName(base, site)
      case .name(let name):
        guard
          case .type(let type) = evaluator.meaning(of: evaluator.hash(name, site.file), at: site)
        else {
          return false
        }
        return evaluator.linker.isCalledRepresentable(type)
      default: return false
      }
    // `Icons.cross`, of a package.
    case .member(let base, let name) where evaluator.files.isTypeName(base, site):
      guard case .name(let owner) = evaluator.expression(base, site.file),
        case .nothing = evaluator.meaning(of: evaluator.hash(owner, site.file), at: site)
      else { return false }
      return !singletons.contains(evaluator.linker.text(of: name, in: site.file))
    case .member(let base, _):
      guard case .member = evaluator.expression(base, site.file),
        case .unknown = Typing.receiver(id, site, &evaluator)
      else {
        return false
      }
      return true
    default: return false
    }
  }

  /// The one value of a type that there is, which mostly does something.
  private static let singletons: Set<String> = ["shared", "default", "standard", "main", "current"]

  /// A helper of `extension View` (or of the type it is called on) that takes these arguments.
  static func helper(
    _ hash: UInt64, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> (member: MemberID, formals: [Formal], matched: [Int32?])? {
    usable(helpers(named: hash, from: site.file, &evaluator), arguments, site, &evaluator)
  }

  private static func usable(
    _ candidates: [MemberID], _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> (member: MemberID, formals: [Formal], matched: [Int32?])? {
    guard !candidates.isEmpty,
      let found = evaluator.overload(candidates, arguments, at: site),
      !ActiveMembers.isActive(found.member, at: site, evaluator),
      evaluator.linker[found.member].body != nil, !evaluator.linker[found.member].isStatic
    else { return nil }
    return found
  }

  /// The same of what is called on a view: `extension Slider` comes before `extension View`.
  private static func helper(
    _ hash: UInt64, on base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> (member: MemberID, formals: [Formal], matched: [Int32?])? {
    guard mayBeHelper(hash, &evaluator) else { return nil }
    if case .call(let callee, _) = evaluator.expression(base, site.file),
      case .name(let view) = evaluator.expression(callee, site.file),
      KnownViews.all[evaluator.word(view, site.file)] != nil
    {
      let own = evaluator.linker.extensionMembers(
        of: evaluator.word(view, site.file), named: hash, from: site.file)
      if let found = usable(own, arguments, site, &evaluator) { return found }
    }
    return helper(hash, arguments, site, &evaluator)
  }

  /// What extensions of `View`, or else of the views most often extended, add under a name.
  static func helpers(named hash: UInt64, from file: FileID, _ evaluator: inout Evaluator)
    -> [MemberID]
  {
    guard mayBeHelper(hash, &evaluator) else { return [] }
    var candidates = evaluator.linker.viewExtension(named: hash, from: file)
    for extended in [Word.Text, .Image, .Button, .Label, .List, .Form, .Shape] {
      guard candidates.isEmpty else { break }
      candidates = evaluator.linker.extensionMembers(of: extended, named: hash, from: file)
    }
    return candidates
  }

  /// Most modifiers are no helpers anywhere: asked once per name.
  static func mayBeHelper(_ hash: UInt64, _ evaluator: inout Evaluator) -> Bool {
    if let known = evaluator.memory.helperNames[hash] { return known }
    let may = evaluator.linker.hasExtensionMember(named: hash)
    evaluator.memory.helperNames[hash] = may
    return may
  }

  /// `Outer.Inner(…)` and `Factory.make(…)`: the base is a type of the repository that has the member.
  private static func isStaticCall(
    _ base: ExpressionID, _ hash: UInt64, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .name(let name) = evaluator.expression(base, site.file) else { return false }
    guard case .type = evaluator.meaning(of: evaluator.hash(name, site.file), at: site) else {
      return false
    }
    return true
  }

  /// In a helper of `extension View`, where a modifier may be called without a base.
  static func isSelfView(_ site: Site, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.lookUp(WellKnown.selfName, in: site.environment) {
    case .expression, .value, .either: true
    default: false
    }
  }

  /// In a function of a view of the repository: `self` is one, and a modifier may be called on it.
  static func isViewItself(_ site: Site, _ evaluator: inout Evaluator) -> Bool {
    guard case .instance(let index) = evaluator.boundSelf(at: site) else { return false }
    return evaluator.isInlined(evaluator.instances[Int(index)].type)
  }
}
