import Scenes
import Views

/// How each view looks, and what stands around the content.
extension SceneLayout {
  func view(_ node: Scene.NodeID, _ depth: Int) -> [LayoutNode] {
    let word = scene[node].word
    guard let known = KnownViews.written[word] else { return [LayoutNode("opaque")] }
    let inner = children(of: node, depth: depth)
    // The options of a segmented or inline picker are the stops, not the picker.
    if known.becomes == .picker, guideline[node] == nil, !inner.isEmpty {
      return [LayoutNode("h", inner)]
    }
    switch known.becomes {
    case .nothing:
      return word == .Spacer
        ? [LayoutNode("space")] : word == .Divider ? [LayoutNode("divider")] : []
    case .children, .columns, .barItem: return [LayoutNode(Self.axis(word), inner)]
    case .table where scene.holdsTableRows(node):
      let rows = scene.children(of: node, .content).filter { scene.holdsTableRows($0) }
      return [LayoutNode("v", rows.flatMap { looks($0, depth: depth + 1) })]
    case .list, .section, .groupBox, .tabs, .table, .tableRow, .unavailable,
      .anyOf:
      return [LayoutNode("v", inner)]
    case .labeledContent: return [LayoutNode("h", inner)]
    case .disclosure: return [thing("button", node)]
    case .text, .label: return [thing("text", node, inner)]
    case .image:
      return [LayoutNode(scene.argument(.systemName, of: node) == nil ? "image" : "symbol")]
    case .asyncImage, .loadedImage, .loadedImageView, .canvas: return [LayoutNode("image")]
    case .shape: return inner.isEmpty ? [LayoutNode("shape")] : [LayoutNode("z", inner)]
    case .button, .shareLink, .systemButton: return [thing("button", node, inner)]
    case .navigationLink, .link: return [thing("link", node, inner)]
    case .menu: return [thing("menu", node, inner)]
    case .toggle: return [thing("toggle", node)]
    case .slider: return [thing("slider", node)]
    case .stepper: return [thing("stepper", node)]
    case .picker, .color: return [thing("picker", node)]
    case .datePicker: return [thing("date", node)]
    case .textField, .secureField, .textEditor: return [thing("field", node)]
    case .progress, .gauge: return [thing("progress", node)]
    case .chart, .webPage, .opaque:
      var shape = LayoutNode("opaque")
      shape.visible = speech.wording.spelling(scene[node].name)
      return [shape]
    }
  }

  /// What shows its title whatever else is in its label.
  private static let titled: Set = ["link", "button", "menu"]

  /// A leaf or a control with its title; where it has none, with the views of its label.
  private func thing(
    _ kind: String, _ node: Scene.NodeID, _ inner: [LayoutNode] = []
  ) -> LayoutNode {
    var thing = LayoutNode(kind)
    if let title = scene.firstArgument(of: node) {
      switch scene[title] {
      case .closure, .view: break
      default: thing.visible = speech.wording.plain(title)
      }
    }
    let isTextual = thing.visible.isEmpty || Self.titled.contains(kind)
    if isTextual, !inner.isEmpty {
      thing.visible = ""
      thing.children = inner
    }
    return thing
  }

  private static func axis(_ word: Word) -> String {
    switch word {
    case .HStack, .LazyHStack, .LazyHGrid, .HStackLayout, .GridRow, .ControlGroup, .HSplitView: "h"
    case .ZStack, .ZStackLayout: "z"
    default: "v"
    }
  }

  static func kind(of role: ElementRole) -> String {
    switch role {
    case .text, .header, .element: "text"
    case .image: "image"
    case .shape: "shape"
    case .button, .backButton, .pageControl: "button"
    case .link: "link"
    case .toggle: "toggle"
    case .slider: "slider"
    case .stepper: "button"
    case .picker, .color: "picker"
    case .date: "date"
    case .textField, .secureField, .searchField: "field"
    case .progress, .gauge: "progress"
    case .tab: "tab"
    case .menu: "menu"
    case .chart, .opaque: "opaque"
    }
  }

  /// What stands above the content, and the tabs below it.
  var chrome: (bars: [LayoutNode], tabs: [LayoutNode]) {
    var bars: [LayoutNode] = []
    var (leading, trailing): ([LayoutNode], [LayoutNode]) = ([], [])
    var tabs: [LayoutNode] = []
    for node in barsAround {
      switch node.place {
      case "title", "search": bars.append(node)
      case "toolbar": trailing.append(node)
      default: leading.append(node)
      }
    }
    for (stop, platform) in chromeNumbers {
      let element = stop.element
      var node = LayoutNode("chrome")
      node.guideline = [stop.number]
      node.platform = [platform].compactMap(\.self)
      node.when = when(node.guideline)
      node.speech = speech.said(at: element)
      node.visible = speech.label(of: element)
      switch element.role {
      case .header where !element.barPlace.isTrailing:
        node.place = "title"
        bars.append(node)
      case .searchField:
        node.place = "search"
        bars.append(node)
      case .tab:
        node.kind = "tab"
        tabs.append(Self.repeated(node, stop.count))
      default:
        node.place = element.barPlace.isTrailing ? "toolbar" : "leading"
        let all = Self.repeated(node, stop.count)
        if element.barPlace.isTrailing { trailing.append(all) } else { leading.append(all) }
      }
    }
    // In each place they are met in the order of their numbers, whoever puts them there.
    (leading, trailing, bars) = (Self.inOrder(leading), Self.inOrder(trailing), Self.inOrder(bars))
    // What leads and the title, then buttons at the other end; the search field is below.
    leading += bars.filter { $0.place == "title" }
    let line = leading + (trailing.isEmpty ? [] : [LayoutNode("space")]) + trailing
    let search = bars.filter { $0.place == "search" }
    return ([LayoutNode("h", line)] + search, [LayoutNode("h", tabs)])
  }

  private static func inOrder(_ nodes: [LayoutNode]) -> [LayoutNode] {
    let numbers = nodes.map(\.firstNumber)
    return nodes.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }.map { nodes[$0] }
  }
}

extension LayoutNode {
  fileprivate var firstNumber: Int {
    guideline.first ?? platform.first ?? children.first?.firstNumber ?? 0
  }
}
