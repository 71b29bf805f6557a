import Views

/// Pictures that are loaded while the view is there.
extension ElementBuilder {
  /// The loaded image is decorative; what stands in its place until then is not.
  mutating func asyncImage(_ node: Scene.NodeID, _ known: KnownView) {
    met.insert(.asyncImage)
    if exceptions.contains(.asyncImage) {
      append(leaf(.image, node, traits: .image, known.confidence))
      return
    }
    if isNamedAsOne(node) { return }
    let before = surroundings
    surroundings.isLoadedImage = true
    let start = open(.branch(isExhaustive: true))
    // Where one closure makes all of it, there is no other side.
    let hasPlaceholder = !scene.children(of: node, .placeholder).isEmpty
    for role in hasPlaceholder ? [NodeRole.content, .placeholder] : [.content] {
      let side = open(.alternative)
      build(children: node, role)
      close(side)
    }
    close(start)
    surroundings = before
    if topCount(from: start) == 0 { remove(from: start) }
  }

  /// The same of a package: what it loads is an element, unless a UIImageView shows it.
  mutating func loadedImage(_ node: Scene.NodeID, _ known: KnownView, isElement: Bool) {
    let instead = scene.children(of: node, .placeholder)
    let isMade = scene.firstChild(of: node, .content) != nil
    guard !isNamedAsOne(node), isMade || !instead.isEmpty else {
      if isElement { append(leaf(.image, node, traits: .image, known.confidence)) }
      return
    }
    let start = open(.branch(isExhaustive: true))
    let loaded = open(.alternative)
    if isMade {
      build(children: node)
    } else if isElement {
      append(leaf(.image, node, traits: .image, known.confidence))
    }
    close(loaded)
    // A closure of the call, or one for each modifier that has one: those are groups.
    let groups = instead.filter { scene[$0].kind == .group }
    for side in [instead.filter { scene[$0].kind != .group }] + groups.map({ [$0] })
    where !side.isEmpty {
      let entry = open(.alternative)
      for child in side { build(child) }
      close(entry)
    }
    close(start)
    if topCount(from: start) == 0 { remove(from: start) }
  }

  /// A label makes one element of it, whatever is shown.
  private func isNamedAsOne(_ node: Scene.NodeID) -> Bool {
    scene.modifiers(of: node).contains { modifier in
      guard let known = KnownModifiers.all[modifier.word] else { return false }
      return [.label, .value, .addTraits, .action, .element].contains(known.effect)
    }
  }
}

extension Scene {
  /// What the closure of a package's view calls the picture that it is given: `image`, `state.image`.
  func isLoadedPicture(_ node: NodeID, _ index: ViewIndex) -> Bool {
    guard case .opaque = nodes[Int(node)].kind, isLoaded(in: nodes[Int(node)].parent) else {
      return false
    }
    let name = nodes[Int(node)].name
    guard name.name.index >= 0 else { return false }
    let text = index.name(name.name, in: name.file).text
    return text == "$0" || text == "img" || text.hasSuffix("image") || text.hasSuffix("Image")
  }

  private func isLoaded(in node: NodeID) -> Bool {
    var next = node
    while next >= 0 {
      if case .view = nodes[Int(next)].kind {
        switch nodes[Int(next)].word {
        case .LazyImage, .WebImage, .KFImage: return true
        default: break
        }
      }
      next = nodes[Int(next)].parent
    }
    return false
  }
}
