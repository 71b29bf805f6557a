import Scenes
import Views

/// What a class does as one of its properties is set: `set` of a computed one, `didSet` of a stored one.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/properties/
enum UIKitSetters {
  /// The code that is done, and the name by which it knows what is set.
  struct Code {
    var member: MemberID
    var property: UInt64
    var given: UInt64
    /// The type of what is set.
    var type: SourceName?
  }

  /// `self.label = label`: the property is what the parameter of its name stands for, also once that is forgotten.
  static func declare(_ name: UInt64, _ part: Int, _ builder: inout UIKitBuilder) {
    builder.declare(name, part)
    if let hidden = builder.locals.firstIndex(where: { $0.name == name }) {
      builder.locals[hidden].part = part
    }
  }

  /// False where no code of the class is done.
  static func take(
    _ value: ExpressionID, as name: NameID, of part: Int, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    if UIKitHelpers.keep(value, as: name, of: part, site, &builder) { return true }
    let hash = builder.evaluator.hash(name, site.file)
    if let code = added(hash, to: part, site, &builder) {
      return take(value, by: code, ofExtensionOf: part, site, &builder)
    }
    let lineage: [TypeID]
    if part == builder.own {
      lineage = builder.lineage
    } else {
      guard let type = builder.parts[part].type else { return false }
      lineage = builder.sights[part]?.lineage ?? Lineages.lineage(of: type, &builder.evaluator)
    }
    guard let code = code(named: hash, in: lineage, isOwn: part == builder.own, &builder),
      !builder.calls.contains(code.member), builder.calls.count < UIKitBuilder.deepestCall,
      builder.evaluator.linker[code.member].body != nil
    else { return false }
    // A part that it is given may be changed at once.
    if UIKitWaiting.waits(part, builder),
      UIKitWaiting.isFar(part, builder) || builder.part(value, site) == nil
    {
      let held = builder.part(value, site)
      UIKitWaiting.add(.set(code, to: value, part: held), to: part, site, &builder)
      return true
    }
    // Only what does something as it is set is read before it is.
    if part != builder.own, let type = builder.parts[part].type, !builder.around.contains(type) {
      builder.readOwn(part)
      guard builder.sights[part] != nil else { return false }
    }
    return perform(code, value, builder.part(value, site), of: part, site, &builder)
  }

  @discardableResult
  static func perform(
    _ code: Code, _ value: ExpressionID, _ given: Int?, of part: Int, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let body = builder.evaluator.linker[code.member].body, builder.evaluator.enter() else {
      return false
    }
    defer { builder.evaluator.leave() }
    if builder.followCount >= UIKitBuilder.mostCalls { builder.evaluator.isTooLarge = true }
    builder.followCount += 1
    if part == builder.own {
      builder.once.insert(code.member)
      let own = builder.evaluator.boundSelf(at: site)
      let place = place(of: code, .expression(value, site), own, &builder.evaluator)
      read(code, body, place, given, &builder)
    } else {
      let instance = Bound.instance(builder.parts[part].instance)
      let place = place(of: code, .expression(value, site), instance, &builder.evaluator)
      guard var inner = builder.sights[part] else { return false }
      let (outer, start) = (builder.sight, builder.parts.count)
      builder.parts[part].isSetUp = true
      inner.now = builder.places.now
      inner.once.insert(code.member)
      inner.byName = builder.parts[part].names
      builder.sight = inner
      if let type = builder.parts[part].type { builder.around.append(type) }
      if given != nil || builder.constructed(value, site) != nil {
        giveWay(code.property, in: part, to: given, &builder)
      }
      read(code, body, place, given, &builder)
      builder.settleRows(from: start)
      if builder.parts[part].type != nil { builder.around.removeLast() }
      builder.parts[part].names = builder.byName
      builder.sights[part] = builder.sight
      builder.sight = outer
    }
    return true
  }

  /// A view that a property was said to be given stands there no longer where that is known.
  private static func giveWay(
    _ name: UInt64, in part: Int, to given: Int?, _ builder: inout UIKitBuilder
  ) {
    guard let held = builder.byName[name], held != given, builder.parts[held].isPlaced,
      !builder.parts[held].isMade, builder.parts[held].children.isEmpty
    else { return }
    remove(held, from: part, depth: 0, &builder)
  }

  private static func remove(
    _ held: Int, from part: Int, depth: Int, _ builder: inout UIKitBuilder
  ) {
    guard depth < UIKitBuilder.deepestPart else { return }
    if let place = builder.parts[part].children.firstIndex(of: held) {
      builder.parts[part].children.remove(at: place)
      return
    }
    for child in builder.parts[part].children {
      remove(held, from: child, depth: depth + 1, &builder)
    }
  }

  /// What an extension adds to a class of UIKit.
  private static func added(
    _ name: UInt64, to part: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Code? {
    guard ModifierChains.mayBeHelper(name, &builder.evaluator) else { return nil }
    for word in UIKitClasses.above(builder.parts[part].word) {
      let all = builder.evaluator.linker.extensionMembers(of: word, named: name, from: site.file)
      if let code = added(all, &builder) { return code }
    }
    return nil
  }

  private static func added(_ all: [MemberID], _ builder: inout UIKitBuilder) -> Code? {
    guard
      let property = all.first(where: { builder.evaluator.linker[$0].kind == .computedProperty })
    else { return nil }
    for member in all where builder.evaluator.linker[member].kind == .function {
      let declared = builder.evaluator.linker[member]
      let formals = builder.evaluator.files.formals(declared.parameters, member.file)
      guard formals.count == 1, formals[0].label == nil, !declared.isStatic else { continue }
      let type = builder.evaluator.linker[property].type
      return Code(
        member: member, property: builder.evaluator.hash(declared.name, member.file),
        given: formals[0].name,
        type: type.map { SourceName(file: property.file, name: $0) })
    }
    return nil
  }

  /// `navigationItem.menu = menu`, a property that an extension of UINavigationItem has.
  static func take(
    _ value: ExpressionID, asOwnItem name: UInt64, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard ModifierChains.mayBeHelper(name, &builder.evaluator) else { return false }
    let all = builder.evaluator.linker.extensionMembers(
      ofTypeNamed: UIKitBar.item, named: name, from: site.file)
    guard let code = added(all, &builder) else { return false }
    return take(value, by: code, ofExtensionOf: builder.own, site, &builder)
  }

  private static func take(
    _ value: ExpressionID, by code: Code, ofExtensionOf part: Int, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    let given = builder.part(value, site)
    return take(.expression(value, site), given, by: code, ofExtensionOf: part, &builder)
  }

  /// A text that an interface file has for a property which an extension adds to a class of UIKit.
  static func take(
    _ text: String, as name: UInt64, addedTo part: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard let code = added(name, to: part, site, &builder) else { return }
    let value = KeyTexts.resolved(text, &builder.evaluator)
    _ = take(.value(value), nil, by: code, ofExtensionOf: part, &builder)
  }

  private static func take(
    _ value: Bound, _ given: Int?, by code: Code, ofExtensionOf part: Int,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    guard !builder.calls.contains(code.member), builder.calls.count < UIKitBuilder.deepestCall,
      let body = builder.evaluator.linker[code.member].body, builder.evaluator.enter()
    else { return false }
    defer { builder.evaluator.leave() }
    if builder.followCount >= UIKitBuilder.mostCalls { builder.evaluator.isTooLarge = true }
    builder.followCount += 1
    let place = place(of: code, value, nil, &builder.evaluator)
    let outer = (builder.byName, builder.own, builder.locals)
    (builder.byName, builder.own, builder.locals) = ([:], part, [])
    read(code, body, place, given, &builder)
    (builder.byName, builder.own, builder.locals) = outer
    return true
  }

  /// A function that stands for the code which sets a computed property.
  static func isSetter(_ member: MemberID, _ builder: inout UIKitBuilder) -> Bool {
    guard let owner = builder.evaluator.linker[member].owner else { return false }
    let name = builder.evaluator.hash(builder.evaluator.linker[member].name, member.file)
    let code = code(
      named: name, in: [TypeID(file: member.file, index: owner)], isOwn: true, &builder)
    return code?.member == member
  }

  private static func read(
    _ code: Code, _ body: Block, _ place: Site, _ given: Int?, _ builder: inout UIKitBuilder
  ) {
    let mark = builder.locals.count
    builder.call(code.given, given)
    builder.calls.append(code.member)
    builder.read(body, place, alias: nil)
    builder.calls.removeLast()
    builder.undoLocals(to: mark)
  }

  /// Inside the code what is set goes by the name that it has for that.
  private static func place(
    of code: Code, _ value: Bound, _ own: Bound?, _ evaluator: inout Evaluator
  ) -> Site {
    var place = evaluator.inside(code.member, self: own)
    place.environment = evaluator.bind(
      code.given, value, onto: place.environment, type: code.type)
    return place
  }

  private static func code(
    named hash: UInt64, in lineage: [TypeID], isOwn: Bool, _ builder: inout UIKitBuilder
  ) -> Code? {
    for type in lineage {
      let all = builder.evaluator.members(of: type, named: hash)
      guard let property = all.first else { continue }
      let declared = builder.evaluator.linker[property]
      let named = declared.type.map { SourceName(file: property.file, name: $0) }
      switch declared.kind {
      case .computedProperty:
        for member in all where builder.evaluator.linker[member].kind == .function {
          let formals = builder.evaluator.files.formals(
            builder.evaluator.linker[member].parameters, member.file)
          guard formals.count == 1, formals[0].label == nil else { continue }
          return Code(member: member, property: hash, given: formals[0].name, type: named)
        }
        return nil
      // What the class's own code sets is done as that is read.
      case .storedProperty where !isOwn && declared.body != nil:
        return Code(member: property, property: hash, given: hash, type: named)
      default: return nil
      }
    }
    return nil
  }
}
