internal import Components
internal import DartModules
import Scenes
internal import VoiceOver

/// Components of the app, each laid out once for all that are given the same.
extension Layout {
  mutating func component(
    _ made: Made, _ type: DartTypeRef, _ around: Around
  ) -> [SemanticsPart] {
    var around = around
    around.isSkeleton = around.isSkeleton || Skeletons.isOne(made)
    placed.insert(type)
    evaluator.note(type)
    let arguments = made.arguments.flatMap { [Digest.of($0.label), $0.value.digest] }
    let key = Digest.of(
      [
        evaluator.libraries.pathDigest(type.file), Digest.of(type.name),
        Digest.of(made.constructor), around.bar.hasBack ? 1 : 0, around.bar.hasMenu ? 1 : 0,
        around.isSkeleton ? 1 : 0, around.bar.isOfDialog ? 1 : 0, evaluator.shownBy?.digest ?? 0,
      ] + arguments)
    let use = Digest.of([
      Digest.of(made.place.path), UInt64(made.place.line), UInt64(made.place.column),
    ])
    let further = outermost(type, madeBy: made.view)
    if let further, !further.differs(from: made, open, &evaluator) { return [repetition(of: type)] }
    let repetitions = self.repetitions
    if let parts = recall(key) { return [.owned(key, use: use, parts)] }
    guard active.insert(key).inserted else {
      met.insert(key)
      return opaque(
        UnknownValue(
          code: type.name, subject: DartSubject(owner: key, hash: 0), isData: false), around)
    }
    let before = Outside(self)
    clear()
    let results = evaluator.results
    evaluator.results = [:]
    let instance = evaluator.bind(made, owner: key)
    open.append(Open(type, key, madeBy: made.view, instance))
    var value = evaluator.shown(by: instance, type, owner: key)
    if value == nil, let name = evaluator.widgetClass(above: type) {
      value = .made(instance.made(as: name, at: made.place, in: made.view))
    }
    let outer = (ordinals, lastPlace, lastView, boxes)
    (ordinals, boxes) = ([:], [])
    (lastPlace, lastView) = (made.place, made.view)
    var inner = around
    inner.paths[type.name] = ""
    // What its own code draws is what it is handed: rows where that makes those of a list of the framework.
    var found =
      value.map { parts($0, inner) }
      ?? (makesRows(made) ? list(made, around) : slots(WidgetTable.commonSlots, of: made, around))
    if found.isPicture { found = found.asOnePicture }
    let isGiven = made.arguments.contains { WidgetTable.commonSlots.contains($0.label) }
    if value == nil, found.isEmpty, !isGiven {
      found = opaque(
        UnknownValue(
          code: type.name, subject: DartSubject(owner: key, hash: 0), isData: false), around)
    }
    if evaluator.isCut, total < DartLimits.widgets {
      found = [limit(type.name)]
      evaluator.isCut = false
    }
    (ordinals, lastPlace, lastView, boxes) = outer
    evaluator.results = results
    open.removeLast()
    active.remove(key)
    met.remove(key)
    remember(key, found, since: before)
    // Where it goes on for as long as it is read, its arguments do not end it.
    if further != nil, self.repetitions != repetitions {
      found = [repetition(of: type)]
      self.pages = []
    }
    // Pages that were there before stay in front of those that are found inside.
    let pages = (before: before.pages, inside: self.pages)
    self.pages = []
    before.add(to: &self)
    self.pages = pages.before
    keep(pages.inside)
    deepest = max(deepest, before.deepest)
    return [.owned(key, use: use, found)]
  }

  /// The same component further out, where what makes it here is its own code, or code of what that makes, and nothing
  /// that was handed in.
  private func outermost(_ type: DartTypeRef, madeBy view: String) -> Open? {
    var maker = view
    var end = open.count
    while let at = open[..<end].lastIndex(where: { $0.type.name == maker }) {
      if open[at].type == type { return open[at] }
      (maker, end) = (open[at].maker, at)
    }
    return nil
  }

  mutating func component(
    _ instance: DartInstance, _ around: Around
  ) -> [SemanticsPart] {
    guard evaluator.isWidget(instance.type),
      let value = evaluator.shown(by: instance, instance.type, owner: instance.owner)
    else { return [] }
    return parts(value, around)
  }

  private mutating func recall(_ key: UInt64) -> [SemanticsPart]? {
    guard let entry = known.entries[key] else { return nil }
    // Where something around it is in it too, or it stands too deep, it is not the same here.
    guard depth + entry.height < Self.deepest,
      !open.contains(where: { entry.outside.placed.contains($0.type) }),
      builders.isEmpty || !entry.outside.built.contains(where: { builders[$0] != nil })
    else { return nil }
    entry.outside.add(to: &self)
    deepest = max(deepest, depth + entry.height)
    total += entry.total
    return entry.parts
  }

  private mutating func remember(
    _ key: UInt64, _ parts: [SemanticsPart], since before: Outside
  ) {
    // What met something that is not finished is not the same elsewhere.
    guard met.isEmpty, !evaluator.isCut else { return }
    known.entries[key] = LayoutMemory.Entry(
      parts: parts, outside: Outside(self), height: deepest - depth, total: total - before.total)
  }

  private mutating func clear() {
    (evaluator.reads, evaluator.parts, evaluator.lookups) = ([], [], [])
    (tally, placed) = (LayoutTally(), [])
    (hasScaffold, isWeb, evaluator.isCut, built) = (false, false, false, [])
    pages = []
    deepest = depth
  }

  /// A component in itself once more: how deep that goes is data, of which one more is enough to tell.
  private mutating func repetition(of type: DartTypeRef) -> SemanticsPart {
    let name = type.name
    // Further out it may be another one.
    met.formUnion(open.filter { $0.type == type }.map(\.key))
    repetitions += 1
    var config = SemanticsConfig(.literal("‹" + name + "› repeats itself"))
    config.role = .element
    config.confidence = .inferred
    return .node(
      SemanticsNode(
        config: config, isBoundary: true, place: lastPlace, view: lastView, anchor: name))
  }

  /// What stands for more than is written out.
  func limit(_ name: String) -> SemanticsPart {
    var config = SemanticsConfig()
    config.unknown = PieceUnknown(name: name, kind: .limit)
    config.role = .opaque
    config.confidence = .inferred
    return .node(
      SemanticsNode(
        config: config, isBoundary: true, place: lastPlace, view: lastView, anchor: name))
  }
}

extension Layout {
  /// A component that is being read, and whose code makes it.
  struct Open {
    let type: DartTypeRef
    let key: UInt64
    let maker: String
    /// Of what it is made with, the constants and flags.
    let settings: [String: UInt64]

    init(
      _ type: DartTypeRef, _ key: UInt64, madeBy maker: String, _ instance: DartInstance? = nil
    ) {
      (self.type, self.key, self.maker) = (type, key, maker)
      settings = instance?.settings ?? [:]
    }

    /// Its own code makes it with another constant or flag: what it shows may end with that.
    func differs(
      from made: Made, _ open: [Open], _ evaluator: inout DartEvaluator
    ) -> Bool {
      guard open.count(where: { $0.type == type }) < Self.mostInside else { return false }
      let own = evaluator.bind(made).settings
      return own.contains { name, value in settings[name] != value }
    }

    private static let mostInside = 3
  }
}

extension DartInstance {
  /// Constants and flags that it has.
  fileprivate var settings: [String: UInt64] {
    fields.compactMapValues { value in
      switch value {
      case .member, .flag: value.digest
      default: nil
      }
    }
  }

  /// The widget of the framework that it is a kind of: with what its class hands to that, and else with what it has.
  func made(as name: String, at place: Place, in view: String) -> Made {
    let own = fields.sorted { $0.key < $1.key }.map {
      Made.Argument(label: $0.key, value: $0.value)
    }
    let handed = Set(above.arguments.map(\.label))
    return Made(
      name, constructor: above.constructor,
      above.arguments + own.filter { !handed.contains($0.label) }, at: place, in: view)
  }
}

/// What is known beside the parts: what they were read from, and what is in them.
struct Outside: Sendable {
  var reads: Set<DartFileID>
  var parts: Set<UInt64>
  var lookups: Set<String>
  var placed: Set<DartTypeRef>
  var pages: [Layout.Page]
  var built: Set<UInt64>
  var tally: LayoutTally
  var hasScaffold: Bool
  var isWeb: Bool
  var isCut: Bool
  var deepest: Int
  var total: Int

  init(_ layout: Layout) {
    reads = layout.evaluator.reads
    parts = layout.evaluator.parts
    lookups = layout.evaluator.lookups
    placed = layout.placed
    pages = layout.pages
    built = layout.built
    tally = layout.tally
    hasScaffold = layout.hasScaffold
    isWeb = layout.isWeb
    isCut = layout.evaluator.isCut
    deepest = layout.deepest
    total = layout.total
  }

  func add(to layout: inout Layout) {
    layout.evaluator.reads.formUnion(reads)
    layout.evaluator.parts.formUnion(parts)
    layout.evaluator.lookups.formUnion(lookups)
    layout.placed.formUnion(placed)
    layout.keep(pages)
    layout.built.formUnion(built)
    layout.tally.add(tally)
    layout.hasScaffold = layout.hasScaffold || hasScaffold
    layout.isWeb = layout.isWeb || isWeb
    layout.evaluator.isCut = layout.evaluator.isCut || isCut
  }
}
