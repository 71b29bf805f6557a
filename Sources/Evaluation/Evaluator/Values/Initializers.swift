import Scenes
import Views

/// What initialisers of the repository assign to stored properties.
enum Initializers {
  static func initialize(
    _ instance: Int32, _ member: MemberID, _ formals: [Formal], _ matched: [Int32?], _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    let declared = evaluator.inside(member, self: .instance(instance))
    guard evaluator.think() else { return Instances.forget(instance, &evaluator) }
    defer { evaluator.rest() }
    guard !ActiveMembers.isActive(member, at: site, evaluator) else {
      return Instances.forget(instance, &evaluator)
    }
    let place = ActiveMembers.mark(
      member, evaluator.bind(formals, matched, at: site, declared: declared), &evaluator)
    if let body = evaluator.linker[member].body { assign(body, instance, place, &evaluator) }
  }

  /// The assignments to stored properties that an initialiser makes.
  private static func assign(
    _ body: Block, _ instance: Int32, _ site: Site, _ evaluator: inout Evaluator
  ) {
    var site = site
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .declaration(let name, let value, _):
        let bound = value.map { Bound.expression($0, site) } ?? .parameter
        site.environment = evaluator.bind(
          evaluator.hash(name, site.file), bound, onto: site.environment)
      case .assignment(let target, _, let written):
        let value = start(wrappedIn: written, site, evaluator) ?? written
        if let property = evaluator.files.property(target, site).map({
          projected($0, target, instance, site, &evaluator)
        }
        ) {
          Instances.set(
            property, Instances.given(value, site, for: property, of: instance, &evaluator),
            of: instance,
            &evaluator)
        } else if let property = evaluator.files.changed(by: target, site) {
          Instances.set(property, .parameter, of: instance, &evaluator)
        }
      case .expression(let expression):
        delegate(expression, instance, site, &evaluator)
        // What it does to the variables of the initialiser.
        ValueBlocks.perform(index, &site, &evaluator)
      case .loop: ValueBlocks.perform(index, &site, &evaluator)
      case .return, .guard, .function: break
      }
    }
  }

  /// `title` of `_title = State(initialValue: title)`.
  ///
  /// https://developer.apple.com/documentation/swiftui/state/init(initialvalue:)
  private static func start(
    wrappedIn value: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    guard case .call(let callee, let arguments) = evaluator.expression(value, site.file),
      case .name(let wrapper) = evaluator.expression(callee, site.file),
      evaluator.word(wrapper, site.file) == .State, arguments.count == 1,
      let only = arguments.first
    else { return nil }
    return evaluator.argument(only, site.file).value
  }

  /// `self._isOpen = isOpen` gives `@Binding var isOpen` what it is bound to, and `_title = State(initialValue: title)`
  /// gives `@State var title` what that is first.
  private static func projected(
    _ property: UInt64, _ target: ExpressionID, _ instance: Int32, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> UInt64 {
    let name: NameID
    switch evaluator.expression(target, site.file) {
    case .member(_, let member): name = member
    case .name(let own): name = own
    default: return property
    }
    let text = evaluator.linker.text(of: name, in: site.file)
    guard text.utf8.first == UInt8(ascii: "_") else { return property }
    let wrapped = NameHash.of(String(text.dropFirst()))
    let found = evaluator.members(of: evaluator.instances[Int(instance)].type, named: wrapped).first
    guard let found,
      evaluator.files[found.file].attributes(of: found.index).contains(where: {
        [.Binding, .State].contains(evaluator.word($0, found.file))
      })
    else { return property }
    return wrapped
  }

  /// `self.init(…)`, and assignments inside `if`.
  private static func delegate(
    _ id: ExpressionID, _ instance: Int32, _ site: Site, _ evaluator: inout Evaluator
  ) {
    switch evaluator.expression(id, site.file) {
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = evaluator.expression(callee, site.file),
        evaluator.word(name, site.file) == .`init`,
        case .name(let owner) = evaluator.expression(base, site.file)
      else { return }
      switch evaluator.word(owner, site.file) {
      case .`self`: break
      case .super: return delegateAbove(arguments, instance, site, &evaluator)
      default: return
      }
      // The one that Swift writes may be called as this one is.
      let initializers = evaluator.linker.initializers(of: evaluator.instances[Int(instance)].type)
        .filter { !ActiveMembers.isActive($0, at: site, evaluator) }
      if let (member, formals, matched) = evaluator.overload(initializers, arguments, at: site) {
        initialize(instance, member, formals, matched, site, &evaluator)
      } else {
        Instances.set(memberwise: arguments, of: instance, site, &evaluator)
      }
    case .branch(let index):
      guard evaluator.think() else { return Instances.forget(instance, &evaluator) }
      defer { evaluator.rest() }
      assign(branch: evaluator.branch(index, site.file), instance, site, &evaluator)
    default: break
    }
  }

  /// `super.init(…)`, of a class of the repository.
  private static func delegateAbove(
    _ arguments: Range<Int32>, _ instance: Int32, _ site: Site, _ evaluator: inout Evaluator
  ) {
    guard let owner = site.owner,
      let above = Lineages.lineage(of: owner, &evaluator).dropFirst().first,
      let (member, formals, matched) = evaluator.overload(
        evaluator.linker.initializers(of: above), arguments, at: site)
    else { return }
    initialize(instance, member, formals, matched, site, &evaluator)
  }

  /// What sides give differently is one or the other.
  private static func assign(
    branch: Views.Branch, _ instance: Int32, _ site: Site, _ evaluator: inout Evaluator
  ) {
    let before = evaluator.instances[Int(instance)].properties
    let decided = DecidedBranches.decided(branch, site, &evaluator)
    var ends: [Int32] = []
    for place in DecidedBranches.sides(of: branch, decided, site, &evaluator) {
      let alternative = evaluator.alternative(place, site.file)
      if Traps.end(alternative.body, site.file, evaluator.files) { continue }
      evaluator.instances[Int(instance)].properties = before
      assign(
        alternative.body, instance, PatternMatching.bind(side: alternative, site, &evaluator),
        &evaluator)
      ends.append(evaluator.instances[Int(instance)].properties)
    }
    if !branch.isExhaustive, decided.flatMap({ $0 }) == nil { ends.append(before) }
    evaluator.instances[Int(instance)].properties = before
    for (name, bound) in ValueBlocks.differences(of: ends, from: before, &evaluator) {
      Instances.set(name, bound, of: instance, &evaluator)
    }
  }

  /// Stored properties in order, as the initialiser that Swift writes takes them.
  static func memberwise(_ type: TypeID, _ evaluator: inout Evaluator) -> [Formal] {
    var formals: [Formal] = []
    for id in evaluator.linker.listed(in: type) {
      let member = evaluator.linker[id]
      guard case .storedProperty = member.kind, !member.isStatic else { continue }
      if !member.isVariable, member.value != nil { continue }
      let hash = evaluator.hash(member.name, type.file)
      let isBuilder = evaluator.files[id.file].attributes(of: id.index).contains {
        let word = evaluator.word($0, type.file)
        return word == .ViewBuilder || word == .ContentBuilder
      }
      formals.append(
        Formal(
          label: hash, name: hash, isFunction: member.isFunctionType || isBuilder,
          defaultValue: nil, isOptional: member.value != nil || member.isVariable,
          type: member.type.map { SourceName(file: type.file, name: $0) },
          qualifier: member.qualifier))
    }
    return formals
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `self.x`, or `x` where that is no parameter.
  fileprivate func property(_ target: ExpressionID, _ site: Site) -> UInt64? {
    switch expression(target, in: site.file) {
    case .member(let base, let name):
      guard case .name(let owner) = expression(base, in: site.file),
        word(owner, in: site.file) == .self
      else { return nil }
      return hash(name, in: site.file)
    case .name(let name): return hash(name, in: site.file)
    default: return nil
    }
  }

  /// The property of which a part is given something: `self.style.isOpen = true`.
  fileprivate func changed(by target: ExpressionID, _ site: Site) -> UInt64? {
    guard case .member(let base, _) = expression(target, in: site.file) else { return nil }
    return property(base, site) ?? changed(by: base, site)
  }
}
