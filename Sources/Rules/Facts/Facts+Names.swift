import Views
import VoiceOver

/// What a control is called by what it shows.
enum ShownName: Equatable {
  /// Statically nothing.
  case nothing
  case text(Saying)
  /// Images only.
  case icons([Scene.NodeID])
  case unknown
}

extension Facts {
  /// What a control shows as its name, whatever labels say.
  func shownName(of control: NodeID) -> ShownName {
    guard case .control(let kind) = kind(control) else { return .unknown }
    if isUIKit(control) { return uiKitName(of: control) }
    switch kind {
    case .system: return .unknown
    case .link where scene[control].word == .ShareLink || scene[control].word == .HelpLink:
      return labelled(control, otherwise: .unknown)
    case .slider, .textEditor: return labelled(control, otherwise: .nothing)
    default: break
    }
    if let title = title(of: control), !isBinding(title) {
      let saying = said(title)
      guard saying.isEmpty || saying.literal?.isBlank == true else { return .text(saying) }
      return prompt(of: control) ?? .nothing
    }
    return labelled(control, otherwise: .unknown)
  }

  private func isBinding(_ value: ValueID) -> Bool {
    guard case .unknown(let expression) = scene[value] else { return false }
    let views = index[expression.file].views
    guard case .name(let name) = views.code.expressions[Int(expression.expression)] else {
      return false
    }
    return views[name].text.hasPrefix("$") && views[name].text != "$0"
  }

  private func prompt(of control: NodeID) -> ShownName? {
    guard let prompt = scene.argument(.prompt, of: control) else { return nil }
    let saying = said(prompt)
    return saying.isEmpty ? nil : .text(saying)
  }

  private func labelled(_ control: NodeID, otherwise none: ShownName) -> ShownName {
    let labels = scene.children(of: control, .label)
    guard !labels.isEmpty else { return none }
    return shown(in: labels)
  }

  /// What views show as text, or as images only.
  func shown(in roots: [NodeID]) -> ShownName {
    var sayings: [Saying] = []
    var icons: [NodeID] = []
    var isUnknown = false
    for root in roots {
      for node in [root] + descendants(of: root) where self[node].hiddenBy < 0 {
        if self[node].label >= 0, isLeaf(node) {
          sayings.append(label(self[node].label) ?? .unknown)
          continue
        }
        switch kind(node) {
        case .text:
          guard !self[node].surroundings.contains(.labelIcon) else { continue }
          let saying = said(title(of: node))
          if !saying.isEmpty { sayings.append(saying) }
        case .label:
          if let title = title(of: node) { sayings.append(said(title)) }
        case .image:
          guard !self[node].surroundings.contains(.labelIcon) else { continue }
          switch source(of: node) {
          case .decorative: break
          case .labelled, .resolved: sayings.append(.unknown)
          default: icons.append(node)
          }
        case .opaque, .other: isUnknown = true
        case .control: isUnknown = true
        case .remoteImage, .shape, .fill, .nothing, .container: break
        }
      }
    }
    if !sayings.isEmpty {
      return .text(
        Saying(parts: sayings.flatMap(\.parts), isChoice: sayings.contains(where: \.isChoice)))
    }
    if isUnknown { return .unknown }
    return icons.isEmpty ? .nothing : .icons(icons)
  }

  private func isLeaf(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .container: false
    default: true
    }
  }

  /// The element that a modifier belongs to has a name that the source tells: its own label, or what it shows.
  func name(of node: NodeID) -> Saying {
    if let label = label(self[node].label) { return label }
    switch kind(node) {
    case .text: return said(title(of: node))
    case .control:
      if case .text(let saying) = shownName(of: node) { return saying }
      return .unknown
    case .container, .label:
      if case .text(let saying) = shown(in: [node]) { return saying }
      return .unknown
    default: return .unknown
    }
  }

  /// The name that was called to make a node.
  func word(of node: NodeID) -> String {
    text(scene[node].name) ?? (scene[node].word == .Text ? "Text" : "view")
  }

  func text(_ name: SourceName) -> String? {
    guard name.name.index >= 0 else { return nil }
    return index.name(name.name, in: name.file).text
  }

  /// How a node is called in messages: its text, or its kind.
  func description(of node: NodeID) -> String {
    let name = word(of: node)
    if case .image = kind(node) {
      switch source(of: node) {
      case .asset(let asset?): return "Image(\"\(asset)\")"
      case .symbol(let symbol?): return "Image(systemName: \"\(symbol)\")"
      default: break
      }
    }
    guard let title = title(of: node), let literal = said(title).literal, !literal.isEmpty else {
      return name
    }
    return "\(name)(\"\(literal.prefix(40))\")"
  }
}
