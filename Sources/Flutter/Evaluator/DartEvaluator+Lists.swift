internal import Components
internal import DartModules
internal import DartSyntax
internal import DartTokens
import Scenes
internal import VoiceOver

/// Lists and maps, and what is made of them.
extension DartEvaluator {
  mutating func items(_ node: DartNodeID, _ frame: inout CodeFrame) -> [DartValue.Item] {
    let file = file(frame)
    var items: [DartValue.Item] = []
    for element in file.children(node) where file.kind(element) != .typeArguments {
      items += self.items(ofElement: element, &frame)
      if items.count > DartLimits.items {
        isCut = true
        return []
      }
    }
    return items
  }

  mutating func items(
    ofElement node: DartNodeID, _ frame: inout CodeFrame
  ) -> [DartValue.Item] {
    let file = file(frame)
    let parts = file.children(node)
    switch file.kind(node) {
    case .spreadElement:
      return parts.first.map { DartLists.spread(evaluate($0, &frame), at: place($0, frame)) } ?? []
    case .nullAwareElement:
      guard let inner = parts.first else { return [] }
      let value = evaluate(inner, &frame)
      guard case .unknown(let unknown) = value else { return value.isNull ? [] : [.one(value)] }
      let ask = DartCondition(
        asks: [.init(subject: unknown.subject, answers: [.present])],
        words: unknown.code + " is there")
      return [
        .either(
          DartChoice(
            [.init(condition: ask, content: [.one(value)])], isExhaustive: false,
            at: place(node, frame)))
      ]
    case .ifElement: return ifElement(parts, node, &frame)
    case .forElement, .forInElement: return looped(node, &frame)
    case .mapEntry:
      guard parts.count == 2 else { return [] }
      return [.one(DartLists.entry(evaluate(parts[0], &frame), evaluate(parts[1], &frame)))]
    default: return [.one(evaluate(node, &frame))]
    }
  }

  private mutating func ifElement(
    _ parts: [DartNodeID], _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> [DartValue.Item] {
    guard parts.count >= 2 else { return [] }
    switch answer(parts[0], &frame) {
    case .always(let holds):
      if holds { return items(ofElement: parts[1], &frame) }
      return parts.count > 2 ? items(ofElement: parts[2], &frame) : []
    case .depends(let ask):
      var other = frame
      let yes = Narrowing.under(parts[0], holding: true, &self, &frame) {
        $0.items(ofElement: parts[1], &$1)
      }
      let no = Narrowing.under(parts[0], holding: false, &self, &other) {
        parts.count > 2 ? $0.items(ofElement: parts[2], &$1) : []
      }
      let place = place(node, frame)
      if parts.count == 2 {
        return [
          .either(
            DartChoice([.init(condition: ask, content: yes)], isExhaustive: false, at: place))
        ]
      }
      return [
        .either(
          DartChoice(
            [.init(condition: ask, content: yes), .init(condition: ask.negated, content: no)],
            at: place))
      ]
    }
  }

  mutating func setOrMap(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let file = file(frame)
    let parts = file.children(node)
    let elements = parts.filter { file.kind($0) != .typeArguments }
    // What is a set, and a map of which some entries are there at times: a list of them.
    guard elements.contains(where: { file.kind($0) == .mapEntry }),
      elements.allSatisfy({ file.kind($0) == .mapEntry })
    else { return .list(items(node, &frame)) }
    var entries: [DartValue.Entry] = []
    for part in parts where file.kind(part) == .mapEntry {
      let inner = file.children(part)
      guard inner.count == 2 else { continue }
      entries.append(
        DartValue.Entry(key: evaluate(inner[0], &frame), value: evaluate(inner[1], &frame)))
    }
    return .map(entries)
  }

  /// `(a, name: b)`: its fields by their names, of those without one by their places (Dart, records).
  mutating func record(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let file = file(frame)
    var place = 0
    let fields = file.children(node).map { part -> DartValue.Entry in
      let isNamed = file.kind(part) == .namedArgument
      if !isNamed { place += 1 }
      let value = isNamed ? file.firstChild(part) : part
      return DartValue.Entry(
        key: .member("record", isNamed ? file.name(part) : "$\(place)"),
        value: value.map { evaluate($0, &frame) } ?? .null)
    }
    return .map(fields)
  }

  // MARK: Elements

  /// Any of the elements, under a name.
  func anyElement(of list: DartValue, name: String, _ frame: CodeFrame) -> DartValue {
    var type: DartTypeName?
    var whole: SourcedText?
    if case .unknown(let unknown) = list {
      (type, whole) = (unknown.type?.arguments.last, unknown.cutFrom)
    }
    if case .list(let items) = list, let only = DartLists.only(items) {
      return only.asElement(called: name)
    }
    let subject = DartSubject(
      owner: frame.owner, hash: Digest.of([list.digest, Digest.of(name)]))
    return .unknown(
      UnknownValue(
        code: name, subject: subject, isData: true, type: type, rows: RowKeys.rows(of: subject))
    ).cut(from: whole)
  }

  mutating func element(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let parts = file(frame).children(node)
    guard parts.count == 2 else { return unknown(node, frame) }
    let (base, index) = (evaluate(parts[0], &frame), evaluate(parts[1], &frame))
    switch (base, index) {
    case (.list(let items), _) where DartLists.areEntries(items):
      guard let value = DartLists.value(of: index, in: items) else { break }
      return value
    case (.list(let items), .number(let number)):
      guard let at = Int(exactly: number), items.indices.contains(at),
        case .one(let value) = items[at], DartLists.count(of: base) != nil
      else { return unknown(node, frame) }
      return value
    case (.list(let items), .unknown(let unknown)) where unknown.position != nil:
      return DartLists.item(unknown.position, of: items) ?? self.unknown(node, frame)
    case (.list(let items), _): return anyOf(items, index, node, frame)
    case (.map(let entries), _):
      if let key = DartAnswers.constant(index) {
        return entries.first { DartAnswers.constant($0.key) == key }?.value ?? .null
      }
      // A table of words is data, whoever looks something up.
      if entries.count > Self.fewWords, entries.allSatisfy({ $0.value.isText }) {
        return unknown(node, frame, isData: true)
      }
      return anyOf(entries.map { .one($0.value) }, index, node, frame)
    case (.text(let text, _), .number(let number)):
      if let at = Int(exactly: number), let letter = DartWords.part(of: text, [at, at + 1]) {
        return letter
      }
    case (.unknown(let unknown), _):
      let found = member("[" + file(frame).code(parts[1]) + "]", of: unknown)
      if let rows = RowKeys.rows(of: index), case .unknown(var element) = found {
        element.rows = rows
        return .unknown(element)
      }
      return index.number == 0 ? found.cut(from: unknown.cutFrom) : found
    default: break
    }
    return unknown(node, frame)
  }

  /// More texts than this are not told one by one.
  private static let fewWords = 4

  /// `_pages[index]`: one of them.
  func anyOf(
    _ items: [DartValue.Item], _ index: DartValue, _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartValue {
    var sides: [DartChoice<DartValue>.Side] = []
    var subject = DartSubject(owner: frame.owner, hash: index.digest)
    if case .unknown(let unknown) = index { subject = unknown.subject }
    var values: [DartValue?] = items.map { item in
      if case .one(let value) = item { value } else { nil }
    }
    if values.contains(where: { $0 == nil }) {
      // Where some stand for many, or are there at times, the index does not tell which of them is meant.
      values = DartLists.values(of: items)
      subject.hash = Digest.of([subject.hash, DartValue.list(items).digest])
    }
    for (number, value) in values.enumerated() {
      guard let value else { continue }
      let answer = Answer.literal(Digest.of([1, Double(number).bitPattern]))
      sides.append(
        .init(
          condition: DartCondition(
            asks: [.init(subject: subject, answers: [answer])],
            words: file(frame).code(node) + " is \(number)"),
          content: value))
    }
    if sides.isEmpty { return unknown(node, frame) }
    if sides.count == 1 { return sides[0].content }
    // Of several texts any would be a guess, where nothing tells which of them the screen begins with.
    if sides.count > 2, sides.allSatisfy(\.content.isWords),
      !sides.contains(where: { $0.condition.isUsual == true })
    {
      return unknown(node, frame, isData: true)
    }
    return .either(DartChoice(sides, at: place(node, frame)))
  }

  /// Of package:collection and the language: all that is in the lists inside, and what is there at all.
  private static let flattening: Set<String> = ["flattened", "nonNulls"]

  mutating func listMember(
    _ name: String, _ items: [DartValue.Item], _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartValue {
    let count = DartLists.count(of: .list(items))
    switch name {
    case "length":
      if let count { return .number(Double(count)) }
      guard case .unknown(var length) = unknown(node, frame, isData: true) else { break }
      length.full = FilledLists.only(items)
      return DartValue.unknown(length).atMost(DartLists.most(of: .list(items)))
    case "isEmpty", "isNotEmpty":
      if let isEmpty = DartLists.isEmpty(items) { return .flag(isEmpty == (name == "isEmpty")) }
      if let asked = FilledLists.asked(items, name, file(frame).code(node)) { return asked }
    case "first", "firstOrNull", "single":
      if let value = DartLists.some(items.first) { return value }
    case "last", "lastOrNull": if let value = DartLists.some(items.last) { return value }
    case "reversed": return .list(items.reversed())
    case "indexed": return .list(DartLists.indexed(items))
    // fast_immutable_collections: the same as another kind of collection.
    case "entries", "lock", "unlock", "unlockView", "unlockLazy": return .list(items)
    case "values", "keys": return .list(DartLists.parts(of: items, name))
    default:
      if let value = extensionMember(name, of: .list(items), frame) { return value }
      // What flattens them, or leaves nothing out.
      let isFlat = items.isEmpty && Self.flattening.contains(name)
      if isFlat || items.contains(where: isSeen) { return .list(items) }
    }
    return unknown(node, frame, isData: true)
  }

  mutating func mapMember(
    _ name: String, _ entries: [DartValue.Entry], _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartValue {
    if let entry = entries.first(where: {
      switch $0.key {
      case .member("entry", name), .member("record", name): true
      default: false
      }
    }) {
      return entry.value
    }
    switch name {
    case "$1": if entries.count == 2 { return entries[0].value }
    case "$2": if entries.count == 2 { return entries[1].value }
    case "entries": return .list(entries.map { .one(DartLists.entry($0.key, $0.value)) })
    case "values": return .list(entries.map { .one($0.value) })
    case "keys": return .list(entries.map { .one($0.key) })
    case "length": return .number(Double(entries.count))
    case "isEmpty": return .flag(entries.isEmpty)
    case "isNotEmpty": return .flag(!entries.isEmpty)
    default: break
    }
    return unknown(node, frame, isData: true)
  }
}
