import Testing
import Views

@testable import VoiceOver

/// A state that only a user's doing changes is what it begins with where a screen is shown.
@Suite struct `A state that a user changes` {
  private static func sample(_ members: String, extra: String = "") -> Sample {
    Sample([
      "Sample.swift": """
      import SwiftUI
      enum Mode { case read, edit }
      struct Sample: View {
        \(members)
      }
      \(extra)
      """
    ])
  }

  /// What is said in the usual state.
  private static func said(_ members: String, extra: String = "") throws -> [String] {
    let sample = sample(members, extra: extra)
    let reading = try #require(sample.readings.first)
    let state = try #require(UsualState(of: reading.screens[0]))
    return reading.scene.listed(state.part, .platform, in: sample.index).stops.map(\.speech)
  }

  private static let choice = """
    if isOpen { Text("Open"); Text("More") } else { Text("Closed"); Text("Less"); Text("None") }
    """

  @Test(arguments: [
    (
      #"@State private var isOpen = false"#, choice, "isOpen.toggle()",
      ["Closed.", "Less.", "None."]
    ),
    (#"@State private var isOpen = true"#, choice, "isOpen.toggle()", ["Open.", "More."]),
    (
      #"@State private var fault: String?"#,
      #"if let fault { Text(fault) } else { Text("Fine") }"#, #"fault = "Bad""#, ["Fine."]
    ),
    (
      #"@State private var mode = Mode.read"#,
      #"if mode == .edit { Text("Edit") } else { Text("Read") }"#, "mode = .edit", ["Read."]
    ),
    (
      #"@State private var words = """#,
      #"if words.isEmpty { Text("All") } else { Text("Found"); Text("More") }"#, #"words = "a""#,
      ["All."]
    ),
  ])
  func `is what it begins with`(
    _ state: String, _ shown: String, _ change: String, _ said: [String]
  ) throws {
    let members = """
      \(state)
      var body: some View {
        VStack { \(shown) }.onTapGesture { change() }
      }
      func change() { \(change) }
      """
    #expect(try Self.said(members) == said)
  }

  @Test(arguments: [
    ".task { await load() }", ".onAppear { isOpen = true }", ".onAppear(perform: start)",
    ".onReceive(clock) { _ in isOpen.toggle() }", ".onChange(of: size) { isOpen = true }",
    ".overlay { Player(opens: $isOpen) }",
  ])
  func `is not where something else changes it`(_ modifier: String) throws {
    let members = """
      @State private var isOpen = true
      var body: some View { VStack { \(Self.choice) }\(modifier) }
      func load() async { start() }
      func start() { isOpen = false }
      """
    #expect(try Self.said(members).prefix(3) == ["Closed.", "Less.", "None."])
  }

  @Test func `is not where a caller gives it`() throws {
    let members = """
      @State var isSending = false
      var body: some View {
        Button("Send") {}.overlay { Text("Note") }
        Button { isSending = true } label: { if isSending { Text("Stop") } else { Text("Send") } }
      }
      """
    let extra = "struct Whole: View { var body: some View { Sample(isSending: other) } }"
    let report = try #require(Self.sample(members, extra: extra)["Whole"])
    #expect(report.stops.last?.speech == "Stop. Button.")
  }

  @Test func `decides what a control is called`() throws {
    let members = """
      @State private var isSending = false
      var body: some View {
        Button { send() } label: { if isSending { ProgressView() } else { Text("Send") } }
      }
      func send() { isSending = true }
      """
    let report = try #require(Self.sample(members)["Sample"])
    #expect(report.stops.map(\.speech) == ["Send. Button."])
  }

  /// As with `Text(isOn ? "Mute" : "Unmute")`: both are told, first what is said when a user comes there.
  @Test(arguments: [
    (#"if isOn { Text("Unfollow") } else { Text("Follow") }"#, "Follow or Unfollow. Button."),
    (
      #"if isOn { Label("Unpin", systemImage: "pin.fill") } else { Label("Pin", systemImage: "pin") }"#,
      "Pin or Unpin. Button."
    ),
  ])
  func `leaves both words of a control`(_ label: String, _ speech: String) throws {
    let members = """
      @State private var isOn = false
      var body: some View { Button { isOn.toggle() } label: { \(label) } }
      """
    let report = try #require(Self.sample(members)["Sample"])
    #expect(report.stops.map { $0.spoken?.speech ?? $0.speech } == [speech])
  }

  @Test func `that the view sets as it appears says nothing of what a control is called`() throws {
    let members = """
      @State private var isSending = false
      var body: some View {
        Button { send() } label: { if isSending { Text("Stop") } else { Text("Send") } }
          .task { isSending = true }
      }
      func send() {}
      """
    let report = try #require(Self.sample(members)["Sample"])
    #expect(report.stops.map(\.speech) == ["Stop. Button."])
  }

  @Test(arguments: ["editMode?.wrappedValue == .active", "isOpen"])
  func `stands where it stands, whatever else stands there in another state`(asked: String) throws {
    let report = try #require(
      Self.sample(
        """
        @Environment(\\.editMode) private var editMode
        @State private var isOpen = false
        var body: some View {
          let isEdited = \(asked)
          VStack {
            if isEdited { Button("Choose") { isOpen.toggle() } }
            Text("Name")
            if !isEdited { Button("Open") { } }
          }
        }
        """
      ).main)
    #expect(report.said == ["Name.", "Open. Button."])
    #expect(report.sides.flatMap { $0.stops.map(\.speech) } == ["Choose. Button."])
  }
}
