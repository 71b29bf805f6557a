import Rules
import Testing

@Suite struct `What is advised` {
  @Test func `is of UIKit where the code is`() throws {
    let found = findings(
      """
      import UIKit
      final class Shelf: UIView {
        private let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          caption.text = "Shelf"
          addSubview(caption)
          caption.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }
      }
      """)
    let tap = try #require(found.first { $0.rule == "tap-without-trait" })
    #expect(tap.fix.contains("accessibilityTraits.insert(.button)"))
  }

  @Test(arguments: [
    ("", "Text(a)"),
    (".confirmationDialog(\"Sure?\", isPresented: $asks) { Button(\"Go\") {} }", "Text(a)"),
    (".sheet(isPresented: $asks) { Button(\"Go\") {} }", "Text(a)"),
    (".contextMenu { Button(\"Go\") {} }", "Text(a)"),
    ("", "HStack { Text(a); Button(\"Go\") {} }"),
  ])
  func `leaves controls beside a tap only where they stand there`(
    _ after: String, _ view: String
  ) throws {
    let found = findings(
      """
      import SwiftUI
      struct Shelf: View {
        @State var asks = false
        var body: some View { \(view).onTapGesture { asks = true }\(after) }
      }
      """)
    let tap = try #require(found.first { $0.rule == "tap-without-trait" })
    #expect(tap.fix.contains("texts alone") == view.hasPrefix("HStack"))
  }

  @Test func `names a control without a title by what it is`() throws {
    let found = findings(
      """
      import SwiftUI
      struct Shelves: View {
        let names: [String]
        @State var isOn = false
        var body: some View {
          List {
            ForEach(names, id: \\.self) { name in
              HStack {
                Image(systemName: "star")
                Text(name)
                Toggle("", isOn: $isOn).labelsHidden()
              }
            }
          }
        }
      }
      """)
    let row = try #require(found.first { $0.rule == "ungrouped-row" })
    #expect(row.fix.contains("leave the ") && !row.fix.contains("“”"))
  }

  @Test func `leaves no controls of a menu beside a row`() throws {
    let found = findings(
      """
      import SwiftUI
      struct Shelves: View {
        let names: [String]
        var body: some View {
          List {
            ForEach(names, id: \\.self) { name in
              HStack { Text(name); Text("Tea"); Text("Cake") }
                .contextMenu { Menu("Copy") { Button("Name") {} }; Button("Share") {} }
            }
          }
        }
      }
      """)
    let row = try #require(found.first { $0.rule == "ungrouped-row" })
    #expect(!row.fix.contains("beside it"))
  }

  @Test func `tells a name for tests from a label`() throws {
    let found = findings(
      """
      import SwiftUI
      struct Shelf: View {
        var body: some View {
          Button("New book") {}.accessibilityLabel("newBookButton")
          Button("Old book") {}.accessibilityLabel("Lend")
        }
      }
      """
    ).filter { $0.rule == "label-not-in-name" }
    #expect(found.map { $0.fix.contains("accessibilityIdentifier") } == [true, false])
  }

  @Test(arguments: [
    ("Double-tap to play", "says how to use it, which VoiceOver does itself."),
    ("Long press for more", "names a gesture, and not everybody makes it."),
  ])
  func `claims of VoiceOver only what it says itself`(_ hint: String, _ end: String) throws {
    let found = findings(
      "import SwiftUI\nstruct A: View { var body: some View { Text(a).accessibilityHint(\"\(hint)\") } }"
    )
    let named = try #require(found.first { $0.rule == "hint-names-gesture" })
    #expect(named.message.hasSuffix(end))
  }

  @Test func `calls what is open expanded, and not selected`() throws {
    let found = findings(
      """
      import SwiftUI
      struct A: View {
        var body: some View {
          Button { isExpanded.toggle() } label: {
            HStack { Text(a); Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0)) }
          }
        }
      }
      """)
    let open = try #require(found.first { $0.rule == "state-not-exposed" })
    #expect(open.fix.contains("accessibilityValue") && !open.fix.contains("isSelected"))
  }

  @Test func `quotes a symbol as it is written`() throws {
    let found = findings(
      """
      import SwiftUI
      struct A: View {
        var body: some View {
          HStack { Text(a); if isOn { Image(systemSymbol: .checkmark) } }
            .accessibilityElement(children: .combine)
        }
      }
      """)
    let dropped = try #require(found.first { $0.rule == "combined-row-without-label" })
    #expect(dropped.message.hasPrefix("Image(systemSymbol: .checkmark) tells something"))
  }

  @Test func `counts rows of the tab that is shown`() throws {
    let found = findings(
      """
      import SwiftUI
      enum Part: CaseIterable { case shelf, past, lent }
      struct Shelf: View {
        var body: some View {
          TabView {
            ForEach(Part.allCases) { part in
              Group {
                switch part {
                case .shelf: List(books) { book in VStack { Text(book.title); Text(book.author) } }
                case .past: Text("Past")
                case .lent: Text("Lent")
                }
              }
            }
          }
        }
      }
      """)
    let row = try #require(found.first { $0.rule == "ungrouped-row" })
    #expect(row.message.hasPrefix("Each row is 2 stops: 40 swipes over 20 assumed rows"))
  }

  /// What stands first among the good examples mends what stands first among the bad.
  @Test(arguments: Rule.catalog)
  func `is shown on the code that was wrong`(_ rule: Rule) {
    func words(_ code: String) -> Set<Substring> {
      Set(code.split { !$0.isLetter && !$0.isNumber })
    }
    let (wrong, mended) = (words(rule.before), words(rule.after))
    #expect(!rule.after.isEmpty && rule.before != rule.after)
    #expect(
      wrong.intersection(mended).count * 2 >= min(wrong.count, mended.count),
      "\(rule.before) is not mended by \(rule.after)")
  }

  @Test func `quotes no caller where each hands in another title`() {
    let found = findings(
      """
      import SwiftUI
      struct Part: View {
        let label: String
        var heading = "Shelves"
        var body: some View {
          VStack { Text(label).font(.title); Text(a); Text(b) }
          VStack { Text(heading).font(.title); Text(a); Text(b) }
        }
      }
      struct Shelf: View { var body: some View { VStack { Part(label: "New"); Part(label: "Old") } } }
      """
    ).filter { $0.rule == "heading-missing" }
    #expect(
      found.map(\.message) == [
        "Text(label) looks like a heading and is plain text.",
        "Text(\"Shelves\") looks like a heading and is plain text.",
      ])
  }

  @Test func `weighs a placeholder less than a name that stays`() {
    let found = findings(
      """
      import SwiftUI
      struct A: View {
        var body: some View {
          Button("Ask away") {}.accessibilityLabel("Question")
          TextField("Ask away", text: $text).accessibilityLabel("Question")
        }
      }
      """
    ).filter { $0.rule == "label-not-in-name" }
    #expect(found.map(\.severity) == [.serious, .moderate])
  }
}
