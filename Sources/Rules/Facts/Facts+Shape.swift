import Views
import VoiceOver

extension Facts {
  /// The view that a node comes to: through helpers, views of the repository and groups of one.
  func core(_ node: NodeID) -> NodeID {
    var node = node
    while scene[node].isTransparent, let only = onlyContent(of: node) { node = only }
    return node
  }

  private func onlyContent(of node: NodeID) -> NodeID? {
    var only: NodeID?
    for child in children(of: node) where isContent(child) {
      guard only == nil else { return nil }
      only = child
    }
    return only
  }

  /// The node, or the nearest around it that is written in the same code as something inside it.
  func nearest(_ node: NodeID, writtenLike inner: NodeID) -> NodeID {
    let writer = writer(of: inner)
    func isAlike(_ other: NodeID) -> Bool {
      scene[other].origin.file == scene[inner].origin.file && self.writer(of: other) == writer
    }
    if isAlike(node) { return node }
    return ancestors(of: node).first {
      if case .custom = scene[$0].kind { isAlike($0) } else { false }
    } ?? node
  }

  /// The name of the type whose code a node is written in, wherever that extends it; 0 outside of types.
  private func writer(of node: NodeID) -> UInt64 {
    let (owner, file) = (scene[node].owner, scene[node].origin.file)
    return owner < 0 ? 0 : index.nameHash(of: TypeID(file: file, index: owner))
  }

  /// The texts below a node; they are gathered in the order of the nodes.
  func texts(in node: NodeID) -> ArraySlice<NodeID> {
    texts[texts.place(of: node)..<texts.place(of: scene[node].end)]
  }

  /// There is a control below a node.
  func hasControls(in node: NodeID) -> Bool {
    let next = controls.place(of: node + 1)
    return next < controls.count && controls[next] < scene[node].end
  }

  /// Children that stand in a node's own place.
  func content(of node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    for child in children(of: node) where isContent(child) { found.append(child) }
    return found
  }

  func isContent(_ child: NodeID) -> Bool {
    carriers[Int(child)] < 0 && !scene[child].role.isApart
  }

  /// Children in a node's own place as they come out, with groups, helpers and single views taken apart.
  func flat(_ node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    flatten(node, into: &found)
    return found
  }

  private func flatten(_ node: NodeID, into found: inout [NodeID]) {
    for child in children(of: node) where isContent(child) {
      if scene[child].isTransparent, scene[child].modifiers.isEmpty {
        flatten(child, into: &found)
      } else {
        found.append(child)
      }
    }
  }

  /// What is or may be heard of a node, each part of it where it comes to.
  func parts(of node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    for part in flat(node) {
      let inner = core(part)
      if tallies[Int(inner)].most > 0 || tallies[Int(inner)].isOpen { found.append(inner) }
    }
    return found
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
  ///
  /// The buttons of a stepper are parts of one control, which it is about.
  ///
  /// Or it does in some case, such as on one side of an `if`.
  func landsOnSeveral(_ modifier: Int32, inSomeCase: Bool = false) -> Bool {
    let tally = before[Int(modifier)]
    let host = hosts[Int(modifier)]
    // UIKit hands nothing on to subviews.
    guard tally.leastReached + (inSomeCase ? tally.moreReached : 0) >= 2,
      innerElement(of: modifier) == nil, !isUIKit(host),
      !isControl(core(host))
    else { return false }
    return self[host].hiddenBy < 0
  }

  /// To how many elements a property goes that lands on several, as messages say it.
  func countReached(_ mark: Int32) -> String {
    let tally = before[Int(mark)]
    return tally.leastReached < tally.mostReached
      ? "up to \(tally.mostReached)" : "the \(tally.mostReached)"
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
    for ancestor in lineage(of: node) where scene[ancestor].role.isPresentation {
      return ancestor
    }
    return 0
  }

  func isInside(_ node: NodeID, _ words: Word...) -> Bool {
    var next = node
    // What is shown apart is in nothing that it hangs on.
    while !scene[next].role.isPresentation, scene[next].parent >= 0 {
      next = scene[next].parent
      if case .view = scene[next].kind, words.contains(scene[next].word) { return true }
    }
    return false
  }

  /// The condition under which an alternative is shown, as written.
  func condition(of alternative: NodeID) -> String? {
    inquiry.conditions(alternative) { findCondition(of: alternative) }
  }

  private func findCondition(of alternative: NodeID) -> String? {
    let branch = scene[alternative].parent
    guard branch >= 0, case .branch = scene[branch].kind else { return nil }
    let origin = scene[branch].origin
    guard let found = writtenBranch(at: origin) else { return nil }
    guard let place = scene.children(of: branch).firstIndex(of: alternative),
      place < found.alternatives.count
    else { return nil }
    return condition(found.alternatives.lowerBound + Int32(place), in: origin.file)
  }

  /// The conditions of an argument such as `isOn ? .green : .gray`, as written, in place or for a
  /// constant near it.
  func condition(of argument: SceneArgument) -> String? {
    guard case .either = scene[argument.value] else { return nil }
    let origin = argument.origin
    guard let found = writtenBranch(at: origin) ?? constantBranch(at: origin),
      let first = found.alternatives.first, !isAlwaysAlike(found, origin.file)
    else { return nil }
    return condition(first, in: origin.file)
  }

  /// What `color` is made of in `let color = isOn ? .green : .gray`.
  private func constantBranch(at origin: Origin) -> Branch? {
    let file = origin.file
    for expression in index.expressions(at: origin.offset, in: file) {
      guard case .name(let name) = index.expression(expression, in: file) else { continue }
      let text = index.name(name, in: file).text
      let meant = index.constants(around: origin.offset, in: file).filter {
        index.name($0.name, in: file).text == text
      }
      guard meant.count == 1, let only = meant.first,
        case .branch(let branch) = index.expression(only.value, in: file)
      else { return nil }
      return index.branch(branch, in: file)
    }
    return nil
  }

  /// As `isOn ? .clear : .clear`: written to have it drawn anew.
  func isAlwaysAlike(_ branch: Branch, _ file: FileID) -> Bool {
    let sides = branch.alternatives.map { side -> String? in
      onlyLine(of: index.alternative(side, in: file).body, in: file)
        .flatMap { ExpressionText.of($0, in: file, of: index) }
    }
    guard sides.count > 1, let first = sides.first, let first else { return false }
    return sides.allSatisfy { $0 == first }
  }

  private func writtenBranch(at origin: Origin) -> Branch? {
    for expression in index.expressions(at: origin.offset, in: origin.file) {
      if case .branch(let branch) = index.expression(expression, in: origin.file) {
        return index.branch(branch, in: origin.file)
      }
    }
    return nil
  }

  private func condition(_ alternative: Int32, in file: FileID) -> String? {
    index.alternative(alternative, in: file).condition.map { index.text($0, in: file) }
  }
}

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
