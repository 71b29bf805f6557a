import Testing
import VoiceOver

@Suite struct `A static member of an enum` {
  private func report(_ given: String, _ view: String = "Chosen") throws -> ViewReport {
    let sample = Sample(
      body: "\(view)(mode: \(given))",
      """
      enum Mode {
        case wide, tall
        static var usual: Mode { .wide }
        static let fixed: Mode = .tall
        static let typed = Mode.tall
        static func of(_ isWide: Bool) -> Mode { isWide ? .wide : .tall }
        static var stored: Mode { Settings.shared.read() }
        var title: String { switch self { case .wide: "Is wide"; case .tall: "Is tall" } }
      }
      extension Mode { static var added: Self { .usual } }
      struct Chosen: View {
        let mode: Mode
        var body: some View { switch mode { case .wide: Text("Wide"); case .tall: Text("Tall") } }
      }
      struct Asked: View {
        let mode: Mode
        var body: some View { if mode == .wide { Text("Wide") } else { Text("Tall") } }
      }
      struct Matched: View {
        let mode: Mode
        var body: some View {
          if case .wide = mode { Text("Wide") }
          if case .tall = mode { Text("Tall") }
        }
      }
      struct Usual: View {
        let mode: Mode
        var body: some View { if mode == .usual { Text("Wide") } else { Text("Tall") } }
      }
      struct Titled: View { let mode: Mode; var body: some View { Text(mode.title) } }
      struct Begun: View {
        let mode: Mode
        init(mode: Mode = .usual) { self.mode = mode }
        var body: some View { switch mode { case .wide: Text("Wide"); case .tall: Text("Tall") } }
      }
      """)
    return try #require(sample.main)
  }

  @Test(arguments: [
    (".usual", "Wide."), (".fixed", "Tall."), (".typed", "Tall."), (".added", "Wide."),
    ("Mode.usual", "Wide."), (".tall", "Tall."),
  ])
  func `is the case that it stands for`(given: String, said: String) throws {
    for view in ["Chosen", "Asked", "Matched", "Usual"] {
      let report = try report(given, view)
      #expect(report.said == [said], "\(view)")
      #expect(report.swipes.platform.text == "1", "\(view)")
    }
    #expect(try self.report(given, "Titled").said == ["Is " + said.lowercased()])
  }

  @Test(arguments: [".of(true)", ".stored"])
  func `leaves open which case it is where it is computed`(given: String) throws {
    for view in ["Chosen", "Asked"] {
      let report = try report(given, view)
      #expect(report.swipes.platform.text == "1", "\(view)")
      #expect(report.sides.count == 2, "\(view)")
    }
    #expect(try report(given, "Matched").sides.count == 2)
  }

  @Test func `is followed where an initialiser begins with it`() throws {
    let sample = Sample(
      body: "Begun()",
      """
      struct Begun: View {
        enum Mode { case wide(Int), tall; static var usual: Mode { .wide(3) } }
        let mode: Mode
        init(mode: Mode = .usual) { self.mode = mode }
        var body: some View {
          switch mode { case .wide(let count): Text("Wide \\(count)"); case .tall: Text("Tall") }
        }
      }
      """)
    #expect(try #require(sample.main).said == ["Wide 3."])
  }
}

@Suite struct `An action that may be nil` {
  @Test(arguments: ["model.go", "go", "self.go", "dismiss.callAsFunction", "given", "{ go() }"])
  func `is there where a method is handed to it`(action: String) throws {
    let sample = Sample([
      "Page.swift": """
      import SwiftUI
      struct Row: View {
        var action: (() -> Void)?
        var body: some View { if let action { Button("Go", action: action) } else { Text("Go") } }
      }
      final class Model: ObservableObject { func go() {} ; var maybe: (() -> Void)? }
      struct Page: View {
        @StateObject var model = Model()
        @Environment(\\.dismiss) private var dismiss
        let given: () -> Void
        var open: (() -> Void)?
        var body: some View { Row(action: \(action)) }
        func go() {}
      }
      """
    ])
    let report = try #require(sample["Page"])
    #expect(report.said == ["Go. Button."])
    #expect(report.sides.isEmpty)
  }

  @Test(arguments: ["model.maybe", "open"])
  func `may be nil where something is handed to it that may`(action: String) throws {
    let sample = Sample([
      "Page.swift": """
      import SwiftUI
      struct Row: View {
        var action: (() -> Void)?
        var body: some View { Text("Row"); if let action { Button("Go", action: action) } }
      }
      final class Model: ObservableObject { var maybe: (() -> Void)? }
      struct Page: View {
        @StateObject var model = Model()
        var open: (() -> Void)?
        var body: some View { Row(action: \(action)) }
      }
      """
    ])
    #expect(try #require(sample["Page"]).swipes.platform.text == "1…2")
  }
}
