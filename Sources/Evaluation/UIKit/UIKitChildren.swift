import Scenes
import Views

/// Controllers that a class keeps in a list, of which it shows one at a time.
enum UIKitChildren {
  /// `pages[index]`: what the list has at a number that is written, else one of its controllers or another.
  static func one(
    of base: ExpressionID, at arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Int? {
    guard let all = all(base, site, &builder), !all.isEmpty else {
      return ofClass(base, id, site, &builder)
    }
    if let first = arguments.first,
      let number = ListParts.number(
        builder.evaluator.argument(first, site.file).value, site, &builder.evaluator),
      all.indices.contains(number)
    {
      return all[number]
    }
    guard all.allSatisfy({ UIKitClasses.controllers.contains(builder.parts[$0].word) }) else {
      return nil
    }
    return all.count == 1 ? all[0] : choice(among: all, id, site, &builder)
  }

  /// `pages.first`, `pages.last`.
  static func end(
    _ name: NameID, of base: ExpressionID, _ id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Int? {
    let word = builder.evaluator.word(name, site.file)
    guard word == .first || word == .last else { return nil }
    guard let all = all(base, site, &builder), !all.isEmpty else {
      return ofClass(base, id, site, &builder)
    }
    return word == .first ? all.first : all.last
  }

  /// Of a list of controllers the first is there: how many there are is taken for granted, as of rows.
  static func isEnd(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) -> Bool {
    guard case .member(let base, let name) = builder.evaluator.expression(id, site.file) else {
      return false
    }
    switch builder.evaluator.word(name, site.file) {
    case .first, .last: break
    default: return false
    }
    guard let one = all(base, site, &builder)?.first else {
      return kind(ofElementsOf: base, site, &builder) != nil
    }
    return UIKitClasses.controllers.contains(builder.parts[one].word)
  }

  /// `panel.addPanel(toParent: self)`, of a package: what it puts into the view of the controller is not seen.
  ///
  /// One that a function makes for itself comes up by what somebody does, and is not there at first.
  ///
  /// The label is UIKit's own for a container; its calls of that name only tell that it was done.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)
  static func noteParent(
    in arguments: Range<Int32>, of callee: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    guard case .member(let base, let name) = builder.evaluator.expression(callee, site.file),
      !UIKitNames.moving.contains(builder.evaluator.hash(name, site.file)),
      let held = builder.evaluator.code.name(of: base, site),
      let member = builder.ownMembers(named: builder.evaluator.hash(held, site.file)).first,
      builder.evaluator.linker[member].kind == .storedProperty
    else { return }
    for index in arguments {
      let argument = builder.evaluator.argument(index, site.file)
      guard let label = argument.label,
        builder.evaluator.hash(label, site.file) == UIKitNames.toParent,
        let parent = builder.part(argument.value, site),
        UIKitClasses.controllers.contains(builder.parts[parent].word)
      else { continue }
      if let child = builder.part(base, site) { return builder.put(child, in: parent) }
      let child = builder.add(UIKitKind(word: .other), held, base, site)
      builder.parts[child].isUnknown = true
      builder.put(child, in: parent)
      return
    }
  }

  /// One of a list that something nobody follows fills: its type says which class they are of.
  private static func ofClass(
    _ base: ExpressionID, _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard let (kind, maker) = kind(ofElementsOf: base, site, &builder) else { return nil }
    let child = builder.newPart(kind, maker?.made ?? id, maker?.site ?? site)
    builder.parts[child].isMade = true
    return child
  }

  /// A class of controllers of the repository: that which code makes, else that which the list declares.
  private static func kind(
    ofElementsOf base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> (kind: UIKitKind, maker: UIKitListElements.Maker?)? {
    let maker = UIKitListElements.maker(of: base, site, &builder)
    let made = maker.flatMap { builder.constructed($0.made, $0.site) }
    let kind =
      made
      ?? ElementTypes.elementType(of: base, site, &builder.evaluator).flatMap {
        builder.kind(of: $0)
      }
    guard let kind, kind.type != nil, UIKitClasses.controllers.contains(kind.word) else {
      return nil
    }
    return (kind, maker)
  }

  /// A view that shows one of several, whichever.
  private static func choice(
    among all: [Int], _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int {
    let view = builder.add(UIKitKind(word: .UIView), nil, id, site)
    builder.parts[view].isMade = true
    let fork = builder.places.add(
      UIKitPlaces.Fork(
        kind: .one, form: .choice, places: Array(0..<Int32(all.count)), isExhaustive: true,
        expression: id, site: site))
    let outer = builder.places.now
    for (place, child) in all.enumerated() {
      builder.places.now = builder.places.step(
        .side(fork: fork, place: Int32(place)), in: outer)
      builder.put(child, in: view)
    }
    builder.places.now = outer
    return view
  }

  /// The parts of a list; of one that the class fills with what a function of its own gives, those.
  private static func all(
    _ base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Int]? {
    if let (all, isWhole) = builder.gathered(by: base, site), isWhole, !all.isEmpty { return all }
    guard let name = builder.evaluator.code.listName(base, site),
      let list = builder.ownMembers(named: name).first,
      let type = builder.evaluator.linker[list].elements, isController(type, list, &builder)
    else { return nil }
    var found: [Int]?
    if let items = builder.list(base, site) {
      let made = items.map { builder.made($0.expression, $0.site) }
      if !made.contains(nil) { found = made.compactMap { $0 } }
    }
    if found?.isEmpty ?? true { found = givenByFunction(site, &builder) }
    // The same ones whenever they are asked for.
    if let found, !found.isEmpty { builder.gathered[name] = found }
    return found
  }

  private static func isController(
    _ type: NameID, _ member: MemberID, _ builder: inout UIKitBuilder
  ) -> Bool {
    let owner = builder.evaluator.linker[member].owner.map {
      TypeID(file: member.file, index: $0)
    }
    let site = Site(file: member.file, owner: owner, environment: -1)
    let kind = builder.kind(named: type, site)
    return kind.map { UIKitClasses.controllers.contains($0.word) } ?? false
  }

  /// `override func pages() -> [UIViewController]`, the lowest class first.
  private static func givenByFunction(_ site: Site, _ builder: inout UIKitBuilder) -> [Int]? {
    for type in builder.lineage {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for id in builder.evaluator.linker.everything(in: declaration) {
          let member = builder.evaluator.linker[id]
          guard member.kind == .function, !member.isStatic, let body = member.body,
            let elements = member.elements, isController(elements, id, &builder),
            !builder.calls.contains(id), builder.calls.count < UIKitBuilder.deepestCall,
            let first = builder.evaluator.files.firstExpression(of: body, id.file)
          else { continue }
          let formals = builder.evaluator.files.formals(member.parameters, id.file)
          let called = UIKitBuilder.Called(
            member: id, formals: formals, matched: formals.map { _ in nil }, base: builder.own,
            isOwn: true)
          let place = Site(file: id.file, owner: declaration, environment: site.environment)
          builder.handed = nil
          _ = builder.read(called, first, place)
          if let handed = builder.handed, !handed.isEmpty { return handed }
        }
      }
    }
    return nil
  }
}
