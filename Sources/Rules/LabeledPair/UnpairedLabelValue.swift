import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let unpairedLabelValue = Rule(
    id: "unpaired-label-value",
    title: "A caption and its value are two stops",
    severity: .minor,
    wcag: ["1.3.1"],
    document: .labeledPair,
    population: .texts,
    claim: "are captions apart from their values",
    wrong: """
      Rows of a caption and its value, laid out side by side, are two elements each; nothing says that \
      they belong together.
      """,
    heard: "Two swipes per line, and a value whose caption was a swipe ago.",
    fix: """
      Use LabeledContent, or combine the stack, or declare the pair with accessibilityLabeledPair.
      """,
    bad: captionsThatAreNotPaired, good: captionsThatArePaired,
    check: .scene {
      UnpairedLabelValueCheck(
        scene: $0.scene, tree: $0.tree, inherited: $0.inherited, sayings: $0.sayings,
        counts: $0.counts, headings: $0.headings, actions: $0.actions
      ).find(&$1)
    },
    pieces: PieceCheck(
      flutter: "Put MergeSemantics around the caption and its value.",
      examples: [
        .flutter(
          bad: """
            Row(children: [Text('Size'), Text(item.size)])
            """,
          good: """
            MergeSemantics(child: Row(children: [Text('Size'), Text(item.size)]))
            """)
      ],
      findUnpairedPieces))
}

private struct UnpairedLabelValueCheck {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let counts: Counts
  let headings: Headings
  let actions: Actions

  func find(_ report: inout SceneReport) {
    guard !inherited.properties.contains(where: { $0.kind == .pair }) else { return }
    let pairs = (0..<Scene.NodeID(scene.nodes.count)).filter { isCaptionAndValue($0) }
    for pair in pairs {
      // One above the other they may be a heading and its text.
      let isLine = isLine(scene[pair].word)
      let isRow = isLine && !inherited[pair].surroundings.isDisjoint(with: [.form, .list])
      guard isRow || pairs.contains(where: { areBeside($0, pair) }) else { continue }
      let isMeasured = isLine && isMeasured(pair)
      report.add(
        view(of: pair),
        isMeasured
          ? "The value and what it counts are two stops that nothing ties together."
          : "The caption and its value are two stops that nothing ties together.",
        fix: actions.holdsTap(pair)
          ? """
          Make one Button of the line, with the caption and the value in its label: an element made of \
          both would not answer to the tap on one.
          """ : isMeasured ? "Combine the stack, or write both in one Text." : fix(of: pair))
    }
  }

  /// Cells of one element would be one cell, and the columns no longer lined up.
  private func fix(of pair: NodeID) -> String? {
    scene[pair].word == .GridRow
      ? "Declare the pair with accessibilityLabeledPair, which leaves the cells of the grid as they are."
      : nil
  }

  /// A stack of exactly a caption and a value.
  func isCaptionAndValue(_ node: NodeID) -> Bool {
    guard case .view = scene[node].kind, isStack(scene[node].word), inherited[node].rows < 0,
      inherited[node].label < 0, inherited.isHeard(node)
    else { return false }
    let count = tree.texts(in: node).count
    guard count >= 2 || count == 1 && isLine(scene[node].word) else { return false }
    let parts = counts.parts(of: node)
    guard parts.count == 2, let first = texts(takingPlace: parts[0]),
      let last = texts(takingPlace: parts[1]),
      first.allSatisfy({ isPlainText($0) || isLabel($0) }), last.allSatisfy({ isPlainText($0) }),
      !tree.lineage(of: node).contains(where: { scene[$0].role == .footer })
    else { return false }
    return isCaption(first) && (last.contains { isValue($0) } || isWordOfValue(parts, in: node))
      || isCaption(last)
        && first.contains { isValue($0) && !isOrdinal(sayings.said(sayings.title(of: $0))) }
  }

  /// Across a gap from a caption that begins large, a word or two that begin small: of two titles, two columns' heads
  /// or the halves of a sentence neither would.
  func isWordOfValue(_ parts: [NodeID], in node: NodeID) -> Bool {
    guard isLine(scene[node].word),
      let caption = sayings.said(sayings.title(of: parts[0])).literal,
      let value = sayings.said(sayings.title(of: parts[1])).literal,
      caption.first?.isUppercase ?? false, value.first?.isLowercase ?? false,
      Words(value).words.count <= 2, value.count <= 20
    else { return false }
    return inherited.flat(node).contains { scene[inherited.core($0)].word == .Spacer }
  }

  /// The texts of which one is there: the only one of a group, or one on each side of a branch.
  func texts(takingPlace node: NodeID) -> [NodeID]? {
    switch scene[node].kind {
    case .view where scene[node].word == .Group:
      let parts = counts.parts(of: node)
      return parts.count == 1 ? texts(takingPlace: parts[0]) : nil
    case .branch(_, true):
      var found: [NodeID] = []
      for side in scene.children(of: node) {
        let parts = counts.parts(of: side)
        guard parts.count == 1, let texts = texts(takingPlace: parts[0]) else { return nil }
        found += texts
      }
      return found
    default: return [node]
    }
  }

  func isCaption(_ texts: [NodeID]) -> Bool { texts.count == 1 && isCaption(texts[0]) }

  /// What stands behind the value is its unit, and no caption.
  func isMeasured(_ node: NodeID) -> Bool {
    let parts = counts.parts(of: node)
    guard parts.count == 2, let unit = sayings.said(sayings.title(of: parts[1])).literal else {
      return false
    }
    return !isCaption(parts[0]) && (unit.first == " " || unit.count <= 6)
  }

  func isStack(_ word: Word) -> Bool {
    if case .VStack = word { true } else { isLine(word) }
  }

  /// The cells of a grid's row stand beside each other, as the parts of a stack do.
  ///
  /// https://developer.apple.com/documentation/swiftui/gridrow
  func isLine(_ word: Word) -> Bool {
    switch word {
    case .HStack, .GridRow: true
    default: false
    }
  }

  /// The number of a point in a list.
  func isOrdinal(_ saying: Saying) -> Bool {
    if let literal = saying.literal {
      let number = literal.hasSuffix(".") ? literal.dropLast() : literal[...]
      return number.count < 3 && number.allSatisfy(\.isNumber)
    }
    let words = saying.parts.compactMap { part -> String? in
      if case .expression(let text) = part { Words(name: text).words.last } else { nil }
    }
    return !words.isEmpty && words.allSatisfy(CodeWords.ordinals.contains)
  }

  /// Where the texts are put together: a stack of another view only arranges them.
  func view(of pair: NodeID) -> NodeID {
    guard let text = tree.texts(in: pair).first else { return pair }
    return tree.nearest(pair, writtenLike: text)
  }

  /// A caption with a symbol, of which the title is said.
  func isLabel(_ node: NodeID) -> Bool {
    guard case .label = tree.kind(node), inherited.isHeard(node), inherited[node].label < 0 else {
      return false
    }
    return isCaption(node)
  }

  func isPlainText(_ node: NodeID) -> Bool {
    guard case .text = tree.kind(node) else { return false }
    return inherited.isHeard(node) && inherited[node].label < 0
      && !inherited[node].traits.contains(.header)
  }

  func isCaption(_ text: NodeID) -> Bool {
    guard let literal = sayings.said(sayings.title(of: text)).literal else {
      return headings.isOfTable(text)
    }
    return literal.hasWords && !literal.contains(where: \.isNumber) && literal.count <= 40
  }

  func isValue(_ text: NodeID) -> Bool {
    let saying = sayings.said(sayings.title(of: text))
    if let literal = saying.literal { return literal.contains(where: \.isNumber) }
    // "Score: 12" says itself what it is.
    if case .text(let opening)? = saying.parts.first, opening.hasWords, opening.contains(":") {
      return false
    }
    // A key that is in no catalogue may be another caption.
    let isKey = saying.parts.contains {
      if case .expression(let text) = $0 { text.hasPrefix("key ") } else { false }
    }
    return !isKey && !headings.isOfTable(text)
  }

  /// In the same stack, one after the other or with something between.
  func areBeside(_ a: NodeID, _ b: NodeID) -> Bool {
    a != b && stack(around: a) == stack(around: b) && !areAlternatives(a, b)
  }

  /// Only one of the two is shown.
  func areAlternatives(_ a: NodeID, _ b: NodeID) -> Bool {
    let others = alternatives(around: b)
    return alternatives(around: a).contains { mine in
      others.contains { $0 != mine && scene[$0].parent == scene[mine].parent }
    }
  }

  func alternatives(around node: NodeID) -> [NodeID] {
    tree.ancestors(of: node).filter {
      if case .alternative = scene[$0].kind { true } else { false }
    }
  }

  /// What lays it out with others: a stack for itself and a divider is a part of it.
  func stack(around node: NodeID) -> NodeID {
    tree.ancestors(of: node).first { ancestor in
      guard case .view = scene[ancestor].kind, scene[ancestor].word != .Group else { return false }
      return !isStack(scene[ancestor].word)
        || counts.tallies[Int(ancestor)].most > counts.tallies[Int(node)].most
        || counts.tallies[Int(ancestor)].isOpen
    } ?? -1
  }
}

private func findUnpairedPieces(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (item, next) in zip(screen.items, screen.items.dropFirst()) where item.list == next.list {
    guard let caption = item.element, let value = next.element, caption.facts.isCaptionOfNext,
      item.rows == 0, !item.isChrome, !caption.isPressed, !value.isPressed
    else { continue }
    report.add(caption, "The caption and its value are two stops that nothing ties together.")
  }
}
