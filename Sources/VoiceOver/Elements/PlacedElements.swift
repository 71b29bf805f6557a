import Scenes

/// Views whose content is placed whole: its elements are made once for all places that have the same around them.
enum PlacedElements {
  static func build(below view: Scene.NodeID, _ builder: inout ElementBuilder) {
    guard let part = builder.scene.part(below: view), let key = key(of: part, view, builder) else {
      return builder.build(children: view)
    }
    if let list = builder.kept.known(key) { return list.put(part, into: &builder) }
    let (before, bars) = (KeptList.Lengths(builder), Bars(builder))
    let (met, rows) = (builder.met, builder.outermostRows)
    (builder.met, builder.outermostRows) = ([], .max)
    builder.build(children: view)
    // What is in the bars is settled for the screen as a whole; which row differs is told of rows further out.
    if bars == Bars(builder), builder.outermostRows > view,
      let list = KeptList(of: part, since: before, builder)
    {
      builder.kept.keep(list, for: key)
    }
    builder.met.formUnion(met)
    builder.outermostRows = min(builder.outermostRows, rows)
  }

  /// Nil where what is around it has numbers of its own scene.
  private static func key(
    of part: PlacedPart, _ view: Scene.NodeID, _ builder: borrowing ElementBuilder
  ) -> KeptLists.Key? {
    let all = view..<part.nodes.upperBound
    if builder.surroundings.column >= 0 || isLine(part, in: builder.scene) { return nil }
    if let node = builder.focus.node, all.contains(node) { return nil }
    if builder.focus.leavesOut.contains(where: { all.contains($0) }) { return nil }
    return KeptLists.Key(
      part: builder.scene.content(of: part), surroundings: builder.surroundings,
      exceptions: builder.exceptions,
      isInTabRows: builder.isInTabRows, isShownTab: builder.isShownTab,
      isInLoader: builder.scene.isLoaded(in: view))
  }

  /// All of it is a shape, which is told from a line by what it is the only thing in.
  private static func isLine(_ part: PlacedPart, in scene: Scene) -> Bool {
    for node in part.nodes {
      guard scene[node].end == part.nodes.upperBound else { return false }
      if case .view = scene[node].kind { return Scene.mayBeLine(scene[node].word) }
    }
    return false
  }

  /// What is noted of bars and titles, which belong to the screen.
  private struct Bars: Equatable {
    private let counts: [Int]
    private let flags: [Bool]

    init(_ builder: borrowing ElementBuilder) {
      counts = [
        builder.chrome.entries.count, builder.chrome.elements.count,
        builder.chrome.conditions.count, builder.titles.count, builder.principals.count,
        builder.barPlaces.count, builder.hiders.count, builder.barItems.count, builder.mores.count,
      ]
      flags = [
        builder.isTitleInline, builder.hidesBar, builder.hidesBarItems, builder.hidesTabs,
        builder.hidesBack, builder.mayHideBack, builder.mayReplaceBack, builder.mayHideBar,
      ]
    }
  }
}
