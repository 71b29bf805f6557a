import Scenes
import Views

/// Texts that a property or a function chooses: `switch self { case .near: "Near" … }`.
enum ChosenTexts {
  /// The name of a case of the enum, also where a static member stands for one; 0 for all else.
  static func caseName(_ name: SourceName, of type: TypeID, _ evaluator: inout Evaluator) -> UInt64
  {
    guard name.name.index >= 0 else { return 0 }
    let hash = evaluator.hash(name.name, name.file)
    if isCase(hash, of: type, &evaluator) { return hash }
    guard case .member(_, let meant) = StaticCases.value(hash, of: type, &evaluator),
      meant.name.index >= 0, case let own = evaluator.hash(meant.name, meant.file),
      isCase(own, of: type, &evaluator)
    else { return 0 }
    return own
  }

  static func isCase(_ name: UInt64, of type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    evaluator.members(of: type, named: name).contains {
      if case .enumCase = evaluator.linker[$0].kind { true } else { false }
    }
  }

  /// What a body gave, as it is told where the body is asked: none of several texts is more likely than the
  /// others, and what is written inside means nothing outside.
  @inline(never)
  static func told(
    _ value: ValueID, as use: ExpressionID, _ site: Site, ofCall isCall: Bool,
    _ evaluator: inout Evaluator
  ) -> ValueID {
    switch evaluator.scene[value] {
    case .unknown(let source)
    where isEntry(source, evaluator)
      || !evaluator.files.isReadable(source.expression, source.file, isCall):
      return named(use, value, site, &evaluator)
    case .either(let range):
      let all = evaluator.scene.list(range)
      let isUnknown = all.allSatisfy {
        if case .unknown = evaluator.scene[$0] { true } else { false }
      }
      if isUnknown || evaluator.isText(value) && !isGrown(value, all, evaluator) {
        return named(use, value, site, &evaluator)
      }
      let unknown = all.filter { if case .unknown = evaluator.scene[$0] { true } else { false } }
      // There or not: what is there is what was asked for.
      guard isCall, unknown.count == 1, unknown.count + 1 == all.count, all.contains(.null) else {
        return value
      }
      return evaluator.either(all.map { $0 == .null ? $0 : named(use, $0, site, &evaluator) })
    case .named(_, let given): return named(use, given, site, &evaluator)
    default: return value
    }
  }

  /// `names[row]`: what gives one of them is called by what it is.
  private static func isEntry(
    _ source: SourceExpression, _ evaluator: borrowing Evaluator
  ) -> Bool {
    if case .element = evaluator.expression(source.expression, source.file) { true } else { false }
  }

  /// `name ?? "Nobody"`: there is mostly a name.
  static func orElse(_ first: ValueID, _ other: ValueID, _ evaluator: inout Evaluator) -> ValueID {
    // Known to be nothing, it is never shown.
    switch evaluator.scene[first] {
    case .null: return other
    case .string, .resolved: return first
    default: break
    }
    // Where it is nothing, the other one is there.
    let first = withoutNothing(first, &evaluator)
    let both = evaluator.either([first, other])
    guard case .either = evaluator.scene[both] else { return both }
    switch (evaluator.scene[first], evaluator.scene[other]) {
    case (.unknown(let source), .unknown): return evaluator.new(.named(source, both))
    case (.unknown(let source), _) where evaluator.isText(other):
      return evaluator.new(.named(source, both))
    case (.named(let source, _), _) where evaluator.isText(other):
      return evaluator.new(.named(source, both))
    default: return both
    }
  }

  /// What `if let left` binds is none of the outcomes that are nothing.
  static func there(
    _ value: ValueID, _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    switch evaluator.scene[value] {
    case .either, .named, .unknown: break
    default: return value
    }
    guard case .name(let name) = evaluator.expression(id, site.file),
      let binding = evaluator.binding(
        of: evaluator.hash(name, site.file), in: site.environment), binding.isNeverNil
    else { return value }
    if case .unknown = evaluator.scene[value] {
      return BoundNames.tells(name, binding, site, evaluator) ? evaluator.unknown(id, site) : value
    }
    return withoutNothing(value, &evaluator)
  }

  static func withoutNothing(_ value: ValueID, _ evaluator: inout Evaluator) -> ValueID {
    switch evaluator.scene[value] {
    case .either(let range) where evaluator.scene.list(range).contains(.null):
      return evaluator.either(evaluator.scene.list(range).filter { $0 != .null })
    case .named(let source, let given):
      let some = withoutNothing(given, &evaluator)
      if some == given { return value }
      // One text alone needs no name.
      guard case .either = evaluator.scene[some] else { return some }
      return evaluator.new(.named(source, some))
    default: return value
    }
  }

  private static func named(
    _ use: ExpressionID, _ value: ValueID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    evaluator.new(.named(SourceExpression(file: site.file, expression: use), value))
  }

  /// One of them is what the others are too, and more: a text that is added to on a condition.
  private static func isGrown(
    _ value: ValueID, _ texts: ArraySlice<ValueID>, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard evaluator.weight(of: value) < 64 else { return true }
    let all = texts.map { parts(of: $0, evaluator) }
    guard let longest = all.max(by: { $0.count < $1.count }) else { return false }
    return all.allSatisfy { longest.starts(with: $0) }
  }

  private static func parts(of value: ValueID, _ evaluator: borrowing Evaluator) -> [Value] {
    switch evaluator.scene[value] {
    case .joined(let range): evaluator.scene.list(range).flatMap { parts(of: $0, evaluator) }
    case .string(let source) where evaluator.text(source.text, source.file).isEmpty: []
    default: [evaluator.scene[value]]
    }
  }
}

/// Texts that the cases of an enum stand for: `enum Unit: String { case metre = "Metres" … }`.
extension ChosenTexts {
  /// What `rawValue` gives: that of the one case that it is, or of each.
  @inline(never)
  static func rawValue(
    of type: TypeID, _ index: Int32, _ use: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard evaluator.linker.inherits(type, .String) else { return nil }
    var texts: [ValueID] = []
    for declaration in evaluator.linker.declarations(of: type) {
      for id in evaluator.linker.listed(in: declaration) {
        let member = evaluator.linker[id]
        guard case .enumCase = member.kind,
          CasesLeft.mayBe(evaluator.hash(member.name, id.file), index, evaluator)
        else { continue }
        if let value = member.value {
          texts.append(evaluator.value(value, evaluator.inside(id, self: nil)))
        } else {
          let name = evaluator.linker.text(of: member.name, in: id.file)
          texts.append(KeyTexts.resolved(name.filter { $0 != "`" }, &evaluator))
        }
      }
    }
    guard !texts.isEmpty, texts.count <= Self.mostTexts else { return nil }
    let text = evaluator.either(texts)
    return told(text, as: use, site, ofCall: false, &evaluator)
  }

  /// More tell of data, and are not worth their room.
  private static var mostTexts: Int { 40 }
}

extension ChosenTexts {
  /// The side of `name.isEmpty ? "Nobody" : name` that is what was asked about.
  static func filled(_ branch: Views.Branch, _ site: Site, _ evaluator: borrowing Evaluator) -> Int?
  {
    guard branch.alternatives.count == 2, branch.isExhaustive,
      let first = branch.alternatives.first,
      let last = branch.alternatives.last,
      var test = evaluator.files.test(of: evaluator.alternative(first, site.file), site.file)
    else { return nil }
    var place = 1
    if case .prefix(let sign, let inner) = evaluator.expression(test, site.file),
      evaluator.linker.text(of: sign, in: site.file) == "!"
    {
      (test, place) = (inner, 0)
    }
    guard case .member(let asked, let name) = evaluator.expression(test, site.file),
      evaluator.word(name, site.file) == .isEmpty
    else { return nil }
    let body = evaluator.alternative(place == 0 ? first : last, site.file).body
    guard body.count == 1,
      case .expression(let shown) = evaluator.statement(body.lowerBound, site.file),
      evaluator.files.areSame(asked, shown, site.file)
    else { return nil }
    return place
  }
}

// What the code says by itself.

extension LiveFiles {
  func areSame(_ one: ExpressionID, _ other: ExpressionID, _ file: FileID) -> Bool {
    switch (expression(one, in: file), expression(other, in: file)) {
    case (.name(let one), .name(let other)): hash(one, in: file) == hash(other, in: file)
    case (.member(let one, let name), .member(let other, let named)):
      hash(name, in: file) == hash(named, in: file) && areSame(one, other, file)
    default: false
    }
  }

  /// Names, and of properties also calls without closures.
  fileprivate func isReadable(_ id: ExpressionID, _ file: FileID, _ isCall: Bool) -> Bool {
    switch expression(id, in: file) {
    case .name: true
    case .member(let base, _): isReadable(base, file, isCall)
    case .element(let base, _): isReadable(base, file, isCall)
    case .call(let callee, let arguments):
      !isCall && isReadable(callee, file, isCall)
        && arguments.allSatisfy {
          if case .closure = expression(argument($0, in: file).value, in: file) {
            false
          } else {
            true
          }
        }
    default: false
    }
  }
}
