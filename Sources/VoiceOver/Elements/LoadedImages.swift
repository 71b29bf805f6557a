package import Scenes
package import Views

/// Pictures that are loaded while the view is there.
enum LoadedImages {
  /// The loaded image is decorative; what stands in its place until then is not.
  static func asyncImage(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder)
  {
    builder.met.insert(.asyncImage)
    if builder.exceptions.contains(.asyncImage) {
      builder.append(builder.leaf(.image, node, traits: .image, known.confidence))
      return
    }
    if isNamedAsOne(node, builder) { return }
    let before = builder.surroundings
    builder.surroundings.isLoadedImage = true
    let start = builder.open(.branch(isExhaustive: true))
    // Where one closure makes all of it, there is no other side.
    let hasPlaceholder = !builder.scene.children(of: node, .placeholder).isEmpty
    for role in hasPlaceholder ? [NodeRole.content, .placeholder] : [.content] {
      let side = builder.open(.alternative)
      builder.build(children: node, role)
      builder.close(side)
    }
    builder.close(start)
    builder.surroundings = before
    if builder.topCount(from: start) == 0 { builder.remove(from: start) }
  }

  /// The same of a package: what it loads is an element, unless a UIImageView shows it.
  static func loadedImage(
    _ node: Scene.NodeID, _ known: KnownView, isElement: Bool, _ builder: inout ElementBuilder
  ) {
    let instead = builder.scene.children(of: node, .placeholder)
    let isMade = builder.scene.firstChild(of: node, .content) != nil
    guard !isNamedAsOne(node, builder), isMade || !instead.isEmpty else {
      if isElement { builder.append(builder.leaf(.image, node, traits: .image, known.confidence)) }
      return
    }
    let start = builder.open(.branch(isExhaustive: true))
    let loaded = builder.open(.alternative)
    if isMade {
      builder.build(children: node)
    } else if isElement {
      builder.append(builder.leaf(.image, node, traits: .image, known.confidence))
    }
    builder.close(loaded)
    // A closure of the call, or one for each modifier that has one: those are groups.
    let groups = instead.filter { builder.scene[$0].kind == .group }
    for side in [instead.filter { builder.scene[$0].kind != .group }] + groups.map({ [$0] })
    where !side.isEmpty {
      let entry = builder.open(.alternative)
      for child in side { builder.build(child) }
      builder.close(entry)
    }
    builder.close(start)
    if builder.topCount(from: start) == 0 { builder.remove(from: start) }
  }

  /// A label makes one element of it, whatever is shown.
  private static func isNamedAsOne(_ node: Scene.NodeID, _ builder: borrowing ElementBuilder)
    -> Bool
  {
    builder.scene.modifiers(of: node).contains { modifier in
      guard let known = KnownModifiers.all[modifier.word] else { return false }
      return [.label, .value, .addTraits, .action, .element].contains(known.effect)
    }
  }
}

extension Scene {
  /// What the closure of a package's view calls the picture that it is given: `image`, `state.image`.
  package func isLoadedPicture(_ node: NodeID, _ index: ViewIndex) -> Bool {
    guard case .opaque = nodes[Int(node)].kind, isLoaded(in: nodes[Int(node)].parent) else {
      return false
    }
    let name = nodes[Int(node)].name
    guard name.name.index >= 0 else { return false }
    let text = index.name(name.name, in: name.file).text
    return text == "$0" || text == "img" || text.hasSuffix("image") || text.hasSuffix("Image")
  }

  func isLoaded(in node: NodeID) -> Bool {
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
