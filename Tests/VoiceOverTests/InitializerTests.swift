import Testing
import VoiceOver

/// What initialisers say of those that they make.
@Suite struct `What an initialiser gives` {
  private func said(_ body: String, _ beside: String) throws -> [String] {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      struct Book { var isDraft: Bool; var kind: Ending }
      enum Ending { case close, cancel, other }
      struct Sample: View {
        let book: Book
        @ObservedObject var model: Model
        var body: some View { VStack { \(body) } }
      }
      final class Model: ObservableObject {
        let state: State
        init(of book: Book) { state = State(printed: book) }
      }
      struct State {
        let isDraft: Bool
        init(written book: Book) { isDraft = book.isDraft }
        init(printed book: Book) { isDraft = false }
      }
      struct Cell: View {
        let state: State
        var body: some View { if state.isDraft { Text("Draft"); Text("New") } else { Text("Done") } }
      }
      \(beside)
      """
    ])
    return try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    ("Cell(state: State(printed: book))", ["Done."]),
    ("Cell(state: model.state)", ["Done."]),
    ("Cell(state: State(written: book))", ["Draft.", "New."]),
    ("Note()", ["Off."]),
    ("Note(isOn: true)", ["On.", "More."]),
    ("Own(name: book.name)", ["Plain."]),
  ])
  func `decides what is shown`(_ body: String, _ stops: [String]) throws {
    let beside = """
      struct Note: View {
        let isOn: Bool
        init(isOn: Bool = false) { self.isOn = isOn }
        var body: some View { if isOn { Text("On"); Text("More") } else { Text("Off") } }
      }
      struct Own: View {
        let isBold: Bool
        init(name: String) { isBold = false }
        var body: some View { if isBold { Text("Bold"); Text("Type") } else { Text("Plain") } }
      }
      """
    #expect(try said(body, beside) == stops)
  }

  @Test(arguments: [
    ("title = \"Thanks\"", "title = \"Sorry\"", "Thanks or Sorry."),
    ("title = \"Thanks\"", "self.title = outcome.reason", "‹title›."),
    ("title = \"Thanks\"; title = \"Bye\"", "title = \"Sorry\"", "‹title›."),
  ])
  func `is one of the words that it chooses by what it is given`(
    _ first: String, _ second: String, _ said: String
  ) throws {
    let note = """
      import SwiftUI
      enum Outcome { case done, failed; var reason: String { makeReason() } }
      struct Note: View {
        private let title: String
        init(outcome: Outcome) {
          switch outcome {
          case .done: \(first)
          case .failed: \(second)
          }
        }
        var body: some View { Text(title) }
      }
      """
    let stops = try #require(Sample(["Note.swift": note])["Note"]).stops
    #expect(stops.map { $0.spoken?.speech ?? $0.speech } == [said])
  }

  @Test func `decides nothing where there are several, or a default may be replaced`() throws {
    let beside = """
      struct Note: View {
        let isOn: Bool
        let isNew: Bool
        init(isOn: Bool = false) { self.isOn = isOn; isNew = false }
        init(new: Bool) { isOn = false; isNew = new }
        var body: some View { if isOn { Text("On") }; if isNew { Text("New") } }
      }
      """
    let sample = Sample(["Note.swift": "import SwiftUI\n" + beside])
    #expect(try #require(sample["Note"]).swipes.platform.text == "0…2")
  }

  @Test(arguments: [
    ("Button(role: ButtonRole(.close)) {}", "Close. Button."),
    ("Button(role: ButtonRole(of: .cancel)) {}", "Cancel. Button."),
    ("Button(role: ButtonRole(of: book.kind)) {}", "Close or Cancel. Button."),
    ("Button(\"Go\", role: ButtonRole(.close)) {}", "Go. Button."),
    ("Button(role: ButtonRole(ended: .keep)) {}", "‹system word for confirm›. Button."),
  ])
  func `of an extension gives itself a value`(_ body: String, _ said: String) throws {
    let beside = """
      extension ButtonRole {
        init?(_ kind: Ending) {
          switch kind { case .close: self = .close; case .cancel: self = .cancel; default: return nil }
        }
        init(of kind: Ending) {
          switch kind { case .close: self = .close; default: self = .cancel }
        }
        init(ended kind: Ending) {
          switch kind { case .keep: self = .confirm; default: self = .cancel }
        }
      }
      """
    #expect(try self.said(body, beside) == [said])
  }

  @Test func `may be what another one of the same labels gives, by its types`() throws {
    let caption = """
      struct Caption: View {
        let text: Text
        init(text: Text) { self.text = text }
        init(text: LocalizedStringKey) { self.init(text: Text(text)) }
        var body: some View { text }
      }
      """
    #expect(
      try said(#"Caption(text: "Shelf"); Caption(text: Text("Book"))"#, caption) == [
        "Shelf.", "Book.",
      ])
  }
}
