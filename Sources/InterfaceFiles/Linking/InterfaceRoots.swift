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
    /// Nil for a controller that is of a class of UIKit.
    package var customClass: TextID?
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

  /// Controllers of a storyboard that are of a class of UIKit, and whose scene has views or items of bars for them.
  package var plainScenes: [Root] {
    nodes.indices.compactMap { index in
      let id = NodeID(index)
      guard self[id].customClass == nil, self[id].id != nil, rootKind(id) == .scene else {
        return nil
      }
      let view = children(of: id, as: .view).first
      let items = children(of: id, as: .navigationItem)
      let isEmpty =
        !(view.map { showsSomething($0) } ?? false)
        && !items.contains { !children(of: $0).isEmpty }
        && children(of: id, as: .toolbarItem).isEmpty
      return isEmpty ? nil : Root(kind: .scene, customClass: nil, node: id, view: view)
    }
  }

  /// Without code no cell is made from a prototype.
  private func showsSomething(_ view: NodeID) -> Bool {
    self[view].customClass != nil || children(of: view).contains { self[$0].role != .prototype }
  }

  /// What a scene is called where people are told of it: as code asks for it, or as it is titled.
  package func sceneName(of controller: NodeID) -> String {
    let items = children(of: controller, as: .navigationItem)
    let around = connections.lazy.filter {
      $0.segue == .relationship && $0.destination == controller
    }
    let told =
      [text(.storyboardIdentifier, of: controller), text(.title, of: controller)]
      + items.map { text(.title, of: $0) } + around.map { text(.storyboardIdentifier, of: $0.node) }
    return told.compactMap { $0 }.first { !$0.isEmpty } ?? self[self[controller].id] ?? ""
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
