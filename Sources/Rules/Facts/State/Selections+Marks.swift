import Scenes
import Views
import VoiceOver

extension Selections {
  /// Whether a condition is about being chosen, ticked or open.
  func isSelection(_ condition: Formula) -> Bool { selection(in: condition) != nil }

  /// The part of a condition that is: `isSelected` of `isEditing && isSelected`.
  func selection(in condition: Formula) -> Formula? {
    for part in condition.parts {
      let formula = condition.part(part)
      let words = part.terms.flatMap(\.words)
      guard words.contains(where: CodeWords.selection.contains) || isMarked(formula),
        !isApartFromState(words) || isOneOfSeveral(formula, words)
      else { continue }
      return formula
    }
    return nil
  }

  /// `size.isPicked`, a flag that a thing has of itself.
  private func isMarked(_ condition: Formula) -> Bool {
    guard case .member(let thing, let name)? = condition.only?.positive, thing.path != nil else {
      return false
    }
    let words = Words(name: name).words
    return words.count == 2 && words[0] == "is" && CodeWords.marked.contains(words[1])
  }

  /// What a symbol turns on and off that is a button: `isLiked`, `entry.isPinned`.
  func isKept(_ condition: Formula) -> Bool {
    let words = condition.words
    return words.contains(where: CodeWords.kept.contains) && !isApartFromState(words)
  }

  /// "Played" of `isPlayed`: it is called as what it is, or is not.
  func isTitle(of control: NodeID, spelled spellings: [Formula]) -> Bool {
    let flags = spellings.compactMap { spelling -> [String]? in
      guard case .name(let name)? = spelling.only?.first, name.hasPrefix("is") else { return nil }
      return Array(spelling.words.dropFirst())
    }
    guard !flags.isEmpty, case .text(let text) = names.shownName(of: control),
      let title = names.said(text).literal
    else { return false }
    let words = Words(title).words
    return !words.isEmpty && !isApartFromState(words) && flags.contains(words)
  }

  /// Not whether this one is chosen: whether anything is, or what passes by itself.
  func isApartFromState(_ words: [String]) -> Bool {
    words.contains(where: CodeWords.passing.contains)
  }

  /// Of modes and schemes the one that is in use: `selectedMode == mode`.
  private func isOneOfSeveral(_ condition: Formula, _ words: [String]) -> Bool {
    compares(condition) && !isApartFromState(words.filter { !CodeWords.manners.contains($0) })
  }

  /// What an image depends on that marks the control as chosen, ticked or open.
  ///
  /// The texts of the control are its name, and a symbol beside them is not spoken. Where symbols are
  /// the name, one is called the same filled and empty.
  func markCondition(of node: NodeID, in control: NodeID) -> Formula? {
    guard !inherited[node].surroundings.contains(.background),
      !inherited.isSwallowed(node), !isUnseen(node)
    else { return nil }
    let isNamed = hasName(control)
    for argument in scene.arguments(of: node) {
      switch argument.label {
      case .systemName, .systemImage: break
      default: guard isNamed, tree.isImage(node), !argument.hasLabel else { continue }
      }
      if let name = symbol(argument.value) {
        guard isNamed, argument.hasLabel, inherited[node].label < 0, isTick(name),
          let condition = presence(of: node, in: control)
        else { continue }
        return condition
      }
      guard case .either(let range) = scene[argument.value],
        let condition = tree.condition(of: argument)
          ?? condition(handing: range, to: node, in: control)
      else { continue }
      let names = scene.list(range).map { sayings.said($0) }
      guard names.count == 2 else { continue }
      if argument.hasLabel, isNamed, isSelection(condition),
        !tree.isConditional(node, inside: control)
      {
        return condition
      }
      let isPair = isPair(names[0], names[1], isNamed)
      if isPair, !isApartFromState(condition.words) { return condition }
      // What the control turns round is its state, whatever shows it.
      if isPair || isNamed, isSet(condition, at: node, by: control) { return condition }
    }
    return nil
  }

  /// `if isOn { Image("heart.fill") } else { Image("heart") }`: as where one image has one name or the other.
  func imagesCondition(of branch: NodeID, in control: NodeID) -> Formula? {
    guard let (one, other) = images(ofSides: branch),
      let condition = tree.condition(of: scene.children(of: branch).first ?? branch),
      !inherited[one].surroundings.contains(.background),
      [one, other].allSatisfy({ inherited[$0].label < 0 && !inherited.isSwallowed($0) })
    else { return nil }
    let names = [one, other].map { image in
      sayings.said(scene.arguments(of: image).first?.value ?? .null)
    }
    guard names[0].parts != names[1].parts else { return nil }
    let isNamed = hasName(control)
    if isPair(names[0], names[1], isNamed), !isApartFromState(condition.words) { return condition }
    return isNamed && isSet(condition, at: branch, by: control) ? condition : nil
  }

  /// The images of two sides that show one each and nothing else.
  func images(ofSides branch: NodeID) -> (first: NodeID, last: NodeID)? {
    guard case .branch(let kind, true) = scene[branch].kind, kind.isOfState else { return nil }
    let sides = scene.children(of: branch)
    guard sides.count == 2, let first = onlyImage(in: sides[0]), let last = onlyImage(in: sides[1])
    else { return nil }
    return (first, last)
  }

  private func onlyImage(in side: NodeID) -> NodeID? {
    var found: NodeID?
    for node in tree.subtree(of: side) {
      switch tree.kind(node) {
      case .image:
        if found != nil { return nil }
        found = node
      case .shape, .fill, .nothing, .container: break
      case .text, .label, .control, .opaque, .other, .remoteImage: return nil
      }
    }
    return found
  }

  private func isPair(_ one: Saying, _ other: Saying, _ isNamed: Bool) -> Bool {
    isFilled(one, other) || isFilled(other, one)
      || isNamed && (isBoxed(one, other) || isBoxed(other, one))
      || isNamed && (isCrossed(one, other) || isCrossed(other, one))
  }

  /// The one symbol that it is, also where it is named by a case.
  private func symbol(_ value: ValueID) -> String? {
    switch scene[value] {
    case .string(let name): code.text(name)
    case .resolved(let index): scene.resolvedTexts[Int(index)]
    default: nil
    }
  }

  /// Says something else than its images.
  private func hasName(_ control: NodeID) -> Bool {
    if inherited[control].label >= 0 { return true }
    if case .icons = names.shownName(of: control) { return false }
    return true
  }

  /// The first is the second with one word more.
  private func isFilled(_ on: Saying, _ off: Saying) -> Bool {
    let ends = PlatformNames.filledImages
    if let on = on.literal, let off = off.literal {
      return !off.isEmpty && ends.contains { on == off + $0 }
    }
    guard on.parts.count == off.parts.count + 1, on.parts.starts(with: off.parts),
      case .text(let end)? = on.parts.last, !off.isUnknown
    else { return false }
    return ends.contains(end)
  }

  /// The first is the second struck out, or opened.
  private func isCrossed(_ off: Saying, _ on: Saying) -> Bool {
    guard let off = off.literal, let on = on.literal, !on.isEmpty else { return false }
    let (plain, filled) = (on.split(separator: "."), on.hasSuffix(".fill"))
    let base = (filled ? plain.dropLast() : plain[...]).joined(separator: ".")
    return PlatformNames.crossedSymbols.contains {
      off == "\(base).\($0)" || off == "\(base).\($0).fill"
    }
  }

  /// The second is an empty box, or nothing, and the first a ticked one.
  private func isBoxed(_ on: Saying, _ off: Saying) -> Bool {
    guard let on = on.literal, let off = off.literal, isBox(off) || off.isEmpty
    else { return false }
    return isTick(on) || on.hasSuffix("fill.circle") || on == "circle.inset.filled"
      || on == "record.circle"
  }

  /// What a tick stands in, and the sign that offers to add what a tick says is there.
  private func isBox(_ symbol: String) -> Bool {
    switch symbol {
    case "circle", "square", "plus", "plus.circle", "plus.circle.fill", "plus.square",
      "plus.square.fill":
      true
    default: false
    }
  }

  private func isTick(_ symbol: String) -> Bool {
    switch symbol {
    case "checkmark", "checkmark.circle", "checkmark.circle.fill", "checkmark.square",
      "checkmark.square.fill":
      true
    default: false
    }
  }

  /// The condition under which a tick is there, where nothing or only an empty box is instead.
  private func presence(of node: NodeID, in control: NodeID) -> Formula? {
    for ancestor in tree.lineage(of: node) {
      if ancestor == control { return nil }
      guard case .alternative = scene[ancestor].kind else { continue }
      let branch = scene[ancestor].parent
      guard case .branch(let kind, _) = scene[branch].kind else { return nil }
      guard kind.isOfState else { continue }
      let others = scene.children(of: branch).filter { $0 != ancestor }
      // The title of what comes and goes says it.
      if others.isEmpty, !tree.isImage(node), !sayings.said(sayings.title(of: node)).isEmpty {
        return nil
      }
      // A row that has room for many things has this one only at times.
      guard others.contains(where: { hasBox($0) }) || !tree.isConditional(branch, inside: control)
      else { return nil }
      let said = names.texts(shownIn: ancestor)
      guard others.allSatisfy({ isBox($0) || said != nil && names.texts(shownIn: $0) == said }),
        let condition = tree.condition(of: ancestor) ?? contrary(of: others),
        // What is marked unless it is something marks a result.
        isSelection(condition)
          || !isUnequal(condition) && !isApartFromState(condition.words)
          || isNoneChosen(condition, by: control)
      else { return nil }
      return condition
    }
    return nil
  }

  private func isUnequal(_ condition: Formula) -> Bool {
    condition.terms.contains { if case .binary("!=", _, _) = $0 { true } else { false } }
  }

  /// What holds on the side that is left, where the only other one asks one thing: of more, any may be what does
  /// not hold.
  private func contrary(of others: [NodeID]) -> Formula? {
    others.count == 1 ? tree.condition(of: others[0])?.opposite : nil
  }

  /// The row "None" asks `size == nil` and does `size = nil`.
  private func isNoneChosen(_ condition: Formula, by control: NodeID) -> Bool {
    guard case .binary("==", let asked, .null)? = condition.only else { return false }
    return actions.steps(of: control).contains { $0.sets(asked, to: .null) }
  }

  private func hasBox(_ alternative: NodeID) -> Bool {
    isBox(alternative) && tree.subtree(of: alternative).contains { tree.isImage($0) }
  }

  /// It keeps its room, and is not shown: `.hidden()`.
  private func isUnseen(_ node: NodeID) -> Bool {
    let hiding = inherited[node].hiddenBy
    return hiding >= 0 && tree.modifier(hiding).word == .hidden
  }

  /// Nothing, or the outline of what a tick stands in.
  private func isBox(_ alternative: NodeID) -> Bool {
    tree.subtree(of: alternative).allSatisfy { node in
      switch tree.kind(node) {
      case .image where isUnseen(node): true
      case .image:
        switch pictures.source(of: node) {
        case .symbol(let name?): isBox(name)
        default: false
        }
      case .text, .label, .control, .opaque, .other, .remoteImage: false
      case .shape, .fill, .nothing, .container: true
      }
    }
  }
}
