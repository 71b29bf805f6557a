package import Scenes
package import Views

/// From a scene to its elements in both models and the report on them.
package struct Reader {
  let type: TypeID
  let index: ViewIndex
  let settings: ReadingSettings
  var scene: Scene
  package var work = Work()
  /// What was found out about lists of the same shape.
  package var figures = KnownFigures()
  /// What elements were made of parts that stand in many scenes.
  package var lists = KeptLists()

  package init(type: TypeID, index: ViewIndex, _ settings: ReadingSettings, _ scene: Scene) {
    self.type = type
    self.settings = settings
    self.index = index
    self.scene = scene
    work.nodes = scene.nodes.count
  }

  package mutating func reading(_ kind: ReadingOutline.Kind, _ lookups: Lookups) -> Reading {
    // Tabs of a part are shown apart as well, and are its own presentations.
    let showsApart = kind == .app || scene.mentions.contains { $0.reason.isApart }
    let apart = scene.presentations.isEmpty && !showsApart ? [] : scene.apart
    let name = index.name(of: type)
    let place = index.place(of: Origin(file: type.file, offset: index[type].offset))
    let whole = settings.isPart && kind == .view ? nil : build(-1)
    let own = whole.flatMap { rest(of: $0, without: kind == .app ? apart : []) ?? $0 }
    var (parts, screens) = (whole.map { [$0.part] } ?? [], own.map { [$0.part] } ?? [])
    let tellsWhy = settings.listing != .nothing
    var report: ViewReport
    var listed: [ListedStops] = []
    var part: (isUnknown: Bool, hears: [TypeID])
    if let own {
      listed.append(scene.listed(own.part, settings.listing, in: index))
      report = self.report(name, place, own, listed[0], tellsWhy: tellsWhy)
      part = kind == .view ? asPart(report) : (report.isOpaque, [])
    } else {
      let found = partReport(name, place)
      report = found.report
      part = (report.isOpaque, found.hears)
    }
    report.framework = kind.framework
    var inner: [ViewReport] = []
    // Where a sheet is declared once and its view stands in many places, it is one screen; what it was given
    // may differ.
    var known: Set<[Origin]> = []
    for node in scene.presentations {
      let origins = scene.origins(from: node)
      // What a package shows apart is the package's own screen, but for what the app put on it.
      guard let own = origins.first(where: { index[$0.file].origin == nil }),
        known.insert(origins).inserted
      else { continue }
      let all = build(node)
      parts.append(all.part)
      guard let shown = rest(of: all, without: apart), shown.part.hasStops else { continue }
      screens.append(shown.part)
      let place = index.place(of: own)
      let word = Self.word(scene[node].role)
      let stops = scene.listed(shown.part, settings.listing, in: index)
      listed.append(stops)
      var screen = self.report(name + "." + word, place, shown, stops, tellsWhy: tellsWhy)
      screen.screen = Self.reason(scene[node].role)
      screen.framework = kind.framework
      if isShared(node) { screen.way = way(down: node) }
      let around = Surrounding(back: shown.part.ownBack)
      screen.surround(with: [around], settings.listing)
      inner.append(screen)
    }
    Self.number(&inner)
    var outline = ReadingOutline(
      type: type, report: report, inner: inner, mentions: mentions(apart),
      hasTitle: whole?.hasOwnTitle ?? false, isTitled: whole?.part.hasTitle ?? false,
      hidesBar: whole?.part.hidesBar ?? false, back: whole?.part.back ?? .always, kind: kind,
      listing: settings.listing)
    outline.hasPages = outline.mentions.contains { $0.reason == .page }
    (outline.isUnknown, outline.hears) = part
    return Reading(
      type: type, outline: outline, scene: scene, parts: parts, screens: screens, listed: listed,
      lookups: lookups)
  }

  // MARK: Views shown apart

  /// What is left of a part without views that are screens of their own, and with nothing that is only
  /// around those; nil where that is all there is.
  private mutating func rest(of whole: Shown, without apart: [ApartView]) -> Shown? {
    let sides = Set(
      apart.filter { whole.part.node < 0 || $0.root == whole.part.node }.map { scene.side(of: $0) })
    if sides.isEmpty { return whole }
    return sides.contains(whole.part.node) ? nil : build(whole.part.node, Focus(leavesOut: sides))
  }

  /// With what is put around those that are shown apart.
  private mutating func mentions(_ apart: [ApartView]) -> [DressedMention] {
    var mentions = scene.mentions.filter { mention in
      !apart.contains { $0.type == mention.type && $0.reason == mention.reason }
    }.map { DressedMention($0) }
    for view in apart {
      let mention = DressedMention(
        Mention(type: view.type, reason: view.reason), dressing: dressing(of: view))
      if !mentions.contains(mention) { mentions.append(mention) }
    }
    return mentions
  }

  /// Nil where there is nothing around it.
  private mutating func dressing(of view: ApartView) -> Dressing? {
    guard scene.holdsMore(than: view) else { return nil }
    var focus = Focus(on: view.node)
    focus.leavesOut = scene.others(beside: view).union(scene.notices(over: view))
    let shown = build(view.root, focus)
    let listed = scene.listed(shown.part, settings.listing, in: index)
    let guideline = stops(of: shown.part, .guideline, listed)
    let isSame = settings.listing == .nothing && shown.part.isAlike
    let stops = StopLists(
      guideline: guideline, platform: isSame ? guideline : stops(of: shown.part, .platform, listed))
    var report = report(
      index.name(of: view.type), index.place(of: scene[view.node].origin), shown, listed,
      tellsWhy: true)
    report.stops = []
    let dressing = Dressing(
      report: report, stops: stops, hasTitle: shown.part.hasTitle,
      back: shown.part.back)
    return dressing.isPlain ? nil : dressing
  }

  private func stops(of part: ScenePart, _ model: Listing, _ listed: ListedStops) -> [Stop] {
    model == settings.listing
      ? listed.stops : scene.listed(part, model, of: settings.listing, in: index).stops
  }

  /// Whether code that other views apply as well shows it, such as that of a modifier.
  private func isShared(_ node: Scene.NodeID) -> Bool {
    let entry = scene[node]
    guard entry.owner >= 0 else { return true }
    let owner = TypeID(file: entry.origin.file, index: entry.owner)
    return index.nameHash(of: owner) != index.nameHash(of: type)
  }

  /// Where the code begins that writes what is in a screen, but for what a view always has in it.
  private func way(down node: Scene.NodeID) -> [Place] {
    var origins = [scene[node].origin]
    for next in (node + 1)..<scene[node].end {
      let (entry, parent) = (scene[next], scene[scene[next].parent])
      if entry.owner == parent.owner, entry.origin.file == parent.origin.file { continue }
      if case .custom(TypeID(file: entry.origin.file, index: entry.owner)) = parent.kind {
        continue
      }
      if entry.origin != origins.last { origins.append(entry.origin) }
    }
    return origins.map { index.place(of: $0) }
  }

  // MARK: Elements

  struct Shown {
    var part: ScenePart
    /// Of its lists, by model.
    var shapes: (platform: ListShape, guideline: ListShape)
    var focus: Focus
    var met: Exceptions
    var hasOwnTitle: Bool
  }

  mutating func build(
    _ node: Scene.NodeID, _ focus: Focus = Focus()
  ) -> Shown {
    var platform = build(node, focus, .platform)
    let shape = settle(&platform)
    var shapes = (platform: shape, guideline: shape)
    let elements = Elements(content: platform.list, chrome: platform.chrome)
    var (met, counted) = (platform.met, elements)
    if !met.isEmpty {
      var guideline = build(node, focus, .guideline)
      shapes.guideline = settle(&guideline)
      counted = Elements(content: guideline.list, chrome: guideline.chrome)
      met.formUnion(guideline.met)
    }
    let role = node < 0 ? NodeRole.content : scene[node].role
    let part = ScenePart(
      node: node, role: role, platform: elements, guideline: counted,
      back: Self.back(platform), hidesBar: platform.hidesBar,
      hasTitle: platform.showsTitle, hidesBarItems: platform.hidesBarItems, isAlike: met.isEmpty)
    return Shown(
      part: part, shapes: shapes, focus: focus, met: met,
      hasOwnTitle: hasOwnTitle(platform))
  }

  /// Decides what of the branches is shown where there is most and where there is least.
  mutating func settle(_ builder: inout ElementBuilder) -> ListShape {
    let shape = ListShape(of: builder.list, builder.chrome)
    figures.settle(&builder.list, with: &builder.chrome, of: shape)
    return shape
  }

  /// The scene is lent to the builder, not copied: joined texts are added to it.
  mutating func build(
    _ node: Scene.NodeID, _ focus: Focus, _ exceptions: Exceptions
  ) -> ElementBuilder {
    var builder = ElementBuilder(scene: Scene(), index: index, exceptions: exceptions)
    builder.focus = focus
    swap(&builder.scene, &scene)
    swap(&builder.kept, &lists)
    if node >= 0 {
      builder.build(children: node)
    } else {
      builder.buildRoots()
    }
    builder.finish()
    swap(&builder.scene, &self.scene)
    swap(&builder.kept, &lists)
    work.builds += 1
    work.visits += builder.visits
    work.entries += builder.list.entries.count + builder.chrome.entries.count
    return builder
  }

  private static func back(_ builder: borrowing ElementBuilder) -> BackButton {
    if builder.hidesBack || builder.hidesBarItems { return .never }
    if builder.mayHideBack || builder.hidesBar || builder.mayHideBar { return .atTimes }
    return builder.mayReplaceBack ? .instead : .always
  }

  private func hasOwnTitle(_ builder: borrowing ElementBuilder) -> Bool {
    guard let title = builder.titles.last else { return false }
    let node = scene[title.node]
    guard node.owner >= 0 else { return false }
    let owner = TypeID(file: node.origin.file, index: node.owner)
    return index.nameHash(of: owner) == index.nameHash(of: type)
  }
}

extension ViewIndex {
  /// As in `Outer.Inner`.
  package func name(of type: TypeID) -> String { self[type.file].fullName(of: type.index) }
}
