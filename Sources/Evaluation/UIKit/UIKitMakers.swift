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

  /// `{ return Maker.label("Notes") }()`, where that function is read: what it makes is what the closure gives back.
  static func onlyCall(
    in id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> ExpressionID? {
    guard let closure = builder.evaluator.code.calledClosure(id, site) else { return nil }
    let body = builder.evaluator.closure(closure, site.file).body
    guard body.count == 1, let only = builder.evaluator.code.returned(by: body, site),
      case .call(let callee, _) = builder.evaluator.expression(only, site.file),
      builder.evaluator.code.isFactory(callee, site), builder.constructed(only, site) == nil,
      builder.called(by: only, site) != nil
    else { return nil }
    return only
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

  /// `Card.fromNib()`, `UILabel.fresh()`, where the class, or an extension of one above it, has a function that gives
  /// back `Self`.
  static func madeOfItself(
    by name: NameID, of base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UIKitKind? {
    let hash = builder.evaluator.hash(name, site.file)
    guard case .name(let type) = builder.evaluator.expression(base, site.file),
      ModifierChains.mayBeHelper(hash, &builder.evaluator),
      let kind = builder.kind(named: type, site)
    else { return nil }
    var all = kind.type.map { builder.evaluator.members(of: $0, named: hash) } ?? []
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

  /// `list.shielded`, of `extension UIView { var shielded: UIView { isOpen ? self : Shield(around: self) } }`: the view
  /// itself, or one around it, which shows the same.
  static func givesItself(
    _ name: NameID, of part: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    let hash = builder.evaluator.hash(name, site.file)
    guard ModifierChains.mayBeHelper(hash, &builder.evaluator) else { return false }
    for word in UIKitClasses.above(builder.parts[part].word) {
      for member in builder.evaluator.linker.extensionMembers(
        of: word, named: hash, from: site.file)
      {
        let declared = builder.evaluator.linker[member]
        guard declared.kind == .computedProperty, !declared.isStatic, let body = declared.body
        else { continue }
        let inside = Site(file: member.file, owner: nil, environment: -1)
        for result in builder.evaluator.code.results(of: body, inside) {
          if case .name(let given) = builder.evaluator.expression(result, member.file),
            builder.evaluator.word(given, member.file) == .`self`
          {
            return true
          }
        }
      }
    }
    return false
  }

  /// `lazy var stack = column([title])` before `lazy var title = makeLabel()`: that is made as it is asked for.
  static func early(_ name: UInt64, _ site: Site, _ builder: inout UIKitBuilder) -> Int? {
    guard builder.own == 0 || builder.parts[builder.own].type != nil,
      builder.byName[name] == nil, builder.parts[builder.own].names[name] == nil,
      let member = builder.ownMembers(named: name).first, !builder.calls.contains(member),
      builder.evaluator.linker[member].kind == .storedProperty,
      !builder.evaluator.linker[member].isStatic,
      let value = builder.evaluator.linker[member].value,
      let owner = builder.evaluator.linker[member].owner,
      case .call(let callee, _) = builder.evaluator.expression(value, member.file),
      builder.evaluator.code.isFactory(callee, site.inFile(member))
    else { return nil }
    let place = Site(
      file: member.file, owner: TypeID(file: member.file, index: owner),
      environment: site.environment)
    guard builder.constructed(value, place) == nil, let part = builder.made(value, place) else {
      return nil
    }
    builder.declare(name, part)
    builder.early.insert(part)
    return part
  }

  /// The views of a list, with those that nobody knows; nil where it has no view that is known.
  static func all(
    _ items: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Int]? {
    let written = items.map { builder.evaluator.item($0, site.file) }.filter {
      !builder.evaluator.code.isSpace($0, site)
    }
    let made = written.map { builder.made($0, site) }
    guard made.contains(where: { $0 != nil }) else { return written.isEmpty ? [] : nil }
    return zip(written, made).compactMap { id, part in
      if let part { return part }
      if builder.isNeverGiven(id, site) { return nil }
      let unknown = builder.add(
        UIKitKind(word: .other), builder.evaluator.code.name(of: id, site), id, site)
      builder.parts[unknown].isUnknown = true
      return unknown
    }
  }

  /// A body of which somebody waits for what it gives back.
  struct Awaited {
    var body: Block
    var file: FileID
    var part: Int?
  }

  /// `return stack(views: all)`, where that function makes the part, and `return Card(model)`: it is made once, with what
  /// it is given there.
  static func handBack(
    _ id: ExpressionID, from body: Block, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let awaited = builder.awaited, awaited.body == body, awaited.file == site.file,
      !builder.isSource,
      case .call(_, let arguments) = builder.evaluator.expression(id, site.file),
      builder.constructed(id, site).map({ $0.type != nil && !arguments.isEmpty })
        ?? (builder.called(by: id, site) != nil)
    else { return false }
    let part = builder.made(id, site)
    builder.awaited?.part = part
    return true
  }

  /// `stack(views: all)`, which makes a part, in a static function of the same type or of an extension of a class of
  /// UIKit.
  static func staticMember(
    _ name: UInt64, _ arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UIKitBuilder.Called? {
    guard let caller = builder.calls.last, builder.evaluator.linker[caller].isStatic,
      let index = builder.evaluator.linker[caller].owner
    else { return nil }
    let owner = TypeID(file: caller.file, index: index)
    var all = builder.evaluator.members(of: owner, named: name)
    if all.isEmpty, ModifierChains.mayBeHelper(name, &builder.evaluator) {
      all = builder.evaluator.linker.extensionMembers(
        ofTypeNamed: builder.evaluator.files.nameHash(of: owner), named: name, from: site.file)
    }
    all.removeAll { !builder.evaluator.linker[$0].isStatic || builder.calls.contains($0) }
    guard let (member, formals, matched) = builder.evaluator.overload(all, arguments, at: site),
      builder.evaluator.linker[member].kind == .function,
      builder.evaluator.linker[member].body != nil,
      let type = builder.evaluator.linker[member].type,
      builder.kind(named: type, Site(file: member.file, owner: owner, environment: -1)) != nil
    else { return nil }
    return UIKitBuilder.Called(
      member: member, formals: formals, matched: matched, base: nil, isOwn: false)
  }

  /// A part is what that makes, with all that it is given there.
  static func make(
    _ part: Int, of kind: UIKitKind, _ name: NameID, by id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    if !PlainMakers.isOne(id, of: kind, site, &builder) { builder.touch(part, name, id, site) }
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

  /// `var item = UIBarButtonItem()`, and `item = UIBarButtonItem(title: "Sort")` whatever the case: nothing has the
  /// first one.
  static func isReplaced(
    _ name: UInt64, by value: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    // What a property is comes to be under the name of a variable, and stays that.
    guard let known = builder.byName[name], builder.parts[known].isMade,
      builder.parts[known].word == .UIBarButtonItem, let own = builder.parts[known].name,
      builder.evaluator.hash(own.name, own.file) == name,
      !builder.parts[known].isPlaced, builder.parts[known].around == builder.places.now
    else { return false }
    return builder.constructed(value, site)?.word == builder.parts[known].word
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
