import InterfaceFiles
import Views

/// What storyboards and xibs place in the views of a class, before its code runs.
extension UIKitBuilder {
  /// An interface file, and where parts of it stand.
  private struct Tree {
    var file: FileID
    var views: InterfaceViews
    var site: Site
    /// The parts by their objects.
    var parts: [InterfaceFile.NodeID: Int] = [:]
  }

  /// The tree that belongs to the class that is read, or to one above it.
  mutating func readInterface() {
    guard !parts[own].isInterface else { return }
    for type in lineage {
      let name = evaluator.files.nameHash(of: type)
      guard let (file, root) = evaluator.linker.interface(ofClass: name, from: type.file) else {
        continue
      }
      read(root, in: file)
      return
    }
  }

  private mutating func read(_ root: InterfaceFile.Root, in file: FileID) {
    guard let views = evaluator.files.interface(file) else { return }
    parts[own].isInterface = true
    parts[own].isMade = true
    var tree = Tree(
      file: file, views: views, site: Site(file: file, owner: nil, environment: -1))
    switch root.kind {
    case .scene:
      if let view = root.view { fill(own, with: view, &tree) }
      if own == 0 { readBars(of: root.node, &tree) }
    case .owner:
      guard let view = root.view else { break }
      if UIKitClasses.controllers.contains(parts[own].word) {
        fill(own, with: view, &tree)
      } else {
        // Code loads it, and puts it into the view.
        loaded[own] = part(view, &tree)
      }
    case .view, .cell: fill(own, with: root.node, &tree)
    }
    bindOutlets(of: root.node, to: own, tree)
  }

  /// The view of a controller and what is in it, where that is no class of its own.
  private mutating func fill(
    _ owner: Int, with view: InterfaceFile.NodeID, _ tree: inout Tree
  ) {
    let node = tree.views.file[view]
    let isOfController = UIKitClasses.controllers.contains(parts[owner].word)
    let isPlain = node.customClass == nil && node.kind == .view
    guard isOfController, !isPlain else {
      tree.parts[view] = owner
      if !isOfController { set(view, on: owner, tree) }
      fill(owner, of: view, &tree)
      return
    }
    guard let part = part(view, &tree) else { return }
    put(part, in: owner)
    switch node.kind {
    case .tableView: declare(UIKitNames.tableView, part)
    case .collectionView: declare(UIKitNames.collectionView, part)
    default: break
    }
  }

  /// The views in a view.
  private mutating func fill(
    _ owner: Int, of node: InterfaceFile.NodeID, _ tree: inout Tree
  ) {
    let file = tree.views.file
    switch file[node].kind {
    case .tableView, .collectionView: fillTable(owner, of: node, &tree)
    case .containerView: embed(in: owner, of: node, &tree)
    case .tableViewCell where file.cellStyle(of: node) != .custom:
      fillCell(owner, of: node, &tree)
    default: break
    }
    for child in tree.views.subviews(of: node) where tree.parts[child] == nil {
      // What a cell or an effect shows is in a view of its own.
      if file[child].role == .contentView {
        tree.parts[child] = owner
        fill(owner, of: child, &tree)
      } else if let part = part(child, &tree) {
        put(part, in: owner)
      }
    }
    for accessory in file.children(of: node, as: .accessory) {
      if let part = part(accessory, &tree) { put(part, in: owner) }
    }
  }

  private mutating func part(_ node: InterfaceFile.NodeID, _ tree: inout Tree) -> Int? {
    guard parts.count < Self.most, evaluator.enter() else { return nil }
    defer { evaluator.leave() }
    let object = tree.views.file[node]
    let known = UIKitClasses.interfaces[object.kind]
    var kind = UIKitKind(word: known ?? .other)
    var isUnknown = known == nil
    if let name = tree.views.file[object.customClass] {
      let hash = NameHash.of(name)
      if let type = evaluator.linker.type(named: hash, from: tree.file),
        let own = self.kind(of: type)
      {
        kind = own
        isUnknown = false
      } else if kind.word == .UIView {
        // Of a class of a package, or in another language.
        isUnknown = true
      }
    }
    let part = add(kind, tree.views.names[Int(node.index)], -1, tree.site)
    parts[part].expression = node.index
    parts[part].isMade = true
    parts[part].isInterface = true
    tree.parts[node] = part
    set(node, on: part, tree)
    fill(part, of: node, &tree)
    parts[part].isUnknown = isUnknown && parts[part].children.isEmpty
    bindOutlets(of: node, to: part, tree)
    return part
  }

  private mutating func set(
    _ node: InterfaceFile.NodeID, on part: Int, _ tree: Tree
  ) {
    for setting in tree.views.settings(of: node) {
      parts[part].settings.append(
        UIKitPart.Setting(
          word: setting.word, name: setting.name, value: .expression(setting.value),
          expression: node.index, site: tree.site))
    }
  }

  private mutating func set(
    _ word: Word, _ value: UIKitPart.Given, on part: Int, at node: InterfaceFile.NodeID,
    _ tree: Tree
  ) {
    parts[part].settings.append(
      UIKitPart.Setting(
        word: word, name: tree.views.names[Int(node.index)], value: value,
        expression: node.index, site: tree.site))
  }

  /// The properties of a class by which its code knows the parts.
  private mutating func bindOutlets(
    of node: InterfaceFile.NodeID, to owner: Int, _ tree: Tree
  ) {
    for connection in tree.views.file.connections(of: node) where connection.kind == .outlet {
      guard let destination = connection.destination, let part = tree.parts[destination],
        let name = tree.views.file[connection.name]
      else { continue }
      let hash = NameHash.of(name)
      parts[owner].names[hash] = part
      if owner == own { byName[hash] = part }
    }
  }

  // MARK: Bars

  private mutating func readBars(of node: InterfaceFile.NodeID, _ tree: inout Tree) {
    let file = tree.views.file
    for item in file.children(of: node, as: .navigationItem) {
      if let title = file.text(.title, of: item), !title.isEmpty {
        bar.title = UIKitPart.Setting(
          word: .navigationTitle, name: tree.views.names[Int(item.index)], value: .text(title),
          expression: item.index, site: tree.site)
      }
      for view in file.children(of: item, as: .titleView) {
        bar.titleView = part(view, &tree).map { barPart($0) }
      }
      bar.leading = items(.leftItem, of: item, &tree)
      bar.trailing = items(.rightItem, of: item, &tree)
    }
    bar.bottom = items(.toolbarItem, of: node, &tree)
  }

  private mutating func items(
    _ role: InterfaceFile.Role, of node: InterfaceFile.NodeID, _ tree: inout Tree
  ) -> [Int] {
    let file = tree.views.file
    return file.children(of: node, as: role).compactMap { item in
      switch file.systemItem(of: item) {
      case .flexibleSpace, .fixedSpace: return nil
      default: break
      }
      guard let part = part(item, &tree) else { return nil }
      for view in file.children(of: item, as: .customView) {
        if let shown = self.part(view, &tree) { put(shown, in: part) }
      }
      if let system = file.systemItem(of: item), let word = UIKitBar.systemItems[system.rawValue] {
        set(.title, .text(word), on: part, at: item, tree)
      }
      return barPart(part)
    }
  }

  private mutating func barPart(_ part: Int) -> Int {
    parts[part].isPlaced = true
    readOwn(part)
    return part
  }

  // MARK: Tables

  private mutating func fillTable(
    _ table: Int, of node: InterfaceFile.NodeID, _ tree: inout Tree
  ) {
    let file = tree.views.file
    for header in file.children(of: node, as: .tableHeader) {
      if let part = part(header, &tree) { put(part, in: table) }
    }
    for section in file.children(of: node, as: .section) {
      title(.headerTitle, of: section, in: table, tree)
      for cell in file.children(of: section, as: .cell) {
        if let part = part(cell, &tree) { put(part, in: table) }
      }
      title(.footerTitle, of: section, in: table, tree)
    }
    // The objects stand in the order of the file, those of a collection as well.
    for cell in file.children(of: node, as: .prototype) + file.children(of: node, as: .cell) {
      if let part = part(cell, &tree) {
        parts[table].prototypes.append(part)
        if let name = file.text(.reuseIdentifier, of: cell) {
          parts[part].identifier = NameHash.of(name)
        }
      }
    }
    for footer in file.children(of: node, as: .tableFooter) {
      guard let part = part(footer, &tree) else { continue }
      parts[part].isPlaced = true
      parts[table].footers.append(part)
      readOwn(part)
    }
  }

  private mutating func title(
    _ key: InterfaceFile.Property.Key, of section: InterfaceFile.NodeID, in table: Int,
    _ tree: Tree
  ) {
    guard let text = tree.views.file.text(key, of: section), !text.isEmpty else { return }
    let part = add(UIKitKind(word: .UILabel), nil, -1, tree.site)
    parts[part].expression = section.index
    parts[part].isMade = true
    set(.text, .text(text), on: part, at: section, tree)
    if key == .headerTitle {
      set(.accessibilityAddTraits, .trait(.header), on: part, at: section, tree)
    }
    put(part, in: table)
  }

  /// The labels and the image that a cell has because of its style.
  private mutating func fillCell(
    _ cell: Int, of node: InterfaceFile.NodeID, _ tree: inout Tree
  ) {
    for connection in tree.views.file.connections(of: node) {
      guard let destination = connection.destination, tree.parts[destination] == nil else {
        continue
      }
      let name: UInt64
      switch connection.kind {
      case .textLabel: name = UIKitNames.textLabel
      case .detailTextLabel: name = UIKitNames.detailTextLabel
      case .imageView: name = UIKitNames.imageView
      default: continue
      }
      guard let part = part(destination, &tree) else { continue }
      put(part, in: cell)
      parts[cell].names[name] = part
    }
  }

  // MARK: Controllers in views

  private mutating func embed(
    in owner: Int, of node: InterfaceFile.NodeID, _ tree: inout Tree
  ) {
    for connection in tree.views.file.connections(of: node) where connection.segue == .embed {
      guard let destination = connection.destination,
        let name = tree.views.file[tree.views.file[destination].customClass],
        let type = evaluator.linker.type(named: NameHash.of(name), from: tree.file),
        let kind = kind(of: type)
      else { continue }
      let child = add(kind, tree.views.names[Int(destination.index)], -1, tree.site)
      parts[child].expression = destination.index
      parts[child].isMade = true
      put(child, in: owner)
      return
    }
    parts[owner].isUnknown = true
  }
}
