/// What stands around a screen where another view shows it: written elsewhere, so there is only what is said.
extension SceneLayout {
  /// In the bars.
  var barsAround: [LayoutNode] {
    nodes(
      around.guideline.bars, around.platform.bars,
      at: (jointBars.guideline.placesAround, jointBars.platform.placesAround))
  }

  /// As it is read after the view itself.
  var contentAround: [LayoutNode] {
    let own = (part.guideline.stopCount, part.platform.stopCount)
    let guideline = around.guideline.filter { !$0.isChrome }
    let platform = around.platform.filter { !$0.isChrome }
    let first = (around.guideline.inBars + own.0, around.platform.inBars + own.1)
    return nodes(
      guideline, platform,
      at: (guideline.indices.map { first.0 + $0 }, platform.indices.map { first.1 + $0 }))
  }

  private func nodes(
    _ guideline: [Stop], _ platform: [Stop], at places: (guideline: [Int], platform: [Int])
  ) -> [LayoutNode] {
    (0..<max(guideline.count, platform.count)).map { place in
      let stop = place < guideline.count ? guideline[place] : platform[place]
      var node = node(of: stop)
      if place < guideline.count { node.guideline = [places.guideline[place] + 1] }
      if place < platform.count { node.platform = [places.platform[place] + 1] }
      return Self.repeated(node, stop.count)
    }
  }

  private func node(of stop: Stop) -> LayoutNode {
    let role = ElementRole(rawValue: stop.role)
    var node = LayoutNode(stop.isChrome ? "chrome" : role.map { Self.kind(of: $0) } ?? "other")
    node.speech = stop.spoken?.speech ?? stop.speech
    node.when = stop.when
    node.visible = node.speech.split(separator: ". ").first.map(String.init) ?? ""
    guard stop.isChrome else { return node }
    switch role {
    case .backButton: node.place = "back"
    case .header: node.place = "title"
    case .searchField: node.place = "search"
    default: node.place = stop.barPlace.isTrailing ? "toolbar" : "leading"
    }
    return node
  }
}

extension [Stop] {
  var inBars: Int { count(where: \.isChrome) }
}
