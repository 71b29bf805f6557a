internal import Components
internal import ScriptModules

extension ScriptValue {
  /// A member that the value itself has, without any look-up.
  func member(_ name: String) -> ScriptValue? {
    if case .object(let object) = self { return object[name] }
    return nil
  }

  var literal: String? { if case .text(let text) = self { text.known } else { nil } }

  /// As the key of a member.
  var key: String? {
    switch self {
    case .text(let text): text.known
    case .number(let number): ScriptModule.words(of: number)
    default: nil
    }
  }

  var isMissing: Bool {
    switch self {
    case .undefined, .null: true
    default: false
    }
  }

  /// The same for what comes to the same, whoever asks.
  func subject(depth: Int = 0) -> UInt64 {
    guard depth < 6 else { return 1 }
    switch self {
    case .undefined: return .of("undefined")
    case .null: return .of("null")
    case .flag(let flag): return .of("flag", flag ? 1 : 0)
    case .number(let number): return .of("number", number.bitPattern)
    case .text(let text): return .of(text.said)
    case .unknown(let unknown): return unknown.subject
    case .external(let name): return .of(name.module, .of(name.path.joined(separator: ".")))
    case .namespace(let path): return .of("module", .of(path))
    case .function(let closure):
      return closure.bound.reduce(.of("function", closure.home, UInt64(closure.function))) {
        .of("bound", $0, $1.subject(depth: depth + 1))
      }
    case .classType(let type): return .of("class", type.home, UInt64(type.id))
    case .instance(let instance): return .of("this", instance.seed)
    case .element(let element): return .of(element.site.path, UInt64(element.site.offset))
    case .list(let list):
      var digest = ScriptDigest(.of("list"))
      for part in list.parts.prefix(16) {
        switch part {
        case .item(let item): digest.mix(item.subject(depth: depth + 1))
        case .rows(let rows): digest.mix(rows.body.subject(depth: depth + 1))
        }
      }
      return digest.value
    case .object(let object):
      var digest = ScriptDigest(.of("object"))
      for key in object.keys.prefix(16) {
        digest.mix(key)
        if let value = object[key] { digest.mix(value.subject(depth: depth + 1)) }
      }
      return digest.value
    case .choice(let choice):
      var digest = ScriptDigest(.of("choice"))
      for side in choice.sides.prefix(16) {
        digest.mix(side.condition.words)
        digest.mix(side.value.subject(depth: depth + 1))
      }
      return digest.value
    }
  }

  /// Asked for as a text.
  var text: SourcedText {
    switch self {
    case .undefined, .null: SourcedText()
    case .flag(let flag): .literal(flag ? "true" : "false")
    case .number(let number): .literal(ScriptModule.words(of: number))
    case .text(let text): text
    case .unknown(let unknown): unknown.text
    case .choice(let choice):
      choice.tableWords.map { .data($0) } ?? .oneOf(choice.texts(\.text))
    case .list(let list):
      list.parts.reduce(SourcedText()) { text, part in
        switch part {
        case .item(let item): text + item.text
        case .rows(let rows): text + rows.body.text
        }
      }
    case .element, .object, .function, .classType, .instance, .namespace: .code("…")
    case .external(let name): .code(name.name)
    }
  }

  /// Shown as a text: what is true or false shows nothing.
  var shownText: SourcedText {
    switch self {
    case .flag: SourcedText()
    case .choice(let choice):
      choice.tableWords.map { .data($0) } ?? .oneOf(choice.texts(\.shownText))
    default: text
    }
  }
}

extension ScriptChoice {
  /// What is said of each side; of some another one is there as a rule.
  fileprivate func texts(_ text: (ScriptValue) -> SourcedText) -> [SourcedText] {
    UnusualSides.marked(sides.map { text($0.value) }, sides.map(\.condition))
  }
}

/// Which of several another one is there for as a rule: as that was there first, or as this stands in for what may
/// not be there: `name || 'Nobody'`.
enum UnusualSides {
  /// Of texts in order, of which the first is taken whose condition holds.
  static func marked(
    _ texts: [SourcedText], _ conditions: [ScriptCondition]
  ) -> [SourcedText] {
    var unusual = unusual(conditions)
    let isPlain = !unusual.contains(true)
    let standIn = isPlain ? standIn(texts, conditions) : nil
    if isPlain { for index in others(texts, conditions) { unusual[index] = true } }
    return texts.indices.map { index in
      var text = texts[index]
      (text.isUnusual, text.isStandIn) = (unusual[index], standIn == index)
      return text
    }
  }

  private static func unusual(_ conditions: [ScriptCondition]) -> [Bool] {
    var isOpen = false
    var isTaken = false
    let asked = conditions.map { condition -> Bool? in
      let holds = isTaken ? false : condition.isUsual
      if holds == true, isOpen { return nil }
      if holds == nil { isOpen = true }
      if holds == true { isTaken = true }
      return holds
    }
    return asked.map { isTaken ? $0 != true : $0 == false }
  }

  /// Data that are there only where those before them are missing: `name || nick || 'Nobody'`.
  private static func others(
    _ texts: [SourcedText], _ conditions: [ScriptCondition]
  ) -> Range<Int> {
    let tested = texts.indices.prefix(while: {
      texts[$0].isData && texts[$0].shows(conditions[$0])
    })
    guard let last = tested.last else { return 0..<0 }
    let end = last + 1
    return 1..<(end < texts.count && texts[end].isData ? end + 1 : end)
  }

  /// Of two, the one that is there where what the other shows is missing.
  private static func standIn(_ texts: [SourcedText], _ conditions: [ScriptCondition]) -> Int? {
    guard texts.count == 2 else {
      let isLast = others(texts, conditions).upperBound == texts.count - 1
      return isLast && texts.count > 2 && texts[texts.count - 1].isWritten ? texts.count - 1 : nil
    }
    if case .not(let missing) = conditions[0] {
      return texts[1].shows(missing) && texts[0].isWritten ? 0 : nil
    }
    return texts[0].shows(conditions[0]) && texts[1].isWritten ? 1 : nil
  }
}

extension SourcedText {
  /// It is there because of what it shows, and of nothing else.
  fileprivate func shows(_ condition: ScriptCondition) -> Bool {
    var questions: [ScriptQuestion] = []
    condition.collectQuestions(into: &questions)
    let shown = expressions
    return !questions.isEmpty
      && questions.allSatisfy { $0.answer == .isTrue && shown.contains($0.words) }
  }

  /// All of it is what only a run tells.
  fileprivate var isData: Bool { !isEmpty && literals.isEmpty }

  /// All of it stands in the source.
  fileprivate var isWritten: Bool { expressions.isEmpty }
}

extension ScriptUnknown {
  /// Whoever hears it hears of all of these.
  var told: [UInt64] { [subject] + sources }

  /// Of more nobody could tell which of them it is about.
  private static let mostSources = 12

  static func sources(of arguments: [ScriptValue]) -> [UInt64] {
    var sources: Set<UInt64> = []
    for argument in arguments { argument.collectSubjects(isValue: true, into: &sources) }
    return sources.count <= mostSources ? sources.sorted() : []
  }

  var text: SourcedText {
    let words = words.isEmpty ? "…" : words
    return isCode ? .code(words) : .data(words)
  }

  func member(_ name: String) -> ScriptUnknown {
    var member = ScriptUnknown(
      words: words.isEmpty || takesName ? name : words + "." + name, subject: .of(name, subject),
      isCode: isCode)
    member.isOfDevice = isOfDevice
    member.isCertain = isNavigation && KnownNavigation.methods.contains(name)
    if start == .nothing { member.start = .nothing }
    // Of what begins as an empty text there is nothing yet.
    if name == "length", case .literal(_, isTrue: false)? = start {
      member.start = .literal(ScriptValue.number(0).subject(), isTrue: false)
    }
    return member
  }
}

extension SourcedText {
  /// One of several, without those that are alike.
  static func oneOf(_ texts: [SourcedText]) -> SourcedText {
    var distinct: [SourcedText] = []
    var places: [SourcedText: Int] = [:]
    func add(_ text: SourcedText, isUnusual: Bool, isStandIn: Bool) {
      var plain = text
      (plain.isUnusual, plain.isStandIn) = (false, false)
      if let place = places[plain] {
        distinct[place].isUnusual = distinct[place].isUnusual && isUnusual
        distinct[place].isStandIn = distinct[place].isStandIn && isStandIn
      } else {
        places[plain] = distinct.count
        (plain.isUnusual, plain.isStandIn) = (isUnusual, isStandIn)
        distinct.append(plain)
      }
    }
    for text in texts {
      // One of several that is one of several is one of all of them.
      if text.parts.count == 1, case .either(let inner) = text.parts[0] {
        for one in inner {
          add(
            one, isUnusual: text.isUnusual || one.isUnusual,
            isStandIn: text.isStandIn || one.isStandIn)
        }
      } else {
        add(text, isUnusual: text.isUnusual, isStandIn: text.isStandIn)
      }
    }
    if distinct.count == 1 {
      (distinct[0].isUnusual, distinct[0].isStandIn) = (false, false)
      return distinct[0]
    }
    return SourcedText([.either(distinct)])
  }

  /// Every known text in it changed.
  func map(_ change: (String) -> String) -> SourcedText {
    var changed =
      (isTranslated ? .translated("") : SourcedText())
      + SourcedText(
        parts.map { part in
          switch part {
          case .literal(let text): .literal(change(text))
          case .data, .code: part
          case .either(let texts): .either(texts.map { $0.map(change) })
          }
        })
    (changed.isUnusual, changed.isStandIn) = (isUnusual, isStandIn)
    return changed
  }

  /// Something is said, whatever a run would tell.
  var isCertain: Bool {
    parts.contains { part in
      switch part {
      case .literal(let text): !text.isEmpty
      case .data, .code: false
      case .either(let texts): texts.allSatisfy(\.isCertain)
      }
    }
  }
}
