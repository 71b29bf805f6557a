import Views

/// What stands above the rows of a section of a table, and below them.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforfooterinsection:)
enum UIKitEnds {
  /// Of all sections alike.
  static func settle(_ table: Int, _ builder: inout UIKitBuilder) {
    if !builder.parts[table].headers.isEmpty || isBelow(&builder) { part(table, &builder) }
    if isFlat(isHeader: true, for: nil, &builder) {
      builder.parts[table].headers = []
    } else if builder.parts[table].headers.isEmpty {
      let header =
        UIKitAnswers.end(UIKitNames.titleForHeader, isHeader: true, &builder)
        ?? UIKitAnswers.view(UIKitNames.viewForHeader, &builder)
      builder.parts[table].headers = header.map { [$0] } ?? []
    }
    if isFlat(isHeader: false, for: nil, &builder) {
      builder.parts[table].sectionFooters = []
    } else if builder.parts[table].sectionFooters.isEmpty {
      let footer =
        UIKitAnswers.end(UIKitNames.titleForFooter, isHeader: false, &builder)
        ?? UIKitAnswers.view(UIKitNames.viewForFooter, &builder)
      builder.parts[table].sectionFooters = footer.map { [$0] } ?? []
    }
  }

  /// A delegate leaves no room above the rows of a section, or below them: of all sections for nil.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforheaderinsection:)
  static func isFlat(
    isHeader: Bool, for told: UIKitSections.Told?, _ builder: inout UIKitBuilder
  ) -> Bool {
    isFlat(isHeader ? UIKitNames.heightForHeader : UIKitNames.heightForFooter, for: told, &builder)
  }

  /// The same, by what the code is asked.
  static func isFlat(
    _ label: UInt64, for told: UIKitSections.Told?, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let member = UIKitAnswers.source(label, &builder) else { return false }
    let answers = UIKitAnswers.answers(of: member, &builder)
    if let told {
      let answer = UIKitSections.answer(for: told, among: answers)
      return answer.map { builder.evaluator.code.isFlat($0.expression, $0.site) } ?? false
    }
    return !answers.isEmpty
      && answers.allSatisfy { builder.evaluator.code.isFlat($0.expression, $0.site) }
  }

  /// Code says of a section that it has no row.
  static func hasNoRows(
    _ told: UIKitSections.Told, _ count: UIKitAnswers.Answer, _ builder: inout UIKitBuilder
  ) -> Bool {
    told.many == nil && !count.isAtTimes
      && ListParts.number(count.expression, count.site, &builder.evaluator) == 0
  }

  /// A table shows what stands above and below the rows of a section also where there are none.
  static func withoutRows(
    _ told: UIKitSections.Told, _ forks: UIKitSections.Forks, _ builder: borrowing UIKitBuilder
  ) -> UIKitPart.Section {
    let chosen = UIKitSections.chosen(told, nil, forks.all, builder)
      .merging(forks.states) { $1 }
      .merging(UIKitJointAsks.chosen(told, nil, forks.joint, builder)) { $1 }
    return UIKitPart.Section(
      rows: [], count: UIKitPart.RowCount(count: 0, isAssumed: false), chosen: chosen,
      isSectionAtTimes: told.isAtTimes)
  }

  /// Only what stands below rows is handed out.
  private static func isBelow(_ builder: inout UIKitBuilder) -> Bool {
    UIKitAnswers.source(UIKitNames.viewForHeader, &builder) == nil
      && UIKitAnswers.source(UIKitNames.viewForFooter, &builder) != nil
  }

  /// Views that a table hands out: the function that asks for them says where they stand.
  private static func part(_ table: Int, _ builder: inout UIKitBuilder) {
    guard let below = UIKitAnswers.source(UIKitNames.viewForFooter, &builder) else { return }
    let all = builder.parts[table].headers
    guard let above = UIKitAnswers.source(UIKitNames.viewForHeader, &builder) else {
      builder.parts[table].headers = []
      builder.parts[table].sectionFooters = all
      return
    }
    if all.count == 1, isAsked(all[0], in: below, builder), !isAsked(all[0], in: above, builder) {
      builder.parts[table].headers = []
      builder.parts[table].sectionFooters = all
      return
    }
    // They are handed out in the order of the code.
    guard all.count == 2, above.file == below.file else { return }
    let isAboveFirst = above.index < below.index
    builder.parts[table].headers = [all[isAboveFirst ? 0 : 1]]
    builder.parts[table].sectionFooters = [all[isAboveFirst ? 1 : 0]]
  }

  /// The code of a function asks for it.
  private static func isAsked(
    _ part: Int, in member: MemberID, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    builder.parts[part].site.file == member.file
      && builder.evaluator.linker[member].expressions.contains(builder.parts[part].expression)
  }

  /// Whether titles tell sections apart, or the views in their place.
  static func isTitledApart(_ builder: inout UIKitBuilder) -> Bool {
    for label in UIKitNames.ends {
      guard let member = UIKitAnswers.source(label, &builder) else { continue }
      if UIKitAnswers.answers(of: member, &builder).contains(where: { $0.keys != nil }) {
        return true
      }
    }
    return false
  }

  /// The side of a choice that has a title, where the others have none: it is there at times.
  static func chosen(
    _ answer: UIKitAnswers.Answer, _ builder: inout UIKitBuilder
  ) -> (answer: UIKitAnswers.Answer, isAtTimes: Bool)? {
    guard
      case .branch(let index) = builder.evaluator.expression(answer.expression, answer.site.file)
    else { return (answer, false) }
    let branch = builder.evaluator.branch(index, answer.site.file)
    var (sides, isAtTimes): ([UIKitAnswers.Answer], Bool) = ([], false)
    for place in DecidedBranches.possible(branch, answer.site, &builder.evaluator) {
      let side = builder.evaluator.alternative(place, answer.site.file)
      guard let last = builder.evaluator.code.returned(by: side.body, answer.site) else {
        return (answer, false)
      }
      if case .null = builder.evaluator.expression(last, answer.site.file) {
        isAtTimes = true
        continue
      }
      var own = answer
      own.expression = last
      own.site = PatternMatching.bind(side: side, answer.site, &builder.evaluator)
      sides.append(own)
    }
    guard isAtTimes else { return (answer, false) }
    guard let first = sides.first else { return nil }
    return (sides.count == 1 ? first : answer, true)
  }
}

extension UIKitCode {
  /// `0`, `0.01`, `CGFloat.leastNonzeroMagnitude`, `CGSize.zero`, `CGSize(width: 300, height: 0)`: the header of a
  /// collection that has no height is not added.
  func isFlat(_ id: ExpressionID, _ site: Site) -> Bool {
    switch files.expression(id, in: site.file) {
    case .number(let text): Double(files.text(text, in: site.file)).map { abs($0) < 1 } ?? false
    case .member(_, let name), .implicitMember(let name):
      UIKitNames.least.contains(files.hash(name, in: site.file))
    case .call(let callee, let arguments): isSize(callee, site) && isFlat(arguments.last, site)
    default: false
    }
  }

  private func isFlat(_ argument: Int32?, _ site: Site) -> Bool {
    argument.map { isFlat(files.argument($0, in: site.file).value, site) } ?? false
  }

  private func isSize(_ callee: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = files.expression(callee, in: site.file) else { return false }
    return files.hash(name, in: site.file) == UIKitNames.size
  }
}
