/// What stands around a screen where another view shows it: written elsewhere, so there is only what is said.
extension SceneLayout {
  var chromeAround: [LayoutNode] {
    nodes(around.guideline.filter(\.isChrome), around.platform.filter(\.isChrome), from: (1, 1))
  }

  /// As it is read after the view itself.
  var contentAround: [LayoutNode] {
    let (own, others) = (part.guideline.stopCount, part.platform.stopCount)
    return nodes(
      around.guideline.filter { !$0.isChrome }, around.platform.filter { !$0.isChrome },
      from: (around.guideline.firstOwn + own, around.platform.firstOwn + others))
  }

  private func nodes(
    _ guideline: [Stop], _ platform: [Stop], from first: (guideline: Int, platform: Int)
  ) -> [LayoutNode] {
    (0..<max(guideline.count, platform.count)).map { place in
      let stop = place < guideline.count ? guideline[place] : platform[place]
      var node = node(of: stop)
      if place < guideline.count { node.guideline = [first.guideline + place] }
      if place < platform.count { node.platform = [first.platform + place] }
      return Self.repeated(node, stop.count)
    }
  }

  private func node(of stop: Stop) -> LayoutNode {
    let role = ElementRole(rawValue: stop.role)
    var node = LayoutNode(stop.isChrome ? "chrome" : role.map { Self.kind(of: $0) } ?? "other")
    node.speech = stop.speech
    node.visible = stop.speech.split(separator: ". ").first.map(String.init) ?? ""
    guard stop.isChrome else { return node }
    switch role {
    case .backButton: node.place = "back"
    case .header: node.place = "title"
    case .searchField: node.place = "search"
    default: node.place = "toolbar"
    }
    return node
  }
}

extension [Stop] {
  /// The number of the first stop of the screen itself, which follows the bars around it.
  var firstOwn: Int { count(where: \.isChrome) + 1 }
}
