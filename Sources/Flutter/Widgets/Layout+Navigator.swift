internal import Components
internal import VoiceOver

/// A navigator inside a page, with routes of its own.
extension Layout {
  /// Its last page stands before the others (widgets library, `Navigator.pages`); without any the route that it begins
  /// with, which code makes by its name (widgets library, `Navigator.onGenerateRoute`).
  mutating func navigator(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    let before = evaluator.shownBy
    defer { evaluator.shownBy = before }
    if let pages = made["pages"], !pages.isNull {
      let items = DartLists.items(of: pages)
      return parts(.list(DartLists.last(items)), begun(inner, isFirst: items.count == 1))
    }
    let code = made["onGenerateRoute"] ?? made["onGenerateInitialRoutes"]
    guard let code, !code.isNull else { return [] }
    let first = begun(inner, isFirst: true)
    if case .made(let route) = evaluator.build(code, at: made.place), RouteTable.isRoute(route.name)
    {
      return slots(["builder", "pageBuilder", "child"], of: route, first)
    }
    return opaque(
      UnknownValue(
        code: "navigator", subject: DartSubject(owner: 0, hash: made.digest), isData: false), inner)
  }

  /// The first page of a navigator has no way back, and of others nobody knows.
  private mutating func begun(_ around: Around, isFirst: Bool) -> Around {
    var inner = around
    inner.bar = Around.Bar()
    inner.bar.hasBack = !isFirst
    evaluator.shownBy =
      isFirst ? ShownRoute(kind: .root, hasBack: false, hasBarrier: false) : nil
    return inner
  }
}
