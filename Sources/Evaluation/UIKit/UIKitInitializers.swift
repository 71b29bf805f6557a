import Views

/// Which initialisers of a class are done: the one that makes it, and those that it hands on to.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/initialization/
enum UIKitInitializers {
  /// What UIKit makes views and controllers by, by the labels of their parameters.
  private static let system: Set<[UInt64?]> = Set(
    [
      [], ["frame"], ["coder"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
      ["nibName", "bundle"], ["frame", "style"], ["frame", "collectionViewLayout"],
    ].map { labels in labels.map { NameHash.of($0) } })

  /// Those of the class that is read, and of those above it, that nothing does.
  static func undone(_ builder: inout UIKitBuilder) -> Set<MemberID> {
    var undone: Set<MemberID> = []
    var asked: [UInt64?]?
    for (level, type) in builder.lineage.enumerated() {
      let all = builder.evaluator.linker.initializers(of: type).filter {
        builder.evaluator.linker[$0].body != nil
      }
      if all.isEmpty { continue }
      var open: [MemberID] = []
      if level == 0, let made = builder.initializer?.member {
        open = [made]
      } else if let asked {
        open = all.filter { builder.evaluator.code.labels(of: $0) == asked }
      } else if isMadeBySystem(builder) {
        open = all.filter {
          Self.system.contains(builder.evaluator.code.labels(of: $0))
            && !builder.evaluator.code.fails($0)
        }
      }
      // Nobody knows which.
      if open.isEmpty { return undone }
      var done: Set<MemberID> = []
      asked = nil
      while let next = open.popLast() {
        guard done.insert(next).inserted else { continue }
        for (word, labels) in builder.evaluator.code.handsOn(next) {
          if word == .super { asked = labels }
          if word == .`self` {
            open += all.filter { builder.evaluator.code.labels(of: $0) == labels }
          }
        }
      }
      guard all.contains(where: { done.contains($0) }) else { return undone }
      undone.formUnion(all.filter { !done.contains($0) })
    }
    return undone
  }

  /// What the class below has an initialiser of the class that is above it be given: `super.init(note: "Welcome")`.
  static func given(
    to id: MemberID, _ builder: inout UIKitBuilder
  ) -> (formals: [Formal], matched: [Int32?], site: Site)? {
    guard builder.evaluator.linker[id].kind == .initializer, builder.lineage.count > 1,
      var (member, site) = first(&builder)
    else { return nil }
    for above in builder.lineage.dropFirst() {
      guard member != id,
        let arguments = OnlyInitializer.givenAbove(by: member, builder.evaluator.files),
        let (next, formals, matched) = builder.evaluator.overload(
          builder.evaluator.linker.initializers(of: above), arguments, at: site)
      else { return nil }
      if next == id { return (formals, matched, site) }
      let own = builder.evaluator.boundSelf(at: site)
      let declared = builder.evaluator.inside(next, self: own)
      (member, site) = (
        next, builder.evaluator.bind(formals, matched, at: site, declared: declared)
      )
    }
    return nil
  }

  /// The initialiser that makes the part whose class is read, where the source says which: the one that is called, or
  /// the only one.
  private static func first(_ builder: inout UIKitBuilder) -> (member: MemberID, site: Site)? {
    let instance = builder.own == 0 ? 0 : builder.parts[builder.own].instance
    let own = instance < 0 ? nil : Bound.instance(instance)
    if let made = builder.initializer {
      let declared = builder.evaluator.inside(made.member, self: own)
      let site = builder.evaluator.bind(
        made.formals, made.matched, at: made.site, declared: declared)
      return (made.member, site)
    }
    guard let type = builder.lineage.first else { return nil }
    var all: [MemberID] = []
    for id in builder.evaluator.linker.initializers(of: type)
    where builder.evaluator.linker[id].body != nil && !builder.evaluator.code.fails(id) {
      all.append(id)
    }
    guard all.count == 1, let only = all.first,
      builder.evaluator.linker[only].owner == type.index, only.file == type.file
    else { return nil }
    var site = builder.evaluator.inside(only, self: own)
    for formal in builder.evaluator.files.formals(
      builder.evaluator.linker[only].parameters, only.file)
    {
      site.environment = builder.evaluator.bind(
        formal.name, .parameter, onto: site.environment, type: formal.type)
    }
    return (only, site)
  }

  /// A cell that a table makes, a view of an interface file, and one that code makes and gives nothing.
  private static func isMadeBySystem(_ builder: borrowing UIKitBuilder) -> Bool {
    let part = builder.parts[builder.own]
    if part.isInterface || UIKitNames.cells.contains(part.word) { return true }
    let (id, site) = part.made
    guard id >= 0 else { return false }
    switch builder.evaluator.files.expression(id, in: site.file) {
    case .call(_, let arguments): return arguments.isEmpty
    // What a nib holds.
    case .cast: return true
    default: return false
    }
  }
}

extension UIKitCode {
  /// As in `required init?(coder: NSCoder) { fatalError() }`.
  func fails(_ id: MemberID) -> Bool {
    guard let body = files[id].body, body.count == 1, let only = body.first,
      case .expression(let expression) = files.statement(only, in: id.file)
    else { return false }
    return Traps.isOne(expression, id.file, files)
  }

  fileprivate func labels(of id: MemberID) -> [UInt64?] {
    files.formals(files[id].parameters, id.file).map(\.label)
  }

  /// `self.init(…)` and `super.init(…)`, by the labels of what they are given.
  fileprivate func handsOn(_ id: MemberID) -> [(Word, [UInt64?])] {
    var found: [(Word, [UInt64?])] = []
    for expression in files[id].expressions {
      guard case .call(let callee, let arguments) = files.expression(expression, in: id.file),
        case .member(let base, let name) = files.expression(callee, in: id.file),
        files.word(name, in: id.file) == .`init`,
        case .name(let owner) = files.expression(base, in: id.file)
      else { continue }
      let labels = arguments.map { index in
        files.argument(index, in: id.file).label.map { files.hash($0, in: id.file) }
      }
      found.append((files.word(owner, in: id.file), labels))
    }
    return found
  }
}
