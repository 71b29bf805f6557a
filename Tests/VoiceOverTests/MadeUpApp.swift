import Syntax
import Testing

@testable import Views

/// An app whose screens show the same rows with different things in them.
struct MadeUpApp {
  var chance: Chance
  private var sources: [String: String] = [:]

  init(seed: UInt64) { chance = Chance(state: seed) }

  /// Enough to be worth keeping.
  static let lines = (1...42).map { "Text(\"Line \($0)\")" }.joined(separator: "; ")

  static let row = """
    import SwiftUI
    struct Row<Content: View>: View {
      let title: String
      var detail: String = "None"
      var isOn = false
      @ViewBuilder var content: () -> Content
      var body: some View {
        HStack { \(lines) }
        VStack {
          Text(title)
          Text(detail)
          if isOn { Text("On") }
          content()
        }
      }
    }
    """

  /// Shows what somebody else made.
  private static let frame = """
    import SwiftUI
    struct Frame<Content: View>: View {
      let content: Content
      var body: some View { VStack { \(lines) }; Text("Frame"); content }
    }
    struct Opener<Content: View>: View {
      let content: Content
      var body: some View { VStack { \(lines) }.sheet(isPresented: $isOpen) { content } }
    }
    struct Opening<Other: View>: ViewModifier {
      let other: () -> Other
      func body(content: Content) -> some View {
        content.sheet(isPresented: $isOpen) { VStack { Text("Handle"); other() } }
      }
    }
    """

  mutating func edit(isFirst: Bool) -> [(path: String, views: FileViews?)] {
    var changed: [String: String] = [:]
    if isFirst {
      changed["Row.swift"] = Self.row
      changed["Frame.swift"] = Self.frame
      for number in 0..<3 { changed["Card\(number).swift"] = card(number) }
      for number in 0..<4 { changed["Screen\(number).swift"] = screen(number) }
      changed["Model.swift"] = model()
    } else {
      switch below(8) {
      case 0: changed["Model.swift"] = model()
      case 1, 2, 3:
        let number = below(3)
        changed["Card\(number).swift"] = card(number)
      case 4:
        let other = below(9)
        changed["Row.swift"] = Self.row.replacing("\"On\"", with: "\"On \(other)\"")
      default:
        let number = below(4)
        changed["Screen\(number).swift"] = screen(number)
      }
    }
    sources.merge(changed) { $1 }
    return changed.sorted { $0.key < $1.key }.map { ($0.key, Self.lowered($0.value)) }
  }

  private mutating func model() -> String {
    let text = one(of: ["name", "name + suffix", "\"Dear \\(name)\"", "prefix ?? name"])
    return """
      struct Item { let name: String; let isNew: Bool; let suffix: String; let prefix: String?; let tags: [Tag]
        var full: String { \(text) } }
      enum Tag: CaseIterable { case a, b\(one(of: ["", ", c"])) }
      """
  }

  private static func lowered(_ source: String) -> FileViews {
    let bytes = Array(source.utf8)
    return lower(parse(bytes.span), bytes.span)
  }

  /// A view that passes on what it is given.
  private mutating func card(_ number: Int) -> String {
    let card = shown(by: "Card\(below(3))", inCard: true)
    // A card may be part of itself, by whatever way.
    let inner = one(
      of: number == 0
        ? ["EmptyView()", card] : [card, "Frame(content: \(card))", "Opener(content: \(card))"])
    return """
      import SwiftUI
      struct Card\(number): View {
        let title: String
        let item: Item
        var isOpen = \(one(of: ["true", "false"]))
        var onTap: () -> Void = {}
        private var heading: String { \(one(of: ["title", "title + \"!\"", "item.full"])) }
        init(title: String, item: Item, isOpen: Bool = true, onTap: @escaping () -> Void = {}) {
          self.title = \(one(of: ["title", "\"The \" + title"]))
          self.item = item
          self.isOpen = isOpen
          self.onTap = onTap
        }
        var body: some View {
          Row(title: heading, detail: \(text())) { \(inner) }
          if isOpen { Text("Open") } else { Text("Closed"); Text("Locked") }
          Row(title: \(text()), isOn: isOpen) {
            Button(action: onTap) { Text(title) }.accessibilityLabel(\(text()))
            ForEach(item.tags) { tag in Text(tag.name) }
          }
          .sheet(isPresented: $isShown) { Text(item.full) }
          \(one(of: ["", ".modifier(Opening { Text(title) })", ".modifier(Opening { Line() })"]))
        }
      }
      """
  }

  private mutating func screen(_ number: Int) -> String {
    let rows = (0..<(2 + below(3))).map { _ in shown(by: "Card\(below(3))", inCard: false) }
    return """
      import SwiftUI
      struct Screen\(number): View {
        @State private var item: Item
        @Binding var isFresh: Bool
        let title: String
        let items: [Item]
        var body: some View {
          if isFresh { Text("Fresh") }
          if items.isEmpty { \(rows[0]) } else { List(items) { item in \(rows[1]) } }
          \(rows.joined(separator: "\n    "))
          \(one(of: ["", "Opener(content: Card0(title: title, item: item))"]))
          NavigationLink("Next") { Screen\(below(4))(title: "Next", items: items)\(dressing()) }
        }
      }
      """
  }

  private mutating func dressing() -> String {
    one(of: [
      "", ".navigationTitle(title)", ".overlay { Card\(below(3))(title: title, item: items[0]) }",
    ])
  }

  private mutating func shown(by view: String, inCard: Bool) -> String {
    let item = one(
      of: inCard
        ? ["item", "item"]
        : ["item", "items[0]", ".init(name: title)", "Item(name: title, suffix: \"\(below(3))\")"])
    let more = one(of: [
      "", ", isOpen: false", ", isOpen: title.isEmpty", ") { print(title)",
      ", onTap: { item.open() }", ", isOpen: \(inCard ? "isOpen" : "isFresh")",
      ", isOpen: !\(inCard ? "isOpen" : "isFresh")", ", isOpen: item.isNew",
    ])
    return "\(view)(title: \(text()), item: \(item)\(more)\(more.contains("{ print") ? " }" : ")")"
  }

  private mutating func text() -> String {
    one(of: [
      "title", "\"Plain\"", "\"Some \\(title)\"", "item.name", "item.full",
      "isEmpty ? \"A\" : title",
      "title + item.name", "Tag.allCases.description",
    ])
  }

  private mutating func one(of choices: [String]) -> String { choices[below(choices.count)] }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &chance) }
}

/// The same numbers in every run.
struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
