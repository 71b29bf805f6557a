extension InterfaceReader {
  mutating func node(_ kind: InterfaceFile.Kind, _ name: Range<Int>, _ bytes: Span<UInt8>) {
    let id = InterfaceFile.NodeID(file.nodes.count)
    var node = InterfaceFile.Node(
      kind: kind, role: role(of: kind, bytes), parent: frames.last?.node, end: id.index + 1,
      line: Int32(clamping: line(at: name.lowerBound, bytes)))
    for (attribute, value) in attributes {
      switch attribute {
      case .id: node.id = text(of: value, bytes)
      case .customClass: node.customClass = text(of: value, bytes)
      case .customModule: node.customModule = text(of: value, bytes)
      case .alpha where XMLText.number(value, bytes) == 0: node.flags.insert(.transparent)
      case .textLabel: connect(.textLabel, id, named: nil, to: text(of: value, bytes))
      case .detailTextLabel: connect(.detailTextLabel, id, named: nil, to: text(of: value, bytes))
      case .imageView: connect(.imageView, id, named: nil, to: text(of: value, bytes))
      default:
        if let flag = flag(attribute, value, bytes) {
          node.flags.insert(flag)
        } else if let key = attribute.property {
          add(key, value, to: id, bytes)
        }
      }
    }
    if case .other = kind {
      file.properties.append(.init(node: id, key: .element, value: table.id(of: name, bytes)))
    }
    file.nodes.append(node)
    open(.node, node: id)
    if value(.catalog) != nil, value(.image) != nil { noteCatalog(bytes) }
  }

  private mutating func role(
    of kind: InterfaceFile.Kind, _ bytes: Span<UInt8>
  ) -> InterfaceFile.Role {
    switch frames.last?.context {
    case .list(let role): return role
    default:
      if let role = value(.key).flatMap({ InterfaceFile.Role.byKey.value($0, bytes) }) {
        return role
      }
      return kind == .segment ? .segment : .other
    }
  }

  private func flag(
    _ attribute: AttributeName, _ value: Range<Int>, _ bytes: Span<UInt8>
  ) -> InterfaceFile.Flags? {
    let (flag, isWhenYes): (InterfaceFile.Flags, Bool)
    switch attribute {
    case .hidden: (flag, isWhenYes) = (.hidden, true)
    case .enabled: (flag, isWhenYes) = (.disabled, false)
    case .selected: (flag, isWhenYes) = (.selected, true)
    case .on: (flag, isWhenYes) = (.on, true)
    case .editable: (flag, isWhenYes) = (.notEditable, false)
    case .userInteractionEnabled: (flag, isWhenYes) = (.touchesIgnored, false)
    case .navigationBarHidden: (flag, isWhenYes) = (.navigationBarHidden, true)
    case .toolbarHidden: (flag, isWhenYes) = (.toolbarShown, false)
    case .hidesBottomBarWhenPushed: (flag, isWhenYes) = (.bottomBarHiddenWhenPushed, true)
    case .showsCancelButton: (flag, isWhenYes) = (.cancelButtonShown, true)
    case .showsScopeBar: (flag, isWhenYes) = (.scopeBarShown, true)
    default: return nil
    }
    return bytes.equals(value, isWhenYes ? "YES" : "NO") ? flag : nil
  }

  mutating func add(
    _ key: InterfaceFile.Property.Key, _ value: Range<Int>, to node: InterfaceFile.NodeID,
    _ bytes: Span<UInt8>
  ) {
    file.properties.append(.init(node: node, key: key, value: text(of: value, bytes)))
  }

  mutating func connect(
    _ kind: InterfaceFile.Connection.Kind, _ node: InterfaceFile.NodeID,
    named name: InterfaceFile.TextID?, to destination: InterfaceFile.TextID?,
    segue: InterfaceFile.Segue? = nil, detail: InterfaceFile.TextID? = nil
  ) {
    file.connections.append(
      .init(
        kind: kind, node: node, name: name, destination: nil, segue: segue, detail: detail))
    destinations.append(destination)
  }

  /// The image that was named is one of the system's.
  mutating func noteCatalog(_ bytes: Span<UInt8>) {
    guard let node = frames.last?.node, let catalog = value(.catalog),
      bytes.equals(catalog, "system")
    else { return }
    file.nodes[Int(node.index)].flags.insert(.symbol)
  }
}
