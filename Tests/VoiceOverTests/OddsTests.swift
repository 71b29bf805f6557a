import Scenes
import TestSupport
import Testing
import Views

@testable import VoiceOver

@Suite struct `The typical cost` {
  private func sample(_ body: String) -> Sample {
    Sample([
      "Sample.swift": """
      import SwiftUI
      enum Load { case idle, failed, done }
      struct Sample: View {
        @State private var isOpen = false
        @State private var isNew = false
        @State private var load = Load.idle
        @State private var title: String?
        @State private var pull: CGFloat = 0
        let items: [Item]
        let isSet: Bool?
        let last: Load?
        var body: some View { VStack { \(body) } }
        func change() { isOpen.toggle(); isNew.toggle(); load = .done; title = "Title" }
      }
      """
    ])
  }

  @Test(arguments: [
    (#"Text("A"); Text("B")"#, 200),
    // One way as likely as the other, and a question once asked keeps its answer.
    (#"Text("A"); if isOpen { Text("B") }"#, 150),
    (#"if isOpen { Text("A") } else { Text("B"); Text("C") }"#, 150),
    (#"if isOpen { Text("A"); if isOpen { Text("B") } else { Text("C"); Text("D") } }"#, 100),
    (#"VStack { if isOpen { Text("A") } }; VStack { if isOpen { Text("B") } }"#, 100),
    (#"if isOpen, isNew { Text("A") }"#, 25),
    // What may be nil has one answer more than what is there.
    (#"if let isSet { if isSet { Text("A") } else { Text("B") } }"#, 67),
    (
      #"if let isSet { if isSet { Text("A") } else { Text("B") } } else { Text("C"); Text("D") }"#,
      133
    ),
    (
      #"if let last { switch last { case .idle: Text("A"); case .failed: Text("B"); case .done: Text("C") } }"#,
      75
    ),
    // One of two things holds in three of four ways, and in two of these three the first does.
    (#"if isOpen || isNew { Text("A") }"#, 75),
    (#"if isOpen || isNew { Text("A") } else { Text("B"); Text("C") }"#, 125),
    (#"if isOpen || isNew { if isOpen { Text("A") } }"#, 50),
    (#"if isOpen || isNew { Text("A") }; VStack { if !isOpen { Text("B") } }"#, 125),
    (#"if isOpen { Text("A") } else if isNew { Text("B"); Text("C") }"#, 100),
    // An enum's cases are alike, in whatever branches they stand.
    (
      #"switch load { case .idle: Text("A"); case .failed: Text("B"); Text("C"); case .done: EmptyView() }"#,
      100
    ),
    (
      #"switch load { case .idle: Text("A"); case .failed: Text("B"); case .done: Text("C") }; VStack { if load == .idle { Text("D") } }"#,
      133
    ),
    (#"switch load { case .idle, .failed: Text("A"); default: EmptyView() }"#, 67),
    (#"if let title { Text(title) }"#, 50),
    (#"if title == nil { Text("A") } else { Text("B"); Text("C") }"#, 150),
    // What a measure hides until a gesture begins is not to be expected.
    (#"Text("A"); HStack { Text("B"); Text("C") }.opacity(pull == 0 ? 0 : 1)"#, 100),
    // What nobody can name is one way or the other as well.
    (#"if compute() { Text("A") }"#, 50),
    // Rows as often as there are.
    (
      #"ForEach(0..<20) { _ in Text("A"); Text("B"); Text("C"); Text("D"); if isOpen { Text("E") } }"#,
      9_000
    ),
    (#"ForEach(items) { item in Text("A"); if item.isOpen { Text("B") } }"#, 3_000),
    (#"if items.isEmpty { Text("None") } else { ForEach(items) { item in Text("A") } }"#, 2_000),
  ])
  func `is what even odds give`(body: String, typical: Int) throws {
    let report = try #require(sample(body).main)
    #expect(report.swipes.platform.typical == typical)
  }

  /// Lists of branches that ask about four flags, whose stops are counted for all sixteen answers together.
  private struct Maker {
    var random: Chance
    var list = ElementList()

    mutating func entries(_ depth: Int) {
      for _ in 0..<Int.random(in: 1...3, using: &random) { entry(depth) }
    }

    private mutating func entry(_ depth: Int) {
      switch depth == 0 ? 0 : Int.random(in: 0..<5, using: &random) {
      case 0:
        list.elements.append(
          Element(
            role: .text, node: 0, origin: Origin(file: FileID(index: 0), offset: 0),
            confidence: .documented))
        list.entries.append(.init(kind: .element(Int32(list.elements.count - 1)), span: 1))
      case 1:
        let count = Int32.random(in: 0...3, using: &random)
        wrap(.rows(node: 0, count: count, isAssumed: false)) { $0.entries(depth - 1) }
      case 2:
        let question = UInt64.random(in: 1...4, using: &random)
        wrap(.branch(isExhaustive: true)) { maker in
          for flag in [true, false] { maker.side(depth, [(question, flag)]) }
        }
      case 3:
        let any = (0..<Int.random(in: 2...3, using: &random)).map { _ in
          (UInt64.random(in: 1...4, using: &random), Bool.random(using: &random))
        }
        wrap(.branch(isExhaustive: false)) { $0.side(depth, [], any) }
      default:
        let asks = (0..<Int.random(in: 1...2, using: &random)).map { _ in
          (UInt64.random(in: 1...4, using: &random), Bool.random(using: &random))
        }
        wrap(.branch(isExhaustive: false)) { $0.side(depth, asks) }
      }
    }

    private mutating func side(
      _ depth: Int, _ asks: [(UInt64, Bool)], _ any: [(UInt64, Bool)] = []
    ) {
      var asked = ElementList.Condition(
        asks: asks.map { .init(subject: $0.0, values: [.flag($0.1)]) }, isWhole: any.isEmpty)
      asked.isComplete = true
      if !any.isEmpty {
        asked.anyOf = [any.map { .init(subject: $0.0, values: [.flag($0.1)]) }]
      }
      list.conditions.append(asked)
      let start = list.entries.count
      let condition = Int32(list.conditions.count - 1)
      wrap(.alternative) { $0.entries(depth - 1) }
      list.entries[start].condition = condition
    }

    private mutating func wrap(_ kind: ElementList.Kind, _ body: (inout Maker) -> Void) {
      let start = list.entries.count
      list.entries.append(.init(kind: kind, span: 1))
      body(&self)
      list.entries[start].span = Int32(list.entries.count - start)
    }
  }

  private func stops(_ list: ElementList, _ range: Range<Int>, _ bits: Int) -> Int {
    var sum = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = list.entries[index]
      let inner = (index + 1)..<(index + Int(entry.span))
      switch entry.kind {
      case .element: sum += 1
      case .rows(_, let count, _): sum += Int(count) * stops(list, inner, bits)
      case .group, .branch: sum += stops(list, inner, bits)
      case .alternative:
        func isSo(_ ask: ElementList.Condition.Ask) -> Bool {
          ask.holds(.flag(bits >> (Int(ask.subject) - 1) & 1 == 1))
        }
        let condition = list.condition(ofSide: index)
        if condition?.asks.allSatisfy(isSo) ?? true,
          condition?.anyOf.allSatisfy({ $0.contains(where: isSo) }) ?? true
        {
          sum += stops(list, inner, bits)
        }
      }
      index += Int(entry.span)
    }
    return sum
  }

  @Test(arguments: 0..<40) func `is the mean over all answers`(seed: Int) {
    for round in 0..<20 {
      var maker = Maker(random: Chance(state: UInt64(seed * 20 + round)))
      maker.entries(4)
      // Each flag is asked about both ways somewhere, so that it has two answers.
      var list = maker.list
      for question in 1...4 {
        for flag in [true, false] {
          list.conditions.append(
            .init(asks: [.init(subject: UInt64(question), values: [.flag(flag)])], isWhole: true))
          list.entries.append(.init(kind: .branch(isExhaustive: false), span: 2))
          list.entries.append(
            .init(kind: .alternative, span: 1, condition: Int32(list.conditions.count - 1)))
        }
      }
      let all = (0..<16).map { stops(list, list.entries.indices, $0) }.reduce(0, +)
      var odds = Odds(of: list)
      #expect(abs(odds.stops() - Double(all) / 16) < 1e-6, "seed \(seed * 20 + round)")
    }
  }

  /// What is at odds with itself, or asks more than anybody looks at, is told in no time and within the bounds.
  @Test func `is bounded where a branch asks about all`() {
    let start = ThreadTime.now
    var list = ElementList()
    for question in 0..<2_000 {
      list.conditions.append(
        .init(
          asks: (0..<40).map {
            .init(subject: UInt64((question + $0) % 2_000), values: [.flag($0 % 2 == 0)])
          }, isWhole: true))
      list.elements.append(
        Element(
          role: .text, node: 0, origin: Origin(file: FileID(index: 0), offset: 0),
          confidence: .documented))
      list.entries.append(.init(kind: .branch(isExhaustive: false), span: 3))
      list.entries.append(
        .init(kind: .alternative, span: 2, condition: Int32(list.conditions.count - 1)))
      list.entries.append(.init(kind: .element(Int32(list.elements.count - 1)), span: 1))
    }
    var odds = Odds(of: list)
    let stops = odds.stops()
    #expect(stops >= 0 && stops <= 2_000)
    #expect(ThreadTime.now - start < .seconds(60))
  }
}
