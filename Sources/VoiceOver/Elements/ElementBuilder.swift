import Views

/// Turns a scene into elements, by one model.
struct ElementBuilder {
  /// Joined texts are new values of the scene.
  var scene: Scene
  let exceptions: Exceptions
  let index: ViewIndex
  var list = ElementList()
  var chrome = ElementList()
  /// The navigation title, and the node that set it.
  var title: (element: Element, node: Scene.NodeID)?
  var hidesBar = false
  var hidesTabs = false
  var hidesBack = false
  /// Inside repeated tabs.
  var isInTabRows = false
  /// Which exceptions have met what they are about.
  var met: Exceptions = []
  var surroundings = Surroundings()

  init(scene: Scene, index: ViewIndex, exceptions: Exceptions) {
    self.scene = scene
    self.index = index
    self.exceptions = exceptions
  }

  /// What views inherit from those around them.
  struct Surroundings {
    var labelsHidden = false
    var labelStyle: Word = .other
    var pickerStyle: Word = .other
    var datePickerStyle: Word = .other
    var toggleStyle: Word = .other
    var tabViewStyle: Word = .other
    var hidesPageControl = false
    var isInList = false
    var isBehind = false
    var isInFront = false
    var isLoadedImage = false
    var isTabContent = false
    var isLinkLabel = false
  }
}

// MARK: - Nodes

extension ElementBuilder {
  mutating func build(children parent: Scene.NodeID, _ role: NodeRole = .content) {
    let (start, known) = (list.entries.count, list.conditions.count)
    var next = parent + 1
    let end = scene.nodes[Int(parent)].end
    while next < end {
      if scene.nodes[Int(next)].role == role { build(next) }
      next = scene.nodes[Int(next)].end
    }
    if list.conditions.count > known + 1 { list.joinExclusive(from: start) }
  }

  mutating func build(_ node: Scene.NodeID) {
    let before = surroundings
    let start = list.entries.count
    inherit(node)
    content(of: node)
    surroundings = before
    // What is set on a view of UIKit is read with it.
    if isOfUIKit(node) { return }
    for index in scene.nodes[Int(node)].modifiers {
      guard let known = KnownModifiers.all[scene.modifiers[Int(index)].word], known.isHeard
      else { continue }
      apply(known, scene.modifiers[Int(index)], to: node, from: start)
    }
  }

  /// Of the tabs in a section the first is the one shown.
  mutating func firstChild(of node: Scene.NodeID) {
    if let first = scene.firstChild(of: node, .content) { build(first) }
  }

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
    case .custom, .helper, .modified, .group: build(children: node)
    case .branch(_, let isExhaustive): branch(node, isExhaustive)
    case .alternative: build(children: node)
    case .rows(let repetition): rows(node, scene.repetitions[Int(repetition)])
    case .opaque, .recursion:
      if surroundings.isLoadedImage { return }
      let start = list.entries.count
      build(children: node)
      if start == list.entries.count { opaque(node) } else { list.containers.append(node) }
    case .view: view(node, scene.nodes[Int(node)].word)
    }
  }

  mutating func opaque(_ node: Scene.NodeID, _ role: ElementRole = .opaque) {
    var element = Element(
      role: role, node: node, origin: scene.nodes[Int(node)].origin, confidence: .inferred)
    element.isOpaque = true
    append(element)
  }

  private mutating func branch(_ node: Scene.NodeID, _ isExhaustive: Bool) {
    let condition = condition(of: node)
    let start = open(.branch(isExhaustive: isExhaustive))
    list.entries[start].condition = condition
    var next = node + 1
    let end = scene.nodes[Int(node)].end
    while next < end {
      if scene.nodes[Int(next)].role == .content {
        let side = open(.alternative)
        build(next)
        close(side)
      }
      next = scene.nodes[Int(next)].end
    }
    close(start)
  }

  private mutating func rows(_ node: Scene.NodeID, _ repetition: Repetition) {
    // Of several pages or tabs one is shown.
    if surroundings.isTabContent {
      build(children: node)
      return
    }
    let start = open(
      .rows(node: node, count: Int32(repetition.count), isAssumed: repetition.isAssumed))
    build(children: node)
    close(start)
  }

  // MARK: Entries

  mutating func append(_ element: Element) {
    list.elements.append(element)
    list.entries.append(
      ElementList.Entry(kind: .element(Int32(list.elements.count - 1)), span: 1))
  }

  mutating func open(_ kind: ElementList.Kind) -> Int {
    list.entries.append(ElementList.Entry(kind: kind, span: 1))
    return list.entries.count - 1
  }

  mutating func close(_ start: Int) {
    list.entries[start].span = Int32(list.entries.count - start)
  }

  /// Puts an entry around everything from `start` on.
  mutating func wrap(from start: Int, _ kind: ElementList.Kind) {
    let span = Int32(list.entries.count - start + 1)
    list.entries.insert(ElementList.Entry(kind: kind, span: span), at: start)
  }

  mutating func remove(from start: Int) {
    list.entries.removeSubrange(start...)
  }

  func leaf(
    _ role: ElementRole, _ node: Scene.NodeID, label: ValueID = .null,
    source: Element.LabelSource = .content, traits: Traits = [],
    _ confidence: Stop.Confidence
  ) -> Element {
    var element = Element(
      role: role, traits: traits, node: node, origin: scene.nodes[Int(node)].origin,
      confidence: confidence)
    element.label = label
    element.labelSource = label == .null ? .none : source
    return element
  }

  /// Calls `change` with each element that a property reaches: those of the top level, and of groups
  /// only their own.
  mutating func forEachTop(from start: Int, _ change: (inout Element) -> Void) {
    var index = start
    while index < list.entries.count {
      switch list.entries[index].kind {
      case .element(let element):
        change(&list.elements[Int(element)])
        index += 1
      case .group(let element):
        change(&list.elements[Int(element)])
        index += Int(list.entries[index].span)
      case .branch, .alternative, .rows: index += 1
      }
    }
  }

  /// The elements and groups that a property would reach.
  func topCount(from start: Int) -> Int {
    var count = 0
    var index = start
    while index < list.entries.count {
      switch list.entries[index].kind {
      case .element, .group:
        count += 1
        index += Int(list.entries[index].span)
      case .branch, .alternative, .rows: index += 1
      }
    }
    return count
  }

  /// Tells each element from `start` on its place, where it is certain how many there are.
  mutating func number(from start: Int) {
    var elements: [Int] = []
    for entry in list.entries[start...] {
      guard case .element(let id) = entry.kind else { return }
      elements.append(Int(id))
    }
    for (index, id) in elements.enumerated() {
      list.elements[id].place = (Int32(index + 1), Int32(elements.count))
    }
  }

  /// The only entry from `start` on, when that is an element or a group.
  func single(from start: Int) -> ElementList.Kind? {
    guard start < list.entries.count,
      start + Int(list.entries[start].span) == list.entries.count
    else { return nil }
    switch list.entries[start].kind {
    case .element, .group: return list.entries[start].kind
    case .branch, .alternative, .rows: return nil
    }
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
