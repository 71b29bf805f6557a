package import Views

/// What decides about a side of a branch, or about what a modifier hides: a node, or the number of a modifier.
package struct Question: Hashable, Sendable {
  private var number: Int32
  /// What is asked is whether the side is not there.
  private var isContrary = false

  package static let none = Question(number: .min)

  private init(number: Int32) { self.number = number }

  package init(side: Scene.NodeID) { number = side }

  /// Of what a modifier hides.
  package init(modifier: AppliedModifier, of node: Scene.NodeID, in scene: Scene) {
    let place = scene.nodes[Int(node)].modifiers.first {
      scene.modifiers[Int($0)].origin == modifier.origin
    }
    self = place.map { Question(number: -1 - $0) } ?? .none
  }

  /// The same in a part that was placed elsewhere.
  package func moved(nodes: Int32, modifiers: Int32) -> Question {
    if self == .none { return self }
    var moved = self
    moved.number = number >= 0 ? number + nodes : number - modifiers
    return moved
  }

  /// Of what is there where the side of this question is not, and has no node of its own; of no other question
  /// anything is known.
  package var contrary: Question {
    guard side != nil else { return .none }
    var contrary = self
    contrary.isContrary = true
    return contrary
  }

  package var side: Scene.NodeID? { number >= 0 && !isContrary ? number : nil }

  /// The side that is not there.
  package var absent: Scene.NodeID? { isContrary ? number : nil }

  package var modifier: Int? { number < 0 && self != .none ? Int(-1 - number) : nil }
}

extension Scene {
  /// What has to hold, in the words of the code; nil where these do not tell.
  package func words(for question: Question, in index: ViewIndex) -> String? {
    if let place = question.modifier { return words(hiding: modifiers[place], index) }
    if let absent = question.absent { return contraryWords(of: absent, in: index) }
    guard let side = question.side else { return nil }
    if let page = page(of: side) { return page }
    guard case .alternative = self[side].kind else { return nil }
    let branch = self[side].parent
    guard branch >= 0, case .branch = self[branch].kind else { return nil }
    let sides = children(of: branch, .content)
    guard let place = sides.firstIndex(of: side) else { return nil }
    let (file, offset) = (self[branch].origin.file, self[branch].origin.offset)
    if let handed = words(handedTo: branch, side, index) { return handed }
    if let named = type(of: side, index) { return named }
    let phrase = CodePhrase(index: index, file: file)
    for id in index.expressions(at: offset, in: file) {
      switch index.expression(id, in: file) {
      case .branch(let number):
        let written = index.branch(number, in: file)
        guard let own = alternative(of: side, place, sides, written, index) else { continue }
        return words(own, of: written, phrase).map { called($0, at: branch, index) }
      case .binary(let sign, let left, _) where index.name(sign, in: file).text == "??":
        return phrase.source(mapped(by: left, index, file))
          + (place == 0 ? " is there" : " is not there")
      case .call(let callee, let arguments):
        if let text = words(callee, arguments, place, phrase) { return text }
      default: continue
      }
    }
    return words(guardedBy: place, sides, at: offset, phrase)
      ?? (sides.count == 1 ? words(forSlot: offset, phrase) : nil)
  }

  private func page(of side: NodeID) -> String? {
    let tabs = self[side].parent
    guard tabs >= 0, self[tabs].isPaged else { return nil }
    let pages = children(of: tabs, .tab)
    return pages.firstIndex(of: side).map { "page \($0 + 1) of \(pages.count) is shown" }
  }

  /// A side for one of the types that something may be of: `shelf is Lent`.
  private func type(of side: NodeID, _ index: ViewIndex) -> String? {
    let (name, condition) = (self[side].name, self[side].condition)
    guard name.name.index >= 0, condition >= 0,
      let asked = conditions[Int(condition)].predicates.first?.subject
    else { return nil }
    return CodePhrase(index: index, file: asked.file).source(asked.expression) + " is "
      + Wording(scene: self, index: index).spelling(name)
  }

  /// What a caller gave for the name that a helper asks by: `.hidden(isBusy)` says more than `if hidden`.
  private func words(handedTo branch: NodeID, _ side: NodeID, _ index: ViewIndex) -> String? {
    guard self[side].condition >= 0 else { return nil }
    let condition = conditions[Int(self[side].condition)]
    guard condition.isWhole, condition.predicates.count == 1,
      let asked = condition.predicates.first,
      asked.aspect == .value, asked.answers.count == 1
    else { return nil }
    if case .caller = asked.scope { return words(comparedBy: asked, index) }
    guard case .flag(let flag) = asked.answers[0],
      isHanded(asked.subject, to: self[branch].origin, index)
    else { return nil }
    let isContrary = asksContrary(asked.subject, index)
    return CodePhrase(index: index, file: asked.subject.file)
      .text(of: asked.subject.expression, holds: (flag != asked.isNone) != isContrary)
  }

  /// What a caller compares for a flag that it gives: `Mark(isOn: way == .left)`.
  private func words(comparedBy asked: Predicate, _ index: ViewIndex) -> String? {
    let (id, file) = (asked.subject.expression, asked.subject.file)
    guard case .member(let hash) = asked.answers[0],
      let name = index[file].views.names.first(where: { $0.hash == hash })
    else { return nil }
    return CodePhrase(index: index, file: file).source(id)
      + (asked.isNone ? " is not " : " is ") + name.text
  }

  /// Of `count >= 3` it is asked whether `count < 3`: both are one subject.
  private func asksContrary(_ subject: SourceExpression, _ index: ViewIndex) -> Bool {
    guard case .binary(let sign, _, _) = index.expression(subject.expression, in: subject.file)
    else { return false }
    return Self.contraries.contains(index.name(sign, in: subject.file).text)
  }

  private static let contraries: Set<String> = [">=", "<="]

  /// It stands in another declaration than the branch that asks.
  private func isHanded(
    _ subject: SourceExpression, to branch: Origin, _ index: ViewIndex
  ) -> Bool {
    if subject.file != branch.file { return true }
    let members = index[branch.file].views.members
    let offset = index[branch.file].views.code.offsets[Int(subject.expression)]
    func owner(_ offset: UInt32) -> UInt32? {
      members.lazy.filter { !$0.isLocal && $0.offset <= offset }.map(\.offset).max()
    }
    return owner(offset) != owner(branch.offset)
  }

  /// `switch self` asks about what its property is asked of: `item.kind` of `item.kind.icon`.
  func called(_ text: String, at branch: NodeID, _ index: ViewIndex) -> String {
    guard text.hasPrefix("self ") else { return text }
    var node = self[branch].parent
    while node >= 0 {
      if case .helper = self[node].kind {
        let (file, offset) = (self[node].origin.file, self[node].origin.offset)
        for id in index.expressions(at: offset, in: file) {
          var asked = id
          if case .call(let callee, _) = index.expression(id, in: file) { asked = callee }
          guard case .member(let base, _) = index.expression(asked, in: file) else { continue }
          let name = CodePhrase(index: index, file: file).source(base)
          if name != "self" { return name + text.dropFirst(4) }
        }
      }
      node = self[node].parent
    }
    return text
  }

  // MARK: Branches

  /// Which side of the source one of the scene is: by number, or by place where some are left out.
  private func alternative(
    of side: NodeID, _ place: Int, _ sides: [NodeID], _ written: Views.Branch, _ index: ViewIndex
  ) -> Int32? {
    let all = written.alternatives
    if let known = self[side].side.alternative(of: written) {
      return known <= all.upperBound ? known : nil
    }
    if sides.count == all.count { return all.lowerBound + Int32(place) }
    // The rest of a body, where no side has returned before.
    if sides.count == all.count + 1, !written.isExhaustive {
      return all.lowerBound + Int32(place)
    }
    let file = self[side].origin.file
    guard side + 1 < self[side].end, self[side + 1].origin.file == file else { return nil }
    let offset = self[side + 1].origin.offset
    return all.last { number in
      let body = index.alternative(number, in: file).body
      return body.contains { first($0, file, index).map { $0 <= offset } ?? false }
    }
  }

  /// Where a statement that shows something begins.
  private func first(_ statement: Int32, _ file: FileID, _ index: ViewIndex) -> UInt32? {
    guard case .expression(var id) = index[file].views.code.statements[Int(statement)] else {
      return nil
    }
    let offsets = index[file].views.code.offsets
    var offset = offsets[Int(id)]
    // A chain is told by the name of its last call.
    for _ in 0..<100 {
      switch index.expression(id, in: file) {
      case .call(let callee, _): id = callee
      case .member(let base, _): id = base
      default: return offset
      }
      offset = min(offset, offsets[Int(id)])
    }
    return offset
  }

  private func words(_ own: Int32, of branch: Views.Branch, _ phrase: CodePhrase) -> String? {
    let (index, file) = (phrase.index, phrase.file)
    let isWritten = branch.alternatives.contains(own)
    let alternative = isWritten ? index.alternative(own, in: file) : nil
    let before = branch.alternatives.filter { $0 < own }.map { index.alternative($0, in: file) }
    let asks = alternative.map { !$0.isElse && !index.takesAnything($0, in: file) } ?? false
    switch branch.kind {
    case .choice where !asks:
      // Of several values at once no short words tell what is left.
      if case .tuple? = branch.subject.map({ index.expression($0, in: file) }) {
        return CodePhrase.otherwise
      }
      let subject = branch.subject.map { phrase.source($0) } ?? "it"
      let others = before.compactMap { phrase.cases(of: $0) }
      guard !others.isEmpty, others.count < 3 else { return subject + " is anything else" }
      return subject + " is not " + others.joined(separator: " or ")
    case .choice, .condition, .ternary, .compilation, .availability:
      if let alternative, asks { return phrase.text(of: alternative, holds: true) }
      let others = before.compactMap { phrase.text(of: $0, holds: false) }
      // What is left of several questions is told by no product of their contraries.
      let told = others.joined(separator: " and ")
      let isPlain =
        others.count < 3 && told.count < 40 && !others.contains(where: CodePhrase.hasParts)
      guard isPlain || others.count < 2 else { return CodePhrase.otherwise }
      return others.isEmpty ? nil : told
    }
  }

  // MARK: Other questions

  /// `title.map { Text($0) }`, and `.if(isNew) { … }` of a package.
  private func words(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ place: Int, _ phrase: CodePhrase
  ) -> String? {
    let (index, file) = (phrase.index, phrase.file)
    guard case .member(let base, let name) = index.expression(callee, in: file) else { return nil }
    switch index.word(name, in: file) {
    case .if, .when, .ifLet:
      guard let first = arguments.first else { return nil }
      return phrase.text(of: index.argument(first, in: file).value, holds: place == 0)
    default:
      let isMapped = CodePhrase.handsOn.contains(index.name(name, in: file).text)
      return isMapped ? phrase.source(base) + " is there" : nil
    }
  }

  /// A `guard` is told by what it shows where it does not let pass: that side is the second.
  private func words(
    guardedBy place: Int, _ sides: [NodeID], at offset: UInt32, _ phrase: CodePhrase
  ) -> String? {
    guard sides.count == 2 else { return nil }
    let code = phrase.index[phrase.file].views.code
    for statement in code.statements {
      guard case .guard(let number) = statement else { continue }
      let branch = code.branches[Int(number)]
      guard let only = branch.alternatives.first else { continue }
      let alternative = code.alternatives[Int(only)]
      let shown = alternative.body.lazy.compactMap { inner -> ExpressionID? in
        switch code.statements[Int(inner)] {
        case .expression(let id), .return(let id?): id
        default: nil
        }
      }.first
      if let shown, code.offsets[Int(shown)] == offset {
        return phrase.text(of: alternative, holds: place == 0)
      }
    }
    return nil
  }

  /// A view that a property may hold, or none.
  private func words(forSlot offset: UInt32, _ phrase: CodePhrase) -> String? {
    for id in phrase.index.expressions(at: offset, in: phrase.file) {
      switch phrase.index.expression(id, in: phrase.file) {
      case .name, .member: return phrase.source(id) + " is there"
      default: continue
      }
    }
    return nil
  }

  /// `.opacity(isOpen ? 1 : 0)`, `.accessibilityHidden(isBusy)`.
  private func words(hiding modifier: AppliedModifier, _ index: ViewIndex) -> String? {
    guard let given = arguments(of: modifier).first else { return nil }
    let file = given.origin.file
    let phrase = CodePhrase(index: index, file: file)
    for id in index.expressions(at: given.origin.offset, in: file) {
      guard case .branch(let number) = index.expression(id, in: file) else { continue }
      let branch = index.branch(number, in: file)
      guard branch.kind == .ternary, let first = branch.alternatives.first else { continue }
      let isHidden = isNothing(index.alternative(first, in: file).body, file, index)
      return phrase.text(of: index.alternative(first, in: file), holds: !isHidden)
    }
    guard modifier.word != .opacity,
      let id = index.expressions(at: given.origin.offset, in: file).last
    else { return nil }
    // What sets it is no question.
    if modifier.word == .isHidden, modifier.condition < 0, isSetting(id, file, index) { return nil }
    return phrase.text(of: id, holds: false)
  }

  /// `box.alpha`, `spinner.stopAnimating()`: what code sets or calls to hide a view.
  private func isSetting(_ id: ExpressionID, _ file: FileID, _ index: ViewIndex) -> Bool {
    switch index.expression(id, in: file) {
    case .name(let name), .member(_, let name):
      let word = index.word(name, in: file)
      return word == .isHidden || word == .alpha
    case .call(let callee, _):
      guard case .member(_, let name) = index.expression(callee, in: file) else { return false }
      return index.name(name, in: file).text == "stopAnimating"
    default: return false
    }
  }

  private func isNothing(_ body: Block, _ file: FileID, _ index: ViewIndex) -> Bool {
    guard body.count == 1,
      case .expression(let shown) = index[file].views.code.statements[Int(body.lowerBound)]
    else { return false }
    switch index.expression(shown, in: file) {
    case .number(let number): return Double(index.text(number, in: file)) == 0
    case .boolean(let flag): return flag
    // Of `.redacted(reason:)`.
    case .implicitMember(let name): return index.word(name, in: file) == .placeholder
    default: return false
    }
  }
}
