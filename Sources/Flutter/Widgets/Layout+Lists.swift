internal import Components
import Scenes
internal import VoiceOver

/// Lists: each child of one collects what is in it, unless it says otherwise.
extension Layout {
  mutating func list(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    let source = delegate(of: made)
    let isCollecting = (made["addSemanticIndexes"] ?? source["addSemanticIndexes"])?.flag != false
    // Those of packages are named after the framework's.
    let isPages = WidgetTable.row(made.name)?.isPages ?? made.name.hasSuffix("PageView")
    var found: [SemanticsPart] = []
    if let builder = builder(of: source) {
      found = built(builder, source, made, inner, isCollecting, isPages)
    } else if let children = children(of: source, made) ?? source.positional(0) {
      let items = DartLists.items(of: children)
      if isPages { keepPages(behind: items, of: made, inner, isTab: false) }
      for item in isPages ? DartLists.first(items) : items {
        found += child(item, made, inner, isCollecting)
      }
    } else {
      found = slots(WidgetTable.commonSlots, of: made, inner)
    }
    found = slots(["header"], of: made, inner) + found + slots(["footer"], of: made, inner)
    // Slivers stand in a scroll view, which is explicit already; so is every list.
    return [node(made, around, isBoundary: true, isExplicit: true, found)]
  }

  /// A widget of a package that makes its children as lists of the framework do: by a delegate, or by an `itemBuilder`
  /// that is told which one to make (Flutter, `NullableIndexedWidgetBuilder`; that of a menu is not).
  func makesRows(_ made: Made) -> Bool {
    let source = delegate(of: made)
    if WidgetTable.delegates.contains(source.name) { return true }
    return source["itemBuilder"]?.isForEach ?? false
  }

  /// By the name that its kind of list gives to them.
  private func children(of source: Made, _ made: Made) -> DartValue? {
    source["children"]
      ?? WidgetTable.row(made.name)?.slots.lazy.compactMap { source[$0] }.first
  }

  /// What is given how children are made: the list itself, or its delegate.
  private func delegate(of made: Made) -> Made {
    for label in ["delegate", "childrenDelegate", "builderDelegate"] {
      if case .made(let delegate)? = made[label] { return delegate }
    }
    return made
  }

  private func builder(of made: Made) -> DartValue? {
    for label in ["itemBuilder", "builder"] {
      if let value = made[label] { return value }
    }
    if made.name == "SliverChildBuilderDelegate" { return made.positional(0) }
    return nil
  }

  private mutating func built(
    _ builder: DartValue, _ source: Made, _ made: Made, _ around: Around, _ isCollecting: Bool,
    _ isPages: Bool
  ) -> [SemanticsPart] {
    if case .either(let choice) = builder, choice.isExhaustive,
      choice.sides.count <= DartLimits.fewRows
    {
      return chosen(choice, source, made, around, isCollecting, isPages)
    }
    let length = (source["itemCount"] ?? source["childCount"] ?? source["initialItemCount"])?
      .asLength
    let count = length?.number.flatMap { Int(exactly: $0) }
    if !isPages, let rows = each(count, builder, made, around, isCollecting) { return rows }
    let index = isPages ? .number(0) : evaluator.counter(of: builder)
    var row = built(builder, at: made.place, given: [nil, index]) { layout, body in
      layout.child(.one(body), made, around, isCollecting)
    }
    if let separator = source["separatorBuilder"] {
      row += built(separator, at: made.place) { $0.parts($1, around) }
    }
    if isPages { keepBuilt(behind: builder, of: made, around, count) }
    if row.isEmpty { return [] }
    if isPages { return row }
    var rows = SemanticsRows(
      place: made.place, view: made.view, anchor: anchor(made, around), count: count,
      key: RowKeys.rows(of: index), parts: row)
    var subject: DartSubject?
    if case .unknown(let unknown)? = index { subject = unknown.subject }
    guard case .unknown(let unknown)? = length else { return repeated(rows, subject) }
    (rows.more, rows.most) = (unknown.more, unknown.most)
    if unknown.more == 0, unknown.extra.isEmpty { rows.full = unknown.full }
    return repeated(
      rows, subject, extra: unknown.extra, end: .literal(DartValue.unknown(unknown).digest))
  }

  /// By one function or another, of as many as there are then.
  private mutating func chosen(
    _ builder: DartChoice<DartValue>, _ source: Made, _ made: Made, _ around: Around,
    _ isCollecting: Bool, _ isPages: Bool
  ) -> [SemanticsPart] {
    var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
    for index in builder.sides.indices {
      let own = source.changed { _, value in
        guard case .either(let other) = value, builder.asksTheSame(as: other) else { return value }
        return other.sides[index].content
      }
      let parts = built(
        builder.sides[index].content, own, made, around, isCollecting, isPages)
      sides.append((builder.sides[index].condition, parts))
    }
    return branch(sides, builder.isExhaustive, builder.place)
  }

  /// Rows of which it is known how many there are, each by itself where they differ.
  private mutating func each(
    _ count: Int?, _ builder: DartValue, _ made: Made, _ around: Around, _ isCollecting: Bool
  ) -> [SemanticsPart]? {
    guard let count, count > 1, count <= DartLimits.rounds, case .closure = builder else {
      return nil
    }
    let given = (0..<count).map { [nil, DartValue.number(Double($0))] }
    let digests = Set(given.map { evaluator.build(builder, at: made.place, given: $0).digest })
    if digests.count == 1 { return nil }
    return given.flatMap { given in
      built(builder, at: made.place, given: given) { layout, body in
        layout.child(.one(body), made, around, isCollecting)
      }
    }
  }

  /// Rows, and before and behind them what is there once; what comes behind the end does not come.
  mutating func repeated(
    _ rows: SemanticsRows, _ index: DartSubject?, extra: [UnknownValue.Extra] = [],
    end: Answer? = nil
  ) -> [SemanticsPart] {
    guard let index else { return [.rows(rows)] }
    let asked = SemanticsPart.answers(rows.parts, about: index)
    if asked.isEmpty || asked.count > DartLimits.fewRows { return [.rows(rows)] }
    let answers = asked.filter { $0 != end }
    let first = (0..<DartLimits.fewRows).map {
      Answer.literal(Digest.of([1, Double($0).bitPattern]))
    }
    // `xs.length + (flag ? 1 : 0)`: where the one more is not there, all are as the others.
    let most = extra.reduce(0) { $0 + $1.count }
    let taken = max(0, answers.count - most)
    var others = rows
    others.parts = SemanticsPart.assuming(rows.parts, index, nil)
    others.count = rows.count.map { max(0, $0 - answers.count) }
    others.more = rows.more - taken
    others.most = rows.most.map { max(0, $0 - taken) }
    func special(_ answer: Answer) -> [SemanticsPart] {
      let own = SemanticsPart.assuming(rows.parts, index, answer)
      guard taken == 0, let first = extra.first else { return own }
      // Of several nobody knows which is which.
      var condition = first.condition
      if extra.count > 1 {
        condition = DartCondition(
          isWhole: false, words: extra.map(\.condition.words).joined(separator: " or "))
      }
      return branch([(condition, own)], false, rows.place)
    }
    var found: [SemanticsPart] = []
    for answer in first where answers.contains(answer) { found += special(answer) }
    if !others.parts.isEmpty, others.count != 0 { found.append(.rows(others)) }
    for answer in answers where !first.contains(answer) { found += special(answer) }
    return found
  }

  private mutating func child(
    _ item: DartValue.Item, _ made: Made, _ around: Around, _ isCollecting: Bool
  ) -> [SemanticsPart] {
    switch item {
    case .one(let value):
      let found = parts(value, around)
      // Slivers have no indexes: their children do.
      return isCollecting && !found.isEmpty ? [collected(found, made, around)] : found
    case .either(let choice):
      var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
      for side in choice.sides {
        sides.append(
          (side.condition, side.content.flatMap { child($0, made, around, isCollecting) }))
      }
      return branch(sides, choice.isExhaustive, choice.place)
    case .rows(let rows):
      if let unread = rows.unread { return child(.one(unread), made, around, isCollecting) }
      let inner = rows.items.flatMap { child($0, made, around, isCollecting) }
      if inner.isEmpty { return [] }
      return repeated(
        SemanticsRows(
          place: rows.place, view: made.view, anchor: anchor(made, around), count: rows.count,
          most: rows.most, key: rows.key, full: rows.full, parts: inner), rows.index)
    }
  }

  /// A child with its index: it stands where the first thing in it stands.
  mutating func collected(
    _ parts: [SemanticsPart], _ made: Made, _ around: Around
  ) -> SemanticsPart {
    var node = SemanticsNode(
      collects: .index, place: made.place, view: made.view, anchor: "", children: parts)
    if let first = SemanticsPart.first(of: parts) {
      (node.place, node.view, node.anchor) = (first.place, first.view, first.anchor)
    } else {
      node.anchor = anchor(made, around)
    }
    return .node(node)
  }
}

extension DartValue {
  /// A function that is told which row to make.
  fileprivate var isForEach: Bool {
    switch self {
    case .closure(let closure): closure.parameters.count > 1
    case .either(let choice): choice.sides.contains { $0.content.isForEach }
    case .unknown: true
    default: false
    }
  }

  /// `flag ? xs.length + 1 : xs.length` is as many as `xs.length + (flag ? 1 : 0)`.
  fileprivate var asLength: DartValue {
    guard case .either(let choice) = self, choice.isExhaustive, choice.sides.count == 2,
      case .unknown(let one) = choice.sides[0].content,
      case .unknown(let other) = choice.sides[1].content, one.more != other.more,
      one.extra.isEmpty, other.extra.isEmpty
    else { return self }
    let isFirst = one.more > other.more
    var base = isFirst ? other : one
    let count = max(one.more, other.more) - base.more
    guard count <= DartLimits.fewRows else { return self }
    let condition = choice.sides[isFirst ? 0 : 1].condition
    base.extra = [.init(condition: condition, count: count)]
    // The end of the shorter list is no end of both.
    base.subject.hash = Digest.of([base.subject.hash, digest])
    return .unknown(base)
  }
}
