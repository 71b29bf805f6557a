import Scenes
import Views

/// What is told of a screen.
extension Reader {
  /// Why the models differ costs a count more for each of the reasons; who lists no stops does not tell of it.
  mutating func report(
    _ name: String, _ place: Place, _ shown: Shown, _ listed: ListedStops, tellsWhy: Bool
  ) -> ViewReport {
    let (platform, guideline) = (shown.part.platform, shown.part.guideline)
    let counts = counted(guideline, shown.shapes.guideline)
    // Where no exception was met, both models have the same elements.
    let heard = shown.met.isEmpty ? counts : counted(platform, shown.shapes.platform)
    let opaque = opaqueNames(guideline)
    var report = ViewReport(
      name: name, place: place, screen: nil, isOpaque: !opaque.isEmpty || !scene.gaps.isEmpty,
      opaqueNames: opaque,
      swipes: BothModels(guideline: counts.all, platform: heard.all),
      chrome: BothModels(guideline: counts.chrome, platform: heard.chrome),
      deltas: tellsWhy ? deltas(shown) : [],
      rows: rows(shown, counts.typical, heard.typical), stops: listed.stops,
      stopCount: settings.listing == .nothing ? platform.stopCount : listed.stops.count)
    report.sides = listed.sides
    if settings.listing != .nothing { report.unknowns = unknowns(guideline) }
    let list = guideline.content
    report.isWeb = list.entries.contains { entry in
      guard case .element(let id) = entry.kind else { return false }
      return scene[list.elements[Int(id)].node].isWebPage
    }
    return report
  }

  /// What one model counts.
  private struct Counted {
    let typical: Typical
    let all: Cost
    let chrome: Cost
  }

  private mutating func counted(_ elements: Elements, _ shape: ListShape) -> Counted {
    let typical = figures.typical(of: elements, shape)
    let (all, chrome) = elements.costs(typical)
    return Counted(typical: typical, all: all, chrome: chrome)
  }

  /// Of what others speak for only whether all of it is known, and what else has to be for that.
  mutating func partReport(_ name: String, _ place: Place) -> (report: ViewReport, hears: [TypeID])
  {
    let elements = scene.nodes.contains { $0.isOpaque || $0.isLeftOut } ? guideline : nil
    let opaque = elements.map { opaqueNames($0) } ?? []
    let report = ViewReport(
      name: name, place: place, screen: nil, isOpaque: !opaque.isEmpty || !scene.gaps.isEmpty,
      opaqueNames: opaque, swipes: .none, chrome: .none, deltas: [], rows: [], stops: [])
    var hears: [TypeID] = []
    var known: Set<TypeID> = []
    for node in elements.map({ $0.content.opaque + $0.chrome.opaque }) ?? [] {
      guard case .custom(let type) = scene[node].kind, scene[node].isLeftOut,
        known.insert(type).inserted
      else { continue }
      hears.append(type)
    }
    return (report, hears)
  }

  /// The same of a view that is told as a whole.
  mutating func asPart(_ whole: ViewReport) -> (isUnknown: Bool, hears: [TypeID]) {
    let bodies = scene.bodiesToldElsewhere(than: type, in: index)
    if bodies.isEmpty { return (whole.isOpaque, []) }
    var own = Reader(type: type, index: index, settings, scene.without(bodies))
    let part = own.partReport(whole.name, whole.place)
    // They were counted when they were written.
    own.work.nodes = 0
    work += own.work
    return (part.report.isOpaque, part.hears)
  }

  private var guideline: Elements {
    mutating get {
      let builder = build(-1, Focus(), .guideline)
      return Elements(content: builder.list, chrome: builder.chrome)
    }
  }

  private func opaqueNames(_ elements: Elements) -> [String] {
    var names: Set<String> = []
    for node in opaqueNodes(elements) { addOpaqueNames(below: node, to: &names) }
    return names.sorted()
  }

  private func opaqueNodes(_ elements: Elements) -> [Scene.NodeID] {
    [elements.content, elements.chrome].flatMap { $0.containers + $0.opaque }
  }

  /// By kind and name, each once at the first place.
  private func unknowns(_ elements: Elements) -> [Unknown] {
    var found: [Unknown] = []
    for node in opaqueNodes(elements) { found += scene.unknowns(below: node, in: index) }
    for gap in scene.gaps {
      let own = Origin(file: type.file, offset: index[type].offset)
      let place = index.place(of: gap < 0 ? own : scene[gap].origin)
      found.append(
        gap < 0
          ? Unknown(name: index.name(of: type), kind: .limit, place: place)
          : Unknown(name: "a list that is filled elsewhere", kind: .code, place: place))
    }
    var known: Set<String> = []
    return found.sorted { ($0.kind.rank, $0.name) < ($1.kind.rank, $1.name) }.filter {
      known.insert($0.kind.rawValue + $0.name).inserted
    }
  }

  private func addOpaqueNames(below node: Scene.NodeID, to names: inout Set<String>) {
    for next in node..<scene.nodes[Int(node)].end {
      guard scene.nodes[Int(next)].isOpaque, !scene.isLoadedPicture(next, index) else { continue }
      let name = scene.nodes[Int(next)].name
      let text = name.name.index < 0 ? "" : index.name(name.name, in: name.file).text
      names.insert(text.isEmpty ? "expression" : text)
    }
  }

  /// Exceptions are taken away one after the other; what each changes is its share.
  private mutating func deltas(_ shown: Shown) -> [Delta] {
    guard !shown.met.isEmpty else { return [] }
    var exceptions = Exceptions.guideline
    var last = most(of: shown.part.guideline)
    var deltas: [Delta] = []
    for (exception, reason) in Exceptions.ordered where shown.met.contains(exception) {
      exceptions.subtract(exception)
      // Without the last of them it is the platform.
      let isLast = exceptions.isDisjoint(with: shown.met)
      let count = isLast ? most(of: shown.part.platform) : count(shown, exceptions)
      if count != last {
        deltas.append(
          Delta(reason: reason, perRow: count.once - last.once, swipes: count.all - last.all))
      }
      last = count
    }
    return deltas
  }

  private mutating func count(
    _ shown: Shown, _ exceptions: Exceptions
  ) -> (all: Int, once: Int) {
    var builder = build(shown.part.node, shown.focus, exceptions)
    _ = settle(&builder)
    return most(of: Elements(content: builder.list, chrome: builder.chrome))
  }

  private func most(of elements: Elements) -> (all: Int, once: Int) {
    (elements.content.cost.max + elements.chrome.cost.max, elements.mostOnce)
  }

  private func rows(
    _ shown: Shown, _ counted: Typical, _ heard: Typical
  ) -> [RowReport] {
    let (platform, guideline) = (shown.part.platform.content, shown.part.guideline.content)
    var reports: [RowReport] = []
    var open: [(end: Int, row: Int)] = []
    for (place, entry) in guideline.entries.enumerated() {
      guard case .rows(let node, let count, let isAssumed) = entry.kind else { continue }
      let body = (place + 1)..<(place + Int(entry.span))
      let stops = guideline.cost(body, rowsOnce: true, skipsRows: true, others: [node])
      let own = platform.rowCost(of: node)
      var report = RowReport(
        place: index.place(of: scene[node].origin), count: Int(count), isAssumed: isAssumed,
        stops: BothModels(
          guideline: Cost(min: stops.min, max: stops.max, typical: counted.rows[node]),
          platform: Cost(min: own.min, max: own.max, typical: heard.rows[node])),
        plainStops: guideline.plainStops(body))
      report.outer = open.last { $0.end > place }?.row
      open.append((place + Int(entry.span), reports.count))
      reports.append(report)
    }
    return reports
  }

  // MARK: Names

  static func word(_ role: NodeRole) -> String {
    switch role {
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .otherTab: "tab"
    default: "destination"
    }
  }

  static func reason(_ role: NodeRole) -> ScreenReason {
    switch role {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .otherTab: .tab
    default: .destination
    }
  }

  /// `Inbox.sheet`, `Inbox.sheet2`: names tell screens apart.
  static func number(_ screens: inout [ViewReport]) {
    var seen: [String: Int] = [:]
    for place in screens.indices {
      let name = screens[place].name
      let count = seen[name, default: 0] + 1
      seen[name] = count
      if count > 1 { screens[place].name = name + String(count) }
    }
  }
}

extension SceneNode {
  fileprivate var isWebPage: Bool {
    guard case .view = kind else { return false }
    return KnownViews.written[word]?.becomes == .webPage || UIKitClasses.all[word] == .webPage
  }
}
