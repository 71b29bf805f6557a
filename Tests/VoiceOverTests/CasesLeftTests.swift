import Testing
import VoiceOver

/// A side that asks which case something is shows the words of the cases that are left there.
@Suite struct `Words of an enum on a side that asks which case it is` {
  private static let size = """
    enum Size: String, CaseIterable, Identifiable {
      case small = "S", medium = "M", large = "L"
      static let usual = Size.medium
      var id: Self { self }
      var title: String {
        switch self {
        case .small: "Small"
        case .medium: "Medium"
        case .large: "Large"
        }
      }
      var note: String { self == .small ? "Fits a cup" : title }
      var short: String {
        if self == .small { return "Little" }
        return "More"
      }
      var rest: String {
        switch self {
        case .small: "Little"
        case .large: "Much"
        default: "Some"
        }
      }
      func named(_ end: String) -> String {
        switch self {
        case .small: "Small" + end
        case .medium: "Medium" + end
        case .large: "Large" + end
        }
      }
    }
    struct Mug: Identifiable {
      let id: Int
      let size: Size
      var lid: Size?
      let style: Style
    }
    struct Style { let size: Size }
    struct Tag: View {
      let size: Size
      var body: some View { Text(size.title) }
    }
    struct MugRow: View {
      let mug: Mug
      var body: some View {
        if mug.size != .small { Text(mug.size.title) }
      }
    }
    """

  private func said(_ row: String) throws -> [String] {
    let sample = Sample([
      "Mug.swift": "import SwiftUI\n" + Self.size,
      "Sample.swift": """
      import SwiftUI
      struct Sample: View {
        let mugs: [Mug]
        let size: Size
        let lid: Size?
        var body: some View { ForEach(mugs) { mug in \(row) } }
        @ViewBuilder func tag(_ size: Size) -> some View {
          if size != .large { Text(size.title) }
        }
        @ViewBuilder func handed(_ size: Size) -> some View {
          if size != .large { Tag(size: size) }
        }
      }
      """,
    ])
    return try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    ("if mug.size != .small { Text(mug.size.title) }", "Medium or Large."),
    ("if mug.size == .small || mug.size == .large { Text(mug.size.title) }", "Small or Large."),
    ("if mug.size == .large { Text(mug.size.title) }", "Large."),
    ("if mug.size != .small && mug.size != .large { Text(mug.size.title) }", "Medium."),
    ("if mug.size == Size.large { Text(mug.size.title) }", "Large."),
    ("if mug.style.size != .large { Text(mug.style.size.title) }", "Small or Medium."),
    ("if mug.size != .small { Text(mug.size.named(\"!\")) }", "Medium! or Large!"),
    ("if mug.size != .small { Text(mug.size.rawValue) }", "M or L."),
    ("if mug.size != .large { Text(mug.size.rest) }", "Little or Some."),
    ("if mug.size == .small || mug.size == .large { Text(mug.size.rest) }", "Little or Much."),
    ("if mug.size != .small { Text(mug.size.short) }", "More."),
    ("if mug.size != .large { Tag(size: mug.size) }", "Small or Medium."),
    ("if let lid = mug.lid, lid != .large { Text(lid.title) }", "Small or Medium."),
    ("if let lid, lid != .large { Text(lid.title) }", "Small or Medium."),
    ("let own = mug.size; if own != .large { Text(own.title) }", "Small or Medium."),
    ("if size != .large { Text(size.title) }", "Small or Medium."),
    ("tag(mug.size)", "Small or Medium."),
    ("handed(mug.size)", "Small or Medium."),
    ("MugRow(mug: mug)", "Medium or Large."),
    ("Text(mug.size == .small ? \"None\" : mug.size.title)", "None or Medium or Large."),
    ("Text(mug.size.note)", "Fits a cup or Medium or Large."),
    ("ForEach(mugs) { if $0.size != .small { Text($0.size.title) } }", "Medium or Large."),
  ])
  func `are those of the others`(_ row: String, _ text: String) throws {
    #expect(try said(row) == [text])
  }

  @Test(arguments: [
    ("case .small, .medium: Text(mug.size.title)\n default: EmptyView()", "Small or Medium."),
    ("case .small: EmptyView()\n default: Text(mug.size.title)", "Medium or Large."),
    ("case .small, .medium: EmptyView()\n default: Text(mug.size.named(\"!\"))", "Large!"),
  ])
  func `are those of a side of a switch`(_ sides: String, _ text: String) throws {
    #expect(try said("switch mug.size { \(sides) }") == [text])
  }

  /// What is asked of one thing says nothing of another one.
  @Test(arguments: [
    "if mug.lid != .small { Text(mug.size.title) }",
    "if size != .small { Text(mug.size.title) }",
    "if mug.style.size != .small { Text(mug.size.title) }",
    "if mug.size != .small { ForEach(mugs) { mug in Text(mug.size.title) } }",
    "if mug.size != .small || mug.id > 2 { Text(mug.size.title) }",
    "if mug.size == .usual || mug.id > 2 { Text(mug.size.title) }",
  ])
  func `are all of them where it asks of something else`(_ row: String) throws {
    #expect(try said(row) == ["Small or Medium or Large."])
  }

  /// A part that is shown on two sides is told with the words of each.
  @Test func `are other ones in another place of the same part`() throws {
    let row =
      "if mug.size != .large { Tag(size: mug.size) }; if mug.size != .small { Tag(size: mug.size) }"
    #expect(try said(row) == ["Small or Medium.", "Medium or Large."])
    let own = "if size != .large { Tag(size: size) }; if size != .small { Tag(size: size) }"
    #expect(try said(own) == ["Small or Medium.", "Medium or Large."])
  }
}
