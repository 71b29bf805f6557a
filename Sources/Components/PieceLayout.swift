import VoiceOver

/// A screen of pieces as a drawing needs it: see `SceneLayout`, whose text form it has.
///
/// What is drawn are the pieces of the guideline model, which are more; a stop of the platform model is where its
/// piece, or the first that it is made of, stands.
struct PieceLayout {
  private let screen: ComponentScreen
  /// By place, the numbers of stops that are made there, in order.
  private var guideline: [Place: [Numbered]] = [:]
  private var platform: [Place: [Numbered]] = [:]

  private struct Numbered {
    var number: Int
    var stop: Stop
  }

  init(_ written: WrittenScreen) {
    screen = written.screen
    guideline = Self.numbered(written.stops(.guideline))
    platform = Self.numbered(written.stops(.platform))
  }

  private static func numbered(_ stops: [Stop]) -> [Place: [Numbered]] {
    var found: [Place: [Numbered]] = [:]
    for (number, stop) in stops.enumerated() {
      found[stop.place, default: []].append(Numbered(number: number + 1, stop: stop))
    }
    return found
  }

  mutating func text(kind: String = "swipe-map") -> String {
    var out = kind + " 1\t" + LayoutNode.escaped(screen.name) + "\n"
    let bars = nodes(screen.guideline.chrome).map { node -> LayoutNode in
      var bar = node
      (bar.kind, bar.place) = ("chrome", Self.place(of: node))
      return bar
    }
    let drawn = (bars + nodes(screen.guideline.content)).compactMap(\.simplified)
    for node in drawn + lost() { node.write(depth: 0, &out) }
    return out
  }

  private static func place(of node: LayoutNode) -> String {
    switch node.kind {
    case "tab": "tab"
    case "button" where node.speech.hasPrefix("Back"): "back"
    case "button": "toolbar"
    case "field": "search"
    default: "title"
    }
  }

  // MARK: Pieces

  private mutating func nodes(_ pieces: [Piece]) -> [LayoutNode] { pieces.flatMap { nodes($0) } }

  private mutating func nodes(_ piece: Piece) -> [LayoutNode] {
    switch piece {
    case .element(let element): return [node(element)]
    case .silent(let content): return Self.node(silent: content).map { [$0] } ?? []
    case .group(let name, let inner):
      var group = LayoutNode("group", nodes(inner))
      group.speech = name.said
      return [group]
    case .stack(let axis, let inner): return [LayoutNode(Self.word(axis), nodes(inner))]
    // The side that is told has numbers; others are not drawn.
    case .branch(let branch):
      let sides = branch.sides.map { nodes($0.pieces) }
      return sides.max { Self.count($0) < Self.count($1) } ?? []
    case .rows(let rows): return [node(rows)]
    }
  }

  private static func word(_ axis: PieceAxis) -> String {
    switch axis {
    case .vertical: "v"
    case .horizontal: "h"
    case .depth: "z"
    }
  }

  private static func count(_ nodes: [LayoutNode]) -> Int {
    nodes.reduce(0) { $0 + $1.guideline.count + count($1.children) }
  }

  private mutating func node(_ element: PieceElement) -> LayoutNode {
    var node = LayoutNode(Self.kind(element))
    node.line = element.place.line
    if let told = Self.take(&guideline, element.place) {
      node.guideline = [told.number]
      node.speech = told.stop.speech
      node.when = told.stop.when
    }
    if let told = Self.take(&platform, element.place) { node.platform = [told.number] }
    node.visible =
      element.facts.visibleText.isEmpty ? element.label.said : element.facts.visibleText.said
    return node
  }

  private static func take(_ stops: inout [Place: [Numbered]], _ place: Place) -> Numbered? {
    guard let first = stops[place]?.first else { return nil }
    stops[place]?.removeFirst()
    return first
  }

  private static func node(silent content: PieceContent) -> LayoutNode? {
    let kind: String
    switch content.kind {
    case .text: kind = "text"
    case .icon: kind = "symbol"
    case .image: kind = "image"
    case .shape: kind = "shape"
    case .control: kind = "button"
    case .emptyView: return nil
    }
    var node = LayoutNode(kind)
    node.visible = content.text.said
    node.line = content.place.line
    return node
  }

  private mutating func node(_ rows: PieceRows) -> LayoutNode {
    var inner = nodes(rows.pieces)
    Self.markControls(&inner)
    var node = LayoutNode("rows", inner)
    node.count = rows.count
    node.isAssumed = rows.isAssumed
    node.line = rows.place.line
    let parts = Self.plainTexts(inner)
    if parts.count > 1, !rows.isGroupedByComponent { node.merged = parts.joined(separator: ", ") }
    return node
  }

  /// In a row that becomes one element, controls stay stops of their own.
  private static func markControls(_ nodes: inout [LayoutNode]) {
    for index in nodes.indices {
      if controls.contains(nodes[index].kind) { nodes[index].stays = true }
      markControls(&nodes[index].children)
    }
  }

  private static func plainTexts(_ nodes: [LayoutNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      if node.kind == "rows" || node.stays { return [] }
      let own = node.guideline.isEmpty || node.visible.isEmpty ? [] : [node.visible]
      return own + plainTexts(node.children)
    }
  }

  private static let controls: Set<String> = [
    "button", "link", "toggle", "slider", "stepper", "picker", "field", "menu", "date", "tab",
  ]

  private static func kind(_ element: PieceElement) -> String {
    if element.unknown != nil { return "opaque" }
    switch element.role {
    case .text, .header: return "text"
    case .image: return "image"
    case .shape: return "shape"
    case .button, .backButton: return "button"
    case .link: return "link"
    case .toggle: return "toggle"
    case .slider: return "slider"
    case .stepper: return "stepper"
    case .picker: return "picker"
    case .date, .color: return "date"
    case .textField, .secureField, .searchField: return "field"
    case .progress, .gauge: return "progress"
    case .tab: return "tab"
    case .menu: return "menu"
    case .chart, .pageControl, .opaque: return "other"
    case .element: return element.traits.contains(.button) ? "button" : "element"
    }
  }

  /// Stops of the platform model whose piece is none of those that are drawn: they stand at the end.
  private func lost() -> [LayoutNode] {
    platform.values.flatMap { $0 }.sorted { $0.number < $1.number }.map { told in
      var node = LayoutNode("element")
      node.platform = [told.number]
      node.speech = told.stop.speech
      node.line = told.stop.place.line
      return node
    }
  }
}

extension ComponentUnit {
  /// The drawing of it, or of what it shows apart, and the swipes that it costs.
  package func layout(of view: String) -> (text: String, swipes: Int)? {
    ([own] + inner).first { $0.name == view }.map { screen in
      let written = WrittenScreen(screen)
      return (written.layout, written.mostSwipes)
    }
  }
}

extension WrittenScreen {
  /// As drawings read it.
  package var layout: String {
    var layout = PieceLayout(self)
    var state = usual.map { PieceLayout(WrittenScreen($0)) }
    return layout.text() + (state?.text(kind: "usual-map") ?? "")
  }
}
