/// How one node of a swipe map looks.
struct MapShape {
  let node: LayoutTree.Node
  let box: Box
  let hasChildren: Bool

  private var label: String { node.shownText }

  var markup: Markup {
    switch node.kind {
    case .v, .h, .z, .grid, .space: Markup()
    case .rows: rows
    case .group, .section: frame("group")
    case .element: hasChildren ? frame("element") : filled("plain") + title
    case .text: filled("plain") + title
    case .image: image
    case .symbol: symbol
    case .shape: shape
    case .divider:
      Tag.path(
        .class("rule"),
        .d(
          box.height > box.width
            ? line(box.x + 3, box.y, box.x + 3, box.bottom)
            : line(box.x, box.y + 3, box.right, box.y + 3)))
    case .toggle: toggle
    case .slider, .progress: slider
    case .stepper: stepper
    case .field: frame("field") + title(muted: true)
    case .picker, .menu, .date: control(beside: 16) + chevron
    case .opaque: frame("opaque") + title(muted: true)
    case .chrome: chrome
    case .tab: frame("tab") + centred
    case .link: hasChildren ? frame("label") + disclosure : control
    case .button, .other: control
    }
  }

  private func rect(_ name: String, _ box: Box, radius: Double) -> Markup {
    Tag.rect(
      .class(name), .x(box.x), .y(box.y), .width(max(0, box.width)), .height(max(0, box.height)),
      Attribute("rx", radius))
  }

  private func filled(_ name: String) -> Markup { rect(name, box, radius: 6) }
  /// A dot; behind other things a ground.
  private var shape: Markup {
    guard box.width <= 40 else { return rect("picture", box, radius: 10) }
    return Tag.circle(
      .class("seen"), Attribute("cx", box.x + box.width / 2),
      Attribute("cy", box.y + box.height / 2), Attribute("r", min(box.width, box.height) / 2 - 2))
  }

  private func frame(_ name: String) -> Markup { rect(name, box, radius: 9) }

  private func line(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> String {
    "M\(Numerals.coordinate(x)) \(Numerals.coordinate(y))L\(Numerals.coordinate(toX)) \(Numerals.coordinate(toY))"
  }

  private var title: Markup { title(muted: false) }

  /// No word runs into the sign at the end of the line, which is so wide.
  private func title(muted: Bool, beside sign: Double = 0) -> Markup {
    Tag.text(
      .class(muted ? "seen-text muted" : "seen-text"), .x(box.x + 8),
      .y(box.y + box.height / 2 + 4.5)
    ) { TextMeasure.fitted(label, size: 13, width: box.width - 14 - sign) }
  }

  private var centred: Markup { centred(beside: 0) }

  private func centred(beside sign: Double) -> Markup {
    Tag.text(
      .class("seen-text"), .x(box.x + (box.width - sign) / 2), .y(box.y + box.height / 2 + 4.5),
      .anchor("middle")
    ) { TextMeasure.fitted(label, size: 13, width: box.width - 12 - sign) }
  }

  private var control: Markup { control(beside: 0) }

  private func control(beside sign: Double) -> Markup {
    hasChildren
      ? frame("control")
      : rect("control", box, radius: box.height / 2) + centred(beside: sign)
  }

  /// The sign at the end of a row that leads somewhere.
  private var disclosure: Markup {
    let (x, y) = (box.right - 5, box.y + box.height / 2)
    return Tag.path(
      .class("stroke"), .d("M\(Numerals.coordinate(x - 2)) \(Numerals.coordinate(y - 4))l4 4l-4 4"))
  }

  private var chevron: Markup {
    let (x, y) = (box.right - 15, box.y + box.height / 2)
    return Tag.path(
      .class("stroke"), .d("M\(Numerals.coordinate(x - 4)) \(Numerals.coordinate(y - 2))l4 4l4 -4"))
  }

  /// Two further rows peep out below: there are more of these.
  private var rows: Markup {
    let card = Box(x: box.x, y: box.y, width: box.width, height: box.height - 12)
    var lower = card
    var out = Markup()
    for step in [2.0, 1.0] {
      lower = Box(
        x: card.x + 6 * step, y: card.y + 6 * step, width: card.width - 12 * step,
        height: card.height)
      out += rect("card behind", lower, radius: 12)
    }
    out += rect("card", card, radius: 12)
    if let count = node.count {
      let whole = node.isAssumed ? "× \(count) assumed" : "× \(count)"
      let isRoomy = TextMeasure.width(whole, size: 12, isBold: true) <= card.width - 14
      out += Tag.text(
        .class("times"), .x(card.right - 10), .y(card.y + 19), .anchor("end")
      ) { isRoomy ? whole : "× \(count)" }
    }
    return out
  }

  /// Hills and a sun, the sign for a picture everywhere.
  private var image: Markup {
    let (x, y, w, h) = (box.x, box.y, box.width, box.height)
    func point(_ dx: Double, _ dy: Double) -> String {
      "\(Numerals.coordinate(x + dx * w)) \(Numerals.coordinate(y + dy * h))"
    }
    let hills =
      "M\(point(0.08, 0.84))L\(point(0.36, 0.45))L\(point(0.56, 0.7))L\(point(0.7, 0.55))L\(point(0.92, 0.84))Z"
    return rect("picture", box, radius: 8)
      + Tag.path(.class("seen"), .d(hills))
      + Tag.circle(
        .class("seen"), Attribute("cx", x + 0.7 * w), Attribute("cy", y + 0.28 * h),
        Attribute("r", min(w, h) * 0.09))
  }

  /// A four-pointed star for any symbol.
  private var symbol: Markup {
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    let r = min(box.width, box.height) / 2 - 4
    let k = r * 0.3
    let points = [(0, -r), (k, -k), (r, 0), (k, k), (0, r), (-k, k), (-r, 0), (-k, -k)]
    let d = points.map { "\(Numerals.coordinate(x + $0.0)) \(Numerals.coordinate(y + $0.1))" }
    return filled("plain") + Tag.path(.class("seen"), .d("M" + d.joined(separator: "L") + "Z"))
  }

  private var toggle: Markup {
    let pill = Box(x: box.right - 46, y: box.y + box.height / 2 - 11, width: 38, height: 22)
    return filled("plain") + title(muted: false, beside: 46)
      + rect("seen", pill, radius: 11)
      + Tag.circle(
        .class("knob"), Attribute("cx", pill.right - 11), Attribute("cy", pill.y + 11),
        Attribute("r", 8.5))
  }

  private var slider: Markup {
    let y = box.y + box.height / 2
    let knob = box.x + box.width * 0.6
    return filled("plain")
      + Tag.path(.class("stroke"), .d(line(box.x + 8, y, box.right - 8, y)))
      + (node.kind == .slider
        ? Tag.circle(.class("seen"), Attribute("cx", knob), Attribute("cy", y), Attribute("r", 8))
        : rect("seen", Box(x: box.x + 8, y: y - 3, width: box.width * 0.5, height: 6), radius: 3))
  }

  private var stepper: Markup {
    let pill = Box(x: box.right - 84, y: box.y + 2, width: 78, height: box.height - 4)
    let y = box.y + box.height / 2
    let signs =
      line(pill.x + 12, y, pill.x + 24, y) + line(pill.right - 24, y, pill.right - 12, y)
      + line(pill.right - 18, y - 6, pill.right - 18, y + 6)
    return filled("plain") + title(muted: false, beside: 84) + rect("control", pill, radius: 8)
      + Tag.path(.class("stroke"), .d(signs))
  }

  private var chrome: Markup {
    switch node.place {
    case "title":
      return Tag.text(.class("screen-title"), .x(box.x + 4), .y(box.y + box.height / 2 + 6)) {
        TextMeasure.fitted(label, size: 18, width: box.width - 8, isBold: true)
      }
    case "search": return frame("field") + title(muted: true)
    case "back":
      let y = box.y + box.height / 2
      return rect("control", box, radius: box.height / 2)
        + Tag.path(
          .class("stroke"),
          .d("M\(Numerals.coordinate(box.x + 16)) \(Numerals.coordinate(y - 5))l-5 5l5 5"))
        + Tag.text(.class("seen-text"), .x(box.x + 22), .y(y + 4.5)) {
          TextMeasure.fitted(label, size: 13, width: box.width - 30)
        }
    default: return hasChildren ? frame("control") : rect("control", box, radius: 10) + centred
    }
  }
}

extension LayoutTree.Node {
  /// What a box has room for: of `‹conversation.sender›` the last name, of a symbol its own.
  var shownText: String {
    let text = visible ?? speech
    guard text.hasPrefix("‹"), text.hasSuffix("›") else { return text }
    let inner = text.dropFirst().dropLast()
    if inner.hasPrefix("symbol ") { return String(inner.dropFirst(7)) }
    let isPath = inner.allSatisfy {
      $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "$"
    }
    guard isPath, let last = inner.split(separator: ".").last else { return text }
    return "‹" + last + "›"
  }
}
