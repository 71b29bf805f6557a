import Scenes
import Views
import VoiceOver

extension [Scene.NodeID] {
  /// How many of these, which stand in their order, are before a node.
  func place(of node: Scene.NodeID) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Inherited {
  func properties(of modifier: Int32) -> ArraySlice<Property> {
    let place = placesOfProperties[Int(modifier)]
    return properties[Int(place.lowerBound)..<Int(place.upperBound)]
  }

  func properties(of modifier: Int32, _ kind: Property.Kind) -> Property? {
    properties(of: modifier).first { $0.kind == kind }
  }

  /// The view that a node comes to: through helpers, views of the repository and groups of one.
  func core(_ node: NodeID) -> NodeID {
    var node = node
    while scene[node].isTransparent, let only = onlyContent(of: node) { node = only }
    return node
  }

  private func onlyContent(of node: NodeID) -> NodeID? {
    var only: NodeID?
    for child in tree.children(of: node) where isContent(child) {
      guard only == nil else { return nil }
      only = child
    }
    return only
  }

  /// Children that stand in a node's own place.
  func content(of node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    for child in tree.children(of: node) where isContent(child) { found.append(child) }
    return found
  }

  func isContent(_ child: NodeID) -> Bool { carriers[Int(child)] < 0 && !scene[child].role.isApart }

  /// Children in a node's own place as they come out, with groups, helpers and single views taken apart.
  func flat(_ node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    flatten(node, into: &found)
    return found
  }

  private func flatten(_ node: NodeID, into found: inout [NodeID]) {
    for child in tree.children(of: node) where isContent(child) {
      if scene[child].isTransparent, scene[child].modifiers.isEmpty {
        flatten(child, into: &found)
      } else {
        found.append(child)
      }
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

  /// The views that a modifier was given.
  func contents(of modifier: Int32) -> [NodeID] {
    let first = scene.modifiers[Int(modifier)].content
    guard first >= 0 else { return [] }
    return tree.children(of: scene[first].parent).filter { carriers[Int($0)] == modifier }
  }

  /// The node is, or may be, focused as an element of its own.
  func isHeard(_ node: NodeID) -> Bool {
    let around = self[node]
    return tree.isWhole(node) && around.hiddenBy < 0 && around.control < 0 && !isSwallowed(node)
      && around.surroundings.isDisjoint(with: .unheard)
  }

  /// An element was made around it that speaks for it.
  func isSwallowed(_ node: NodeID) -> Bool { self[node].isSwallowed }

  /// The first of several views in a stack in depth.
  func isBackdrop(_ node: NodeID) -> Bool {
    var child = node
    for ancestor in tree.ancestors(of: node) {
      if case .view = scene[ancestor].kind {
        guard scene[ancestor].word == .ZStack else { return false }
        let children = flat(ancestor)
        return children.count > 1 && (children.first == child || children.first == node)
      }
      child = ancestor
    }
    return false
  }

  /// 1 to 6; nil for anything but a level of its own.
  func headingLevel(_ mark: Int32) -> Int? {
    for property in properties(of: mark) where property.kind == .heading {
      guard let value = property.value, case .member(let word, _) = scene[value] else { return nil }
      return [Word.h1, .h2, .h3, .h4, .h5, .h6].firstIndex(of: word).map { $0 + 1 }
    }
    return nil
  }
}
