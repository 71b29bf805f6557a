import Scenes
import Views
import VoiceOver

// The looks that a state is shown by.

extension ShownStates {
  func isLook(_ word: Word) -> Bool {
    switch word {
    case .foregroundColor, .foregroundStyle, .background, .tint, .fill, .border, .fontWeight,
      .accentColor, .listRowBackground, .strokeBorder, .stroke, .font, .opacity, .rotationEffect,
      .symbolVariant, .bold, .italic, .underline, .strikethrough, .shadow, .scaleEffect,
      .glassEffect, .buttonStyle, .colorMultiply, .grayscale, .saturation:
      true
    default: false
    }
  }

  /// A colour or the weight of a text depends on a flag that is called a state, and that whoever shows
  /// the view has to hand over: that it moves or fades away may have other reasons.
  func isGivenState(_ condition: Formula, by word: Word, at node: NodeID) -> Bool {
    switch word {
    case .opacity, .rotationEffect, .scaleEffect, .shadow, .symbolVariant, .font: return false
    default: break
    }
    guard let name = condition.flag, isCalledState(name), scene[node].owner >= 0 else {
      return false
    }
    let (owner, file) = (scene[node].owner, scene[node].origin.file)
    let type = TypeID(file: file, index: owner)
    let isAsked = code.members(of: type, named: name).map { code.member($0) }.contains {
      $0.kind == .storedProperty && $0.value == nil && $0.attributes.isEmpty && !$0.isStatic
    }
    guard isAsked, let view = tree.maker(of: owner, in: file, around: node) else { return isAsked }
    return code.calls(at: scene[view].origin).joined().contains { argument in
      guard argument.label == name else { return false }
      let term = code.term(argument.value, in: scene[view].origin.file)
      return term?.positive.path?.last.map { isCalledState($0) } ?? false
    }
  }

  /// `isActive`, and no more words than that.
  private func isCalledState(_ name: String) -> Bool {
    let words = Words(name: name).words.filter { $0 != "is" }
    return words.count == 1 && CodeWords.states.contains(words[0])
  }

  /// What a look is switched on by: `isSelected` of `.underline(isSelected)`.
  func flag(_ argument: SceneArgument, of modifier: AppliedModifier) -> Formula? {
    switch modifier.word {
    case .bold, .italic, .underline, .strikethrough: break
    default: return nil
    }
    guard !argument.hasLabel || argument.name.flatMap({ code.text($0) }) == "isActive" else {
      return nil
    }
    return code.terms(at: argument.origin).first.map { Formula($0) }
  }

  /// A chevron turns round where something unfolds.
  func isUnfolding(_ condition: Formula, by modifier: AppliedModifier, on node: NodeID) -> Bool {
    guard modifier.word == .rotationEffect, case .symbol(let name?) = pictures.source(of: node),
      name.hasPrefix("chevron.")
    else { return false }
    return condition.words.contains(where: CodeWords.openness.contains)
  }

  /// One of two variants is the filled one.
  func isFill(_ argument: SceneArgument, of modifier: AppliedModifier) -> Bool {
    guard modifier.word == .symbolVariant, case .either(let range) = scene[argument.value] else {
      return false
    }
    let names = scene.list(range).map { value -> String? in
      if case .member(_, let name) = scene[value] { code.text(name) } else { nil }
    }
    return names == ["fill", "none"] || names == ["none", "fill"]
  }

  /// What a style of the repository is told of the state, where it makes only a look of that:
  /// `Pill(isSelected: tab == chosen)`.
  func stateOfStyle(_ argument: SceneArgument) -> Formula? {
    guard case .instance(let style, _) = scene[argument.value], isSilent(style: style) else {
      return nil
    }
    let file = argument.origin.file
    for given in code.calls(at: argument.origin).joined() {
      guard let label = given.label, selections.isSelection(Formula(.name(label))),
        let told = code.term(given.value, in: file).map({ Formula($0) }),
        let asked = Asking.all(in: told), !asked.isEmpty
      else { continue }
      return told
    }
    return nil
  }

  /// Nothing of what it makes is set for VoiceOver alone.
  private func isSilent(style: TypeID) -> Bool {
    let bodies = code.bodies(named: "makeBody", of: style)
    return !bodies.isEmpty
      && bodies.allSatisfy { body in
        code.expressions(in: body.block, body.file).allSatisfy { expression in
          guard case .member(_, let name) = files.expression(expression, in: body.file) else {
            return true
          }
          return !files.name(name, in: body.file).text.hasPrefix("accessibility")
        }
      }
  }

  /// The condition of two sides that say the same and look another way.
  func conditionOfLooks(of branch: NodeID) -> Formula? {
    guard let sides = sides(of: branch), looks(in: sides.first) != looks(in: sides.last),
      saysTheSame(sides.first, sides.last) || isOneImage(branch)
    else { return nil }
    return tree.condition(of: sides.first)
  }

  private func saysTheSame(_ one: NodeID, _ other: NodeID) -> Bool {
    guard let said = names.texts(shownIn: one) else { return false }
    return names.texts(shownIn: other) == said
  }

  /// Both sides show the same symbol or picture.
  private func isOneImage(_ branch: NodeID) -> Bool {
    guard let (first, last) = selections.images(ofSides: branch) else { return false }
    return pictures.areOne(first, last)
  }

  /// The same of two sides that have the same control, and of modifiers of it.
  func stateOfSides(around control: NodeID) -> ShownState? {
    for side in tree.ancestors(of: control) {
      switch scene[side].kind {
      case .helper, .modified:
        if let state = stateOfVariants(at: side, on: control) { return state }
        continue
      case .custom, .group, .branch: continue
      case .alternative: break
      case .view, .rows, .opaque, .recursion: return nil
      }
      guard let sides = sides(of: scene[side].parent), sides.first == side,
        let other = onlyControl(in: sides.last), onlyControl(in: side) == control,
        case .text(let own) = names.shownName(of: control),
        case .text(let text) = names.shownName(of: other), !names.said(own).isUnknown,
        names.said(own) == names.said(text), looks(in: side) != looks(in: sides.last),
        let condition = tree.condition(of: side)
      else { continue }
      let state = ShownState(condition: condition, node: scene[side].parent)
      return isState(condition, of: control, at: scene[state.node].origin, state.node)
        && !told.tells(state, of: other) ? state : nil
    }
    return nil
  }

  func stateOfVariants(at node: NodeID, on control: NodeID) -> ShownState? {
    conditionsOfVariants(at: node).first { isState($0, of: control, at: scene[node].origin, node) }
      .map { ShownState(condition: selections.selection(in: $0) ?? $0, node: node) }
  }

  /// The conditions, here and where it is called, by which a modifier of the repository looks one way or
  /// another: of such sides only one is written out.
  private func conditionsOfVariants(at node: NodeID) -> [Formula] {
    modifying(node).flatMap { conditions(ofVariantsIn: $0, at: node) }
  }

  private func conditions(ofVariantsIn code: SourceBlock, at node: NodeID) -> [Formula] {
    guard let line = self.code.onlyLine(of: code),
      case .branch(let number) = files.expression(line.expression, in: line.file)
    else { return [] }
    let file = line.file
    let branch = files.branch(number, in: file)
    guard branch.isExhaustive, branch.alternatives.count == 2, branch.kind == .condition,
      let first = branch.alternatives.first, let last = branch.alternatives.last,
      let one = looks(of: first, file, at: node), let other = looks(of: last, file, at: node),
      one.base == other.base,
      one.looks != other.looks, let condition = self.code.condition(first, of: branch, in: file)
    else { return [] }
    return [condition] + (condition.flag.map { handed(for: $0, by: node) } ?? [])
  }

  /// The code of a modifier of the repository, and what it is given to do: `.adapt { if isOn { $0.bold() } else { $0 } }`.
  private func modifying(_ node: NodeID) -> [SourceBlock] {
    switch scene[node].kind {
    case .helper(let id):
      let own = code.member(id).body.map { [SourceBlock(file: id.file, block: $0)] } ?? []
      return own + blocks(givenTo: node)
    case .modified(let type): return Array(code.bodies(named: "body", of: type).prefix(1))
    default: return []
    }
  }

  private func blocks(givenTo node: NodeID) -> [SourceBlock] {
    let file = scene[node].origin.file
    return code.calls(at: scene[node].origin).joined().compactMap { argument in
      guard case .closure(let closure) = files.expression(argument.value, in: file) else {
        return nil
      }
      return SourceBlock(file: file, block: files.closure(closure, in: file).body)
    }
  }

  /// What a caller says is asked, of a function or of a structure: `Pill(isOn: tab == chosen)`.
  private func handed(for name: String, by node: NodeID) -> [Formula] {
    let (origin, file) = (scene[node].origin, scene[node].origin.file)
    let values: [ExpressionID] = code.calls(at: origin).flatMap { call -> [ExpressionID] in
      if case .helper(let member) = scene[node].kind {
        return code.argument(of: call, for: name, of: member).map { [$0] } ?? []
      }
      return call.flatMap { argument -> [ExpressionID] in
        guard case .call(_, let given) = files.expression(argument.value, in: file) else {
          return []
        }
        return given.compactMap { number in
          let inner = files.argument(number, in: file)
          return inner.label.map { files.name($0, in: file).text == name } == true
            ? inner.value : nil
        }
      }
    }
    return values.compactMap { code.term($0, in: file).map { Formula($0) } }
  }

  /// The looks of a side that shows what is modified; nil where it is more than that.
  private func looks(
    of side: Int32, _ file: FileID, at node: NodeID
  ) -> (base: String, looks: [Term?])? {
    guard let line = code.onlyLine(of: files.alternative(side, in: file).body, in: file),
      var chain = looks(around: line, file)
    else { return nil }
    // `change(self)`, with what the caller has it do.
    if case .call(let callee, let arguments) = files.expression(chain.rest, in: file),
      arguments.count == 1, case .name(let name) = files.expression(callee, in: file),
      let inside = looks(givenAs: files.name(name, in: file).text, to: node)
    {
      chain.looks += inside
      chain.rest = files.argument(arguments.lowerBound, in: file).value
    }
    guard case .name(let base) = files.expression(chain.rest, in: file) else { return nil }
    return (files.name(base, in: file).text, chain.looks)
  }

  /// What is called on an expression, and what all that stands around; nil where it is no look.
  private func looks(
    around expression: ExpressionID, _ file: FileID
  ) -> (looks: [Term?], rest: ExpressionID)? {
    var (found, rest): ([Term?], ExpressionID) = ([], expression)
    while case .call(let callee, let arguments) = files.expression(rest, in: file),
      case .member(let base, let name) = files.expression(callee, in: file)
    {
      guard isLook(files.name(name, in: file).word) else { return nil }
      found.append(.implicit(files.name(name, in: file).text))
      for number in arguments {
        found.append(code.term(files.argument(number, in: file).value, in: file))
      }
      rest = base
    }
    return (found, rest)
  }

  /// The looks that a closure gives what it is handed: `{ $0.bold() }`.
  private func looks(givenAs name: String, to node: NodeID) -> [Term?]? {
    let file = scene[node].origin.file
    var given = callers.values(for: name, by: node)
    // Behind the call it has no label.
    if given.isEmpty {
      given = code.calls(at: scene[node].origin).joined().filter { argument in
        guard argument.label == nil, case .closure = files.expression(argument.value, in: file)
        else { return false }
        return true
      }.suffix(1).map(\.value)
    }
    for value in given {
      guard case .closure(let number) = files.expression(value, in: file) else { return nil }
      let closure = files.closure(number, in: file)
      let handed =
        closure.parameters.first.map {
          files.name(files.parameter($0, in: file).name, in: file).text
        } ?? "$0"
      guard let line = code.onlyLine(of: closure.body, in: file),
        let chain = looks(around: line, file),
        code.term(chain.rest, in: file)?.plainName == handed
      else { return nil }
      return chain.looks
    }
    return nil
  }

  /// Both sides of a branch, one of which is always shown.
  private func sides(of branch: NodeID) -> (first: NodeID, last: NodeID)? {
    guard case .branch(let kind, true) = scene[branch].kind else { return nil }
    guard kind.isOfState else { return nil }
    let sides = scene.children(of: branch)
    guard sides.count == 2, let first = sides.first, let last = sides.last else { return nil }
    return (first, last)
  }

  private func onlyControl(in side: NodeID) -> NodeID? {
    let all = tree.controls(in: side)
    guard all.count == 1, let only = all.first, counts.tallies[Int(side)].most == 1 else {
      return nil
    }
    return only
  }

  /// What is written of looks, in the order of the nodes.
  private func looks(in node: NodeID) -> [Term] {
    tree.subtree(of: node).flatMap { inner in
      scene.modifiers(of: inner).flatMap { modifier -> [Term] in
        guard isLook(modifier.word) else { return [] }
        return [.implicit(code.text(modifier.name) ?? "")]
          + scene.arguments(of: modifier).flatMap { code.terms(at: $0.origin) }
      }
    }
  }
}
