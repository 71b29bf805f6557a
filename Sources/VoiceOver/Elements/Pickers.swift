import Views

/// Controls whose style says how many stops they are.
extension ElementBuilder {
  mutating func picker(_ node: Scene.NodeID, _ known: KnownView) {
    switch surroundings.pickerStyle {
    case .segmented:
      let start = list.entries.count
      options(node)
      number(from: start)
    case .palette, .radioGroup: options(node)
    case .inline:
      if !surroundings.labelsHidden { heading(of: node, known) }
      options(node)
    case .wheel:
      append(control(node, .picker, .adjustable, known))
    default:
      var element = control(node, .picker, .button, known)
      // Closed, it says what is chosen.
      element.value = fixed("‹selection›")
      append(element)
    }
  }

  /// Each option is a stop; what it was as a text no longer matters.
  private mutating func options(_ node: Scene.NodeID) {
    let start = list.entries.count
    surroundings.isInOptions = true
    build(children: node)
    surroundings.isInOptions = false
    forEachTop(from: start) { element in
      element.role = .picker
      element.traits.insert(.button)
      element.traits.subtract([.staticText, .image])
      element.confidence = element.confidence.weaker(.reported)
    }
  }

  /// However many views an option is made of, it is chosen as one.
  mutating func option(_ node: Scene.NodeID, from start: Int) {
    guard topCount(from: start) > 1 else { return }
    var element = merged(from: start, node, isControl: true, .inferred)
    element.made = .itself
    append(element)
  }

  /// The title of an inline picker stands above its options.
  private mutating func heading(of node: Scene.NodeID, _ known: KnownView) {
    var element = control(node, .text, .staticText, known)
    guard element.label != .null else { return }
    element.confidence = .inferred
    append(element)
  }

  mutating func datePicker(_ node: Scene.NodeID, _ known: KnownView) {
    let components = components(of: node)
    switch surroundings.datePickerStyle {
    case .graphical: opaque(node, .date)
    case .wheel:
      for _ in 0..<(components.count > 1 ? 4 : 3) {
        append(leaf(.date, node, traits: .adjustable, .inferred))
      }
    default:
      if !surroundings.labelsHidden {
        let title = control(node, .text, .staticText, known)
        if title.label != .null { append(title) }
      }
      for component in components {
        var element = leaf(.date, node, traits: .button, known.confidence)
        element.label = fixed(component)
        append(element)
      }
    }
  }

  /// Date and time, unless the source says otherwise.
  private func components(of node: Scene.NodeID) -> [String] {
    var date = true
    var time = true
    if let shown = scene.argument(.displayedComponents, of: node) {
      var words: [Word] = []
      switch scene[shown] {
      case .member(let word, _): words = [word]
      case .list(let range):
        words = scene.list(range).compactMap { value -> Word? in
          if case .member(let word, _) = scene[value] { word } else { nil }
        }
      default: break
      }
      if !words.isEmpty {
        date = words.contains(.date)
        time = words.contains { $0 == .hourAndMinute || $0 == .hourMinuteAndSecond }
      }
    }
    return (date ? ["‹date›"] : []) + (time ? ["‹time›"] : [])
  }

  /// The label is said with the content, which keeps its role.
  mutating func labeledContent(_ node: Scene.NodeID, _ known: KnownView) {
    let label = control(node, .text, .staticText, known)
    if let value = scene.argument(.value, of: node) {
      var element = label
      element.label = sentence(label.label, value)
      append(element)
      return
    }
    let start = list.entries.count
    build(children: node)
    guard topCount(from: start) > 0 else {
      remove(from: start)
      append(label)
      return
    }
    var updates: [ValueID] = []
    forEachTop(from: start) { updates.append($0.role.isControl ? .null : $0.label) }
    let labels = updates.map { sentence(label.label, $0) }
    var next = 0
    forEachTop(from: start) { element in
      element.label = labels[next]
      element.labelSource = labels[next] == .null ? .none : .content
      element.confidence = element.confidence.weaker(known.confidence)
      next += 1
    }
  }
}
