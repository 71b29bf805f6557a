import Views

/// What code of UIKit says by itself, whatever its names stand for: patterns of statements and expressions.
struct UIKitCode {
  let files: LiveFiles
}

extension Evaluator {
  var code: UIKitCode { UIKitCode(files: files) }
}

extension UIKitCode {
  /// What a class above has by that name, unless it is called with labels that it does not have.
  func callsSuper(_ id: MemberID, _ name: UInt64, labels: [UInt64?] = []) -> Bool {
    var others: Set<ExpressionID> = []
    for use in files[id].expressions {
      guard case .call(let callee, let arguments) = files.expression(use, in: id.file) else {
        continue
      }
      let fits = arguments.allSatisfy { index in
        let label = files.argument(index, in: id.file).label
        return label.map { labels.contains(files.hash($0, in: id.file)) } ?? true
      }
      if !fits { others.insert(callee) }
    }
    return files[id].expressions.contains { use in
      guard case .member(let base, let called) = files.expression(use, in: id.file),
        files.hash(called, in: id.file) == name, !others.contains(use),
        case .name(let owner) = files.expression(base, in: id.file)
      else { return false }
      return files.word(owner, in: id.file) == .super
    }
  }

  /// As in `super.init(frame: frame)`, `self.init(title: title)`.
  func isSuperInitializer(_ callee: ExpressionID, _ site: Site) -> Bool {
    guard case .member(let base, let name) = files.expression(callee, in: site.file),
      files.word(name, in: site.file) == .`init`,
      case .name(let owner) = files.expression(base, in: site.file)
    else { return false }
    switch files.word(owner, in: site.file) {
    case .super, .`self`: return true
    default: return false
    }
  }

  /// As in `make()`, `self.make()`.
  func ownName(_ callee: ExpressionID, _ file: FileID) -> NameID? {
    switch files.expression(callee, in: file) {
    case .name(let name): return name
    case .member(let base, let name):
      guard case .name(let owner) = files.expression(base, in: file),
        files.word(owner, in: file) == .`self`
      else { return nil }
      return name
    default: return nil
    }
  }

  /// The functions of the class that a member calls once for each value of a loop, without telling them which.
  func calledInLoops(of id: MemberID) -> [UInt64] {
    var found: [UInt64] = []
    if let body = files[id].body { gather(callsIn: body, isInLoop: false, id.file, &found) }
    return found
  }

  private func gather(
    callsIn body: Block, isInLoop: Bool, _ file: FileID, _ found: inout [UInt64]
  ) {
    for index in body {
      switch files.statement(index, in: file) {
      case .loop(_, _, let inner): gather(callsIn: inner, isInLoop: true, file, &found)
      case .expression(let id):
        switch files.expression(id, in: file) {
        case .call(let callee, let arguments) where isInLoop && arguments.isEmpty:
          if let name = ownName(callee, file) { found.append(files.hash(name, in: file)) }
        case .branch(let number):
          for side in files.branch(number, in: file).alternatives {
            gather(
              callsIn: files.alternative(side, in: file).body, isInLoop: isInLoop, file, &found)
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
      switch files.statement(index, in: site.file) {
      case .return(let id?): found.append(id)
      case .expression(let id):
        if case .branch(let number) = files.expression(id, in: site.file) {
          for side in files.branch(number, in: site.file).alternatives {
            found += results(of: files.alternative(side, in: site.file).body, site)
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
    switch body.last.map({ files.statement($0, in: site.file) }) {
    case .return(let id?), .expression(let id): id
    default: nil
    }
  }

  /// The name that a closure gives back.
  func returnedName(by body: Block, _ site: Site) -> UInt64? {
    guard let last = body.last else { return nil }
    switch files.statement(last, in: site.file) {
    case .return(let id?), .expression(let id):
      guard case .name(let name) = files.expression(id, in: site.file) else { return nil }
      return files.hash(name, in: site.file)
    default: return nil
    }
  }

  func isHandedOut(_ id: ExpressionID, _ site: Site) -> Bool {
    switch files.expression(id, in: site.file) {
    case .cast(let inner, _): return isHandedOut(inner, site)
    case .call(let callee, _):
      switch files.expression(callee, in: site.file) {
      case .member(_, let name):
        return files.text(of: name, in: site.file).hasPrefix(UIKitNames.dequeue)
          || files.word(name, in: site.file) == .`init`
      case .name: return true
      default: return false
      }
    default: return false
    }
  }

  /// As in `parts`, `self.parts`.
  func listName(_ id: ExpressionID, _ site: Site) -> UInt64? {
    if case .cast(let inner, _) = files.expression(id, in: site.file) {
      return listName(inner, site)
    }
    return files.ownName(id, site)
  }

  /// `compactMap { $0 }`, and no closure at all.
  func isIdentity(_ arguments: Range<Int32>, _ site: Site) -> Bool {
    guard let first = arguments.first else { return true }
    guard
      case .closure(let number) = files.expression(
        files.argument(first, in: site.file).value, in: site.file),
      let last = returned(by: files.closure(number, in: site.file).body, site),
      case .name(let name) = files.expression(last, in: site.file)
    else { return false }
    return files.hash(name, in: site.file) == WellKnown.dollars[0]
  }

  func isList(_ id: ExpressionID, _ site: Site) -> Bool {
    if case .array = files.expression(id, in: site.file) { true } else { false }
  }

  func unknownKey(_ id: ExpressionID, _ site: Site) -> UInt64? {
    switch files.expression(id, in: site.file) {
    case .name(let name):
      return files.hash(name, in: site.file)
    case .member(let base, let name):
      guard let outer = unknownKey(base, site) else { return nil }
      var key = NameHash(seed: outer)
      key.mix(files.hash(name, in: site.file))
      return key.value
    default: return nil
    }
  }

  /// Whether what is called may be a function that makes a view.
  func isFactory(_ callee: ExpressionID, _ site: Site) -> Bool {
    switch files.expression(callee, in: site.file) {
    case .name, .member: true
    default: false
    }
  }

  /// As in `UIListContentConfiguration.cell()`.
  func isListContent(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = files.expression(id, in: site.file) else { return false }
    return files.hash(name, in: site.file) == UIKitNames.listContent
  }

  /// The closure of `{ … }()`, also where a type is written before it: `let title: UILabel = { … }()`.
  func calledClosure(_ id: ExpressionID, _ site: Site) -> Int32? {
    switch files.expression(id, in: site.file) {
    case .cast(let inner, _): return calledClosure(inner, site)
    case .call(let callee, _):
      guard case .closure(let closure) = files.expression(callee, in: site.file) else { return nil }
      return closure
    default: return nil
    }
  }

  /// The closure that sets up what a call is made on, which it gives back: `UILabel().then { $0.text = "A" }`.
  func setUp(of id: ExpressionID, _ site: Site) -> Int32? {
    guard case .call(let callee, let arguments) = files.expression(id, in: site.file),
      case .member(_, let name) = files.expression(callee, in: site.file),
      arguments.count == 1, let only = arguments.first,
      case .closure(let closure) = files.expression(
        files.argument(only, in: site.file).value, in: site.file),
      UIKitNames.setUps.contains(files.text(of: name, in: site.file))
    else { return nil }
    return closure
  }

  func isOfUIKit(_ name: NameID, _ file: FileID) -> Bool {
    files.word(name, in: file) != .other
  }

  /// `navigationItem`, `self.navigationItem`, and no base for the controller itself.
  func isOwnItem(_ base: ExpressionID?, _ site: Site) -> Bool {
    guard let base else { return true }
    if case .name(let name) = files.expression(base, in: site.file) {
      return files.word(name, in: site.file) == .navigationItem
    }
    guard case .member(let owner, let name) = files.expression(base, in: site.file) else {
      return false
    }
    return files.word(name, in: site.file) == .navigationItem && files.isSelf(owner, site)
      || isItem(base, ofHolders: [UIKitTabs.holder], site)
  }

  /// `parent?.navigationItem`, and that of others that hold a controller.
  func isItem(_ base: ExpressionID, ofHolders names: [UInt64], _ site: Site) -> Bool {
    guard case .member(let owner, let name) = files.expression(base, in: site.file),
      files.word(name, in: site.file) == .navigationItem
    else { return false }
    return isHolder(names, owner, site)
  }

  /// `parent`, `self.parent`, and other names by which a controller asks for one that holds it.
  private func isHolder(_ names: [UInt64], _ id: ExpressionID, _ site: Site) -> Bool {
    switch files.expression(id, in: site.file) {
    case .name(let name): return names.contains(files.hash(name, in: site.file))
    case .member(let this, let name):
      return names.contains(files.hash(name, in: site.file)) && files.isSelf(this, site)
    default: return false
    }
  }

  /// The code that makes it stands there.
  func isMade(_ id: ExpressionID, _ site: Site) -> Bool {
    switch files.expression(id, in: site.file) {
    case .call: true
    case .cast(let inner, _): isMade(inner, site)
    default: false
    }
  }

  /// `.init(systemItem: .close)`, of the class that is wanted there.
  func isInitializerAlone(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .call(let callee, _) = files.expression(id, in: site.file),
      case .implicitMember(let name) = files.expression(callee, in: site.file)
    else { return false }
    return files.word(name, in: site.file) == .`init`
  }

  /// `.close`, `UIButton.ButtonType.close`.
  func caseName(_ id: ExpressionID, _ site: Site) -> NameID? {
    switch files.expression(id, in: site.file) {
    case .implicitMember(let name): name
    case .member(let base, let name):
      files.isTypeName(base, site) || files.isTypeInKnownType(base, site) ? name : nil
    default: nil
    }
  }

  func name(of id: ExpressionID, _ site: Site) -> NameID? {
    switch files.expression(id, in: site.file) {
    case .name(let name): return name
    case .member(let base, let name):
      let isView = files.word(name, in: site.file) == .view
      return isView ? self.name(of: base, site) : name
    case .call(let callee, _): return name(of: callee, site)
    case .cast(_, let name): return name
    default: return nil
    }
  }

  func name(boundBy id: PatternID, _ file: FileID) -> NameID? {
    switch files.pattern(id, in: file) {
    case .name(let name): return name
    case .optional(let inner), .cast(let inner, _), .filtered(let inner, _):
      return name(boundBy: inner, file)
    default: return nil
    }
  }

  func isCall(of wanted: Word, _ id: ExpressionID, _ site: Site) -> Bool {
    guard case .call(let callee, _) = files.expression(id, in: site.file),
      case .name(let name) = files.expression(callee, in: site.file)
    else { return false }
    return files.word(name, in: site.file) == wanted
  }

  /// The closure of `UIHostingConfiguration { … }`, whatever is set on it.
  func hosted(byConfiguration id: ExpressionID, _ site: Site) -> UIKitPart.Hosted? {
    var cursor = id
    while case .call(let callee, let arguments) = files.expression(cursor, in: site.file) {
      switch files.expression(callee, in: site.file) {
      case .member(let base, _): cursor = base
      case .name(let name):
        guard files.word(name, in: site.file) == .UIHostingConfiguration,
          let first = arguments.first
        else { return nil }
        return UIKitPart.Hosted(
          expression: files.argument(first, in: site.file).value, site: site)
      default: return nil
      }
    }
    return nil
  }

  /// Of no class that code says.
  func isAskedByName(_ part: UIKitPart) -> Bool {
    guard part.type == nil, part.hosted == nil, part.expression >= 0,
      case .call(let callee, _) = files.expression(part.expression, in: part.site.file),
      case .member = files.expression(callee, in: part.site.file)
    else { return false }
    return true
  }
}
