import Scenes
import Views

/// Sections, groups, tables: containers that add stops of their own.
enum StructureElements {
  static func section(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder) {
    let start = builder.list.entries.count
    if let title = builder.scene.firstArgument(of: node), isTitle(title, builder),
      !builder.isEmptyText(title)
    {
      builder.append(builder.leaf(.text, node, label: title, traits: .staticText, known.confidence))
    }
    builder.build(children: node, .header)
    markHeading(from: start, to: builder.list.entries.count, &builder)
    builder.build(children: node)
    builder.build(children: node, .footer)
  }

  /// The first leaf of the header is the heading, on each side that shows one; false where there may be none.
  @discardableResult
  private static func markHeading(
    from start: Int, to end: Int, _ builder: inout ElementBuilder
  ) -> Bool {
    var index = start
    while index < end {
      let entry = builder.list.entries[index]
      let next = index + Int(entry.span)
      switch entry.kind {
      case .element(let id), .group(let id):
        builder.list.elements[Int(id)].traits.insert(.header)
        return true
      case .branch(let isExhaustive):
        var isSure = isExhaustive
        var side = index + 1
        while side < next {
          let after = side + Int(builder.list.entries[side].span)
          if !markHeading(from: side + 1, to: after, &builder) { isSure = false }
          side = after
        }
        if isSure { return true }
      case .alternative, .rows:
        if markHeading(from: index + 1, to: next, &builder) { return true }
      }
      index = next
    }
    return false
  }

  private static func isTitle(_ value: ValueID, _ builder: borrowing ElementBuilder) -> Bool {
    switch builder.scene[value] {
    case .view, .closure, .instance, .type, .null: false
    default: true
    }
  }

  static func groupBox(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder) {
    var heading = builder.control(node, .text, [.staticText, .header], known)
    if heading.label != .null {
      heading.made = .itself
      builder.append(heading)
    }
    builder.build(children: node)
  }

  static func disclosure(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder)
  {
    var header = builder.control(node, .button, .button, known)
    let state =
      builder.scene.argument(.isExpanded, of: node).map { constantFlag($0, builder) } ?? false
    if builder.surroundings.isInList {
      header.traits.insert(.header)
      if let state { header.traits.insert(state ? .expanded : .collapsed) }
    }
    builder.append(header)
    if state == true { builder.build(children: node) }
  }

  /// As in `.constant(true)`.
  static func constantFlag(_ value: ValueID, _ builder: borrowing ElementBuilder) -> Bool? {
    guard case .call(.constant, _, let range) = builder.scene[value],
      let first = builder.scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)].first
    else { return builder.flag(value) }
    return builder.flag(first.value)
  }

  /// One candidate is shown.
  static func anyOf(_ node: Scene.NodeID, _ builder: inout ElementBuilder) {
    let start = builder.open(.branch(isExhaustive: true))
    var next = node + 1
    while next < builder.scene.nodes[Int(node)].end {
      let side = builder.open(.alternative)
      builder.build(next)
      builder.close(side)
      next = builder.scene.nodes[Int(next)].end
    }
    builder.close(start)
  }

  static func unavailable(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder)
  {
    if let title = builder.scene.firstArgument(of: node), isTitle(title, builder) {
      builder.append(builder.leaf(.text, node, label: title, traits: .staticText, known.confidence))
    } else if builder.scene.firstChild(of: node, .label) == nil,
      builder.scene.firstChild(of: node, .content) == nil
    {
      // `ContentUnavailableView.search`: the system's title and description.
      let title = noResults(for: builder.scene.argument(.text, of: node), &builder)
      for wording in [title, builder.fixed("Check the spelling or try a new search.")] {
        builder.append(
          builder.leaf(.text, node, label: wording, traits: .staticText, known.confidence))
      }
      return
    }
    if let text = builder.scene.argument(.description, of: node), isTitle(text, builder),
      !builder.isEmptyText(text)
    {
      builder.append(builder.leaf(.text, node, label: text, traits: .staticText, known.confidence))
    }
    builder.build(children: node, .label)
    builder.build(children: node)
  }

  /// Of `search(text: query)` the title says what was searched for.
  ///
  /// https://developer.apple.com/documentation/swiftui/contentunavailableview/search(text:)
  private static func noResults(
    for query: ValueID?, _ builder: inout ElementBuilder
  ) -> ValueID {
    guard let query, query != .null, !builder.isEmptyText(query) else {
      return builder.fixed("No Results")
    }
    let parts = [builder.fixed("No Results for “"), query, builder.fixed("”")]
    let start = Int32(builder.scene.valueLists.count)
    builder.scene.valueLists += parts
    return builder.new(.joined(start..<Int32(builder.scene.valueLists.count)))
  }

  /// Of the columns of a navigation view a compact screen shows the first.
  ///
  /// The others are what a wide one shows beside it; a first one that may be absent leaves its place to
  /// the next.
  static func columns(of node: Scene.NodeID, _ builder: inout ElementBuilder) {
    for child in builder.scene.children(of: node, .content) {
      builder.build(child)
      if case .branch(_, isExhaustive: false) = builder.scene[child].kind { continue }
      return
    }
  }

  /// On a compact screen the first column is all there is.
  static func table(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder) {
    let before = builder.surroundings
    let all = (node + 1)..<builder.scene[node].end
    builder.surroundings.column = all.first { builder.scene[$0].word == .TableColumn } ?? -1
    for child in builder.scene.children(of: node, .content) {
      if case .rows(let repetition) = builder.scene[child].kind, holdsColumns(child, builder) {
        let entry = builder.scene.repetitions[Int(repetition)]
        let start = builder.open(
          .rows(node: child, count: Int32(entry.count), isAssumed: entry.isAssumed))
        let column =
          builder.surroundings.column < 0
          ? builder.scene.firstChild(of: child, .content) : builder.surroundings.column
        if let column { cell(column, at: column, known, &builder) }
        builder.close(start)
      } else if builder.surroundings.column >= 0, !holdsColumns(child, builder) {
        builder.build(child)
      }
    }
    builder.surroundings = before
  }

  /// `Table(…) { columns } rows: { rows }`: what is repeated are either all columns at once, or rows of their own.
  private static func holdsColumns(_ child: Scene.NodeID, _ builder: borrowing ElementBuilder)
    -> Bool
  {
    (child..<builder.scene[child].end).contains(builder.surroundings.column)
      || !builder.scene.holdsTableRows(child)
  }

  /// One row of a table, told by its first column.
  static func tableRow(_ row: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder) {
    if builder.surroundings.column >= 0 {
      cell(builder.surroundings.column, at: row, known, &builder)
    }
  }

  private static func cell(
    _ column: Scene.NodeID, at node: Scene.NodeID, _ known: KnownView,
    _ builder: inout ElementBuilder
  ) {
    let start = builder.list.entries.count
    builder.build(children: column)
    var element = Combining.merged(from: start, node, known.confidence, &builder)
    element.made = .itself
    if element.label == .null {
      element.label = builder.scene.argument(.value, of: column) ?? .null
      element.labelSource = .content
    }
    element.role = .text
    builder.append(element)
  }
}
