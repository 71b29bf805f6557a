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

  @Test func `is found where it is words with places in them`() throws {
    let source = """
      import SwiftUI
      struct Sample: View {
        let title: String
        var body: some View {
          Text("\\(count) song")
          Text("\\(count) of \\(name)")
          Text("\\(share)% done")
          Text("\\(count) album")
          Text(verbatim: "\\(count) song")
          Line(title: "\\(count) song")
          Label("\\(count) song", systemImage: "star")
          Text(String(localized: "\\(count) song"))
          Text("A").accessibilityLabel("\\(count) song")
        }
      }
      struct Line: View { let title: String; var body: some View { Text(title) } }
      """
    let strings = """
      "%lld song" = "%lld songs";
      "%lld of %@" = "%2$@: %1$lld";
      "%lld%% done" = "%lld%% is done";
      """
    let report = try #require(Sample(["Sample.swift": source], strings: strings)["Sample"])
    #expect(
      report.said == [
        "‹count› songs.", "‹name›: ‹count›.", "‹share›% is done.", "‹count› album.",
        "‹count› song.", "‹count› song.", "‹count› songs.", "‹count› songs.", "‹count› songs.",
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

  @Test func `is found by the function or the label that a tool names after a table`() throws {
    let source = """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          Text(.cart(.title))
          Button(.cart(.left(count)), systemImage: "star") { }
          Text(String(localized: .cart(.title)))
          Text(String(cart: .title))
          Text(.other(.title))
          Save()
        }
      }
      struct Save: View {
        let label: String
        init(_ label: LocalizedStringResource = .cart(.title)) { self.label = String(localized: label) }
        var body: some View { Button(label) { } }
      }
      """
    let tables = [
      "en.lproj/Localizable.strings": "\"cart\" = \"All carts\"; \"title\" = \"Start\";",
      "en.lproj/Cart.strings": "\"title\" = \"Your cart\"; \"left\" = \"%d left\";",
    ]
    let report = try #require(Sample(["Sample.swift": source], tables: tables)["Sample"])
    #expect(
      report.said == [
        "Your cart.", "‹count› left. Button.", "Your cart.", "Your cart.", "‹other(…)›.",
        "Your cart. Button.",
      ])
  }

  /// A function of the app that calls the platform's by the same name is no way back to itself.
  @Test func `is found by an overload of the platform's function`() throws {
    let source = """
      import UIKit
      func NSLocalizedString(_ key: String) -> String { return NSLocalizedString(key, comment: "") }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          for key in ["posts", "Nowhere"] {
            let label = UILabel()
            label.text = NSLocalizedString(key)
            view.addSubview(label)
          }
        }
      }
      """
    let report = try #require(
      Sample(["Screen.swift": source], strings: "\"posts\" = \"Posts\";")["Screen"])
    #expect(report.said == ["Posts.", "Nowhere."])
  }

  @Test(arguments: [
    "text != \"\" ? text : nil", "text == \"\" ? nil : text", "text.isEmpty ? nil : text",
  ])
  func `is there where a function asks whether it is`(_ value: String) throws {
    let source = """
      import UIKit
      func spoken(_ key: String) -> String? {
        let text = NSLocalizedString(key, comment: "")
        return \(value)
      }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel()
          label.text = spoken("posts")
          view.addSubview(label)
        }
      }
      """
    let report = try #require(
      Sample(["Screen.swift": source], strings: "\"posts\" = \"Posts\";")["Screen"])
    #expect(report.said == ["Posts."])
  }

  @Test func `is found in the table that generated code names, under whatever root`() throws {
    let source = """
      import SwiftUI
      typealias Texts = ShopStrings.Cart
      struct Sample: View {
        typealias Local = L10n.Start
        typealias Words = L10n.Localizable
        var body: some View {
          Text(ShopStrings.Cart.title)
          Text(ShopStrings.Start.title)
          Text(Texts.title)
          Text(Local.title)
          Text(Words.openNow)
          Text(L10n.Localizable.openNow)
          Text(R.string.cart.title)
          Text(R.string.localizable.open_now)
          Text(.Cart.title)
          Text(String(localized: .Start.title))
          Text(L10n.Nowhere.title)
        }
      }
      """
    let tables = [
      "en.lproj/Localizable.strings": "\"open.now\" = \"Open now\";",
      "en.lproj/Cart.strings": "\"title\" = \"Your cart\";",
      "Kit/en.lproj/Start.xcstrings.strings": "\"title\" = \"Welcome\";",
    ]
    let report = try #require(Sample(["Sample.swift": source], tables: tables)["Sample"])
    #expect(
      report.said == [
        "Your cart.", "Welcome.", "Your cart.", "Welcome.", "Open now.", "Open now.", "Your cart.",
        "Open now.", "Your cart.", "Welcome.", "‹L10n.Nowhere.title›.",
      ])
  }

  @Test func `has plural forms in a file of their own`() throws {
    let source = """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          Text(L10n.Cart.items(count))
          Text(String(format: NSLocalizedString("cart.items", comment: ""), count))
          Text(String.localizedStringWithFormat("cart.of".localized, done, all).localizedUppercase)
        }
      }
      """
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>cart.items</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@items@ &amp; more</string>
          <key>items</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d item</string>
            <key>other</key><string>%d items</string>
          </dict>
        </dict>
        <key>cart.of</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%2$#@all@: %1$d done</string>
          <key>all</key>
          <dict><key>other</key><string>of %d</string><key>one</key><string>of one</string></dict>
        </dict>
      </dict></plist>
      """
    let sample = Sample(
      ["Sample.swift": source], tables: ["en.lproj/Localizable.stringsdict": plurals])
    #expect(
      try #require(sample["Sample"]).said == [
        "‹count› items & more.", "‹count› items & more.", "OF ‹all›: ‹done› DONE.",
      ])
  }

  @Test func `is said as it is where no table has it, also where there is none`() throws {
    let source = """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          Text("cart.title")
          Text("cart.title", bundle: .module)
          Text("example.org")
          Text("https://a.b/c")
          Text("left_of")
        }
      }
      """
    let translated = try #require(
      Sample(["Sample.swift": source], strings: "\"left_of\" = \"Left\";")["Sample"])
    #expect(
      translated.said == [
        "cart.title.", "‹\"cart.title\"›.", "example.org.", "https://a.b/c.", "Left.",
      ])
    let plain = try #require(Sample(["Sample.swift": source], tables: [:])["Sample"])
    #expect(
      plain.said == [
        "cart.title.", "‹\"cart.title\"›.", "example.org.", "https://a.b/c.", "left_of.",
      ])
  }

  @Test func `is found behind wrappers, and holes are told by what fills them`() throws {
    let source = """
      import SwiftUI
      func app(_ key: String, value: String? = nil, comment: String) -> String {
        Bundle.app.localizedString(forKey: key, value: value, table: nil)
      }
      extension String { static var copyFormat: String { NSLocalizedString("copy.%@", comment: "") } }
      struct Sample: View {
        var body: some View {
          Text(app("cart.title", value: "Basket", comment: ""))
          Text(app("cart.none", value: "Basket", comment: ""))
          Text(localized(key: "cart.title"))
          Text(Catalog.text(key: "cart.title"))
          Text(L10n.get(key: "cart.none"))
          Text(defaults.string(forKey: "cart.title"))
          Text(String(format: .copyFormat, kind))
          Text(String(format: isWhole ? "All of %@" : "Half of %1$@", kind))
          Text(String(format: "One " + "%@", kind))
          Text(String(format: "%+.2f m, %05d, %'llu%%", tilt, count, total))
        }
      }
      """
    let strings = "\"cart.title\" = \"Cart\"; \"copy.%@\" = \"Copy %@\";"
    let report = try #require(Sample(["Sample.swift": source], strings: strings)["Sample"])
    #expect(
      report.said == [
        "Cart.", "Basket.", "Cart.", "‹text(…)›.", "‹get(…)›.",
        "‹defaults.string(forKey: \"cart.title\")›.", "Copy ‹kind›.", "Half of ‹kind›.",
        "One ‹kind›.", "‹tilt› m, ‹count›, ‹total›%.",
      ])
  }

  @Test func `is found where nothing but a structure of texts is in the file`() throws {
    let view = "import SwiftUI\nstruct Sample: View { var body: some View { Text(Strings.title) } }"
    let texts = "import Foundation\nstruct Strings { static let title = \"Cart\" }"
    let report = try #require(Sample(["A.swift": view, "B.swift": texts])["Sample"])
    #expect(report.said == ["Cart."])
  }
}
