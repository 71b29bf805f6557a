import Scenes
import Views

/// What a plain name means at a place.
enum Meaning {
  case bound(Bound)
  /// A property or function of the instance around, or of the type.
  case member(MemberID)
  /// A helper of `extension View`, on the view that is `self`.
  case viewHelper(MemberID)
  case type(TypeID)
  case global(MemberID)
  case nothing
}

extension Evaluator {
  mutating func bind(
    _ hash: UInt64, _ value: Bound, onto environment: Int32, type: SourceName? = nil
  ) -> Int32 {
    bindings.append(Binding(hash: hash, parent: environment, value: value, type: type))
    return Int32(bindings.count - 1)
  }

  // In line, these two: they are asked at every step.
  @inline(__always)
  func lookUp(_ hash: UInt64, in environment: Int32) -> Bound? {
    binding(of: hash, in: environment)?.value
  }

  @inline(__always)
  func binding(of hash: UInt64, in environment: Int32) -> Binding? {
    var next = Int(environment)
    while next >= 0 {
      if bindings[next].hash == hash { return bindings[next] }
      next = Int(bindings[next].parent)
    }
    return nil
  }

  /// What a value was given for a property.
  ///
  /// All who ask for one come here or to `AskedProperties`: a fragment holds wherever these have the same answers.
  @inline(__always)
  func property(_ hash: UInt64, of instance: Int32) -> Bound? {
    binding(of: hash, givenTo: instance)?.value
  }

  @inline(__always)
  func binding(of hash: UInt64, givenTo instance: Int32) -> Binding? {
    binding(of: hash, in: AskedProperties.note(hash, of: instance, self))
  }

  /// What was written where a name was given first: it may have been passed on under others.
  func written(for bound: Bound) -> (expression: ExpressionID, site: Site)? {
    var bound = bound
    for _ in 0..<8 {
      guard case .expression(let id, let place) = bound else { return nil }
      guard case .name(let name) = expression(id, place.file),
        let outer = lookUp(hash(name, place.file), in: place.environment)
      else { return (id, place) }
      bound = outer
    }
    return nil
  }

  mutating func meaning(of hash: UInt64, at site: Site) -> Meaning {
    if let bound = lookUp(hash, in: site.environment) { return .bound(bound) }
    switch lookUp(WellKnown.selfName, in: site.environment) {
    case .instance(let index):
      if let property = property(hash, of: index) {
        return .bound(property)
      }
      let type = instances[Int(index)].type
      if let member = Typing.member(hash, of: type, &self) { return .member(member) }
      if let member = addedMember(hash, of: type, site) { return .member(member) }
    case .type(let type):
      if let member = members(of: type, named: hash).first { return .member(member) }
    case .some:
      if let helper = ModifierChains.helpers(named: hash, from: site.file, &self).first {
        return .viewHelper(helper)
      }
    case nil:
      if let owner = site.owner, let member = members(of: owner, named: hash).first {
        return .member(member)
      }
    }
    if hash == WellKnown.capitalSelf, let type = selfType(at: site) { return .type(type) }
    if let type = type(named: hash, from: site.file, inside: site.owner) { return .type(type) }
    if let global = linker.globals(named: hash, from: site.file).first { return .global(global) }
    return .nothing
  }

  /// The same for a name that is called: functions that take other arguments leave its name to a view
  /// that we know, as `func Section(_:learnMore:)` does.
  mutating func meaning(
    ofCall name: NameID, _ arguments: Range<Int32>, at site: Site
  ) -> Meaning {
    let named = self.name(name, site.file)
    let meaning = meaning(of: named.hash, at: site)
    if case .bound = meaning,
      let function = CalledFunctions.named(named.hash, arguments, site, &self)?.first
    {
      return .member(function)
    }
    if case .nothing = meaning,
      let type = ImportedViews.type(calledBy: name, arguments, site, &self)
    {
      return .type(type)
    }
    guard case .global = meaning, KnownViews.all[named.word] != nil,
      overload(linker.globals(named: named.hash, from: site.file), arguments, site.file) == nil
    else { return meaning }
    return .nothing
  }

  /// What extensions of `View` and of `ToolbarContent` add to what is one.
  private mutating func addedMember(
    _ hash: UInt64, of type: TypeID, _ site: Site
  ) -> MemberID? {
    guard ModifierChains.mayBeHelper(hash, &self) else { return nil }
    for extended in [Word.View, .ToolbarContent] {
      let found = linker.extensionMembers(of: extended, named: hash, from: site.file).first
      if let found, linker.inherits(type, extended) { return found }
    }
    return nil
  }

  /// The type of `self` at a place, where that is a type of the repository.
  func selfType(at site: Site) -> TypeID? {
    switch lookUp(WellKnown.selfName, in: site.environment) {
    case .instance(let index): instances[Int(index)].type
    case .type(let type): type
    default: site.owner
    }
  }

  func selfInstance(at site: Site) -> Int32 {
    guard case .instance(let index) = boundSelf(at: site) else { return -1 }
    return base(of: index)
  }

  /// The instance of which a view that is made at a place is a part.
  func creator(at site: Site) -> Int32 {
    guard case .instance(let index) = boundSelf(at: site) else { return -1 }
    let caller = instances[Int(index)].caller
    return caller < 0 ? base(of: index) : caller
  }

  func base(of instance: Int32) -> Int32 {
    let base = instances[Int(instance)].base
    return base < 0 ? instance : base
  }

  /// The place inside a member's declaration, with `self` as given.
  mutating func inside(_ member: MemberID, self bound: Bound?) -> Site {
    let owner = linker[member].owner.map { TypeID(file: member.file, index: $0) }
    let environment = bound.map { bind(WellKnown.selfName, $0, onto: -1) } ?? -1
    return Site(file: member.file, owner: owner, environment: environment)
  }

  func boundSelf(at site: Site) -> Bound? { lookUp(WellKnown.selfName, in: site.environment) }

  /// The same, and texts: they are views as well as values.
  mutating func givesView(_ member: Member, _ file: FileID) -> Bool {
    if let type = member.type, word(type, file) == .Text { return true }
    return buildsViews(member, file)
  }

  /// Whether a member's declared type says that it builds views.
  mutating func buildsViews(_ member: Member, _ file: FileID) -> Bool {
    for attribute in files[file].views.attributes(of: member) {
      switch word(attribute, file) {
      case .ViewBuilder, .ContentBuilder, .ToolbarContentBuilder, .SceneBuilder,
        .TableColumnBuilder, .TabContentBuilder:
        return true
      default: break
      }
    }
    guard let type = member.type else { return false }
    let named = name(type, file)
    switch named.word {
    case .View, .AnyView, .ToolbarContent, .TabContent, .TableColumnContent, .Scene, .ChartContent,
      .MapContent, .Commands, .CustomizableToolbarContent:
      return true
    case .String, .Int, .Bool, .Double, .CGFloat, .Void, .Binding: return false
    default: break
    }
    let owner = member.owner.map { TypeID(file: file, index: $0) }
    if KnownViews.all[named.word] != nil, named.word != .Color, named.word != .Text {
      return self.type(named: named.hash, from: file, inside: owner).map { isView($0) } ?? true
    }
    if let found = self.type(named: named.hash, from: file) { return isView(found) }
    // `let content: () -> Content` in a view that is generic over `Content`.
    if let owner, linker.isGeneric(owner, overView: named.hash) {
      if case .protocol = linker[owner].kind { return true }
      return isView(owner) || linker.inherits(owner, .ViewModifier)
    }
    return false
  }
}

extension Evaluator {
  /// The type of the repository that a name means.
  ///
  /// A view that we know gives way to one of the same name in its own target only: one of another target is
  /// out of sight there, or both are in sight and the name alone means neither (`ImportedViews`).
  mutating func type(
    named hash: UInt64, from file: FileID, inside owner: TypeID? = nil
  ) -> TypeID? {
    guard let found = linker.type(named: hash, from: file, inside: owner) else { return nil }
    let isKnown = KnownViews.all[linker.word(ofType: found)] != nil
    return isKnown && linker.isOfAnotherTarget(found, from: file) ? nil : found
  }
}
