import Views

/// Calls as values: texts, functions of the repository, values of its types, views kept for later.
extension Evaluator {
  mutating func value(
    ofCall callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site
  ) -> ValueID {
    let found = calledValue(callee, arguments, id, site)
    switch scene[found] {
    case .unknown, .call:
      return text(forKeyGivenTo: callee, arguments, site) ?? found
    default: return found
    }
  }

  private mutating func calledValue(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site
  ) -> ValueID {
    switch expression(callee, site.file) {
    case .name(let name): return namedCallValue(name, arguments, id, site)
    case .member(let base, let name):
      return memberCallValue(name, on: base, arguments, id, site)
    case .implicitMember(let name):
      return textMadeInPlace(name, arguments, site)
        ?? TextHelpers.text(calling: name, on: nil, arguments, site, &self)
        ?? kept(name, arguments, site)
    case .closure(let closure):
      let inner = bind(closure: closure, [], at: site)
      return outcome(of: self.closure(closure, site.file).body, inner) ?? unknown(id, site)
    default: return unknown(id, site)
    }
  }

  private mutating func namedCallValue(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site
  ) -> ValueID {
    let named = self.name(name, site.file)
    switch meaning(ofCall: name, arguments, at: site) {
    case .bound(let bound): return calleeValue(bound, arguments, id, site)
    case .member(let member), .global(let member):
      let all = candidates(named.hash, member, site)
      return calleeValue(all, arguments, self: boundSelf(at: site), id, site)
    case .viewHelper: return view(id, site)
    case .type(let type):
      if showsItself(type) { return view(id, site) }
      if KnownViews.all[named.word] != nil || textTypes.contains(named.word) { break }
      let instance = instantiate(type, arguments, site)
      return new(.instance(type, instance))
    case .nothing:
      if let text = TextHelpers.text(callingOwn: name, arguments, site, &self) { return text }
    }
    return knownCallValue(name, arguments, id, site)
  }

  private mutating func knownCallValue(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site
  ) -> ValueID {
    let word = word(name, site.file)
    if word == .Text, let added = added(to: name, arguments, site) { return value(added, id, site) }
    if let text = NumberTexts.value(of: name, arguments, site, &self) { return text }
    if let text = textOf(word, arguments, id, site) { return text }
    if KnownViews.all[word] != nil { return view(id, site) }
    return AddedValues.value(of: name, arguments, site, &self)
      ?? BoundValues.value(of: name, arguments, site, &self) ?? kept(name, arguments, site)
  }

  /// Overloads of the name beside the member that was found.
  private mutating func candidates(_ hash: UInt64, _ member: MemberID, _ site: Site) -> [MemberID] {
    if linker[member].owner == nil { return linker.globals(named: hash, from: site.file) }
    guard let type = selfType(at: site) else { return [member] }
    let all = members(of: type, named: hash)
    return all.isEmpty ? [member] : all
  }

  private mutating func memberCallValue(
    _ name: NameID, on base: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID,
    _ site: Site
  ) -> ValueID {
    let named = self.name(name, site.file)
    if named.word == .`init`, let view = extended(by: base, site) {
      return knownCallValue(view, arguments, id, site)
    }
    if named.word == .`init`, case .name(let type) = expression(base, site.file) {
      return namedCallValue(type, arguments, id, site)
    }
    if let text = TextHelpers.text(calling: name, on: base, arguments, site, &self) { return text }
    if named.word == .joined { return sentence(base, arguments, id, site) }
    if named.word == .localizedStringWithFormat, let text = filled(arguments, site) {
      return text
    }
    if named.word == .tr, let text = generated(arguments, site) { return text }
    let inner = value(base, site)
    var found = scene[inner]
    switch found {
    case .unknown, .member:
      if let type = type(of: base, site) {
        let instance = instantiate(type, creator: selfInstance(at: site))
        if case .member(_, let name) = found {
          instances[Int(instance)].case = caseName(name, of: type)
        }
        found = .instance(type, instance)
      }
    case .call: found = receiver(found, of: base, site)
    default: break
    }
    switch found {
    case .instance(let type, let index):
      if let property = lookUp(named.hash, in: instances[Int(index)].properties) {
        return calleeValue(property, arguments, id, site)
      }
      let all = members(of: type, named: named.hash)
      let result = calleeValue(all, arguments, self: .instance(index), id, site)
      return instances[Int(index)].isKnown || isKnown(result) ? result : unknown(id, site)
    case .type(let type):
      if let nested = linker.type(named: named.hash, nestedIn: type) {
        if isView(nested) { return view(id, site) }
        return new(.instance(nested, instantiate(nested, arguments, site)))
      }
      // `Note.inline("Tea")`: a case, with what it holds.
      if isCase(named.hash, of: type) { return kept(name, arguments, site) }
      let all = members(of: type, named: named.hash)
      return calleeValue(all, arguments, self: .type(type), id, site)
    case .string, .joined, .resolved, .key:
      // `Text("a").bold()` is still its text; `"a".uppercased()` is not.
      if named.word == .localized { return localized(inner) }
      if let written = cased(inner, named.word) { return written }
      if isCasing(named.hash) || KnownModifiers.all[named.word] != nil { return inner }
      return unknown(id, site)
    case .either where isText(inner) && isCasing(named.hash),
      .named where isText(inner) && isCasing(named.hash):
      return inner
    case .either where isText(inner) && Self.letters.contains(named.word),
      .named where isText(inner) && Self.letters.contains(named.word):
      return cased(inner, named.word) ?? inner
    case .view: return view(id, site)
    // `Font.title2.weight(.bold)` is still that font.
    case .member, .call:
      if named.word == .weight || named.word == .leading { return inner }
      fallthrough
    default:
      if KnownModifiers.all[named.word] != nil { return inner }
      if files.isQualified(name, by: base, site) {
        return knownCallValue(name, arguments, id, site)
      }
      if let text = text(ofTable: id, site) { return text }
      return files.isCapitalized(base, site) ? kept(name, arguments, site) : unknown(id, site)
    }
  }

  /// Functions that write a text in other letters.
  private static let letters: [Word] = [.uppercased, .lowercased]

  /// Names that stay texts whatever else is called so.
  private var textTypes: [Word] {
    [.Text, .String, .LocalizedStringKey, .LocalizedStringResource, .AttributedString]
  }

  /// As in `[a, b].joined(separator: ", ")`.
  private mutating func sentence(
    _ base: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site
  ) -> ValueID {
    var base = base
    // `[…].compactMap { $0 }` and `.filter { !$0.isEmpty }` leave the order as it is.
    while case .call(let callee, _) = expression(base, site.file),
      case .member(let inner, let name) = expression(callee, site.file),
      [.compactMap, .filter].contains(word(name, site.file))
    {
      base = inner
    }
    guard case .list(let range) = evaluated(base, site) else { return unknown(id, site) }
    guard let separator = arguments.first.map({ argument($0, site.file).value }) else {
      return new(.joined(range))
    }
    let between = value(separator, site)
    if case .string(let source) = scene[between], text(source.text, source.file) == ", " {
      return new(.sentence(range))
    }
    let parts = scene.list(range).filter { $0 != .null }
    let sign = text(between, of: separator, site)
    return new(.joined(list(Array(parts.map { [$0] }.joined(separator: [sign])))))
  }

  mutating func view(_ id: ExpressionID, _ site: Site) -> ValueID {
    views.append((id, site))
    return new(.view(Int32(views.count - 1)))
  }

  /// `Text(.init("Title"))`: a key, a resource or an attributed string made of one text.
  private mutating func textMadeInPlace(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site
  ) -> ValueID? {
    if word(name, site.file) == .localizedStringWithFormat { return filled(arguments, site) }
    guard word(name, site.file) == .`init`,
      let first = arguments.first.map({ argument($0, site.file) })
    else { return nil }
    let isLocalized = first.label.map { word($0, site.file) } == .localized
    guard isLocalized || first.label == nil && arguments.count == 1 else { return nil }
    let inner = value(first.value, site)
    if case .unknown = scene[inner] { return inner }
    return isText(inner) ? unmarked(localized(inner)) : nil
  }

  /// A call that says something as it stands: `.system(size: 12)`.
  mutating func kept(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site
  ) -> ValueID {
    let range = sceneArguments(arguments, site)
    return new(
      .call(word(name, site.file), SourceName(file: site.file, name: name), range))
  }

  mutating func sceneArguments(_ arguments: Range<Int32>, _ site: Site) -> Range<Int32> {
    guard !arguments.isEmpty else { return 0..<0 }
    var all: [SceneArgument] = []
    all.reserveCapacity(arguments.count)
    for index in arguments {
      let argument = argument(index, site.file)
      all.append(
        SceneArgument(
          label: argument.label.map { word($0, site.file) } ?? .other,
          name: argument.label.map { SourceName(file: site.file, name: $0) },
          value: value(argument.value, site), origin: origin(argument.value, site)))
    }
    let start = Int32(scene.arguments.count)
    scene.arguments.append(contentsOf: all)
    return start..<Int32(scene.arguments.count)
  }

  // MARK: Functions

  mutating func calleeValue(
    _ bound: Bound, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site
  ) -> ValueID {
    switch bound {
    case .expression(let expression, let place):
      guard case .closure(let index) = self.expression(expression, place.file) else {
        return unknown(id, site)
      }
      let given = arguments.map { Bound.expression(argument($0, site.file).value, site) }
      let inner = bind(closure: index, given, at: place)
      return outcome(of: closure(index, place.file).body, inner) ?? unknown(id, site)
    case .function(let member, let place):
      return calleeValue([member], arguments, declared: place, id, site)
    default: return unknown(id, site)
    }
  }

  private mutating func calleeValue(
    _ candidates: [MemberID], _ arguments: Range<Int32>, self bound: Bound?,
    _ id: ExpressionID, _ site: Site
  ) -> ValueID {
    guard let first = candidates.first else { return unknown(id, site) }
    if candidates.count == 1, let property = linker[first].value,
      case .storedProperty = linker[first].kind
    {
      return calleeValue(.expression(property, inside(first, self: bound)), arguments, id, site)
    }
    return calleeValue(candidates, arguments, declared: nil, self: bound, id, site)
  }

  private mutating func calleeValue(
    _ candidates: [MemberID], _ arguments: Range<Int32>, declared: Site?,
    self bound: Bound? = nil, _ id: ExpressionID, _ site: Site
  ) -> ValueID {
    guard let (member, formals, matched) = overload(candidates, arguments, at: site) else {
      return unknown(id, site)
    }
    let declaration = linker[member]
    if buildsViews(declaration, member.file) { return view(id, site) }
    guard let body = declaration.body, !isActive(member, at: site) else { return unknown(id, site) }
    var place = declared ?? inside(member, self: bound)
    place = mark(member, bind(formals, matched, at: site, declared: place))
    place = DeclaredResults.expect(member, at: place, &self)
    guard let found = outcome(of: body, place) else { return unknown(id, site) }
    return told(found, as: id, site, ofCall: true)
  }

  /// The body of a member is in sight of itself only when it is being called from inside.
  func isActive(_ member: MemberID, at site: Site) -> Bool {
    lookUp(Self.marker(member), in: site.environment) != nil
  }

  mutating func mark(_ member: MemberID, _ site: Site) -> Site {
    var site = site
    let marker = Self.marker(member)
    markers.insert(marker)
    site.environment = bind(marker, .parameter, onto: site.environment)
    return site
  }

  /// What is active at one place stays so at another: a modifier's body, applied by a helper that
  /// has the name of a modifier of SwiftUI, means SwiftUI's by that name.
  mutating func passMarks(from outer: Site, to inner: inout Site) {
    var next = outer.environment
    while next >= 0 {
      let binding = bindings[Int(next)]
      if markers.contains(binding.hash), lookUp(binding.hash, in: inner.environment) == nil {
        inner.environment = bind(binding.hash, .parameter, onto: inner.environment)
      }
      next = binding.parent
    }
  }
}

extension Evaluator {
  private static func marker(_ member: MemberID) -> UInt64 {
    var hash = NameHash(seed: 0xAC71)
    hash.mix(
      UInt64(UInt32(bitPattern: member.file.index)) << 32 | UInt64(UInt32(bitPattern: member.index))
    )
    return hash.value
  }
}

// What the code says by itself.

extension LiveFiles {
  func isCapitalized(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = expression(id, in: site.file),
      let first = text(of: name, in: site.file).utf8.first
    else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }
}
