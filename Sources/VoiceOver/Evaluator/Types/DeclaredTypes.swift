import Views

/// What an expression is where only the type of the place it stands in says so.
extension Evaluator {
  /// A `Text` or `Image` that somebody else has made: the kind is known, what it shows is not.
  mutating func emitTyped(
    _ type: SourceName, _ name: NameID, _ use: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) -> Bool {
    if isFill(type) {
      close(open(.view, role, use, site, word: .Color, name: name), pending)
      return true
    }
    let named = self.name(type.name, type.file)
    guard let known = KnownViews.all[named.word], known.becomes != .children,
      self.type(named: named.hash, from: type.file) == nil
    else { return false }
    emitUnknown(named.word, name, use, site, role, pending)
    return true
  }

  /// What an extension makes of something unknown: `palette.border(for: theme).color`, `Assets.close.view`.
  mutating func addedPicture(_ hash: UInt64, _ site: Site) -> MemberID? {
    guard mayBeHelper(hash) else { return nil }
    return linker.extensionMember(
      named: hash, ofOneOf: [.Color, .Image, .Text], from: site.file)
  }

  /// The same, of something unknown, written out: `release.shareLink`.
  mutating func addedView(_ hash: UInt64, isFunction: Bool, _ site: Site) -> MemberID? {
    guard mayBeHelper(hash),
      let found = linker.extensionView(named: hash, isFunction: isFunction, from: site.file),
      linker[found].body != nil, !linker[found].isStatic, let owner = linker[found].owner
    else { return nil }
    // Of a type of the repository it would be known what it is asked of.
    let extended = TypeID(file: found.file, index: owner)
    if let whole = linker.type(named: linker.index.nameHash(of: extended), from: found.file) {
      guard case .protocol = linker[whole].kind else { return nil }
    }
    return found
  }

  mutating func emit(
    _ added: MemberID, _ name: NameID, _ use: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) {
    let word = linker[added].type.map { self.word($0, added.file) } ?? .other
    if word == .Color {
      close(open(.view, role, use, site, word: .Color, name: name), pending)
      return
    }
    var label: (word: Word, name: NameID)?
    if word == .Image, let given = madeFrom(added) { label = (given, name) }
    emitUnknown(word, name, use, site, role, pending, as: label)
  }

  mutating func emitUnknown(
    _ word: Word, _ name: NameID, _ use: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier], shows value: ValueID? = nil,
    as label: (word: Word, name: NameID)? = nil
  ) {
    let node = open(.view, role, use, site, word: word, name: name)
    let value = value ?? unknown(use, site)
    let start = Int32(scene.arguments.count)
    scene.arguments.append(
      SceneArgument(
        label: label?.word ?? .other,
        name: label.map { SourceName(file: site.file, name: $0.name) },
        value: value, origin: origin(use, site)))
    scene.nodes[Int(node)].arguments = start..<(start + 1)
    close(node, pending)
  }

  /// A member whose type says so.
  mutating func isDeclaredFill(_ id: MemberID) -> Bool {
    guard let type = linker[id].type else { return false }
    return isFill(SourceName(file: id.file, name: type))
  }

  /// What says nothing by itself is what the property or parameter that it was given for says.
  mutating func emit(
    _ bound: Bound, typedBy hash: UInt64, in owner: TypeID?, _ name: NameID, _ use: ExpressionID,
    _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) -> Bool {
    guard case .expression(let id, let place) = bound, files.isUntold(id, place) else {
      return false
    }
    noteCode(at: place)
    var type = binding(of: hash, in: site.environment)?.type
    if type == nil, let owner, let member = members(of: owner, named: hash).first {
      type = linker[member].type.map { SourceName(file: member.file, name: $0) }
    }
    guard let type else { return false }
    // A view that the caller chose with a dot.
    if emitImplicitMember(id, place, of: type, in: owner, role, pending) { return true }
    if emitTyped(type, name, use, site, role, pending) { return true }
    guard
      let found = self.type(
        named: self.hash(type.name, type.file), from: type.file, inside: owner),
      isView(found)
    else { return false }
    emitOpaque(name, use, site, role, pending)
    return true
  }

  /// What a function or property builds; `.init(title: title)` alone is of the type that it declares.
  mutating func emitBlock(_ body: Block, of id: MemberID, _ site: Site) {
    if let type = linker[id].type, let last = body.last,
      files.isOnlyDeclared(body.dropLast(), site.file)
    {
      switch statement(last, site.file) {
      case .expression(let only) where body.count == 1, .return(let only?):
        let declared = SourceName(file: id.file, name: type)
        guard files.isUntold(only, site) else { break }
        var place = site
        for index in body.dropLast() { perform(index, &place) }
        if emitImplicitMember(only, place, of: declared, in: place.owner, .content, []) { return }
        // `images[url]`, which is an Image because the function says so.
        if emitTyped(declared, linker[id].name, only, place, .content, []) { return }
      default: break
      }
    }
    let outer = expected
    defer { expected = outer }
    expected = linker[id].type.map { SourceName(file: id.file, name: $0) }
    emitBlock(body, site, as: .content)
  }

  /// `.init(title: "Name")`, where a view of the repository is wanted.
  mutating func emitImplicitMember(
    _ id: ExpressionID, _ place: Site, of type: SourceName, in owner: TypeID? = nil,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) -> Bool {
    let isOwn = word(type.name, type.file) == .Self
    let found =
      isOwn
      ? selfType(at: place)
      : self.type(
        named: hash(type.name, type.file), from: type.file, inside: owner)
    if found == nil { return emitImplicitMember(id, place, ofKnown: type, role, pending) }
    guard let found, isView(found) else { return false }
    var (callee, arguments): (ExpressionID, Range<Int32>?) = (id, nil)
    if case .call(let called, let given) = expression(id, place.file) {
      (callee, arguments) = (called, given)
    }
    guard case .implicitMember(let name) = expression(callee, place.file) else { return false }
    let named = self.name(name, place.file)
    if named.word == .`init`, let arguments {
      emitOwnView(found, name, arguments, id, place, role, pending)
    } else if let arguments {
      let all = members(of: found, named: named.hash)
      emitCallee(all, .type(found), name, arguments, id, place, role, pending)
    } else if let member = members(of: found, named: named.hash).first {
      emitProperty(member, self: .type(found), name, id, place, role, pending)
    } else {
      return false
    }
    return true
  }

  /// `.check` and `.init(systemName: "plus")`, where an `Image` is wanted.
  private mutating func emitImplicitMember(
    _ id: ExpressionID, _ place: Site, ofKnown type: SourceName, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) -> Bool {
    let word = word(type.name, type.file)
    guard let known = KnownViews.all[word], known.becomes != .children || word == .AnyView else {
      return false
    }
    var (callee, arguments): (ExpressionID, Range<Int32>?) = (id, nil)
    if case .call(let called, let given) = expression(id, place.file) {
      (callee, arguments) = (called, given)
    }
    guard case .implicitMember(let name) = expression(callee, place.file) else { return false }
    if let arguments, self.word(name, place.file) == .`init` {
      emit(known, as: word, name, arguments, id, place, role, pending)
      return true
    }
    let all = linker.extensionMembers(
      of: word, named: hash(name, place.file), from: place.file)
    guard let first = all.first else { return false }
    if let arguments {
      emitCallee(all, nil, name, arguments, id, place, role, pending)
    } else {
      emitProperty(first, self: nil, name, id, place, role, pending)
    }
    return true
  }
}

extension Evaluator {
  /// What `.init(uiImage: image)` or `Image(asset: self)` alone calls the first it is given.
  private func madeFrom(_ member: MemberID) -> Word? {
    guard let body = linker[member].body, body.count == 1, let only = body.first else { return nil }
    switch statement(only, member.file) {
    case .expression(let id), .return(let id?):
      guard case .call(_, let arguments) = expression(id, member.file),
        let first = arguments.first
      else { return nil }
      return argument(first, member.file).label.map { word($0, member.file) }
    default: return nil
    }
  }

  /// Colours and the like: they fill a place, and nothing is read of them.
  mutating func isFill(_ type: SourceName) -> Bool {
    let named = name(type.name, type.file)
    switch named.word {
    case .Color, .Material, .ShapeStyle, .AnyShapeStyle, .Gradient, .LinearGradient,
      .RadialGradient, .AngularGradient, .EllipticalGradient, .MeshGradient:
      return self.type(named: named.hash, from: type.file) == nil
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
