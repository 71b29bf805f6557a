import Scenes
import Views

/// Objects that are no views, and put views into those of a controller: `pump.start()`, where that does
/// `owner?.view.addSubview(list)`.
///
/// Each is a part of its own, which nobody places: its code is read as that of a view is, and what it is given goes
/// by the names of its properties.
enum UIKitHelpers {
  /// `lazy var pump = Pump(owner: self)`, `var pump: Pump?`: a property that holds one.
  static func declare(
    _ member: Member, _ named: UInt64, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    if let value = member.value {
      if let (call, type) = construction(value, site, &builder) {
        builder.declare(named, add(type, member.name, by: call, site, &builder))
      }
    } else if let name = member.type, let type = helper(named: name, site, &builder) {
      builder.declare(named, add(type, member.name, by: -1, site, &builder))
    }
  }

  /// Their own code comes before that of the class that has them.
  static func readDeclared(from start: Int, _ builder: inout UIKitBuilder) {
    for part in start..<builder.parts.count where builder.parts[part].isHelper {
      builder.readOwn(part)
    }
  }

  /// `Pump(owner: self)`, wherever that is made.
  static func made(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) -> Int? {
    UIKitFillers.read(madeBy: id, site, &builder)
    guard let (call, type) = construction(id, site, &builder), !builder.around.contains(type)
    else { return nil }
    let part = add(type, nil, by: call, site, &builder)
    builder.readOwn(part)
    return part
  }

  /// `pump.owner = self`, and the same inside: what it is given goes by that name from here on.
  static func keep(
    _ value: ExpressionID, as name: NameID, of part: Int, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    guard builder.parts[part].isHelper, let held = builder.part(value, site), held != part
    else { return false }
    let hash = builder.evaluator.hash(name, site.file)
    if let known = builder.parts[part].names[hash], known != held, !builder.parts[known].isMade {
      // What code that was read before does to the property is done to this.
      builder.parts[held].settings += builder.parts[known].settings
    }
    builder.parts[part].names[hash] = held
    if part == builder.own { UIKitSetters.declare(hash, held, &builder) }
    return true
  }

  /// `adapter.viewController?.view` in the code of one that was given a controller as `viewController`: what it
  /// hands that on to calls it the same.
  static func view(
    of base: ExpressionID, _ name: NameID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Int? {
    guard builder.parts[builder.own].isHelper, let initializer = builder.initializer,
      builder.evaluator.word(name, site.file) == .view,
      case .member(_, let held) = builder.evaluator.expression(base, site.file)
    else { return nil }
    let hash = builder.evaluator.hash(held, site.file)
    for (formal, part) in zip(initializer.formals, initializer.given) where formal.name == hash {
      guard let part, UIKitClasses.controllers.contains(builder.parts[part].word) else { continue }
      return part
    }
    return nil
  }

  private static func add(
    _ type: TypeID, _ name: NameID?, by call: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Int {
    let part = builder.add(UIKitKind(word: .other, type: type), name, call, site)
    builder.parts[part].isMade = call >= 0
    return part
  }

  /// The call that makes one: that itself, or what a closure gives back which is called at once.
  private static func construction(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> (call: ExpressionID, type: TypeID)? {
    if case .cast(let inner, _) = builder.evaluator.expression(id, site.file) {
      return construction(inner, site, &builder)
    }
    guard case .call(let callee, _) = builder.evaluator.expression(id, site.file) else {
      return nil
    }
    switch builder.evaluator.expression(callee, site.file) {
    case .name(let name): return helper(named: name, site, &builder).map { (id, $0) }
    case .closure(let closure):
      let body = builder.evaluator.closure(closure, site.file).body
      guard body.count == 1, let only = builder.evaluator.code.returned(by: body, site),
        builder.evaluator.think()
      else { return nil }
      defer { builder.evaluator.rest() }
      return construction(only, site, &builder)
    default: return nil
    }
  }

  /// A class of the repository that is no view and no source of rows, and puts views into others.
  private static func helper(
    named name: NameID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> TypeID? {
    let hash = builder.evaluator.hash(name, site.file)
    guard
      let type = builder.evaluator.linker.type(named: hash, from: site.file, inside: site.owner)
    else { return nil }
    if let known = builder.helpers[type] { return known ? type : nil }
    let isHelper = isHelper(type, &builder)
    builder.helpers[type] = isHelper
    return isHelper ? type : nil
  }

  private static func isHelper(_ type: TypeID, _ builder: inout UIKitBuilder) -> Bool {
    guard case .class = builder.evaluator.linker[type].kind, builder.kind(of: type) == nil else {
      return false
    }
    var places = false
    for declaration in builder.evaluator.linker.declarations(of: type) {
      for id in builder.evaluator.linker.everything(in: declaration) {
        let member = builder.evaluator.linker[id]
        guard member.kind == .function, !member.isStatic, member.body != nil else { continue }
        let name = builder.evaluator.hash(member.name, id.file)
        if UIKitNames.sources.contains(name) { return false }
        if builder.evaluator.code.places(id) { places = true }
      }
    }
    return places
  }
}

extension UIKitPart {
  /// An object of the repository that is no view.
  var isHelper: Bool { word == .other && type != nil }
}
