import Scenes
import Views

/// Formats that are filled: `String(format: "%d left", count)`.
enum Formats {
  private static let arguments = NameHash.of("arguments")

  /// `"row.count \(n) \(name)"` is the key `row.count %lld %@`, and `"\(n) rows"` the key `%lld rows`, of which a
  /// catalogue may have plural forms.
  ///
  /// https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation
  static func formatted(_ parts: [ValueID], _ evaluator: inout Evaluator) -> ValueID? {
    var pieces: [String?] = []
    var given: [ValueID] = []
    for part in parts {
      if case .string(let source) = evaluator.scene[part] {
        // A sign that is written beside what is put in is no place for it.
        pieces.append(evaluator.text(source.text, source.file).replacing("%", with: "%%"))
      } else {
        pieces.append(nil)
        given.append(part)
      }
    }
    guard (1...3).contains(given.count),
      pieces.contains(where: { $0?.contains(where: \.isLetter) ?? false })
    else { return nil }
    for pattern in 0..<(1 << given.count) {
      var place = 0
      let key = pieces.map { piece -> String in
        if let piece { return piece }
        defer { place += 1 }
        return pattern >> place & 1 == 0 ? "%@" : "%lld"
      }
      if let format = evaluator.linker.text(forKey: key.joined()) {
        return filled(format, given, &evaluator)
      }
    }
    return nil
  }

  /// What generators of string tables write: `tr("Table", "key", argument, fallback: "%@ left")`; older
  /// ones have no text beside the key.
  static func generated(_ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator)
    -> ValueID?
  {
    var plain: [ExpressionID] = []
    var fallback: ExpressionID?
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      if let label = argument.label {
        if evaluator.word(label, site.file) == .fallback { fallback = argument.value }
      } else {
        plain.append(argument.value)
      }
    }
    guard plain.count > 1, let key = evaluator.files.literal(plain[1], site),
      let format = evaluator.linker.text(forKey: key)
        ?? fallback.flatMap({ evaluator.files.literal($0, site) })
    else { return nil }
    return filled(
      format, plain.dropFirst(2).map { evaluator.text(evaluator.value($0, site), of: $0, site) },
      &evaluator)
  }

  /// As in `String(format: "%d left", count)`, where the format is known.
  static func filled(_ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator)
    -> ValueID?
  {
    guard let first = arguments.first.map({ evaluator.argument($0, site.file) }) else { return nil }
    let given = arguments.dropFirst().map { evaluator.argument($0, site.file) }.filter {
      $0.label == nil
    }
    // `arguments: values`, a list: what stands in it nobody counts.
    let list = arguments.dropFirst().map { evaluator.argument($0, site.file) }.first { argument in
      argument.label.map { evaluator.hash($0, site.file) } == Self.arguments
    }
    var format = evaluator.text(evaluator.value(first.value, site), of: first.value, site)
    if case .named(_, let texts) = evaluator.scene[format] { format = texts }
    let formats: [ValueID] =
      if case .either(let range) = evaluator.scene[format] {
        Array(evaluator.scene.list(range))
      } else { [format] }
    let texts = formats.compactMap { KeyTexts.literalText($0, evaluator) }
    guard texts.count == formats.count else { return nil }
    var values = given.map { evaluator.text(evaluator.value($0.value, site), of: $0.value, site) }
    if let list {
      values = [evaluator.text(evaluator.value(list.value, site), of: list.value, site)]
      values += (0..<8).map { _ in evaluator.unknown(list.value, site) }
    }
    return texts.count == 1
      ? filled(texts[0], values, &evaluator)
      : evaluator.either(texts.map { filled($0, values, &evaluator) })
  }

  /// A format with its arguments in the places of `%@`, `%d`, `%1$@`, in their order.
  static func filled(_ format: String, _ given: [ValueID], _ evaluator: inout Evaluator) -> ValueID
  {
    var parts: [ValueID] = []
    var literal = ""
    var rest = format[...]
    var next = 0
    while let sign = rest.firstIndex(of: "%") {
      literal += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        literal += "%"
        rest.removeFirst()
        continue
      }
      let spec = rest.prefix { isOfSpecifier($0) }
      rest = rest.dropFirst(spec.count)
      // `%#@count@` names a plural of the catalogue.
      if rest.hasPrefix("#@") {
        rest = rest.dropFirst(2).drop { $0 != "@" }
      }
      rest = rest.dropFirst()
      // `%2$@` is the second one, wherever it stands.
      let place = spec.contains("$") ? Int(spec.prefix { $0 != "$" }).map { $0 - 1 } : nil
      if place == nil { next += 1 }
      guard given.indices.contains(place ?? next - 1) else { continue }
      if !literal.isEmpty { parts.append(KeyTexts.resolved(literal, &evaluator)) }
      literal = ""
      parts.append(given[place ?? next - 1])
    }
    literal += rest
    if !literal.isEmpty || parts.isEmpty { parts.append(KeyTexts.resolved(literal, &evaluator)) }
    return parts.count == 1 ? parts[0] : evaluator.new(.joined(evaluator.list(parts)))
  }

  /// Flags, width, precision and length of a conversion: `%+.2f`, `%'lld`.
  /// https://developer.apple.com/library/archive/documentation/CoreFoundation/Conceptual/CFStrings/formatSpecifiers.html
  private static func isOfSpecifier(_ character: Character) -> Bool {
    switch character {
    case "$", ".", "+", "-", "'", "*", "h", "l", "q", "L", "z", "t", "j": true
    default: character.isNumber
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  func literal(_ id: ExpressionID, _ site: Site) -> String? {
    guard case .string(let segments) = expression(id, in: site.file), segments.count == 1,
      case .literal(let text) = segment(segments.lowerBound, in: site.file)
    else { return nil }
    return self.text(text, in: site.file)
  }
}
