import Testing
import VoiceOver

/// Cases that hold something, by whatever way they are written, and what members of one of several cases say.
@Suite struct `A case with a payload` {
  private static let board = """
    import SwiftUI
    final class Board {
      enum Look {
        case plain(text: String), titled(title: String, text: String, hint: String = "Later", action: (() -> Void)? = nil)
        var text: String {
          switch self { case .plain(let text), .titled(_, let text, _, _): text }
        }
        var hint: String { switch self { case .plain: "None"; case .titled(_, _, let hint, _): hint } }
      }
    }
    """

  private func said(_ look: String, _ member: String = "text") throws -> [String] {
    let beside =
      Self.board + """

        struct Line: View { let look: Board.Look; var body: some View { Text(look.\(member)) } }
        struct Page: View { var body: some View { Line(look: \(look)) } }
        """
    let report = try #require(Sample(body: "Text(title)", beside)["Page"])
    return report.stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    #"Board.Look.plain(text: "Whole name")"#, #".plain(text: "Whole name")"#,
    #"Board.Look.titled(title: "A", text: "Whole name", hint: "B", action: nil)"#,
  ])
  func `is told by its whole name too`(_ look: String) throws {
    #expect(try said(look) == ["Whole name."])
  }

  @Test func `holds by default what it is not given`() throws {
    #expect(try said(#".titled(title: "A", text: "Less")"#) == ["Less."])
    #expect(try said(#".titled(title: "A", text: "Less")"#, "hint") == ["Later."])
    #expect(try said(#".titled(title: "A", text: "Less", hint: "Soon")"#, "hint") == ["Soon."])
  }

  @Test func `is asked by a function of one of several`() throws {
    let beside = """
      enum Act {
        case share, quote
        func label(_ isOwn: Bool) -> String {
          switch self { case .share: isOwn ? "Share mine" : "Share"; case .quote: "Quote" }
        }
        func count(_ isOwn: Bool) -> String { self == .share ? unknown(isOwn) : "None" }
      }
      struct Line: View {
        let isFirst: Bool
        var act: Act { isFirst ? .share : .quote }
        var body: some View {
          Text(act.label(true))
          Text(act.count(true))
        }
      }
      """
    let report = try #require(Sample(body: "Text(title)", beside)["Line"])
    let said = report.stops.map { $0.spoken?.speech ?? $0.speech }
    #expect(said.first == "Share mine or Quote.")
    #expect(said.last?.contains("‹") == true)
  }
}

/// Texts that are written in short, where their type says what is meant.
@Suite struct `A text in short` {
  private func said(_ declarations: String, _ value: String) throws -> [String] {
    let source = """
      import UIKit
      \(declarations)
      final class Screen: UIViewController {
        private let tray = Tray()
        override func viewDidLoad() {
          let label = UILabel()
          \(value)
          view.addSubview(label)
        }
      }
      """
    return try #require(Sample(["Screen.swift": source])["Screen"]).said
  }

  @Test func `is what an extension of String has by that name`() throws {
    let tray = """
      final class Tray { let heading: String = .heading; let other: Kind = .heading; let late: String = .missing }
      enum Kind { case heading }
      extension String { static let heading = "Tray" }
      """
    #expect(try said(tray, "label.text = tray.heading") == ["Tray."])
    #expect(try said(tray, "label.text = tray.late").first?.contains("‹") == true)
  }

  @Test func `is what it is made of`() throws {
    let tray = "final class Tray {}"
    #expect(try said(tray, #"label.attributedText = .init(string: "Only dust")"#) == ["Only dust."])
  }

  /// A bar that a factory makes in a file that imports nothing of UIKit, as another one of the module does.
  @Test(arguments: ["NoteBarView", "NoteViewControllerPart"])
  func `is said by what a file without an import makes`(_ name: String) throws {
    let bar = """
      import UIKit
      final class \(name): UIView {
        private let label = UILabel()
        init(_ text: String) {
          super.init(frame: .zero)
          label.text = text
          addSubview(label)
        }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() { view.addSubview(NoteFactory.make("Late")) }
      }
      """
    let factory = """
      import Foundation
      enum NoteFactory {
        static func make(_ text: String) -> \(name) {
          let bar = \(name)(text)
          return bar
        }
      }
      """
    let sample = Sample(["Screen.swift": bar, "NoteFactory.swift": factory])
    #expect(try #require(sample["Screen"]).said == ["Late."])
  }

  /// `struct Section` of a table's own is no section of SwiftUI.
  @Test func `is said by a value called as a view is`() throws {
    let tray = """
      final class Tray {
        struct Section { let title: String }
        let only = Section(title: "Trees")
        func first() -> Section { Section(title: "Oaks") }
      }
      """
    #expect(try said(tray, "label.text = tray.only.title") == ["Trees."])
    #expect(try said(tray, "label.text = tray.first().title") == ["Oaks."])
  }
}
