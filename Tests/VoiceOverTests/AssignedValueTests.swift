import Evaluation
import Syntax
import Testing
import Views
import VoiceOver

/// Values of the app's own structures that code gives a property later: a notice, a toast.
@Suite struct `A value that is assigned to a property` {
  private static let flash = #"""
    struct Flash {
      let headline: String
      let detail: String?
      let retryTitle: String?
      init(headline: String, detail: String? = nil, retryTitle: String? = nil) {
        self.headline = headline
        self.detail = detail
        self.retryTitle = retryTitle
      }
    }
    struct FlashModifier: ViewModifier {
      @Binding var flash: Flash?
      func body(content: Content) -> some View { content.overlay(stack()) }
      @ViewBuilder private func stack() -> some View {
        if let flash = flash {
          VStack {
            Text(flash.headline)
            if let detail = flash.detail { Text(detail) }
            if let retryTitle = flash.retryTitle { Button(retryTitle) {} }
          }
        }
      }
    }
    extension View {
      func flash(_ flash: Binding<Flash?>) -> some View { modifier(FlashModifier(flash: flash)) }
    }
    /// All of one type are not known by this.
    final class OtherModel: ObservableObject {
      @Published var flash: Flash?
      func tell(_ text: String) { flash = Flash(headline: text, detail: "Of another", retryTitle: "Other") }
    }
    """#

  private func said(
    _ code: String, _ beside: String = "", _ property: String = "@Published var flash: Flash?"
  ) throws -> [String] {
    let sample = Sample([
      "Seeds.swift": """
      import SwiftUI
      \(Self.flash)
      final class SeedModel: ObservableObject {
        \(property)
        let kind: String = ask()
        \(code)
      }
      struct SeedView: View {
        @StateObject private var model = SeedModel()
        var body: some View { Text("Top").flash($model.flash) }
      }
      \(beside)
      """
    ])
    return try #require(sample["SeedView"]).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  private static let unknown = ["Top.", "‹flash headline›.", "‹detail›.", "‹retry title›. Button."]

  @Test func `is one of these, and has no part that all leave out`() throws {
    let code = #"""
      func sow() {
        flash = Flash(headline: "Sown")
        self.flash = Flash(headline: "Not sown")
        flash = nil
      }
      """#
    #expect(try said(code) == ["Top.", "Sown or Not sown."])
  }

  @Test func `may be made by another word, or elsewhere`() throws {
    let code = #"""
      func sow() { work { [weak self] in self?.flash = .init(headline: "Sown \(kind)", detail: "More") } }
      func reap() { flash = Flashes.reaped() }
      enum Flashes { static func reaped() -> Flash { Flash(headline: "Reaped", detail: "Less") } }
      """#
    #expect(try said(code) == ["Top.", "Sown ‹kind› or Reaped.", "More or Less."])
  }

  @Test func `has what a constant of the code around holds`() throws {
    let code = #"""
      enum Texts { static let sown = "Sown" }
      func sow() {
        let headline = Texts.sown
        let detail = "In \(kind)"
        flash = Flash(headline: headline, detail: detail)
      }
      """#
    #expect(try said(code) == ["Top.", "Sown.", "In ‹kind›."])
  }

  @Test func `is what a function of the type is called with, that nobody else calls`() throws {
    let code = #"""
      func sow() { show("Sown") }
      func reap() { show("Reaped") }
      private func show(_ headline: String) { flash = Flash(headline: headline) }
      """#
    #expect(try said(code) == ["Top.", "Sown or Reaped."])
    #expect(try said(code.replacing("private func", with: "func")) == Self.unknown)
  }

  @Test(arguments: [
    // What nobody knows.
    "func sow(_ given: Flash) { flash = given }",
    #"func sow(_ name: String) { flash = Flash(headline: name, detail: name, retryTitle: name) }"#,
    // A name of the code hides one of the type.
    #"""
    let headline = "Sown"
    func sow(headline: String) {
      flash = Flash(headline: headline, detail: headline, retryTitle: headline)
    }
    """#,
    #"""
    func sow() { flash = Flash(headline: "Sown") }
    func listen() { publisher.assign(to: &$flash) }
    """#,
    #"""
    func sow() { flash = Flash(headline: "Sown") }
    func listen() { publisher.assign(to: \.flash, on: self) }
    """#,
    #"""
    func sow() { flash = Flash(headline: "Sown"); change(&flash) }
    """#,
  ])
  func `is unknown where something else may be assigned`(_ code: String) throws {
    #expect(try said(code) == Self.unknown)
  }

  @Test(arguments: [
    // By code that has the model.
    #"func open(_ model: SeedModel) { model.flash = load() }"#,
    #"func open() { model().flash = load() }"#,
    // By a class that is made from it, or by a view that has a binding to it.
    #"final class MoreModel: SeedModel { func more() { flash = load() } }"#,
    #"""
    struct Editor: View {
      @Binding var edited: Flash?
      var body: some View { Button("Edit") { edited = load() } }
    }
    struct Page: View {
      @StateObject private var model = SeedModel()
      var body: some View { Editor(edited: $model.flash) }
    }
    """#,
  ])
  func `is unknown where other code may assign something else`(_ beside: String) throws {
    #expect(try said(#"func sow() { flash = Flash(headline: "Sown") }"#, beside) == Self.unknown)
  }

  @Test(arguments: [
    #"func open(_ model: OtherModel) { model.flash = load() }"#,
    "struct Shelf { var flash: Int; mutating func fill() { flash = load() } }",
    #"func fill() { var flash = load(); flash = next(); use(flash) }"#,
  ])
  func `is not what other properties of its name are given`(_ beside: String) throws {
    #expect(
      try said(#"func sow() { flash = Flash(headline: "Sown") }"#, beside) == ["Top.", "Sown."])
  }

  @Test func `begins with something`() throws {
    let code = #"func sow() { flash = Flash(headline: "Sown") }"#
    #expect(
      try said(code, "", #"@Published var flash: Flash? = Flash(headline: "Welcome")"#)
        == ["Top.", "Welcome or Sown."])
    #expect(try said(code, "", "@Published var flash: Flash? = load()") == Self.unknown)
  }

  private func snack(_ more: String, _ declared: String = "var title: String") throws -> [String] {
    let sample = Sample([
      "Pond.swift": #"""
      import SwiftUI
      @Observable final class SnackCenter {
        struct Snack {
          \#(declared)
          var message: String?
          init(title: String, message: String? = nil) { self.title = title; self.message = message }
        }
        var snack: Snack?
        func feed() { snack = SnackCenter.Snack(title: "The carp are fed") }
        \#(more)
      }
      struct Pond: View {
        @Environment(SnackCenter.self) private var center
        var body: some View {
          if let snack = center.snack { SnackView(snack: snack) }
          Text("Pond")
        }
      }
      struct SnackView: View {
        let snack: SnackCenter.Snack
        var body: some View {
          VStack { Text(snack.title); if let message = snack.message { Text(message) } }
        }
      }
      """#
    ])
    return try #require(sample["Pond"]).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test func `may have parts that can be set, where nobody does`() throws {
    #expect(try snack("") == ["The carp are fed.", "Pond."])
    let button = "func name(_ button: Button) { button.title = load() }"
    #expect(try snack(button) == ["The carp are fed.", "Pond."])
    let set = "func name() { snack?.title = load() }"
    #expect(try snack(set) == ["‹snack title›.", "Pond."])
    let renamed = "struct Snack2 {}\n        func name() { rename(&snack) }"
    #expect(try snack(renamed) == ["‹snack title›.", "‹message›.", "Pond."])
  }

  /// What one file gives a property is asked of all files.
  @Test func `is read again where another file gives it something else`() throws {
    func views(_ source: String) -> FileViews {
      let bytes = Array(source.utf8)
      return lower(parse(bytes.span), bytes.span)
    }
    let seeds = """
      import SwiftUI
      \(Self.flash)
      final class SeedModel: ObservableObject {
        @Published var flash: Flash?
        func sow() { flash = Flash(headline: "Sown") }
      }
      struct SeedView: View {
        @StateObject private var model = SeedModel()
        var body: some View { Text("Top").flash($model.flash) }
      }
      """
    let quiet =
      "import SwiftUI\nfinal class Other { func open(_ model: SeedModel) { model.sow() } }"
    var index = ViewIndex()
    _ = index.apply([("Seeds.swift", views(seeds)), ("Other.swift", views(quiet))])
    func said() throws -> [String] {
      let found = try #require(
        index.allTypes.first { type in
          index[type.file].path == "Seeds.swift"
            && read(type, in: index, ReadingSettings())?.outline.report.name == "SeedView"
        })
      let reading = try #require(read(found, in: index, ReadingSettings()))
      index.record(reading.lookups, for: found)
      return reading.outline.report.stops.map { $0.spoken?.speech ?? $0.speech }
    }
    #expect(try said() == ["Top.", "Sown."])
    let other = quiet.replacing("model.sow()", with: #"model.flash = Flash(headline: "Opened")"#)
    let affected = index.apply([("Other.swift", views(other))])
    #expect(affected.contains { index[$0.file].path == "Seeds.swift" })
    #expect(try said() == ["Top.", "Opened or Sown."])
  }

  @Test func `is what an initialiser hands on of what the type is made with`() throws {
    let sample = Sample([
      "Desk.swift": #"""
      import SwiftUI
      struct Board: View {
        let title: String
        var body: some View { Text(title) }
      }
      final class BoardController: UIHostingController<Board> {
        init(title: String) { super.init(rootView: Board(title: title)) }
      }
      final class Desk: UIViewController {
        @objc func tea() {
          let title = NSLocalizedString("Tea", comment: "")
          show(BoardController(title: title), sender: nil)
        }
        @objc func milk() { show(BoardController(title: "Milk"), sender: nil) }
      }
      """#
    ])
    let board = try #require(sample["Board"])
    #expect(board.stops.map { $0.spoken?.speech ?? $0.speech } == ["Tea or Milk."])
  }
}
