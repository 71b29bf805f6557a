import InterfaceFiles
import Scenes
import Views

extension UIKitBuilder {
  /// What storyboards and xibs place in the class that is read, or in one above it, before its code runs.
  mutating func readInterface() {
    // A view of an interface file may load one of its own.
    let isPlaced = parts[own].isInterface
    for (index, type) in lineage.enumerated() {
      let name = evaluator.files.nameHash(of: type)
      // What code of a class above loads is loaded for this one; a tree itself is of its class and no other.
      guard
        let (file, root) = evaluator.linker.interface(
          ofClass: name, from: type.file, isOwner: isPlaced || index > 0),
        let views = evaluator.files.interface(file)
      else { continue }
      var tree = UIKitInterface(views: views, site: Site(file: file, owner: nil, environment: -1))
      tree.read(root, &self)
      // One class may have several trees, and the view of a scene may be in another file.
      parts[own].isConnected =
        index == 0 && (root.view != nil || root.kind == .view || root.kind == .cell)
        && evaluator.linker.hasOneInterface(ofClass: name, from: type.file)
      return
    }
  }
}

/// The objects of an interface file, on their way into parts.
struct UIKitInterface {
  let views: InterfaceViews
  let site: Site
  /// The parts by their objects.
  var placed: [InterfaceFile.NodeID: Int] = [:]

  /// Gives the part that is `self` what a tree has for it.
  mutating func read(_ root: InterfaceFile.Root, _ builder: inout UIKitBuilder) {
    builder.parts[builder.own].isInterface = true
    builder.parts[builder.own].isMade = true
    switch root.kind {
    case .scene:
      if let view = root.view { fill(builder.own, with: view, &builder) }
      if views.file[root.node].kind == .tabBarController {
        UIKitFileTabs.read(root.node, self, &builder)
      }
      if builder.own == builder.bar.owner {
        readBars(of: root.node, &builder)
        noteSegues(of: root.node, &builder)
      }
    case .owner:
      guard let view = root.view else { break }
      if UIKitClasses.controllers.contains(builder.parts[builder.own].word) {
        fill(builder.own, with: view, &builder)
      } else {
        // Code loads it, and puts it into the view.
        builder.loaded[builder.own] = part(view, &builder)
      }
    case .view, .cell: fill(builder.own, with: root.node, &builder)
    }
    bindOutlets(of: root.node, to: builder.own, &builder)
  }

  /// The view of a controller and what is in it, where that is no class of its own.
  private mutating func fill(
    _ owner: Int, with view: InterfaceFile.NodeID, _ builder: inout UIKitBuilder
  ) {
    let node = views.file[view]
    let isOfController = UIKitClasses.controllers.contains(builder.parts[owner].word)
    let isPlain = node.customClass == nil && node.kind == .view
    guard isOfController, !isPlain else {
      placed[view] = owner
      if !isOfController { set(view, on: owner, &builder) }
      fill(owner, of: view, &builder)
      return
    }
    guard let part = part(view, &builder) else { return }
    builder.put(part, in: owner)
    switch node.kind {
    case .tableView: builder.declare(UIKitNames.tableView, part)
    case .collectionView: builder.declare(UIKitNames.collectionView, part)
    default: break
    }
  }

  /// A view and all that is in it, with the outlets of the part that is `self`.
  mutating func loaded(_ view: InterfaceFile.NodeID, _ builder: inout UIKitBuilder) -> Int? {
    let part = part(view, &builder)
    for owner in views.file.roots where views.file[owner].kind == .placeholder {
      bindOutlets(of: owner, to: builder.own, &builder)
    }
    return part
  }

  /// The views in a view.
  private mutating func fill(
    _ owner: Int, of node: InterfaceFile.NodeID, _ builder: inout UIKitBuilder
  ) {
    let file = views.file
    switch file[node].kind {
    case .tableView, .collectionView: fillTable(owner, of: node, &builder)
    case .containerView: embed(in: owner, of: node, &builder)
    case .navigationBar, .toolbar: UIKitFileBars.fill(owner, of: node, &self, &builder)
    case .tableViewCell where file.cellStyle(of: node) != .custom:
      fillCell(owner, of: node, &builder)
    default: break
    }
    for child in views.subviews(of: node) where placed[child] == nil {
      // What a cell or an effect shows is in a view of its own.
      if file[child].role == .contentView {
        placed[child] = owner
        fill(owner, of: child, &builder)
      } else if let part = part(child, &builder) {
        builder.put(part, in: owner)
      }
    }
    for accessory in file.children(of: node, as: .accessory) {
      if let part = part(accessory, &builder) { builder.put(part, in: owner) }
    }
  }

  mutating func place(_ node: InterfaceFile.NodeID, in owner: Int, _ builder: inout UIKitBuilder) {
    if let part = part(node, &builder) { builder.put(part, in: owner) }
  }

  mutating func part(_ node: InterfaceFile.NodeID, _ builder: inout UIKitBuilder) -> Int? {
    if builder.parts.count >= UIKitBuilder.most { builder.evaluator.isTooLarge = true }
    guard builder.evaluator.enter() else { return nil }
    defer { builder.evaluator.leave() }
    let object = views.file[node]
    let known = UIKitClasses.interfaces[object.kind]
    var kind = UIKitKind(word: known ?? .other)
    var isUnknown = known == nil
    if let name = views.file[object.customClass] {
      let hash = NameHash.of(name)
      if let type = builder.evaluator.linker.type(named: hash, from: site.file),
        let known = builder.kind(of: type)
          ?? UIKitLibraryViews.kind(of: type, placedAs: kind.word, &builder)
      {
        kind = known
        isUnknown = false
      } else if kind.word == .UIView {
        // Of a class of a package, or in another language.
        isUnknown = true
      }
    }
    let part = builder.add(kind, views.names[Int(node.index)], -1, site)
    builder.parts[part].expression = node.index
    builder.parts[part].isMade = true
    builder.parts[part].isInterface = true
    builder.parts[part].frame = object.frame.map { UIKitFrame($0) }
    placed[node] = part
    if kind.word == .UIDatePicker { builder.parts[part].dates.read(node, in: views.file) }
    set(node, on: part, &builder)
    fill(part, of: node, &builder)
    builder.parts[part].isUnknown = isUnknown && builder.parts[part].children.isEmpty
    bindOutlets(of: node, to: part, &builder)
    return part
  }

  func set(
    _ node: InterfaceFile.NodeID, on part: Int, _ builder: inout UIKitBuilder
  ) {
    // A title of its own comes after it.
    if views.file[node].kind == .button, let type = views.file.text(.buttonType, of: node),
      let said = UIKitClasses.systemButtons[type]
    {
      set(.buttonType, .text(said), on: part, at: node, &builder)
    }
    for setting in views.settings(of: node) {
      var read = UIKitPart.Setting(
        word: setting.word, name: setting.name, value: .expression(setting.value),
        expression: node.index, site: site)
      if UIKitClasses.flags.contains(setting.word),
        case .boolean(let flag) = builder.evaluator.expression(setting.value, site.file)
      {
        read.flag = flag
      }
      builder.parts[part].settings.append(read)
    }
    setAdded(node, on: part, &builder)
  }

  func set(
    _ word: Word, _ value: UIKitPart.Given, on part: Int, at node: InterfaceFile.NodeID,
    _ builder: inout UIKitBuilder
  ) {
    builder.parts[part].settings.append(
      UIKitPart.Setting(
        word: word, name: views.names[Int(node.index)], value: value,
        expression: node.index, site: site))
  }

  /// The properties of a class by which its code knows the builder.parts.
  private mutating func bindOutlets(
    of node: InterfaceFile.NodeID, to owner: Int, _ builder: inout UIKitBuilder
  ) {
    let isWritten = isWritten(node, &builder)
    for connection in views.file.connections(of: node) where connection.kind == .outlet {
      guard let destination = connection.destination, let part = placed[destination],
        let name = views.file[connection.name]
      else { continue }
      let hash = NameHash.of(name)
      builder.parts[owner].names[hash] = part
      if owner == builder.own { builder.byName[hash] = part }
      // What is left empty for code that is not read is filled there, if at all.
      if !isWritten {
        // What the class of the part sets itself stands in another file, and is read.
        let labels = builder.parts[part].settings.indices.filter {
          builder.parts[part].settings[$0].word == .accessibilityLabel
            && builder.parts[part].settings[$0].site.file == site.file
        }
        for index in labels {
          guard case .expression(let id) = builder.parts[part].settings[index].value, id >= 0,
            case .string(let text) = builder.evaluator.evaluated(id, site),
            builder.evaluator.text(text.text, text.file).isEmpty
          else { continue }
          builder.parts[part].settings[index].forget()
        }
      }
    }
  }

  /// The class of an object has source in Swift, or it has none of its own.
  private func isWritten(_ node: InterfaceFile.NodeID, _ builder: inout UIKitBuilder) -> Bool {
    guard let name = views.file[views.file[node].customClass] else { return true }
    let type = builder.evaluator.linker.type(
      named: NameHash.of(name), from: site.file, inside: nil)
    return type.map { builder.evaluator.files.interface($0.file) == nil } ?? false
  }

  // MARK: Tables

  private mutating func fillTable(
    _ table: Int, of node: InterfaceFile.NodeID, _ builder: inout UIKitBuilder
  ) {
    let file = views.file
    for header in file.children(of: node, as: .tableHeader) {
      if let part = part(header, &builder) { builder.put(part, in: table) }
    }
    let sections = file.children(of: node, as: .section)
    let outer = builder.places.now
    let places = UIKitStaticSections.places(of: sections.count, &builder)
    for (number, (section, place)) in zip(sections, places).enumerated() {
      guard let place else { continue }
      builder.places.now = place
      title(.headerTitle, of: section, in: table, &builder)
      for (row, cell) in file.children(of: section, as: .cell).enumerated() {
        let step = UIKitHeights.step(row, of: number, site, &builder)
        builder.places.now = step ?? place
        defer { builder.places.now = place }
        guard let part = part(cell, &builder), step != nil else { continue }
        builder.put(part, in: table)
        builder.parts[builder.own].staticCells.append(
          UIKitStaticCells.One(part: part, section: number, row: row))
      }
      title(.footerTitle, of: section, in: table, &builder)
    }
    builder.places.now = outer
    // The objects stand in the order of the file, those of a collection as well.
    for cell in file.children(of: node, as: .prototype) + file.children(of: node, as: .cell) {
      if let part = part(cell, &builder) {
        builder.parts[table].prototypes.append(part)
        if builder.parts[part].type == nil, let name = file[file[cell].customClass] {
          builder.parts[part].foreignClass = NameHash.of(name)
        }
        if let name = file.text(.reuseIdentifier, of: cell) {
          builder.parts[part].identifier = NameHash.of(name)
        }
      }
    }
    for footer in file.children(of: node, as: .tableFooter) {
      guard let part = part(footer, &builder) else { continue }
      builder.parts[part].isPlaced = true
      builder.parts[table].footers.append(part)
      builder.readOwn(part)
    }
  }

  mutating func title(
    _ key: InterfaceFile.Property.Key, of section: InterfaceFile.NodeID, in table: Int,
    _ builder: inout UIKitBuilder
  ) {
    guard let text = views.file.text(key, of: section), !text.isEmpty else { return }
    let part = builder.add(UIKitKind(word: .UILabel), nil, -1, site)
    builder.parts[part].expression = section.index
    builder.parts[part].isMade = true
    set(.text, .text(text), on: part, at: section, &builder)
    if key != .footerTitle {
      set(.accessibilityAddTraits, .trait(.header), on: part, at: section, &builder)
    }
    builder.put(part, in: table)
  }

  /// The labels and the image that a cell has because of its style.
  private mutating func fillCell(
    _ cell: Int, of node: InterfaceFile.NodeID, _ builder: inout UIKitBuilder
  ) {
    for connection in views.file.connections(of: node) {
      guard let destination = connection.destination, placed[destination] == nil else {
        continue
      }
      let name: UInt64
      switch connection.kind {
      case .textLabel: name = UIKitNames.textLabel
      case .detailTextLabel: name = UIKitNames.detailTextLabel
      case .imageView: name = UIKitNames.imageView
      default: continue
      }
      guard let part = part(destination, &builder) else { continue }
      builder.put(part, in: cell)
      builder.parts[cell].names[name] = part
    }
  }

  // MARK: Controllers in views

  /// A class of the repository, or what interface files have for it.
  func controller(_ node: InterfaceFile.NodeID, _ builder: inout UIKitBuilder) -> TypeID? {
    builder.evaluator.linker.controller(node, in: views.file, from: site.file)
  }

  private mutating func embed(
    in owner: Int, of node: InterfaceFile.NodeID, _ builder: inout UIKitBuilder
  ) {
    for connection in views.file.connections(of: node) where connection.segue == .embed {
      guard let destination = connection.destination,
        let type = controller(destination, &builder), let known = builder.kind(of: type)
      else { continue }
      let isBase = LibraryClasses.isBase(
        of: type, in: views.file[views.file[destination].customModule], &builder.evaluator)
      let kind = isBase ? UIKitKind(word: .other) : known
      let child = builder.add(kind, views.names[Int(destination.index)], -1, site)
      builder.parts[child].isUnknown = isBase
      (builder.parts[child].expression, builder.parts[child].isMade) = (destination.index, true)
      builder.put(child, in: owner)
      return
    }
    builder.parts[owner].isUnknown = true
  }
}
