internal import Components
internal import VoiceOver

/// Lists: each child of one collects what is in it, unless it says otherwise.
extension Layout {
  mutating func list(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    let source = delegate(of: made)
    let isCollecting = (made["addSemanticIndexes"] ?? source["addSemanticIndexes"])?.flag != false
    let isPages = made.name.hasSuffix("PageView")
    var found: [SemanticsPart] = []
    if let builder = builder(of: source) {
      found = built(builder, source, made, inner, isCollecting, isPages)
    } else if let children = source["children"] ?? source.positional(0) {
      let items = DartLists.items(of: children)
      for item in isPages ? Array(items.prefix(1)) : items {
        found += child(item, made, inner, isCollecting)
      }
    } else {
      found = slots(WidgetTable.commonSlots, of: made, inner)
    }
    found = slots(["header"], of: made, inner) + found + slots(["footer"], of: made, inner)
    // Slivers stand in a scroll view, which is explicit already; so is every list.
    return [node(made, around, isBoundary: true, isExplicit: true, found)]
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
    var row = built(builder, at: made.place) { layout, body in
      layout.child(.one(body), made, around, isCollecting)
    }
    if let separator = source["separatorBuilder"] {
      row += built(separator, at: made.place) { $0.parts($1, around) }
    }
    if row.isEmpty { return [] }
    if isPages { return row }
    let length = source["itemCount"] ?? source["childCount"] ?? source["initialItemCount"]
    let count = length?.number.flatMap { Int(exactly: $0) }
    return [
      .rows(
        SemanticsRows(
          place: made.place, view: made.view, anchor: anchor(made, around), count: count,
          parts: row))
    ]
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
      let inner = rows.items.flatMap { child($0, made, around, isCollecting) }
      if inner.isEmpty { return [] }
      return [
        .rows(
          SemanticsRows(
            place: rows.place, view: made.view, anchor: anchor(made, around), count: rows.count,
            parts: inner))
      ]
    }
  }

  /// A child with its index: it stands where the first thing in it stands.
  mutating func collected(
    _ parts: [SemanticsPart], _ made: Made, _ around: Around
  ) -> SemanticsPart {
    var node = SemanticsNode(
      collects: .index, place: made.place, view: made.view, anchor: "", children: parts)
    if let first = Self.first(parts) {
      (node.place, node.view, node.anchor) = (first.place, first.view, first.anchor)
    } else {
      node.anchor = anchor(made, around)
    }
    return .node(node)
  }

  private static func first(_ parts: [SemanticsPart]) -> SemanticsNode? {
    for part in parts {
      switch part {
      case .node(let node):
        if !node.anchor.isEmpty { return node }
        if let inner = first(node.children) { return inner }
      case .branch(let branch):
        for side in branch.sides { if let inner = first(side.parts) { return inner } }
      case .rows(let rows): if let inner = first(rows.parts) { return inner }
      case .owned(_, _, let inner), .bar(let inner), .blocking(let inner):
        if let inner = first(inner) { return inner }
      }
    }
    return nil
  }
}
