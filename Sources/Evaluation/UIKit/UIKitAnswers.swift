import Scenes
import Views

/// What a data source answers for its sections.
enum UIKitAnswers {
  /// What code answers for some sections, by the names or numbers that it asks for; no names for all others.
  struct Answer {
    var keys: Set<UInt64>?
    var expression: ExpressionID
    var site: Site
    /// What the code asks to tell sections apart.
    var subject: ExpressionID?
    /// There is nothing in some cases.
    var isAtTimes = false
  }

  /// The text above the rows of each section, or below them, where that is the same code for all of them.
  static func end(_ label: UInt64, isHeader: Bool, _ builder: inout UIKitBuilder) -> Int? {
    guard let member = source(label, &builder) else { return nil }
    let titles = answers(of: member, &builder)
    let said = titles.filter { answer in
      if case .null = builder.evaluator.expression(answer.expression, answer.site.file) {
        return false
      }
      return !isEmpty(answer, builder)
    }
    guard said.count == 1, said[0].keys == nil,
      let part = title(said[0], of: member, isHeader: isHeader, &builder)
    else { return nil }
    if said.count < titles.count { builder.parts[part].isAtTimes = true }
    return part
  }

  /// The view that a delegate makes to stand above the rows of a section, or below them.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)
  static func view(_ label: UInt64, _ builder: inout UIKitBuilder) -> Int? {
    guard let member = source(label, &builder), let body = builder.evaluator.linker[member].body,
      !builder.calls.contains(member), builder.calls.count < UIKitBuilder.deepestCall,
      let first = builder.evaluator.files.firstExpression(of: body, member.file)
    else { return nil }
    let own = builder.own
    let instance = own == 0 ? 0 : builder.parts[own].instance
    let site = builder.evaluator.inside(member, self: .instance(instance))
    let results = builder.evaluator.code.results(of: body, site)
    let some = results.filter { id in
      if case .null = builder.evaluator.expression(id, member.file) { false } else { true }
    }
    if some.isEmpty { return nil }
    let formals = builder.evaluator.files.formals(
      builder.evaluator.linker[member].parameters, member.file)
    let called = UIKitBuilder.Called(
      member: member, formals: formals, matched: formals.map { _ in nil }, base: own, isOwn: true)
    let cells = builder.cells
    let made = builder.read(called, first, site)
    builder.cells = cells
    guard let made, made != own, !builder.parts[made].isPlaced else { return nil }
    builder.parts[made].isPlaced = true
    builder.parts[made].isAtTimes = some.count < results.count
    builder.readOwn(made)
    return made
  }

  /// The view that it makes for some of the sections, where the code says which: `HeaderView(title: "Recent")`.
  static func view(madeFor answer: Answer, _ builder: inout UIKitBuilder) -> Int? {
    guard case .call = builder.evaluator.expression(answer.expression, answer.site.file) else {
      return nil
    }
    let cells = builder.cells
    let made = builder.made(answer.expression, answer.site)
    builder.cells = cells
    guard let made, made != builder.own, !builder.parts[made].isPlaced else { return nil }
    builder.parts[made].isPlaced = true
    builder.readOwn(made)
    return made
  }

  /// The letters at the edge of a table, which VoiceOver turns through as one.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/sectionindextitles(for:)
  static func index(_ builder: inout UIKitBuilder) -> Int? {
    guard let member = builder.ownMembers(named: UIKitNames.sectionIndexTitles).first,
      let body = builder.evaluator.linker[member].body
    else { return nil }
    let site = Site(file: member.file, owner: nil, environment: -1)
    let results = builder.evaluator.code.results(of: body, site)
    let isNothing = results.allSatisfy { id in
      if case .null = builder.evaluator.expression(id, member.file) { true } else { false }
    }
    guard let first = results.first, !isNothing else { return nil }
    let name = builder.evaluator.linker[member].name
    let part = builder.add(UIKitKind(word: .UIAccessibilityElement), nil, -1, site)
    builder.parts[part].isMade = true
    builder.parts[part].isPlaced = true
    for (word, value) in [
      (Word.accessibilityLabel, UIKitPart.Given.text("Section index")),
      (.accessibilityTraits, .trait(.adjustable)),
    ] {
      builder.parts[part].settings.append(
        UIKitPart.Setting(word: word, name: name, value: value, expression: first, site: site))
    }
    return part
  }

  /// The text above the rows of a section, or below them, that a table makes a label of.
  static func title(
    _ given: Answer, of member: MemberID, isHeader: Bool, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard let (answer, isAtTimes) = UIKitEnds.chosen(given, &builder) else { return nil }
    switch builder.evaluator.expression(answer.expression, answer.site.file) {
    case .null: return nil
    // A title without letters is no stop.
    case .string where isEmpty(answer, builder): return nil
    case .call(let callee, _):
      if case .member(let base, _) = builder.evaluator.expression(callee, answer.site.file),
        case .name(let owner) = builder.evaluator.expression(base, answer.site.file),
        builder.evaluator.word(owner, answer.site.file) == .super
      {
        return nil
      }
    default: break
    }
    let name = builder.evaluator.linker[member].name
    let part = builder.add(UIKitKind(word: .UILabel), nil, answer.expression, answer.site)
    builder.parts[part].isAtTimes = isAtTimes || given.isAtTimes
    builder.parts[part].isMade = true
    builder.parts[part].isPlaced = true
    builder.set(
      .text, name, answer.expression, answer.expression, on: part, answer.site)
    if isHeader {
      builder.parts[part].settings.append(
        UIKitPart.Setting(
          word: .accessibilityAddTraits, name: name, value: .trait(.header),
          expression: answer.expression, site: answer.site))
    }
    return part
  }

  /// `""`.
  static func isEmpty(_ answer: Answer, _ builder: borrowing UIKitBuilder) -> Bool {
    let file = answer.site.file
    guard case .string(let segments) = builder.evaluator.expression(answer.expression, file) else {
      return false
    }
    return segments.allSatisfy { segment in
      guard case .literal(let text) = builder.evaluator.linker.segment(segment, in: file) else {
        return false
      }
      return builder.evaluator.text(text, file).isEmpty
    }
  }

  /// Inside a member of the class, of which nobody knows what it is given.
  static func site(of member: MemberID, _ builder: inout UIKitBuilder) -> Site {
    let instance = builder.own == 0 ? 0 : builder.parts[builder.own].instance
    var site = builder.evaluator.inside(member, self: .instance(instance))
    let parameters = builder.evaluator.linker[member].parameters
    for formal in builder.evaluator.files.formals(parameters, member.file) {
      site.environment = builder.evaluator.bind(
        formal.name, .parameter, onto: site.environment, type: formal.type)
    }
    return site
  }

  // MARK: What is asked

  static func source(_ label: UInt64, _ builder: inout UIKitBuilder) -> MemberID? {
    for name in [UIKitNames.tableView, UIKitNames.collectionView] {
      for member in builder.ownMembers(named: name) {
        let formals = builder.evaluator.files.formals(
          builder.evaluator.linker[member].parameters, member.file)
        if formals.contains(where: { $0.label == label }) { return member }
      }
    }
    // A source of items makes the cells itself.
    // https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
    guard UIKitNames.titles.contains(label) else { return nil }
    return UIKitItemSources.member(named: UIKitNames.tableView, askedBy: label, &builder)
  }

  /// Inside a member of the class that is read, or of its source of items, of which nobody knows what it holds.
  private static func inside(_ member: MemberID, _ builder: inout UIKitBuilder) -> Site {
    let sources = builder.sources.compactMap(\.type)
    if let owner = builder.evaluator.linker[member].owner {
      for source in sources {
        let lineage = Lineages.lineage(of: source, &builder.evaluator)
        guard lineage.contains(TypeID(file: member.file, index: owner)) else { continue }
        return builder.evaluator.inside(member, self: nil)
      }
    }
    let instance = builder.own == 0 ? 0 : builder.parts[builder.own].instance
    return builder.evaluator.inside(member, self: instance < 0 ? nil : .instance(instance))
  }

  /// What a function gives, section by section.
  static func answers(of member: MemberID, _ builder: inout UIKitBuilder) -> [Answer] {
    guard let body = builder.evaluator.linker[member].body else { return [] }
    let site = inside(member, &builder)
    let formals = builder.evaluator.files.formals(
      builder.evaluator.linker[member].parameters, member.file)
    return answers(in: body, site, section: formals.last?.name, &builder)
  }

  /// `guard section == 1 else { return 2 }`: for which sections the code goes on, and what all others have.
  private static func guarded(
    by number: Int32, _ site: Site, section: UInt64?, _ builder: inout UIKitBuilder
  ) -> (keys: Set<UInt64>, other: Answer)? {
    let branch = builder.evaluator.branch(number, site.file)
    guard UIKitAsked.asked(by: branch, site, &builder, section: section) == .section,
      let place = branch.alternatives.first
    else { return nil }
    let side = builder.evaluator.alternative(place, site.file)
    guard let keys = UIKitAsked.keys(of: side, site, &builder),
      let given = builder.evaluator.code.returned(by: side.body, site)
    else { return nil }
    return (keys, Answer(keys: nil, expression: given, site: site))
  }

  /// In each state that code asks for there are other sections: those of the side with most of them; nil where
  /// none of them tells sections apart.
  private static func fullest(
    of branch: Branch, _ site: Site, section: UInt64?, _ builder: inout UIKitBuilder
  ) -> [Answer]? {
    var most: [Answer] = []
    for place in DecidedBranches.possible(branch, site, &builder.evaluator) {
      let side = builder.evaluator.alternative(place, site.file)
      let inner = PatternMatching.bind(side: side, site, &builder.evaluator)
      most = fuller(most, answers(in: side.body, inner, section: section, &builder), &builder)
    }
    return most.contains { $0.keys != nil } ? most : nil
  }

  /// What `guard account != nil else { … }` gives in its place.
  private static func others(
    than number: Int32, _ site: Site, section: UInt64?, _ builder: inout UIKitBuilder
  ) -> [Answer] {
    let branch = builder.evaluator.branch(number, site.file)
    guard branch.kind == .condition, let place = branch.alternatives.first else { return [] }
    let side = builder.evaluator.alternative(place, site.file)
    return answers(in: side.body, site, section: section, &builder)
  }

  /// The one that tells more sections apart; of equals the first, where that does not hand on to a class above.
  private static func fuller(
    _ first: [Answer], _ second: [Answer], _ builder: inout UIKitBuilder
  ) -> [Answer] {
    let (known, others) = (first.count { $0.keys != nil }, second.count { $0.keys != nil })
    if known != others { return known > others ? first : second }
    if first.isEmpty { return second }
    let code = builder.evaluator.code
    return !second.isEmpty && first.allSatisfy { code.callsAbove($0.expression, $0.site) }
      ? second : first
  }

  static func answers(
    in body: Block, _ start: Site, section: UInt64?, _ builder: inout UIKitBuilder
  ) -> [Answer] {
    var (site, found): (Site, [Answer]) = (start, [])
    guard builder.evaluator.think() else { return [] }
    defer { builder.evaluator.rest() }
    for index in body {
      switch builder.evaluator.statement(index, site.file) {
      case .expression(let id), .return(let id?):
        guard case .branch(let number) = builder.evaluator.expression(id, site.file) else {
          guard builder.evaluator.code.isAnswer(index, in: body, site.file) else { continue }
          found +=
            UIKitListedAnswers.answers(id, site, section: section, &builder)
            ?? UIKitHandedAnswers.answers(id, site, section: section, &builder)
            ?? [Answer(keys: nil, expression: id, site: site)]
          return found
        }
        let branch = builder.evaluator.branch(number, site.file)
        guard UIKitAsked.asked(by: branch, site, &builder, section: section) == .section else {
          if let fullest = fullest(of: branch, site, section: section, &builder) { return fullest }
          // A choice that is no section's is what all of them have.
          if builder.evaluator.code.isAnswer(index, in: body, site.file) {
            found.append(Answer(keys: nil, expression: id, site: site))
            return found
          }
          continue
        }
        for place in branch.alternatives {
          let side = builder.evaluator.alternative(place, site.file)
          guard let (last, isAtTimes) = builder.evaluator.code.most(givenBy: side.body, site)
          else { continue }
          var inner = PatternMatching.bind(side: side, site, &builder.evaluator)
          let subject = UIKitAsked.subject(of: branch, site, builder)
          for index in side.body.dropLast() {
            ValueBlocks.perform(index, &inner, &builder.evaluator)
          }
          found.append(
            Answer(
              keys: UIKitAsked.keys(of: side, site, &builder), expression: last,
              site: inner, subject: subject, isAtTimes: isAtTimes))
        }
      case .guard(let number):
        let asked = guarded(by: number, site, section: section, &builder)
        let instead = asked == nil ? others(than: number, site, section: section, &builder) : []
        ValueBlocks.perform(index, &site, &builder.evaluator)
        guard let (keys, other) = asked else {
          if instead.isEmpty { continue }
          let rest = (index + 1)..<body.upperBound
          return fuller(
            found + answers(in: rest, site, section: section, &builder), instead, &builder)
        }
        // What follows is for those that pass, and the rest have what the guard gives.
        let rest = (index + 1)..<body.upperBound
        for var answer in answers(in: rest, site, section: section, &builder) {
          if answer.keys == nil { answer.keys = keys }
          found.append(answer)
        }
        found.append(other)
        return found
      case .declaration, .assignment: ValueBlocks.perform(index, &site, &builder.evaluator)
      default: break
      }
    }
    return found
  }
}

extension UIKitCode {
  /// As in `super.numberOfSections(in: tableView)`.
  fileprivate func callsAbove(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .call(let callee, _) = files.expression(id, in: site.file),
      case .member(let base, _) = files.expression(callee, in: site.file),
      case .name(let owner) = files.expression(base, in: site.file)
    else { return false }
    return files.word(owner, in: site.file) == .super
  }

  /// `if let lines { return lines.count }; return 0`: what there is in the one case that has any.
  fileprivate func most(
    givenBy body: Block, _ site: Site
  ) -> (expression: ExpressionID, isAtTimes: Bool)? {
    guard let last = returned(by: body, site) else { return nil }
    guard isNone(last, site) else { return (last, false) }
    let some = results(of: body, site).filter { !isNone($0, site) }
    return some.count == 1 ? (some[0], true) : (last, false)
  }

  /// No rows, or no title.
  private func isNone(_ id: ExpressionID, _ site: Site) -> Bool {
    switch files.expression(id, in: site.file) {
    case .null: true
    case .number(let text): files.text(text, in: site.file) == "0"
    default: false
    }
  }

  /// What a body gives: it is returned, or the only line.
  fileprivate func isAnswer(_ index: Int32, in body: Block, _ file: FileID) -> Bool {
    if case .return = files.statement(index, in: file) { return true }
    return index == body.upperBound - 1
  }
}
