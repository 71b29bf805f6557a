import Scenes
import Views

extension Evaluator {
  /// Names that stay texts whatever else is called so.
  var textTypes: [Word] {
    [.Text, .String, .LocalizedStringKey, .LocalizedStringResource, .AttributedString]
  }
}

/// Calls as values: texts, functions of the repository, values of its types, views kept for later.
enum ValueCalls {
  static func value(
    ofCall callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID {
    let found = calledValue(callee, arguments, id, site, &evaluator)
    switch evaluator.scene[found] {
    case .unknown, .call:
      return KeyTexts.text(forKeyGivenTo: callee, arguments, site, &evaluator)
        ?? KeyFunctions.text(calling: callee, arguments, site, &evaluator) ?? found
    case .named, .either, .joined:
      if evaluator.isKnown(found) { return found }
      return KeyFunctions.text(calling: callee, arguments, site, &evaluator) ?? found
    default: return found
    }
  }

  private static func calledValue(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID {
    switch evaluator.expression(callee, site.file) {
    case .name(let name): return namedCallValue(name, arguments, id, site, &evaluator)
    case .member(let base, let name):
      return memberCallValue(name, on: base, arguments, id, site, &evaluator)
    case .implicitMember(let name):
      return TextsInPlace.text(name, arguments, site, &evaluator)
        ?? TextHelpers.text(calling: name, on: nil, arguments, site, &evaluator)
        ?? kept(name, arguments, site, &evaluator)
    case .closure(let closure):
      let inner = evaluator.bind(closure: closure, [], at: site)
      return ValueBlocks.outcome(of: evaluator.closure(closure, site.file).body, inner, &evaluator)
        ?? evaluator.unknown(id, site)
    default: return evaluator.unknown(id, site)
    }
  }

  private static func namedCallValue(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID {
    let named = evaluator.name(name, site.file)
    switch evaluator.meaning(ofCall: name, arguments, at: site) {
    // `self.init(…)` in static code.
    case .bound(.type(let type)) where !evaluator.showsItself(type):
      let instance = Instances.instantiate(type, arguments, site, &evaluator)
      return evaluator.new(.instance(type, instance))
    case .bound(let bound): return calleeValue(bound, arguments, id, site, &evaluator)
    case .member(let member), .global(let member):
      let all = candidates(named.hash, member, site, &evaluator)
      // Of a function of the platform that has an overload here, a call that does not fit that is the platform's.
      if evaluator.linker[member].owner == nil, named.word != .other,
        evaluator.overload(all, arguments, at: site) == nil
      {
        break
      }
      return calleeValue(all, arguments, self: evaluator.boundSelf(at: site), id, site, &evaluator)
    case .viewHelper: return view(id, site, &evaluator)
    case .type(let type):
      if evaluator.showsItself(type) { return view(id, site, &evaluator) }
      if isOfPlatform(type, named.word, evaluator) { break }
      if let value = EnumInitializers.value(type, arguments, site, &evaluator) { return value }
      let instance = Instances.instantiate(type, arguments, site, &evaluator)
      return evaluator.new(.instance(type, instance))
    case .nothing:
      let text = TextHelpers.text(callingOwn: name, arguments, site, &evaluator)
      if let own = text ?? TextHelpers.text(dressingOwn: name, id, site, &evaluator) { return own }
    }
    return knownCallValue(name, arguments, id, site, &evaluator)
  }

  /// Extensions add to a view or a text that the platform has; a `struct Section` of the repository's own is another
  /// thing by that name.
  static func isOfPlatform(
    _ type: TypeID, _ word: Word, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard KnownViews.all[word] != nil || evaluator.textTypes.contains(word) else { return false }
    if case .extension = evaluator.linker[type].kind { return true }
    return false
  }

  private static func knownCallValue(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID {
    let word = evaluator.word(name, site.file)
    if word == .Text, let added = AddedInitializers.added(to: name, arguments, site, &evaluator) {
      return AddedInitializers.value(added, id, site, &evaluator)
    }
    if let text = NumberTexts.value(of: name, arguments, site, &evaluator) { return text }
    if let text = AddedValues.text(of: name, arguments, site, &evaluator) { return text }
    if let text = KeyTexts.textOf(word, arguments, id, site, &evaluator) { return text }
    if KnownViews.all[word] != nil { return view(id, site, &evaluator) }
    return AddedValues.value(of: name, arguments, site, &evaluator)
      ?? BoundValues.value(of: name, arguments, site, &evaluator)
      ?? kept(name, arguments, site, &evaluator)
  }

  /// Overloads of the name beside the member that was found.
  private static func candidates(
    _ hash: UInt64, _ member: MemberID, _ site: Site, _ evaluator: inout Evaluator
  ) -> [MemberID] {
    if evaluator.linker[member].owner == nil {
      return evaluator.linker.globals(named: hash, from: site.file)
    }
    guard let type = evaluator.selfType(at: site) else { return [member] }
    let all = evaluator.members(of: type, named: hash)
    return all.isEmpty ? [member] : all
  }

  private static func memberCallValue(
    _ name: NameID, on base: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID,
    _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    let named = evaluator.name(name, site.file)
    if named.word == .`init`, let view = AddedInitializers.extended(by: base, site, evaluator) {
      return knownCallValue(view, arguments, id, site, &evaluator)
    }
    if named.word == .`init`, case .name(let type) = evaluator.expression(base, site.file) {
      return namedCallValue(type, arguments, id, site, &evaluator)
    }
    if let text = TextHelpers.text(calling: name, on: base, arguments, site, &evaluator)
      ?? ChosenElements.value(calling: name, of: base, arguments, site, &evaluator)
    {
      return text
    }
    if named.word == .reduce,
      let text = TextParts.value(puttingTogether: base, arguments, site, &evaluator)
    {
      return text
    }
    if named.word == .joined { return sentence(base, arguments, id, site, &evaluator) }
    if named.word == .localizedStringWithFormat,
      let text = Formats.filled(arguments, site, &evaluator)
    {
      return text
    }
    if named.word == .tr, let text = Formats.generated(arguments, site, &evaluator) { return text }
    if let image = ImageValues.image(madeBy: name, of: base, arguments, site, &evaluator) {
      return image
    }
    let inner = evaluator.value(base, site)
    if named.word == .compactMap,
      let list = CompactedLists.value(
        calling: named.word, arguments, on: inner, site, &evaluator)
    {
      return list
    }
    if TextHelpers.isEncoding(name, arguments, site, evaluator) { return inner }
    if let text = TrimmedTexts.text(inner, by: name, arguments, site, &evaluator) { return text }
    if let text = AppendedTexts.text(calling: name, on: base, inner, arguments, site, &evaluator) {
      return text
    }
    if let text = TextHelpers.replaced(inner, by: name, arguments, site, &evaluator) { return text }
    if let image = ImageValues.same(as: inner, after: named.hash, &evaluator) { return image }
    if let text = TextHelpers.text(dressing: base, inner, with: name, arguments, site, &evaluator) {
      return text
    }
    var found = evaluator.scene[inner]
    switch found {
    case .unknown, .member, .call: found = Typing.receiver(found, of: base, site, &evaluator)
    default: break
    }
    switch found {
    case .instance(let type, let index):
      if let property = evaluator.property(named.hash, of: index) {
        return calleeValue(property, arguments, id, site, &evaluator)
      }
      let all = evaluator.members(of: type, named: named.hash)
      let result = calleeValue(all, arguments, self: .instance(index), id, site, &evaluator)
      return evaluator.instances[Int(index)].isKnown || evaluator.isKnown(result)
        || HalfKnownTexts.hasWords(result, evaluator)
        ? result
        : HalfKnownTexts.data(result, calling: all, id, site, &evaluator)
          ?? evaluator.unknown(id, site)
    case .type(let type):
      if let nested = evaluator.linker.type(named: named.hash, nestedIn: type) {
        if evaluator.isView(nested) { return Self.view(id, site, &evaluator) }
        return evaluator.new(
          .instance(nested, Instances.instantiate(nested, arguments, site, &evaluator)))
      }
      // `Note.inline("Tea")`: a case, with what it holds.
      if ChosenTexts.isCase(named.hash, of: type, &evaluator) {
        return kept(name, arguments, site, &evaluator)
      }
      let all = evaluator.members(of: type, named: named.hash)
      return calleeValue(all, arguments, self: .type(type), id, site, &evaluator)
    case .string, .joined, .resolved, .key:
      // `Text("a").bold()` is still its text; `"a".uppercased()` is not.
      if named.word == .localized { return KeyTexts.localized(inner, &evaluator) }
      if let casing = LetterCase(named.hash) { return casing.text(inner, &evaluator) }
      return KnownModifiers.all[named.word] != nil ? inner : evaluator.unknown(id, site)
    case .either where evaluator.isText(inner) && LetterCase(named.hash) != nil,
      .named where evaluator.isText(inner) && LetterCase(named.hash) != nil:
      return LetterCase(named.hash)?.text(inner, &evaluator) ?? inner
    case .either(let range):
      let left = CasesLeft.among(range, of: base, site, &evaluator)
      return EachOf.values(calling: named.hash, arguments, in: left, base, id, site, &evaluator)
        ?? evaluator.unknown(id, site)
    case .view: return Self.view(id, site, &evaluator)
    // `Font.title2.weight(.bold)` is still that font.
    case .member, .call:
      if named.word == .weight || named.word == .leading { return inner }
      fallthrough
    default:
      if KnownModifiers.all[named.word] != nil { return inner }
      if evaluator.files.isQualified(name, by: base, site) {
        return knownCallValue(name, arguments, id, site, &evaluator)
      }
      if let text = GeneratedTexts.text(ofTable: id, site, &evaluator) { return text }
      return evaluator.files.isTypeName(base, site)
        ? kept(name, arguments, site, &evaluator) : evaluator.unknown(id, site)
    }
  }

  /// As in `[a, b].joined(separator: ", ")`.
  private static func sentence(
    _ base: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID {
    var base = base
    // `[…].compactMap { $0 }` and `.filter { !$0.isEmpty }` leave the order as it is.
    while case .call(let callee, _) = evaluator.expression(base, site.file),
      case .member(let inner, let name) = evaluator.expression(callee, site.file),
      [.compactMap, .filter].contains(evaluator.word(name, site.file))
    {
      base = inner
    }
    guard case .list(let range) = evaluator.evaluated(base, site) else {
      return evaluator.unknown(id, site)
    }
    guard let separator = arguments.first.map({ evaluator.argument($0, site.file).value }) else {
      return evaluator.new(.joined(range))
    }
    let between = evaluator.value(separator, site)
    if case .string(let source) = evaluator.scene[between],
      evaluator.text(source.text, source.file) == ", "
    {
      return evaluator.new(.sentence(range))
    }
    let parts = evaluator.scene.list(range).filter { $0 != .null }
    let sign = evaluator.text(between, of: separator, site)
    return evaluator.new(
      .joined(evaluator.list(Array(parts.map { [$0] }.joined(separator: [sign])))))
  }

  static func view(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> ValueID {
    evaluator.views.append((id, site))
    return evaluator.new(.view(Int32(evaluator.views.count - 1)))
  }

  /// A call that says something as it stands: `.system(size: 12)`.
  static func kept(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    let range = sceneArguments(arguments, site, &evaluator)
    return evaluator.new(
      .call(evaluator.word(name, site.file), SourceName(file: site.file, name: name), range))
  }

  static func sceneArguments(_ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator)
    -> Range<Int32>
  {
    guard !arguments.isEmpty else { return 0..<0 }
    var all: [SceneArgument] = []
    all.reserveCapacity(arguments.count)
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      all.append(
        SceneArgument(
          label: argument.label.map { evaluator.word($0, site.file) } ?? .other,
          name: argument.label.map { SourceName(file: site.file, name: $0) },
          value: evaluator.value(argument.value, site),
          origin: evaluator.origin(argument.value, site)))
    }
    let start = Int32(evaluator.scene.arguments.count)
    evaluator.scene.arguments.append(contentsOf: all)
    return start..<Int32(evaluator.scene.arguments.count)
  }

  // MARK: Functions

  @inline(never)
  static func calleeValue(
    _ bound: Bound, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID {
    switch bound {
    case .expression:
      guard let (expression, place) = evaluator.written(for: bound) else {
        return evaluator.unknown(id, site)
      }
      if case .keyPath(let path) = evaluator.expression(expression, place.file) {
        return CalledKeyPaths.value(of: path, place.file, arguments, id, site, &evaluator)
          ?? evaluator.unknown(id, site)
      }
      guard case .closure(let index) = evaluator.expression(expression, place.file) else {
        return evaluator.unknown(id, site)
      }
      let given = arguments.map { Bound.expression(evaluator.argument($0, site.file).value, site) }
      let inner = evaluator.bind(closure: index, given, at: place)
      return ValueBlocks.outcome(of: evaluator.closure(index, place.file).body, inner, &evaluator)
        ?? evaluator.unknown(id, site)
    case .function(let member, let place):
      return calleeValue([member], arguments, declared: place, id, site, &evaluator)
    default: return evaluator.unknown(id, site)
    }
  }

  static func calleeValue(
    _ candidates: [MemberID], _ arguments: Range<Int32>, self bound: Bound?,
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    guard let first = candidates.first else { return evaluator.unknown(id, site) }
    if candidates.count == 1, let property = evaluator.linker[first].value,
      case .storedProperty = evaluator.linker[first].kind
    {
      return calleeValue(
        .expression(property, evaluator.inside(first, self: bound)), arguments, id, site, &evaluator
      )
    }
    return calleeValue(candidates, arguments, declared: nil, self: bound, id, site, &evaluator)
  }

  private static func calleeValue(
    _ candidates: [MemberID], _ arguments: Range<Int32>, declared: Site?,
    self bound: Bound? = nil, _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    guard let (member, formals, matched) = evaluator.overload(candidates, arguments, at: site)
    else {
      return evaluator.unknown(id, site)
    }
    let declaration = evaluator.linker[member]
    if evaluator.buildsViews(declaration, member.file) { return view(id, site, &evaluator) }
    guard let body = declaration.body, !ActiveMembers.isActive(member, at: site, evaluator) else {
      return evaluator.unknown(id, site)
    }
    var place = declared ?? evaluator.inside(member, self: bound)
    place = ActiveMembers.mark(
      member, evaluator.bind(formals, matched, at: site, declared: place), &evaluator)
    place = DeclaredResults.expect(member, at: place, &evaluator)
    guard let found = ValueBlocks.outcome(of: body, place, &evaluator) else {
      return evaluator.unknown(id, site)
    }
    return ChosenTexts.told(found, as: id, site, ofCall: true, &evaluator)
  }
}
