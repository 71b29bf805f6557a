import TestSupport
import Testing
import VoiceOver

/// Source that means to take long, or to take all memory.
@Suite struct `A hostile view` {
  /// Code that may be very long, under a name that is not.
  struct Code: Sendable, CustomTestStringConvertible {
    let text: String
    var testDescription: String {
      text.utf8.count < 80 ? text : "\(text.prefix(60))… (\(text.utf8.count) bytes)"
    }
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  @Test(
    arguments: [
      // Each local view holds the one before twice.
      "let v0 = Text(\"x\")\n"
        + lines(60) { "let v\($0 + 1) = HStack { v\($0); v\($0) }" } + "\nreturn v60",
      // Each text holds the one before twice.
      "var s = \"\"\n" + lines(60) { _ in "s += s" } + "\nreturn Text(s)",
      "let s0 = \"x\"\n" + lines(60) { "let s\($0 + 1) = s\($0) + s\($0)" } + "\nreturn Text(s60)",
      "var s = \"a\"\n" + lines(60) { "if c\($0) { s += \"\($0)\" }" } + "\nreturn Text(s)",
      // Modifiers under conditions, around each other.
      "var v = AnyView(Text(\"x\"))\n"
        + lines(40) { "if c\($0) { v = AnyView(v.accessibilityLabel(\"\($0)\")) }" } + "\nreturn v",
      String(repeating: "HStack { ", count: 1_000) + "Text(\"x\")"
        + String(repeating: " }", count: 1_000),
      "Text(\"x\")" + String(repeating: ".padding()", count: 5_000),
      "ForEach(0..<1_000_000_000) { _ in "
        + String(repeating: "ForEach(0..<1_000_000_000) { _ in ", count: 8) + "Text(\"x\")"
        + String(repeating: " }", count: 9),
      "Sample()", "self", "body",
      // Inside itself, and labelled by itself: what is said doubles at every step.
      """
      LabeledContent { HStack { HStack { Toggle(isOn: $a) { } }.opacity(b) || c ? 1 [] } }
      label: { .bold(d) self.italic(e) }
      """,
    ].map(Code.init))
  func `is read in time, and within bounds`(code: Code) throws {
    let start = ThreadTime.now
    let report = try #require(Sample(body: code.text).main)
    #expect(report.swipes.guideline.max <= 2_000_000_000)
    #expect(report.stops.allSatisfy { $0.speech.utf8.count < 100_000 })
    #expect(ThreadTime.now - start < .seconds(60))
  }

  @Test func `may go round in circles`() throws {
    let start = ThreadTime.now
    let beside = """
      struct A: View { var body: some View { VStack { B(); Text("a") } } }
      struct B: View { var body: some View { A().wrapped { A() } } }
      extension View {
        func wrapped<V: View>(@ViewBuilder _ inner: () -> V) -> some View { overlay { inner() }.again() }
        func again() -> some View { wrapped { again() } }
      }
      func loop(_ view: some View) -> some View { loop(HStack { view; view }) }
      """
    let report = try #require(Sample(body: "A()\nloop(A())\nText(\"x\").again()", beside).main)
    #expect(report.swipes.guideline.max > 0)
    #expect(ThreadTime.now - start < .seconds(60))
  }

  @Test func `may have its content in several places, again and again`()
    throws
  {
    let start = ThreadTime.now
    let levels = Self.lines(12) {
      "struct L\($0 + 1): View { var body: some View { Placed { L\($0)() } } }"
    }
    let beside = """
      enum Place { case top, middle, bottom }
      struct Placed<Content: View>: View {
        let place: Place
        let content: Content
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var title: some View { Text("Title") }
        var body: some View {
          VStack {
            switch place {
            case .top: title; content; Spacer()
            case .middle: title; Spacer().frame(width: 1); content.layoutPriority(1); Spacer(minLength: 0)
            case .bottom: title; Spacer(); content
            }
          }
        }
      }
      struct L0: View { var body: some View { Text("Deep") } }
      \(levels)
      """
    let report = try #require(Sample(body: "L12()", beside).main)
    #expect(report.swipes.guideline == Cost(min: 13, max: 13))
    #expect(ThreadTime.now - start < .seconds(60))
  }

  @Test func `may have another ground on each side, again and again`()
    throws
  {
    let start = ThreadTime.now
    let levels = Self.lines(12) {
      "struct L\($0 + 1): View { var body: some View { VStack { Text(\"\($0)\"); L\($0)() }.toned() } }"
    }
    let beside = """
      enum Tone { case plain, warm, cold, own }
      protocol Paint: View {}
      struct Mixed: Paint {
        private var light: Flat
        var body: some View { base.ignoresSafeArea() }
        var base: Flat { light }
      }
      struct Flat: Paint { let color: Color; var body: some View { color } }
      struct Paints { static var warm: some Paint { Mixed(light: Flat(color: .red)) } }
      struct Toned: ViewModifier {
        @Environment(\\.tone) var tone
        func body(content: Content) -> some View {
          switch tone {
          case .plain: content
          case .warm: content.background(Paints.warm).clipShape(Circle())
          case .cold: content.background { Capsule().fill(.blue) }
          case .own: content.background(isOn ? Color.red : .init(white: 1), in: Capsule())
          }
        }
      }
      extension View { func toned() -> some View { modifier(Toned()) } }
      struct L0: View { var body: some View { Text("Deep") } }
      \(levels)
      """
    let report = try #require(Sample(body: "L12()", beside).main)
    #expect(report.swipes.guideline == Cost(min: 13, max: 13))
    #expect(!report.isOpaque)
    #expect(ThreadTime.now - start < .seconds(60))
  }
}
