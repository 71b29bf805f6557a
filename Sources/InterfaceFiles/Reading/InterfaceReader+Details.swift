extension InterfaceReader {
  mutating func detail(_ detail: ElementName.Detail, _ bytes: Span<UInt8>) {
    guard let frame = frames.last, let node = frame.node else { return open(.plain) }
    switch (detail, frame.context) {
    case (.rect, .node), (.frame, .node): self.frame(of: node, bytes)
    case (.state, .node):
      open(.state(isNormal: value(.key).map { bytes.equals($0, "normal") } ?? false))
      if case .state(isNormal: true) = frames.last?.context {
        texts([.title: .normalTitle, .image: .normalImage], of: node, bytes)
      }
    case (.buttonConfiguration, .node):
      open(.configuration)
      file.nodes[Int(node.index)].flags.insert(.configured)
      texts(
        [
          .title: .configurationTitle, .subtitle: .configurationSubtitle,
          .image: .configurationImage,
        ], of: node, bytes)
    case (.imageReference, _): imageReference(in: frame, node, bytes)
    case (.textInputTraits, .node):
      if isYes(.secureTextEntry, bytes) { file.nodes[Int(node.index)].flags.insert(.secure) }
      cursor.skipElement(bytes)
    case (.accessibility, .node):
      open(.accessibility)
      texts(
        [
          .label: .accessibilityLabel, .hint: .accessibilityHint,
          .identifier: .accessibilityIdentifier,
        ], of: node, bytes)
    case (.accessibilityTraits, .accessibility):
      traits(of: node, bytes)
    case (.bool, .accessibility):
      if value(.key).map({ bytes.equals($0, "isElement") }) ?? false {
        file.nodes[Int(node.index)].isElement = isYes(.value, bytes)
      }
      cursor.skipElement(bytes)
    case (.string, _), (.mutableString, _): string(in: frame, node, bytes)
    case (.attributedString, _): attributedString(in: frame, bytes)
    case (.fragment, .attributed):
      if let content = value(.content) { append(content, isPlain: false, bytes) }
      open(.fragment)
    case (.scopeButtonTitles, .node): open(.scopeTitles)
    case (.connections, .node): open(.connections)
    case (.outlet, .connections), (.outletCollection, .connections), (.action, .connections),
      (.segue, .connections):
      connection(detail, of: node, bytes)
    case (.userDefinedRuntimeAttribute, _): attribute(of: node, bytes)
    case (.integer, .attribute(let index)), (.real, .attribute(let index)):
      file.attributes[index].value = text(.value, bytes)
      cursor.skipElement(bytes)
    case (.variation, .node): variation(of: node, bytes)
    case (.mask, .variation):
      if value(.key).map({ bytes.equals($0, "subviews") }) ?? false {
        open(frame.context)
      } else {
        cursor.skipElement(bytes)
      }
    case (.include, .variation(let width, let height)):
      vary(node, width, height, .installs(node, true), about: text(.reference, bytes))
      cursor.skipElement(bytes)
    case (.exclude, .variation(let width, let height)):
      vary(node, width, height, .installs(node, false), about: text(.reference, bytes))
      cursor.skipElement(bytes)
    default: cursor.skipElement(bytes)
    }
  }

  /// Attributes that are texts of a node, and as which.
  private mutating func texts(
    _ keys: KeyValuePairs<AttributeName, InterfaceFile.Property.Key>,
    of node: InterfaceFile.NodeID, _ bytes: Span<UInt8>
  ) {
    for (name, key) in keys {
      guard let value = value(name) else { continue }
      add(key, value, to: node, bytes)
      if name == .image { noteCatalog(bytes) }
    }
  }

  /// Older files measure from the edges, and leave out what is 0.
  private mutating func frame(of node: InterfaceFile.NodeID, _ bytes: Span<UInt8>) {
    let isFrame =
      value(.key).map { bytes.equals($0, "frame") || bytes.equals($0, "frameInset") } ?? false
    func number(_ name: AttributeName, or other: AttributeName) -> Float {
      (value(name) ?? value(other)).flatMap { XMLText.number($0, bytes) } ?? 0
    }
    if isFrame {
      file.nodes[Int(node.index)].frame = InterfaceFile.Frame(
        x: number(.x, or: .minX), y: number(.y, or: .minY), width: number(.width, or: .width),
        height: number(.height, or: .height))
    }
    cursor.skipElement(bytes)
  }

  private mutating func imageReference(
    in frame: Frame, _ node: InterfaceFile.NodeID, _ bytes: Span<UInt8>
  ) {
    let isImage = value(.key).map { bytes.equals($0, "image") } ?? false
    let key: InterfaceFile.Property.Key? =
      switch frame.context {
      case .node: .image
      case .state(isNormal: true): .normalImage
      case .configuration: .configurationImage
      default: nil
      }
    if isImage, let key { texts([.image: key], of: node, bytes) }
    cursor.skipElement(bytes)
  }

  private mutating func traits(of node: InterfaceFile.NodeID, _ bytes: Span<UInt8>) {
    var traits: InterfaceFile.Traits = []
    for (name, value) in attributes where bytes.equals(value, "YES") {
      if let trait = name.trait { traits.insert(trait) }
    }
    file.nodes[Int(node.index)].traits = traits
    cursor.skipElement(bytes)
  }

  // MARK: Texts between tags

  /// A text with line ends stands between tags instead of in an attribute.
  private mutating func string(
    in frame: Frame, _ node: InterfaceFile.NodeID, _ bytes: Span<UInt8>
  ) {
    let name = value(.key).flatMap { AttributeName.all.value($0, bytes) }
    switch (frame.context, name) {
    case (.node, .some(let name)):
      content(as: name.property, of: node, bytes)
    case (.state(isNormal: true), .title): content(as: .normalTitle, of: node, bytes)
    case (.configuration, .title): content(as: .configurationTitle, of: node, bytes)
    case (.configuration, .subtitle): content(as: .configurationSubtitle, of: node, bytes)
    case (.accessibility, .label): content(as: .accessibilityLabel, of: node, bytes)
    case (.accessibility, .hint): content(as: .accessibilityHint, of: node, bytes)
    case (.accessibility, .identifier): content(as: .accessibilityIdentifier, of: node, bytes)
    case (.scopeTitles, _): content(as: .scopeTitle, of: node, bytes)
    case (.attribute(let index), .value):
      guard let text = content(bytes) else { return }
      file.attributes[index].value = table.id(of: text.indices, text.span)
    case (.fragment, .content): pieces.append(contentsOf: content(bytes) ?? [])
    default: cursor.skipElement(bytes)
    }
  }

  private mutating func content(
    as key: InterfaceFile.Property.Key?, of node: InterfaceFile.NodeID, _ bytes: Span<UInt8>
  ) {
    guard let key else { return cursor.skipElement(bytes) }
    guard let text = content(bytes) else { return }
    file.properties.append(
      .init(node: node, key: key, value: table.id(of: text.indices, text.span)))
  }

  /// Nil where the file ends or breaks before the text does.
  private mutating func content(_ bytes: Span<UInt8>) -> [UInt8]? {
    let isBase64 = isYes(.base64, bytes)
    let content = cursor.content(bytes)
    guard !cursor.isOver else { return nil }
    let before = pieces
    pieces = []
    for (text, isPlain) in content { append(text, isPlain: isPlain, bytes) }
    let text = pieces
    pieces = before
    return isBase64 ? XMLText.fromBase64(text) : text
  }

  private mutating func append(_ text: Range<Int>, isPlain: Bool, _ bytes: Span<UInt8>) {
    if !isPlain, let (decoded, isWhole) = XMLText.decoded(text, isAttribute: false, bytes) {
      if !isWhole { problem(.entity, at: text.lowerBound, bytes) }
      pieces.append(contentsOf: decoded)
    } else {
      pieces.append(contentsOf: bytes.copy(of: text))
    }
  }

  private mutating func attributedString(in frame: Frame, _ bytes: Span<UInt8>) {
    let key = value(.key).map { bytes.string(of: $0) }
    let property: InterfaceFile.Property.Key? =
      switch (frame.context, key) {
      case (.node, "attributedText"): .text
      case (.node, "attributedPlaceholder"): .placeholder
      case (.state(isNormal: true), "attributedTitle"): .normalTitle
      case (.configuration, "attributedTitle"): .configurationTitle
      case (.configuration, "attributedSubtitle"): .configurationSubtitle
      default: nil
      }
    guard let property else { return cursor.skipElement(bytes) }
    pieces = []
    open(.attributed(property))
  }
}
