import ReportTemplates

/// A swipe map as one picture that stands alone: the drawing, what is spoken, and each ungrouped
/// row beside the same row as one element.
///
/// It carries its own style, for light and dark.
package struct SwipeMapPoster {
  private let tree: LayoutTree
  private let usual: LayoutTree?
  private let swipes: Int
  private let column = 400.0
  private let margin = 28.0

  /// `layout` is the text form; nil when it is none.
  package init?(layout: String, swipes: Int) {
    guard let tree = LayoutTree(text: layout) else { return nil }
    self.tree = tree
    usual = LayoutTree(usualIn: layout)
    self.swipes = swipes
  }

  /// A file: XML, UTF-8.
  package var file: String {
    var content = Markup()
    var y = 84.0
    for (number, index) in tree.ungroupedRows.prefix(4).enumerated() {
      let (row, one) = (tree.row(index), tree.groupedRow(index))
      let left = panel(
        row, "row-\(number)", Numerals.grouped(row.swipes), "swipes a row, as it is", "before", 0,
        y)
      let right = panel(
        one, "one-\(number)", Numerals.grouped(one.swipes),
        (one.swipes == 1 ? "swipe " : "swipes ") + SwipeMapSection.unit(ofGrouped: one.swipes),
        "after", column + 20, y)
      content += left.markup + right.markup
      y += max(left.height, right.height) + 24
    }
    for (number, state) in states.enumerated() {
      let whole = panel(
        state.tree.numbered(), "whole-\(number)", Numerals.grouped(state.swipes),
        (state.swipes == 1 ? "swipe " : "swipes ") + state.unit, "before", 0, y, isWide: true)
      content += whole.markup
      y += whole.height + 24
    }
    y -= 24
    return picture(content, height: y + margin).html + "\n"
  }

  /// A usual state, and all that may be there at once where that is twice as much.
  private var states: [(tree: LayoutTree, swipes: Int, unit: String)] {
    guard let usual else { return [(tree, swipes, "on the screen")] }
    let fewer = usual.swipes
    let first = (usual, fewer, "in a usual state")
    return SwipeMapSection.fullest(swipes, isMoreThan: fewer)
      ? [first, (tree, swipes, "with all that may be there")] : [first]
  }

  private func picture(_ content: Markup, height: Double) -> Markup {
    let width = 2 * column + 20 + 2 * margin
    let summary = (usual ?? tree).stops.map {
      "\($0.number): \($0.speech.isEmpty ? "silent" : $0.speech)"
    }
    return Tag.svg(
      Attribute("xmlns", "http://www.w3.org/2000/svg"), .class("poster"),
      Attribute("viewBox", "0 0 \(Numerals.coordinate(width)) \(Numerals.coordinate(height))"),
      .width(width), .height(height), Attribute("role", "img"),
      Attribute("aria-labelledby", "poster-title poster-desc")
    ) {
      Tag.title(.id("poster-title")) { "\(tree.name) as VoiceOver goes through it" }
      Tag.desc(.id("poster-desc")) { summary.joined(separator: " · ") }
      Tag.style { Markup(trusted: style) }
      Tag.rect(.class("ground"), .width(width), .height(height))
      Tag.text(.class("name"), .x(margin), .y(50)) {
        TextMeasure.fitted(tree.name, size: 26, width: width - 2 * margin)
      }
      Tag.g(Attribute("transform", "translate(\(Numerals.coordinate(margin)) 0)")) { content }
    }
  }

  /// The rules of the site that a drawing needs; a `<` in a style would end it, and there is none.
  private var style: String {
    let names = ["palette.css", "charts.css", "swipemap.css", "poster.css"]
    return names.compactMap { name in TemplateFile.all.first { $0.name == name }?.text }.joined()
  }

  private func panel(
    _ tree: LayoutTree, _ id: String, _ value: String, _ unit: String, _ kind: String,
    _ x: Double, _ y: Double, isWide: Bool = false
  ) -> (markup: Markup, height: Double) {
    let map = SwipeMap(tree, id: id, summary: unit)
    let spoken = speech(
      tree.stops, x: isWide ? column + 20 : 0, y: isWide ? 96 : map.height + 84)
    let height = max(spoken.end, map.height + 76)
    return (
      Tag.g(
        .class("panel \(kind)"),
        Attribute("transform", "translate(\(Numerals.coordinate(x)) \(Numerals.coordinate(y)))")
      ) {
        Tag.rect(
          .class("panel-ground"), .width(isWide ? 2 * column + 20 : column), .height(height),
          Attribute("rx", 12))
        Tag.text(.class("panel-value"), .x(20), .y(46)) { value }
        Tag.text(.class("strong"), .x(30 + TextMeasure.width(value, size: 38)), .y(44)) { unit }
        Tag.g(.class("swipemap"), Attribute("transform", "translate(16 56)")) { map.drawing }
        spoken.lines
      }, height
    )
  }

  /// What is said at each number, one below the other.
  private func speech(
    _ stops: [SpokenStop], x: Double, y: Double
  ) -> (lines: Markup, end: Double) {
    var lines = Markup()
    var at = y
    for stop in stops.prefix(80) {
      let times = stop.count > 1 ? " × \(stop.count)" : ""
      let text =
        (stop.speech.isEmpty ? "says nothing" : "“\(stop.speech)”") + times
        + (stop.only.map { ", " + $0 } ?? "")
      lines += Tag.circle(
        .class("badge"), Attribute("cx", x + 30), Attribute("cy", at - 5), Attribute("r", 11))
      lines += Tag.text(.class("badge-number"), .x(x + 30), .y(at - 1), .anchor("middle")) {
        String(stop.number)
      }
      for line in TextMeasure.wrapped(text, size: 13, width: column - 96, lines: 3) {
        lines += Tag.text(.x(x + 52), .y(at)) { line }
        at += 19
      }
      at += 10
    }
    if stops.count > 80 {
      lines += Tag.text(.class("label-plain"), .x(x + 52), .y(at)) {
        "and \(stops.count - 80) more"
      }
      at += 29
    }
    return (lines, at + 4)
  }
}
