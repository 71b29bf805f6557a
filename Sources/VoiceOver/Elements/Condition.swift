package import Scenes
import Views

extension ElementList {
  /// What a side of a branch asks of the view it stands in.
  package struct Condition: Sendable {
    package var asks: [Ask]
    /// All that is asked is here.
    package var isWhole: Bool
    /// Of each of these one holds at least.
    package var anyOf: [[Ask]] = []
    /// All that is asked is here or there.
    package var isComplete = false

    package init(asks: [Ask], isWhole: Bool) {
      self.asks = asks
      self.isWhole = isWhole
    }

    package struct Ask: Sendable {
      /// What is asked about, and in which view.
      package var subject: UInt64
      package var values: [Answer]
      /// It is to be none of the values, not one of them.
      package var isNone = false
      /// Whether that is so when a user first comes there, where the source tells it: no figure hangs on it.
      package var isUsual: Bool?
      /// How the subject is told apart from others; nil where that is no view's business.
      var scope: Scope?

      package init(
        subject: UInt64, values: [Answer], isNone: Bool = false, isUsual: Bool? = nil
      ) {
        self.subject = subject
        self.values = values
        self.isNone = isNone
        self.isUsual = isUsual
      }
    }

    /// Whose question it is.
    struct Scope: Sendable {
      /// What is asked, whoever asks.
      var content: UInt64
      /// The view, row or helper that it belongs to; -1 for the view that is read.
      var node: Scene.NodeID
      /// It was found on the way out; otherwise all that is around was looked at in vain.
      var isFound: Bool
      /// The nearest view around, which it belongs to where no view has written it; -1 for none.
      var nearest: Scene.NodeID
      var writer: UInt64?
      var isLocal: Bool
      /// What is asked, where that may have been handed to the view.
      var asked: SourceExpression?
      /// The object of the environment that it hangs on.
      var object: UInt64?
      var asksEmptiness = false
      /// It is asked whether it is true.
      var isFlag = false
      /// It is asked whether it is there.
      var isPresence = false
      /// Whose question it is further out.
      var outer: Outer?

      var subject: UInt64 {
        var hash = NameHash(seed: outer?.content ?? content)
        let scope = UInt64(UInt32(bitPattern: outer?.node ?? node))
        hash.mix(outer?.isLocal ?? isLocal ? ~scope : scope)
        return hash.value
      }
    }

    /// The same question by the name of whoever handed a view what it asks about.
    struct Outer: Sendable {
      var content: UInt64
      /// The view that asks it; -1 for the one that is read.
      var node: Scene.NodeID
      /// There it is asked whether the contrary holds.
      var isContrary: Bool
      /// What is asked here is whether something is there, and there whether that holds.
      var isPresence = false
      /// It belongs to one row or to one use of a helper.
      var isLocal = false
    }

    func excludes(_ other: Condition) -> Bool {
      asks.contains { other.contradicts($0) } || anyOf.contains { $0.allSatisfy(other.contradicts) }
        || other.anyOf.contains { $0.allSatisfy(contradicts) }
    }

    /// Where this holds, that does as well.
    func implies(_ other: Condition) -> Bool {
      other.isWhole
        && other.asks.allSatisfy { ask in
          asks.contains {
            $0.subject == ask.subject && $0.values == ask.values && $0.isNone == ask.isNone
          }
        }
    }

    /// Where this holds, that does not.
    private func contradicts(_ ask: Ask) -> Bool {
      asks.contains { $0.subject == ask.subject && $0.excludes(ask) }
    }

    /// One of these holds, whatever is the case.
    static func isOneOf(_ all: [Condition]) -> Bool {
      let asks = all.filter { $0.isWhole && $0.asks.count == 1 }.map { $0.asks[0] }
      return asks.contains { ask in
        asks.contains { ask.subject == $0.subject && ask.isContrary(of: $0) }
      } || all.contains { one in all.contains { $0.isNegation(of: one) } }
    }

    /// De Morgan: where not all of that holds, one of these does.
    private func isNegation(of other: Condition) -> Bool {
      guard other.isWhole, !other.asks.isEmpty, isComplete, asks.isEmpty, anyOf.count == 1 else {
        return false
      }
      return other.asks.allSatisfy { ask in
        anyOf[0].contains { $0.subject == ask.subject && $0.isContrary(of: ask) }
      }
    }
  }
}

extension ElementList.Condition.Ask {
  func excludes(_ other: Self) -> Bool {
    switch (isNone, other.isNone) {
    case (false, false):
      values.allSatisfy { value in other.values.allSatisfy { $0.excludes(value) } }
    case (true, false): other.values.allSatisfy { values.contains($0) }
    case (false, true): values.allSatisfy { other.values.contains($0) }
    case (true, true): false
    }
  }

  /// Asks for the contrary of a flag.
  private mutating func turn() {
    values = values.map { if case .flag(let flag) = $0 { .flag(!flag) } else { $0 } }
  }

  /// The same in the words of whoever handed it to the view that asks.
  mutating func put(as outer: ElementList.Condition.Outer?) {
    guard let outer else { return }
    if outer.isPresence {
      values = values.map { $0 == .present ? .flag(true) : $0 == .absent ? .flag(false) : $0 }
    }
    if outer.isContrary { turn() }
  }

  /// The same in the words of the view that asks.
  mutating func putBack(from outer: ElementList.Condition.Outer?) {
    guard let outer else { return }
    if outer.isContrary { turn() }
    if outer.isPresence {
      values = values.map {
        if case .flag(let flag) = $0 { flag ? .present : .absent } else { $0 }
      }
    }
  }

  func holds(_ value: Answer) -> Bool {
    values.contains { value.fulfils($0) } != isNone
  }

  /// Where one does not hold, the other does.
  func isContrary(of other: Self) -> Bool {
    if isNone != other.isNone { return values == other.values }
    if isNone { return false }
    return values == [.flag(true)] && other.values == [.flag(false)]
      || values == [.flag(false)] && other.values == [.flag(true)]
      || values == [.present] && other.values == [.absent]
      || values == [.absent] && other.values == [.present]
  }
}

extension ElementBuilder {
  /// What the evaluator noted of a side; -1 where that is nothing.
  mutating func condition(of node: Scene.NodeID) -> Int32 {
    condition(
      scene.nodes[Int(node)].condition, at: node, writtenBy: scene.nodes[Int(node)].owner,
      in: scene.nodes[Int(node)].origin.file)
  }

  /// The same of a modifier that hides.
  mutating func condition(of modifier: AppliedModifier, at node: Scene.NodeID) -> Int32 {
    condition(modifier.condition, at: node, writtenBy: modifier.owner, in: modifier.origin.file)
  }

  private mutating func condition(
    _ noted: Int32, at node: Scene.NodeID, writtenBy owner: Int32, in file: FileID
  ) -> Int32 {
    guard noted >= 0 else { return -1 }
    let writer = owner < 0 ? nil : TypeID(file: file, index: owner)
    let condition = scene.conditions[Int(noted)]
    var asked = ElementList.Condition(asks: [], isWhole: condition.isWhole)
    asked.isComplete = condition.isComplete
    var numbers: [UInt8] = []
    for predicate in condition.predicates {
      let ask = ask(predicate, of: node, writer)
      if predicate.group == 0 {
        asked.asks.append(ask)
      } else if let place = numbers.firstIndex(of: predicate.group) {
        asked.anyOf[place].append(ask)
      } else {
        numbers.append(predicate.group)
        asked.anyOf.append([ask])
      }
    }
    list.conditions.append(asked)
    return Int32(list.conditions.count - 1)
  }

  private mutating func ask(
    _ predicate: Predicate, of node: Scene.NodeID, _ writer: TypeID?
  ) -> ElementList.Condition.Ask {
    let subject = predicate.subject
    let isLocal = if case .local = predicate.scope { true } else { false }
    // Another view may have given what is asked about, to a view of its own or to a helper of any view.
    let asker: TypeID?
    switch predicate.scope {
    case .caller: asker = asked.owner(of: subject, files)
    case .view, .object: asker = asked.owner(of: subject, files) ?? writer
    case .local: asker = writer
    }
    let writer = asker.map { index.nameHash(of: $0) }
    var hash = NameHash()
    if let writer { hash.mix(writer) }
    if predicate.aspect == .emptiness { hash.mix(Self.emptiness) }
    if case .local(let source?) = predicate.scope { mix(source, into: &hash) }
    hash.mix(asked.hash(of: subject, files))
    var scope = ElementList.Condition.Scope(
      content: hash.value, node: -1, isFound: false, nearest: -1, writer: writer, isLocal: isLocal)
    switch predicate.scope {
    case .view: scope.asked = subject
    case .object(let key): (scope.asked, scope.object) = (subject, key)
    case .caller, .local: break
    }
    scope.asksEmptiness = predicate.aspect == .emptiness
    if predicate.aspect == .value, predicate.answers.count == 1, case .flag = predicate.answers[0] {
      scope.isFlag = true
    }
    if predicate.aspect == .value, predicate.answers.count == 1,
      predicate.answers[0] == .present || predicate.answers[0] == .absent
    {
      scope.isPresence = true
    }
    scope = self.scope(around: node, scope)
    scope.outer = outer(of: scope)
    var ask = ElementList.Condition.Ask(
      subject: scope.subject, values: predicate.answers, isNone: predicate.isNone,
      isUsual: predicate.isUsual)
    ask.put(as: scope.outer)
    ask.scope = scope
    return ask
  }

  static let emptiness = NameHash.of("isEmpty")

  /// The view that a side is written in; or the row or helper, for what lasts no longer than that.
  ///
  /// What a view gives to another one, or to a modifier, is still its own. Where no view around has written
  /// it, it belongs to the nearest one.
  func scope(
    around node: Scene.NodeID, _ asked: ElementList.Condition.Scope
  ) -> ElementList.Condition.Scope {
    var scope = asked
    var around = scene.nodes[Int(node)].parent
    var top = node
    while around >= 0 {
      switch scene.nodes[Int(around)].kind {
      case .custom(let type), .modified(let type):
        if scope.writer == nil || index.nameHash(of: type) == scope.writer {
          (scope.node, scope.isFound) = (around, true)
          return scope
        }
        if scope.nearest < 0 { scope.nearest = around }
      case .helper, .rows:
        if scope.isLocal {
          (scope.node, scope.isFound) = (around, true)
          return scope
        }
      default: break
      }
      top = around
      around = scene.nodes[Int(around)].parent
    }
    let outermost = scene.nodes[Int(top)]
    let isOfRoot =
      outermost.owner >= 0
      && index.nameHash(of: TypeID(file: outermost.origin.file, index: outermost.owner))
        == scope.writer
    scope.node = isOfRoot ? -1 : scope.nearest
    return scope
  }
}
