import Scenes
import Views

/// Turns a scene into elements, by one model.
struct ElementBuilder: ~Copyable {
  private let inMemory = InMemory()
  /// Joined texts are new values of the scene.
  var scene: Scene
  let exceptions: Exceptions
  let index: ViewIndex
  let files: LiveFiles
  var list = ElementList()
  var chrome = ElementList()
  /// All navigation titles, each at the node that sets it.
  var titles: [Element] = []
  /// Which of them is where; nil while there is none.
  var titled: Titled?
  /// The same of a stack in the screen, whose bar is there whatever hides the one around it.
  var innerTitled: Titled?
  /// It is heard: told at the end.
  var showsTitle = false
  /// What stands in the place of an inline title.
  var principals: [Scene.NodeID] = []
  /// Which elements of the bars stand where.
  var barPlaces: [(elements: Range<Int>, place: BarPlace)] = []
  var isTitleInline = false
  var hidesBar = false
  /// It is hidden at times, which no side of the scene tells.
  var mayHideBar = false
  /// The views that do.
  var hiders: [Scene.NodeID] = []
  /// It is hidden whatever the conditions say.
  var hidesBarItems = false
  /// Which elements toolbars hold.
  var barItems: [Range<Int>] = []
  var hidesTabs = false
  /// Which elements of the bars are the button that secondary actions are behind.
  var mores: Set<Int> = []
  var hidesBack = false
  /// It is hidden at times.
  var mayHideBack = false
  /// Items at the leading edge stand in its place at times.
  var mayReplaceBack = false
  /// Inside repeated tabs.
  var isInTabRows = false
  /// The tab whose content is shown, not one of the others.
  var isShownTab = true
  /// Which exceptions have met what they are about.
  var met: Exceptions = []
  var surroundings = Surroundings()
  var focus = Focus()
  /// How many nodes were visited.
  var visits = 0
  var asked = ExpressionNames()
  /// The rows that are being written, and where their entries are.
  var openRows: [(node: Scene.NodeID, entry: Int)] = []
  /// The outermost rows of which it was asked whether one of them differs.
  var outermostRows = Scene.NodeID.max
  /// What was made of parts that are placed whole.
  var kept = KeptLists()

  init(scene: Scene, index: ViewIndex, exceptions: Exceptions) {
    self.scene = scene
    self.index = index
    files = LiveFiles(of: index)
    self.exceptions = exceptions
  }

  /// What views inherit from those around them.
  struct Surroundings: Hashable {
    var labelsHidden = false
    var labelStyle: Word = .other
    var pickerStyle: Word = .other
    var datePickerStyle: Word = .other
    var toggleStyle: Word = .other
    var tabViewStyle: Word = .other
    var hidesPageControl = false
    var isInList = false
    /// In a cell whose texts UIKit merges.
    var isInCell = false
    /// The first column of the table around; -1 where there is none.
    var column: Scene.NodeID = -1
    var isBehind = false
    var isInFront = false
    var isLoadedImage = false
    var isTabContent = false
    /// What is told of it is told as one, of what it is the label of.
    var isInLabel = false
    /// Between a picker and the views that are its options.
    var isInOptions = false
  }
}

// MARK: - Nodes

extension ElementBuilder {
  mutating func build(children parent: Scene.NodeID, _ role: NodeRole = .content) {
    let (start, known) = (list.entries.count, list.conditions.count)
    let wasInLabel = surroundings.isInLabel
    if role == .label { surroundings.isInLabel = true }
    var next = parent + 1
    let end = scene.nodes[Int(parent)].end
    while next < end {
      if scene.nodes[Int(next)].role == role { build(next) }
      next = scene.nodes[Int(next)].end
    }
    surroundings.isInLabel = wasInLabel
    if list.conditions.count > known + 1 { list.joinExclusive(from: start) }
  }

  /// The views that stand side by side at the top of a scene.
  mutating func buildRoots() {
    var next: Scene.NodeID = 0
    while Int(next) < scene.nodes.count {
      build(next)
      next = scene.nodes[Int(next)].end
    }
    if list.conditions.count > 1 { list.joinExclusive(from: 0) }
  }

  mutating func build(_ node: Scene.NodeID) {
    visits += 1
    if !focus.leavesOut.isEmpty, focus.leavesOut.contains(node) { return }
    let before = surroundings
    let start = list.entries.count
    inherit(node)
    let isOption = before.isInOptions && scene.isOption(node)
    if isOption { surroundings.isInOptions = false }
    content(of: node)
    surroundings = before
    // What is set on a view of UIKit is read with it.
    if isOfUIKit(node) { return }
    for index in scene.nodes[Int(node)].modifiers {
      let modifier = scene.modifiers[Int(index)]
      guard let known = KnownModifiers.all[modifier.word] else {
        if !surroundings.isLoadedImage { list.containers += scene.unknowns(handedTo: modifier) }
        continue
      }
      if known.isHeard { apply(known, modifier, to: node, from: start) }
    }
    if isOption { Pickers.option(node, from: start, &self) }
  }

  /// Of the tabs in a section the first is the one shown.
  mutating func firstChild(of node: Scene.NodeID) {
    if let first = scene.firstChild(of: node, .content) { build(first) }
  }

  @inline(__always)
  private func isOfUIKit(_ node: Scene.NodeID) -> Bool {
    guard case .view = scene.nodes[Int(node)].kind else { return false }
    return UIKitClasses.all[scene.nodes[Int(node)].word] != nil
  }

  /// Styles reach down to everything inside; the innermost wins.
  private mutating func inherit(_ node: Scene.NodeID) {
    for index in scene.nodes[Int(node)].modifiers.reversed() {
      guard let known = KnownModifiers.all[scene.modifiers[Int(index)].word], known.isInherited
      else { continue }
      let modifier = scene.modifiers[Int(index)]
      switch known.effect {
      case .labelsHidden: surroundings.labelsHidden = true
      case .labelStyle: surroundings.labelStyle = style(modifier)
      case .pickerStyle: surroundings.pickerStyle = style(modifier)
      case .datePickerStyle: surroundings.datePickerStyle = style(modifier)
      case .toggleStyle: surroundings.toggleStyle = style(modifier)
      case .tabViewStyle:
        surroundings.tabViewStyle = style(modifier)
        surroundings.hidesPageControl = hidesPageControl(modifier)
      default: break
      }
    }
  }

  /// As in `.page(indexDisplayMode: .never)`.
  private func hidesPageControl(_ modifier: AppliedModifier) -> Bool {
    guard let value = scene.firstArgument(of: modifier), case .call(_, _, let range) = scene[value],
      let first = scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)].first,
      case .member(.never, _) = scene[first.value]
    else { return false }
    return true
  }

  /// `.segmented`, and the older `SegmentedPickerStyle()`.
  private func style(_ modifier: AppliedModifier) -> Word {
    guard let value = scene.firstArgument(of: modifier) else { return .other }
    switch scene[value] {
    case .member(let word, _): return word
    case .call(let word, let name, _):
      return word == .other ? olderStyle(name) : word
    default: return .other
    }
  }

  private func olderStyle(_ name: SourceName) -> Word {
    switch index.name(name.name, in: name.file).text {
    case "SegmentedPickerStyle": .segmented
    case "WheelPickerStyle", "WheelDatePickerStyle": .wheel
    case "InlinePickerStyle": .inline
    case "MenuPickerStyle", "DefaultPickerStyle": .menu
    case "PalettePickerStyle": .palette
    case "GraphicalDatePickerStyle": .graphical
    case "CompactDatePickerStyle": .compact
    case "IconOnlyLabelStyle": .iconOnly
    case "TitleOnlyLabelStyle": .titleOnly
    case "ButtonToggleStyle": .button
    case "PageTabViewStyle": .page
    default: .other
    }
  }

  private mutating func content(of node: Scene.NodeID) {
    if surroundings.isTabContent { surroundings.isTabContent = scene.nodes[Int(node)].holdsTabs }
    switch scene.nodes[Int(node)].kind {
    // Whether something in it is unknown is told where it is read.
    case .custom where scene.nodes[Int(node)].isLeftOut: opaque(node)
    case .custom: PlacedElements.build(below: node, &self)
    case .helper, .modified, .group: build(children: node)
    case .branch(_, let isExhaustive): branch(node, isExhaustive)
    case .alternative: build(children: node)
    case .rows(let repetition): rows(node, scene.repetitions[Int(repetition)])
    case .recursion: repetition(node)
    case .opaque:
      if surroundings.isLoadedImage { return }
      let start = list.entries.count
      build(children: node)
      if start == list.entries.count, scene.isLoadedPicture(node, index) {
        append(leaf(.image, node, traits: .image, .reported))
        return
      }
      // What is unknown behind something is mostly a ground, and a class of a package mostly leaves what is shown to
      // those below it.
      if start == list.entries.count, !surroundings.isBehind, !scene.nodes[Int(node)].isHolder {
        opaque(node)
      } else {
        list.containers.append(node)
      }
    case .view: view(node, scene.nodes[Int(node)].word)
    }
  }

  mutating func opaque(_ node: Scene.NodeID, _ role: ElementRole = .opaque) {
    var element = Element(
      role: role, node: node, origin: scene.nodes[Int(node)].origin, confidence: .inferred)
    element.isOpaque = true
    append(element)
  }

  /// A view in itself once more: how deep that goes is data, of which one more is enough to tell.
  private mutating func repetition(_ node: Scene.NodeID) {
    if surroundings.isBehind || surroundings.isLoadedImage { return }
    let label = fixed(spelling(of: node) + " repeats itself")
    append(leaf(.element, node, label: label, .inferred))
  }

  /// The name of what is not written out, as it is told to people.
  func spelling(of node: Scene.NodeID) -> String {
    let name = scene[node].name
    let text = name.name.index < 0 ? "" : index.name(name.name, in: name.file).text
    return text.isEmpty ? "‹…›" : "‹" + text + "›"
  }

  /// A branch whose sides are what `role` says in it.
  mutating func branch(
    _ node: Scene.NodeID, _ isExhaustive: Bool, _ role: NodeRole = .content
  ) {
    if let side = focus.side(of: node, in: scene) { return build(side) }
    let start = open(.branch(isExhaustive: isExhaustive))
    let bars = chrome.entries.count
    var sides: [ChromeSide] = []
    let titledBefore = titled
    var titledSides: [Titled?] = []
    var next = node + 1
    let end = scene.nodes[Int(node)].end
    while next < end {
      if scene.nodes[Int(next)].role == role, !focus.leavesOut.contains(next) {
        let side = open(.alternative)
        let condition = condition(of: next)
        list.entries[side].condition = condition
        list.entries[side].question = Question(side: next)
        list.entries[side].oneRow = open(rows: scene.nodes[Int(next)].oneRow, around: next)
        titled = nil
        build(next)
        titledSides.append(titled)
        close(side)
        sides.append(ChromeSide(entry: side, end: chrome.entries.count, condition: condition))
      }
      next = scene.nodes[Int(next)].end
    }
    list.entries[start].oneRow = open(rows: scene.nodes[Int(node)].oneRow, around: node)
    close(start)
    let isTitled = titledSides.contains { $0 != nil }
    if chrome.entries.count > bars || isTitled { number(&sides, of: node) }
    if chrome.entries.count > bars { part(chromeFrom: bars, sides, isExhaustive) }
    titled = titledBefore
    if isTitled { join(titledSides, sides, isExhaustive, over: titledBefore) }
  }

  private mutating func rows(_ node: Scene.NodeID, _ repetition: Repetition) {
    // Of several pages or tabs one is shown.
    if surroundings.isTabContent || focus.isInside(node, in: scene) {
      build(children: node)
      return
    }
    let start = open(
      .rows(node: node, count: Int32(repetition.count), isAssumed: repetition.isAssumed))
    list.entries[start].condition = condition(of: node)
    openRows.append((node, start))
    build(children: node)
    openRows.removeLast()
    close(start)
  }

  /// The rows so far out from a node, where they are being written; notes that one of them differs.
  mutating func open(rows distance: UInt8, around node: Scene.NodeID) -> Scene.NodeID {
    guard distance > 0 else { return -1 }
    let rows = scene.rows(distance, around: node)
    outermostRows = min(outermostRows, rows)
    guard let (_, start) = openRows.last(where: { $0.node == rows }) else { return -1 }
    list.entries[start].differs = true
    return rows
  }
}

extension Stop.Confidence {
  func weaker(_ other: Stop.Confidence) -> Stop.Confidence {
    rank > other.rank ? self : other
  }

  private var rank: Int {
    switch self {
    case .documented: 0
    case .reported: 1
    case .inferred: 2
    }
  }
}

extension SceneNode {
  /// May stand between a `TabView` and its tabs.
  fileprivate var holdsTabs: Bool {
    switch kind {
    case .view: word == .ForEach || word == .Group || word == .TabSection
    case .helper, .modified, .group, .branch, .alternative, .rows: true
    case .custom, .opaque, .recursion: false
    }
  }
}
