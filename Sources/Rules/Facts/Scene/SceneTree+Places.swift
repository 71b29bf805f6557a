import Scenes
import Views
import VoiceOver

extension SceneTree {
  /// Where the view is made whose code wrote something; nil where that is the view that is read.
  func maker(of owner: Int32, in file: FileID, around node: NodeID) -> NodeID? {
    guard owner >= 0 else { return nil }
    return ancestors(of: node).first { scene[$0].kind == .custom(TypeID(file: file, index: owner)) }
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
    return owner < 0 ? 0 : files.nameHash(of: TypeID(file: file, index: owner))
  }

  /// Where a modifier of the app makes a control of the view that it is called on: what the control lacks, the view
  /// that is handed in lacks, and is mended there.
  func use(ofControl node: NodeID) -> NodeID {
    guard case .control = kind(node) else { return node }
    for around in ancestors(of: node) {
      switch scene[around].kind {
      case .branch, .alternative, .group: continue
      case .helper(let member):
        return isWrapped(node, by: member) ? around : node
      default: return node
      }
    }
    return node
  }

  /// The modifier writes the control, and others what is in it.
  private func isWrapped(_ control: NodeID, by member: MemberID) -> Bool {
    guard let owner = files.viewExtension(of: member) else { return false }
    func isOwn(_ node: NodeID) -> Bool {
      scene[node].origin.file == member.file && scene[node].owner == owner
    }
    return isOwn(control) && !subtree(of: control).allSatisfy(isOwn)
  }

  /// The texts below a node; they are gathered in the order of the nodes.
  func texts(in node: NodeID) -> ArraySlice<NodeID> { slice(texts, node) }

  func images(in node: NodeID) -> ArraySlice<NodeID> { slice(images, node) }

  func shapes(in node: NodeID) -> ArraySlice<NodeID> { slice(shapes, node) }

  func controls(in node: NodeID) -> ArraySlice<NodeID> { slice(controls, node) }

  private func slice(_ all: [NodeID], _ node: NodeID) -> ArraySlice<NodeID> {
    all[all.place(of: node)..<all.place(of: scene[node].end)]
  }

  /// The innermost modifier with one of these words, of the view or around it.
  func modifier(_ words: Word..., around view: NodeID) -> AppliedModifier? {
    for node in lineage(of: view) {
      // By index: a slice is held and let go at each node on the way out.
      for index in scene[node].modifiers where words.contains(scene.modifiers[Int(index)].word) {
        return modifier(index)
      }
    }
    return nil
  }

  /// There is a control below a node.
  func hasControls(in node: NodeID) -> Bool {
    let next = controls.place(of: node + 1)
    return next < controls.count && controls[next] < scene[node].end
  }

  /// The screen that a node is part of, by the node that begins it; 0 for the scene's own.
  func screen(of node: NodeID) -> NodeID {
    for ancestor in lineage(of: node) where scene[ancestor].role.isPresentation { return ancestor }
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

  /// Code that only ever hides a view of UIKit; what it hides and shows has to speak when it is shown.
  func isNeverShown(_ node: NodeID, _ word: Word) -> Bool {
    scene.isUIKit(node)
      && scene.modifiers(of: node).allSatisfy { modifier in
        guard modifier.word == word else { return true }
        guard let value = scene.firstArgument(of: modifier) else { return false }
        if case .number(let number) = scene[value] { return Double(code.text(number)) == 0 }
        return scene.truth(value) == true
      }
  }

  func isControl(_ node: NodeID) -> Bool { if case .control = kind(node) { true } else { false } }

  func isImage(_ node: NodeID) -> Bool { if case .image = kind(node) { true } else { false } }

  func isText(_ node: NodeID) -> Bool { if case .text = kind(node) { true } else { false } }

  /// The name that was called to make a node.
  func word(of node: NodeID) -> String {
    // `let s = UISlider()`: a letter says less than the class.
    if scene.isUIKit(node), let name = code.text(scene[node].name), name.count < 3 {
      return String(describing: scene[node].word)
    }
    return code.text(scene[node].name) ?? (scene[node].word == .Text ? "Text" : "view")
  }

  func isCall(_ node: NodeID) -> Bool {
    switch scene[node].kind {
    case .custom, .helper: true
    default: false
    }
  }

  func type(writing node: NodeID) -> TypeID? {
    let (file, owner) = (scene[node].origin.file, scene[node].owner)
    return owner < 0 ? nil : TypeID(file: file, index: owner)
  }

  func closures(_ arguments: ArraySlice<SceneArgument>) -> [SourceClosure] {
    arguments.compactMap { argument in
      if case .closure(let closure) = scene[argument.value] { closure } else { nil }
    }
  }

  func isShape(_ node: NodeID) -> Bool { if case .shape = kind(node) { true } else { false } }
}

// What the code says by itself.

extension LiveFiles {
  /// The `extension View` that a member stands in.
  fileprivate func viewExtension(of id: MemberID) -> Int32? {
    guard let owner = member(id.index, in: id.file).owner,
      case .extension = kind(ofType: owner, in: id.file),
      word(ofType: TypeID(file: id.file, index: owner)) == .View
    else { return nil }
    return owner
  }
}
