package import Scenes
package import Views

/// A screen as a drawing needs it: its stacks, what stands in them, and where VoiceOver stops.
///
/// The text form is lines of fields separated by tabs: depth, kind, then `g=` and `p=` (numbers of its
/// stops in the two models), `say=`, `text=`, `merged=` (what a row's parts say as one element), `stays`
/// (a control among them), `when=` (what has to hold for its stops to be there), `count=`, `assumed`, `line=`, `at=`.
/// The first line is `swipe-map 1` and the name. Where a screen need not have all of that, its usual state follows in
/// the same form, behind a line `usual-map 1`.
package struct SceneLayout {
  let scene: Scene
  let index: ViewIndex
  let speech: Speech
  let part: ScenePart
  /// Stops by the node that makes them.
  var guideline: [Scene.NodeID: [Numbered]] = [:]
  var platform: [Scene.NodeID: [Numbered]] = [:]
  var chromeNumbers: [(stop: Numbered, platform: Int?)] = []
  /// What who shows the screen puts around it.
  let around: StopLists
  /// How these come between the stops of its own bars.
  var jointBars = (guideline: JointBars([], around: []), platform: JointBars([], around: []))
  /// By the number of a stop, what has to hold for it to be there.
  var whens: [Int: String] = [:]
  /// The sides that have stops which are not among those that are numbered.
  var hidden: Set<Scene.NodeID> = []
  /// What rows become where they are grouped, by the node of each.
  private let groups: [Scene.NodeID: RowGroup]

  struct Numbered {
    var element: Element
    var number: Int
    /// How often its rows repeat it.
    var repeats: Repeats

    var count: Int { repeats.count }
    /// Where it is less often than its rows.
    var times: Int? { repeats.isPart ? repeats.count : nil }
  }

  package init(
    _ part: ScenePart, of scene: Scene, in index: ViewIndex, around: StopLists, groups: [RowGroup],
    without leftOut: Set<Scene.NodeID> = [], listed: ListedStops? = nil
  ) {
    self.part = part
    self.groups = Dictionary(groups.map { ($0.body, $0) }, uniquingKeysWith: { first, _ in first })
    self.scene = scene
    self.index = index
    self.around = around
    // As a transcript says it: in words, and of rows that are listed one or another.
    speech = Speech(scene: scene, index: index, isReadable: true)
    jointBars = (
      JointBars(
        order(part.guideline.chrome).map(\.element.barPlace), around: around.guideline.bars),
      JointBars(order(part.platform.chrome).map(\.element.barPlace), around: around.platform.bars)
    )
    number(whensOf: listed ?? scene.listed(part, .guideline, in: index))
    hidden.formUnion(leftOut)
    numberChrome()
    guideline = number(part.guideline, from: around.guideline.inBars + 1)
    platform = number(part.platform, from: around.platform.inBars + 1)
  }

  package func text(name: String, kind: String = "swipe-map") -> String {
    var out = kind + " 1\t" + LayoutNode.escaped(name) + "\n"
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
    let drawn = (bars + content + contentAround + tabs).compactMap(\.simplified)
    for node in drawn + missing(from: drawn) { node.write(depth: 0, &out) }
    return out
  }

  /// Stops of what is not seen where it stands: representations, and children made up for listeners.
  private func missing(from drawn: [LayoutNode]) -> [LayoutNode] {
    var seen = (guideline: Set<Int>(), platform: Set<Int>())
    func collect(_ nodes: [LayoutNode]) {
      for node in nodes {
        seen.guideline.formUnion(node.guideline)
        seen.platform.formUnion(node.platform)
        collect(node.children)
      }
    }
    collect(drawn)
    var lost: [(order: Int, node: LayoutNode)] = []
    for node in Set(guideline.keys).union(platform.keys).sorted() {
      let own = (guideline[node] ?? []).filter { !seen.guideline.contains($0.number) }
      let other = (platform[node] ?? []).filter { !seen.platform.contains($0.number) }
      for place in 0..<max(own.count, other.count) {
        let first = place < own.count ? own[place] : nil
        let second = place < other.count ? other[place] : nil
        let shape = Self.repeated(leaf(first, second), first?.count ?? second?.count ?? 1)
        lost.append((first?.number ?? second?.number ?? 0, shape))
      }
    }
    // Both models count: where two have one number, they stand in the order of their nodes.
    let places = lost.indices.sorted { (lost[$0].order, $0) < (lost[$1].order, $1) }
    return places.map { lost[$0].node }
  }

  static func repeated(_ node: LayoutNode, _ count: Int) -> LayoutNode {
    guard count != 1 else { return node }
    var rows = LayoutNode("rows", [node])
    rows.count = count
    return rows
  }

  // MARK: Numbers

  private mutating func numberChrome() {
    let platform = order(part.platform.chrome).count
    for (place, (element, repeats)) in order(part.guideline.chrome).enumerated() {
      let stop = Numbered(
        element: element, number: jointBars.guideline.place(ofOwn: place) + 1, repeats: repeats)
      chromeNumbers.append(
        (stop, place < platform ? jointBars.platform.place(ofOwn: place) + 1 : nil))
    }
  }

  private func number(_ elements: Elements, from first: Int) -> [Scene.NodeID: [Numbered]] {
    var found: [Scene.NodeID: [Numbered]] = [:]
    var number = first + order(elements.chrome).count
    for (element, repeats) in order(elements.content) {
      found[element.node, default: []]
        .append(Numbered(element: element, number: number, repeats: repeats))
      number += 1
    }
    return found
  }

  typealias Reached = (element: Element, repeats: Repeats)

  /// Elements as they are reached: of branches the larger side, rows once and with their count.
  private func order(_ list: ElementList) -> [Reached] {
    var found: [Reached] = []
    collect(list, list.entries.indices, &found)
    return found
  }

  func collect(
    _ list: ElementList, _ range: Range<Int>, repeats: Repeats = Repeats(),
    skipsRows: Bool = false, _ found: inout [Reached]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(list.entries[index].span)
      let inner = (index + 1)..<end
      switch list.entries[index].kind {
      case .element(let id): found.append((list.elements[Int(id)], repeats))
      case .branch:
        for (side, repeats) in list.shownSides(inner, repeats) {
          collect(list, side, repeats: repeats, skipsRows: skipsRows, &found)
        }
      case .group, .alternative:
        collect(list, inner, repeats: repeats, skipsRows: skipsRows, &found)
      case .rows where skipsRows: break
      case .rows(let node, let count, _):
        collect(list, inner, repeats: repeats.inside(node, Int(count)), &found)
      }
      index = end
    }
  }

  // MARK: Nodes

  /// What is in front of the reader; presentations, menus and actions are elsewhere.
  private static let seen: Set<NodeRole> = [
    .content, .label, .header, .footer, .currentValueLabel, .overlay, .background, .inset, .tab,
  ]

  func children(of parent: Scene.NodeID, depth: Int = 0) -> [LayoutNode] {
    let all = scene.children(of: parent).filter { Self.seen.contains(scene[$0].role) }
    // Source may write a header behind what it stands above, and a footer before what it stands below.
    let (headers, footers) = (
      all.filter { scene[$0].role == .header }, all.filter { scene[$0].role == .footer }
    )
    let between = all.filter { scene[$0].role != .header && scene[$0].role != .footer }
    return (headers + between + footers).flatMap { looks($0, depth: depth + 1) }
  }

  func looks(_ node: Scene.NodeID, depth: Int) -> [LayoutNode] {
    // Scenes end, but hostile ones may end late.
    guard depth < 300 else { return [] }
    let shapes = appearance(of: node, depth: depth)
    let own = (guideline[node] ?? [], platform[node] ?? [])
    let drawn =
      own.0.isEmpty && own.1.isEmpty
      ? shapes : numbered(shapes, node, own.0, own.1) + disclosed(node, depth)
    guard let group = groups[node] else { return drawn }
    return grouped(drawn, as: group)
  }

  /// What a disclosure group shows below its button while it is open.
  private func disclosed(_ node: Scene.NodeID, _ depth: Int) -> [LayoutNode] {
    guard scene[node].kind == .view, KnownViews.written[scene[node].word]?.becomes == .disclosure
    else { return [] }
    return scene.children(of: node, .content).filter { child in
      (child..<scene[child].end).contains { guideline[$0] != nil || platform[$0] != nil }
    }.flatMap { looks($0, depth: depth + 1) }
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
    frame.times = own.flatMap(\.times)
    frame.when = when(frame.guideline)
    if let own {
      frame.speech = speech.said(at: own.element)
      if frame.visible.isEmpty, frame.children.isEmpty, Self.labelled.contains(frame.kind) {
        frame.visible = speech.label(of: own.element)
      }
    }
    return [frame]
  }

  /// What shows its label, also where that is made of views: what is said of it besides is not seen.
  private static let labelled: Set = ["picker", "toggle", "slider", "stepper", "date", "field"]

  private func leaf(_ guideline: Numbered?, _ platform: Numbered?) -> LayoutNode {
    var leaf = LayoutNode("other")
    guard let element = (guideline ?? platform)?.element else { return leaf }
    leaf.kind = Self.kind(of: element.spokenRole)
    leaf.guideline = [guideline?.number].compactMap(\.self)
    leaf.platform = [platform?.number].compactMap(\.self)
    leaf.times = (guideline ?? platform)?.times
    leaf.when = when(leaf.guideline)
    leaf.speech = speech.said(at: element)
    leaf.visible = speech.label(of: element)
    return leaf
  }

  private func appearance(of node: Scene.NodeID, depth: Int) -> [LayoutNode] {
    let entry = scene[node]
    switch entry.kind {
    case .custom, .helper, .modified, .group, .alternative: return children(of: node, depth: depth)
    case .branch:
      return sides(of: scene.children(of: node, .content)).flatMap { looks($0, depth: depth + 1) }
    case .rows(let repetition):
      return [rows(node, scene.repetitions[Int(repetition)], depth)]
    case .opaque, .recursion:
      let inner = children(of: node, depth: depth)
      if !inner.isEmpty { return [LayoutNode("v", inner)] }
      var shape = LayoutNode("opaque")
      shape.visible = speech.wording.spelling(entry.name)
      return [shape]
    case .view: return view(node, depth)
    }
  }

  /// The alternatives that hold numbered stops; the first where none does, and none of them is left out.
  private func sides(of alternatives: [Scene.NodeID]) -> [Scene.NodeID] {
    let told = alternatives.filter { side in
      (side..<scene[side].end).contains { guideline[$0] != nil }
    }
    if !told.isEmpty { return told }
    return alternatives.contains { hidden.contains($0) } ? [] : Array(alternatives.prefix(1))
  }

  private func rows(_ node: Scene.NodeID, _ repetition: Repetition, _ depth: Int) -> LayoutNode {
    let children = children(of: node, depth: depth)
    // The pages of a view of tabs are shown one at a time, and not repeated.
    let isRepeated = [part.guideline, part.platform].contains { $0.content.body(of: node) != nil }
    guard isRepeated else { return LayoutNode("v", children) }
    var rows = LayoutNode("rows", children)
    rows.count = repetition.count
    rows.isAssumed = repetition.isAssumed
    rows.line = index.place(of: scene[node].origin).line
    return rows
  }
}

extension Reading {
  /// The view, and what it shows apart, each by the name its report has.
  package func layouts(
    in index: ViewIndex, around: StopLists, groups: [RowGroup] = []
  ) -> [(name: String, text: String)] {
    zip(screens, [outline.report] + outline.inner).enumerated().map { place, screen in
      let (part, report) = screen
      let around = place == 0 ? around : report.around
      // Where the report lists the stops of this model, they are written already.
      let listed = outline.listing == .guideline ? self.listed[place] : nil
      let layout = SceneLayout(
        part, of: scene, in: index, around: around, groups: groups, listed: listed)
      let usual = UsualState(of: part).map { state in
        SceneLayout(
          state.part, of: scene, in: index, around: around, groups: groups, without: state.leftOut
        ).text(name: report.name, kind: "usual-map")
      }
      return (report.name, layout.text(name: report.name) + (usual ?? ""))
    }
  }
}
