import Scenes
import Views

/// Which of the sections are there that an interface file has in a table: its controller may say that there are fewer.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)
enum UIKitStaticSections {
  /// Where the parts of each section stand, steps of `UIKitPlaces`; nil for one that is never there.
  static func places(of sections: Int, _ builder: inout UIKitBuilder) -> [Int?] {
    let now = builder.places.now
    let all = [Int?](repeating: now, count: sections)
    guard UIKitClasses.above(builder.parts[builder.own].word).contains(.UITableViewController),
      let member = builder.ownMembers(named: UIKitNames.numberOfSections).first
    else { return all }
    let answers = UIKitAnswers.answers(of: member, &builder)
    guard answers.count == 1, let answer = answers.first, answer.keys == nil else { return all }
    let (id, site) = (answer.expression, answer.site)
    if let number = ListParts.number(id, site, &builder.evaluator), number > 0 {
      return all.indices.map { $0 < number ? now : nil }
    }
    guard case .branch(let index) = builder.evaluator.expression(id, site.file) else { return all }
    let branch = builder.evaluator.branch(index, site.file)
    var counts: [(side: Int32, count: Int)] = []
    for place in DecidedBranches.possible(branch, site, &builder.evaluator) {
      let body = builder.evaluator.alternative(place, site.file).body
      guard let last = builder.evaluator.code.returned(by: body, site),
        let number = ListParts.number(last, site, &builder.evaluator)
      else { return all }
      counts.append((place, number))
    }
    let most = counts.map(\.count).max() ?? 0
    let sides = counts.filter { $0.count == most }
    let least = counts.map(\.count).min() ?? 0
    // Of more than two numbers nobody says which has a section.
    guard most > 0, counts.allSatisfy({ $0.count == most || $0.count == least }) else { return all }
    var more: Int? = now
    if most > least, sides.count == 1 {
      let fork = builder.places.add(
        UIKitPlaces.Fork(
          kind: .branch, form: branch.kind, branch: index, places: counts.map(\.side),
          isExhaustive: true, expression: id, site: site))
      more = builder.places.step(.side(fork: fork, place: sides[0].side), in: now)
    }
    return all.indices.map { $0 < least ? now : $0 < most ? more : nil }
  }
}
