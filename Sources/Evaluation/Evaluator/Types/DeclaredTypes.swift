import Scenes
import Views

/// What an expression is where only the type of the place it stands in says so.
enum DeclaredTypes {
  /// A `Text` or `Image` that somebody else has made: the kind is known, what it shows is not.
  static func emitTyped(
    _ type: SourceName, _ name: NameID, _ use: ViewUse, _ evaluator: inout Evaluator
  ) -> Bool {
    if isFill(type, &evaluator) {
      evaluator.close(
        evaluator.open(.view, use.role, use.expression, use.site, word: .Color, name: name),
        use.pending)
      return true
    }
    var named = evaluator.name(type.name, type.file)
    // `typealias Picture = Image`
    if KnownViews.all[named.word] == nil,
      let word = evaluator.linker.word(aliasedBy: named.hash, from: type.file)
    {
      named.word = word
    }
    guard let known = KnownViews.all[named.word], known.becomes != .children,
      evaluator.type(named: named.hash, from: type.file) == nil
    else { return false }
    emitUnknown(named.word, name, use, &evaluator)
    return true
  }

  /// What an extension makes of something unknown: `palette.border(for: theme).color`, `Assets.close.view`.
  static func addedPicture(_ hash: UInt64, _ site: Site, _ evaluator: inout Evaluator) -> MemberID?
  {
    guard ModifierChains.mayBeHelper(hash, &evaluator) else { return nil }
    return evaluator.linker.extensionMember(
      named: hash, ofOneOf: [.Color, .Image, .Text], from: site.file)
  }

  /// The same, of something unknown, written out: `release.shareLink`.
  static func addedView(
    _ hash: UInt64, isFunction: Bool, _ site: Site, _ evaluator: inout Evaluator
  ) -> MemberID? {
    guard ModifierChains.mayBeHelper(hash, &evaluator),
      let found = evaluator.linker.extensionView(
        named: hash, isFunction: isFunction, from: site.file),
      evaluator.linker[found].body != nil, !evaluator.linker[found].isStatic,
      let owner = evaluator.linker[found].owner
    else { return nil }
    // Of a type of the repository it would be known what it is asked of.
    let extended = TypeID(file: found.file, index: owner)
    if let whole = evaluator.linker.type(
      named: evaluator.linker.index.nameHash(of: extended), from: found.file)
    {
      guard case .protocol = evaluator.linker[whole].kind else { return nil }
    }
    return found
  }

  static func emit(
    _ added: MemberID, _ name: NameID, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let word = evaluator.linker[added].type.map { evaluator.word($0, added.file) } ?? .other
    if word == .Color {
      evaluator.close(
        evaluator.open(.view, use.role, use.expression, use.site, word: .Color, name: name),
        use.pending)
      return
    }
    var label: (word: Word, name: NameID)?
    if word == .Image, let given = madeFrom(added, evaluator) { label = (given, name) }
    emitUnknown(word, name, use, as: label, &evaluator)
  }

  // A release build pays for each of its many callers that it is written out in.
  @inline(never)
  static func emitUnknown(
    _ word: Word, _ name: NameID, _ use: ViewUse, shows value: ValueID? = nil,
    as label: (word: Word, name: NameID)? = nil, _ evaluator: inout Evaluator
  ) {
    let node = evaluator.open(.view, use.role, use.expression, use.site, word: word, name: name)
    let value = value ?? evaluator.unknown(use.expression, use.site)
    let start = Int32(evaluator.scene.arguments.count)
    evaluator.scene.arguments.append(
      SceneArgument(
        label: label?.word ?? .other,
        name: label.map { SourceName(file: use.site.file, name: $0.name) },
        value: value, origin: evaluator.origin(use.expression, use.site)))
    evaluator.scene.nodes[Int(node)].arguments = start..<(start + 1)
    evaluator.close(node, use.pending)
  }

  /// A member whose type says so.
  static func isDeclaredFill(_ id: MemberID, _ evaluator: inout Evaluator) -> Bool {
    guard let type = evaluator.linker[id].type else { return false }
    return isFill(SourceName(file: id.file, name: type), &evaluator)
  }

  /// What says nothing by itself is what the property or parameter that it was given for says.
  static func emit(
    _ bound: Bound, typedBy hash: UInt64, in owner: TypeID?, _ name: NameID, _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .expression(let id, let place) = bound else { return false }
    let isChoice = hasUntoldSide(id, place, evaluator.files)
    var type = evaluator.binding(of: hash, in: use.site.environment)?.type
    if type == nil, let owner, let member = evaluator.members(of: owner, named: hash).first {
      type = evaluator.linker[member].type.map { SourceName(file: member.file, name: $0) }
    }
    guard let type else { return false }
    guard isChoice || evaluator.files.isUntold(id, place) else {
      return TypedPlaces.emit(id, place, as: type, use, &evaluator)
    }
    evaluator.noteCode(at: place)
    // `isOpen ? .init(systemName: "lock.open") : nil`
    if isChoice {
      let outer = evaluator.expected
      defer { evaluator.expected = outer }
      evaluator.expected = type
      ModifierChains.emit(id, place, as: use.role, &evaluator, use.pending)
      return true
    }
    // A view that the caller chose with a dot.
    if emitImplicitMember(id, place, of: type, in: owner, use.role, use.pending, &evaluator) {
      return true
    }
    if emitTyped(type, name, use, &evaluator) { return true }
    guard
      let found = evaluator.type(
        named: evaluator.hash(type.name, type.file), from: type.file, inside: owner),
      evaluator.isView(found)
    else { return false }
    evaluator.emitOpaque(name, use)
    return true
  }

  /// What a function or property builds; `.init(title: title)` alone is of the type that it declares.
  static func emitBlock(_ body: Block, of id: MemberID, _ site: Site, _ evaluator: inout Evaluator)
  {
    if let type = evaluator.linker[id].type, let last = body.last,
      evaluator.files.isOnlyDeclared(body.dropLast(), site.file)
    {
      switch evaluator.statement(last, site.file) {
      case .expression(let only) where body.count == 1, .return(let only?):
        let declared = SourceName(file: id.file, name: type)
        guard evaluator.files.isUntold(only, site) else { break }
        var place = site
        for index in body.dropLast() { ValueBlocks.perform(index, &place, &evaluator) }
        if emitImplicitMember(only, place, of: declared, in: place.owner, .content, [], &evaluator)
        {
          return
        }
        // `images[url]`, which is an Image because the function says so.
        if emitTyped(
          declared, evaluator.linker[id].name, ViewUse(only, place, .content), &evaluator)
        {
          return
        }
      default: break
      }
    }
    let outer = evaluator.expected
    defer { evaluator.expected = outer }
    evaluator.expected = evaluator.linker[id].type.map { SourceName(file: id.file, name: $0) }
    evaluator.emitBlock(body, site, as: .content)
  }

  /// `.init(title: "Name")`, where a view of the repository is wanted.
  static func emitImplicitMember(
    _ id: ExpressionID, _ place: Site, of type: SourceName, in owner: TypeID? = nil,
    _ role: NodeRole, _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) -> Bool {
    let isOwn = evaluator.word(type.name, type.file) == .Self
    if isOwn, let view = AddedInitializers.extended(at: place, evaluator) {
      let known = SourceName(file: place.file, name: view)
      return emitImplicitMember(id, place, ofKnown: known, role, pending, &evaluator)
    }
    let found =
      isOwn
      ? evaluator.selfType(at: place)
      : evaluator.type(
        named: evaluator.hash(type.name, type.file), from: type.file, inside: owner)
    if found == nil {
      return emitImplicitMember(id, place, ofKnown: type, role, pending, &evaluator)
    }
    guard let found, evaluator.isView(found) else { return false }
    var (callee, arguments): (ExpressionID, Range<Int32>?) = (id, nil)
    if case .call(let called, let given) = evaluator.expression(id, place.file) {
      (callee, arguments) = (called, given)
    }
    guard case .implicitMember(let name) = evaluator.expression(callee, place.file) else {
      return false
    }
    let named = evaluator.name(name, place.file)
    if named.word == .`init`, let arguments {
      OwnViews.emitOwnView(found, name, arguments, ViewUse(id, place, role, pending), &evaluator)
    } else if let arguments {
      let all = evaluator.members(of: found, named: named.hash)
      CalledViews.emitCallee(
        all, .type(found), name, arguments, ViewUse(id, place, role, pending), &evaluator)
    } else if let member = evaluator.members(of: found, named: named.hash).first {
      ViewProperties.emitProperty(
        member, self: .type(found), name, ViewUse(id, place, role, pending), &evaluator)
    } else {
      return false
    }
    return true
  }

  /// `.check` and `.init(systemName: "plus")`, where an `Image` is wanted.
  private static func emitImplicitMember(
    _ id: ExpressionID, _ place: Site, ofKnown type: SourceName, _ role: NodeRole,
    _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) -> Bool {
    let word = evaluator.word(type.name, type.file)
    guard let known = KnownViews.all[word], known.becomes != .children || word == .AnyView else {
      return false
    }
    var (callee, arguments): (ExpressionID, Range<Int32>?) = (id, nil)
    if case .call(let called, let given) = evaluator.expression(id, place.file) {
      (callee, arguments) = (called, given)
    }
    guard case .implicitMember(let name) = evaluator.expression(callee, place.file) else {
      return false
    }
    if let arguments, evaluator.word(name, place.file) == .`init` {
      KnownCalls.emit(
        known, as: word, name, arguments, ViewUse(id, place, role, pending), &evaluator)
      return true
    }
    let all = evaluator.linker.extensionMembers(
      of: word, named: evaluator.hash(name, place.file), from: place.file)
    guard let first = all.first else { return false }
    if let arguments {
      CalledViews.emitCallee(
        all, nil, name, arguments, ViewUse(id, place, role, pending), &evaluator)
    } else {
      ViewProperties.emitProperty(
        first, self: nil, name, ViewUse(id, place, role, pending), &evaluator)
    }
    return true
  }
}

extension DeclaredTypes {
  /// A choice of which the place where it stands says what a side is.
  private static func hasUntoldSide(
    _ id: ExpressionID, _ site: Site, _ files: borrowing LiveFiles
  ) -> Bool {
    switch files.expression(id, in: site.file) {
    case .branch(let index):
      let branch = files.branch(index, in: site.file)
      guard branch.kind == .ternary else { return false }
      for place in branch.alternatives {
        let side = files.alternative(place, in: site.file).body
        guard side.count == 1,
          case .expression(let only) = files.statement(side.lowerBound, in: site.file)
        else { continue }
        if files.isUntold(only, site) || hasUntoldSide(only, site, files) { return true }
      }
      return false
    case .binary(let name, let left, let right):
      guard files.text(of: name, in: site.file) == "??" else { return false }
      return files.isUntold(left, site) || files.isUntold(right, site)
        || hasUntoldSide(left, site, files) || hasUntoldSide(right, site, files)
    case .tuple(let items):
      return items.count == 1
        && hasUntoldSide(files.item(items.lowerBound, in: site.file), site, files)
    default: return false
    }
  }

  /// `.made(up: 1)`, which no extension of the repository has: of it no more is known than what it is wanted for.
  static func emitUntold(
    _ type: SourceName, _ use: ViewUse, _ evaluator: inout Evaluator
  ) -> Bool {
    var cursor = use.expression
    while true {
      switch evaluator.expression(cursor, use.site.file) {
      case .member(let base, _): cursor = base
      case .call(let callee, _): cursor = callee
      case .implicitMember(let name):
        return evaluator.word(name, use.site.file) != .`init`
          && emitTyped(type, name, use, &evaluator)
      default: return false
      }
    }
  }

  /// What `.init(uiImage: image)` or `Image(asset: self)` alone calls the first it is given.
  private static func madeFrom(_ member: MemberID, _ evaluator: borrowing Evaluator) -> Word? {
    guard let body = evaluator.linker[member].body, body.count == 1, let only = body.first else {
      return nil
    }
    switch evaluator.statement(only, member.file) {
    case .expression(let id), .return(let id?):
      guard case .call(_, let arguments) = evaluator.expression(id, member.file),
        let first = arguments.first
      else { return nil }
      return evaluator.argument(first, member.file).label.map { evaluator.word($0, member.file) }
    default: return nil
    }
  }

  /// Colours and the like: they fill a place, and nothing is read of them.
  static func isFill(_ type: SourceName, _ evaluator: inout Evaluator) -> Bool {
    let named = evaluator.name(type.name, type.file)
    switch named.word {
    case .Color, .Material, .ShapeStyle, .AnyShapeStyle, .Gradient, .LinearGradient,
      .RadialGradient, .AngularGradient, .EllipticalGradient, .MeshGradient:
      return evaluator.type(named: named.hash, from: type.file) == nil
    default: return false
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `.hex(0x7F)`, `.palette.border`: of all that may stand where a view is wanted, styles are written so.
  func isImplicit(_ id: ExpressionID, _ site: Site) -> Bool {
    var cursor = id
    while true {
      switch expression(cursor, in: site.file) {
      case .member(let base, _): cursor = base
      case .call(let callee, _): cursor = callee
      case .implicitMember(let name): return cursor != id && word(name, in: site.file) != .`init`
      default: return false
      }
    }
  }

  /// `.palette[keyPath: path]`: only the type of the place where it stands says what it is.
  func isUntold(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, in: site.file) {
    case .unknown, .implicitMember, .element: true
    case .member(let base, _), .call(let base, _): isUntold(base, site)
    default: false
    }
  }

  fileprivate func isOnlyDeclared(_ body: Block, _ file: FileID) -> Bool {
    body.allSatisfy { if case .declaration = statement($0, in: file) { true } else { false } }
  }

  /// `isOn ? .check : Image("circle")`: one side tells what the other one is.
  func told(bySidesOf index: Int32, _ site: Site) -> SourceName? {
    let branch = branch(index, in: site.file)
    guard branch.kind == .ternary else { return nil }
    for place in branch.alternatives {
      let side = alternative(place, in: site.file).body
      guard side.count == 1, case .expression(let only) = statement(side.lowerBound, in: site.file),
        case .call(let callee, _) = expression(only, in: site.file),
        case .name(let name) = expression(callee, in: site.file)
      else { continue }
      return SourceName(file: site.file, name: name)
    }
    return nil
  }
}
