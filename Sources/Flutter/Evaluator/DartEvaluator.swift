internal import Components
internal import DartModules
internal import DartSyntax
internal import DartTokens
import Scenes
internal import VoiceOver

/// Works out what expressions are worth, over all files of a commit.
///
/// What only the running program knows becomes an `UnknownValue`, and what hangs on such a thing a choice. Nothing
/// is guessed: iOS and a release build are the only things that are known beforehand.
struct DartEvaluator {
  let libraries: Libraries
  /// Files that were looked into.
  var reads: Set<DartFileID> = []
  /// What of them, see `DartParts`.
  var parts: Set<UInt64> = []
  /// Names that were looked up across files, found or not.
  var lookups: Set<String> = []
  /// Something was too large to follow.
  var isCut = false
  var steps = 0
  /// How often what is being read is gone through, of loops that are known.
  var rounds = 1
  private var depth = 0
  var calls = 0
  /// What is being computed: a declaration that asks for itself has no value.
  var active: Set<UInt64> = []
  /// Functions that run, by their code; and whose code is at work.
  var running: [UInt64: [Running]] = [:]
  var makers: Makers?
  /// What functions gave, of the component that is being read.
  var results: [UInt64: DartValue] = [:]
  /// How often something had no value because it asked for itself.
  var refusals = 0
  /// What shows what is being read; nil where nobody knows.
  var shownBy: ShownRoute?
  /// Results of `return` that came before the last one.
  var early: [DartChoice<DartValue>.Side] = []
  /// Where the round of a loop, or a case, was broken off before its end.
  var jumps: [Jump] = []
  /// What runs is handed to `forEach`: what returns in it goes on with the next.
  var isInEach = false

  init(libraries: Libraries) { self.libraries = libraries }

  func file(_ frame: CodeFrame) -> DartFile { libraries[frame.file] }

  /// That what stands at a node was looked into.
  mutating func note(_ node: DartNodeID, in file: DartFileID) {
    reads.insert(file)
    parts.insert(libraries.part(of: node, in: file))
  }

  /// That a type was: what it declares, and the values of its fields.
  mutating func note(_ type: DartTypeRef) { note(libraries[type].node, in: type.file) }

  func place(_ node: DartNodeID, _ frame: CodeFrame) -> Place {
    libraries.anchored(file(frame).offset(node), in: frame.file)
  }

  /// Something that the source does not tell.
  @inline(never)
  func unknown(
    _ node: DartNodeID, _ frame: CodeFrame, isData: Bool = false, type: DartTypeName? = nil
  ) -> DartValue {
    .unknown(
      UnknownValue(
        code: file(frame).code(node),
        subject: DartSubject(
          owner: frame.owner, hash: file(frame).codeHash(node), nature: nature(of: node, frame)),
        isData: isData, type: type))
  }

  /// What a member or a call asks, by its name.
  private func nature(of node: DartNodeID, _ frame: CodeFrame) -> DartSubject.Nature {
    let file = file(frame)
    switch file.kind(node) {
    case .memberExpr, .optionalMemberExpr: return DartSubject.nature(file.name(node))
    case .callExpr:
      return file.firstChild(node).map { DartSubject.nature(file.name($0)) } ?? .data
    default: return .data
    }
  }

  /// The same of what is worked out of others.
  func unknown(
    _ node: DartNodeID, _ frame: CodeFrame, of operands: [DartValue]
  ) -> DartValue {
    guard case .unknown(var found) = unknown(node, frame) else { return .null }
    found.subject.nature = DartValue.nature(of: operands)
    return .unknown(found)
  }

  func named(
    _ name: String, _ frame: CodeFrame, type: DartTypeName? = nil,
    nature: DartSubject.Nature = .data, start: Answer? = nil
  ) -> DartValue {
    if let type, isMessages(type, frame) { return .messages }
    return .unknown(
      UnknownValue(
        code: name,
        subject: DartSubject(
          owner: frame.owner, hash: Digest.of(name), nature: nature, start: start),
        isData: true, type: type))
  }

  /// A part of what is unknown.
  func member(_ name: String, of base: UnknownValue, type: DartTypeName? = nil) -> DartValue {
    var found = UnknownValue(
      code: base.code + (name.hasPrefix("[") ? "" : ".") + name,
      subject: DartSubject(
        owner: base.subject.owner,
        hash: Digest.of([base.subject.hash, Digest.of(name)]),
        nature: DartSubject.nature(name),
        // What is nothing has nothing.
        start: base.subject.start == .absent ? .absent : DartSubject.starts[name]),
      isData: base.isData, type: type)
    if FilledLists.parts.contains(name) { found.full = FilledLists.subjects(of: base, self) }
    return .unknown(found)
  }

  func isMessages(_ type: DartTypeName, _ frame: CodeFrame) -> Bool {
    guard let owner = libraries.packages.owner(of: libraries.path(frame.file)) else {
      return false
    }
    return libraries.packages.all[owner].textTypes.contains(type.name)
  }

  // MARK: Expressions

  mutating func evaluate(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    steps += 1
    guard depth < DartLimits.depth, steps < DartLimits.steps else {
      isCut = true
      return unknown(node, frame)
    }
    depth += 1
    defer { depth -= 1 }
    let file = file(frame)
    switch file.kind(node) {
    case .nameExpr: return name(node, frame)
    case .thisExpr:
      if let this = frame.locals["this"] { return this }
      guard let this = frame.this.first else { return unknown(node, frame) }
      return .instance(this)
    case .numberExpr: return DartWords.number(file.name(node))
    case .booleanExpr: return .flag(file.token(node) == .true)
    case .nullExpr: return .null
    case .stringExpr: return .text(.literal(file.value(of: node, openedBy: node)))
    case .interpolatedStringExpr, .adjacentStringsExpr:
      var asks: Set<DartSubject> = []
      let text = text(node, &frame, &asks)
      return .text(text, asks: asks)
    case .listExpr: return .list(items(node, &frame))
    case .setOrMapExpr: return setOrMap(node, &frame)
    case .awaitExpr:
      return file.firstChild(node).map { evaluate($0, &frame).awaited } ?? .null
    case .parenExpr, .creationExpr, .nonNullExpr, .expressionBody, .instantiationExpr:
      guard let inner = file.firstChild(node) else { return .null }
      return evaluate(inner, &frame)
    case .asExpr: return Narrowing.cast(node, &frame, &self)
    case .functionExpr: return .closure(closure(at: node, frame))
    case .callExpr: return call(node, &frame)
    case .memberExpr, .optionalMemberExpr: return memberOf(node, &frame)
    case .indexExpr, .optionalIndexExpr: return element(node, &frame)
    case .shorthandExpr: return .member("", file.name(node))
    case .cascadeExpr: return cascade(node, &frame)
    case .conditionalExpr: return conditional(node, &frame)
    case .logicalExpr, .binaryExpr, .unaryExpr, .isExpr, .isNotExpr:
      return operation(node, &frame)
    case .recordExpr: return record(node, &frame)
    case .assignmentExpr: return assigned(node, &frame)
    case .switchExpr: return switchExpression(node, &frame)
    case .throwExpr: return .null
    default: return unknown(node, frame)
    }
  }

  // MARK: Branches

  private mutating func conditional(
    _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    let parts = file(frame).children(node)
    guard parts.count == 3 else { return unknown(node, frame) }
    return choose(condition: parts[0], node, &frame) { evaluator, frame, holds in
      evaluator.evaluate(holds ? parts[1] : parts[2], &frame)
    }
  }

  /// One of two values, or both with what is asked.
  mutating func choose(
    condition: DartNodeID, _ node: DartNodeID, _ frame: inout CodeFrame,
    _ value: (inout DartEvaluator, inout CodeFrame, Bool) -> DartValue
  ) -> DartValue {
    switch answer(condition, &frame) {
    case .always(let holds):
      return value(&self, &frame, holds)
    case .depends(let ask):
      var other = frame
      let yes = Narrowing.under(condition, holding: true, &self, &frame) { value(&$0, &$1, true) }
      let no = Narrowing.under(condition, holding: false, &self, &other) { value(&$0, &$1, false) }
      return DartAnswers.join(ask, yes, no, at: place(node, frame))
    }
  }

  // MARK: Texts

  /// Adds what the words depend on.
  private mutating func text(
    _ node: DartNodeID, _ frame: inout CodeFrame, _ asks: inout Set<DartSubject>
  ) -> SourcedText {
    let file = file(frame)
    var text = SourcedText()
    switch file.kind(node) {
    case .adjacentStringsExpr:
      for part in file.children(node) { text = text + self.text(part, &frame, &asks) }
    case .stringExpr: text = .literal(file.value(of: node, openedBy: node))
    case .interpolatedStringExpr:
      let parts = file.children(node)
      for part in parts {
        if file.kind(part) == .stringPart {
          text.add(.literal(file.value(of: part, openedBy: parts[0])))
        } else {
          let value = evaluate(part, &frame)
          asks.formUnion(value.subjects)
          if case .unknown(let unknown) = value { asks.insert(unknown.subject) }
          text = text + DartWords.text(of: value, code: file.code(part))
        }
      }
    default: text = DartWords.text(of: evaluate(node, &frame), code: file.code(node))
    }
    return text.isLong ? .code(file.code(node)) : text
  }
}

extension DartCondition {
  /// What holds where this does not.
  var negated: DartCondition {
    var other = DartCondition(words: DartWords.negated(words))
    guard asks.count == 1, isWhole else {
      other.isWhole = false
      return other
    }
    var ask = asks[0]
    switch ask.answers.first {
    case .flag(let flag)? where ask.answers.count == 1 && !ask.isNone: ask.answers = [.flag(!flag)]
    case .present? where ask.answers.count == 1 && !ask.isNone: ask.answers = [.absent]
    case .absent? where ask.answers.count == 1 && !ask.isNone: ask.answers = [.present]
    default: ask.isNone.toggle()
    }
    other.asks = [ask]
    return other
  }

  /// Both hold.
  func and(_ other: DartCondition) -> DartCondition {
    DartCondition(
      asks: asks + other.asks.filter { !asks.contains($0) }, isWhole: isWhole && other.isWhole,
      words: ConditionWords.both(words, other.words))
  }
}

extension SourcedText {
  /// Code that was not followed, with nothing said around it.
  var isOnlyCode: Bool {
    holdsCode
      && parts.allSatisfy { part in
        switch part {
        case .code: true
        case .literal(let text): !text.contains { $0.isLetter || $0.isNumber }
        case .data, .either: false
        }
      }
  }

  /// Longer than anything that is said.
  var isLong: Bool {
    if parts.count > DartLimits.parts { return true }
    return parts.reduce(0) { sum, part in
      if case .literal(let text) = part { sum + text.utf8.count } else { sum }
    } > DartLimits.letters
  }
}
