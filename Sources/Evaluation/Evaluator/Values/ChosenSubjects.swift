import Views

/// `switch symbol`, where the parameter was given `isBusy ? "stop" : "add"`: it is one of the two, and nothing else.
enum ChosenSubjects {
  /// The branch's place once for each side of what was chosen; nil for all else.
  static func sites(
    of branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator
  ) -> [Site]? {
    guard branch.kind == .choice, let subject = branch.subject,
      case .name(let name) = evaluator.expression(subject, site.file),
      case let (given, place) = SettledNames.written(subject, site, evaluator),
      case .branch(let index) = evaluator.expression(given, place.file),
      case let chosen = evaluator.branch(index, place.file), chosen.kind == .ternary
    else { return nil }
    let hash = evaluator.hash(name, site.file)
    var sites: [Site] = []
    for side in chosen.alternatives {
      guard
        let only = evaluator.files.only(evaluator.alternative(side, place.file).body, place.file)
      else { return nil }
      var inner = site
      inner.environment = evaluator.bind(hash, .expression(only, place), onto: site.environment)
      sites.append(inner)
    }
    return sites
  }
}
