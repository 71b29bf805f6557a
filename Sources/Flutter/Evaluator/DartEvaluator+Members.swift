internal import Components
internal import DartModules
internal import DartSyntax
import Scenes
internal import VoiceOver

/// `a.b`.
extension DartEvaluator {
  mutating func memberOf(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let file = file(frame)
    let name = file.name(node)
    guard let base = file.firstChild(node) else { return unknown(node, frame) }
    switch file.kind(base) {
    case .nameExpr:
      let word = file.name(base)
      if frame.locals[word] == nil, libraries.hasPrefix(word, in: frame.file) {
        if let value = topLevel(name, frame, prefix: word) { return value }
        return name.first?.isUppercase == true ? .member("", name) : unknown(node, frame)
      }
    case .superExpr:
      if let this = frame.this.first, let value = superMember(name, this, frame) { return value }
      return named(name, frame)
    default: break
    }
    let value = evaluate(base, &frame)
    if case .made(let made) = value, made.name == "ValueNotifier", name == "value" {
      return notified(by: made, called: file.name(base), node, frame)
    }
    let found = member(name, of: value, node, frame)
    let isOptional = file.kind(node) == .optionalMemberExpr || value.isNullable
    return isOptional ? found.loosened : found
  }

  /// What others are told of (Flutter, `ValueNotifier`) is what it begins with, where only handlers set it.
  private func notified(
    by made: Made, called name: String, _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartValue {
    guard case .unknown(var unknown) = unknown(node, frame, isData: true), let type = frame.type
    else { return .null }
    if libraries[type.file].mentions.hoverFields[Int(type.index)]?.contains(name) == true,
      let value = made.positional(0)
    {
      return value
    }
    let handled = libraries[type.file].mentions.handledFields[Int(type.index)]
    if handled?.contains(name) == true {
      unknown.subject.start = made.positional(0).flatMap { DartAnswers.constant($0) }
    }
    return .unknown(unknown)
  }

  mutating func superMember(
    _ name: String, _ this: DartInstance, _ frame: CodeFrame
  ) -> DartValue? {
    guard let type = frame.type else { return nil }
    for above in libraries.ancestry(type).dropFirst() {
      let inner = DartInstance(
        type: above, fields: this.fields, widget: this.widget, owner: this.owner,
        digest: this.digest)
      if let value = member(name, of: inner, frame) { return value }
    }
    return nil
  }

  mutating func member(
    _ name: String, of base: DartValue, _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartValue {
    switch base {
    case .null: return .null
    case .texts(let group):
      return message(name, in: group, frame) ?? unknown(node, frame)
    case .type(let type):
      if let value = staticMember(name, of: type, frame) { return value }
      return isConstructor(name, of: type) ? .constructor(type, name) : .member(type.name, name)
    case .instance(let instance):
      return member(name, of: instance, frame) ?? extensionMember(name, of: base, frame)
        ?? named(name, frame, type: instance.declaredResult(of: name, in: libraries))
    case .made(let made):
      if made.type != nil {
        let instance = bind(made)
        if let value = member(name, of: instance, frame) { return value }
      }
      if let value = extensionMember(name, of: base, frame) { return value }
      if let value = made[name] ?? PlatformFacts.wayBack(name, of: made.name, shownBy: shownBy) {
        return value
      }
      if let value = FrameworkTexts.part(name, of: made) { return value }
      if let text = FrameworkTexts.text(name, of: made.name) { return .text(.translated(text)) }
      if name == "platform", made.name == "Theme" { return .member("TargetPlatform", "iOS") }
      if made.type == nil, let value = PlatformFacts.value(name, of: made.name) { return value }
      // `Text('a').small`, as packages dress what is seen.
      let isAround = made.constructor == "of" || made.constructor.hasSuffix("Of")
      if isAround || Self.ofWidgets.contains(name) { return unknown(node, frame) }
      return dressed(made, name, node, frame)
    case .member("", let type) where PlatformFacts.platform(name, of: type) != nil:
      return PlatformFacts.platform(name, of: type).map { .flag($0) } ?? .member(type, name)
    case .member("", "Platform"): return .member("Platform", name)
    case .member("", let type) where name == "values" && !WidgetTable.isKnown(type):
      return constants(of: type, node, frame)
    case .member(let type, let constant):
      if let value = constantMember(name, of: base, type, constant, frame) { return value }
      if let value = extensionMember(name, of: base, frame) { return value }
      if DartTexts.translating.contains(name), let text = constantText(constant, frame) {
        return text
      }
      if name == "name", !type.isEmpty { return .one(constant) }
      return .member(type.isEmpty ? constant : type + "." + constant, name)
    case .list(let items): return listMember(name, items, node, frame)
    case .map(let entries): return mapMember(name, entries, node, frame)
    case .text(let text, _):
      if let value = extensionMember(name, of: base, frame) {
        // The words of the extension's own code say less than what it is asked of.
        return text.known == nil && value.isOfOwnCode && DartWords.writes(name) ? base : value
      }
      if let known = text.known {
        switch name {
        case "isEmpty": return .flag(known.isEmpty)
        case "isNotEmpty": return .flag(!known.isEmpty)
        case "length": return .number(Double(known.utf16.count))
        default: break
        }
      }
      // GetX: `'key'.tr` is the text of the key.
      if DartTexts.translating.contains(name) { return translation(text, frame) }
      if name == DartTexts.itself { return .text(.translated("") + text) }
      if text.known == nil && DartWords.writes(name) || DartWords.recasing.contains(name) {
        return base
      }
      let changed = DartValue.unknown(
        UnknownValue(
          code: file(frame).code(node),
          subject: DartSubject(
            owner: frame.owner, hash: Digest.of([text.digest, Digest.of(name)]),
            nature: DartSubject.nature(name)), isData: true))
      return text.known.map { DartWords.changed($0, by: name, changed) } ?? changed
    case .either(let choice):
      let sides = choice.sides.map {
        DartChoice<DartValue>.Side(
          condition: $0.condition, content: member(name, of: $0.content, node, frame))
      }
      return DartAnswers.whole(
        DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
    case .unknown(let unknown): return member(name, ofUnknown: unknown, base, frame)
    case .closure(let closure): return name == "call" ? base : .closure(closure)
    case .flag, .number, .constructor:
      return extensionMember(name, of: base, frame) ?? unknown(node, frame)
    }
  }

  /// What widgets have that is none (Flutter, `Widget`, `PreferredSizeWidget`, `Text`; Dart, `Object`).
  private static let ofWidgets: Set<String> = [
    "key", "preferredSize", "hashCode", "runtimeType", "data", "style", "width", "height", "length",
    "value", "size", "controller",
  ]

  /// What says no where another member says yes (Dart, `Iterable`; GetX, `rx_types/rx_core`: of its flags `isTrue` is
  /// the value).
  private static let opposites = ["isNotEmpty": "isEmpty", "isFalse": "value"]

  private mutating func member(
    _ name: String, ofUnknown unknown: UnknownValue, _ base: DartValue, _ frame: CodeFrame
  ) -> DartValue {
    if name == "mounted" { return .flag(true) }
    let instance = instance(ofUnknown: unknown, frame)
    if let instance, let text = IntlMessages.text(name, of: instance.type, frame, &self) {
      return text
    }
    var own = frame
    if let instance,
      let value = Overrides.value(name, of: unknown, instance, calledAt: nil, &own, &self)
    {
      return value
    }
    if let instance, let found = member(name, of: instance, frame) {
      let value = RowKeys.member(name, found, of: unknown)
      // A field of one of many is told with what it is a field of.
      if unknown.code.contains("]"), case .unknown(var field) = value, field.code == name {
        field.code = unknown.code + "." + name
        return .unknown(field)
      }
      // An extension's own code says `this` of what it was asked of.
      if case .unknown(var field) = value, field.code == "this" || field.code.hasPrefix("this[") {
        field.code = unknown.code + "." + name
        return .unknown(field)
      }
      return value
    }
    if let value = extensionMember(name, of: base, frame) {
      // The words of the extension's own code say less than what it is asked of.
      return unknown.isPlain && value.isOfOwnCode ? base : value
    }
    if let value = words(name, ofSome: unknown, calledAt: nil, &own) { return value }
    // `context.t`
    if fits(DartTypeName("BuildContext"), base), let value = texts(called: name, frame) {
      return value
    }
    if let asked = Self.opposites[name], case .unknown(let inner) = member(asked, of: unknown) {
      let ask = DartCondition(
        asks: [.init(subject: inner.subject, answers: [.flag(false)])],
        words: unknown.code + "." + name)
      return .either(
        DartChoice(
          [
            .init(condition: ask, content: .flag(true)),
            .init(condition: ask.negated, content: .flag(false)),
          ], at: Place(path: "", line: 1, column: 1)))
    }
    if name == "isTrue", case .unknown(var inner) = member("value", of: unknown) {
      inner.code = unknown.code + "." + name
      return .unknown(inner)
    }
    if let flag = PlatformFacts.devices[name] { return .flag(flag) }
    if let kind = PlatformFacts.kinds[name] { return kind }
    if name == "biggest", let value = PlatformFacts.value(name, of: "BoxConstraints") {
      return value
    }
    guard case .unknown(var found) = member(name, of: unknown) else { return .null }
    found.type =
      instance?.declaredResult(of: name, in: libraries)
      ?? HeldTypes.member(name, of: unknown.type)
      ?? HeldTypes.member(name, of: instance, in: libraries)
      ?? (name == "length" ? DartTypeName("int") : nil)
    if name == "maxWidth" || name == "maxHeight" || PlatformFacts.isAboutDevice(unknown.subject) {
      found.extent = PlatformFacts.extents[name]
    }
    if name == "length" || name == "reversed" {
      found.most = DartLists.most(of: base, frame, &self)
    }
    found.said = DartWords.called(unknown, byGetter: name)
    return RowKeys.member(name, .unknown(found), of: unknown)
  }

  /// An object of a class of the repository of which nothing else is known.
  mutating func instance(ofUnknown unknown: UnknownValue, _ frame: CodeFrame) -> DartInstance? {
    guard let name = unknown.type else { return nil }
    lookups.insert(name.name)
    guard let type = libraries.type(name, in: frame.file) else { return nil }
    let kind = libraries[type].kind
    guard kind == .class || kind == .mixin else { return nil }
    let isOfDevice = PlatformFacts.isAboutDevice(unknown.subject)
    return DartInstance(
      type: type, fields: [:],
      owner: isOfDevice
        ? PlatformFacts.owner : Digest.of([unknown.subject.owner, unknown.subject.hash]),
      digest: Digest.of([30, unknown.subject.owner, unknown.subject.hash]))
  }

  /// Extensions are found by the name of the member: what type a value has is seldom known.
  mutating func extensionMember(
    _ name: String, of base: DartValue, _ frame: CodeFrame
  ) -> DartValue? {
    lookups.insert(name)
    for type in libraries.extensions(with: name) {
      let declaration = libraries[type]
      guard let on = declaration.on.first, fits(on, base) else { continue }
      guard
        let function = declaration.functions.first(where: {
          $0.name == name && !$0.isStatic && $0.kind != .setter
        })
      else { continue }
      note(type)
      let inner = frameOfExtension(type, on: base, frame)
      if function.kind == .getter {
        if let result = function.result, isMessages(result, inner) { return .messages }
        return value(of: function, inner, [])
      }
      return .closure(closure(function, inner))
    }
    return nil
  }

  private func frameOfExtension(
    _ type: DartTypeRef, on base: DartValue, _ frame: CodeFrame
  ) -> CodeFrame {
    var inner = CodeFrame(type.file, type: type, view: frame.view, owner: frame.owner)
    if case .instance(let instance) = base { inner.this = [instance] }
    inner.set("this", base)
    return inner
  }

  private static let numbers: Set<String> = ["int", "double", "num"]
  private static let collections: Set<String> = ["List", "Iterable"]

  /// Whether a value can be of the type that an extension is on.
  func fits(_ type: DartTypeName, _ value: DartValue) -> Bool {
    switch value {
    case .text: return type.name == "String"
    case .number: return Self.numbers.contains(type.name)
    case .flag: return type.name == "bool"
    case .list: return Self.collections.contains(type.name)
    case .made(let made):
      return type.content != .other || type.name == made.name
        || type.name == made.name + "Data" && PlatformFacts.isSource(made.name)
    case .member(let own, _): return type.name == own
    case .instance(let instance):
      return libraries.ancestry(instance.type).contains { $0.name == type.name }
    case .unknown(let unknown):
      if let own = unknown.type { return own.name == type.name }
      // `context` is what its name says in every app.
      if unknown.code == "context" || unknown.code == "ctx" { return type.name == "BuildContext" }
      return type.name == "BuildContext" && unknown.code.hasSuffix("ontext")
    default: return false
    }
  }
}
