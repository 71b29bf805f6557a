import Views

/// `if !isBuilt { isBuilt = true; … }`, `guard footer == nil else { return }`: code that is done the first time that
/// it is come to, and never again.
struct UIKitFirstTimes {
  private struct Question: Hashable {
    var file: FileID
    var expression: ExpressionID
  }

  private var asked: Set<Question> = []
  /// Of what was read before the view is brought up to date.
  private var before: Set<Question> = []

  /// What is read from here on is done to the same objects as all that was read before: a view is brought up to date.
  ///
  /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)
  mutating func startAgain() { before = asked }

  /// False where it was come to before.
  mutating func come(to id: ExpressionID, _ site: Site) -> Bool {
    let question = Question(file: site.file, expression: id)
    asked.insert(question)
    return !before.contains(question)
  }

  func isOver(_ id: ExpressionID, _ site: Site) -> Bool {
    before.contains(Question(file: site.file, expression: id))
  }
}

extension UIKitBranches {
  /// One of its questions was answered for the last time.
  static func isOver(
    _ side: Alternative, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    side.clauses.contains { clause in
      guard case .test(let id) = builder.evaluator.clause(clause, site.file) else { return false }
      return builder.firstTimes.isOver(id, site)
    }
  }

  /// `if !isBuilt { isBuilt = true; … }`, `if footer == nil { footer = UIView(); … }`: done once, so it is done.
  static func isFirstTime(
    _ id: ExpressionID, doing body: Block, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    if builder.evaluator.code.setsWhatDiffers(id, in: body, site.file) { return true }
    let asked: ExpressionID
    switch builder.evaluator.expression(id, site.file) {
    case .prefix(_, let inner): asked = inner
    case .binary(let sign, let left, let right)
    where UIKitNames.comparisons.contains(builder.evaluator.linker.text(of: sign, in: site.file)):
      guard case .null = builder.evaluator.expression(right, site.file) else { return false }
      asked = left
    default: asked = id
    }
    guard let name = builder.evaluator.code.lastName(of: asked, site) else { return false }
    return UIKitNames.firstTimes.contains(name)
      || builder.evaluator.code.assigns(name, in: body, site.file)
  }

  /// Whether what follows `if footer != nil { return }` is done, where that sets what was asked for.
  ///
  /// It is done the first time. Nil for other branches.
  static func isFirstTime(
    afterLeaving branch: Branch, rest: Block, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool? {
    guard branch.kind == .condition, branch.alternatives.count == 1,
      let only = branch.alternatives.first
    else { return nil }
    let clauses = builder.evaluator.alternative(only, site.file).clauses
    guard clauses.count == 1, let clause = clauses.first,
      case .test(let id) = builder.evaluator.clause(clause, site.file),
      builder.evaluator.code.asksWhetherDone(id, in: rest, site)
    else { return nil }
    return builder.firstTimes.come(to: id, site)
  }
}

extension UIKitCode {
  /// `if shown != page { place(page); shown = page }`: it is the same afterwards, whatever it was.
  fileprivate func setsWhatDiffers(_ id: ExpressionID, in body: Block, _ file: FileID) -> Bool {
    guard case .binary(let sign, let one, let other) = files.expression(id, in: file),
      files.text(of: sign, in: file) == "!="
    else { return false }
    return body.contains { index in
      guard case .assignment(let target, let set, let value) = files.statement(index, in: file),
        files.text(of: set, in: file) == "="
      else { return false }
      return files.areSame(one, target, file) && files.areSame(other, value, file)
    }
  }

  /// `isBuilt` of `self.isBuilt`, `superview` of `label.superview`.
  fileprivate func lastName(of id: ExpressionID, _ site: Site) -> UInt64? {
    switch files.expression(id, in: site.file) {
    case .name(let name), .member(_, let name): files.hash(name, in: site.file)
    default: nil
    }
  }

  /// Whether a body sets something of that name.
  fileprivate func assigns(_ name: UInt64, in body: Block, _ file: FileID) -> Bool {
    body.contains { index in
      guard case .assignment(let target, _, _) = files.statement(index, in: file) else {
        return false
      }
      return assigned(target, file) == name
    }
  }

  /// `isBuilt`, also of `self.isBuilt`.
  fileprivate func assigned(_ target: ExpressionID, _ file: FileID) -> UInt64? {
    switch files.expression(target, in: file) {
    case .name(let own): return files.hash(own, in: file)
    case .member(let base, let own):
      guard case .name(let owner) = files.expression(base, in: file),
        files.word(owner, in: file) == .`self`
      else { return nil }
      return files.hash(own, in: file)
    default: return nil
    }
  }

  /// It asks for something that the code behind it sets.
  fileprivate func asksWhetherDone(_ id: ExpressionID, in rest: Block, _ site: Site) -> Bool {
    let asked: ExpressionID
    switch files.expression(id, in: site.file) {
    case .binary(let sign, let left, let right):
      guard files.text(of: sign, in: site.file) == "!=",
        case .null = files.expression(right, in: site.file)
      else { return false }
      asked = left
    case .name, .member: asked = id
    default: return false
    }
    guard let name = lastName(of: asked, site) else { return false }
    return rest.contains { index in
      guard case .assignment(let target, _, let value) = files.statement(index, in: site.file),
        assigned(target, site.file) == name
      else { return false }
      switch files.expression(value, in: site.file) {
      case .null, .boolean(false): return false
      default: return true
      }
    }
  }
}
