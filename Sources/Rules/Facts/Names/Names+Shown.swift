import Scenes
import Views
import VoiceOver

/// What a control is called by what it shows.
enum ShownName {
  /// Statically nothing.
  case nothing
  case text(ShownText)
  /// Images only.
  case icons([Scene.NodeID])
  case unknown
}

/// What is said by several views together; `said` tells it, for the few rules that want the words.
struct ShownText {
  enum Source {
    case value(ValueID?)
    /// A modifier that sets a label.
    case label(Int32)
    case unknown
  }
  var sources: [Source]
  /// One of several texts was meant.
  var isChoice: Bool
  /// A picture that is loaded beside them, or in the place of some of them.
  var picture: Scene.NodeID?
}

/// What views are called by what they show.
final class Names: Part {
  let inherited: Inherited
  let sayings: Sayings
  let pictures: Pictures
  /// By control, in the order of them: what it shows as its name, whatever labels say.
  private(set) lazy var shownNames = tree.controls.map { findShownName(of: $0) }

  init(_ tree: SceneTree, _ inherited: Inherited, _ sayings: Sayings, _ pictures: Pictures) {
    (self.inherited, self.sayings, self.pictures) = (inherited, sayings, pictures)
    super.init(tree)
  }
}

extension ShownText {
  fileprivate mutating func append(_ source: Source, isChoice: Bool) {
    sources.append(source)
    self.isChoice = self.isChoice || isChoice
  }
}

extension Names {
  /// What a control shows as its name, whatever labels say.
  func shownName(of control: NodeID) -> ShownName {
    let place = tree.controls.place(of: control)
    guard place < tree.controls.count, tree.controls[place] == control else { return .unknown }
    return shownNames[place]
  }

  func findShownName(of control: NodeID) -> ShownName {
    guard case .control(let kind) = tree.kind(control) else { return .unknown }
    if scene.isUIKit(control) { return uiKitName(of: control) }
    switch kind {
    case .system: return .unknown
    case .link where scene[control].word == .ShareLink || scene[control].word == .HelpLink:
      if let title = scene.firstArgument(of: control), sayings.isSilent(title) { return .nothing }
      return labelled(control, otherwise: .unknown)
    case .slider, .textEditor: return labelled(control, otherwise: .nothing)
    default: break
    }
    if let title = sayings.title(of: control), !isBinding(title) {
      guard sayings.isSilent(title) || sayings.isBlank(title) else { return .text(shown(title)) }
      return prompt(of: control) ?? .nothing
    }
    return labelled(control, otherwise: .unknown)
  }

  private func isBinding(_ value: ValueID) -> Bool {
    guard case .unknown(let expression) = scene[value] else { return false }
    guard case .name(let name) = files.expression(expression.expression, in: expression.file)
    else { return false }
    let text = files.name(name, in: expression.file).text
    return text.hasPrefix("$") && text != "$0"
  }

  private func prompt(of control: NodeID) -> ShownName? {
    guard let prompt = scene.argument(.prompt, of: control) else { return nil }
    return sayings.isSilent(prompt) ? nil : .text(shown(prompt))
  }

  private func labelled(_ control: NodeID, otherwise none: ShownName) -> ShownName {
    let labels = scene.children(of: control, .label)
    if labels.isEmpty { return isLeftEmpty(control) ? .nothing : none }
    return shown(in: labels)
  }

  /// Its label shows something only where the view is given it, and here it is not; or it is written empty.
  private func isLeftEmpty(_ control: NodeID) -> Bool {
    switch scene[control].word {
    case .Toggle, .Stepper, .DatePicker, .ColorPicker:
      scene[control].end == control + 1 && (scene[control].isDecided || hasEmptyLabel(control))
    default: false
    }
  }

  /// As in `Toggle(isOn: $isOn) {}`.
  private func hasEmptyLabel(_ control: NodeID) -> Bool {
    let file = scene[control].origin.file
    return code.calls(at: scene[control].origin).joined().contains { argument in
      guard argument.label == nil || argument.label == "label",
        case .closure(let closure) = files.expression(argument.value, in: file)
      else { return false }
      return files.closure(closure, in: file).body.isEmpty
    }
  }

  /// What views show as text, or as images only.
  ///
  /// Beside one of them: without what is only shown in its place.
  func shown(in roots: [NodeID], beside icon: NodeID? = nil) -> ShownName {
    var text = ShownText(sources: [], isChoice: false)
    var icons: [NodeID] = []
    var isUnknown = false
    var (spoken, loaded): (NodeID, NodeID) = (0, 0)
    for root in roots {
      for node in tree.subtree(of: root) where inherited[node].hiddenBy < 0 && node >= spoken {
        if let icon, tree.isApart(node, from: icon) || isInPlace(node, of: icon) { continue }
        if let label = elementLabel(of: node) {
          text.append(.label(label), isChoice: sayings.isChoice(label: label))
          spoken = scene[node].end
          continue
        }
        if inherited[node].label >= 0, isLeaf(node) {
          text.append(
            .label(inherited[node].label), isChoice: sayings.isChoice(label: inherited[node].label))
          continue
        }
        switch tree.kind(node) {
        case .text:
          guard !inherited[node].surroundings.contains(.labelIcon) else { continue }
          let title = sayings.title(of: node)
          if let title, case .symbol = scene[title] {
            icons.append(node)
            continue
          }
          if !sayings.isSilent(title) {
            text.append(.value(title), isChoice: sayings.isChoice(title))
          }
        case .label:
          guard let title = sayings.title(of: node) else { continue }
          guard !sayings.isSilent(title) else {
            if isDrawn(label: node) { icons.append(node) }
            continue
          }
          text.append(.value(title), isChoice: sayings.isChoice(title))
        case .remoteImage:
          loaded = endOfLoaded(node)
          text.picture = text.picture ?? node
        // The same of a package.
        case .opaque where node >= loaded && pictures.isLoadedImage(node):
          loaded = endOfLoaded(node)
          text.picture = text.picture ?? node
        // What a loaded image is, and what turns until it has come, say nothing.
        case .other where node < loaded && scene[node].word == .ProgressView: break
        case .opaque where node < loaded && isValue(node):
          if let picture = text.picture, node < scene[picture].end { text.picture = node }
        case .image:
          guard !inherited[node].surroundings.contains(.labelIcon), node >= loaded else { continue }
          switch pictures.source(of: node) {
          case .decorative: break
          case .labelled, .resolved: text.append(.unknown, isChoice: false)
          default: icons.append(node)
          }
        case .opaque, .other: isUnknown = true
        case .control: isUnknown = true
        case .container:
          for title in titles(ofContainer: node) where !sayings.isSilent(title) {
            text.append(.value(title), isChoice: sayings.isChoice(title))
          }
        case .shape, .fill, .nothing: break
        }
      }
    }
    if !text.sources.isEmpty { return .text(text) }
    if isUnknown { return .unknown }
    return icons.isEmpty ? .nothing : .icons(icons)
  }

  /// Made of a value by what is called on that: `image.resizable()`, `$0.resizable()`.
  private func isValue(_ node: NodeID) -> Bool {
    (code.text(scene[node].name)?.first).map { $0.isLowercase || $0 == "$" } ?? false
  }

  /// Where that ends which stands in the place of what a view loads; what modifiers put over it is there beside it.
  private func endOfLoaded(_ node: NodeID) -> NodeID {
    tree.children(of: node).filter { [.content, .placeholder].contains(scene[$0].role) }
      .map { scene[$0].end }.max() ?? node + 1
  }

  /// Stands there until a picture has come: `AsyncImage(url: url) { … } placeholder: { … }`.
  private func isInPlace(_ node: NodeID, of picture: NodeID) -> Bool {
    tree.lineage(of: node).contains { instead in
      let view = scene[instead].parent
      return scene[instead].role == .placeholder && view <= picture && picture < scene[view].end
        && !(instead..<scene[instead].end).contains(picture)
    }
  }

  /// What a control shows once the picture in its label has come; nil where it loads none.
  func shownOnceLoaded(_ control: NodeID) -> ShownName? {
    guard case .text(let text) = shownName(of: control), let picture = text.picture else {
      return nil
    }
    return shown(in: scene.children(of: control, .label), beside: picture)
  }

  /// It has an image of its own, whatever its title.
  private func isDrawn(label node: NodeID) -> Bool {
    scene.arguments(of: node).contains { $0.label == .systemImage || $0.label == .image }
  }

  /// The label of the one element that a modifier makes of the view.
  private func elementLabel(of node: NodeID) -> Int32? {
    for modifier in scene[node].modifiers where inherited.makes[Int(modifier)] >= 0 {
      let element = inherited.made[Int(inherited.makes[Int(modifier)])]
      if element.swallows, element.outer.label >= 0 { return element.outer.label }
    }
    return nil
  }

  /// What views of the platform that hold others say of themselves.
  private func titles(ofContainer node: NodeID) -> [ValueID] {
    guard case .view = scene[node].kind else { return [] }
    switch scene[node].word {
    case .LabeledContent, .GroupBox, .DisclosureGroup, .ContentUnavailableView:
      return [sayings.title(of: node), scene.argument(.value, of: node)].compactMap(\.self)
    default: return []
    }
  }

  func shown(_ value: ValueID?) -> ShownText {
    ShownText(sources: [.value(value)], isChoice: sayings.isChoice(value))
  }

  func said(_ text: ShownText) -> Saying {
    let sayings = text.sources.map { source in
      switch source {
      case .value(let value): self.sayings.said(value).parts
      case .label(let modifier): (self.sayings.label(modifier) ?? .unknown).parts
      case .unknown: Saying.unknown.parts
      }
    }
    let parts = Array(sayings.joined(separator: [.text(", ")]))
    return Saying(parts: parts, isChoice: text.isChoice)
  }

  private func isLeaf(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .container: false
    default: true
    }
  }

  /// The element that a modifier belongs to has a name that the source tells: its own label, or what it shows.
  func name(of node: NodeID) -> Saying {
    if let label = sayings.label(inherited[node].label) { return label }
    switch tree.kind(node) {
    case .text: return sayings.said(sayings.title(of: node))
    case .control:
      if case .text(let text) = shownName(of: node) { return said(text) }
      return .unknown
    case .container, .label:
      if case .text(let text) = shown(in: [node]) { return said(text) }
      return .unknown
    default: return .unknown
    }
  }

  /// A symbol that is named by a case: `systemSymbol: .checkmark`.
  private func writtenSymbol(of image: NodeID) -> String? {
    for argument in scene.arguments(of: image)
    where argument.name.flatMap({ code.text($0) }) == "systemSymbol" {
      let file = argument.origin.file
      return files.expressions(at: argument.origin.offset, in: file)
        .compactMap { files.written($0, in: file) }.first
        .map { "systemSymbol: \($0)" }
    }
    return nil
  }

  /// How a node is called in messages: its text, or its kind.
  func description(of node: NodeID) -> String {
    let name = tree.word(of: node)
    if case .image = tree.kind(node) {
      switch pictures.source(of: node) {
      case .asset(let asset?): return "Image(\"\(asset)\")"
      case .symbol(let symbol?):
        return "Image(\(writtenSymbol(of: node) ?? "systemName: \"\(symbol)\""))"
      default: break
      }
    }
    guard let title = sayings.title(of: node), let literal = sayings.said(title).literal,
      !literal.isEmpty
    else { return name }
    return "\(name)(\"\(literal.prefix(40))\")"
  }

  /// Nil where it cannot be told, or nothing is said.
  func texts(shownIn node: NodeID) -> [Saying.Part]? {
    guard case .text(let text) = shown(in: [node]), !said(text).isUnknown else { return nil }
    return said(text).parts
  }

  func isIcon(_ control: NodeID) -> Bool {
    if case .icons = shownName(of: control) { true } else { false }
  }
}
