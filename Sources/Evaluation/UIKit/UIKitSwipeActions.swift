import Scenes
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
  /// Actions of one row that are told.
  private static let most = 24
  /// Functions that are looked into, from one to the next.
  private static let mostFunctions = 72

  /// Gives them to the rows of a table whose sections nothing tells apart.
  static func settle(_ table: Int, _ builder: inout UIKitBuilder) {
    guard builder.parts[table].sections.isEmpty else { return }
    var actions: [Int] = []
    for label in functions {
      guard let member = UIKitAnswers.source(label, &builder) else { continue }
      actions += made(by: member, &builder)
    }
    if actions.isEmpty, let delete = delete(&builder) { actions = [delete] }
    builder.parts[table].rowActions = actions
  }

  /// Gives them to the sections for which the code has any.
  static func add(
    to sections: inout [UIKitPart.Section],
    _ firsts: [(place: Int, told: UIKitSections.Told)], _ builder: inout UIKitBuilder
  ) {
    for label in functions {
      guard let member = UIKitAnswers.source(label, &builder) else { continue }
      if sections.contains(where: { !$0.items.isEmpty }),
        let cases = UIKitItemActions.cases(offeredBy: member, builder.evaluator.files)
      {
        let actions = made(by: member, &builder)
        for place in sections.indices where !cases.leavesOut(sections[place].items) {
          sections[place].rowActions += actions
        }
        continue
      }
      let answers = UIKitAnswers.answers(of: member, &builder)
      let isApart = answers.contains { $0.keys != nil }
      let keys = isApart ? nil : keys(guardedIn: member, &builder)
      // What some sections only have is told of none, where nobody knows which.
      guard isApart || keys != nil || !asksForSection(member, builder) || firsts.count == 1 else {
        continue
      }
      let actions = made(by: member, &builder)
      for (index, first) in firsts.enumerated() {
        if let keys {
          if keys.isDisjoint(with: first.told.keys) { continue }
        } else {
          guard let answer = UIKitSections.answer(for: first.told, among: answers) else { continue }
          if case .null = builder.evaluator.expression(answer.expression, answer.site.file) {
            continue
          }
        }
        let end = index + 1 < firsts.count ? firsts[index + 1].place : sections.count
        for place in first.place..<end { sections[place].rowActions += actions }
      }
    }
    guard firsts.count == 1, sections.allSatisfy(\.rowActions.isEmpty),
      let delete = delete(&builder)
    else { return }
    for place in sections.indices { sections[place].rowActions = [delete] }
  }

  /// `guard mayEdit, path.section == Kind.items.rawValue else { return nil }`: for which sections the code goes on.
  private static func keys(
    guardedIn member: MemberID, _ builder: inout UIKitBuilder
  ) -> Set<UInt64>? {
    guard let body = builder.evaluator.linker[member].body else { return nil }
    let site = UIKitAnswers.site(of: member, &builder)
    for index in body {
      guard case .guard(let number) = builder.evaluator.statement(index, site.file),
        let place = builder.evaluator.branch(number, site.file).alternatives.first
      else { continue }
      for clause in builder.evaluator.alternative(place, site.file).clauses {
        guard case .test(let id) = builder.evaluator.clause(clause, site.file),
          case .binary(let sign, let left, let right) = builder.evaluator.expression(id, site.file),
          builder.evaluator.linker.text(of: sign, in: site.file) == "==",
          UIKitAsked.asked(left, site, &builder) == .section,
          let key = builder.evaluator.code.key(of: right, in: site.file)
        else { continue }
        let number = UIKitAsked.number(right, site, &builder)
        return Set([key] + (number.map { [NameHash.of(String($0))] } ?? []))
      }
    }
    return nil
  }

  private static func asksForSection(
    _ member: MemberID, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    let files = builder.evaluator.files
    return builder.evaluator.linker[member].expressions.contains { id in
      guard case .member(_, let name) = files.expression(id, in: member.file) else { return false }
      return files.hash(name, in: member.file) == UIKitNames.section
    }
  }

  /// Buttons with the titles that a function gives.
  private static func made(by member: MemberID, _ builder: inout UIKitBuilder) -> [Int] {
    var titles: [(call: ExpressionID, title: ExpressionID, site: Site)] = []
    var seen: Set<MemberID> = []
    gather(from: member, into: &titles, &seen, &builder)
    return titles.prefix(most).map { one in
      let part = builder.add(UIKitKind(word: .UIButton), nil, -1, one.site)
      builder.parts[part].expression = one.call
      builder.parts[part].isMade = true
      builder.parts[part].isPlaced = true
      builder.set(
        .setTitle, builder.evaluator.linker[member].name, one.title, one.call, on: part, one.site)
      return part
    }
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
    guard seen.insert(member).inserted, seen.count <= mostFunctions, titles.count < most else {
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
      } else if let own = builder.ownMembers(named: hash, seenFrom: site).first(where: {
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

  /// Writes a row with what it offers.
  static func write(_ cell: Int, _ actions: [Int], depth: Int, _ writer: inout UIKitWriter) {
    guard !actions.isEmpty else { return writer.write(cell, as: .content, depth: depth) }
    let part = writer.parts[cell]
    let row = writer.evaluator.open(.group, .content, part.expression, part.site)
    writer.write(cell, as: .content, depth: depth)
    let content = writer.evaluator.open(.group, .actions, part.expression, part.site)
    for action in actions { writer.write(action, as: .content, depth: depth + 1) }
    writer.evaluator.close(content, [])
    writer.dress(row, .swipeActions, content: content, part.site, at: part.expression)
    writer.evaluator.close(row, [])
  }
}
