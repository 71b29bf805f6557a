internal import Components
import Scenes
internal import VoiceOver

/// Makes pieces of what widgets say, by the framework's rules of merging (Flutter, `rendering/object.dart`, and its
/// tests in `semantics_test.dart`).
struct SemanticsMerger {
  let exceptions: FlutterExceptions
  /// Those that made a difference to something.
  private(set) var met: FlutterExceptions = []
  private var chrome: [Piece] = []
  var pool: [PendingConfig] = []
  var branches = 0
  var groups = 0
  /// The branches that were met, by number.
  var frames: [Int: SemanticsItem.BranchFrame] = [:]
  /// For each component that is being written, the use of it.
  private var uses: [UInt64: UInt64] = [:]
  private var path: UInt64 = 0
  private var isInBar = false
  private let assumed: Int
  /// Nodes so far that are told side by side, each inside the last.
  var splits = 0
  /// What the sides around have decided: nothing of one value looks different.
  private var decided: Set<UInt64> = []
  /// All that they ask.
  private var held = HeldAsks()
  /// Rows inside rows: of unknown lists in such, the third is there once.
  private var depth = 0
  /// What those around are told apart by, outermost first.
  private var keys: [UInt64?] = []

  init(exceptions: FlutterExceptions, rows: Int) {
    self.exceptions = exceptions
    assumed = rows
  }

  mutating func lists(of parts: [SemanticsPart]) -> PieceLists {
    chrome = []
    let items = write(parts, Mode(isExplicit: true))
    let content = pieces(items)
    return PieceLists(content: content, chrome: chrome)
  }

  /// What the ancestors of a part want of it.
  struct Mode {
    /// Everything forms nodes.
    var isExplicit: Bool
    /// Nothing does: it becomes part of one.
    var isMerging = false
    var isIgnoring = false
  }

  // MARK: Parts

  mutating func write(_ parts: [SemanticsPart], _ mode: Mode) -> [SemanticsItem] {
    var items: [SemanticsItem] = []
    for part in parts {
      switch part {
      case .node(let node): items += write(node, mode)
      case .branch(let branch): items += write(branch, mode)
      case .rows(let rows): items += write(rows, mode)
      case .owned(let owner, let use, let inner):
        let before = (uses[owner], path)
        path = Digest.of([path, use])
        uses[owner] = path
        items += write(inner, mode)
        (uses[owner], path) = before
      case .bar(let inner):
        if isInBar {
          items += write(inner, Mode(isExplicit: true))
          continue
        }
        isInBar = true
        let written = write(inner, Mode(isExplicit: true))
        isInBar = false
        chrome += pieces(written)
      case .blocking(let inner):
        items.removeAll()
        items += write(inner, mode)
      }
    }
    return items
  }

  private mutating func write(_ branch: SemanticsBranch, _ mode: Mode) -> [SemanticsItem] {
    var branch = branch
    switch held.left(of: branch.sides.map { ($0.condition.asks.map(ask), $0.condition.isWhole) }) {
    case .one(let side): return write(branch.sides[side].parts, mode)
    case .some(let sides):
      branch.sides = sides.map { branch.sides[$0] }
      if branch.isExhaustive, sides.count == 1 { return write(branch.sides[0].parts, mode) }
    }
    if branch.sides.isEmpty { return [] }
    branches += 1
    let number = branches
    var frame = SemanticsItem.BranchFrame(
      number: number, place: branch.place, isExhaustive: branch.isExhaustive, sides: [])
    (frame.isStandIn, frame.isOnePicture) = (branch.isStandIn, branch.isOnePicture)
    var sides: [[SemanticsItem]] = []
    let outer = chrome
    var bars: [[Piece]] = []
    for (condition, parts) in branch.sides {
      chrome = []
      let before = (decided, held)
      decided.formUnion(condition.asks.filter(\.isDeciding).map { subject($0.subject) })
      held.asks += condition.asks.map(ask)
      sides.append(write(parts, mode))
      (decided, held) = before
      for ask in condition.asks {
        if ask.subject.isSilent { frame.silent.insert(subject(ask.subject)) }
        if ask.isForPresence { frame.presence.insert(subject(ask.subject)) }
      }
      bars.append(chrome)
      frame.sides.append(side(of: condition))
    }
    chrome = outer
    frames[number] = frame
    if bars.contains(where: { !$0.isEmpty }) {
      chrome.append(Self.branch(frame, bars))
    }
    return sides.contains { !$0.isEmpty } ? [.branch(frame, sides)] : []
  }

  /// Without what it shows; what holds of one of the rows around, each is asked for itself.
  private func side(of condition: DartCondition) -> PieceSide {
    var side = PieceSide(
      asks: condition.asks.map(ask), isWhole: condition.isWhole,
      when: condition.words.isEmpty ? nil : condition.words, [])
    for (index, asked) in condition.asks.enumerated() {
      guard let distance = keys.reversed().firstIndex(of: asked.subject.owner) else { continue }
      let rows = UInt8(clamping: keys.count - distance.base + 1)
      side.asks[index].row = rows
      let holds = !asked.isNone && asked.answers == [.flag(true)]
      if holds, side.oneRow == 0 { side.oneRow = rows }
    }
    return side
  }

  private func ask(_ ask: DartCondition.Ask) -> PieceAsk {
    PieceAsk(
      subject: subject(ask.subject), answers: ask.answers, isNone: ask.isNone,
      isUsual: ask.isUsual)
  }

  /// The same question of two uses of a component is two questions.
  func subject(_ subject: DartSubject) -> UInt64 {
    guard let use = uses[subject.owner] else {
      return Digest.of([subject.owner, subject.hash])
    }
    return Digest.of([subject.owner, subject.hash, use])
  }

  private mutating func write(_ rows: SemanticsRows, _ mode: Mode) -> [SemanticsItem] {
    depth += 1
    keys.append(rows.key)
    let items = write(rows.parts, mode)
    keys.removeLast()
    depth -= 1
    let usual = depth < 2 ? max(1, assumed + rows.more) : 1
    if items.isEmpty { return [] }
    let filled = DartCondition(
      asks: rows.count == nil
        ? rows.full.map { .init(subject: $0, answers: [.flag(false)]) } : [])
    var piece = PieceRows(
      at: rows.place, in: rows.view, anchor: rows.anchor,
      count: rows.count ?? min(usual, rows.most ?? usual),
      isAssumed: rows.count == nil, [])
    piece.asks = side(of: filled).asks
    piece.isPages = rows.isPages
    piece.isGroupedByComponent = isGroupedByComponent(rows.parts)
    return [.rows(piece, items)]
  }

  /// All that is in a row is one component with slots.
  private func isGroupedByComponent(_ parts: [SemanticsPart]) -> Bool {
    guard parts.count == 1 else { return false }
    switch parts[0] {
    case .node(let node):
      return node.collects == .slots
        || node.collects != .author && isGroupedByComponent(node.children)
    case .owned(_, _, let inner): return isGroupedByComponent(inner)
    default: return false
    }
  }

  // MARK: Nodes

  mutating func write(_ node: SemanticsNode, _ mode: Mode) -> [SemanticsItem] {
    if mode.isIgnoring || node.isIgnoring { return writeIgnored(node, mode) }
    if node.isExcluding { return exclude(node, mode) }
    if mode.isMerging || node.isMerging { return merge(node, mode) }
    let exception = exception(of: node.collects)
    if let exception, exceptions.contains(exception), node.collects != .tap {
      met.insert(exception)
      return write(node.children, Mode(isExplicit: true))
    }
    var items = write(node.children, Mode(isExplicit: node.isExplicit))
    var own = pending(node)
    guard node.isExplicit else {
      let found = collect(items)
      let takesUnknown =
        node.collects == .slots || node.collects == .tap && !own.config.actions.isEmpty
      let conflicting = conflicts(found, with: own.config, takesUnknown: takesUnknown)
      let loose = found.filter { !conflicting.contains($0) && isLoose(pool[$0]) }
      if let exception, areSeveral(loose) {
        met.insert(exception)
        if exceptions.contains(exception) {
          return dissolved(items, loose: loose, conflicting, own)
        }
      }
      let absorbed = found.filter { !conflicting.contains($0) }
      own.sides = []
      var parts = absorbed.flatMap { pool[$0].flattened }
      if takesUnknown { parts = parts.map { named($0, mayBeMore: !node.isBoundary) } }
      items = settle(items, forming: conflicting)
      return Self.zipped(finish(own, absorbing: parts, node, mode), items)
    }
    items = formed(items)
    return finish(own, absorbing: [], node, mode) + items
  }

  mutating func note(_ counted: SemanticsConfig.Counted) {
    met.insert(counted == .image ? .image : .shape)
  }

  func pending(_ node: SemanticsNode) -> PendingConfig {
    var config = node.config
    let looks = Set(config.looks.map(subject)).subtracting(decided)
    config.facts.looks.formUnion(looks)
    for (asked, words) in config.lookWords { config.facts.lookWords[subject(asked)] = words }
    config.facts.tells.formUnion(config.tells.map(subject))
    for index in config.facts.contents.indices where config.facts.contents[index].kind != .text {
      config.facts.contents[index].subjects.formUnion(looks)
      if !looks.isEmpty { config.facts.contents[index].when = config.facts.lookWhen }
    }
    return PendingConfig(
      config: config, whole: config, place: node.place, view: node.view, anchor: node.anchor)
  }

  func exception(of collecting: SemanticsNode.Collecting) -> FlutterExceptions? {
    switch collecting {
    case .index: .index
    case .card: .card
    case .tap: .tap
    case .author, .slots: nil
    }
  }

  /// A node, or a config on its way up.
  mutating func finish(
    _ own: PendingConfig, absorbing parts: [PendingConfig], _ node: SemanticsNode, _ mode: Mode
  ) -> [SemanticsItem] {
    if node.isBoundary || mode.isExplicit {
      return form(own, absorbing: parts, isSystem: exception(of: node.collects) != nil)
    }
    // Sides that lie inside what was collected are over: what is said of them is said at times.
    var whole = own
    whole.parts = parts
    whole.whole = merged(own.config, parts)
    whole.whole.counted = own.config.counted
    if own.config.counted == nil, parts.count == 1 {
      whole.whole.counted = parts[0].config.counted
    }
    pool.append(whole)
    return [.pending(pool.count - 1)]
  }

  func merged(_ config: SemanticsConfig, _ parts: [PendingConfig]) -> SemanticsConfig {
    let isNamed = config.labelSource == .explicit || !config.facts.set.isEmpty
    let parts = Self.withChoices(parts, among: config.label)
    let label = SourcedText.sentence([config.label] + words(parts[...]))
    let pictured = Self.pictured(parts)
    var config = config
    if config.label.isEmpty, let first = parts.first(where: { !$0.config.label.isEmpty }) {
      config.labelSource = first.config.labelSource
    }
    var hasWords = !config.label.isEmpty
    for part in parts {
      var other = part.config
      // What comes behind other words is no title of them: a figure in large letters, say.
      if hasWords { other.facts.isTitle = false }
      hasWords = hasWords || !other.label.isEmpty
      other.label = SourcedText()
      if isNamed, !config.label.isEmpty {
        for index in other.facts.contents.indices { other.facts.contents[index].isInNamed = true }
      }
      if config.actions.contains(.tap) || other.counted != nil { other.counted = nil }
      if let side = part.sides.first, let frame = frames[side.branch] {
        for index in other.facts.contents.indices {
          let isShape = other.facts.contents[index].kind == .shape
          let asked =
            isShape && frame.isStandIn
            ? frame.shown(by: side.side, isPictured: true)
            : frame.sides[side.side].asks.map(\.subject)
          if asked.isEmpty, frame.isStandIn { continue }
          other.facts.contents[index].subjects.formUnion(asked)
          if other.facts.contents[index].when == nil {
            other.facts.contents[index].when = frame.sides[side.side].when
          }
        }
      }
      config.absorb(other, isConditional: !part.sides.isEmpty)
      for side in part.sides {
        guard let frame = frames[side.branch] else { continue }
        let asked = frame.sides[side.side].asks.map(\.subject)
        if part.config.isStop {
          config.facts.tells.formUnion(asked)
        } else if part.config.counted != .shape,
          part.config.facts.contents.contains(where: { $0.kind != .emptyView })
        {
          // One picture or another; a shape that comes and goes is told of as what it is.
          let shown =
            frame.isExhaustive
            ? frame.shown(
              by: side.side, isPictured: frame.isStandIn || pictured.contains(side.branch))
            : part.config.shownFlags(
              by: frame.sides[side.side], but: frame.silent.union(frame.presence))
          if shown.isEmpty { continue }
          config.facts.looks.formUnion(shown)
          if let when = frame.sides[side.side].when {
            for subject in shown where config.facts.lookWords[subject] == nil {
              config.facts.lookWords[subject] = when
            }
          }
          if config.facts.lookPlace == nil {
            config.facts.lookPlace = part.place
            config.facts.lookWhen = frame.sides[side.side].when
          }
        }
      }
    }
    config.label = label
    // Of tabs the bar says which is chosen (Flutter, `TabBar`: `Semantics(selected:)` around each).
    if config.role == .tab { config.facts.looks = [] }
    return config
  }

  /// Branches in which a picture stands, and not only icons.
  private static func pictured(_ parts: [PendingConfig]) -> Set<Int> {
    let pictures = parts.filter { part in part.config.facts.contents.contains { $0.kind == .image }
    }
    return Set(pictures.flatMap { $0.sides.map(\.branch) })
  }

  /// Texts, named icons and pictures, switches: what is a stop by itself.
  func isLoose(_ pending: PendingConfig) -> Bool {
    pending.whole.isStop || counts(pending.whole)
  }

  func counts(_ config: SemanticsConfig) -> Bool {
    switch config.counted {
    case .image: exceptions.contains(.image)
    case .shape: exceptions.contains(.shape)
    case nil: false
    }
  }
}
