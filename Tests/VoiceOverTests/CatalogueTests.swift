import Testing
import VoiceOver

@Suite struct `A key of a catalogue` {
  @Test func `is found with what is put into it`() throws {
    let source = """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          Text("row.count \\(count)")
          Text("row.from \\(sender) \\(count)")
          Text("row.many \\(count)")
          Text("row.lost \\(count)")
          Text("You have \\(count) mails")
          Text(L10n.left(count))
          Text(L10n.plain)
          Text(Strings.done)
          Text(Strings.gone)
        }
      }
      enum L10n {
        static func left(_ p1: Any) -> String {
          L10n.tr("Main", "row.left", String(describing: p1), fallback: "%@ over")
        }
        static var plain: String { L10n.tr("Main", "row.left", "No") }
      }
      enum Strings {
        static var done: String { return Strings.tr("Main", "row.done") }
        static var gone: String { return Strings.tr("Main", "row.gone") }
        private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
          String(format: format(key, table), locale: Locale.current, arguments: args)
        }
      }
      """
    let strings = """
      "row.count %lld" = "%lld mails";
      "row.from %@ %lld" = "%1$@ sent %2$lld";
      "row.many %lld" = "%#@rows@ in all";
      "row.left" = "%@ left";
      "row.done" = "All read";
      """
    let report = try #require(Sample(["Sample.swift": source], strings: strings)["Sample"])
    #expect(
      report.said == [
        "‹count› mails.", "‹sender› sent ‹count›.", "‹count› in all.", "row.lost ‹count›.",
        "You have ‹count› mails.",
        "‹count› left.", "No left.", "All read.", "‹Strings.gone›.",
      ])
  }

  @Test func `is found by the name that generated code has for it, which is not in the repository`()
    throws
  {
    let source = """
      import SwiftUI
      struct Sample: View {
        let kind: Kind
        var body: some View {
          Text(L10n.Settings.title)
          Text(LocalString.common_button_done)
          Text(.settingsTitle)
          Text(L10n.Items.left(count))
          Button(.itemsLeft(count)) { }
          Button(R.string.localizable.settingsTitle()) { }
          Text("Row").accessibilityLabel(.commonButtonDone)
          Text(kind.title)
          Text(L10n.ab)
          Text(L10n.nothing)
          Text(Colors.settingsTitle)
          Button(role: .cancel) { }
        }
      }
      enum Kind {
        case old, new
        var title: String {
          switch self {
          case .old, .new: L10n.settingsTitle
          }
        }
      }
      """
    let strings = """
      "settings.title" = "Settings";
      "common_button_done" = "Done";
      "items.left" = "%d items left";
      "a.b" = "One";
      "ab" = "Two";
      "AB" = "Three";
      "cancel" = "Never mind";
      """
    let report = try #require(Sample(["Sample.swift": source], strings: strings)["Sample"])
    #expect(
      report.said == [
        "Settings.", "Done.", "Settings.", "‹count› items left.", "‹count› items left. Button.",
        "Settings. Button.", "Done.", "Settings.", "‹L10n.ab›.", "‹L10n.nothing›.",
        "‹Colors.settingsTitle›.", "Cancel. Button.",
      ])
  }
}
