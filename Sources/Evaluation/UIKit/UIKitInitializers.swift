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
