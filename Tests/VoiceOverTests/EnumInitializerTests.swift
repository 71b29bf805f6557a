import Testing
import VoiceOver

/// Values of an enum that an initialiser of its own makes.
@Suite struct `A case that an initialiser chooses` {
  private func said(_ value: String) throws -> [String] {
    let beside = #"""
      enum Shown {
        case empty(String), text(String), none
        var title: String { switch self { case .empty(let said), .text(let said): said; case .none: "None" } }
        init(empty: String, text: String?) {
          if let text, !text.isEmpty { self = .text(text) } else { self = .empty(empty) }
        }
        init(_ isOn: Bool) {
          guard isOn else { self = .none; return }
          self.init(empty: "Off", text: "On")
        }
        init?(raw: Int) { return nil }
      }
      enum Kind { case fixed, share; var name: String { switch self { case .fixed: "Fixed"; case .share: "Share" } } }
      final class Desk: ObservableObject {
        @Published var kind: Kind
        @Published var isOn: Bool
        var shown: Shown { Shown(empty: "", text: kind.name) }
        var known: Shown { Shown(empty: "Nothing", text: nil) }
        var chosen: Shown { Shown(isOn) }
        var strange: Shown? { Shown(raw: 3) }
      }
      struct Line: View { let shown: Shown; var body: some View { Text(shown.title) } }
      struct Page: View { @ObservedObject var desk: Desk; var body: some View { Line(shown: \#(value)) } }
      """#
    let report = try #require(Sample(body: "Text(title)", beside)["Page"])
    return report.stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    ("desk.known", ["Nothing."]),
    ("desk.shown", ["at times Fixed or Share."]),
    ("desk.chosen", ["None or On."]),
    (#"Shown(empty: "A", text: "B")"#, ["B."]),
    (#".text("C")"#, ["C."]),
  ])
  func `says what that case does`(_ value: String, _ said: [String]) throws {
    #expect(try self.said(value) == said)
  }
}
