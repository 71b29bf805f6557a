import InterfaceFiles
import Scenes
import Views

/// Views that code loads from interface files by name.
enum UIKitNibs {
  private static let loading: Set<UInt64> = [
    NameHash.of("loadNibNamed"), NameHash.of("instantiate"),
  ]
  private static let deepest = 8

  /// The view of `Bundle.main.loadNibNamed("Badge", owner: self)?.first as? UIView`, and of
  /// `UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: self)[0]`.
  ///
  /// https://developer.apple.com/documentation/uikit/uinib/instantiate(withowner:options:)
  static func loaded(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) -> Int? {
    guard let call = call(id, site, builder),
      !UIKitClasses.controllers.contains(builder.parts[builder.own].word)
    else { return nil }
    if let known = builder.loaded[builder.own] { return known }
    guard let name = name(call, site, &builder),
      let file = builder.evaluator.linker.interface(named: name, from: site.file),
      let views = builder.evaluator.files.interface(file),
      builder.around.count < UIKitBuilder.deepest
    else { return nil }
    var tree = UIKitInterface(
      views: views, site: Site(file: file, owner: nil, environment: -1))
    guard let part = tree.load(&builder) else { return nil }
    builder.loaded[builder.own] = part
    return part
  }

  /// The call at the root of what takes the first of its views.
  private static func call(
    _ id: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> ExpressionID? {
    var cursor = id
    for _ in 0..<deepest {
      switch builder.evaluator.files.expression(cursor, in: site.file) {
      case .cast(let inner, _), .member(let inner, _), .element(let inner, _): cursor = inner
      case .call(let callee, _):
        guard case .member(let base, let name) = builder.evaluator.expression(callee, site.file)
        else { return nil }
        if loading.contains(builder.evaluator.hash(name, site.file)) { return cursor }
        cursor = base
      default: return nil
      }
    }
    return nil
  }

  /// By which it is asked for: a text, or the name of a class, which is its own where none is written.
  private static func name(
    _ call: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UInt64? {
    guard case .call(let callee, var arguments) = builder.evaluator.expression(call, site.file)
    else { return nil }
    if case .member(let base, _) = builder.evaluator.expression(callee, site.file),
      case .call(_, let own) = builder.evaluator.expression(base, site.file)
    {
      // Of `UINib(nibName:bundle:)`; a bundle is not asked for a name.
      let first = own.first.flatMap { builder.evaluator.argument($0, site.file).label }
      if first.map({ builder.evaluator.hash($0, site.file) }) == UIKitNames.nibName {
        arguments = own
      }
    }
    guard let first = arguments.first else { return nil }
    let value = builder.evaluator.argument(first, site.file).value
    if case .string(let text) = builder.evaluator.evaluated(value, site) {
      return NameHash.of(builder.evaluator.text(text.text, text.file))
    }
    // `String(describing: Badge.self)`, `String(describing: type(of: self))`
    guard case .call(_, let named) = builder.evaluator.expression(value, site.file),
      let only = named.first
    else { return nil }
    if case .member(let base, _) = builder.evaluator.expression(
      builder.evaluator.argument(only, site.file).value, site.file),
      case .name(let type) = builder.evaluator.expression(base, site.file)
    {
      return builder.evaluator.hash(type, site.file)
    }
    return builder.parts[builder.own].type.map { builder.evaluator.files.nameHash(of: $0) }
  }
}

extension UIKitInterface {
  /// The first view of a xib, which code puts into the part that is `self`.
  mutating func load(_ builder: inout UIKitBuilder) -> Int? {
    guard let root = views.file.roots.first(where: { views.file[$0].kind.isView }) else {
      return nil
    }
    return loaded(root, &builder)
  }
}
