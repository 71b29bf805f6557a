internal import Components
internal import DartModules
internal import DartSyntax
import Scenes
internal import VoiceOver

/// `a.b(c)`.
extension DartEvaluator {
  mutating func callMethod(
    _ name: String, of base: DartValue, _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    switch base {
    case .null: return .null
    case .texts(let group): return message(name, in: group, node, &frame)
    case .either(let choice):
      let sides = choice.sides.map { side in
        DartChoice<DartValue>.Side(
          condition: side.condition, content: callMethod(name, of: side.content, node, &frame))
      }
      return DartAnswers.whole(
        DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
    case .list(let items): return callList(name, items, node, &frame)
    case .map(let entries): return callMap(name, entries, node, &frame)
    case .closure where name == "call": return invoke(base, node, &frame, named: name)
    case .instance, .made:
      if let target = callable(name, base, node, frame) {
        return invoke(target, node, &frame, named: name)
      }
      if case .made(let made) = base {
        if let value = PlatformFacts.wayBack(name, of: made.name, shownBy: shownBy) { return value }
        if let found = TextPieces.matches(name, of: made, node, &frame, &self) { return found }
        if Self.states.contains(name) {
          let given = arguments(node, &frame)
          if let value = states(given, of: nil, node, frame) { return value }
        }
        if name == "copyWith" { return .made(made.copied(with: arguments(node, &frame))) }
        if DartTexts.translating.contains(name), let text = translated(made, frame) { return text }
        if Formatters.isOne(name), !WidgetTable.isKnown(made.name),
          let value = Formatters.value(name, arguments(node, &frame), node, frame, self)
        {
          return value
        }
        return dressed(made, name, node, frame)
      }
      if case .instance(let instance) = base {
        return unknown(node, frame, type: instance.declaredResult(of: name, in: libraries))
      }
      return unknown(node, frame)
    case .text(let text, let asks): return callText(name, text, asks, node, &frame)
    case .unknown(let unknown): return callUnknown(name, unknown, base, node, &frame)
    case .member(_, let key) where DartTexts.translating.contains(name):
      return constantText(key, frame) ?? unknown(node, frame)
    case .member(let type, _) where !type.isEmpty && DartAssets.widgets[name] != nil:
      guard let target = extensionMember(name, of: base, frame) else {
        return .made(
          Made(
            DartAssets.widgets[name] ?? "Image", arguments(node, &frame), at: place(node, frame),
            in: frame.view))
      }
      return invoke(target, node, &frame, named: name)
    case .flag, .number, .member, .type, .constructor, .closure:
      if case .member(let type, let constant) = base,
        let target = constantMember(name, of: base, type, constant, frame)
      {
        return invoke(target, node, &frame, named: name)
      }
      if let target = extensionMember(name, of: base, frame) {
        return invoke(target, node, &frame, named: name)
      }
      if name == "toString", let text = DartWords.written(base) { return .text(text) }
      return unknown(node, frame)
    }
  }

  /// A method of the object's class, or of an extension.
  private mutating func callable(
    _ name: String, _ base: DartValue, _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartValue? {
    switch base {
    case .instance(let instance):
      if let found = member(name, of: instance, frame) { return found }
    case .made(let made) where made.type != nil:
      if let found = member(name, of: bind(made), frame) { return found }
    default: break
    }
    return extensionMember(name, of: base, frame)
  }

  /// A method that nobody knows, on what is seen: packages that dress widgets (`.animate()`, `.padding()`) hand
  /// them on, and so does `copyWith`.
  func dressed(
    _ made: Made, _ name: String, _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartValue {
    if WidgetTable.isKnown(made.name) || made.type.map({ isWidget($0) }) == true {
      return .made(made)
    }
    return unknown(node, frame)
  }

  func isWidget(_ type: DartTypeRef) -> Bool {
    switch libraries.role(type) {
    case .widget, .statefulWidget, .inheritedWidget: true
    case .other, .state: widgetClass(above: type) != nil
    }
  }

  /// The widget of the framework that a class of the app is a kind of: `class Bar extends AppBar`.
  func widgetClass(above type: DartTypeRef) -> String? {
    for type in libraries.ancestry(type) {
      if let name = libraries[type].superclass?.name, WidgetTable.isKnown(name) { return name }
    }
    return nil
  }

  private mutating func callText(
    _ name: String, _ text: SourcedText, _ asks: Set<DartSubject>, _ node: DartNodeID,
    _ frame: inout CodeFrame
  ) -> DartValue {
    if let target = extensionMember(name, of: .text(text), frame) {
      let value = invoke(target, node, &frame, named: name)
      // The words of the extension's own code say less than those of the code that calls it.
      if case .text(let found, _) = value, !found.expressions.isEmpty, !text.isEmpty {
        return unknown(node, frame, isData: true)
      }
      if case .unknown = value { return unknown(node, frame, isData: true) }
      return value
    }
    if DartWords.recasing.contains(name) { return .text(text, asks: asks) }
    guard let known = text.known else {
      return DartWords.dressed(text, by: name).map { .text($0, asks: asks) }
        ?? TextPieces.cut(unknown(node, frame, isData: true), by: node, in: file(frame), from: text)
    }
    if known.isEmpty, DartWords.keeping.contains(name) { return .text(text) }
    switch name {
    case "substring":
      let ends = arguments(node, &frame).map { $0.value.number.flatMap { Int(exactly: $0) } }
      if let part = DartWords.part(of: text, ends) { return part }
    case "toUpperCase": return DartWords.changed(known.uppercased(), from: text)
    case "toLowerCase": return DartWords.changed(known.lowercased(), from: text)
    case "trim", "toString": return .text(text)
    case DartTexts.itself: return .text(.translated("") + text)
    case _ where DartTexts.translating.contains(name): return translation(text, frame)
    case _ where DartWords.questions[name] != nil:
      let given = arguments(node, &frame)
      if given.count == 1, case .text(let part, _) = given[0].value, let part = part.known,
        let answer = DartWords.questions[name]?(known, part)
      {
        return .flag(answer)
      }
    default: break
    }
    return TextPieces.cut(unknown(node, frame, isData: true), by: node, in: file(frame), from: text)
  }

  private mutating func callUnknown(
    _ name: String, _ unknown: UnknownValue, _ base: DartValue, _ node: DartNodeID,
    _ frame: inout CodeFrame
  ) -> DartValue {
    if let instance = instance(ofUnknown: unknown, frame) {
      if IntlMessages.text(name, of: instance.type, frame, &self) != nil {
        return message(name, in: "", node, &frame)
      }
      if let value = Overrides.value(name, of: unknown, instance, calledAt: node, &frame, &self) {
        return value
      }
      if let target = member(name, of: instance, frame) {
        return invoke(target, node, &frame, named: name)
      }
    }
    if let target = extensionMember(name, of: base, frame) {
      let value = invoke(target, node, &frame, named: name)
      return unknown.isPlain && value.isOfOwnCode ? self.unknown(node, frame, isData: true) : value
    }
    if let value = words(name, ofSome: unknown, calledAt: node, &frame) { return value }
    let given = arguments(node, &frame)
    if let type = unknown.type, type.content != .other { return base }
    if fits(DartTypeName("BuildContext"), base),
      let value = PlatformFacts.wayBack(name, of: "Navigator", shownBy: shownBy)
    {
      return value
    }
    // `context.tr('key')`
    if DartTexts.translating.contains(name), fits(DartTypeName("BuildContext"), base),
      case .text(let key, _)? = given.first?.value
    {
      return translation(key, frame)
    }
    switch name {
    // The same data, in whatever order.
    case "toList", "toSet", "toIList", "toISet", "sorted", "cast", "asMap": return base
    // Others of them, or some: how many there are is a question of its own.
    case "where", "whereNot", "take", "skip", "whereType", "sublist", "followedBy":
      var part = unknown
      part.code += "." + name + "(…)"
      part.subject = DartSubject(
        owner: unknown.subject.owner,
        hash: Digest.of([unknown.subject.hash, file(frame).codeHash(node)]))
      part.most = DartLists.most(leftBy: name, given, of: unknown)
      part.full =
        FilledLists.parts.contains(name) ? FilledLists.subjects(of: unknown, self) : []
      return .unknown(part)
    // Of riverpod and provider: what is watched, and not who watches.
    case "watch", "read":
      if let value = WatchedProviders.selected(by: node, &frame, &self) { return value }
      let asked = ContextProviders.type(askedBy: name, at: node, in: file(frame))
      return .unknown(
        UnknownValue(
          code: file(frame).code(node),
          subject: DartSubject(
            owner: unknown.subject.owner,
            hash: Digest.of([unknown.subject.hash, file(frame).codeHash(node)])), isData: true,
          type: asked ?? WatchedProviders.type(watchedBy: node, frame, &self)))
    case "select" where fits(DartTypeName("BuildContext"), base):
      if let value = ContextProviders.selected(given, node, frame, &self) { return value }
    case _ where Self.states.contains(name) || name == "map" && given.count > 1:
      return states(given, of: unknown, node, frame) ?? self.unknown(node, frame)
    // That of nothing is there too (Dart, `Null.toString`).
    case "toString": return .unknown(unknown.written)
    default:
      if let rows = rows(name, base, given, node, frame) { return rows }
      if let one = Alternatives.value(given, of: unknown, node, frame, &self) { return one }
    }
    let result = instance(ofUnknown: unknown, frame)?.declaredResult(of: name, in: libraries)
    if let value = Formatters.value(name, given, of: unknown, type: result, node, frame, self) {
      return value
    }
    if let value = FoundItems.value(name, of: unknown, node, frame, self) { return value }
    let said = DartWords.called(unknown, changedBy: name)
    var found = UnknownValue(
      code: file(frame).code(node),
      subject: DartSubject(
        owner: unknown.subject.owner,
        hash: Digest.of([unknown.subject.hash, file(frame).codeHash(node)]),
        nature: DartSubject.nature(name)), isData: said != nil,
      type: result ?? DartWords.type(unknown, changedBy: name),
      said: said)
    if FilledLists.parts.contains(name) { found.full = FilledLists.subjects(of: unknown, self) }
    return TextPieces.cut(.unknown(found), by: node, in: file(frame), from: unknown)
  }

  private static let states: Set<String> = [
    "when", "maybeWhen", "whenOrNull", "map2", "maybeMap", "switchMap",
  ]

  private static let others = "orElse"

  /// `state.when(data: …, loading: …, error: …)`: one of them is shown.
  private mutating func states(
    _ given: [Made.Argument], of unknown: UnknownValue?, _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartValue? {
    let place = place(node, frame)
    let subject = DartSubject(owner: frame.owner, hash: file(frame).codeHash(node))
    let labels = given.map(\.label).filter { $0 != Self.others && !$0.hasPrefix("skip") }
    let others =
      labels.count == 1
      ? DartWords.negated(unknown?.question(labels[0]) ?? labels[0]) : "it is none of these"
    let sides = given.compactMap { argument -> DartChoice<DartValue>.Side? in
      guard !argument.label.isEmpty, case .closure(let closure) = argument.value else {
        return nil
      }
      // What is loaded is handed to the function for it (riverpod, `AsyncValue.when`).
      var parts: [DartValue?] = []
      if argument.label == "data", let first = closure.parameters.first, first.type == nil,
        let type = HeldTypes.member("requireValue", of: unknown?.type)
      {
        parts = [named(first.name, closure.frame, type: type)]
      }
      return .init(
        condition: DartCondition(
          asks: [.init(subject: subject, answers: [.member(Digest.of(argument.label))])],
          words: argument.label == Self.others
            ? others : unknown?.question(argument.label) ?? argument.label),
        content: build(argument.value, at: place, given: parts))
    }
    return sides.isEmpty ? nil : .either(DartChoice(sides, at: place))
  }

  // MARK: Lists

  /// `map` and its kin by whatever name: what is made of each element.
  private mutating func rows(
    _ name: String, _ base: DartValue, _ given: [Made.Argument], _ node: DartNodeID,
    _ frame: CodeFrame
  ) -> DartValue? {
    guard given.count == 1, case .closure(let closure) = given[0].value else { return nil }
    let isIndexed = name.hasSuffix("Indexed")
    let rows = mapped(closure, over: base, isIndexed: isIndexed, node, frame)
    if Self.mapping.contains(name) || rows.items.contains(where: isSeen) {
      return .list([.rows(rows)])
    }
    return nil
  }

  private static let mapping: Set<String> = ["map", "mapIndexed", "expand", "expandIndexed"]

  private mutating func mapped(
    _ closure: DartClosure, over list: DartValue, isIndexed: Bool, _ node: DartNodeID,
    _ frame: CodeFrame
  ) -> DartValue.Rows {
    let place = place(node, frame)
    let name = closure.parameters.last?.name ?? "item"
    let element = anyElement(of: list, name: name, frame)
    let index = index(closure.parameters.first?.name ?? "index", frame)
    let isPair = closure.parameters.count == 2 && !isIndexed
    let given: [DartValue?] = isIndexed ? [index, element] : isPair ? [] : [element]
    let body = build(.closure(closure), at: place, given: given)
    var rows = DartValue.Rows(count: nil, items: DartLists.items(of: body), place: place)
    rows.most = DartLists.most(of: list, frame, &self)
    rows.key = RowKeys.rows(of: element)
    rows.full = FilledLists.subjects(of: list, self)
    if isIndexed, case .unknown(let unknown) = index { rows.index = unknown.subject }
    return rows
  }
}
