import Views

/// Whether what stands for a text is data: what is stored, or comes with a row.
extension Placeholder.ExpressionReader {
  /// Nothing of the repository computes it, as far as its type is written.
  mutating func isData(_ id: ExpressionID, depth: Int) -> Bool {
    if linker.givesFormatted(id, in: file) { return true }
    if let member = member(of: id, depth: depth) {
      let declared = index[member]
      if declared.kind == .storedProperty { return declared.value == nil || declared.isVariable }
      // What is reckoned is data as what a function reckons is.
      if declared.kind == .computedProperty, let type = declared.type,
        Self.quantities.contains(index.name(type, in: member.file).text)
      {
        return true
      }
      if handsOn(member, depth: depth) { return true }
      let owner = declared.owner.map { index[TypeID(file: member.file, index: $0)] }
      return owner?.kind == .protocol
    }
    switch index.expression(id, in: file) {
    case .name(let name): return spelling(name).first?.isUppercase != true
    case .member(let base, _): return depth < 16 && isData(below: base, depth: depth + 1)
    default: return false
    }
  }

  /// `var address: String { url.absoluteString }`: all that it gives is data, or nothing.
  private func handsOn(_ member: MemberID, depth: Int) -> Bool {
    guard depth < Self.deepest, index[member].kind == .computedProperty,
      let body = index[member].body
    else { return false }
    var inner = Placeholder.ExpressionReader(linker: linker, index: index, file: member.file)
    return inner.givesData(body, isLast: body.count == 1, depth: depth + 1) == true
  }

  /// Properties that hand on what others give.
  static let deepest = 6

  /// Nil of code that gives nothing that is heard.
  mutating func givesData(_ body: Block, isLast: Bool, depth: Int) -> Bool? {
    guard depth < 16 else { return false }
    let code = index[file].views.code
    var found: Bool?
    for place in body {
      let given: Bool?
      switch code.statements[Int(place)] {
      case .return(let id?): given = givesData(id, depth: depth)
      case .expression(let id):
        if case .branch(let branch) = index.expression(id, in: file) {
          given = givesData(branch: code.branches[Int(branch)], isLast: isLast, depth: depth)
        } else {
          given = isLast ? givesData(id, depth: depth) : nil
        }
      case .guard(let branch):
        given = givesData(branch: code.branches[Int(branch)], isLast: false, depth: depth)
      case .declaration, .return, .assignment, .loop, .function: given = nil
      }
      if given == false { return false }
      found = found ?? given
    }
    return found
  }

  mutating func givesData(branch: Views.Branch, isLast: Bool, depth: Int) -> Bool? {
    let code = index[file].views.code
    var found: Bool?
    for place in branch.alternatives {
      let body = code.alternatives[Int(place)].body
      let given = givesData(body, isLast: isLast, depth: depth + 1)
      if given == false { return false }
      found = found ?? given
    }
    return found
  }

  mutating func givesData(_ id: ExpressionID, depth: Int) -> Bool? {
    switch index.expression(id, in: file) {
    case .null: nil
    case .string(let segments) where segments.isEmpty: nil
    // Other names are of the code itself: what they stand for may be put together there.
    case .name(let name):
      isHanded(name) || member(of: id, depth: depth) != nil && isData(id, depth: depth)
    case .member: isData(id, depth: depth)
    default: givesReckoned(id, depth: depth)
    }
  }

  mutating func isStored(_ id: ExpressionID) -> Bool {
    guard let found = member(of: id, depth: 0) else { return false }
    return index[found].kind == .storedProperty && !index[found].isStatic
  }

  /// A list or a tuple has no name.
  mutating func isList(_ id: ExpressionID) -> Bool {
    guard let found = member(of: id, depth: 0) else { return false }
    return index[found].type == nil
  }

  /// What Apple's frameworks call the one value of a type that there is.
  private static let singletons: Set<String> = ["shared", "current", "standard", "main"]

  /// A value of a type of which nothing is known is data where it hangs on a value.
  private mutating func isData(below base: ExpressionID, depth: Int) -> Bool {
    guard depth < 16 else { return false }
    switch index.expression(base, in: file) {
    case .name(let name): return spelling(name).first?.isUppercase != true
    case .member(let inner, let name):
      if spelling(name).first?.isUppercase == true { return false }
      return isData(below: inner, depth: depth + 1)
        || Self.singletons.contains(spelling(name))
    case .call(let callee, _): return isData(below: callee, depth: depth + 1)
    case .element(let inner, _), .cast(let inner, _), .prefix(_, let inner):
      return isData(below: inner, depth: depth + 1)
    default: return false
    }
  }

  /// What declares it, found by the types that are written.
  private mutating func member(of id: ExpressionID, depth: Int) -> MemberID? {
    guard depth < 16 else { return nil }
    switch index.expression(id, in: file) {
    case .name(let name):
      let hash = index.hash(name, in: file)
      let members = index[file].views.members
      let all = members.indices.filter {
        index.hash(members[$0].name, in: file) == hash && !members[$0].isLocal
      }
      return all.count == 1 ? MemberID(file: file, index: Int32(all[0])) : nil
    case .member(let base, let name):
      if case .name(let root) = index.expression(base, in: file),
        index.word(root, in: file) == .`self`
      {
        return nil
      }
      guard let owner = member(of: base, depth: depth + 1), let type = index[owner].type,
        let found = linker.type(
          named: index.hash(type, in: owner.file), from: owner.file,
          inside: index[owner].owner.map { TypeID(file: owner.file, index: $0) })
      else { return nil }
      return linker.members(of: found, named: index.hash(name, in: file)).first
    case .element(let base, _), .cast(let base, _), .prefix(_, let base):
      return member(of: base, depth: depth + 1)
    default: return nil
    }
  }
}
