internal import Components
import Scenes
internal import VoiceOver

/// What a component shows into a unit, in both models.
struct UnitBuilder {
  let graph: ModuleGraph
  let reading: ComponentReading
  let screens: Screens
  private let labels = KeptLabels()

  init(_ graph: ModuleGraph, _ reading: ComponentReading, _ screens: Screens) {
    self.graph = graph
    self.reading = reading
    self.screens = screens
  }

  private var registration: ScreenRegistration? { screens.registration(of: reading.key) }

  private var reason: ScreenReason? {
    switch registration?.kind {
    case .root: .root
    case .tab: .tab
    case .stack, .drawer, .some(.none): .destination
    case nil: screens.isAlone(reading.key, in: graph) ? .unused : nil
    }
  }

  /// Nil for what shows nothing but navigators and providers.
  var unit: ComponentUnit? {
    var own = screen(reading.name, reading.site, reason, reading.nodes, hasBar: true)
    let inner = presented
    guard !own.platform.content.isEmpty || !own.guideline.content.isEmpty || !inner.isEmpty else {
      return nil
    }
    // Navigators and providers alone are none, whatever stands over them.
    if own.guideline == PieceLists() { own.reason = nil }
    var unit = ComponentUnit(
      path: reading.key.path, name: reading.name, own: own, inner: inner,
      sources: reading.sources,
      isWhole: reason != nil || !screens.isUsed(reading.key), framework: .reactNative)
    unit.isLocalized = !graph.texts.isEmpty
    return unit
  }

  private var presented: [ComponentScreen] {
    var taken: [String: Int] = [:]
    var known: Set<ComponentScreen> = []
    let elements = elements([])
    // What others fill is theirs, once somebody does.
    let isUsed = screens.isUsed(reading.key)
    return reading.presentations.compactMap { presentation in
      if isUsed, presentation.showsChildren { return nil }
      let number = taken[presentation.suffix, default: 0] + 1
      let name = "\(reading.name).\(presentation.suffix)\(number > 1 ? String(number) : "")"
      let reason: ScreenReason = presentation.reason == .cover ? .cover : .sheet
      let screen = screen(name, presentation.site, reason, presentation.nodes, hasBar: false)
      guard !screen.guideline.content.isEmpty else { return nil }
      // What was met on several ways, or goes into one of two kinds of sheet, is shown once.
      var met = screen
      met.name = ""
      met.place = elements.place(reading.site)
      met.forgetPlacesOfPackages()
      guard known.insert(met).inserted else { return nil }
      taken[presentation.suffix] = number
      return screen
    }
  }

  private func elements(_ exceptions: ReactExceptions) -> ReactElements {
    ReactElements(
      graph: graph, version: graph.version(for: reading.key.path), exceptions: exceptions,
      labels: labels)
  }

  private func screen(
    _ name: String, _ site: HostSite, _ reason: ScreenReason?, _ nodes: [HostNode], hasBar: Bool
  ) -> ComponentScreen {
    func lists(_ exceptions: ReactExceptions) -> PieceLists {
      let elements = self.elements(exceptions)
      return PieceLists(
        content: elements.pieces(nodes),
        chrome: (hasBar ? bar(elements) : []) + elements.chrome(nodes)
          + (hasBar ? tabs(elements) : []))
    }
    let guideline = lists(.guideline)
    let platform = nodes.mayDiffer || hasBar ? lists([]) : guideline
    var without: [ComponentDifference] = []
    if guideline != platform {
      var left = ReactExceptions.guideline
      var last = guideline
      for (exception, reason) in ReactExceptions.ordered {
        left.remove(exception)
        let now = left.isEmpty ? platform : lists(left)
        if now != last { without.append(ComponentDifference(reason, now)) }
        last = now
      }
    }
    return ComponentScreen(
      name: name, place: elements([]).place(site), reason: reason, platform: platform,
      guideline: guideline, without: without)
  }

  // MARK: Bars

  /// Those of a layout that shows it first.
  private func tabs(_ elements: ReactElements) -> [Piece] {
    guard reason != nil, let registration else { return [] }
    if let own = registration.tabBar { return elements.pieces(own) }
    return registration.tabs.isEmpty ? [] : elements.chrome([.chrome(.tabs(registration.tabs))])
  }

  /// Back, title and buttons of a screen that a navigator shows.
  private func bar(_ elements: ReactElements) -> [Piece] {
    var bar = HostBar()
    var hasBar = !reading.options.isEmpty
    var canGoBack = ScriptCondition.constant(false)
    if let registration {
      switch registration.kind {
      case .stack:
        hasBar = true
        canGoBack =
          registration.hasWayOut
          ? .constant(true)
          : .not(of: registration.isInitialWhere ?? .constant(registration.isInitial))
      case .tab, .drawer:
        hasBar = true
        canGoBack = .constant(registration.bar.canGoBack)
      case .root, .none: break
      }
      bar = registration.bar
      if bar.title == nil, bar.titleNodes == nil, hasBar {
        bar.title = registration.name.map { .literal($0) }
      }
    }
    for change in reading.options { bar.add(change) }
    // A part of another screen sets the options of that one.
    guard hasBar, !bar.isHidden, reason != nil else { return [] }
    bar.hidden = bar.hidden.answered(isPushed: registration?.isFirstOfApp != true)
    var site = registration?.site ?? reading.site
    site.view = reading.name
    return elements.pieces(of: bar, canGoBack: canGoBack, site)
  }
}

extension ComponentScreen {
  /// What a package writes around the content is the same for each of its kinds of sheet.
  fileprivate mutating func forgetPlacesOfPackages() {
    without = []
    for path in [\ComponentScreen.platform, \.guideline] {
      self[keyPath: path].content = self[keyPath: path].content.map { $0.withoutPlace(place) }
      self[keyPath: path].chrome = self[keyPath: path].chrome.map { $0.withoutPlace(place) }
    }
  }
}

extension Piece {
  fileprivate func withoutPlace(_ place: Place) -> Piece {
    switch self {
    case .element(var element) where element.facts.isMadeByPackage:
      (element.place, element.view, element.anchor, element.facts.uses) = (place, "", "", [])
      return .element(element)
    case .branch(var branch):
      branch.place = place
      for index in branch.sides.indices {
        branch.sides[index].pieces = branch.sides[index].pieces.map { $0.withoutPlace(place) }
      }
      return .branch(branch)
    default: return self
    }
  }

  fileprivate var trailing: Piece {
    guard case .element(var element) = self else { return self }
    element.isTrailing = true
    return .element(element)
  }
}

extension ReactElements {
  /// Bars of what is shown inside, and the tabs of a navigator, which stand below its content.
  func chrome(_ nodes: [HostNode]) -> [Piece] {
    nodes.flatMap { node -> [Piece] in
      switch node {
      case .chrome(.tabs(let tabs)):
        return pieces(of: tabs)
      case .chrome(.topTabs): return []
      case .chrome(.nodes(let nodes)): return pieces(nodes)
      case .chrome(.bar(let bar, let site)):
        return pieces(of: bar, canGoBack: .constant(bar.canGoBack), site)
      case .element(let element): return chrome(element.children)
      case .branch(let branch):
        return self.branch(branch, Around()) { nodes, _ in chrome(nodes) }
      case .unknown(let unknown): return chrome(unknown.children)
      case .rows, .text, .words, .value, .renamed, .used: return []
      }
    }
  }

  func pieces(of tabs: [HostTab]) -> [Piece] {
    tabs.enumerated().map { index, tab in
      var piece = PieceElement(
        .tab, at: place(tab.site), in: tab.site.view, anchor: tab.site.anchor,
        label: tab.label, traits: index == 0 ? [.tab, .selected] : .tab, .reported)
      piece.position = PiecePosition(index: index + 1, count: tabs.count)
      return .element(piece)
    }
  }

  /// The bar, where it is there.
  func pieces(of bar: HostBar, canGoBack: ScriptCondition, _ site: HostSite) -> [Piece] {
    if bar.isHidden { return [] }
    let shown = shownPieces(of: bar, canGoBack: canGoBack, site)
    guard bar.hidden != .constant(false), !shown.isEmpty else { return shown }
    let sides = [ScriptCondition.not(of: bar.hidden).side(shown), bar.hidden.side([])]
    return [.branch(PieceBranch(at: place(site), isExhaustive: true, sides))]
  }

  /// Back, title and buttons.
  private func shownPieces(
    of bar: HostBar, canGoBack: ScriptCondition, _ site: HostSite
  ) -> [Piece] {
    if let own = bar.own { return pieces(own) }
    var pieces: [Piece] = []
    if let left = bar.left {
      pieces += self.pieces(left)
    } else if bar.hasBack {
      let back = piece(.backButton, .literal("Back"), [.button, .back], "/back", site)
      switch canGoBack {
      case .constant(let flag): if flag { pieces.append(.element(back)) }
      default:
        let sides = [canGoBack.side([.element(back)]), ScriptCondition.not(of: canGoBack).side([])]
        pieces.append(.branch(PieceBranch(at: place(site), isExhaustive: true, sides)))
      }
    }
    if let nodes = bar.titleNodes {
      pieces += self.pieces(nodes)
    } else if let title = bar.title, !title.isEmpty {
      pieces.append(.element(piece(.header, title, .header, "/title", site)))
    }
    pieces += self.pieces(bar.right).map { $0.trailing }
    if bar.hasSearch {
      pieces.append(
        .element(piece(.searchField, .literal("Search"), .searchField, "/search", site)))
    }
    return pieces
  }

  private func piece(
    _ role: ElementRole, _ label: SourcedText, _ traits: Traits, _ anchor: String,
    _ site: HostSite
  ) -> PieceElement {
    PieceElement(
      role, at: place(site), in: site.view, anchor: anchor, label: label, traits: traits,
      .inferred)
  }
}

extension ScriptCondition {
  /// With an answer where it is asked whether there is a way back, whichever navigator around it has that: as a rule a
  /// screen was pushed.
  fileprivate func answered(isPushed: Bool) -> ScriptCondition {
    switch self {
    case .constant: self
    case .ask(let question):
      question.answer == .isTrue && KnownNavigation.asksForWayBack(question.words)
        ? .constant(isPushed) : self
    case .not(let inner): .not(of: inner.answered(isPushed: isPushed))
    case .all(let parts):
      parts.reduce(.constant(true)) { .both($0, $1.answered(isPushed: isPushed)) }
    case .any(let parts):
      parts.reduce(.constant(false)) { .either($0, $1.answered(isPushed: isPushed)) }
    }
  }
}
