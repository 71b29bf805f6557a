import Scenes
import TestSupport
import Testing
import Views

@testable import VoiceOver

@Suite struct `Branches that ask about the same` {
  /// Lists of nested branches, rows and stops, whose sides ask a few questions; the same for the same seed.
  private struct Maker {
    var random: Chance
    var list = ElementList()
    let questions: Int
    /// Some sides and rows ask questions of their own.
    var isParted = false
    private var scope: UInt64 = 0
    private var scopes: UInt64 = 0

    init(random: Chance, questions: Int, isParted: Bool = false) {
      (self.random, self.questions, self.isParted) = (random, questions, isParted)
    }

    mutating func list(depth: Int) -> ElementList {
      for _ in 0..<Int.random(in: 2...4, using: &random) { entry(depth) }
      askTwice()
      return list
    }

    /// What one branch asks alone is not decided with others: empty branches make all be asked by several.
    private mutating func askTwice() {
      for question in 1...questions {
        for _ in 0..<2 {
          wrap(.branch(isExhaustive: false)) { maker in
            let start = maker.list.entries.count
            maker.wrap(.alternative) { _ in }
            maker.list.conditions.append(
              .init(
                asks: [.init(subject: UInt64(question), values: [.flag(true)])], isWhole: false))
            maker.list.entries[start].condition = Int32(maker.list.conditions.count - 1)
          }
        }
      }
    }

    private mutating func entry(_ depth: Int) {
      switch depth == 0 ? 0 : Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        list.elements.append(
          Element(
            role: Bool.random(using: &random) ? .button : .text, node: 0,
            origin: Origin(file: FileID(index: 0), offset: 0), confidence: .documented))
        list.entries.append(.init(kind: .element(Int32(list.elements.count - 1)), span: 1))
      case 2:
        let count = Int32.random(in: 0...3, using: &random)
        let node = isParted ? Scene.NodeID(list.entries.count) : 0
        wrap(.rows(node: node, count: count, isAssumed: false)) { $0.entries(depth) }
      default:
        wrap(.branch(isExhaustive: Int.random(in: 0..<4, using: &random) == 0)) { maker in
          for _ in 0..<Int.random(in: 1...3, using: &maker.random) {
            let start = maker.list.entries.count
            maker.wrap(.alternative) { $0.entries(depth) }
            if Int.random(in: 0..<5, using: &maker.random) > 0 { maker.ask(at: start) }
          }
        }
      }
    }

    private mutating func entries(_ depth: Int) {
      for _ in 0..<Int.random(in: 0...2, using: &random) { entry(depth - 1) }
    }

    private mutating func wrap(_ kind: ElementList.Kind, _ body: (inout Maker) -> Void) {
      let start = list.entries.count
      list.entries.append(.init(kind: kind, span: 1))
      let outer = scope
      if isParted, case .branch = kind {
      } else if isParted, Bool.random(using: &random) {
        scopes += 1
        scope = scopes
      }
      body(&self)
      scope = outer
      list.entries[start].span = Int32(list.entries.count - start)
    }

    private mutating func ask(at entry: Int) {
      let isOneOf = Int.random(in: 0..<4, using: &random) == 0
      let asks = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        ElementList.Condition.Ask(
          subject: scope * 100 + UInt64.random(in: 1...UInt64(questions), using: &random),
          values: [.flag(Bool.random(using: &random))])
      }
      let isWhole = Bool.random(using: &random)
      var condition = ElementList.Condition(
        asks: isOneOf ? [] : asks, isWhole: isWhole && !isOneOf)
      condition.anyOf = isOneOf ? [asks] : []
      condition.isComplete = isWhole
      list.conditions.append(condition)
      list.entries[entry].condition = Int32(list.conditions.count - 1)
    }
  }

  /// The most and the least over all answers, tried one after the other.
  private struct Trial {
    let list: ElementList
    let questions: Int

    func range() -> (least: Int, most: Int)? {
      var found: (least: Int, most: Int)?
      for bits in 0..<(1 << questions) {
        guard let cost = cost(list.entries.indices, bits) else { continue }
        found = (min(found?.least ?? cost.min, cost.min), max(found?.most ?? cost.max, cost.max))
      }
      return found
    }

    /// Nil where a branch that always has a side would have none.
    private func cost(_ range: Range<Int>, _ bits: Int) -> Bounds? {
      var total = Bounds(min: 0, max: 0)
      var index = range.lowerBound
      while index < range.upperBound {
        let entry = list.entries[index]
        let inner = (index + 1)..<(index + Int(entry.span))
        switch entry.kind {
        case .element: total = total + Bounds(min: 1, max: 1)
        case .group, .alternative:
          guard let found = cost(inner, bits) else { return nil }
          total = total + found
        case .rows(_, let count, _):
          guard let found = cost(inner, bits) else { return nil }
          total = total + found * Int(count)
        case .branch(let isExhaustive):
          guard let found = branch(inner, isExhaustive, bits) else { return nil }
          total = total + found
        }
        index += Int(entry.span)
      }
      return total
    }

    private func branch(_ range: Range<Int>, _ isExhaustive: Bool, _ bits: Int) -> Bounds? {
      var (least, most): (Int?, Int) = (nil, 0)
      var isSure = isExhaustive
      var index = range.lowerBound
      while index < range.upperBound {
        let end = index + Int(list.entries[index].span)
        defer { index = end }
        let condition = list.condition(ofSide: index)
        func isSo(_ ask: ElementList.Condition.Ask) -> Bool {
          ask.holds(.flag(bits >> (Int(ask.subject) - 1) & 1 == 1))
        }
        if let condition {
          if !condition.asks.allSatisfy(isSo) { continue }
          if !condition.anyOf.allSatisfy({ $0.contains(where: isSo) }) { continue }
        }
        guard let side = cost((index + 1)..<end, bits) else { return nil }
        if let condition, condition.isWhole || condition.isComplete { isSure = true }
        least = min(least ?? side.min, side.min)
        most = max(most, side.max)
      }
      if isExhaustive, least == nil, !range.isEmpty { return nil }
      return Bounds(min: isSure ? least ?? 0 : 0, max: most)
    }
  }

  @Test(arguments: 0..<40) func `cost what the best answers give, and no more`(round: Int) {
    var compared = 0
    for seed in 0..<40 {
      var maker = Maker(random: Chance(state: UInt64(round * 40 + seed)), questions: 4)
      var list = maker.list(depth: 4)
      guard let range = Trial(list: list, questions: 4).range() else { continue }
      list.settle()
      #expect(list.cost.max == range.most, "seed \(round * 40 + seed)")
      #expect(list.cost.min == range.least, "seed \(round * 40 + seed)")
      compared += 1
    }
    #expect(compared > 20)
  }

  /// The same to count: other questions, which are asked where those are, and other words.
  private static func likeness(of list: ElementList) -> ElementList {
    var other = list
    for index in other.conditions.indices {
      for ask in other.conditions[index].asks.indices {
        other.conditions[index].asks[ask].subject = ~other.conditions[index].asks[ask].subject
      }
      other.conditions[index].anyOf = other.conditions[index].anyOf.map { group in
        group.map { .init(subject: ~$0.subject, values: $0.values, isNone: $0.isNone) }
      }
    }
    for index in other.elements.indices { other.elements[index].label = ValueID(7) }
    for index in other.entries.indices {
      if case .rows(let node, let count, let isAssumed) = other.entries[index].kind {
        other.entries[index].kind = .rows(node: node + 9, count: count, isAssumed: isAssumed)
      }
    }
    return other
  }

  @Test(arguments: 0..<20) func `are decided and counted once for all of one shape`(round: Int) {
    var known = KnownFigures()
    for seed in 0..<20 {
      var maker = Maker(random: Chance(state: UInt64(round * 20 + seed)), questions: 4)
      var list = maker.list(depth: 4)
      var bar = ElementList()
      var other = Self.likeness(of: list)
      let shape = ListShape(of: list, bar)
      #expect(ListShape(of: other, bar) == shape)
      known.settle(&list, with: &bar, of: shape)
      var own = other
      own.settle()
      known.settle(&other, with: &bar, of: shape)
      #expect(other.cost == own.cost)
      for (one, two) in zip(other.entries, own.entries) {
        #expect(one.isInMost == two.isInMost && one.isInLeast == two.isInLeast)
        #expect(one.isCertain == two.isCertain)
      }
      let counted = known.typical(of: Elements(content: list, chrome: bar), shape)
      let again = known.typical(of: Elements(content: other, chrome: bar), shape)
      let alone = Typical(of: Elements(content: own, chrome: bar))
      #expect(counted.content == alone.content && again.content == alone.content)
      #expect(again.rows == alone.rows)
    }
  }

  /// Parts that ask questions of their own are decided by themselves, and all comes to the same.
  @Test(arguments: 0..<20) func `are decided part by part`(round: Int) {
    var known = KnownFigures()
    var parts = 0
    for seed in 0..<30 {
      let random = Chance(state: UInt64(round * 30 + seed))
      var maker = Maker(random: random, questions: 2, isParted: true)
      var list = maker.list(depth: 7)
      parts += ClosedParts(of: list).ranges.count
      var (bar, own) = (ElementList(), list)
      let shape = ListShape(of: list, bar)
      own.settle()
      known.settle(&list, with: &bar, of: shape)
      for (one, two) in zip(list.entries, own.entries) {
        #expect(one.isInMost == two.isInMost && one.isInLeast == two.isInLeast)
        #expect(one.isCertain == two.isCertain)
      }
      let counted = known.typical(of: Elements(content: list, chrome: bar), shape)
      let alone = Typical(of: Elements(content: own, chrome: bar))
      #expect(counted.content == alone.content)
      #expect(counted.rows == alone.rows)
    }
    #expect(parts > 15)
  }

  /// What bars ask as well is no question of a part alone.
  @Test func `are not decided apart from the bars`() {
    var list = Self.list((0..<6).map { [($0 % 3, $0 > 2)] })
    list.entries.insert(.init(kind: .rows(node: 1, count: 2, isAssumed: false), span: 19), at: 0)
    list.entries.append(.init(kind: .element(0), span: 1))
    #expect(ClosedParts(of: list).ranges == [0..<19])
    #expect(ClosedParts(of: list, beside: Self.list([[(1, true)]])).ranges.isEmpty)
    #expect(ClosedParts(of: list, beside: Self.list([[(4, true)]])).ranges == [0..<19])
  }

  @Test func `are of another shape where something else is asked or shown`() {
    let bar = ElementList()
    let list = Self.list([[(0, true)], [(0, false)], [(1, true)]])
    let shape = ListShape(of: list, bar)
    #expect(ListShape(of: Self.list([[(1, true)], [(1, false)], [(0, true)]]), bar) == shape)
    #expect(ListShape(of: Self.list([[(0, true)], [(1, false)], [(1, true)]]), bar) != shape)
    #expect(ListShape(of: Self.list([[(0, true)], [(0, true)], [(1, true)]]), bar) != shape)
    #expect(ListShape(of: bar, list) != shape, "in a bar")
    var other = list
    other.elements[0].role = .button
    #expect(
      ListShape(of: other, bar) != shape, "of as many sides the one with more controls is shown")
    other = list
    other.conditions[2].isWhole = false
    #expect(ListShape(of: other, bar) != shape)
    other = list
    other.entries[0].kind = .branch(isExhaustive: true)
    #expect(ListShape(of: other, bar) != shape)
  }

  private static func list(_ asked: [[(question: Int, flag: Bool)]]) -> ElementList {
    var list = ElementList()
    for asks in asked {
      list.conditions.append(
        .init(
          asks: asks.map { .init(subject: UInt64($0.question + 1), values: [.flag($0.flag)]) },
          isWhole: true))
      list.elements.append(
        Element(
          role: .text, node: 0, origin: Origin(file: FileID(index: 0), offset: 0),
          confidence: .documented))
      list.entries.append(.init(kind: .branch(isExhaustive: false), span: 3))
      list.entries.append(
        .init(kind: .alternative, span: 2, condition: Int32(list.conditions.count - 1)))
      list.entries.append(.init(kind: .element(Int32(list.elements.count - 1)), span: 1))
    }
    return list
  }

  /// A chain in which each branch shares a question with the next: every answer counts.
  @Test(arguments: [2, 400, 8_000])
  func `are decided however many there are`(links: Int) {
    let start = ThreadTime.now
    var list = Self.list(
      (0..<links).flatMap { link in
        [true, false].map { [(link, $0), (link + 1, !$0)] }
      })
    list.settle()
    // Answers that alternate show one side of each link.
    #expect(list.cost.max == links)
    #expect(list.cost.min == 0)
    #expect(ThreadTime.now - start < .seconds(60))
  }

  /// Each question hangs on each other one: most stay open, and what is told is no less than what may be.
  @Test func `stay open where too many hang on each other`() {
    let start = ThreadTime.now
    let all = 0..<120
    var list = Self.list(
      all.flatMap { one in all.filter { $0 > one }.map { [(one, true), ($0, false)] } })
    list.settle()
    #expect(list.cost.max >= 60 * 60)
    #expect(list.cost.min == 0)
    #expect(ThreadTime.now - start < .seconds(60))
  }
}
