import Views
import VoiceOver

extension Facts {
  /// The view that a node comes to: through helpers, views of the repository and groups of one.
  func core(_ node: NodeID) -> NodeID {
    var node = node
    while scene[node].isTransparent {
      let inner = content(of: node)
      guard inner.count == 1, let only = inner.first else { break }
      node = only
    }
    return node
  }

  /// The node, or the nearest around it that is written in the same code as something inside it.
  func nearest(_ node: NodeID, writtenLike inner: NodeID) -> NodeID {
    func isAlike(_ other: NodeID) -> Bool {
      scene[other].owner == scene[inner].owner
        && scene[other].origin.file == scene[inner].origin.file
    }
    if isAlike(node) { return node }
    return ancestors(of: node).first {
      if case .custom = scene[$0].kind { isAlike($0) } else { false }
    } ?? node
  }

  /// The texts below a node; they are gathered in the order of the nodes.
  func texts(in node: NodeID) -> ArraySlice<NodeID> {
    texts[place(of: node)..<place(of: scene[node].end)]
  }

  /// How many texts stand before a node.
  private func place(of node: NodeID) -> Int {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Children that stand in a node's own place.
  func content(of node: NodeID) -> [NodeID] {
    scene.children(of: node).filter { carriers[$0] == nil && !isApart(scene[$0].role) }
  }

  /// Children in a node's own place as they come out, with groups, helpers and single views taken apart.
  func flat(_ node: NodeID) -> [NodeID] {
    content(of: node).flatMap { child -> [NodeID] in
      let isBare = scene[child].modifiers.isEmpty
      return scene[child].isTransparent && isBare ? flat(child) : [child]
    }
  }

  /// What the element that a modifier belongs to is under.
  func circumstances(at modifier: Int32) -> Circumstances {
    let host = hosts[Int(modifier)]
    for index in scene[host].modifiers.reversed() where index < modifier && makes[Int(index)] >= 0 {
      return made[Int(makes[Int(index)])].outer
    }
    return self[host]
  }

  /// The element around that a modifier on the same view makes inside this one.
  func innerElement(of modifier: Int32) -> MadeElement? {
    let host = hosts[Int(modifier)]
    for index in scene[host].modifiers.reversed() where index < modifier && makes[Int(index)] >= 0 {
      return made[Int(makes[Int(index)])]
    }
    return nil
  }

  /// A modifier after this one on the same view makes an element of it.
  func outerElement(of modifier: Int32) -> MadeElement? {
    let host = hosts[Int(modifier)]
    for index in scene[host].modifiers where index > modifier && makes[Int(index)] >= 0 {
      return made[Int(makes[Int(index)])]
    }
    return nil
  }

  /// The property goes to at least two elements, and nothing made one of them before.
  func landsOnSeveral(_ modifier: Int32) -> Bool {
    let tally = before[Int(modifier)]
    let host = hosts[Int(modifier)]
    // UIKit hands nothing on to subviews.
    guard tally.least >= 2, innerElement(of: modifier) == nil, !isUIKit(host) else { return false }
    return self[host].hiddenBy < 0
  }

  /// The elements around a node, the innermost first.
  func elements(around node: NodeID) -> [MadeElement] {
    var found: [MadeElement] = []
    var next = self[node].made
    while next >= 0 {
      found.append(made[Int(next)])
      next = made[Int(next)].outer.made
    }
    return found
  }

  /// The node is swallowed by this element, and by none inside of it.
  func isDirectly(_ node: NodeID, in element: MadeElement) -> Bool {
    elements(around: node).first { $0.swallows }?.modifier == element.modifier
  }

  func isInTapTarget(_ traits: TraitWords) -> Bool {
    !traits.isDisjoint(with: [.button, .link, .unknown, .toggle])
  }

  /// The screen that a node is part of, by the node that begins it; 0 for the scene's own.
  func screen(of node: NodeID) -> NodeID {
    for ancestor in [node] + Array(ancestors(of: node)) where scene[ancestor].role.isPresentation {
      return ancestor
    }
    return 0
  }

  func isInside(_ node: NodeID, _ words: Word...) -> Bool {
    ancestors(of: node).contains { ancestor in
      if case .view = scene[ancestor].kind { return words.contains(scene[ancestor].word) }
      return false
    }
  }

  /// The condition under which an alternative is shown, as written.
  func condition(of alternative: NodeID) -> String? {
    let branch = scene[alternative].parent
    guard branch >= 0, case .branch = scene[branch].kind else { return nil }
    let views = index[scene[branch].origin.file].views
    guard let found = Facts.branch(at: scene[branch].origin.offset, in: views) else { return nil }
    guard let place = scene.children(of: branch).firstIndex(of: alternative),
      place < found.alternatives.count
    else { return nil }
    let written = views.code.alternatives[Int(found.alternatives.lowerBound) + place]
    return written.condition.map { views[$0] }
  }

  /// The conditions of an argument such as `isOn ? .green : .gray`, as written.
  func condition(of argument: SceneArgument) -> String? {
    guard case .either = scene[argument.value] else { return nil }
    let views = index[argument.origin.file].views
    guard let found = Facts.branch(at: argument.origin.offset, in: views),
      let first = found.alternatives.first
    else { return nil }
    return views.code.alternatives[Int(first)].condition.map { views[$0] }
  }

  private static func branch(at offset: UInt32, in views: FileViews) -> Branch? {
    // Offsets come in the order of lowering, not of places.
    for (number, candidate) in views.code.offsets.enumerated() where candidate == offset {
      if case .branch(let index) = views.code.expressions[number] {
        return views.code.branches[Int(index)]
      }
    }
    return nil
  }
}
