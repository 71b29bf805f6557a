/// A swipe map on a page: the drawing and, beside it, what is spoken at each number.
///
/// The speech is a list of text and not part of the drawing, so that it reflows, can be selected and
/// is read by a screen reader as a list.
enum SwipeMapSection {
  /// A row now and as one element: the picture of what grouping is worth.
  static func comparison(_ tree: LayoutTree, row index: Int, id: String) -> Markup {
    let now = tree.row(index)
    let then = tree.groupedRow(index)
    let (swipes, fewer) = (now.swipes, then.swipes)
    let way = fewer == 1 ? "as one element" : "with its parts grouped"
    return Tag.div(.class("maps")) {
      panel(
        now, id: "\(id)-now", kind: "before", value: swipes, unit: "a row, as it is",
        summary: "The row as it is: \(Numerals.count(swipes, "swipe"))", width: 400)
      panel(
        then, id: "\(id)-grouped", kind: "after", value: fewer, unit: unit(ofGrouped: fewer),
        summary: "The same row \(way): \(Numerals.count(fewer, "stop"))",
        width: 400, isLoose: true)
    }
  }

  /// Controls are left beside what becomes one.
  static func unit(ofGrouped swipes: Int) -> String {
    swipes == 1 ? "a row, made one element" : "a row, its parts grouped"
  }

  /// A whole screen, rows once; of a very large one its beginning.
  ///
  /// A usual state comes first, and all that may be there at once beside it where that is twice as much.
  static func screen(_ tree: LayoutTree, _ usual: LayoutTree?, id: String, swipes: Int) -> Markup {
    guard let usual else { return whole(tree, id: id, swipes: swipes, "on the screen") }
    let fewer = usual.swipes
    let first = whole(usual, id: id, swipes: fewer, "in a usual state")
    guard fullest(swipes, isMoreThan: fewer) else { return first }
    return first + whole(tree, id: "\(id)-most", swipes: swipes, "with all that may be there")
  }

  /// The fullest state is one that few meet: half of it or more is not there as a rule.
  static func fullest(_ swipes: Int, isMoreThan usual: Int) -> Bool { usual * 2 <= swipes }

  private static func whole(
    _ tree: LayoutTree, id: String, swipes: Int, _ unit: String
  ) -> Markup {
    let shown = tree.numbered().trimmed(to: 90)
    return panel(
      shown.tree, id: id, kind: "before whole", value: swipes, unit: unit,
      summary:
        "\(tree.name) as VoiceOver goes through it, \(unit): \(Numerals.count(swipes, "swipe"))",
      leftOut: shown.leftOut)
  }

  private static func panel(
    _ tree: LayoutTree, id: String, kind: String, value: Int, unit: String, summary: String,
    width: Double = 330, leftOut: Int = 0, isLoose: Bool = false
  ) -> Markup {
    Tag.div(.class("panel \(kind)")) {
      Tag.h3 {
        Tag.span(.class("big")) { Numerals.grouped(value) }
        Tag.span { (value == 1 ? "swipe " : "swipes ") + unit }
      }
      Tag.div(.class("walk")) {
        for form in Plot.Form.allCases {
          SwipeMap(
            tree, id: id, summary: summary, form: form, width: width,
            leftOut: leftOut, isLoose: isLoose
          ).svg
        }
        speech(tree.stops, leftOut: leftOut)
      }
    }
  }

  private static func speech(_ stops: [SpokenStop], leftOut: Int) -> Markup {
    // Numbers are text and not list markers, because they are the numbers of the drawing.
    Tag.ol(.class("speech"), Attribute("role", "list")) {
      for stop in stops {
        Tag.li {
          Tag.span(.class("stop")) { String(stop.number) }
          Tag.span {
            if stop.speech.isEmpty {
              Tag.span(.class("silent")) { "says nothing" }
            } else {
              "“\(stop.speech)”"
            }
            if let only = stop.only { Tag.span(.class("muted")) { "  " + only } }
            if stop.count > 1 { Tag.span(.class("muted nowrap")) { "  × \(stop.count)" } }
          }
        }
      }
      if leftOut > 0 { Tag.li(.class("muted more")) { SwipeMap.note(leftOut) } }
    }
  }
}
