import Scenes
import Views

/// Controls whose style says how many stops they are.
enum Pickers {
  static func picker(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder) {
    switch builder.surroundings.pickerStyle {
    case .segmented:
      let start = builder.list.entries.count
      options(node, &builder)
      builder.number(from: start)
    case .palette, .radioGroup: options(node, &builder)
    case .inline:
      if !builder.surroundings.labelsHidden { heading(of: node, known, &builder) }
      options(node, &builder)
    case .wheel:
      builder.append(builder.control(node, .picker, .adjustable, known))
    default:
      var element = builder.control(node, .picker, .button, known)
      // Closed, it says what is chosen.
      element.value = chosen(node, &builder) ?? builder.fixed("‹selection›")
      builder.append(element)
    }
  }

  /// One of its options, where the source says what each of these is.
  private static func chosen(_ node: Scene.NodeID, _ builder: inout ElementBuilder) -> ValueID? {
    let (start, met) = (builder.list.entries.count, builder.met)
    let containers = builder.list.containers
    // Nothing of them is a stop, or unknown in the screen, before the picker is opened.
    defer {
      builder.remove(from: start)
      builder.met = met
      builder.list.containers = containers
    }
    options(node, &builder)
    var texts: [ValueID] = []
    for entry in builder.list.entries[start...] {
      switch entry.kind {
      case .element(let id):
        guard let said = written(builder.list.elements[Int(id)].label, builder) else { return nil }
        texts += said
      case .group: return nil
      case .branch, .alternative, .rows: break
      }
      if texts.count > mostOptions { return nil }
    }
    return texts.count > 1 ? builder.either(texts) : nil
  }

  /// As many as are told of rows: see `EachOf`.
  private static let mostOptions = 40

  /// The texts that one of them is; nil where that is not written.
  private static func written(_ label: ValueID, _ builder: borrowing ElementBuilder) -> [ValueID]? {
    switch builder.scene[label] {
    case .string, .resolved, .key: return [label]
    case .named(_, let text): return written(text, builder)
    case .either(let range):
      var all: [ValueID] = []
      for one in builder.scene.list(range) {
        guard let text = written(one, builder) else { return nil }
        all += text
      }
      return all
    default: return nil
    }
  }

  /// Each option is a stop; what it was as a text no longer matters.
  private static func options(_ node: Scene.NodeID, _ builder: inout ElementBuilder) {
    let start = builder.list.entries.count
    builder.surroundings.isInOptions = true
    builder.build(children: node)
    builder.surroundings.isInOptions = false
    builder.forEachTop(from: start) { element in
      element.role = .picker
      element.traits.insert(.button)
      element.traits.subtract([.staticText, .image])
      element.confidence = element.confidence.weaker(.reported)
    }
  }

  /// However many views an option is made of, it is chosen as one.
  static func option(_ node: Scene.NodeID, from start: Int, _ builder: inout ElementBuilder) {
    guard builder.topCount(from: start) > 1 else { return }
    var element = Combining.merged(from: start, node, isControl: true, .inferred, &builder)
    element.made = .itself
    builder.append(element)
  }

  /// The title of an inline picker stands above its options.
  private static func heading(
    of node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder
  ) {
    var element = builder.control(node, .text, .staticText, known)
    guard element.label != .null else { return }
    element.confidence = .inferred
    builder.append(element)
  }

  static func datePicker(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder)
  {
    let components = Self.components(of: node, builder)
    switch builder.surroundings.datePickerStyle {
    case .graphical: builder.opaque(node, .date)
    case .wheel:
      for _ in 0..<(components.count > 1 ? 4 : 3) {
        builder.append(builder.leaf(.date, node, traits: .adjustable, .inferred))
      }
    default:
      if !builder.surroundings.labelsHidden {
        let title = builder.control(node, .text, .staticText, known)
        if title.label != .null { builder.append(title) }
      }
      for component in components {
        var element = builder.leaf(.date, node, traits: .button, known.confidence)
        element.label = builder.fixed(component)
        builder.append(element)
      }
    }
  }

  /// Date and time, unless the source says otherwise.
  private static func components(of node: Scene.NodeID, _ builder: borrowing ElementBuilder)
    -> [String]
  {
    var date = true
    var time = true
    if let shown = builder.scene.argument(.displayedComponents, of: node) {
      var words: [Word] = []
      switch builder.scene[shown] {
      case .member(let word, _): words = [word]
      case .list(let range):
        words = builder.scene.list(range).compactMap { value -> Word? in
          if case .member(let word, _) = builder.scene[value] { word } else { nil }
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

  /// The label is said with the content, which keeps its role (MODEL 1.2).
  static func labeledContent(
    _ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder
  ) {
    let label = builder.control(node, .text, .staticText, known)
    if let value = builder.scene.argument(.value, of: node) {
      var element = label
      element.label = builder.sentence(label.label, value)
      builder.append(element)
      return
    }
    let start = builder.list.entries.count
    builder.build(children: node)
    guard builder.topCount(from: start) > 0 else {
      builder.remove(from: start)
      builder.append(label)
      return
    }
    // An empty label says nothing, and takes the place of nothing.
    if label.label == .null || builder.isEmptyText(label.label) { return }
    var updates: [ValueID] = []
    builder.forEachTop(from: start) { updates.append(isNamedAlone($0) ? .null : $0.label) }
    let labels = updates.map { builder.sentence(label.label, $0) }
    var next = 0
    builder.forEachTop(from: start) { element in
      element.label = labels[next]
      element.labelSource = labels[next] == .null ? .none : .content
      element.confidence = element.confidence.weaker(known.confidence)
      next += 1
    }
    // Where the content is nothing the label is there by itself, as it is without any.
    guard case .branch = builder.list.entries[start].kind,
      Int(builder.list.entries[start].span) == builder.list.entries.count - start
    else { return }
    builder.list.elements.append(label)
    let alone = ElementList.Entry(
      kind: .element(Int32(builder.list.elements.count - 1)), span: 1)
    let content = builder.list.entries[start...]
    builder.list.entries.replaceSubrange(
      start..., with: FilledSides.all.filled(content, with: [alone]))
  }

  /// A control of which the label takes the place of its own: what is switched, turned, typed or chosen is told by a
  /// value.
  ///
  /// Of a button or a link its words are what is shown, and so is the date on that of a date; a symbol that is all
  /// of a button is said only where there is nothing else (MODEL 0.3-5).
  private static func isNamedAlone(_ element: borrowing Element) -> Bool {
    switch element.role {
    case .button, .link, .menu, .date: element.labelSource == .symbolName
    default: element.role.isControl
    }
  }
}
