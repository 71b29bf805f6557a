import Scenes
import Views

/// Lists of views of which source tells the class and not the number: `let stars: [Star]`, `titles.map { _ in UIButton() }`.
///
/// One part stands for each of them, in whichever loop over the list it is met.
enum UIKitListElements {
  /// What a loop hands to its body, name by name; nil for what is no view, and for one whose class says nothing of it.
  static func parts(
    of sequence: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Int?] {
    guard builder.evaluator.think() else { return [] }
    defer { builder.evaluator.rest() }
    guard case .call(let callee, let arguments) = builder.evaluator.expression(sequence, site.file)
    else { return [part(of: sequence, site, &builder)] }
    switch builder.evaluator.expression(callee, site.file) {
    case .name(let name) where builder.evaluator.word(name, site.file) == .zip:
      return arguments.map { index in
        let list = builder.evaluator.argument(index, site.file).value
        return parts(of: list, site, &builder).last ?? nil
      }
    case .member(let list, let name):
      switch builder.evaluator.word(name, site.file) {
      case .enumerated: return [nil] + parts(of: list, site, &builder)
      case .reversed, .sorted: return parts(of: list, site, &builder)
      default: return [part(of: sequence, site, &builder)]
      }
    default: return []
    }
  }

  private static func part(
    of list: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    let key = builder.evaluator.code.listName(list, site).flatMap { name in
      builder.ownMembers(named: name).isEmpty ? nil : name
    }
    if let key, let known = builder.parts[builder.own].elements[key] { return known }
    let (now, loop) = (builder.places.now, builder.places.loop)
    // Under what a loop stands that only sets something says nothing of where they are shown.
    if key != nil, loop >= 0 {
      builder.places.now = builder.places.step(.loop(loop), in: builder.parts[builder.own].around)
    }
    let made =
      declared(list, key, site, &builder)
      ?? maker(of: list, site, &builder).flatMap { self.made(by: $0, &builder) }
    builder.places.now = now
    if let key { builder.parts[builder.own].elements[key] = made }
    return made
  }

  /// By the class that the list says its views are of.
  private static func declared(
    _ list: ExpressionID, _ key: UInt64?, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard let kind = key.flatMap({ kind(declaredBy: $0, &builder) }), tells(kind, &builder) else {
      return nil
    }
    let made = builder.add(kind, builder.evaluator.code.name(of: list, site), list, site)
    builder.parts[made].isMade = true
    return made
  }

  /// What the closure does that makes them is done to it.
  private static func made(by maker: Maker, _ builder: inout UIKitBuilder) -> Int? {
    let mark = builder.locals.count
    defer { builder.undoLocals(to: mark) }
    builder.read(maker.body, maker.site, alias: nil)
    guard let made = builder.made(maker.made, maker.site), made != builder.own,
      !UIKitClasses.controllers.contains(builder.parts[made].word)
    else { return nil }
    return made
  }

  /// A plain view, a controller, and a class from which others are made may be any: what stands in it nobody knows.
  static func tells(_ kind: UIKitKind, _ builder: inout UIKitBuilder) -> Bool {
    if UIKitClasses.controllers.contains(kind.word) { return false }
    guard let type = kind.type else { return UIKitClasses.leaves.contains(kind.word) }
    return !builder.evaluator.linker.isBase(type)
  }

  /// `pages = [first, second]`, where that is all that the class ever sets it to: parts of its own.
  static func assigned(
    to name: UInt64, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [UIKitBuilder.Listed]? {
    let found = ClassProperties.assignments(to: name, in: builder.lineage, &builder.evaluator)
    guard found.count == 1, let only = found.first,
      case .array(let items) = builder.evaluator.expression(only.value, only.member.file),
      !items.isEmpty, items.count <= UIKitBuilder.longest
    else { return nil }
    var place = builder.evaluator.inside(
      only.member, self: builder.evaluator.boundSelf(at: site))
    place.owner = place.owner ?? site.owner
    let all = items.map { (builder.evaluator.item($0, place.file), place) }
    // A name of the body is nothing where the list is asked for.
    return all.allSatisfy { builder.part($0.0, $0.1) != nil } ? all : nil
  }

  /// `.init(title: "A")` of a list that says of which class its views are; nil for all else.
  static func implicit(
    _ item: UIKitBuilder.Listed, of list: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard case .call(let callee, _) = builder.evaluator.expression(item.expression, item.site.file),
      case .implicitMember(let name) = builder.evaluator.expression(callee, item.site.file),
      builder.evaluator.word(name, item.site.file) == .`init`,
      let key = builder.evaluator.code.listName(list, site),
      let kind = kind(declaredBy: key, &builder)
    else { return nil }
    return builder.newPart(kind, item.expression, item.site)
  }

  /// `Star` of `let stars: [Star]`.
  private static func kind(declaredBy list: UInt64, _ builder: inout UIKitBuilder) -> UIKitKind? {
    guard let id = builder.ownMembers(named: list).first,
      let named = builder.evaluator.linker[id].elements
    else { return nil }
    let owner = builder.evaluator.linker[id].owner.map { TypeID(file: id.file, index: $0) }
    return builder.kind(named: named, Site(file: id.file, owner: owner, environment: -1))
  }

  /// What makes each of a list: the body of a closure, and what that gives back.
  struct Maker {
    var body: Block
    var made: ExpressionID
    var site: Site
  }

  /// What a closure makes of each: `titles.map { _ in UIButton() }`, also by a name of the body, or of a property that
  /// the class sets as it comes up.
  static func maker(
    of list: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Maker? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(list, site.file) {
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      if let bound = builder.evaluator.lookUp(hash, in: site.environment) {
        guard case .expression(let value, let place) = bound else { return nil }
        return maker(of: value, place, &builder)
      }
      // What it was made with, or sets as it comes up.
      let instance = builder.evaluator.selfInstance(at: site)
      if instance >= 0, let given = builder.evaluator.property(hash, of: instance) {
        guard case .expression(let value, let place) = given else { return nil }
        return maker(of: value, place, &builder)
      }
      guard let (value, place) = ClassLists.list(list, site, &builder.evaluator) else {
        return nil
      }
      return maker(of: value, place, &builder)
    case .call(let callee, let arguments):
      guard case .member(_, let name) = builder.evaluator.expression(callee, site.file),
        [.map, .compactMap].contains(builder.evaluator.word(name, site.file)),
        let first = arguments.first,
        case .closure(let closure) = builder.evaluator.expression(
          builder.evaluator.argument(first, site.file).value, site.file),
        case let body = builder.evaluator.closure(closure, site.file).body,
        let made = builder.evaluator.code.returned(by: body, site)
      else { return nil }
      let place = builder.evaluator.bind(closure: closure, [.parameter], at: site)
      return Maker(body: body, made: made, site: place)
    default: return nil
    }
  }
}
