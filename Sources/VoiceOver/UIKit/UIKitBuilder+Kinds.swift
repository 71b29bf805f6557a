import Views

/// Which kinds of views code names and makes.
extension UIKitBuilder {
  /// The kind that a declared type names.
  mutating func kind(named name: NameID, _ site: Site) -> UIKitKind? {
    let named = evaluator.name(name, site.file)
    if let type = evaluator.linker.type(
      named: named.hash, from: site.file, inside: site.owner)
    {
      return kind(of: type)
    }
    if UIKitClasses.all[named.word] != nil { return UIKitKind(word: named.word) }
    let row = PackageViews.classes[named.hash]?.first {
      evaluator.linker.imports($0.module, in: site.file)
    }
    return row.map { UIKitKind(word: $0.becomes) }
  }

  /// Views of the repository; not controllers, whose views are placed apart from them.
  private mutating func kind(of type: TypeID) -> UIKitKind? {
    if kinds[type] == nil { kinds[type] = evaluator.uiKitKind(of: type) ?? .other }
    guard let word = kinds[type], word != .other, !UIKitClasses.controllers.contains(word) else {
      return nil
    }
    return UIKitKind(word: word, type: type)
  }

  /// The kind of view that an expression makes.
  mutating func constructed(_ id: ExpressionID, _ site: Site) -> UIKitKind? {
    guard case .call(let callee, _) = evaluator.expression(id, site.file) else { return nil }
    switch evaluator.expression(callee, site.file) {
    case .name(let name):
      if let kind = kind(named: name, site) { return kind }
      return result(ofCalling: name, site)
    case .closure(let closure):
      // A closure that makes a view and is called at once.
      for index in evaluator.closure(closure, site.file).body {
        if case .declaration(_, let value?, _) = evaluator.statement(index, site.file),
          let kind = constructed(value, site)
        {
          return kind
        }
      }
      return nil
    // `UILabel().with { … }`
    case .member(let base, _):
      return setUp(of: id, site) == nil ? nil : constructed(base, site)
    default: return nil
    }
  }

  /// As the package Then calls it, and what apps write themselves.
  private static let setUps: Set = ["with", "then"]

  /// The closure that sets up what a call is made on, which it gives back: `UILabel().then { $0.text = "A" }`.
  func setUp(of id: ExpressionID, _ site: Site) -> Int32? {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      case .member(_, let name) = evaluator.expression(callee, site.file),
      arguments.count == 1, let only = arguments.first,
      case .closure(let closure) = evaluator.expression(
        evaluator.argument(only, site.file).value, site.file),
      Self.setUps.contains(evaluator.linker.text(of: name, in: site.file))
    else { return nil }
    return closure
  }

  /// `makeLabel()`, a function of the type that says what it gives.
  private mutating func result(ofCalling name: NameID, _ site: Site) -> UIKitKind? {
    guard let owner = around.last else { return nil }
    let hash = evaluator.hash(name, site.file)
    guard let id = evaluator.members(of: owner, named: hash).first,
      case .function = evaluator.linker[id].kind, let type = evaluator.linker[id].type
    else { return nil }
    return kind(named: type, Site(file: id.file, owner: owner, environment: site.environment))
  }
}
