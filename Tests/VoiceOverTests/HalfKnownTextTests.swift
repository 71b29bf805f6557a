import Testing
import VoiceOver

/// Texts of values of which only the type is known, that have words of their own and say what is not in the source.
@Suite struct `A text of which the source has the words` {
  private func said(_ text: String) throws -> [String] {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      struct Sample: View {
        let basket: Basket
        let fruit: Fruit
        let shop: Shop?
        @AppStorage("count") var count = 0
        @AppStorage("owner") var owner = ""
        var body: some View { Text(\(text)) }
      }
      """,
      "Basket.swift": #"""
      import Foundation
      struct Owner { let name: String }
      struct Basket {
        let weight: Int
        let name: String
        let nick: String?
        let owner: Owner?
        let isNew: Bool
        let place: String
        var title: String { "Basket of \(weight) kilos" }
        var plain: String { "\(name) \(weight)" }
        var shown: String { nick ?? "No name" }
        var filled: String { name.isEmpty ? "Unnamed" : name }
        var keeper: String { if let owner { return owner.name }; return "Nobody" }
        var good: String { guard let owner else { return "Nobody" }; return "of \(owner.name)" }
        var mark: String? { isNew ? "New: \(name)" : nil }
        var list: String { ["Fruit", name].joined(separator: ", ") }
        var guarded: String {
          guard let owner else { return "" }
          if isNew { return place }
          return owner.name
        }
        var madeUp: String {
          guard let text = find(name) else { return "" }
          return text
        }
        var handedOn: String { owner.name }
        var either: String { isNew ? name : plain }
        var signed: String { sign(weight) }
        var size: String { inBytes(weight) }
        var given: String { sign(grams ?? 0) }
        var worded: String { inWords(weight) }
        var grams: Int?
        var grade: String {
          guard weight < 100 else { return "Heavy" }
          guard weight > 0 else { return "" }
          return "\(weight) kilos"
        }
        func called() -> String { place }
        func known(to shop: Shop?) -> String { shop?.word(for: self) ?? name }
        func fetched() -> String { Cache.shared.load(name) }
        func note(_ person: String) -> String { "Basket for \(person)" }
        func line(_ person: String?) -> String { "For \(person ?? "nobody")" }
      }
      func sign(_ number: Int) -> String { number < 0 ? "\(number)" : "+\(number)" }
      func inBytes(_ number: Int) -> String {
        let formatter = ByteCountFormatter()
        formatter.isAdaptive = true
        return formatter.string(fromByteCount: Int64(clamping: number))
      }
      func inWords(_ number: Int) -> String { table[number] }
      final class Shop {
        private var words: [String: String] = [:]
        func word(for basket: Basket) -> String? { words[basket.name] }
      }
      enum Fruit {
        case pear, plum, many(Int)
        func counted(_ n: Int) -> String {
          switch self {
          case .pear: return "\(n) pears"
          case .plum: return "\(n) plums"
          case .many(let more): return "\(more) more"
          }
        }
      }
      """#,
    ])
    return try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    ("basket.title", "Basket of ‹weight› kilos."),
    ("basket.note(owner)", "Basket for ‹owner›."),
    (#"basket.note("Ada")"#, "Basket for Ada."),
    ("fruit.counted(count)", "‹count› pears or ‹count› plums or ‹more› more."),
    ("basket.shown", "‹nick› or No name."),
    ("basket.filled", "Unnamed or ‹name›."),
    ("basket.keeper", "‹owner name› or Nobody."),
    ("basket.good", "Nobody or of ‹owner name›."),
    ("basket.list", "Fruit, ‹name›."),
    (#"basket.mark ?? """#, "at times New: ‹name›."),
    ("basket.grade", "at times Heavy or ‹weight› kilos."),
  ])
  func `says them`(_ text: String, _ said: String) throws {
    #expect(try self.said(text) == [said])
  }

  /// Of holes alone the name of the whole says more, as it does where words go on differently.
  @Test(arguments: [
    ("basket.plain", "‹plain?›."), ("basket.either", "‹either?›."),
    ("basket.line(basket.nick)", "‹line?›."),
    ("basket.fetched()", "‹fetched?›."),
    // All that it computes is data, and so is what a function gives: of a property the name of that tells more.
    ("basket.called()", "‹place›."), ("basket.known(to: shop)", "‹known›."),
    ("basket.handedOn", "‹handed on›."), ("basket.guarded", "‹guarded›."),
    ("basket.madeUp", "at times ‹find?›."),
    // And what a function only writes.
    ("basket.signed", "‹signed›."), ("basket.size", "‹size›."), ("basket.given", "‹given›."),
    ("basket.worded", "‹worded?›."),
  ])
  func `has words, or its own name is told`(_ text: String, _ said: String) throws {
    #expect(try self.said(text) == [said])
  }
}

/// Ways through code that give the same.
@Suite struct `A function that returns in several places` {
  @Test(arguments: [
    ("early(verse)", "‹verse›."), ("joined(verse)", "Verse ‹verse› or ‹verse›."),
  ])
  func `gives what nobody knows once`(_ text: String, _ said: String) throws {
    let sample = Sample(
      body: "Text(\(text))",
      #"""
      extension Sample {
        @AppStorage("verse") var verse = ""
        @AppStorage("isDeep") var isDeep = false
        func early(_ line: String) -> AttributedString {
          var out = AttributedString(line)
          guard let range = out.range(of: "a") else { return out }
          out[range].foregroundColor = .red
          return out
        }
        func joined(_ line: String) -> AttributedString {
          var main = AttributedString(line)
          main.font = .body
          let out: AttributedString
          if isDeep {
            var head = AttributedString("Verse ")
            head.append(main)
            out = head
          } else {
            out = main
          }
          return out
        }
      }
      """#)
    #expect(try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech } == [said])
  }
}

@Suite struct `What is kept in a store under a key` {
  @Test func `is called by the property that asks for it`() throws {
    let sample = Sample(
      body: "Text(Vault.nickname ?? \"\"); Text(first)",
      """
      final class Box { subscript(key: String) -> String? { get { find(key) } } }
      enum Vault {
        static let box = Box()
        static var nickname: String? { return Vault.box["nick"] }
      }
      extension Sample {
        var names: [String] { load() }
        var first: String { names[0] }
      }
      """)
    #expect(
      try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech } == [
        "‹nickname?›.", "‹first?›.",
      ])
  }
}
