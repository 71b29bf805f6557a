import Scenes
import Views
import VoiceOver

/// What makes a heading of a text, and how it is called.
final class Headings: Part {
  let inherited: Inherited
  let sayings: Sayings
  let names: Names
  let callers: CallSites

  init(
    _ tree: SceneTree, _ inherited: Inherited, _ sayings: Sayings, _ names: Names,
    _ callers: CallSites
  ) {
    (self.inherited, self.sayings, self.names, self.callers) = (inherited, sayings, names, callers)
    super.init(tree)
  }
}

extension Headings {
  /// What it says, or how it is written where each caller hands in another text.
  func called(_ text: NodeID) -> String {
    guard let argument = scene.arguments(of: text).first else { return names.description(of: text) }
    let (place, file) = (argument.origin.offset, argument.origin.file)
    let expressions = files.expressions(at: place, in: file)
    // The function that looks a text up is no name for it.
    let isCall = expressions.contains {
      if case .call = files.expression($0, in: file) { true } else { false }
    }
    if isCall { return names.description(of: text) }
    for expression in expressions {
      guard case .name(let name) = files.expression(expression, in: file) else { continue }
      let written = files.name(name, in: file).text
      let isConstant = files.constants(around: place, in: file).contains {
        files.name($0.name, in: file).text == written
      }
      if !isConstant, !isSet(written, by: scene[text].owner, file) {
        return "\(tree.word(of: text))(\(written))"
      }
    }
    return names.description(of: text)
  }

  /// The type has it from the start, or makes it.
  private func isSet(_ name: String, by owner: Int32, _ file: FileID) -> Bool {
    guard owner >= 0 else { return false }
    return code.members(of: TypeID(file: file, index: owner), named: name)
      .map { code.member($0) }.contains { $0.kind == .computedProperty || $0.value != nil }
  }

  func looksLikeHeading(_ text: NodeID) -> Bool {
    let around = inherited[text]
    guard inherited.isHeard(text), isTitle(text) || isDisplayed(text), around.rows < 0,
      around.label < 0,
      around.surroundings.isDisjoint(with: [
        .sectionHeader, .toolbar, .form, .list, .background, .overlay, .menu, .representation,
        .label, .labeledContent, .joinedLabel, .conditionallyHidden, .chart,
      ]), around.traits.isDisjoint(with: [.header, .button, .link, .unknown]), !hasLevel(text),
      !isInWidget(text), !isIconOnly(text)
    else { return false }
    let title = sayings.title(of: text)
    let saying = recast(title) ?? asked(title) ?? sayings.said(title)
    guard !saying.isChoice else {
      return isTitle(text, allowsHeadline: false) && isOneOfTitles(text)
    }
    if let literal = saying.literal {
      // "Step 1" is one, and "12 books" may be a value.
      let isCount = literal.contains(where: \.isNumber) && literal.first?.isLetter != true
      return literal.hasWords && literal.count <= 80 && !isCount && literal.last != "."
        && literal.last != ":"
    }
    if isOfTable(text) { return !isAlternative(text) }
    // A key of the catalogues is a fixed text; an expression is one when it is called so.
    guard case .expression(let written)? = saying.parts.first else {
      return isSentence(saying) && isLarge(text)
    }
    let words = Words(name: written).words
    if words.first == "key", saying.parts.count == 1 { return true }
    // `headline` alone may be emphasis.
    guard isTitle(text, allowsHeadline: false), let last = words.last else { return false }
    if CodeWords.headings.contains(last) { return true }
    // Whose screen it is.
    return last == "name" && saying.parts.count == 1 && (isLarge(text) || isAtHead(text))
  }

  /// The first text of its screen: who or what all of it is about.
  private func isAtHead(_ text: NodeID) -> Bool {
    let screen = tree.screen(of: text)
    let first = tree.texts.place(of: screen)
    return tree.texts[first...].first { inherited.isHeard($0) && screen == tree.screen(of: $0) }
      == text
  }

  /// All that a side of a branch says may be a state, and no title.
  private func isAlternative(_ text: NodeID) -> Bool {
    tree.lineage(of: text).contains { side in
      guard case .alternative = scene[side].kind else { return false }
      return tree.texts(in: side).count == 1
    }
  }

  /// Of several lines, where one word may be a state: "Add a shelf" and "Change the shelf".
  private func isOneOfTitles(_ text: NodeID) -> Bool {
    guard let title = sayings.title(of: text), case .either(let sides) = scene[title] else {
      return false
    }
    return scene.list(sides).allSatisfy { side in
      guard let literal = sayings.said(side).literal else { return false }
      return Words(literal).words.count > 1 && literal.count <= 80
        && !literal.contains { $0.isNumber || ":.,;".contains($0) }
    }
  }

  private func isLarge(_ text: NodeID) -> Bool {
    titleFont(of: text).map { $0 == .largeTitle || $0 == .title } ?? false
  }

  /// Words with something put in, as in "Move to (place)?", and no caption of a value.
  private func isSentence(_ saying: Saying) -> Bool {
    guard case .text(let opening)? = saying.parts.first, Words(opening).words.count >= 2 else {
      return false
    }
    return saying.parts.allSatisfy { part in
      switch part {
      case .text(let text): !text.contains { $0.isNumber || ":.,;".contains($0) }
      case .expression: true
      case .unknown: false
      }
    }
  }

  /// Of one of several texts the name under which it is asked for: `step.title`.
  private func asked(_ title: ValueID?) -> Saying? {
    guard let title else { return nil }
    switch scene[title] {
    case .named(let source, _): return sayings.written(source)
    case .call(let word, _, let arguments): return asked(sayings.wrapped(word, arguments))
    default: return nil
    }
  }

  /// Its level is set: what it lacks is the trait, and that is another rule's.
  private func hasLevel(_ text: NodeID) -> Bool {
    for node in tree.lineage(of: text) {
      guard node == text || scene[node].isTransparent else { return false }
      if scene[node].modifiers.contains(where: { inherited.properties(of: $0, .heading) != nil }) {
        return true
      }
    }
    return false
  }

  /// Nobody sees the title of such a label.
  private func isIconOnly(_ label: NodeID) -> Bool {
    guard case .label = tree.kind(label) else { return false }
    return tree.lineage(of: label).contains { node in
      scene.modifiers(of: node).contains { modifier in
        guard modifier.word == .labelStyle, let style = scene.firstArgument(of: modifier),
          case .member(_, let name) = scene[style]
        else { return false }
        return code.text(name) == "iconOnly"
      }
    }
  }

  /// A widget is one thing to open, not a screen to find one's way in.
  private func isInWidget(_ text: NodeID) -> Bool {
    files[scene[text].origin.file].views.declaresWidget
  }
}
