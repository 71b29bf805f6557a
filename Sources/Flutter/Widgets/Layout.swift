internal import Components
internal import DartModules
internal import DartSyntax
import Scenes
internal import VoiceOver

/// Widgets as parts of a semantics tree.
///
/// Components of the app are evaluated where they are used, once for all that are given the same.
struct Layout {
  var evaluator: DartEvaluator
  /// Components that were laid out, by what they are given.
  var known: LayoutMemory
  /// What is shown apart, as a drawer is.
  var apart: [Apart] = []
  var pages: [Page] = []
  /// Components that were placed.
  var placed: Set<DartTypeRef> = []
  var tally = LayoutTally()
  var active: Set<UInt64> = []
  var ordinals: [String: Int] = [:]
  var depth = 0
  var hasScaffold = false
  var isWeb = false
  /// Components that were met inside themselves and are not finished.
  var met: Set<UInt64> = []
  /// Builders around, by their code; and all that were built.
  var builders: [UInt64: [Running]] = [:]
  var built: Set<UInt64> = []
  /// Widgets so far, those that were known already as often as they stand there.
  var total = 0
  /// The deepest place so far.
  var deepest = 0
  /// Widgets inside each other: what the stack of a thread has room for without optimisation.
  static let deepest = 400
  /// The components around, outermost first, each with the component whose code makes it.
  var open: [Open] = []
  /// How often a component was told of that is in itself, whatever it is made with.
  var repetitions = 0
  /// What is in the boxes around, of the component that is being laid out.
  var boxes: [DartValue] = []
  /// Where the widget stands that is being laid out, for what has no place of its own.
  var lastPlace = Place(path: "", line: 1, column: 1)
  var lastView = ""

  struct Apart: Sendable {
    var name: String
    var value: DartValue
    var place: Place
    var view: String
  }

  init(_ evaluator: DartEvaluator, known: LayoutMemory) {
    self.evaluator = evaluator
    self.known = known
  }

  /// What stands around a widget.
  struct Around {
    /// Of each component the path of the widgets around, as far as it writes them.
    var paths: [String: String] = [:]
    var bar = Bar()
    /// Of a default controller around: how many tabs there are.
    var isInBar = false
    /// What stands there while something is loaded.
    var isSkeleton = false

    struct Bar: Hashable {
      /// The route is a dialog on the whole screen: the way back is called otherwise.
      var isOfDialog = false
      /// The route was pushed: a bar has a way back.
      var hasBack = false
      var hasMenu = false
    }
  }

  // MARK: Values

  mutating func parts(_ value: DartValue?, _ around: Around) -> [SemanticsPart] {
    guard let value else { return [] }
    guard depth < Self.deepest, total < DartLimits.widgets else {
      evaluator.isCut = true
      return []
    }
    depth += 1
    deepest = max(deepest, depth)
    defer { depth -= 1 }
    switch value {
    case .null, .flag, .number, .text, .map, .texts, .type, .constructor: return []
    case .made(let made): return parts(made, around)
    case .list(let items): return items.flatMap { parts($0, around) }
    case .either(let choice):
      var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
      for side in choice.sides {
        sides.append((side.condition, parts(side.content, around)))
      }
      let isStandIn = choice.isPictureOrStandIn
      let isOnePicture = value.isOnePicture || !isStandIn && choice.isPictureDrawnOtherwise
      return branch(sides, choice.isExhaustive, choice.place).map { part in
        guard isOnePicture || isStandIn, case .branch(var branch) = part else { return part }
        branch.isOnePicture = branch.isOnePicture || isOnePicture
        branch.isStandIn = isStandIn
        return .branch(branch)
      }
    case .closure: return built(value, at: lastPlace) { $0.parts($1, around) }
    case .instance(let instance): return component(instance, around)
    case .member(let type, let name): return constant(type, name)
    case .unknown(let unknown): return opaque(unknown, around)
    }
  }

  /// What a builder makes; one inside itself goes as deep as data has it.
  mutating func built(
    _ builder: DartValue, at place: Place, given: [DartValue?] = [], child: DartValue? = nil,
    _ use: (inout Layout, DartValue) -> [SemanticsPart]
  ) -> [SemanticsPart] {
    switch builder {
    case .closure(let closure):
      let body = closure.body.map { evaluator.libraries.anchor(of: $0, in: closure.frame.file) }
      let key = Digest.of([body ?? evaluator.libraries.pathDigest(closure.frame.file), 0xB11D])
      built.insert(key)
      guard !closure.repeats(builders[key] ?? [], by: closure.frame.makers) else {
        met.insert(key)
        return opaque(
          UnknownValue(
            code: closure.name.isEmpty ? "builder" : closure.name,
            subject: DartSubject(owner: closure.frame.owner, hash: key), isData: false), Around())
      }
      builders[key, default: []].append(Running(closure: closure, arguments: []))
      let found = use(&self, evaluator.build(builder, at: place, given: given, child: child))
      builders[key]?.removeLast()
      if builders[key]?.isEmpty == true {
        builders[key] = nil
        met.remove(key)
      }
      return found
    case .either(let choice):
      var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
      for side in choice.sides {
        sides.append(
          (side.condition, built(side.content, at: place, given: given, child: child, use)))
      }
      return branch(sides, choice.isExhaustive, choice.place)
    default: return use(&self, evaluator.build(builder, at: place, given: given, child: child))
    }
  }

  private mutating func parts(_ item: DartValue.Item, _ around: Around) -> [SemanticsPart] {
    switch item {
    case .one(let value): return parts(value, around)
    case .either(let choice):
      var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
      for side in choice.sides {
        sides.append((side.condition, side.content.flatMap { parts($0, around) }))
      }
      return branch(sides, choice.isExhaustive, choice.place)
    case .rows(let rows):
      if let unread = rows.unread { return parts(unread, around) }
      let inner = rows.items.flatMap { parts($0, around) }
      if inner.isEmpty { return [] }
      return repeated(
        SemanticsRows(
          place: rows.place, view: view(of: rows.items) ?? "", anchor: "rows", count: rows.count,
          most: rows.most, key: rows.key, full: rows.full, parts: inner), rows.index)
    }
  }

  private func view(of items: [DartValue.Item]) -> String? {
    for item in items {
      switch item {
      case .one(.made(let made)): return made.view
      case .rows(let rows): return view(of: rows.items)
      case .either(let choice):
        for side in choice.sides { if let found = view(of: side.content) { return found } }
      default: break
      }
    }
    return nil
  }

  func branch(
    _ sides: [(condition: DartCondition, parts: [SemanticsPart])], _ isExhaustive: Bool,
    _ place: Place
  ) -> [SemanticsPart] {
    guard sides.contains(where: { !$0.parts.isEmpty }) else { return [] }
    let sides = isExhaustive ? Skeletons.left(sides) : sides
    return [SemanticsBranch(place: place, isExhaustive: isExhaustive, sides: sides).asPicture]
  }

  /// A constant that is a widget somewhere else: nothing is known of it.
  private func constant(_ type: String, _ name: String) -> [SemanticsPart] { [] }

  /// Something that nobody can read: at least one stop.
  mutating func opaque(_ unknown: UnknownValue, _ around: Around) -> [SemanticsPart] {
    tally.unreadValues += 1
    tally.names[unknown.code, default: 0] += 1
    var config = SemanticsConfig()
    config.unknown = PieceUnknown(name: unknown.code, kind: .code)
    config.role = .opaque
    config.confidence = .inferred
    return [
      .node(
        SemanticsNode(config: config, place: lastPlace, view: lastView, anchor: unknown.code))
    ]
  }

  // MARK: Widgets

  mutating func parts(_ made: Made, _ around: Around) -> [SemanticsPart] {
    (lastPlace, lastView) = (made.place, made.view)
    total += 1
    if let type = made.type {
      tally.widgets += 1
      return component(made, type, around)
    }
    guard let row = WidgetTable.row(made.name) else { return stranger(made, around) }
    tally.widgets += 1
    return parts(made, row, around)
  }

  /// The slots in order, each as a widget, a list of them or what builds one.
  mutating func slots(_ names: [String], of made: Made, _ around: Around) -> [SemanticsPart] {
    names.flatMap { slot($0, of: made, around) }
  }

  mutating func slot(_ name: String, of made: Made, _ around: Around) -> [SemanticsPart] {
    guard let value = made[name] else { return [] }
    if case .closure = value {
      return built(value, at: made.place, child: made["child"]) { $0.parts($1, around) }
    }
    return parts(seen(value), around)
  }

  /// A text where a widget may stand, as packages have it, is none; what is unknown is one if it has a type.
  private mutating func seen(_ value: DartValue) -> DartValue {
    guard case .unknown(let unknown) = value, let type = unknown.type, type.content == .other,
      type.name != "dynamic", type.name != "Object", !WidgetTable.isKnown(type.name)
    else { return value }
    evaluator.lookups.insert(type.name)
    let isWidget = evaluator.libraries.declaredTypes(type.name).contains { evaluator.isWidget($0) }
    return isWidget ? value : .null
  }

  // MARK: Nodes

  /// The surroundings of what stands in a widget.
  func entered(_ made: Made, _ around: Around) -> Around {
    var inner = around
    inner.paths[made.view, default: ""] += "/" + made.name
    return inner
  }

  /// The same, in one of its slots.
  func entered(_ made: Made, _ slot: String, _ around: Around) -> Around {
    var inner = around
    inner.paths[made.view, default: ""] += "/" + made.name + "." + slot
    return inner
  }

  /// Where a widget stands in its component.
  mutating func anchor(_ made: Made, _ around: Around) -> String {
    let path = String(((around.paths[made.view] ?? "") + "/" + made.name).dropFirst())
    let key = made.view + " " + path
    ordinals[key, default: 0] += 1
    let ordinal = ordinals[key, default: 1]
    return ordinal == 1 ? path : path + "#\(ordinal)"
  }

  mutating func node(
    _ made: Made, _ around: Around, _ config: SemanticsConfig = SemanticsConfig(),
    isBoundary: Bool = false, isExplicit: Bool = false,
    collects: SemanticsNode.Collecting = .author, _ children: [SemanticsPart] = []
  ) -> SemanticsPart {
    .node(
      SemanticsNode(
        config: config, isBoundary: isBoundary, isExplicit: isExplicit, collects: collects,
        place: made.place, view: made.view, anchor: anchor(made, around), children: children))
  }
}
