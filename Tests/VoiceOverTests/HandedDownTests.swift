import Testing
import VoiceOver

/// What `.environment` and `.environmentObject` set is known in the views below.
@Suite struct `What is in the environment` {
  private func said(_ shown: String, _ more: String = "") throws -> [String] {
    let sample = Sample([
      "Pane.swift": """
      import SwiftUI
      enum Tie { case knot, bow }
      @Observable class Ties {
        let isTied: Bool
        private let all: Set<Tie>
        var isOpen = false
        init(isTied: Bool = true, _ all: Set<Tie> = []) { self.isTied = isTied; self.all = all }
        var hasKnot: Bool { all.contains(.knot) }
      }
      extension EnvironmentValues { @Entry var isInset: Bool = true }
      struct Knot: View {
        @Environment(Ties.self) var ties
        var body: some View { if ties.isTied { Text("Knot") } }
      }
      struct Old: View {
        @EnvironmentObject var ties: Ties
        var body: some View { if ties.isTied { Text("Old") } }
      }
      struct Deep: View { var body: some View { Text("Deep"); Knot() } }
      extension Held { @Observable class Rope { let isLong: Bool; init(isLong: Bool) { self.isLong = isLong } } }
      struct Roped: ViewModifier {
        @Environment(Held.Rope.self) var rope
        func body(content: Content) -> some View { content; if rope.isLong { Text("Rope") } }
      }
      extension View { func roped() -> some View { modifier(Roped()) } }
      struct Rim: View {
        @Environment(\\.isInset) private var isInset
        var body: some View { if isInset { Text("Rim") } }
      }
      struct Lid: View {
        @Environment(Ties.self) var ties
        var body: some View { if ties.isOpen { Text("Lid") } }
      }
      struct Held: View {
        let ties: Ties
        init(_ isTied: Bool) { ties = Ties(isTied: isTied) }
        var body: some View { Text("Held").overlay(Knot()).environment(ties) }
      }
      struct Pane: View {
        let given: Ties
        @State var flag = false
        var body: some View { VStack { Text("Pane"); \(shown) } }
      }
      \(more)
      """
    ])
    let report = try #require(sample["Pane"])
    return [report.swipes.guideline.text] + report.said
  }

  @Test(arguments: [
    ("Knot().environment(Ties(isTied: false))", ["1", "Pane."]),
    ("Knot().environment(Ties(isTied: true))", ["2", "Pane.", "Knot."]),
    ("Old().environmentObject(Ties(isTied: false))", ["1", "Pane."]),
    ("Deep().environment(Ties(isTied: false))", ["2", "Pane.", "Deep."]),
    ("Held(false)", ["2", "Pane.", "Held."]), ("Held(true)", ["3", "Pane.", "Held.", "Knot."]),
    ("Rim().environment(\\.isInset, false)", ["1", "Pane."]),
    (
      "VStack { Rim(); Rim() }.padding().environment(\\.isInset, true)",
      ["3", "Pane.", "Rim.", "Rim."]
    ),
    (
      "VStack { Rim().environment(\\.isInset, false) }.environment(\\.isInset, true)",
      ["1", "Pane."]
    ),
    ("Text(\"A\").roped().environment(Held.Rope(isLong: true))", ["3", "Pane.", "A.", "Rope."]),
    ("Text(\"A\").roped().environment(Held.Rope(isLong: false))", ["2", "Pane.", "A."]),
    // Fragments of the same view that stand below other objects.
    (
      "Deep().environment(Ties(isTied: false)); Deep().environment(Ties(isTied: true)); Deep()",
      ["5…6", "Pane.", "Deep.", "Deep.", "Knot.", "Deep.", "Knot."]
    ),
  ])
  func `is known below`(_ shown: String, _ said: [String]) throws {
    #expect(try self.said(shown) == said, "\(shown)")
  }

  /// A slot for a view is filled by whoever sets it, also in a helper of the app, and empty where nobody does.
  @Test(arguments: [
    ("Box { Text(\"A\") }", ["2", "Pane.", "A."]),
    ("Box { Text(\"A\") }.foot { Text(\"F\") }", ["3", "Pane.", "A.", "F."]),
    (
      "Box { Text(\"A\") }.environment(\\.foot, AnyView(Text(\"F\")))", ["3", "Pane.", "A.", "F."]
    ),
    ("VStack { Box { Text(\"A\") } }.foot { Text(\"F\") }", ["3", "Pane.", "A.", "F."]),
    ("Lined { Text(\"A\") }", ["3", "Pane.", "A.", "None."]),
    ("Lined { Text(\"A\") }.foot { Text(\"F\") }", ["3", "Pane.", "A.", "F."]),
  ])
  func `fills a slot for a view`(_ shown: String, _ said: [String]) throws {
    let beside = """
      extension EnvironmentValues { @Entry var foot: AnyView? = nil }
      extension View {
        func foot<C: View>(@ViewBuilder _ content: () -> C) -> some View {
          environment(\\.foot, AnyView(content()))
        }
      }
      struct Box<C: View>: View {
        @Environment(\\.foot) var footer
        @ViewBuilder let content: () -> C
        var body: some View { content(); if let footer { footer.padding() } }
      }
      struct Lined<C: View>: View {
        @Environment(\\.foot) var footer
        @ViewBuilder let content: () -> C
        var body: some View {
          content()
          if let footer = footer { footer } else { Text("None") }
        }
      }
      """
    #expect(try self.said(shown, beside.replacing("\\\\", with: "\\")) == said, "\(shown)")
  }

  /// Also by keys of the system that nothing on the way sets again.
  @Test(arguments: [
    ("Edited().environment(\\.editMode, .constant(.active))", ["3", "Pane.", "Done.", "All."]),
    (
      "VStack { Edited() }.environment(\\.editMode, .constant(.inactive))", ["2", "Pane.", "Open."]
    ),
    ("Night().environment(\\.colorScheme, .dark)", ["2", "Pane.", "Moon."]),
    ("Own().environment(\\.isOwn, .constant(true))", ["2", "Pane.", "Own."]),
  ])
  func `is the constant that a key of the system is set to`(
    _ shown: String, _ said: [String]
  ) throws {
    #expect(try self.said(shown, Self.keys) == said, "\(shown)")
  }

  /// What edits is there beside what says so, and not beside what says that nothing does.
  @Test(arguments: ["Edited()", "Edited().environment(\\.editMode, mode)"])
  func `is open where a key of the system is set to what changes`(_ shown: String) throws {
    #expect(try said(shown, Self.keys).first == "2…3")
  }

  private static let keys = """
    extension EnvironmentValues { @Entry var isOwn: Binding<Bool>? = nil }
    extension Pane { var mode: Binding<EditMode> { ask() } }
    struct Edited: View {
      @Environment(\\.editMode) private var editMode
      var body: some View {
        if editMode?.wrappedValue == .active { Text("Done") }
        if editMode?.wrappedValue.isEditing ?? false { Text("All") }
        if editMode?.wrappedValue.isEditing != true { Text("Open") }
      }
    }
    struct Night: View {
      @Environment(\\.colorScheme) var scheme
      var body: some View { if scheme == .dark { Text("Moon") } else { Text("Sun"); Text("Sky") } }
    }
    struct Own: View {
      @Environment(\\.isOwn) var isOwn
      var body: some View { if isOwn?.wrappedValue == true { Text("Own") } }
    }
    """

  @Test(arguments: [
    "Knot()", "Knot().environment(given)", "Rim().environment(\\.isInset, flag)", "Rim()",
    "Color.clear.environment(Ties(isTied: false)).overlay(Knot())",
    "Lid().environment(Ties())",
    "VStack { Knot().environment(given) }.environment(Ties(isTied: false))",
  ])
  func `is open where nobody knows what it is, or it changes`(_ shown: String) throws {
    #expect(try said(shown).first == "1…2", "\(shown)")
  }
}
