/// What stands around a screen where another view shows it: written elsewhere, so there is only what is said.
extension SceneLayout {
  /// In the bars: before those of the view itself, and after them.
  var barsAround: [LayoutNode] {
    let own = (part.guideline.chrome.stopCount, part.platform.chrome.stopCount)
    let before = (around.guideline.leading.count, around.platform.leading.count)
    return nodes(around.guideline.leading, around.platform.leading, after: (0, 0))
      + nodes(
        around.guideline.trailing, around.platform.trailing,
        after: (before.0 + own.0, before.1 + own.1))
  }

  /// As it is read after the view itself.
  var contentAround: [LayoutNode] {
    let own = (part.guideline.stopCount, part.platform.stopCount)
    let bars = (around.guideline.inBars, around.platform.inBars)
    return nodes(
      around.guideline.filter { !$0.isChrome }, around.platform.filter { !$0.isChrome },
      after: (bars.0 + own.0, bars.1 + own.1))
  }

  private func nodes(
    _ guideline: [Stop], _ platform: [Stop], after last: (guideline: Int, platform: Int)
  ) -> [LayoutNode] {
    (0..<max(guideline.count, platform.count)).map { place in
      let stop = place < guideline.count ? guideline[place] : platform[place]
      var node = node(of: stop)
      if place < guideline.count { node.guideline = [last.guideline + place + 1] }
      if place < platform.count { node.platform = [last.platform + place + 1] }
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
    default: node.place = stop.isTrailing ? "toolbar" : "leading"
    }
    return node
  }
}

extension [Stop] {
  var inBars: Int { count(where: \.isChrome) }
}
