internal import Components
internal import DartModules
internal import VoiceOver

/// Values as words.
enum DartWords {
  /// Words one after the other.
  static func joined(_ left: DartValue, _ right: DartValue) -> DartValue {
    let text = text(of: left, code: "…") + text(of: right, code: "…")
    if text.isLong { return left }
    return .text(text, asks: left.subjects.union(right.subjects))
  }

  /// A value as what is written of it.
  static func text(of value: DartValue, code: String) -> SourcedText {
    switch value {
    case .text(let text, _): return text
    case .null: return SourcedText()
    case .number, .flag: return written(value) ?? SourcedText()
    // A constant of a type that is not the repository's: what it says is known at run time only.
    case .member(let type, let name) where !type.isEmpty: return .data(name)
    case .unknown(let unknown):
      // What an extension is asked of is called by who asks.
      let whole = unknown.said ?? (unknown.code == "this" ? code : chooser(unknown.code))
      let code = whole.hasPrefix("widget.") ? String(whole.dropFirst(7)) : whole
      return unknown.isData || unknown.said != nil ? .data(code) : .code(code)
    case .either(let choice):
      var texts = choice.sides.map { text(of: $0.content, code: code) }
      for (index, isUnusual) in choice.unusual.enumerated() { texts[index].isUnusual = isUnusual }
      if !choice.isExhaustive { texts.append(SourcedText()) }
      return SourcedText([.either(texts)])
    default: return .code(code)
    }
  }

  /// Methods of words, numbers and times that write the same otherwise (Dart, `String`, `num`, `DateTime`).
  static let keeping: Set<String> = [
    "trim", "trimLeft", "trimRight", "replaceAll", "replaceFirst", "replaceAllMapped",
    "replaceFirstMapped", "replaceRange", "splitMapJoin", "padLeft", "padRight", "toUpperCase",
    "toLowerCase",
    "substring", "round", "floor", "ceil", "toInt", "toDouble", "toStringAsFixed", "toLocal",
    "toUtc",
  ]

  /// What data is still called when such a method has changed it; nil of all else.
  static func called(_ unknown: UnknownValue, changedBy method: String) -> String? {
    keeping.contains(method) ? called(unknown) : nil
  }

  /// And of which type that is: of the same, but for what writes it out.
  static func type(_ unknown: UnknownValue, changedBy method: String) -> DartTypeName? {
    guard keeping.contains(method), unknown.isPlain else { return nil }
    return method.hasPrefix("toString") ? DartTypeName("String") : unknown.type
  }

  /// What data is called.
  static func called(_ unknown: UnknownValue) -> String? {
    guard unknown.isData || unknown.said != nil else { return nil }
    let called = unknown.said ?? unknown.code
    // What is looked up by a word is called by that, and not by where it is looked up.
    return called.hasSuffix("']") || called.hasSuffix("\"]") ? nil : called
  }

  /// A number or a flag as it is written; nil of all else.
  static func written(_ value: DartValue) -> SourcedText? {
    switch value {
    case .number(let number):
      let whole = Int(exactly: number)
      return .literal(whole.map { "\($0)" } ?? "\(number)")
    case .flag(let flag): return .literal(flag ? "true" : "false")
    default: return nil
    }
  }

  /// `['a', 'b'][i]` has no name but that of what chooses.
  private static func chooser(_ code: String) -> String {
    guard code.hasPrefix("[") || code.hasPrefix("const ["), code.last == "]",
      let open = code.lastIndex(of: "[")
    else { return code }
    return String(code[code.index(after: open)...].dropLast())
  }

  /// What methods answer to another text (Dart, `String`), letter by letter as it is written.
  static let questions: [String: @Sendable (_ text: String, _ part: String) -> Bool] = [
    "startsWith": { $0.utf16.starts(with: $1.utf16) },
    "endsWith": { $0.utf16.reversed().starts(with: $1.utf16.reversed()) },
    "contains": { text, part in
      let (text, part) = (Array(text.utf16), Array(part.utf16))
      return part.isEmpty || text.indices.contains { text[$0...].starts(with: part) }
    },
  ]

  /// Some of the letters of a text, from the first of the ends up to the second or to its end; letters are counted as
  /// Dart does it.
  static func part(of text: SourcedText, _ ends: [Int?]) -> DartValue? {
    guard let known = text.known, let start = ends.first ?? nil, !ends.contains(nil) else {
      return nil
    }
    let units = Array(known.utf16)
    let end = ends.count > 1 ? ends[1] ?? 0 : units.count
    guard start >= 0, start <= end, end <= units.count else { return nil }
    return changed(String(decoding: units[start..<end], as: UTF16.self), from: text)
  }

  /// Other words from the same table of texts, or from none.
  static func changed(_ words: String, from text: SourcedText) -> DartValue {
    .text(text.isTranslated ? .translated(words) : .literal(words))
  }

  /// What a method makes of words of which some are known only when the program runs.
  ///
  /// These are as they are (Dart, `String`). Nil of a method that may leave some out.
  static func dressed(_ text: SourcedText, by method: String) -> SourcedText? {
    switch method {
    case "toString", "padLeft", "padRight": return text
    case "trim": return trimmed(trimmed(text, atEnd: false), atEnd: true)
    case "trimLeft": return trimmed(text, atEnd: false)
    case "trimRight": return trimmed(text, atEnd: true)
    case "toUpperCase": return changed(text) { $0.uppercased() }
    case "toLowerCase": return changed(text) { $0.lowercased() }
    // What is not known is still called the same, whatever is put in the place of some of it.
    case "replaceAll", "replaceFirst", "replaceAllMapped", "replaceFirstMapped", "splitMapJoin":
      return text
    default: return nil
    }
  }

  /// What a getter that is not the language's own makes of words is called by these, as `label.capitalized` of a
  /// package is; nil of what it asks (Dart, `String`).
  static func called(_ unknown: UnknownValue, byGetter name: String) -> String? {
    unknown.type?.name == "String" && writes(name) ? called(unknown) : nil
  }

  /// Members of packages that only change how words are capitalised, which nobody hears (GetX, recase,
  /// flex_color_scheme, dartx, by their documentation).
  static let recasing: Set<String> = [
    "capitalize", "capitalized", "capitalizeFirst", "capitalizeFirstLetter", "capitalizeAll",
    "capitalizeAllFirst", "capitalizeFirstOfEach", "titleCase", "toTitleCase", "titleCased",
    "sentenceCase", "toSentenceCase", "decapitalize", "uncapitalize", "toCapitalized",
  ]

  /// A known text that a getter of a package changes: it is called as it was.
  static func changed(_ known: String, by getter: String, _ unknown: DartValue) -> DartValue {
    guard writes(getter), known.contains(where: \.isLetter), case .unknown(var changed) = unknown
    else { return unknown }
    changed.said = known
    return .unknown(changed)
  }

  /// A getter of words that the language has not, and that asks nothing by its name.
  static func writes(_ getter: String) -> Bool {
    !ofStrings.contains(getter) && !asking.contains { getter.hasPrefix($0) }
  }

  private static let ofStrings: Set<String> = [
    "length", "codeUnits", "runes", "hashCode", "runtimeType", "isEmpty", "isNotEmpty",
    "characters",
  ]
  private static let asking = ["is", "has"]

  private static func changed(
    _ text: SourcedText, _ change: (String) -> String
  ) -> SourcedText {
    replaced(
      text,
      text.parts.map { part in
        switch part {
        case .literal(let words): .literal(change(words))
        case .data, .code: part
        case .either(let texts): .either(texts.map { changed($0, change) })
        }
      })
  }

  private static func trimmed(_ text: SourcedText, atEnd: Bool) -> SourcedText {
    var parts = text.parts
    guard let index = atEnd ? parts.indices.last : parts.indices.first,
      case .literal(let words) = parts[index]
    else { return text }
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    let start = atEnd ? words.startIndex : words.firstIndex { !isSpace($0) } ?? words.endIndex
    let end = atEnd ? words.lastIndex { !isSpace($0) }.map { words.index(after: $0) } : nil
    parts[index] = .literal(String(words[start..<(end ?? (atEnd ? start : words.endIndex))]))
    return replaced(text, parts)
  }

  private static func replaced(_ text: SourcedText, _ parts: [SourcedText.Part]) -> SourcedText {
    var other = SourcedText(parts)
    if text.isTranslated { other = .translated("") + other }
    (other.isUnusual, other.isStandIn) = (text.isUnusual, text.isStandIn)
    return other
  }

  /// The opposite of a question.
  static func negated(_ words: String) -> String {
    let parts = outerParts(words)
    let isSeveral = parts.contains { several.contains($0) }
    if words.hasPrefix("not ("), words.last == ")" { return String(words.dropFirst(5).dropLast()) }
    if isSeveral { return "not (" + words + ")" }
    if words.hasPrefix("not ") { return String(words.dropFirst(4)) }
    if words.hasPrefix("!") { return String(words.dropFirst()) }
    let signs = parts.indices.filter { opposites[String(parts[$0])] != nil }
    if signs.count == 1, let opposite = opposites[String(parts[signs[0]])] {
      var parts = parts.map(String.init)
      parts[signs[0]] = opposite
      return parts.joined(separator: " ")
    }
    return "not " + words
  }

  /// Divided by its spaces, where these stand in no brackets: what a function is handed to ask is no part of the question.
  private static func outerParts(_ words: String) -> [Substring] {
    var depth = 0
    return words.split(omittingEmptySubsequences: false) { letter in
      switch letter {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      return letter == " " && depth <= 0
    }
  }

  private static let several: Set<Substring> = ["and", "or", "&&", "||", "??", "?"]
  private static let opposites = ["==": "!=", "!=": "=="]

  static func number(_ text: String) -> DartValue {
    let plain = text.filter { $0 != "_" }
    if plain.hasPrefix("0x") || plain.hasPrefix("0X") {
      return Int(plain.dropFirst(2), radix: 16).map { .number(Double($0)) } ?? .null
    }
    return Double(plain).map { .number($0) } ?? .null
  }
}
