internal import DartModules
internal import DartSyntax

/// Pages that a function of the app makes for a route: each is a screen of its own.
extension Libraries {
  struct ChosenPages {
    var pages: [(type: DartTypeRef, kind: RouteKind)] = []
    /// The files of the function, and names that it asks for.
    var reads: Set<String> = []
    var lookups: Set<String> = []
  }

  /// Nil where a route shows something else: what no function chooses, or nothing that is a component.
  func chosenPages(of route: DartMentions.Route, in file: DartFileID) -> ChosenPages? {
    guard route.maker == nil, !route.isOfParts, !route.kind.isModal,
      component(of: route, in: file) == nil
    else { return nil }
    let source = self[file]
    let scan = RouteScan(tree: source.tree, name: source.name)
    guard let name = scan.chooser(route.content) else { return nil }
    var found = ChosenPages(lookups: [name, RouteTable.first])
    let maker = DartMentions.Maker(name: name, member: "", label: "", position: 0)
    for (home, _, function) in functions(of: maker, in: file, of: type(of: route, in: file)) {
      found.reads.insert(path(home))
      guard let body = function.body, function.result?.content ?? .widget == .widget else {
        continue
      }
      let own = self[home]
      let chosen = RouteScan(tree: own.tree, name: own.name).chosen(in: body)
      found.lookups.formUnion(chosen.flatMap(\.chain))
      let first = firstNames(for: file)
      let isFirstKnown = first.contains { name in
        name.isEmpty || chosen.contains { $0.route == name }
      }
      for one in chosen {
        guard let type = component(of: one.chain, in: home),
          !found.pages.contains(where: { $0.type == type })
        else { continue }
        let isFirst = !one.route.isEmpty && first.contains(one.route)
        found.pages.append((type, isFirst ? .root : isFirstKnown ? .pushed : .page))
      }
    }
    return found.pages.count > 1 ? found : nil
  }

  /// The names by which the apps of a package begin.
  private func firstNames(for file: DartFileID) -> [[String]] {
    let owner = packages.owner(of: path(file))
    return firstRoutes.keys.sorted().filter { packages.owner(of: $0) == owner }
      .flatMap { firstRoutes[$0] ?? [] }
  }
}
