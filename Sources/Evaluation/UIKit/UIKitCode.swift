import Views

// What code of UIKit says by itself.

extension LiveFiles {
  func callsSuper(_ id: MemberID, _ name: UInt64) -> Bool {
    self[id].expressions.contains { use in
      guard case .member(let base, let called) = expression(use, in: id.file),
        hash(called, in: id.file) == name,
        case .name(let owner) = expression(base, in: id.file)
      else { return false }
      return word(owner, in: id.file) == .super
    }
  }

  /// As in `super.init(frame: frame)`, `self.init(title: title)`.
  func isSuperInitializer(_ callee: ExpressionID, _ site: Site) -> Bool {
    guard case .member(let base, let name) = expression(callee, in: site.file),
      word(name, in: site.file) == .`init`, case .name(let owner) = expression(base, in: site.file)
    else { return false }
    switch word(owner, in: site.file) {
    case .super, .`self`: return true
    default: return false
    }
  }

  /// As in `make()`, `self.make()`.
  func ownName(_ callee: ExpressionID, _ file: FileID) -> NameID? {
    switch expression(callee, in: file) {
    case .name(let name): return name
    case .member(let base, let name):
      guard case .name(let owner) = expression(base, in: file),
        word(owner, in: file) == .`self`
      else { return nil }
      return name
    default: return nil
    }
  }

  /// The functions of the class that a member calls once for each value of a loop, without telling them which.
  func calledInLoops(of id: MemberID) -> [UInt64] {
    var found: [UInt64] = []
    if let body = self[id].body { gather(callsIn: body, isInLoop: false, id.file, &found) }
    return found
  }

  private func gather(
    callsIn body: Block, isInLoop: Bool, _ file: FileID, _ found: inout [UInt64]
  ) {
    for index in body {
      switch statement(index, in: file) {
      case .loop(_, _, let inner): gather(callsIn: inner, isInLoop: true, file, &found)
      case .expression(let id):
        switch expression(id, in: file) {
        case .call(let callee, let arguments) where isInLoop && arguments.isEmpty:
          if let name = ownName(callee, file) { found.append(hash(name, in: file)) }
        case .branch(let number):
          for side in branch(number, in: file).alternatives {
            gather(callsIn: alternative(side, in: file).body, isInLoop: isInLoop, file, &found)
          }
        default: break
        }
      default: break
      }
    }
  }

  /// What is returned anywhere in a body.
  func results(of body: Block, _ site: Site) -> [ExpressionID] {
    var found: [ExpressionID] = []
    for index in body {
      switch statement(index, in: site.file) {
      case .return(let id?): found.append(id)
      case .expression(let id):
        if case .branch(let number) = expression(id, in: site.file) {
          for side in branch(number, in: site.file).alternatives {
            found += results(of: alternative(side, in: site.file).body, site)
          }
        } else if body.count == 1 {
          found.append(id)
        }
      default: break
      }
    }
    return found
  }

  func returned(by body: Block, _ site: Site) -> ExpressionID? {
    switch body.last.map({ statement($0, in: site.file) }) {
    case .return(let id?), .expression(let id): id
    default: nil
    }
  }

  /// The name that a closure gives back.
  func returnedName(by body: Block, _ site: Site) -> UInt64? {
    guard let last = body.last else { return nil }
    switch statement(last, in: site.file) {
    case .return(let id?), .expression(let id):
      guard case .name(let name) = expression(id, in: site.file) else { return nil }
      return hash(name, in: site.file)
    default: return nil
    }
  }

  func isHandedOut(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, in: site.file) {
    case .cast(let inner, _): return isHandedOut(inner, site)
    case .call(let callee, _):
      switch expression(callee, in: site.file) {
      case .member(_, let name):
        return text(of: name, in: site.file).hasPrefix(UIKitNames.dequeue)
          || word(name, in: site.file) == .`init`
      case .name: return true
      default: return false
      }
    default: return false
    }
  }

  /// As in `parts`, `self.parts`.
  func listName(_ id: ExpressionID, _ site: Site) -> UInt64? {
    if case .cast(let inner, _) = expression(id, in: site.file) { return listName(inner, site) }
    return ownName(id, site)
  }

  /// `compactMap { $0 }`, and no closure at all.
  func isIdentity(_ arguments: Range<Int32>, _ site: Site) -> Bool {
    guard let first = arguments.first else { return true }
    guard
      case .closure(let number) = expression(
        argument(first, in: site.file).value, in: site.file),
      let last = returned(by: closure(number, in: site.file).body, site),
      case .name(let name) = expression(last, in: site.file)
    else { return false }
    return hash(name, in: site.file) == WellKnown.dollars[0]
  }

  func isList(_ id: ExpressionID, _ site: Site) -> Bool {
    if case .array = expression(id, in: site.file) { true } else { false }
  }

  func unknownKey(_ id: ExpressionID, _ site: Site) -> UInt64? {
    switch expression(id, in: site.file) {
    case .name(let name):
      return hash(name, in: site.file)
    case .member(let base, let name):
      guard let outer = unknownKey(base, site) else { return nil }
      var key = NameHash(seed: outer)
      key.mix(hash(name, in: site.file))
      return key.value
    default: return nil
    }
  }

  /// Whether what is called may be a function that makes a view.
  func isFactory(_ callee: ExpressionID, _ site: Site) -> Bool {
    switch expression(callee, in: site.file) {
    case .name, .member: true
    default: false
    }
  }

  /// As in `UIListContentConfiguration.cell()`.
  func isListContent(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = expression(id, in: site.file) else { return false }
    return hash(name, in: site.file) == UIKitNames.listContent
  }

  /// The closure of `{ … }()`, also where a type is written before it: `let title: UILabel = { … }()`.
  func calledClosure(_ id: ExpressionID, _ site: Site) -> Int32? {
    switch expression(id, in: site.file) {
    case .cast(let inner, _): return calledClosure(inner, site)
    case .call(let callee, _):
      guard case .closure(let closure) = expression(callee, in: site.file) else { return nil }
      return closure
    default: return nil
    }
  }

  /// The closure that sets up what a call is made on, which it gives back: `UILabel().then { $0.text = "A" }`.
  func setUp(of id: ExpressionID, _ site: Site) -> Int32? {
    guard case .call(let callee, let arguments) = expression(id, in: site.file),
      case .member(_, let name) = expression(callee, in: site.file),
      arguments.count == 1, let only = arguments.first,
      case .closure(let closure) = expression(
        argument(only, in: site.file).value, in: site.file),
      UIKitNames.setUps.contains(text(of: name, in: site.file))
    else { return nil }
    return closure
  }

  func isOfUIKit(_ name: NameID, _ file: FileID) -> Bool {
    word(name, in: file) != .other
  }

  /// `navigationItem`, `self.navigationItem`, and no base for the controller itself.
  func isOwnItem(_ base: ExpressionID?, _ site: Site) -> Bool {
    guard let base else { return true }
    switch expression(base, in: site.file) {
    case .name(let name): return word(name, in: site.file) == .navigationItem
    case .member(let owner, let name):
      guard word(name, in: site.file) == .navigationItem,
        case .name(let this) = expression(owner, in: site.file)
      else { return false }
      return word(this, in: site.file) == .`self`
    default: return false
    }
  }

  /// The code that makes it stands there.
  func isMade(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, in: site.file) {
    case .call: true
    case .cast(let inner, _): isMade(inner, site)
    default: false
    }
  }

  /// `.close`, `UIButton.ButtonType.close`.
  func caseName(_ id: ExpressionID, _ site: Site) -> NameID? {
    switch expression(id, in: site.file) {
    case .implicitMember(let name): name
    case .member(let base, let name):
      isTypeName(base, site) || isTypeInKnownType(base, site) ? name : nil
    default: nil
    }
  }

  func name(of id: ExpressionID, _ site: Site) -> NameID? {
    switch expression(id, in: site.file) {
    case .name(let name): return name
    case .member(let base, let name):
      let isView = word(name, in: site.file) == .view
      return isView ? self.name(of: base, site) : name
    case .call(let callee, _): return name(of: callee, site)
    case .cast(_, let name): return name
    default: return nil
    }
  }

  func name(boundBy id: PatternID, _ file: FileID) -> NameID? {
    switch pattern(id, in: file) {
    case .name(let name): return name
    case .optional(let inner), .cast(let inner, _), .filtered(let inner, _):
      if case .name(let name) = pattern(inner, in: file) { return name }
      return nil
    default: return nil
    }
  }

  func isCall(of wanted: Word, _ id: ExpressionID, _ site: Site) -> Bool {
    guard case .call(let callee, _) = expression(id, in: site.file),
      case .name(let name) = expression(callee, in: site.file)
    else { return false }
    return word(name, in: site.file) == wanted
  }

  /// The closure of `UIHostingConfiguration { … }`, whatever is set on it.
  func hosted(byConfiguration id: ExpressionID, _ site: Site) -> UIKitPart.Hosted? {
    var cursor = id
    while case .call(let callee, let arguments) = expression(cursor, in: site.file) {
      switch expression(callee, in: site.file) {
      case .member(let base, _): cursor = base
      case .name(let name):
        guard word(name, in: site.file) == .UIHostingConfiguration,
          let first = arguments.first
        else { return nil }
        return UIKitPart.Hosted(
          expression: argument(first, in: site.file).value, site: site)
      default: return nil
      }
    }
    return nil
  }

  /// Of no class that code says.
  func isAskedByName(_ part: UIKitPart) -> Bool {
    guard part.type == nil, part.hosted == nil, part.expression >= 0,
      case .call(let callee, _) = expression(part.expression, in: part.site.file),
      case .member = expression(callee, in: part.site.file)
    else { return false }
    return true
  }
}
