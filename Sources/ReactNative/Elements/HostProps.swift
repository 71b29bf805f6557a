internal import Components

/// What a prop says that is true, false, or open.
enum PropFlag {
  case absent
  case known(Bool)
  case open(ScriptCondition)

  var isTrue: Bool { if case .known(true) = self { true } else { false } }
  var isFalse: Bool { if case .known(false) = self { true } else { false } }
}

extension ScriptObject {
  func flag(_ name: String) -> PropFlag {
    guard let value = self[name] else { return .absent }
    return value.asFlag
  }

  /// The first of those that are given: undefined is not given.
  func given(_ names: String...) -> (name: String, value: ScriptValue)? {
    for name in names {
      if let value = self[name], !value.isMissing { return (name, value) }
    }
    return nil
  }

  /// A text, whatever is known of it; nil where it is not given.
  func text(_ name: String) -> SourcedText? {
    guard let value = self[name], !value.isMissing else { return nil }
    return value.text
  }

  /// Known texts that it may be.
  func words(_ name: String) -> [String] { self[name]?.words ?? [] }
}

extension ScriptValue {
  var asFlag: PropFlag {
    switch self {
    case .undefined, .null: return .absent
    case .flag(let flag): return .known(flag)
    case .unknown(let unknown):
      return unknown.isCertain ? .known(true) : .open(.ask(unknown.isThere))
    case .choice(let choice):
      var result = ScriptCondition.constant(false)
      var before = ScriptCondition.constant(true)
      for side in choice.sides {
        let holds: ScriptCondition
        switch side.value.asFlag {
        case .absent: holds = .constant(false)
        case .known(let flag): holds = .constant(flag)
        case .open(let inner): holds = inner
        }
        result = .either(result, .both(before, .both(side.condition, holds)))
        before = .both(before, .not(of: side.condition))
      }
      switch result.reduced {
      case .constant(let flag): return .known(flag)
      case let condition: return .open(condition)
      }
    case .text(let text): return .known(!(text.known ?? "…").isEmpty)
    case .number(let number): return .known(number != 0)
    default: return .known(true)
    }
  }

  /// Known texts that it may be.
  var words: [String] {
    switch self {
    case .text(let text): text.known.map { [$0] } ?? []
    case .choice(let choice): choice.sides.flatMap(\.value.words)
    default: []
    }
  }

  /// It is given, and only a run tells what it is.
  var isOpen: Bool {
    switch self {
    case .unknown: true
    case .text(let text): text.known == nil
    case .choice(let choice): choice.sides.contains { $0.value.isOpen }
    default: false
    }
  }

  /// A picture from an address, which data tells: `{uri: …}`.
  var isPictureOfData: Bool {
    switch self {
    case .object(let object): object["uri"] != nil
    case .unknown: true
    case .list(let list): list.items?.allSatisfy(\.isPictureOfData) ?? true
    case .choice(let choice):
      // A placeholder for want of one, or nothing.
      choice.sides.contains { $0.value.isPictureOfData }
    default: false
    }
  }

  /// What its conditions ask about; the value itself where only a run tells it.
  func collectSubjects(isValue: Bool, into subjects: inout Set<UInt64>) {
    visit(
      { $0.collectSubjects(into: &subjects) }, { if isValue { subjects.formUnion($0.told) } },
      skips: false, depth: 0)
  }

  /// The same, and what that is worked out from: whoever hears what is made of it hears of it.
  func collectTold(into subjects: inout Set<UInt64>) {
    visit(
      { $0.collectTold(into: &subjects) }, { subjects.formUnion($0.told) }, skips: false, depth: 0)
  }

  /// What its conditions ask about that may be a state.
  ///
  /// What stands for itself on another side is none: `ALIASES[name] || name` has other names for some of what it shows.
  func collectStates(into states: inout [UInt64: String]) {
    guard case .choice = self else {
      return visit({ $0.collectStates(into: &states) }, { _ in }, skips: true, depth: 0)
    }
    var own: [UInt64: String] = [:]
    visit({ $0.collectStates(into: &own) }, { _ in }, skips: true, depth: 0)
    if own.isEmpty { return }
    for subject in shownItself(depth: 0) { own[subject] = nil }
    states.merge(own) { first, _ in first }
  }

  private func shownItself(depth: Int) -> [UInt64] {
    switch self {
    case .unknown(let unknown): [unknown.subject]
    case .choice(let choice) where depth < 12:
      choice.sides.flatMap { $0.value.shownItself(depth: depth + 1) }
    default: []
    }
  }

  private func visit(
    _ condition: (ScriptCondition) -> Void, _ unknown: (ScriptUnknown) -> Void, skips: Bool,
    depth: Int
  ) {
    guard depth < 12 else { return }
    func inner(_ value: ScriptValue) {
      value.visit(condition, unknown, skips: skips, depth: depth + 1)
    }
    switch self {
    case .unknown(let value): unknown(value)
    case .choice(let choice):
      for side in choice.sides {
        if !skips || !side.isItsOwnTest { condition(side.condition) }
        inner(side.value)
      }
    case .list(let list): for case .item(let item) in list.parts { inner(item) }
    case .object(let object):
      for key in object.keys { if let member = object[key] { inner(member) } }
    case .element(let element): if let children = element.props["children"] { inner(children) }
    default: break
    }
  }
}

extension ScriptChoice.Side {
  /// `icon || 'star'`: what is there for want of something tells of no state.
  fileprivate var isItsOwnTest: Bool {
    guard case .ask(let question) = condition, question.answer == .isTrue else { return false }
    switch value {
    case .unknown(let unknown): return unknown.subject == question.subject
    case .text(let text): return question.words == text.plainWords
    default: return false
    }
  }
}

/// A style with all its parts put together: later ones win.
struct HostStyle {
  private var values = ScriptObject()
  private(set) var isAbsoluteFill = false

  init(_ value: ScriptValue?) {
    if let value { add(value, 0) }
    let edges = ["top", "bottom", "left", "right"]
    if word("position") == "absolute", edges.allSatisfy({ number($0) == 0 }) {
      isAbsoluteFill = true
    }
  }

  private mutating func add(_ value: ScriptValue, _ depth: Int) {
    guard depth < 12 else { return }
    switch value {
    case .object(let object): for key in object.keys { values[key] = object[key] }
    case .list(let list):
      for case .item(let item) in list.parts { add(item, depth + 1) }
    case .external(let name): if name.name.hasPrefix("absoluteFill") { isAbsoluteFill = true }
    case .choice(let choice):
      // What only some sides set is set on a condition, and what is the same on all of them on none.
      let own = choice.sides.map { side in
        var own = HostStyle(nil)
        own.add(side.value, depth + 1)
        return own.values
      }
      for key in Set(own.flatMap(\.keys)).sorted() {
        let before = values[key] ?? .undefined
        var sides = zip(choice.sides, own).map { side, own in
          ScriptChoice.Side(condition: side.condition, value: own[key] ?? before)
        }
        if sides.last?.condition != .constant(true) {
          sides.append(ScriptChoice.Side(condition: .constant(true), value: before))
        }
        let first = sides[0].value
        let isSame = first.isPlain && sides.allSatisfy { $0.value == first }
        values[key] = isSame ? first : .choice(ScriptChoice(sides: sides))
      }
    default: break
    }
  }

  subscript(_ key: String) -> ScriptValue? { values[key] }

  func has(_ key: String) -> Bool { values[key].map { !$0.isMissing } ?? false }

  func number(_ key: String) -> Double? {
    if case .number(let number)? = values[key] { return number }
    return nil
  }

  func word(_ key: String) -> String? { values[key]?.literal }

  var isInvisible: Bool { word("display") == "none" || number("opacity") == 0 }

  var isReversed: Bool { word("flexDirection")?.hasSuffix("-reverse") ?? false }

  var isRow: Bool { word("flexDirection")?.hasPrefix("row") ?? false }

  /// As large and heavy as a title.
  var isOfTitle: Bool {
    guard let size = number("fontSize"), size >= 20 else { return false }
    if let weight = number("fontWeight") { return weight >= 600 }
    guard let weight = word("fontWeight") else { return false }
    return weight == "bold" || (Int(weight) ?? 0) >= 600
  }

  /// A small filled circle: no other box without content says anything.
  var isDot: Bool {
    guard has("backgroundColor"), let width = number("width"), let height = number("height"),
      width == height, width <= 32, width > 0, let radius = number("borderRadius")
    else { return false }
    return radius * 2 >= width
  }

  /// Conditions that colours and weights hang on.
  var states: [UInt64: String] {
    var result: [UInt64: String] = [:]
    for key in values.keys where Self.telling.contains(key) {
      values[key]?.collectStates(into: &result)
    }
    return result
  }

  /// What nobody hears or sees of a style is not carried along.
  fileprivate static let kept: Set<String> = telling.union([
    "display", "opacity", "flexDirection", "fontSize", "width", "height", "borderRadius",
    "position",
    "top", "bottom", "left", "right",
  ])

  private static let telling: Set<String> = [
    "backgroundColor", "color", "borderColor", "fontWeight", "tintColor", "textDecorationLine",
  ]
}

extension ScriptValue {
  /// Of a style what `HostStyle` asks for.
  func keptStyle(_ depth: Int) -> ScriptValue {
    guard depth < 12 else { return self }
    switch self {
    case .object(let object): return .object(object.kept(HostStyle.kept))
    case .list(var list):
      for index in list.parts.indices {
        guard case .item(let item) = list.parts[index] else { continue }
        list.parts[index] = .item(item.keptStyle(depth + 1))
      }
      return .list(list)
    case .choice(var choice):
      for index in choice.sides.indices {
        choice.sides[index].value = choice.sides[index].value.keptStyle(depth + 1)
      }
      return .choice(choice)
    default: return self
    }
  }
}
