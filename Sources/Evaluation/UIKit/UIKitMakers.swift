import Scenes
import Views

/// What makes a part whose property is set up by a closure: the call may stand behind a name of the closure, or be
/// what it gives back.
enum UIKitMakers {
  /// `{ return UILabel() }()`, `{ UILabel() }()`: what the closure gives back is the part; false where that makes
  /// no view, or another one made it.
  static func take(
    _ id: ExpressionID, as part: Int?, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let part, builder.parts[part].maker == nil, part != builder.own,
      let kind = builder.constructed(id, site),
      UIKitNames.cells.contains(kind.word) == UIKitNames.cells.contains(builder.parts[part].word),
      let name = builder.evaluator.code.name(of: id, site)
    else { return false }
    make(part, of: kind, name, by: id, site, &builder)
    builder.addArranged(id, site, to: part)
    if let closure = builder.evaluator.code.setUp(of: id, site) {
      builder.read(closure, setting: part, site)
    } else if case .call(let callee, _) = builder.evaluator.expression(id, site.file),
      case .closure(let closure) = builder.evaluator.expression(callee, site.file)
    {
      builder.parts[part].maker = nil
      builder.read(builder.evaluator.closure(closure, site.file).body, site, alias: part)
    }
    return true
  }

  /// `nib.instantiate(…)[0] as! Card`: a view of a class of the repository, of which only that is said.
  static func loaded(
    _ inner: ExpressionID, as name: NameID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UIKitKind? {
    switch builder.evaluator.expression(inner, site.file) {
    case .element(let base, _), .member(let base, _):
      guard case .call(let callee, _) = builder.evaluator.expression(base, site.file),
        case .member(_, let verb) = builder.evaluator.expression(callee, site.file),
        nibVerbs.contains(builder.evaluator.hash(verb, site.file)),
        let kind = builder.kind(named: name, site), kind.type != nil
      else { return nil }
      return kind
    default: return nil
    }
  }

  // https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)
  private static let nibVerbs = Set(["loadNibNamed", "instantiate"].map { NameHash.of($0) })

  /// `Card.fromNib()`, where the class, or an extension of one above it, has a function that gives back `Self`.
  static func madeOfItself(
    by name: NameID, of base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UIKitKind? {
    let hash = builder.evaluator.hash(name, site.file)
    guard case .name(let type) = builder.evaluator.expression(base, site.file),
      ModifierChains.mayBeHelper(hash, &builder.evaluator),
      let kind = builder.kind(named: type, site), let own = kind.type
    else { return nil }
    var all = builder.evaluator.members(of: own, named: hash)
    for word in UIKitClasses.above(kind.word) {
      all += builder.evaluator.linker.extensionMembers(of: word, named: hash, from: site.file)
    }
    let isMaker = all.contains { id in
      let member = builder.evaluator.linker[id]
      return member.isStatic && member.kind == .function
        && member.type.map { builder.evaluator.word($0, id.file) } == .`Self`
    }
    return isMaker ? kind : nil
  }

  /// A part is what that makes, with all that it is given there.
  static func make(
    _ part: Int, of kind: UIKitKind, _ name: NameID, by id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    if !builder.isPlain(id, site) { builder.touch(part, name, id, site) }
    if kind.word == .UIButton { builder.configure(part, madeBy: id, site) }
    if kind.word == .UISegmentedControl { UIKitSegments.add(to: part, madeBy: id, site, &builder) }
    (builder.parts[part].word, builder.parts[part].type) = (kind.word, kind.type)
    builder.parts[part].isMade = true
    builder.parts[part].maker = UIKitPart.Hosted(expression: id, site: site)
    builder.noteFrame(id, of: part, site)
    if kind.word == .UIBarButtonItem { placeCustomView(in: part, &builder) }
    if kind.word == .UINavigationController { UIKitTabs.takeRoot(of: part, &builder) }
  }

  /// `UIButton(type: .close)`, until code gives it a title.
  static func nameBySystem(
    _ part: Int, _ label: NameID, _ type: ExpressionID, _ id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    let files = builder.evaluator.files
    guard let name = builder.evaluator.code.caseName(type, site),
      let said = UIKitClasses.systemButtons[files.text(of: name, in: site.file)]
    else { return }
    builder.parts[part].settings.append(
      UIKitPart.Setting(
        word: .buttonType, name: label, value: .text(said), expression: id, site: site))
  }

  /// The body gives back what it makes in the same line, so no name of it stands for that.
  static func givesBackMade(
    _ body: Block, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let last = body.last else { return false }
    switch builder.evaluator.statement(last, site.file) {
    case .return(let id?): return builder.constructed(id, site) != nil
    default: return false
    }
  }

  /// A view of another kind, made for a property that stood for one which has a name of its own:
  /// `box = button`, and on another side `box = UIView()`.
  static func another(
    than known: Int, _ value: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard builder.parts[known].isMade, !builder.parts[known].isPlaced,
      builder.byName.values.count(where: { $0 == known }) > 1,
      let kind = builder.constructed(value, site), kind.word != builder.parts[known].word
    else { return nil }
    return builder.newPart(kind, value, site)
  }

  /// `UIBarButtonItem(customView: view)` is what that shows.
  static func placeCustomView(in item: Int, _ builder: inout UIKitBuilder) {
    let (id, site) = builder.parts[item].made
    guard builder.parts[item].word == .UIBarButtonItem, builder.parts[item].children.isEmpty,
      id >= 0, case .call(_, let arguments) = builder.evaluator.expression(id, site.file)
    else { return }
    for index in arguments {
      let argument = builder.evaluator.argument(index, site.file)
      guard let label = argument.label,
        builder.evaluator.word(label, site.file) == .customView
      else { continue }
      builder.place(argument.value, in: item, site)
    }
  }
}

extension UIKitPart {
  /// The call that makes it, wherever that stands.
  var made: (expression: ExpressionID, site: Site) {
    maker.map { ($0.expression, $0.site) } ?? (expression, site)
  }
}
