import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let headingMissing = Rule(
    id: "heading-missing",
    title: "A title is no heading",
    severity: .moderate,
    wcag: ["1.3.1", "2.4.6"],
    document: .descriptions,
    population: .headings,
    claim: "are no headings for VoiceOver",
    wrong: "Text in a title font begins a part of the screen, and is plain text for VoiceOver.",
    heard: "The words, without \"heading\"; the rotor jumps past it.",
    fix: "Add .accessibilityAddTraits(.isHeader).",
    bad: textsThatLookLikeHeadings, good: textsThatAreNoHeadings,
    check: .scene {
      HeadingMissingCheck(
        scene: $0.scene, files: $0.files, tree: $0.tree, inherited: $0.inherited,
        pictures: $0.pictures, counts: $0.counts, headings: $0.headings, sayings: $0.sayings
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative: "Give the text accessibilityRole=\"header\".",
      flutter: "Put Semantics(header: true) around the text.",
      mended: .role,
      examples: [
        .reactNative(
          bad: """
            <View>
              <Text style={{ fontSize: 24, fontWeight: 'bold' }}>Popular</Text>
              <Text>{item.first}</Text>
              <Text>{item.second}</Text>
            </View>
            """,
          good: """
            <View>
              <Text accessibilityRole="header" style={{ fontSize: 24, fontWeight: 'bold' }}>Popular</Text>
              <Text>{item.first}</Text>
              <Text>{item.second}</Text>
            </View>
            """),
        .flutter(
          bad: """
            Column(
              children: [
                Text('Popular', style: Theme.of(context).textTheme.headlineSmall),
                Text(item.first),
                Text(item.second),
              ],
            )
            """,
          good: """
            Column(
              children: [
                Semantics(
                  header: true,
                  child: Text('Popular', style: Theme.of(context).textTheme.headlineSmall),
                ),
                Text(item.first),
                Text(item.second),
              ],
            )
            """),
      ],
      findMissingHeadings))
}

private struct HeadingMissingCheck {
  let scene: Scene
  let files: LiveFiles
  let tree: SceneTree
  let inherited: Inherited
  let pictures: Pictures
  let counts: Counts
  let headings: Headings
  let sayings: Sayings

  func find(_ report: inout SceneReport) {
    let candidates = (tree.judged.texts + tree.judged.labels).sorted().filter {
      headings.looksLikeHeading($0) && !isTitleOfScreen($0)
    }
    let beginnings = candidates.filter { beginsGroup($0) }
    let lines = beginnings.compactMap { heading in
      guard let larger = larger(after: heading) else { return heading }
      return candidates.contains(larger) ? larger : nil
    }
    for text in candidates
    where lines.contains(text) || beginnings.contains(where: { isLast(text, after: $0) }) {
      report.add(text, "\(headings.called(text)) looks like a heading and is plain text.")
    }
  }

  /// The bar says the same words, and there they are a heading.
  func isTitleOfScreen(_ text: NodeID) -> Bool {
    let said = sayings.said(scene.firstArgument(of: text))
    guard !said.isChoice, !said.parts.isEmpty else { return false }
    for (number, modifier) in scene.modifiers.enumerated() {
      guard modifier.word == .navigationTitle || modifier.word == .navigationBarTitle,
        tree.screen(of: inherited.hosts[number]) == tree.screen(of: text)
      else { continue }
      if sayings.said(scene.firstArgument(of: modifier)) == said { return true }
    }
    return false
  }

  /// Of two lines, such as "Welcome to" and what to, the larger is the heading; where it is a value, as under "Points",
  /// the other is its caption.
  func larger(after text: NodeID) -> NodeID? {
    guard let column = columns(around: text).first, scene[column].word == .VStack else {
      return nil
    }
    let lines = inherited.flat(column)
    guard let place = lines.firstIndex(of: text), place + 1 < lines.count else { return nil }
    let next = lines[place + 1]
    guard tree.isText(next), let first = headings.size(of: text),
      let second = headings.size(of: next)
    else { return nil }
    return second > first ? next : nil
  }

  /// One more of its kind in the same column, with only one element after it.
  func isLast(_ text: NodeID, after other: NodeID) -> Bool {
    guard other < text, scene[text].owner == scene[other].owner,
      headings.titleFont(of: text) == headings.titleFont(of: other), beginsGroup(text, of: 1)
    else { return false }
    let (column, before) = (columns(around: text), columns(around: other))
    return column.first == before.first
      || column.count > 1 && before.count > 1 && column[1] == before[1]
  }

  /// The two next views around it.
  func columns(around text: NodeID) -> [NodeID] {
    var views: [NodeID] = []
    for node in tree.ancestors(of: text) {
      guard case .view = scene[node].kind else { continue }
      views.append(node)
      if views.count == 2 { break }
    }
    return views
  }

  /// At least so many more elements follow it in the same column.
  func beginsGroup(_ text: NodeID, of least: Int = 2) -> Bool {
    var child = text
    var grouped = 0
    for ancestor in tree.ancestors(of: text) {
      if scene[ancestor].role.isPresentation { return false }
      guard case .view = scene[ancestor].kind else {
        if case .alternative = scene[ancestor].kind {
          grouped += counted(after: text, in: ancestor)
        }
        child = ancestor
        continue
      }
      let siblings = inherited.flat(ancestor)
      let place = siblings.lastIndex { $0 <= child } ?? 0
      switch scene[ancestor].word {
      case .VStack, .LazyVStack, .ScrollView:
        let comesFirst = siblings[..<place].allSatisfy { isPicture($0) || isControlAtTimes($0) }
        if !comesFirst, !headings.isTitle(text) { return false }
        let following = siblings[(place + 1)...].reduce(grouped) { $0 + size(of: $1) }
        if following >= least { return true }
        // A line below a title, and what stands under both; `headline` may be a caption of the line.
        grouped = headings.isTitle(text, allowsHeadline: false) ? following : 0
        // A column inside a line is one of its cells.
        if !comesFirst { return false }
      case .HStack:
        // Beside other text it is the larger half of a line.
        let others = siblings.filter { $0 != siblings[place] && counts.tallies[Int($0)].most > 0 }
        let mayBeCounted = headings.isTitle(text, allowsHeadline: false)
        let stay = others.filter { !isBesideHeading(inherited.core($0)) && !isPassing($0) }
        guard stay.allSatisfy({ $0 > text && mayBeCounted && isCount(inherited.core($0)) }) else {
          return false
        }
      // What is grouped stands in the column around it.
      case .Group: grouped += counted(after: text, in: ancestor)
      case .GeometryReader, .ScrollViewReader: break
      // In front of a picture, or of a ground.
      case .ZStack where siblings.indices.allSatisfy({ $0 == place || isPicture(siblings[$0]) }):
        break
      default: return false
      }
      child = ancestor
    }
    return false
  }

  /// A chart is one view of many elements.
  func size(of node: NodeID) -> Int {
    scene[inherited.core(node)].word == .Chart ? 2 : counts.tallies[Int(node)].most
  }

  func counted(after text: NodeID, in view: NodeID) -> Int {
    inherited.flat(view).reduce(0) { $0 + ($1 > text ? counts.tallies[Int($1)].most : 0) }
  }

  /// A button or an image may stand beside a heading; beside a field it is a caption.
  func isBesideHeading(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .image, .control(.button), .control(.link), .control(.navigationLink), .control(.menu),
      .control(.system):
      true
    default: false
    }
  }

  /// How many there are of what the heading names.
  func isCount(_ node: NodeID) -> Bool {
    guard case .text = tree.kind(node), let argument = scene.arguments(of: node).first else {
      return false
    }
    let (place, file) = (argument.origin.offset, argument.origin.file)
    return files.expressions(at: place, in: file).contains {
      files.written($0, in: file).map { Words(name: $0).words.last == "count" } ?? false
    }
  }

  /// A sign of work, or a button, that comes and goes.
  func isPassing(_ node: NodeID) -> Bool {
    guard case .branch = scene[node].kind else { return false }
    return tree.children(of: node).allSatisfy { side in
      inherited.flat(side).allSatisfy {
        scene[inherited.core($0)].word == .ProgressView || isBesideHeading(inherited.core($0))
          || counts.tallies[Int($0)] == .none
      }
    }
  }

  /// As a way back that only some screens have.
  func isControlAtTimes(_ node: NodeID) -> Bool {
    guard case .branch = scene[node].kind else { return false }
    let tally = counts.tallies[Int(node)]
    return tally.least == 0 && tally.most == 1 && !tally.hasPlain && !tally.isOpen
  }

  func isPicture(_ node: NodeID) -> Bool {
    counts.tallies[Int(node)] == .none || tree.isImage(inherited.core(node))
      || pictures.isLoadedImage(inherited.core(node))
  }
}

/// A title stands before other content that is there with it, in the same place where that takes turns with something
/// else (alone there it is a message, as “No boats yet” is), and is no value: a text that is data alone may be a number,
/// unless it is the first on its screen.
private func findMissingHeadings(_ screen: PieceScreen, _ report: inout PieceReport) {
  let content = screen.elements.filter { !$0.item.isChrome }
  for (index, (item, element)) in content.enumerated()
  where element.facts.isTitle && !element.traits.contains(.header) {
    let around = item.sides.filter { side in
      content.contains { $0.item.isOnOtherSide(of: side) && !$0.element.facts.isTitle }
    }
    guard item.rows == 0, !element.isPressed,
      content[(index + 1)...].contains(where: { other in
        !item.excludes(other.item) && around.allSatisfy(other.item.isOn)
      }),
      element.label.isTitle || element.label.isData && index == 0
    else { continue }
    // What collects it may begin with a picture.
    let text = element.facts.contents.first {
      $0.kind == .text && $0.place.path == element.place.path
    }
    report.add(
      element, "“\(element.label.spoken.quoted)” looks like a heading and is plain text.",
      at: text?.place)
  }
}

extension PieceScreen.Item {
  fileprivate func isOn(_ side: Side) -> Bool {
    sides.contains { $0.branch == side.branch && $0.side == side.side }
  }

  fileprivate func isOnOtherSide(of side: Side) -> Bool {
    sides.contains { $0.branch == side.branch && $0.side != side.side }
  }
}

/// Longer than any title.
private let longestTitle = 80

extension SourcedText {
  fileprivate var isTitle: Bool {
    let literals = literals
    if isMeasure { return false }
    return literals.contains { $0.contains(where: \.isLetter) }
      && literals.reduce(0) { $0 + $1.count } <= longestTitle
  }

  /// A number of data with its unit: “‹total› kcal”.
  private var isMeasure: Bool {
    guard let first = parts.first else { return false }
    if case .literal(let text) = first, text.contains(where: \.isLetter) { return false }
    let words = literals.flatMap { $0.split { !$0.isLetter } }
    return words.count == 1 && words[0].count <= Self.longestUnit
      && words[0] == words[0].lowercased()
  }

  private static var longestUnit: Int { 4 }

  fileprivate var isData: Bool { literals.isEmpty && !expressions.isEmpty }
}
