internal import Components
internal import DartSyntax
import Scenes
internal import VoiceOver

/// What loops are made of.
extension DartEvaluator {
  /// What the variable of a loop is.
  enum Rounds {
    case known([Round])
    case alike(DartValue, count: Int?, most: Int? = nil, full: [DartSubject] = [])

    /// Each is gone through by itself, and is there once.
    var isExact: Bool {
      if case .known(let rounds) = self { rounds.allSatisfy(\.around.isEmpty) } else { false }
    }

    var all: [Round] {
      switch self {
      case .known(let rounds): rounds
      case .alike(let value, _, _, _): [Round(value: value)]
      }
    }

    /// How often something is counted on; nil where that never ends.
    static func count(
      from start: Double, _ sign: String, _ end: Double, by step: Double
    ) -> Int? {
      let steps = (end - start) / step
      guard abs(steps) <= 100_000 else { return nil }
      switch sign {
      case "<" where step > 0, ">" where step < 0: return max(0, Int(steps.rounded(.up)))
      case "<=" where step > 0, ">=" where step < 0: return max(0, Int(steps.rounded(.down)) + 1)
      case "!=" where steps >= 0 && steps == steps.rounded(): return Int(steps)
      default: return nil
      }
    }

    /// What an update counts on by, backwards too: `i++`, `i -= 2`.
    static func step(_ update: String, _ name: String) -> Double? {
      let code = update.filter { $0 != " " }
      switch code {
      case name + "++", "++" + name: return 1
      case name + "--", "--" + name: return -1
      default: break
      }
      for (sign, factor) in [("+", 1.0), ("-", -1.0)] {
        for head in [name + sign + "=", name + "=" + name + sign] where code.hasPrefix(head) {
          guard let step = Double(code.dropFirst(head.count)), step > 0 else { return nil }
          return step * factor
        }
      }
      return nil
    }
  }

  /// One of the elements that are gone through.
  struct Round {
    var value: DartValue
    /// What it stands in, outermost first: it is there several times, or at times only.
    var around: [Around] = []

    enum Around {
      case rows(DartValue.Rows)
      case side(DartCondition, Place)
    }

    /// What was made of it, as often as it is there.
    func whole(_ items: [DartValue.Item], at place: Place) -> [DartValue.Item] {
      around.reversed().reduce(items) { items, around in
        if items.isEmpty { return [] }
        switch around {
        case .rows(var rows):
          (rows.items, rows.place) = (items, place)
          return [.rows(rows)]
        case .side(let condition, let place):
          return [
            .either(
              DartChoice(
                [.init(condition: condition, content: items)], isExhaustive: false, at: place))
          ]
        }
      }
    }

    /// It is there once, if at all.
    var isOne: Bool {
      around.allSatisfy { if case .rows = $0 { false } else { true } }
    }

    /// What is returned in it, on what that takes.
    func returned(
      _ side: DartChoice<DartValue>.Side, after breaks: [Jump], isOneOf: Bool
    ) -> DartChoice<DartValue>.Side {
      var side = side
      if isOneOf || !isOne { side.condition = side.condition.some }
      for case .side(let condition, _) in around.reversed() {
        side.condition = condition.and(side.condition)
      }
      if !breaks.isEmpty { side.condition = breaks.none.and(side.condition) }
      return side
    }

    static func all(
      _ items: [DartValue.Item], in around: [Around] = []
    ) -> [Round] {
      items.flatMap { item -> [Round] in
        switch item {
        case .one(let value): [Round(value: value, around: around)]
        case .rows(let rows): all(rows.items, in: around + [.rows(rows)])
        case .either(let choice):
          choice.sides.flatMap {
            all($0.content, in: around + [.side($0.condition, choice.place)])
          }
        }
      }
    }

    /// Each element by itself; of one of several lists as often as that is meant; nil of what nobody knows.
    static func all(
      of list: DartValue, called name: String, in around: [Around], _ frame: CodeFrame,
      _ evaluator: DartEvaluator
    ) -> [Round]? {
      switch list {
      case .list(let items): return all(items, in: around)
      case .null: return []
      case .either(let choice):
        return choice.sides.flatMap { side -> [Round] in
          let around = around + [.side(side.condition, choice.place)]
          if let known = all(of: side.content, called: name, in: around, frame, evaluator) {
            return known
          }
          let rows = DartValue.Rows(count: nil, items: [], place: choice.place)
          return [
            Round(
              value: evaluator.anyElement(of: side.content, name: name, frame),
              around: around + [.rows(rows)])
          ]
        }
      default: return nil
      }
    }
  }

  struct Loop {
    let body: DartNodeID
    let node: DartNodeID
    let rounds: Rounds
    /// It goes round at all.
    let asked: DartCondition
    /// Nothing but what is in it ends it.
    var isEndless = false
    /// It goes round before it asks.
    var isRunOnce = false

    init(_ body: DartNodeID, _ node: DartNodeID, _ rounds: Rounds, asked: DartCondition) {
      (self.body, self.node, self.rounds, self.asked) = (body, node, rounds, asked)
    }

    var isKnown: Bool { if case .known = rounds { true } else { false } }

    /// A list that nobody knows has something in it.
    static func notEmpty(_ list: DartValue, _ evaluator: DartEvaluator) -> DartCondition? {
      guard case .unknown(let unknown) = list,
        case .unknown(let empty) = evaluator.member("isEmpty", of: unknown)
      else { return nil }
      return DartCondition(
        asks: [.init(subject: empty.subject, answers: [.flag(false)])],
        words: unknown.code + ".isNotEmpty")
    }

    /// What a loop sets may be anything when it goes round again.
    static func forget(
      _ body: DartNodeID, _ frame: inout CodeFrame, _ evaluator: DartEvaluator,
      _ isMeant: (DartValue) -> Bool
    ) {
      let file = evaluator.file(frame)
      var counts: [String: Int] = [:]
      AssignmentScan(tree: file.tree, name: file.name)
        .add(in: body..<max(body, file.tree.nodes[body].end), &counts)
      for name in counts.keys.sorted() {
        guard let old = frame.locals[name], isMeant(old) else { continue }
        frame.set(name, evaluator.named(name, frame, type: frame.types[name]))
      }
    }

    /// What is asked before each round.
    static func asked(
      _ node: DartNodeID, _ words: String, _ frame: CodeFrame, _ evaluator: DartEvaluator
    ) -> DartCondition {
      let subject = DartSubject(owner: frame.owner, hash: evaluator.file(frame).codeHash(node))
      return DartCondition(asks: [.init(subject: subject, answers: [.flag(true)])], words: words)
    }

    /// What was added to lists, as often as it was.
    func group(
      _ before: CodeFrame, _ all: Run, _ frame: inout CodeFrame, _ evaluator: DartEvaluator
    ) {
      for name in before.locals.keys.sorted() {
        guard case .list(let old)? = before.locals[name], case .list(let new)? = frame.locals[name],
          new.count != old.count || !rounds.isExact
        else { continue }
        if !rounds.isExact, !DartLists.begins(new, with: old) {
          // What is taken out or put in front is so each time.
          frame.set(name, LocalCollections.lost(name, frame, evaluator))
          continue
        }
        if new.count <= old.count { continue }
        var start = old.count
        var added: [[DartValue.Item]] = []
        for end in all.ends {
          guard let end = end[name], end >= start, end <= new.count else { continue }
          added.append(Array(new[start..<end]))
          start = end
        }
        let place = evaluator.place(node, frame)
        if all.isOnce {
          let once = DartChoice<[DartValue.Item]>(
            [.init(condition: asked, content: added.flatMap { $0 })], isExhaustive: false,
            at: place)
          frame.set(name, .list(Array(old) + [.either(once)]))
        } else {
          frame.set(name, .list(Array(old) + evaluator.rows(added, rounds, place)))
        }
      }
    }
  }

  /// What the rounds of a loop come to.
  struct Run {
    var completion = Completion.fallen
    var early: [DartChoice<DartValue>.Side] = []
    /// Where the whole loop was broken off, of rounds that are known each by itself.
    var breaks: [Jump] = []
    var hasBreak = false
    /// After the first round it never goes on.
    var isOnce = false
    /// How long lists were after each.
    var ends: [[String: Int]] = []

    /// A round that returns whatever happens; true where no other comes behind it.
    mutating func end(
      with value: DartValue, _ loop: Loop, _ round: Round, isExact: Bool
    ) -> Bool {
      let isFirst = isExact || !loop.isKnown && (loop.isRunOnce || loop.isEndless)
      if isFirst, breaks.isEmpty {
        completion = .returned(value)
        return true
      }
      var condition = DartCondition()
      if !loop.isKnown || !round.isOne { condition = loop.asked }
      early.append(
        round.returned(.init(condition: condition, content: value), after: breaks, isOneOf: false))
      if isExact { completion = .jumped }
      return isExact
    }
  }
}

extension DartFile {
  /// The name of the variable of a loop.
  func variable(_ variable: DartNodeID) -> String {
    guard kind(variable) == .variableDecl,
      let declarator = children(variable).first(where: { kind($0) == .declarator })
    else { return name(variable) }
    return name(declarator)
  }
}
