package import Views

/// A screen as a drawing needs it: its stacks, what stands in them, and where VoiceOver stops.
///
/// The text form is lines of fields separated by tabs: depth, kind, then `g=` and `p=` (numbers of its
/// stops in the two models), `say=`, `text=`, `merged=` (what a row says as one element), `count=`,
/// `assumed`, `line=`, `at=`. The first line is `swipe-map 1` and the name.
package struct SceneLayout {
  private let scene: Scene
  private let index: ViewIndex
  private let speech: Speech
  private let part: ScenePart
  /// Stops by the node that makes them.
  private var guideline: [Scene.NodeID: [Numbered]] = [:]
  private var platform: [Scene.NodeID: [Numbered]] = [:]
  private var chromeNumbers: [(element: Element, guideline: Int?, platform: Int?)] = []
  private let hasBackButton: Bool

  private struct Numbered {
    var element: Element
    var number: Int
  }

  package init(_ part: ScenePart, of scene: Scene, in index: ViewIndex, hasBackButton: Bool) {
    self.part = part
    self.scene = scene
    self.index = index
    self.hasBackButton = hasBackButton
    speech = Speech(scene: scene, index: index)
    numberChrome()
    let first = hasBackButton ? 2 : 1
    guideline = number(part.guideline, from: first)
    platform = number(part.platform, from: first)
  }

  package func text(name: String) -> String {
    var out = "swipe-map 1\t" + LayoutNode.escaped(name) + "\n"
    var content: [LayoutNode] = []
    if part.node >= 0 {
      content = children(of: part.node)
    } else {
      var next: Scene.NodeID = 0
      while Int(next) < scene.nodes.count {
        content += looks(next, depth: 0)
        next = scene[next].end
      }
    }
    let (bars, tabs) = chrome
    let drawn = (bars + content + tabs).compactMap(\.simplified)
    for node in drawn + missing(from: drawn) { node.write(depth: 0, &out) }
    return out
  }

  /// Stops of what is not seen where it stands: representations, and children made up for listeners.
  private func missing(from drawn: [LayoutNode]) -> [LayoutNode] {
    var numbers: Set<Int> = []
    func collect(_ nodes: [LayoutNode]) {
      for node in nodes {
        numbers.formUnion(node.guideline)
        collect(node.children)
      }
    }
    collect(drawn)
    let lost = guideline.values.joined().filter { !numbers.contains($0.number) }
    return lost.sorted { $0.number < $1.number }.map { leaf($0, nil) }
  }

  // MARK: Numbers

  private mutating func numberChrome() {
    let guideline = order(part.guideline.chrome)
    let platform = order(part.platform.chrome)
    let first = hasBackButton ? 2 : 1
    for (place, element) in guideline.enumerated() {
      let number = place < platform.count ? first + place : nil
      chromeNumbers.append((element, first + place, number))
    }
  }

  private func number(_ elements: Elements, from first: Int) -> [Scene.NodeID: [Numbered]] {
    var found: [Scene.NodeID: [Numbered]] = [:]
    var number = first + order(elements.chrome).count
    for element in order(elements.content) {
      found[element.node, default: []].append(Numbered(element: element, number: number))
      number += 1
    }
    return found
  }

  /// Elements as they are reached: of branches the larger side, rows once.
  private func order(_ list: ElementList) -> [Element] {
    var found: [Element] = []
    collect(list, list.entries.indices, &found)
    return found
  }

  private func collect(_ list: ElementList, _ range: Range<Int>, _ found: inout [Element]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(list.entries[index].span)
      let inner = (index + 1)..<end
      switch list.entries[index].kind {
      case .element(let id): found.append(list.elements[Int(id)])
      case .branch: if let side = list.largest(inner) { collect(list, side, &found) }
      case .group, .alternative, .rows: collect(list, inner, &found)
      }
      index = end
    }
  }

  // MARK: Nodes

  /// What is in front of the reader; presentations, menus and actions are elsewhere.
  private static let seen: Set<NodeRole> = [
    .content, .label, .header, .footer, .currentValueLabel, .overlay, .background, .inset, .tab,
  ]

  private func children(of parent: Scene.NodeID, depth: Int = 0) -> [LayoutNode] {
    scene.children(of: parent).filter { Self.seen.contains(scene[$0].role) }
      .flatMap { looks($0, depth: depth + 1) }
  }

  private func looks(_ node: Scene.NodeID, depth: Int) -> [LayoutNode] {
    // Scenes end, but hostile ones may end late.
    guard depth < 300 else { return [] }
    let shapes = appearance(of: node, depth: depth)
    let own = (guideline[node] ?? [], platform[node] ?? [])
    if own.0.isEmpty, own.1.isEmpty { return shapes }
    return numbered(shapes, node, own.0, own.1)
  }

  /// Puts stops on what is seen: on the thing itself, or on a frame around several.
  private func numbered(
    _ shapes: [LayoutNode], _ node: Scene.NodeID, _ guideline: [Numbered], _ platform: [Numbered]
  ) -> [LayoutNode] {
    if max(guideline.count, platform.count) > 1 {
      let leaves = (0..<max(guideline.count, platform.count)).map { place in
        let pair = (
          place < guideline.count ? guideline[place] : nil,
          place < platform.count ? platform[place] : nil
        )
        return leaf(pair.0, pair.1)
      }
      let inner = shapes.flatMap { $0.isArrangement ? $0.children : [] }
      return [LayoutNode("h", leaves)] + inner
    }
    let own = guideline.first ?? platform.first
    let isOneThing = shapes.count == 1 && !shapes[0].isArrangement
    var frame: LayoutNode
    if isOneThing {
      frame = shapes[0]
    } else if own?.element.made == .itself {
      return [leaf(guideline.first, platform.first)] + shapes
    } else {
      frame = LayoutNode("element", shapes)
    }
    frame.guideline = guideline.map(\.number)
    frame.platform = platform.map(\.number)
    if let own { frame.speech = speech.said(at: own.element) }
    return [frame]
  }

  private func leaf(_ guideline: Numbered?, _ platform: Numbered?) -> LayoutNode {
    var leaf = LayoutNode("other")
    guard let element = (guideline ?? platform)?.element else { return leaf }
    leaf.kind = Self.kind(of: element.spokenRole)
    leaf.guideline = [guideline?.number].compactMap(\.self)
    leaf.platform = [platform?.number].compactMap(\.self)
    leaf.speech = speech.said(at: element)
    leaf.visible = speech.label(of: element)
    return leaf
  }

  private func appearance(of node: Scene.NodeID, depth: Int) -> [LayoutNode] {
    let entry = scene[node]
    switch entry.kind {
    case .custom, .helper, .modified, .group, .alternative: return children(of: node, depth: depth)
    case .branch:
      return side(of: scene.children(of: node, .content)).map { looks($0, depth: depth + 1) } ?? []
    case .rows(let repetition):
      return [rows(node, scene.repetitions[Int(repetition)], depth)]
    case .opaque, .recursion:
      var shape = LayoutNode("opaque")
      shape.visible = speech.wording.spelling(entry.name)
      return [shape]
    case .view: return view(node, depth)
    }
  }

  /// The alternative that holds the numbered stops; the first where none does.
  private func side(of alternatives: [Scene.NodeID]) -> Scene.NodeID? {
    var best: (node: Scene.NodeID, stops: Int)?
    for alternative in alternatives {
      var stops = 0
      for node in alternative..<scene[alternative].end where guideline[node] != nil { stops += 1 }
      if stops > best?.stops ?? -1 { best = (alternative, stops) }
    }
    return best?.node
  }

  private func rows(_ node: Scene.NodeID, _ repetition: Repetition, _ depth: Int) -> LayoutNode {
    var rows = LayoutNode("rows", children(of: node, depth: depth))
    rows.count = repetition.count
    rows.isAssumed = repetition.isAssumed
    rows.line = index.place(of: scene[node].origin).line
    let list = part.guideline.content
    if let body = list.body(of: node), list.isUngrouped(body) { rows.merged = merged(node, body) }
    return rows
  }

  /// What the row says as one element: what the platform already makes of it, or its texts in order.
  private func merged(_ node: Scene.NodeID, _ body: Range<Int>) -> String {
    var single: [Element] = []
    if let same = part.platform.content.body(of: node) {
      collect(part.platform.content, same, &single)
    }
    if single.count == 1 { return speech.said(at: single[0]) }
    var found: [Element] = []
    collect(part.guideline.content, body, &found)
    let labels = found.filter { $0.labelSource != .symbolName && $0.labelSource != .assetName }
      .map { speech.label(of: $0) }.filter { !$0.isEmpty }
    // One label on a whole stack is said at every part of it; as one element it is said once.
    var said: [String] = []
    for label in labels where !said.contains(label) { said.append(label) }
    return said.isEmpty ? "" : said.joined(separator: ", ") + "."
  }
}

// MARK: - Views and chrome

extension SceneLayout {
  private func view(_ node: Scene.NodeID, _ depth: Int) -> [LayoutNode] {
    let word = scene[node].word
    guard let known = KnownViews.all[word] else { return [LayoutNode("opaque")] }
    let inner = children(of: node, depth: depth)
    // The options of a segmented or inline picker are the stops, not the picker.
    if known.becomes == .picker, guideline[node] == nil, !inner.isEmpty {
      return [LayoutNode("h", inner)]
    }
    switch known.becomes {
    case .nothing:
      return word == .Spacer
        ? [LayoutNode("space")] : word == .Divider ? [LayoutNode("divider")] : []
    case .children: return [LayoutNode(Self.axis(word), inner)]
    case .list, .section, .groupBox, .tabs, .page, .table, .unavailable, .anyOf:
      return [LayoutNode("v", inner)]
    case .labeledContent: return [LayoutNode("h", inner)]
    case .disclosure: return [thing("button", node)]
    case .text, .label: return [thing("text", node, inner)]
    case .image:
      return [LayoutNode(scene.argument(.systemName, of: node) == nil ? "image" : "symbol")]
    case .asyncImage, .canvas: return [LayoutNode("image")]
    case .shape: return inner.isEmpty ? [LayoutNode("shape")] : [LayoutNode("z", inner)]
    case .button, .shareLink, .systemButton: return [thing("button", node, inner)]
    case .navigationLink, .link: return [thing("link", node, inner)]
    case .menu: return [thing("menu", node, inner)]
    case .toggle: return [thing("toggle", node)]
    case .slider: return [thing("slider", node)]
    case .stepper: return [thing("stepper", node)]
    case .picker, .color: return [thing("picker", node)]
    case .datePicker: return [thing("date", node)]
    case .textField, .secureField, .textEditor: return [thing("field", node)]
    case .progress, .gauge: return [thing("progress", node)]
    case .chart, .opaque:
      var shape = LayoutNode("opaque")
      shape.visible = speech.wording.spelling(scene[node].name)
      return [shape]
    }
  }

  /// A leaf or a control with its title; where it has none, with the views of its label.
  private func thing(
    _ kind: String, _ node: Scene.NodeID, _ inner: [LayoutNode] = []
  ) -> LayoutNode {
    var thing = LayoutNode(kind)
    if let title = scene.firstArgument(of: node) {
      switch scene[title] {
      case .closure, .view: break
      default: thing.visible = Speech.unmarked(speech.wording.plain(title))
      }
    }
    let isTextual = thing.visible.isEmpty || ["link", "button", "menu"].contains(kind)
    if isTextual, !inner.isEmpty {
      thing.visible = ""
      thing.children = inner
    }
    return thing
  }

  private static func axis(_ word: Word) -> String {
    switch word {
    case .HStack, .LazyHStack, .LazyHGrid, .HStackLayout, .GridRow, .ControlGroup, .HSplitView: "h"
    case .ZStack, .ZStackLayout: "z"
    default: "v"
    }
  }

  private static func kind(of role: ElementRole) -> String {
    switch role {
    case .text, .header, .element: "text"
    case .image: "image"
    case .shape: "shape"
    case .button, .backButton, .pageControl: "button"
    case .link: "link"
    case .toggle: "toggle"
    case .slider: "slider"
    case .stepper: "button"
    case .picker, .color: "picker"
    case .date: "date"
    case .textField, .secureField, .searchField: "field"
    case .progress, .gauge: "progress"
    case .tab: "tab"
    case .menu: "menu"
    case .chart, .opaque: "opaque"
    }
  }

  /// What stands above the content, and the tabs below it.
  private var chrome: (bars: [LayoutNode], tabs: [LayoutNode]) {
    var bars: [LayoutNode] = []
    var items: [LayoutNode] = []
    var tabs: [LayoutNode] = []
    if hasBackButton {
      var back = LayoutNode("chrome")
      (back.guideline, back.platform) = ([1], [1])
      (back.speech, back.visible, back.place) = ("Back. Back Button.", "Back", "back")
      items.append(back)
    }
    for (element, guideline, platform) in chromeNumbers {
      var node = LayoutNode("chrome")
      node.guideline = [guideline].compactMap(\.self)
      node.platform = [platform].compactMap(\.self)
      node.speech = speech.said(at: element)
      node.visible = speech.label(of: element)
      switch element.role {
      case .header:
        node.place = "title"
        bars.append(node)
      case .searchField:
        node.place = "search"
        bars.append(node)
      case .tab:
        node.kind = "tab"
        tabs.append(node)
      default:
        node.place = "toolbar"
        items.append(node)
      }
    }
    // Back and the title lead, buttons stand at the other end; the search field is below.
    let leading = items.filter { $0.place == "back" } + bars.filter { $0.place == "title" }
    let trailing = items.filter { $0.place != "back" }
    let line = leading + (trailing.isEmpty ? [] : [LayoutNode("space")]) + trailing
    let search = bars.filter { $0.place == "search" }
    return ([LayoutNode("h", line)] + search, [LayoutNode("h", tabs)])
  }
}

extension Reading {
  /// The view, and what it shows apart, each by the name its report has.
  package func layouts(
    in index: ViewIndex, hasBackButton: Bool
  ) -> [(name: String, text: String)] {
    var named: [(name: String, text: String)] = []
    var inner = outline.inner[...]
    for (place, part) in parts.enumerated() {
      var name = outline.report.name
      if place > 0 {
        // Parts without a stop have no report.
        let cost = part.guideline.content.cost.max + part.platform.content.cost.max
        guard cost > 0, let report = inner.popFirst() else { continue }
        name = report.name
      }
      let layout = SceneLayout(
        part, of: scene, in: index, hasBackButton: hasBackButton && place == 0)
      named.append((name, layout.text(name: name)))
    }
    return named
  }
}
