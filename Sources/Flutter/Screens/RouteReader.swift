internal import DartModules
internal import DartSyntax
internal import VoiceOver

/// What a file shows by itself, with what that was read from.
struct RouteRecord: Sendable {
  var routes: [DartMentions.Route] = []
  /// Of each what it is, wherever it stands in the file; what its code says is a part that is read.
  var prints: [UInt64] = []
  /// Components that are shown.
  var shown: [(ComponentKey, ShownRoute)] = []
  var reads: Set<String> = []
  var lookups: Set<String> = []
}

/// Finds out which of a file's routes there are on an iPhone.
struct RouteReader {
  let libraries: Libraries
  let file: DartFileID
  private var record = RouteRecord()

  init(libraries: Libraries, file: DartFileID) {
    self.libraries = libraries
    self.file = file
  }

  mutating func read() -> RouteRecord {
    for route in libraries[file].mentions.routes {
      if let maker = route.maker {
        note(maker, in: file, of: libraries.type(of: route, in: file), depth: 0)
      }
      // Whether a helper is handed words hangs on which names are those of texts.
      if route.isOfParts {
        record.lookups.formUnion(libraries[file].members(in: route.call))
      }
      if route.asksTheme || route.maker != nil { record.lookups.insert(RouteTable.sheetTheme) }
      guard !isKnownByClass(route), let known = libraries.known(route, in: file), isReached(known)
      else { continue }
      record.routes.append(known)
      let isFilled = libraries.isFilled(known, in: file)
      let isChosen = showChosen(by: known)
      record.prints.append(
        Digest.of([print(of: known), isFilled ? 1 : 0, isChosen ? 1 : 0]))
      record.lookups.formUnion(known.makers)
      noteFilled(known)
      for type in isFilled ? [] : libraries.components(of: known, in: file) {
        record.shown.append((ComponentKey(libraries, type), ShownRoute(known)))
      }
    }
    return record
  }

  /// Pages that a function chooses; answers whether there are any.
  private mutating func showChosen(by route: DartMentions.Route) -> Bool {
    if route.maker == nil, !route.kind.isModal { noteChooser(of: route) }
    guard let chosen = libraries.chosenPages(of: route, in: file) else { return false }
    record.lookups.formUnion(chosen.lookups)
    record.reads.formUnion(chosen.reads)
    for (type, kind) in chosen.pages {
      var own = route
      own.kind = kind
      record.shown.append((ComponentKey(libraries, type), ShownRoute(own)))
    }
    return true
  }

  /// The function that may choose them, as it may be changed so that it does.
  private mutating func noteChooser(of route: DartMentions.Route) {
    let source = libraries[file]
    let scan = RouteScan(tree: source.tree, name: source.name)
    guard let name = scan.chooser(route.content) else { return }
    let maker = DartMentions.Maker(name: name, member: "", label: "", position: 0)
    note(maker, in: file, of: libraries.type(of: route, in: file), depth: 0)
  }

  /// What is a page by nothing but what its route is called, and by the class of that it is known what it is.
  private func isKnownByClass(_ route: DartMentions.Route) -> Bool {
    guard route.kind == .page, route.maker == nil else { return false }
    return libraries[file].mentions.routes.contains {
      $0.maker != nil && $0.call == route.call && $0.content == route.content
        && libraries.known($0, in: file) != nil
    }
  }

  /// What says whether a component is handed what it shows.
  private mutating func noteFilled(_ route: DartMentions.Route) {
    let types = libraries.reads(forFilled: route, in: file)
    if types.isEmpty { return }
    record.lookups.formUnion(libraries[file].members(in: route.content))
    for type in types {
      record.lookups.formUnion([type.name] + libraries[type].above)
      record.reads.insert(libraries.path(type.file))
    }
  }

  private func print(of route: DartMentions.Route) -> UInt64 {
    let source = libraries[file]
    let type = route.type.map { source.module.types[$0].name } ?? ""
    let flags = [
      route.isNested, route.isReplacing, route.isShell, route.hasBarrier, route.isFullscreen,
      route.hasHandle,
    ]
    return Digest.of(
      [
        source.codeHash(route.call), Digest.of("\(route.kind)"), Digest.of(type),
        route.isPut ? source.codeHash(route.content) : 0,
      ]
        + route.makers.map { Digest.of($0) } + flags.map { $0 ? 1 : 0 })
  }

  /// What has to be looked into for what a maker does, and what that hands on to.
  private mutating func note(
    _ maker: DartMentions.Maker, in file: DartFileID, of own: DartTypeRef?, depth: Int
  ) {
    guard depth < Libraries.makersInside else { return }
    record.lookups.formUnion([maker.name, maker.member])
    // A method of a mixin may be meant, or of a class above.
    let made = libraries.maker(maker, in: file)
    for type in [own, made].compactMap({ $0 }).flatMap({ libraries.ancestry($0) }) {
      record.lookups.formUnion([type.name] + libraries[type].above)
      record.reads.insert(libraries.path(type.file))
    }
    for found in libraries.functions(of: maker, in: file, of: own) {
      record.reads.insert(libraries.path(found.file))
      // Whether it is handed a part of a component hangs on which of them is one.
      for route in libraries.framing(found.function, in: found.file) {
        for type in libraries.components(of: route, in: found.file) {
          for above in libraries.ancestry(type) + [libraries.state(of: type)].compactMap({ $0 }) {
            record.lookups.formUnion([above.name] + libraries[above].above)
            record.reads.insert(libraries.path(above.file))
          }
        }
      }
      let source = libraries[found.file]
      let end = source.tree.nodes[found.function.node].end
      for route in source.mentions.routes
      where route.call > found.function.node && route.call < end {
        record.lookups.formUnion(route.makers)
        if let inner = route.maker { note(inner, in: found.file, of: found.type, depth: depth + 1) }
      }
    }
  }

  /// False where what has to hold for it never does on an iPhone.
  private mutating func isReached(_ route: DartMentions.Route) -> Bool {
    let asks = route.way.contains { if case .local = $0 { false } else { true } }
    guard asks else { return true }
    var evaluator = DartEvaluator(libraries: libraries)
    defer {
      record.reads.formUnion(evaluator.reads.map { libraries.path($0) })
      record.lookups.formUnion(evaluator.lookups)
    }
    let type = libraries.type(of: route, in: file)
    var frame = CodeFrame(file, type: type, view: type?.name ?? "", owner: 1)
    if let type { frame.this = [evaluator.alone(type, owner: 1)] }
    for step in route.way {
      evaluator.steps = 0
      switch step {
      case .local(let node): _ = evaluator.apart { $0.execute(node, &frame) }
      case .condition(let node, let holds):
        if case .always(!holds) = evaluator.answer(node, &frame) { return false }
      case .one(let node, let own):
        if !evaluator.isReached(own, of: node, &frame) { return false }
      }
    }
    return true
  }
}
