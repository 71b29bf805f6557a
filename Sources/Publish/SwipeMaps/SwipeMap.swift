/// The drawing of a screen or a row as VoiceOver goes through it: boxes after the stacks, a ring and
/// a number at every stop, and the finger's way from number to number.
package struct SwipeMap {
  let tree: LayoutTree
  let placement: MapPlacement
  let summary: String
  /// Unique on its page: the title and description are found by it.
  let id: String
  let form: Plot.Form
  /// Stops of the screen that the tree no longer has.
  let leftOut: Int
  private var margin: Double { form == .wide ? 18 : 10 }

  /// `summary` says the finding in a sentence; it is the drawing's name for who cannot see it.
  init(
    _ tree: LayoutTree, id: String, summary: String, form: Plot.Form = .wide, width: Double = 330,
    leftOut: Int = 0, isLoose: Bool = false
  ) {
    self.leftOut = leftOut
    self.tree = tree
    self.form = form
    self.id = "\(id)-\(form.rawValue)"
    self.summary = summary
    placement = MapPlacement(tree, width: form == .wide ? width : 256, isLoose: isLoose)
  }

  package var width: Double { placement.size.width + 2 * margin }
  package var height: Double { placement.size.height + 2 * margin + (leftOut > 0 ? 34 : 0) }

  package var svg: Markup {
    let spoken = tree.stops.map { stop in
      "\(stop.number): \(stop.speech.isEmpty ? "silent" : stop.speech)"
        + (stop.only.map { ", " + $0 } ?? "")
    }
    return Tag.svg(
      .class("swipemap chart-\(form.rawValue)"),
      Attribute("viewBox", "0 0 \(Numerals.coordinate(width)) \(Numerals.coordinate(height))"),
      .width(width), .height(height), Attribute("role", "img"),
      Attribute("aria-labelledby", "\(id)-title \(id)-desc")
    ) {
      Tag.title(.id("\(id)-title")) { summary }
      Tag.desc(.id("\(id)-desc")) { spoken.joined(separator: " · ") }
      drawing
    }
  }

  /// Without the frame of its own, for a drawing that holds several.
  var drawing: Markup {
    ground
      + Tag.g(
        Attribute(
          "transform", "translate(\(Numerals.coordinate(margin)) \(Numerals.coordinate(margin)))")
      ) {
        for index in tree.nodes.indices { shape(index) }
        way
        for index in tree.nodes.indices where !tree.nodes[index].guideline.isEmpty { ring(index) }
        for index in tree.nodes.indices where !tree.nodes[index].guideline.isEmpty {
          badges(index)
        }
      }
  }

  /// The card that all stands on, and at its foot what does not.
  private var ground: Markup {
    Tag.rect(
      .class("ground"), .x(1), .y(1), .width(width - 2), .height(height - 2), Attribute("rx", 20))
      + (leftOut > 0
        ? Tag.text(
          .class("seen-text muted"), .x(width / 2), .y(height - margin), .anchor("middle")
        ) { Self.note(leftOut) } : Markup())
  }

  static func note(_ leftOut: Int) -> String {
    "… and \(Numerals.count(leftOut, "more stop")), not drawn"
  }

  // MARK: Stops

  private func corner(_ index: Int, _ place: Int) -> (x: Double, y: Double) {
    let box = placement.boxes[index]
    // Several stops of one thing stand along its upper edge, and below that where it is too short.
    let line = MapPlacement.badges(on: box.width)
    return (
      box.x - 2 + MapPlacement.badgeStep * Double(place % line),
      box.y - 2 + MapPlacement.badgeStep * Double(place / line)
    )
  }

  private func ring(_ index: Int) -> Markup {
    let box = placement.boxes[index].inset(-3)
    return Tag.rect(
      .class(tree.nodes[index].when == nil ? "ring" : "ring at-times"), .x(box.x), .y(box.y),
      .width(box.width), .height(box.height),
      Attribute(
        "rx", tree.nodes[index].kind == .shape && box.width <= 46 ? box.width / 2 : 10))
  }

  private func badges(_ index: Int) -> Markup {
    tree.nodes[index].guideline.enumerated().map { place, number in
      let (x, y) = corner(index, place)
      return Tag.circle(
        .class("badge"), Attribute("cx", x), Attribute("cy", y),
        Attribute("r", number > 99 ? 13 : number > 9 ? 11 : 9.5))
        + Tag.text(.class("badge-number"), .x(x), .y(y + 4), .anchor("middle")) { String(number) }
    }.joined()
  }

  /// From number to number, bent a little so that it reads as a gesture and not as a border.
  private var way: Markup {
    var points: [(number: Int, x: Double, y: Double)] = []
    for (index, node) in tree.nodes.enumerated() {
      for (place, number) in node.guideline.enumerated() {
        let (x, y) = corner(index, place)
        points.append((number, x, y))
      }
    }
    points.sort { $0.number < $1.number }
    guard let first = points.first, points.count > 1 else { return Markup() }
    var d = "M\(Numerals.coordinate(first.x)) \(Numerals.coordinate(first.y))"
    for (from, to) in zip(points, points.dropFirst()) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let bend = 0.12
      let middle = (from.x + dx / 2 + dy * bend, from.y + dy / 2 - dx * bend)
      d += "Q\(Numerals.coordinate(middle.0)) \(Numerals.coordinate(middle.1))"
      d += " \(Numerals.coordinate(to.x)) \(Numerals.coordinate(to.y))"
    }
    return Tag.path(.class("way"), .d(d))
  }

  // MARK: What is seen

  private func shape(_ index: Int) -> Markup {
    MapShape(
      node: tree.nodes[index], box: placement.boxes[index],
      hasChildren: tree.nodes[index].end > index + 1
    ).markup
  }
}
