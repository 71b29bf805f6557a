import Views

/// The items of a bar, in whatever list code has them.
enum UIKitItems {
  /// `navigationItem`, also that of `owner` behind `guard let owner = self else { return }`.
  static func isOwn(_ base: ExpressionID?, _ site: Site, _ builder: inout UIKitBuilder) -> Bool {
    if builder.evaluator.code.isOwnItem(base, site) { return true }
    guard let base,
      case .member(let owner, let name) = builder.evaluator.expression(base, site.file),
      builder.evaluator.word(name, site.file) == .navigationItem,
      case .name = builder.evaluator.expression(owner, site.file)
    else { return false }
    return builder.part(owner, site) == builder.own
  }

  /// Those of an expression, in order; what is not understood is one of them as well.
  static func parts(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) -> [Int] {
    all(id, site, &builder).compactMap { $0 }
  }

  /// The same, with nil for what only keeps others apart.
  static func all(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) -> [Int?] {
    guard builder.evaluator.enter() else { return [] }
    defer { builder.evaluator.leave() }
    if builder.evaluator.code.isSpace(id, site) { return [nil] }
    if let items = builder.evaluator.code.grouped(id, site) {
      return all(items, site, &builder)
    }
    if let known = known(id, site, &builder) {
      return known.map { isSpace($0, builder) ? nil : $0 }
    }
    switch builder.evaluator.expression(id, site.file) {
    case .null: return []
    case .array(let items):
      guard items.count <= UIKitBuilder.longest else { break }
      return items.flatMap { all(builder.evaluator.item($0, site.file), site, &builder) }
    case .binary(let sign, let left, let right):
      switch builder.evaluator.linker.text(of: sign, in: site.file) {
      case "+": return all(left, site, &builder) + all(right, site, &builder)
      case "??": return all(left, site, &builder)
      default: break
      }
    case .branch(let index): return parts(bySidesOf: index, id, site, &builder)
    case .cast(let inner, _): return all(inner, site, &builder)
    // `[navigationItem.rightBarButtonItem, more]`: what stands there already.
    case .member(let base, let name):
      guard let place = UIKitBar.lists[builder.evaluator.hash(name, site.file)],
        builder.own == builder.bar.owner, builder.evaluator.code.isOwnItem(base, site)
      else { break }
      return builder.bar[place]
    default: break
    }
    if let edit = editButton(id, site, &builder) { return [edit] }
    if let items = builder.list(id, site) {
      return items.flatMap { all($0.expression, $0.site, &builder) }
    }
    let unknown = builder.add(UIKitKind(word: .other), nil, id, site)
    builder.parts[unknown].isUnknown = true
    return [unknown]
  }

  /// The item that every controller has for editing.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem
  private static func editButton(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard builder.evaluator.code.listName(id, site) == UIKitNames.editButtonItem,
      let name = builder.evaluator.code.name(of: id, site)
    else { return nil }
    let part = builder.add(UIKitKind(word: .UIBarButtonItem), name, id, site)
    builder.parts[part].isMade = true
    builder.parts[part].settings.append(
      UIKitPart.Setting(
        word: .title, name: name, value: .text("Edit"), expression: id, site: site))
    return part
  }

  /// What one side has is there at times.
  private static func parts(
    bySidesOf index: Int32, _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Int] {
    let branch = builder.evaluator.branch(index, site.file)
    let places = Array(DecidedBranches.possible(branch, site, &builder.evaluator))
    let fork = builder.places.add(
      UIKitPlaces.Fork(
        kind: .branch, form: branch.kind, branch: index, places: places,
        isExhaustive: branch.isExhaustive, expression: id, site: site))
    let outer = builder.places.now
    var found: [Int] = []
    for place in places {
      let side = builder.evaluator.alternative(place, site.file)
      if places.count > 1 || !branch.isExhaustive {
        builder.places.now = builder.places.step(.side(fork: fork, place: place), in: outer)
      }
      guard let last = builder.evaluator.code.returned(by: side.body, site) else { continue }
      for item in parts(last, PatternMatching.bind(side: side, site, &builder.evaluator), &builder)
      {
        let around = builder.parts[item].around
        if found.contains(item) {
          // What both sides have is there always.
          builder.parts[item].around = builder.places.placingAgain(around)
        } else {
          builder.parts[item].around = builder.places.placing(madeIn: around)
          found.append(item)
        }
      }
    }
    builder.places.now = outer
    return found
  }

  /// One item, or a list that was put together before or that a call or a property gives.
  private static func known(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Int]? {
    if let name = builder.evaluator.code.listName(id, site) {
      if let all = builder.gathered[name] { return all }
      if let given = given(byProperty: name, site, &builder) { return given }
    }
    if builder.evaluator.code.isInitializerAlone(id, site) {
      return [builder.newPart(UIKitKind(word: .UIBarButtonItem), id, site)]
    }
    builder.handed = nil
    if let part = builder.made(id, site) ?? builder.madeByExtension(id, site) { return [part] }
    defer { builder.handed = nil }
    return builder.handed
  }

  /// `var items: [UIBarButtonItem] { … }`, `lazy var items = { … }()`.
  private static func given(
    byProperty name: UInt64, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Int]? {
    guard builder.byName[name] == nil,
      builder.evaluator.lookUp(name, in: site.environment) == nil,
      let member = builder.ownMembers(named: name, seenFrom: site).first,
      !builder.calls.contains(member),
      builder.calls.count < UIKitBuilder.deepestCall
    else { return nil }
    let declared = builder.evaluator.linker[member]
    var body = declared.body
    if let value = declared.value,
      case .call(let callee, _) = builder.evaluator.expression(value, member.file),
      case .closure(let closure) = builder.evaluator.expression(callee, member.file)
    {
      body = builder.evaluator.closure(closure, member.file).body
    } else if declared.kind != .computedProperty {
      return nil
    }
    guard let body, !body.isEmpty else { return nil }
    var place = builder.evaluator.inside(member, self: builder.evaluator.boundSelf(at: site))
    place.owner = place.owner ?? site.owner
    let mark = builder.locals.count
    let before = builder.gathered
    builder.calls.append(member)
    builder.read(body, place, alias: nil)
    let given = list(givenBy: body, place, &builder)
    builder.calls.removeLast()
    builder.undoLocals(to: mark)
    builder.gathered = before
    // The same items each time it is asked for.
    if let given, declared.kind != .computedProperty { builder.gathered[name] = given }
    return given
  }

  /// The parts that a body gives back in a list.
  static func list(
    givenBy body: Block, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Int]? {
    var found: [Int]?
    for last in builder.evaluator.code.results(of: body, site) {
      guard let (all, isWhole) = builder.gathered(by: last, site), isWhole else { continue }
      found = (found ?? []) + all.filter { !(found ?? []).contains($0) }
    }
    return found
  }

  private static func isSpace(_ part: Int, _ builder: borrowing UIKitBuilder) -> Bool {
    let (id, site) = (builder.parts[part].expression, builder.parts[part].site)
    guard id >= 0, builder.evaluator.files.interface(site.file) == nil else { return false }
    return builder.evaluator.code.isSpace(id, site)
  }

  /// `var save = UIBarButtonItem()`: an item that only stands there until code makes the real one.
  static func isPlaceholder(_ part: Int, _ builder: borrowing UIKitBuilder) -> Bool {
    let (id, site) = builder.parts[part].made
    guard builder.parts[part].word == .UIBarButtonItem, builder.parts[part].type == nil, id >= 0,
      builder.evaluator.files.interface(site.file) == nil,
      case .call(_, let arguments) = builder.evaluator.files.expression(id, in: site.file)
    else { return false }
    return arguments.isEmpty
  }
}

extension UIKitCode {
  /// The items of `.fixedGroup(items: [feed])`, `UIBarButtonItemGroup(barButtonItems: all, representativeItem: nil)`.
  fileprivate func grouped(_ id: ExpressionID, _ site: Site) -> ExpressionID? {
    guard case .call(let callee, let arguments) = files.expression(id, in: site.file) else {
      return nil
    }
    switch files.expression(callee, in: site.file) {
    case .name(let name), .implicitMember(let name), .member(_, let name):
      guard UIKitBar.groups.contains(files.text(of: name, in: site.file)) else { return nil }
    default: return nil
    }
    for index in arguments {
      let argument = files.argument(index, in: site.file)
      guard let label = argument.label else { continue }
      if UIKitBar.grouped.contains(files.text(of: label, in: site.file)) {
        return argument.value
      }
    }
    return nil
  }
}
