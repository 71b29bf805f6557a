import Testing
import VoiceOver

/// What a view hands to its parts is one question, whichever of them asks it.
@Suite struct `What parts ask of what they are handed` {
  /// Parts of two stops each, so that what is never there together is seen in the numbers.
  private static let parts = """
    struct On: View { let on: Bool; var body: some View { if on { Text("1"); Text("2") } } }
    struct Off: View { let off: Bool; var body: some View { if !off { Text("3"); Text("4") } } }
    struct Way: View { let on: Bool; var body: some View { Off(off: on) } }
    struct Bound: View { @Binding var on: Bool; var body: some View { if !on { Text("3"); Text("4") } } }
    struct Kept: View {
      @State var on: Bool
      var body: some View { if !on { Text("3"); Text("4") }; Toggle("t", isOn: $on) }
    }
    struct Made: View {
      let on: Bool
      init(_ isOn: Bool) { on = isOn }
      var body: some View { if !on { Text("3"); Text("4") } }
    }
    struct There: View { let n: String?; var body: some View { if let n { Text(n); Text("2") } } }
    struct Gone: View { let n: String?; var body: some View { if n == nil { Text("3"); Text("4") } } }
    class Model: ObservableObject { @Published var on = false; @Published var all: [String] = [] }
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View { if !model.all.isEmpty { ForEach(model.all, id: \\.self) { Text($0) } } }
    }
    struct Nothing: View {
      @ObservedObject var its: Model
      var body: some View { if its.all.isEmpty { Text("None"); Text("Add one") } }
    }
    struct SharedRows: View {
      @EnvironmentObject var its: Model
      var body: some View { if !its.all.isEmpty { ForEach(its.all, id: \\.self) { Text($0) } } }
    }
    struct SharedNothing: View {
      @EnvironmentObject var model: Model
      var body: some View { if model.all.isEmpty { Text("None"); Text("Add one") } }
    }
    struct Note { let name: String }
    struct Sheet: View {
      var note: Note?
      var body: some View { if let note { Text(note.name); Text("Edit") } }
    }
    enum Shown { case note(Note), maybe(Note?), other }
    struct Item: Identifiable { let id: Int; let on: Bool }
    struct Pair: View { let item: Item; var body: some View { On(on: item.on); Off(off: item.on) } }
    """

  private func swipes(_ properties: String, _ body: String) throws -> String {
    let sample = Sample([
      "Parts.swift": "import SwiftUI\n" + Self.parts,
      "Sample.swift":
        "import SwiftUI\nstruct Sample: View { \(properties)\n var body: some View { VStack { \(body) } } }",
    ])
    return try #require(sample.main).swipes.platform.text
  }

  @Test(arguments: [
    ("let on: Bool", "On(on: on); Off(off: on)", "2"),
    ("@Binding var on: Bool", "On(on: on); Bound(on: $on)", "2"),
    ("@State var on = false", "On(on: on); Off(off: on); Button(\"t\") { on.toggle() }", "3"),
    ("let on: Bool", "if on { Text(\"1\"); Text(\"2\") }; Off(off: on)", "2"),
    ("let on: Bool", "if on { Text(\"1\"); Text(\"2\") }; Way(on: on)", "2"),
    ("let on: Bool", "On(on: on); Made(on)", "2"),
    ("let on: Bool", "On(on: on); On(on: !on)", "2"),
    ("let on: Bool", "On(on: on); Way(on: !on)", "0…4"),
    ("let n: String?", "There(n: n); Gone(n: n)", "2"),
    ("@ObservedObject var model: Model", "On(on: model.on); Off(off: model.on)", "2"),
    ("@StateObject var model = Model()", "Nothing(its: model); Rows(model: model)", "2…20"),
    (
      "@StateObject var model = Model()",
      "Group { SharedNothing(); SharedRows() }.environmentObject(model)", "2…20"
    ),
    (
      "@StateObject var model = Model()",
      "Group { SharedNothing(); Rows(model: model) }.environmentObject(model)", "2…20"
    ),
    (
      "@StateObject var model = Model()",
      "Group { if model.all.isEmpty { Text(\"A\"); Text(\"B\") }; SharedRows() }.environmentObject(model)",
      "2…20"
    ),
  ])
  func `is asked of the view that hands it`(_ properties: String, _ body: String, _ swipes: String)
    throws
  { #expect(try self.swipes(properties, body) == swipes) }

  @Test(arguments: [
    ("let on: Bool; let off: Bool", "On(on: on); Off(off: off)"),
    // Its own from then on.
    ("let on: Bool", "On(on: on); Kept(on: on).accessibilityHidden(false)"),
  ])
  func `is another question where it is something else`(_ properties: String, _ body: String) throws
  {
    let found = try swipes(properties, body)
    #expect(found == "0…4" || found == "1…5")
  }

  @Test func `is one in each row, and not in all of them`() throws {
    #expect(try swipes("let items: [Item]", "ForEach(items) { Pair(item: $0) }") == "40")
    #expect(
      try swipes(
        "let items: [Item]; let item: Item", "Pair(item: item); ForEach(items) { Off(off: $0.on) }")
        == "2…42")
  }

  @Test func `is there where what holds it cannot be nil`() throws {
    let sheets = """
      switch shown { case .note(let n): Sheet(note: n); default: Text("A"); Text("B") }
      """
    #expect(try swipes("let shown: Shown", sheets) == "2")
    #expect(
      try swipes("let shown: Shown", sheets.replacing(".note(let", with: ".maybe(let")) == "0…2")
    #expect(
      try swipes("let notes: [Note]", "ForEach(notes, id: \\.name) { Sheet(note: $0) }") == "40")
    #expect(
      try swipes("let notes: [Note?]", "ForEach(notes, id: \\.self) { Sheet(note: $0) }") == "0…40")
  }
}
