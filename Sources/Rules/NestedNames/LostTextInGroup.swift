import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let lostTextInGroup = Rule(
    id: "lost-text-in-group",
    title: "Visible text is missing from the element's name",
    severity: .critical,
    wcag: ["1.3.2"],
    document: .nestedNames,
    population: .madeElements,
    claim: "leave visible text out of their name",
    wrong:
      "An element is made of a group, and its label and value leave out text that the group shows.",
    heard: "Only the label. The rest of the text cannot be reached at all.",
    fix: "Let .combine join the texts, or put every visible text into the label or the value.",
    bad: elementsThatLoseText, good: elementsThatSayTheirTexts,
    check: .scene {
      LostTextInGroupCheck(
        scene: $0.scene, files: $0.files, code: $0.code, tree: $0.tree, inherited: $0.inherited,
        sayings: $0.sayings, counts: $0.counts, callers: $0.callers
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Put every visible text into accessibilityLabel, or leave the label out: an accessible View says all texts in it.",
      flutter:
        "Put every visible text into the label, or use MergeSemantics, which joins the texts by itself.",
      examples: [
        .reactNative(
          bad: """
            <View accessible accessibilityLabel="Widget">
              <Text>Widget</Text>
              <Text>Price: $9.99</Text>
            </View>
            """,
          good: """
            <View accessible>
              <Text>Widget</Text>
              <Text>Price: $9.99</Text>
            </View>
            """),
        .flutter(
          bad: """
            Semantics(
              label: 'Widget',
              excludeSemantics: true,
              child: Column(children: [Text('Widget'), Text('Shipped')]),
            )
            """,
          good: """
            MergeSemantics(
              child: Column(children: [Text('Widget'), Text('Shipped')]),
            )
            """),
      ],
      findLostTexts))
}

private struct LostTextInGroupCheck {
  let scene: Scene
  let files: LiveFiles
  let code: SourceCode
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let counts: Counts
  let callers: CallSites

  func find(_ report: inout SceneReport) {
    for element in inherited.judged.made {
      guard hostsOtherTexts(element), element.outer.hiddenBy < 0,
        !isSwallowedAgain(element)
      else { continue }
      var lost: [String]
      var fix: String?
      switch element.behaviour {
      case .ignore, .combine:
        lost = element.outer.label >= 0 ? unsaid(in: element) : lostInGroups(of: element)
      case .contain:
        lost = lostInControl(element)
        fix = "Leave the group out: a control joins the texts in its label by itself."
      case .representation, .children, .unknown: continue
      }
      guard !lost.isEmpty else { continue }
      lost = lost.enumerated().filter { lost.firstIndex(of: $1) == $0 }.map(\.element)
      let list = lost.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
      report.add(
        modifier: element.modifier,
        "The element does not say \(list)\(lost.count > 3 ? " and more" : "").", fix: fix)
    }
    for control in tree.judged.controls {
      guard let lost = lostNumber(of: control) else { continue }
      report.add(
        modifier: inherited[control].label,
        "The \(tree.word(of: control)) shows “\(lost)”, and does not say it.",
        fix: "Say it as the value, with accessibilityValue, or put it into the label.",
        severity: .serious)
    }
  }

  /// A number that a control shows and its label replaces, where nothing else that it says may hold it.
  ///
  /// A label may well stand for the words of a control: that they differ is another rule's.
  func lostNumber(of control: NodeID) -> String? {
    let around = inherited[control]
    guard inherited.isHeard(control), !scene.isUIKit(control), around.label >= 0, around.value < 0,
      around.surroundings.isDisjoint(with: [.menu, .conditionallyHidden]),
      counts.before[Int(around.label)].mostReached <= 1,
      let spoken = sayings.label(around.label), !spoken.isEmpty, isWritten(spoken),
      around.hint < 0 || sayings.hint(around.hint).map({ isWritten($0) }) ?? false,
      !scene.modifiers(of: control).contains(where: { $0.word == .accessibilityCustomContent })
    else { return nil }
    let lost = tree.texts(in: control).first { text in
      let around = inherited[text]
      return around.control == control && around.label < 0 && around.hiddenBy < 0
        && around.surroundings.isDisjoint(with: [
          .labelText, .conditionallyHidden, .menu, .actions, .representation, .labelIcon, .redacted,
        ]) && inherited.elements(around: text).allSatisfy { $0.node <= control } && isNumber(text)
    }
    guard var said = lost.map({ name(ofText: $0) }) else { return nil }
    // Of one of several numbers the first stands for all.
    if said.isChoice { said.parts = Array(said.parts.prefix(1)) }
    return describe(said)
  }

  /// All of it is known.
  func isWritten(_ saying: Saying) -> Bool {
    saying.parts.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// Something is put into a text without a word, which words would be by themselves, or a number is written out.
  func isNumber(_ text: NodeID) -> Bool {
    let isWrittenOut = code.calls(at: scene[text].origin).joined().contains { argument in
      let file = scene[text].origin.file
      guard argument.label == "format",
        case .implicitMember(let style) = files.expression(argument.value, in: file)
      else { return false }
      return files.name(style, in: file).text == "number"
    }
    guard !isWrittenOut, let origin = scene.arguments(of: text).first?.origin else {
      return isWrittenOut
    }
    var (written, file) = (files.expressions(at: origin), origin.file)
    if written.contains(where: { isInterpolation($0, file) }) { return true }
    // What callers hand over for it.
    for caller in tree.lineage(of: text) {
      let given = written.flatMap { value -> [ExpressionID] in
        guard case .name(let name) = files.expression(value, in: file) else { return [] }
        return callers.values(for: files.name(name, in: file).text, by: caller)
      }
      guard let first = given.first else { continue }
      (written, file) = (given, scene[caller].origin.file)
      if isInterpolation(first, file) { return true }
    }
    return false
  }

  func isInterpolation(_ value: ExpressionID, _ file: FileID) -> Bool {
    guard case .string(let segments) = files.expression(value, in: file) else { return false }
    return segments.contains {
      if case .interpolation = files.segment($0, in: file) { true } else { false }
    }
      && segments.allSatisfy { segment in
        guard case .literal(let written) = files.segment(segment, in: file) else { return true }
        return !files.text(written, in: file).contains(where: \.isLetter)
      }
  }

  /// Not a control, whose label may well replace what it shows.
  func hostsOtherTexts(_ element: MadeElement) -> Bool {
    if case .control = tree.kind(inherited.core(element.node)) { return false }
    return true
  }

  /// By an element around it, or a control whose own label replaces what is in it.
  func isSwallowedAgain(_ element: MadeElement) -> Bool {
    if element.outer.made >= 0, inherited.made[Int(element.outer.made)].swallows { return true }
    let control = inherited[element.node].control
    return control >= 0 && inherited[control].label >= 0
  }

  func textsInside(_ element: MadeElement) -> [NodeID] {
    let control = inherited[element.node].control
    return tree.texts(in: element.node).filter { text in
      inherited[text].hiddenBy < 0 && inherited[text].control == control
        && inherited[text].surroundings.isDisjoint(with: [
          .labelText, .conditionallyHidden, .menu, .actions, .representation, .labelIcon, .redacted,
        ]) && inherited.elements(around: text).contains { $0.modifier == element.modifier }
    }
  }

  /// Texts that the element's own label and value leave out, as far as it can be told.
  func unsaid(in element: MadeElement) -> [String] {
    // Of an empty text that code makes nothing is known; one that is written is another fault.
    guard var spoken = sayings.label(element.outer.label), !spoken.isEmpty,
      // What is set around several elements is another rule's.
      counts.before[Int(element.outer.label)].mostReached <= 1
    else { return [] }
    if let value = sayings.value(element.outer.value) {
      spoken.parts += value.parts
      spoken.isChoice = spoken.isChoice || value.isChoice
    }
    // Custom content and hints say the rest on request.
    let says = scene[element.node].modifiers.contains {
      tree.modifier($0).word == .accessibilityCustomContent
    }
    guard !says else { return [] }
    let shown = textsInside(element).map { name(ofText: $0) }
    let visible = shown.flatMap(\.parts)
    // A label that is made from something else may say anything.
    guard
      spoken.parts.allSatisfy({ part in
        if case .text = part { return true }
        return visible.contains(part) && part != .unknown
      })
    else { return [] }
    return shown.compactMap { text in
      guard spoken.holds(text) == false else { return nil }
      return describe(text)
    }
  }

  /// Texts inside a group that a combined element passes over.
  func lostInGroups(of element: MadeElement) -> [String] {
    guard element.behaviour == .combine else { return [] }
    return textsInside(element).compactMap { text in
      let around = inherited.elements(around: text)
      guard let place = around.firstIndex(where: { $0.modifier == element.modifier }) else {
        return nil
      }
      let groups = around[..<place]
      guard groups.contains(where: { $0.behaviour == .contain }),
        groups.allSatisfy({ $0.behaviour == .contain && $0.outer.label < 0 })
      else { return nil }
      return describe(name(ofText: text))
    }
  }

  /// The same of a group in the label of a control, which is combined as well (MODEL 0.3-6).
  func lostInControl(_ element: MadeElement) -> [String] {
    let control = inherited[element.node].control
    guard control >= 0, element.outer.label < 0 else { return [] }
    // The outermost one is told.
    let isInner = inherited.elements(around: element.node).contains {
      $0.modifier != element.modifier && $0.node > control
    }
    if isInner { return [] }
    return textsInside(element).compactMap { text in
      let around = inherited.elements(around: text).filter { $0.node > control }
      guard around.allSatisfy({ $0.behaviour == .contain && $0.outer.label < 0 }) else {
        return nil
      }
      return describe(name(ofText: text))
    }
  }

  func name(ofText node: NodeID) -> Saying {
    // A label of its own replaces the text, and so does the element's.
    sayings.said(sayings.title(of: node))
  }

  /// A text for the message; nil when it says nothing by itself.
  func describe(_ saying: Saying) -> String? {
    if let literal = saying.literal { return literal.hasWords ? String(literal.prefix(40)) : nil }
    let parts = saying.parts.map { part in
      switch part {
      case .text(let text): text
      case .expression(let text): text
      case .unknown: "…"
      }
    }
    return String(parts.joined().prefix(60))
  }
}

private func findLostTexts(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements where element.hasPlainLabel {
    let texts = element.facts.contents.filter { $0.kind == .text && !$0.isHidden }
    // Of one text in a control the name decides: see label-not-in-name.
    if element.isPressed, !element.facts.isMadeByPackage, texts.count < 2 { continue }
    // That nothing in it can be reached is told already.
    if element.facts.isMadeByPackage, !element.lostControls.isEmpty { continue }
    let lost = texts.filter { content in
      !content.isSaid && !content.text.isEmpty && !content.text.holdsCode
        && !element.says(content.text)
        && content.text.known?.hasWords ?? true && !element.standsFor(content)
    }
    guard !lost.isEmpty else { continue }
    let list = lost.prefix(3).map { "“\($0.text.spoken.prefix(40))”" }.joined(separator: ", ")
    let place = element.facts.set.first { $0.kind == .label }?.place
    report.add(
      element, "The element does not say \(list)\(lost.count > 3 ? " and more" : "").", at: place)
  }
}

extension PieceElement {
  /// Words that are there for want of the data that the label is made of.
  fileprivate func standsFor(_ content: PieceContent) -> Bool {
    content.isConditional && content.text.known != nil && !label.expressions.isEmpty
      && !label.literals.contains(where: \.hasWords)
  }

  /// It says something, and code that nobody followed does not say the rest: a label that is one value of the app
  /// may hold anything.
  fileprivate var hasPlainLabel: Bool {
    if label.isEmpty { return false }
    let isOneValue = label.parts.count == 1 && label.literals.isEmpty
    return !label.holdsCode && !isOneValue
  }
}
