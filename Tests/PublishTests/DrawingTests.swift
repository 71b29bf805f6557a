import Foundation
import Testing

@testable import Publish

/// The texts of a drawing as boxes, by the same measure that placed them.
struct DrawnTexts {
  struct Text {
    var content: String
    var box: Box
  }

  /// One list per drawing: its frame and its texts.
  private(set) var drawings: [(frame: Box, texts: [Text])] = []

  /// Swipe maps are left out: their texts stand in boxes of their own.
  init(_ html: String) {
    let page = PageReader("<!DOCTYPE html>" + html)
    for svg in page.named("svg") {
      let attributes = page.elements[svg].attributes
      guard attributes["class"]?.contains("chart-") == true,
        attributes["class"]?.contains("swipemap") == false
      else { continue }
      let frame = Box(
        width: Double(attributes["width"] ?? "") ?? 0,
        height: Double(attributes["height"] ?? "") ?? 0)
      drawings.append((frame, page.below(svg, "text").map { Self.text(page.elements[$0]) }))
    }
  }

  private static func text(_ element: PageReader.Element) -> Text {
    func number(_ name: String) -> Double { Double(element.attributes[name] ?? "") ?? 0 }
    let style = element.attributes["class"] ?? ""
    let content = element.text.replacing("&lt;", with: "<").replacing("&amp;", with: "&")
    let width = TextMeasure.width(
      content, size: 13, isBold: style.contains("label-") && !style.contains("plain"))
    let anchors: [String: Double] = ["middle": 0.5, "end": 1]
    let before = anchors[element.attributes["text-anchor"] ?? ""] ?? 0
    return Text(
      content: content,
      box: Box(x: number("x") - before * width, y: number("y") - 11, width: width, height: 14))
  }

  /// What cannot be read: texts that lie on each other or leave their drawing.
  var faults: [String] {
    drawings.flatMap { frame, texts in
      texts.filter { text in
        text.box.x < -1 || text.box.right > frame.width + 1 || text.box.bottom > frame.height + 3
      }.map { "“\($0.content)” leaves its drawing" }
        + texts.enumerated().flatMap { index, a in
          texts[(index + 1)...].filter { b in
            min(a.box.right, b.box.right) - max(a.box.x, b.box.x) > 1
              && min(a.box.bottom, b.box.bottom) - max(a.box.y, b.box.y) > 2
          }.map { "“\(a.content)” and “\($0.content)” lie on each other" }
        }
    }
  }
}

@Suite struct `The texts of a chart` {
  @Test(arguments: SeedSite.pages)
  func `keep apart and stay inside, on every page`(_ path: String) throws {
    #expect(DrawnTexts(try SeedSite.text(path)).faults == [])
  }

  private func chart(
    _ ends: [Double], events: [TrendChart.Event] = [], suffix: String = ""
  ) -> TrendChart {
    TrendChart(
      id: "x", title: "x", summary: "x", unit: "swipes per screen", suffix: suffix,
      lines: ends.enumerated().map { index, end in
        TrendChart.Line(
          name: "line number \(index)", style: index == 0 ? .cost : .plain,
          values: [24300: 1, 24301: end, 24330: end])
      },
      bands: [
        TrendChart.Band(
          name: "p10–p90", low: [24300: 0, 24330: 1], high: [24300: 2, 24330: 12345])
      ], events: events)
  }

  @Test(arguments: [[5], [5, 5, 5], [12345, 12345], [0, 0, 0], [0.001, 0.002]])
  func `keep apart where lines end together`(_ ends: [Double]) {
    #expect(DrawnTexts(chart(ends, suffix: " %").markup.html).faults == [])
  }

  @Test(arguments: [24300, 24310, 24315, 24329, 24330])
  func `keep apart where much happens in one month`(_ month: Int) {
    let events = ["A view with a very long name indeed, +1,220", "Another that is long too, −980"]
      .map { TrendChart.Event(month: month, name: $0) }
    let drawn = DrawnTexts(chart([5, 6], events: events).markup.html)
    #expect(drawn.faults == [])
    for (_, texts) in drawn.drawings {
      #expect(texts.contains { $0.content.hasPrefix("Another") })
    }
  }

  @Test(arguments: [1.0, 15, 16, 160, 163, 99_999])
  func `keep apart on a share curve`(_ most: Double) {
    let curve = ShareCurve(
      id: "x", title: "x", summary: "x", unit: "swipes",
      steps: [(1, 0.5), (most * 0.6 + 1, 0.9), (most + 1, 1)],
      typical: [(1, 0.6), (most * 0.5 + 1, 1)],
      marks: [(0.5, "half: 1 or fewer"), (0.9, "nine in ten: \(Int(most)) or fewer")])
    #expect(DrawnTexts(curve.markup.html).faults == [])
    for (_, texts) in DrawnTexts(curve.markup.html).drawings {
      #expect(
        texts.prefix(while: { !$0.content.hasPrefix("half") }).contains {
          $0.content == "typically"
        })
    }
  }

  @Test(arguments: [(0.865, 0.917), (0, 0), (1, 1), (0.01, 0.05)])
  func `keep apart where curves end together`(_ ends: (Double, Double)) {
    func steps(_ end: Double) -> [SurvivalChart.Step] {
      [
        SurvivalChart.Step(time: 10, atRisk: 60, ended: 5, censored: 0, share: 0.99),
        SurvivalChart.Step(time: 1400, atRisk: 3, ended: 1, censored: 1, share: end),
      ]
    }
    let chart = SurvivalChart(
      id: "x", title: "x", summary: "x", unit: "days",
      curves: [
        SurvivalChart.Curve(name: "still there", style: .cost, steps: steps(ends.0)),
        SurvivalChart.Curve(name: "not fixed", style: .good, steps: steps(ends.1)),
      ])
    #expect(DrawnTexts(chart.markup.html).faults == [])
  }

  @Test(arguments: [9, 426, 12_345])
  func `keep apart where many are at risk from the first day to the last`(_ count: Int) {
    let steps = (0...40).map { step in
      SurvivalChart.Step(
        time: Double(step) * 70, atRisk: count - step / 8, ended: 0, censored: 0, share: 1)
    }
    let chart = SurvivalChart(
      id: "x", title: "x", summary: "x", unit: "commits",
      curves: [SurvivalChart.Curve(name: "still there", style: .cost, steps: steps)])
    #expect(DrawnTexts(chart.markup.html).faults == [])
  }

  @Test func `keep apart beside bars with long names`() {
    let bars = BarChart(
      id: "x", title: "x", summary: "x",
      bars: ["decorative-image-read-aloud", "deprecated-accessibility-modifier", "w"].map {
        BarChart.Bar(name: $0, value: 3, label: "20.5 %, 1,234 of 56,789")
      })
    #expect(DrawnTexts(bars.markup.html).faults == [])
  }
}
