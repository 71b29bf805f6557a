internal import Components
internal import DartModules
internal import DartSyntax
internal import DartTokens
internal import VoiceOver

/// Reads the components of a file.
struct UnitReader {
  let libraries: Libraries
  let file: DartFileID
  let shown: [ComponentKey: ShownRoute]
  let routes: [String: RouteRecord]
  var memory = LayoutMemory()
  /// How many components were read, and not kept.
  private(set) var reads = 0
  let rows: Int
  private var record = FileRecord()
  /// Functions that are told where they are called, of what is being read.
  private var helpers: Set<ComponentKey> = []

  init(
    libraries: Libraries, file: DartFileID, shown: [ComponentKey: ShownRoute],
    routes: [String: RouteRecord], rows: Int, keeping kept: [ComponentKey: UnitRecord] = [:]
  ) {
    self.kept = kept
    self.routes = routes
    self.libraries = libraries
    self.file = file
    self.shown = shown
    self.rows = rows
  }

  /// Units of the file that are as they were.
  private let kept: [ComponentKey: UnitRecord]

  private var path: String { libraries.path(file) }

  private func routes(in file: DartFileID) -> [DartMentions.Route] {
    routes[libraries.path(file)]?.routes ?? []
  }

  mutating func read() -> FileRecord {
    let types = libraries[file].module.types
    for (index, type) in types.enumerated() where type.kind == .class {
      let ref = DartTypeRef(file: file, index: Int32(index), name: type.name)
      // What it is hangs on the types above it.
      record.lookups.insert(type.name)
      switch libraries.role(ref) {
      case .widget, .statefulWidget: break
      case .inheritedWidget, .other, .state: continue
      }
      if type.isAbstract { continue }
      if let unit = kept[ComponentKey(libraries, ref)] {
        record.units.append(unit)
      } else {
        unit(of: ref)
      }
    }
    // Whether something is shown in place or is a screen by itself hangs on who declares it.
    for route in routes(in: file) { record.lookups.formUnion(route.makers) }
    freeRoutes()
    return record
  }

  // MARK: Components

  private mutating func unit(of type: DartTypeRef) {
    reads += 1
    helpers = []
    let key = ComponentKey(libraries, type)
    let declaration = libraries[type]
    let owner = Digest.of([Digest.of(key.path), Digest.of(key.name)])
    var layout = newLayout()
    defer { memory = layout.known }
    layout.evaluator.note(type)
    let instance = layout.evaluator.alone(type, owner: owner)
    var around = Layout.Around()
    around.bar.hasBack = shown[key]?.hasBack ?? false
    around.bar.isOfDialog = shown[key]?.isFullscreen ?? false
    layout.evaluator.shownBy = shown[key]
    around.paths[type.name] = ""
    layout.lastPlace = place(declaration.node)
    layout.lastView = type.name
    let parts: [SemanticsPart]
    layout.open.append(Layout.Open(type, owner, madeBy: ""))
    if let value = layout.evaluator.shown(by: instance, type, owner: owner) {
      parts = layout.parts(value, around)
    } else {
      parts = layout.opaque(
        UnknownValue(
          code: type.name, subject: DartSubject(owner: owner, hash: 0), isData: false), around)
    }
    let isTooLarge = layout.evaluator.isCut || layout.total >= DartLimits.widgets
    var draft = UnitDraft(
      key: key,
      own: screen(
        type.name, place(declaration.node), isTooLarge ? [layout.limit(type.name)] : parts, layout))
    draft.own.isWeb = layout.isWeb
    draft.hasScaffold = layout.hasScaffold
    for (number, apart) in layout.apart.enumerated() where apart.view == type.name {
      drawer(apart, number, of: type, &layout, &draft)
    }
    inner(of: type, instance, &layout, &draft)
    pages(of: type, &layout, &draft)
    draft.placed = Set(
      layout.placed.filter { $0 != type }.map { ComponentKey(libraries, $0) }
    ).union(helpers)
    finish(&draft, layout)
  }

  /// It has the only copy of what is known until it gives that back.
  private mutating func newLayout() -> Layout {
    let layout = Layout(DartEvaluator(libraries: libraries), known: memory)
    memory = LayoutMemory()
    return layout
  }

  private mutating func finish(_ draft: inout UnitDraft, _ layout: Layout) {
    if let owner = libraries.packages.owner(of: path) {
      draft.isLocalized = !libraries.packages.all[owner].messages.isEmpty
    }
    draft.sources = layout.evaluator.reads.map { libraries.path($0) }.sorted()
    var parts = layout.evaluator.parts
    draft.eachPlace { if let part = libraries.part(of: $0) { parts.insert(part) } }
    record.units.append(
      UnitRecord(
        draft: draft, parts: parts, lookups: layout.evaluator.lookups, tally: layout.tally))
  }

  private func place(_ node: DartNodeID) -> Place {
    place(node, in: file)
  }

  private func place(_ node: DartNodeID, in file: DartFileID) -> Place {
    let source = libraries[file]
    let name = source.tree.nodes[node].name
    let offset =
      name == DartNode.noName ? source.offset(node) : source.tree.tokens[Int(name)].start
    return libraries.anchored(offset, in: file)
  }

  /// Both models, and what lies between.
  func screen(
    _ name: String, _ place: Place, _ parts: [SemanticsPart], _ layout: Layout
  ) -> ComponentScreen {
    var heard: HeardPresence?
    func lists(_ exceptions: FlutterExceptions) -> (PieceLists, FlutterExceptions) {
      var merger = SemanticsMerger(exceptions: exceptions, rows: rows)
      let lists = merger.lists(of: parts)
      let own = heard ?? HeardPresence(lists)
      heard = own
      return (own.told(lists), merger.met)
    }
    let (guideline, met) = lists(.guideline)
    var left = FlutterExceptions.guideline
    var without: [ComponentDifference] = []
    var platform = guideline
    for (exception, reason) in FlutterExceptions.ordered where met.contains(exception) {
      left.remove(exception)
      platform = lists(left).0
      without.append(ComponentDifference(reason, platform))
    }
    if platform == guideline { without = [] }
    return ComponentScreen(
      name: name, place: place, reason: nil, platform: platform, guideline: guideline,
      without: without)
  }

  // MARK: What is shown in place

  private mutating func drawer(
    _ apart: Layout.Apart, _ number: Int, of type: DartTypeRef, _ layout: inout Layout,
    _ draft: inout UnitDraft
  ) {
    if let own = component(apart.value, layout) {
      draft.drawers.insert(ComponentKey(libraries, own))
      return
    }
    let before = layout.placed
    let parts = layout.parts(apart.value, Layout.Around())
    layout.placed = before.union(layout.placed)
    var screen = screen(type.name + "." + apart.name, apart.place, parts, layout)
    screen.reason = .sheet
    screen.close(with: "Dismiss")
    draft.inner.append(screen)
  }

  @inline(never)
  private func component(_ value: DartValue, _ layout: Layout) -> DartTypeRef? {
    switch value {
    case .made(let made):
      guard let type = made.type, layout.evaluator.isWidget(type) else { return nil }
      return type
    case .either(let choice):
      return choice.sides.lazy.compactMap { component($0.content, layout) }.first
    default: return nil
    }
  }

  /// Dialogs and pages that code of the component shows, and writes in place.
  private mutating func inner(
    of type: DartTypeRef, _ instance: DartInstance, _ layout: inout Layout,
    _ draft: inout UnitDraft
  ) {
    var names: [String: Int] = [:]
    let state = libraries.state(of: type)
    for source in [type.file, state?.file].compactMap({ $0 }).uniqued {
      let routes = routes(in: source).filter {
        guard let index = $0.type else { return false }
        return source == type.file && index == Int(type.index)
          || source == state?.file && index == state.map { Int($0.index) }
      }
      for route in routes { layout.evaluator.lookups.formUnion(route.makers) }
      for route in routes
      where libraries.isToldInPlace(route, in: source)
        && !isShownByCalls(route, among: routes, in: source)
        && !isHandedOn(route, among: self.routes(in: source), in: source)
      {
        var this = instance
        var owner = type
        if let state, route.type == Int(state.index), source == state.file {
          this = DartInstance(
            type: state, fields: [:], widget: [instance], owner: instance.owner,
            digest: Digest.of([instance.digest, 0x57A7E]))
          owner = state
        }
        layout.evaluator.note(route.call, in: source)
        var frame = CodeFrame(
          source, type: owner, this: this, view: type.name, owner: instance.owner)
        let content = content(of: route, in: source, &frame, &layout)
        let place = place(route.call, in: source)
        let kind = "\(route.kind)"
        names[kind, default: 0] += 1
        let number = names[kind] ?? 1
        let name = type.name + "." + kind + (number > 1 ? "\(number)" : "")
        guard let screen = modal(name, content, route, in: source, place, &layout) else { continue }
        draft.inner.append(screen)
      }
    }
  }

  private func modal(
    _ name: String, _ content: DartValue, _ route: DartMentions.Route, in file: DartFileID,
    _ place: Place, _ layout: inout Layout
  ) -> ComponentScreen? {
    var content = content
    if SearchPage.isShown(by: route.call, in: libraries[file]) {
      guard let page = SearchPage.value(content, &layout.evaluator) else { return nil }
      content = page
    }
    let route = ShownRoute(route)
    var around = Layout.Around()
    around.bar.hasBack = route.hasBack
    around.bar.isOfDialog = route.isFullscreen
    layout.evaluator.shownBy = route
    layout.lastPlace = place
    // What stands before a page is not inside it: it may be shown by code of its own.
    let open = layout.open
    layout.open = []
    let parts = layout.parts(layout.evaluator.build(content, at: place), around)
    layout.open = open
    if parts.isEmpty { return nil }
    let isTooLarge = layout.evaluator.isCut || layout.total >= DartLimits.widgets
    var screen = screen(name, place, isTooLarge ? [layout.limit(name)] : parts, layout)
    screen.reason = route.reason
    screen.enclose(as: route)
    return screen
  }

  /// Shown by functions that belong to no component.
  private mutating func freeRoutes() {
    let module = libraries[file].module
    var names: [String: Int] = [:]
    for route in routes(in: file)
    where libraries.isToldInPlace(route, in: file) {
      var type: DartTypeRef?
      var functions = module.functions
      if let index = route.type {
        let ref = DartTypeRef(file: file, index: Int32(index), name: module.types[index].name)
        switch libraries.role(ref) {
        case .widget, .statefulWidget, .inheritedWidget, .state: continue
        case .other: break
        }
        type = ref
        functions = module.types[index].functions
      }
      guard
        let function = functions.first(where: {
          route.call > $0.node && route.call < libraries[file].tree.nodes[$0.node].end
        }), !libraries[file].mentions.previews.contains(function.node),
        !hands(route, on: function),
        !isHandedOn(route, among: routes(in: file), in: file)
      else { continue }
      names[function.name, default: 0] += 1
      let number = names[function.name] ?? 1
      let name = function.name + (number > 1 ? "\(number)" : "")
      let owner = Digest.of([Digest.of(path), Digest.of(name)])
      helpers = []
      var layout = newLayout()
      defer { memory = layout.known }
      layout.evaluator.note(route.call, in: file)
      var frame = CodeFrame(file, type: type, view: name, owner: owner)
      if let type { frame.this = [layout.evaluator.alone(type, owner: owner)] }
      let content = content(of: route, in: file, &frame, &layout)
      let place = place(route.call)
      guard let screen = modal(name, content, route, in: file, place, &layout) else { continue }
      var draft = UnitDraft(key: ComponentKey(path: path, name: name), own: screen)
      draft.isFree = true
      draft.helper = RouteHelper.key(route, function, type, file, in: libraries)
      draft.placed = Set(layout.placed.map { ComponentKey(libraries, $0) }).union(helpers)
      finish(&draft, layout)
    }
  }
}

extension UnitReader {
  /// What a route shows, in the code around it.
  private mutating func content(
    of route: DartMentions.Route, in source: DartFileID, _ frame: inout CodeFrame,
    _ layout: inout Layout
  ) -> DartValue {
    layout.evaluator.settle(route, &frame)
    guard route.isOfParts else { return layout.evaluator.evaluate(route.content, &frame) }
    guard let helper = libraries.helper(of: route, in: source) else { return .null }
    let shown = helper.shown(called: route.call, &frame, &layout.evaluator)
    if !shown.isNull { helpers.insert(helper.key(in: libraries)) }
    return shown
  }
}

extension [DartFileID] {
  /// Each once, in order.
  fileprivate var uniqued: [DartFileID] {
    var seen: Set<DartFileID> = []
    return filter { seen.insert($0).inserted }
  }
}
