extension InterfaceFile {
  /// A tree of a file that belongs to a class: who makes the class gets the tree.
  package struct Root: Sendable, Equatable {
    package enum Kind: UInt8, Sendable {
      /// A controller of a storyboard.
      case scene
      /// The file's owner of a xib, mostly a controller that is made with the file's name.
      case owner
      /// A view that stands in a xib by itself, which code asks the file for.
      case view
      /// A cell, or a header or footer of a collection, inside another tree.
      case cell
    }
    package var kind: Kind
    package var customClass: TextID
    /// The object of that class.
    package var node: NodeID
    /// The view that is shown: the controller's, the owner's, or the object itself; nil for one without.
    package var view: NodeID?
  }

  /// In the order of the file.
  package var classRoots: [Root] {
    var roots: [Root] = []
    let firstView = self.roots.first { self[$0].kind.isView }
    for index in nodes.indices {
      let (id, node) = (NodeID(index), nodes[index])
      guard let customClass = node.customClass, let kind = rootKind(id) else { continue }
      let view: NodeID? =
        switch kind {
        case .scene: children(of: id, as: .view).first
        case .owner: view(ofOwner: id) ?? firstView
        case .view, .cell: id
        }
      roots.append(Root(kind: kind, customClass: customClass, node: id, view: view))
    }
    return roots
  }

  /// Every class that is named, also of views inside others; sorted, each once.
  ///
  /// A change of the file matters to them, and a change of them to who shows the file.
  package var classNames: [String] {
    Set(nodes.compactMap { self[$0.customClass] }).sorted()
  }

  private func rootKind(_ id: NodeID) -> Root.Kind? {
    let node = self[id]
    switch node.role {
    case .root where node.kind == .placeholder: return isOwner(id) ? .owner : nil
    case .root where node.kind.isController: return .scene
    case .child where node.kind.isController: return .scene
    case .root: return node.kind.isView || node.kind == .other ? .view : nil
    case .prototype, .cell, .sectionHeader, .sectionFooter: return .cell
    default: return nil
    }
  }

  private func isOwner(_ id: NodeID) -> Bool {
    text(.placeholderIdentifier, of: id) == "IBFilesOwner"
  }

  /// The owner's outlet `view`; a file without one has a view that code asks for.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
  package func view(ofOwner owner: NodeID) -> NodeID? {
    connections(of: owner).first { $0.kind == .outlet && self[$0.name] == "view" }?.destination
  }
}
