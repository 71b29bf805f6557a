import Views

/// What swiping a row of a table offers: VoiceOver has it among the actions of the cell.
///
/// https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
enum UIKitSwipeActions {
  private static let functions = [
    NameHash.of("leadingSwipeActionsConfigurationForRowAt"),
    NameHash.of("trailingSwipeActionsConfigurationForRowAt"), NameHash.of("editActionsForRowAt"),
  ]
  private static let classes: Set<UInt64> = [
    NameHash.of("UIContextualAction"), NameHash.of("UITableViewRowAction"),
  ]
  private static let commit = NameHash.of("commit")
  private static let mayEdit: Set<UInt64> = [
    NameHash.of("canEditRowAt"), NameHash.of("editingStyleForRowAt"),
  ]
  private static let most = 24
  /// So many functions are looked into, from one to the next.
  private static let deepest = 3

  /// Gives them to the rows of a table that all have the same.
  static func settle(_ table: Int, _ builder: inout UIKitBuilder) {
    var titles: [(call: ExpressionID, title: ExpressionID, site: Site)] = []
    var isAtTimes = false
    for label in functions {
      guard let member = UIKitAnswers.source(label, &builder) else { continue }
      var seen: Set<MemberID> = []
      gather(from: member, into: &titles, &seen, &builder)
      if mayBeNone(member, &builder) { isAtTimes = true }
    }
    // What some rows only have is told of none, where rows are told apart.
    let isOneKind = builder.parts[table].sections.count <= 1
    guard !isAtTimes || isOneKind else { return }
    var actions = titles.prefix(most).map { one in
      let part = builder.add(UIKitKind(word: .UIButton), nil, -1, one.site)
      builder.parts[part].expression = one.call
      builder.parts[part].isMade = true
      builder.parts[part].isPlaced = true
      builder.set(
        .setTitle, builder.evaluator.linker[builder.lineage[0]].name, one.title, one.call, on: part,
        one.site)
      return part
    }
    if actions.isEmpty, let delete = delete(&builder) { actions = [delete] }
    for cell in builder.parts[table].rows { builder.parts[cell].rowActions = actions }
  }

  /// A row that code can delete offers that by itself.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)
  private static func delete(_ builder: inout UIKitBuilder) -> Int? {
    guard let member = UIKitAnswers.source(commit, &builder),
      !mayEdit.contains(where: { UIKitAnswers.source($0, &builder) != nil }),
      let body = builder.evaluator.linker[member].body,
      let first = builder.evaluator.files.firstExpression(of: body, member.file)
    else { return nil }
    let site = UIKitAnswers.site(of: member, &builder)
    let part = builder.add(UIKitKind(word: .UIButton), nil, -1, site)
    builder.parts[part].expression = first
    builder.parts[part].isMade = true
    builder.parts[part].isPlaced = true
    builder.parts[part].settings.append(
      UIKitPart.Setting(
        word: .setTitle, name: builder.evaluator.linker[member].name, value: .text("Delete"),
        expression: first, site: site))
    return part
  }

  private static func gather(
    from member: MemberID,
    into titles: inout [(call: ExpressionID, title: ExpressionID, site: Site)],
    _ seen: inout Set<MemberID>, _ builder: inout UIKitBuilder
  ) {
    guard seen.insert(member).inserted, seen.count <= deepest * most, titles.count < most else {
      return
    }
    let site = UIKitAnswers.site(of: member, &builder)
    for id in builder.evaluator.linker[member].expressions {
      guard case .call(let callee, let arguments) = builder.evaluator.expression(id, member.file)
      else { continue }
      let name: NameID
      switch builder.evaluator.expression(callee, member.file) {
      case .name(let own): name = own
      case .member(let base, let own):
        guard case .name(let owner) = builder.evaluator.expression(base, member.file),
          builder.evaluator.word(owner, member.file) == .`self`
        else { continue }
        name = own
      default: continue
      }
      let hash = builder.evaluator.hash(name, member.file)
      if classes.contains(hash) {
        guard let title = title(in: arguments, site, builder) else { continue }
        titles.append((id, title, site))
      } else if let own = builder.ownMembers(named: hash).first(where: {
        builder.evaluator.linker[$0].kind == .function
      }) {
        gather(from: own, into: &titles, &seen, &builder)
      }
    }
  }

  /// Nil for one that only has a picture.
  private static func title(
    in arguments: Range<Int32>, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> ExpressionID? {
    let files = builder.evaluator.files
    for index in arguments {
      let argument = files.argument(index, in: site.file)
      guard let label = argument.label, files.word(label, in: site.file) == .title else { continue }
      if case .null = files.expression(argument.value, in: site.file) { return nil }
      return argument.value
    }
    return nil
  }

  /// As in `guard items[path.row].isOwn else { return nil }`.
  private static func mayBeNone(_ member: MemberID, _ builder: inout UIKitBuilder) -> Bool {
    guard let body = builder.evaluator.linker[member].body else { return false }
    let site = UIKitAnswers.site(of: member, &builder)
    return builder.evaluator.files.results(of: body, site).contains { id in
      if case .null = builder.evaluator.expression(id, member.file) { true } else { false }
    }
  }

  /// Writes a row with what it offers.
  static func write(_ cell: Int, depth: Int, _ writer: inout UIKitWriter) {
    let part = writer.parts[cell]
    guard !part.rowActions.isEmpty else { return writer.write(cell, as: .content, depth: depth) }
    let row = writer.evaluator.open(.group, .content, part.expression, part.site)
    writer.write(cell, as: .content, depth: depth)
    let content = writer.evaluator.open(.group, .actions, part.expression, part.site)
    for action in part.rowActions { writer.write(action, as: .content, depth: depth + 1) }
    writer.evaluator.close(content, [])
    writer.dress(row, .swipeActions, content: content, part.site, at: part.expression)
    writer.evaluator.close(row, [])
  }
}
