extension InterfaceReader {
  mutating func connection(
    _ detail: ElementName.Detail, of node: InterfaceFile.NodeID, _ bytes: Span<UInt8>
  ) {
    let destination = text(.destination, bytes)
    switch detail {
    case .outlet: connect(.outlet, node, named: text(.property, bytes), to: destination)
    case .outletCollection:
      connect(.outletCollection, node, named: text(.property, bytes), to: destination)
    case .action:
      connect(
        .action, node, named: text(.selector, bytes), to: destination,
        detail: text(.eventType, bytes))
    default:
      let kind = value(.kind).flatMap { InterfaceFile.Segue.byName.value($0, bytes) } ?? .other
      connect(
        .segue, node, named: text(.identifier, bytes), to: destination, segue: kind,
        detail: text(.relationship, bytes) ?? text(.unwindAction, bytes))
    }
    cursor.skipElement(bytes)
  }

  mutating func attribute(of node: InterfaceFile.NodeID, _ bytes: Span<UInt8>) {
    guard let keyPath = text(.keyPath, bytes) else { return cursor.skipElement(bytes) }
    file.attributes.append(
      .init(node: node, keyPath: keyPath, type: text(.type, bytes), value: text(.value, bytes)))
    open(.attribute(file.attributes.count - 1))
  }

  // MARK: Variations

  /// `default`, or `heightClass=regular-widthClass=compact`, or one of both.
  mutating func variation(of node: InterfaceFile.NodeID, _ bytes: Span<UInt8>) {
    let key = value(.key).map { bytes.string(of: $0) } ?? ""
    func size(_ name: String) -> InterfaceFile.SizeClass? {
      key.contains(name + "=compact")
        ? .compact : key.contains(name + "=regular") ? .regular : nil
    }
    let (width, height) = (size("widthClass"), size("heightClass"))
    if value(.hidden) != nil { vary(node, width, height, .hides(isYes(.hidden, bytes))) }
    if value(.installed) != nil {
      vary(
        node, width, height, .installs(node, isYes(.installed, bytes)),
        about: file.nodes[Int(node.index)].id)
    }
    if let axis = text(.axis, bytes) { vary(node, width, height, .axis(axis)) }
    open(.variation(width: width, height: height))
  }

  mutating func vary(
    _ node: InterfaceFile.NodeID, _ width: InterfaceFile.SizeClass?,
    _ height: InterfaceFile.SizeClass?, _ change: InterfaceFile.Variation.Change,
    about reference: InterfaceFile.TextID? = nil
  ) {
    file.variations.append(.init(node: node, width: width, height: height, change: change))
    installed.append(reference)
  }

  // MARK: The end

  /// Puts numbers of nodes where ids were, and lists in the order of the nodes.
  mutating func finished() -> InterfaceFile {
    var nodes = [Int32](repeating: -1, count: table.texts.count)
    for (index, node) in file.nodes.enumerated() {
      guard let id = node.id, nodes[Int(id.index)] < 0 else { continue }
      nodes[Int(id.index)] = Int32(clamping: index)
    }
    func node(_ id: InterfaceFile.TextID?) -> InterfaceFile.NodeID? {
      guard let id, nodes[Int(id.index)] >= 0 else { return nil }
      return InterfaceFile.NodeID(Int(nodes[Int(id.index)]))
    }
    for (index, destination) in destinations.enumerated() {
      file.connections[index].destination = node(destination)
    }
    var variations: [InterfaceFile.Variation] = []
    for (index, reference) in installed.enumerated() {
      var variation = file.variations[index]
      if case .installs(_, let isThere) = variation.change {
        // Constraints come and go as well, and other files have them in no list of their own.
        guard let target = node(reference) else { continue }
        variation.change = .installs(target, isThere)
      }
      variations.append(variation)
    }
    file.variations = inOrder(variations)
    file.connections = inOrder(file.connections)
    file.properties = inOrder(file.properties)
    file.attributes = inOrder(file.attributes)
    file.initialController = node(initialController)
    file.problems.sort { $0.line < $1.line }
    // Without the room that they grew with.
    file.nodes = file.nodes.map { $0 }
    file.texts = table.texts.map { $0 }
    return file
  }

  /// Sorted by node; those of one node stay as they are in the file.
  private func inOrder<Item: OfNode>(_ items: [Item]) -> [Item] {
    var starts = [Int](repeating: 0, count: file.nodes.count + 1)
    for item in items { starts[Int(item.node.index) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var order = [Int](repeating: 0, count: items.count)
    for (index, item) in items.enumerated() {
      order[starts[Int(item.node.index)]] = index
      starts[Int(item.node.index)] += 1
    }
    return order.map { items[$0] }
  }
}
