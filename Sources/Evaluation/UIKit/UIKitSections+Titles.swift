import Views
import VoiceOver

/// What stands above the rows of each section, and below them.
extension UIKitSections {
  /// Of a table that tells its sections by their titles alone, those that have one, where all others have none.
  static func titled(_ builder: inout UIKitBuilder) -> [Told]? {
    guard let member = UIKitAnswers.source(UIKitNames.titleForHeader, &builder) else { return nil }
    var told: [Told] = []
    for answer in UIKitAnswers.answers(of: member, &builder) {
      var isNothing = UIKitAnswers.isEmpty(answer, builder)
      if case .null = builder.evaluator.expression(answer.expression, answer.site.file) {
        isNothing = true
      }
      if isNothing { continue }
      guard let keys = answer.keys else { return nil }
      told.append(Told(keys: keys))
    }
    return told.count > 1 ? told : nil
  }

  /// Somebody else counts the rows, and the code says what stands above those of each section.
  static func titledOnly(
    _ table: Int, _ rows: [Int], _ builder: inout UIKitBuilder
  ) -> [UIKitPart.Section]? {
    guard builder.parts[table].hasForeignSource, builder.parts[table].word == .UITableView,
      let member = UIKitAnswers.source(UIKitNames.titleForHeader, &builder)
    else { return nil }
    // Those that the code tells apart by their places.
    var told: [Told] = []
    for answer in UIKitAnswers.answers(of: member, &builder) {
      if case .null = builder.evaluator.expression(answer.expression, answer.site.file) { continue }
      guard let keys = answer.keys else { continue }
      let isPlace = (0..<UIKitBuilder.longest).contains { keys.contains(number($0)) }
      let names = answer.subject.flatMap { UIKitAsked.names(by: $0, answer.site, &builder) }
      guard isPlace || names.map({ !keys.isDisjoint(with: $0) }) == true else { return nil }
      told.append(Told(keys: keys))
    }
    guard told.count > 1 else { return nil }
    let count = UIKitPart.RowCount(count: builder.evaluator.settings.rows, isAssumed: true)
    var found = told.map { _ in UIKitPart.Section(rows: rows, count: count) }
    addTitles(to: &found, Array(told.enumerated().map { ($0, $1) }), &builder)
    return found
  }

  static func titles(_ builder: inout UIKitBuilder) -> [UIKitAnswers.Answer] {
    var found: [UIKitAnswers.Answer] = []
    for label in UIKitNames.ends {
      guard let member = UIKitAnswers.source(label, &builder) else { continue }
      found += UIKitAnswers.answers(of: member, &builder)
    }
    return found
  }

  /// Views that a delegate makes to stand there, but for sections of which it says that they have none.
  static func addViews(
    of table: Int, to sections: inout [UIKitPart.Section], _ firsts: [(place: Int, told: Told)],
    _ builder: inout UIKitBuilder
  ) {
    for (label, isHeader) in [(UIKitNames.viewForHeader, true), (UIKitNames.viewForFooter, false)] {
      let all = isHeader ? builder.parts[table].headers : builder.parts[table].sectionFooters
      guard let member = UIKitAnswers.source(label, &builder) else { continue }
      let answers = UIKitAnswers.answers(of: member, &builder)
      let isApart = answers.contains { $0.keys != nil }
      if isApart, let first = all.first { builder.parts[first].isAtTimes = false }
      var own: [ExpressionID: Int] = [:]
      for (index, first) in firsts.enumerated() {
        guard let answer = answer(for: first.told, among: answers),
          !UIKitEnds.isFlat(isHeader: isHeader, for: first.told, &builder)
        else { continue }
        if case .null = builder.evaluator.expression(answer.expression, answer.site.file) {
          continue
        }
        var made = all.first
        if isApart {
          made =
            own[answer.expression] ?? UIKitAnswers.view(madeFor: answer, &builder) ?? all.first
          own[answer.expression] = made
        }
        guard let part = made else { continue }
        let end = index + 1 < firsts.count ? firsts[index + 1].place : sections.count
        if isHeader, sections[first.place].header == nil {
          sections[first.place].header = part
        } else if !isHeader, sections[end - 1].footer == nil {
          sections[end - 1].footer = part
        }
      }
    }
  }

  /// What a collection shows above the items of each section that leaves room for it.
  static func addHeader(
    _ header: Int, to sections: inout [UIKitPart.Section], _ firsts: [(place: Int, told: Told)],
    _ builder: inout UIKitBuilder
  ) {
    for first in firsts
    where !UIKitEnds.isFlat(UIKitNames.sizeForHeader, for: first.told, &builder) {
      sections[first.place].header = header
    }
  }

  static func addTitles(
    to sections: inout [UIKitPart.Section], _ firsts: [(place: Int, told: Told)],
    _ builder: inout UIKitBuilder
  ) {
    for (label, isHeader) in [
      (UIKitNames.titleForHeader, true), (UIKitNames.titleForFooter, false),
    ] {
      guard let member = UIKitAnswers.source(label, &builder) else { continue }
      let titles = UIKitAnswers.answers(of: member, &builder)
      for (index, first) in firsts.enumerated() {
        guard
          let title = answer(for: first.told, among: titles).flatMap({
            UIKitWrittenLists.told($0, at: first.told.place, &builder)
          }),
          !UIKitEnds.isFlat(isHeader: isHeader, for: first.told, &builder),
          let part = UIKitAnswers.title(title, of: member, isHeader: isHeader, &builder)
        else { continue }
        if isHeader {
          sections[first.place].header = part
        } else {
          let end = index + 1 < firsts.count ? firsts[index + 1].place : sections.count
          sections[end - 1].footer = part
        }
      }
    }
  }
}
