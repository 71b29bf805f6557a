import Testing

@testable import Publish

@Suite struct `Markup of a page` {
  @Test(arguments: [
    ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"),
    ("a\u{202E}b", "a⟨U+202E⟩b"),
    ("x\u{2066}y\u{2069}", "x⟨U+2066⟩y⟨U+2069⟩"),
    ("\u{61C}", "⟨U+61C⟩"),
    ("bell\u{7} del\u{7F} c1\u{9B}", "bell\u{FFFD} del\u{FFFD} c1\u{FFFD}"),
    ("\u{1B}[31mred", "\u{FFFD}[31mred"),
    ("\u{FEFF}\u{FFFE}", "\u{FFFD}\u{FFFD}"),
    ("a\r\nb\tc", "a \nb\tc"),
    ("Näïve 👩‍🚀 日本 ‹x›", "Näïve 👩‍🚀 日本 ‹x›"),
  ])
  func `makes text harmless`(_ text: String, _ html: String) {
    #expect(Markup(text: text).html == html)
  }

  @Test func `escapes what is interpolated, and leaves markup alone`() {
    let name = "<i>"
    let markup: Markup = "a & \(name) \(Tag.em { name }) \(1234)"
    #expect(markup.html == "a &amp; &lt;i&gt; <em>&lt;i&gt;</em> 1,234")
  }

  @Test func `takes a literal in a builder for markup, not for text`() {
    let inner = Tag.strong { "x" }
    #expect(Tag.p { "\(inner) & y" }.html == "<p><strong>x</strong> &amp; y</p>")
  }

  @Test func `escapes attributes, and leaves out those that are nil`() {
    #expect(
      Tag.a(.href("\"><script>"), nil) { "x" }.html == "<a href=\"&quot;&gt;&lt;script&gt;\">x</a>")
    #expect(Tag.br().html == "<br>")
  }

  @Test(arguments: [
    ("Put `.x` here", "Put <code>.x</code> here"), ("a ` b", "a ` b"),
    ("`a` `b", "<code>a</code> `b"),
  ])
  func `shows code between backticks`(_ text: String, _ html: String) {
    #expect(Markup(code: text).html == html)
  }
}

@Suite struct `A template` {
  @Test func `fills text and markup`() throws {
    let template = try Template(name: "t", text: "a {{x}} b {{{y}}} c")
    let filled = try template.filled(["x": .text("<"), "y": .markup(Tag.em { "&" })])
    #expect(filled == "a &lt; b <em>&amp;</em> c")
  }

  @Test(arguments: [
    ("{{x}}", [:], TemplateError.Problem.missing("x")),
    ("no place", ["x": Template.Value.text("")], .unused("x")),
    ("{{{x}}}", ["x": .text("")], .wrongKind("x")),
    ("{{x}}", ["x": .markup(Markup())], .wrongKind("x")),
    ("{{x", [:], .unclosed),
  ])
  func `refuses what does not fit`(
    _ text: String, _ values: [String: Template.Value], _ problem: TemplateError.Problem
  ) {
    #expect(throws: TemplateError(template: "t", problem: problem)) {
      _ = try Template(name: "t", text: text).filled(values)
    }
  }
}

@Suite struct `Numbers for people` {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "−1,234,567"),
    (.min, "−9,223,372,036,854,775,808"),
  ])
  func `are grouped by thousands`(_ number: Int, _ text: String) {
    #expect(Numerals.grouped(number) == text)
  }

  @Test(arguments: [
    (0.0, "0"), (1.25, "1.3"), (1234.5, "1,234.5"), (-0.04, "0"), (-2.5, "−2.5"), (.nan, "–"),
    (.infinity, "–"),
  ])
  func `have at most one decimal`(_ number: Double, _ text: String) {
    #expect(Numerals.decimal(number) == text)
  }

  @Test(arguments: [
    (0, "0"), (4.5, "4.5"), (4.25, "4.3"), (9.94, "9.9"), (9.96, "10"), (10.4, "10"), (89.5, "90"),
    (1234.5, "1,235"), (.infinity, "–"),
  ])
  func `tell an expected number with one decimal below ten and none above`(
    _ number: Double, _ text: String
  ) {
    #expect(Numerals.expected(number) == text)
  }

  @Test(arguments: [
    (0.0, "0"), (12.345, "12.35"), (-0.5, "-0.5"), (7.0, "7"), (0.05, "0.05"), (-0.001, "0"),
    (.nan, "0"),
  ])
  func `are short in drawings`(_ number: Double, _ text: String) {
    #expect(Numerals.coordinate(number) == text)
  }

  @Test(arguments: [(1.0, "+1"), (-1.5, "−1.5"), (0.01, "±0")])
  func `say which way they went`(_ number: Double, _ text: String) {
    #expect(Numerals.change(number) == text)
  }
}

@Suite struct `A scale` {
  @Test(arguments: [0.003, 0.7, 1, 3, 9, 11, 47, 99, 101, 208, 1234, 5e6])
  func `ends at a round number not far above the highest value`(_ top: Double) {
    let (scale, ticks) = Scale.fromZero(to: top, start: 0, end: 100)
    #expect(scale.low == 0 && scale.high >= top && scale.high <= top * 1.7)
    #expect(ticks.count >= 3 && ticks.count <= 8)
    #expect(ticks.first == 0 && abs((ticks.last ?? 0) - scale.high) < scale.high * 1e-9)
  }

  @Test func `puts zero at the start and the top at the end`() {
    let scale = Scale(low: 0, high: 10, start: 100, end: 0)
    #expect(scale(0) == 100 && scale(10) == 0 && scale(5) == 50)
  }

  @Test(arguments: [("2026-11", "Nov 2026"), ("2020-01-31T00:00:00Z", "Jan 2020")])
  func `knows months`(_ text: String, _ name: String) {
    #expect(Month(text)?.name == name)
  }

  @Test(arguments: ["", "2026", "2026-13", "x-01", "2026-00"])
  func `takes nothing else for a month`(_ text: String) {
    #expect(Month(text) == nil)
  }
}
