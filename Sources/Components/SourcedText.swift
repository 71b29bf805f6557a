import Scenes
import VoiceOver

/// A text as far as the source tells it.
package struct SourcedText: Sendable, Hashable {
  package enum Part: Sendable, Hashable {
    case literal(String)
    /// Known at run time only, as the code writes it: `item.name`.
    case data(String)
    /// Code that could not be followed.
    case code(String)
    /// One of several, as conditions have it.
    case either([SourcedText])
  }

  package private(set) var parts: [Part] = []
  /// Some of it is from a table of texts.
  package private(set) var isTranslated = false
  /// Of several, one that stands in for another, or that is not there at first.
  package var isUnusual = false
  /// Of several, one that is written and stands in for data that may be missing: it is told behind these.
  package var isStandIn = false

  package init() {}

  package init(_ parts: [Part]) {
    for part in parts { add(part) }
  }

  package static func literal(_ text: String) -> SourcedText { SourcedText([.literal(text)]) }

  /// Known, and from a table of texts: it is another one in another language.
  package static func translated(_ text: String) -> SourcedText {
    var translated = SourcedText.literal(text)
    translated.isTranslated = true
    return translated
  }

  package static func data(_ expression: String) -> SourcedText { SourcedText([.data(expression)]) }
  package static func code(_ expression: String) -> SourcedText { SourcedText([.code(expression)]) }

  package mutating func add(_ part: Part) {
    switch (parts.last, part) {
    case (_, .literal("")): break
    case (.literal(let before), .literal(let text)):
      parts[parts.count - 1] = .literal(before + text)
    default: parts.append(part)
    }
  }

  package static func + (a: SourcedText, b: SourcedText) -> SourcedText {
    var sum = SourcedText(a.parts + b.parts)
    sum.isTranslated = a.isTranslated || b.isTranslated
    return sum
  }

  /// One after the other with a comma between those that say something, whichever of several these are.
  ///
  /// White space says nothing beside words; alone it is what there is.
  package static func sentence(_ texts: [SourcedText], separator: String = ", ") -> SourcedText {
    var texts = texts.filter { !$0.isEmpty }
    let words = texts.filter { !$0.isBlank }
    texts = words.isEmpty ? Array(texts.prefix(1)) : words
    // Behind the first that always says something it stands in front of each, before that behind it.
    let first = texts.firstIndex { !$0.mayBeEmpty } ?? texts.count
    var whole = SourcedText()
    for (index, text) in texts.enumerated() {
      if index < first {
        let isLast = index == texts.count - 1
        whole = whole + (isLast ? text : text.changedWhereSaid { $0 + .literal(separator) })
      } else if index == first {
        whole = whole + text
      } else {
        whole = whole + text.changedWhereSaid { .literal(separator) + $0 }
      }
    }
    return whole
  }

  /// It is one of several, and one of these says nothing.
  private var mayBeEmpty: Bool {
    guard parts.count == 1, case .either(let all) = parts[0] else { return isEmpty }
    return all.contains(where: \.mayBeEmpty)
  }

  private func changedWhereSaid(_ change: (SourcedText) -> SourcedText) -> SourcedText {
    guard mayBeEmpty else { return change(self) }
    return eachSaid { $0.changedWhereSaid(change) } ?? change(self)
  }

  /// Of several those that say something, changed; nil where it is not one of several.
  private func eachSaid(_ change: (SourcedText) -> SourcedText) -> SourcedText? {
    guard parts.count == 1, case .either(let all) = parts[0] else { return nil }
    return SourcedText([
      .either(
        all.map { one in
          if one.isEmpty { return one }
          var changed = change(one)
          (changed.isUnusual, changed.isStandIn) = (one.isUnusual, one.isStandIn)
          return changed
        })
    ])
  }

  /// It says nothing, whatever happens: what is unknown is never empty.
  package var isEmpty: Bool {
    parts.allSatisfy { part in
      switch part {
      case .literal(let text): text.isEmpty
      case .data, .code: false
      case .either(let all): all.allSatisfy(\.isEmpty)
      }
    }
  }

  private var isBlank: Bool { known.map { $0.allSatisfy(\.isWhitespace) } ?? false }

  /// The text, when all of it is in the source and always the same.
  package var known: String? {
    var text = ""
    for part in parts {
      guard case .literal(let own) = part else { return nil }
      text += own
    }
    return text
  }

  /// What is said: the unknown as `‹expression›`, of several as `TextOutcomes` has it.
  package var said: String { text { expression, _ in "‹" + expression + "›" } }

  /// The same with the unknown in words: `‹sender name›` for data, `‹preamble?›` for code.
  package var spoken: String {
    text { expression, isData in
      "‹" + DataNames.words(expression) + (isData ? "›" : "?›")
    }
  }

  /// Where nothing is said as a rule, what may be.
  private func text(_ unknown: (_ expression: String, _ isData: Bool) -> String) -> String {
    let usual = text(unknown, takesAll: false)
    return usual.isEmpty ? text(unknown, takesAll: true) : usual
  }

  private func text(
    _ unknown: (_ expression: String, _ isData: Bool) -> String, takesAll: Bool
  ) -> String {
    if parts.count == 1, case .literal(let text) = parts[0] { return Self.flowing(text) }
    return Self.flowing(told(unknown, takesAll: takesAll).text)
  }

  /// Several spaces and ends of lines are one space, which nobody hears before a comma either.
  private static func flowing(_ text: String) -> String {
    if text.flows { return text }
    var out = ""
    for letter in text {
      guard !letter.isWhitespace else {
        if out.last != " " { out.append(" ") }
        continue
      }
      if letter == ",", out.count > 1, out.last == " " { out.removeLast() }
      out.append(letter)
    }
    if out.count > 1, out.first == " " { out.removeFirst() }
    if out.count > 1, out.last == " " { out.removeLast() }
    return out
  }

  /// A text as it is written out, and as code has it, by which texts are compared.
  private struct Told {
    var text = ""
    var asCode = ""
    /// With one of each that it may be: beside others nobody could tell which of them go together.
    var plain: String?

    static func += (whole: inout Told, part: Told) {
      if whole.plain != nil || part.plain != nil {
        whole.plain = (whole.plain ?? whole.text) + (part.plain ?? part.text)
      }
      whole.text += part.text
      whole.asCode += part.asCode
    }
  }

  /// In one walk: what is one of several may be so in turn, to any depth.
  private func told(
    _ unknown: (_ expression: String, _ isData: Bool) -> String, takesAll: Bool
  ) -> Told {
    let all = parts.map { part -> [Told] in
      switch part {
      case .literal(let text): [Told(text: text, asCode: text)]
      case .data(let expression):
        [Told(text: unknown(expression, true), asCode: "‹" + expression + "›")]
      case .code(let expression):
        [Told(text: unknown(expression, false), asCode: "‹" + expression + "›")]
      case .either(let all):
        Self.sides(all, takesAll: takesAll).map { $0.told(unknown, takesAll: takesAll) }
      }
    }
    if all.count == 1 { return Self.told(all[0], isGlued: false) }
    var whole = Told()
    for (index, sides) in all.enumerated() {
      let texts = sides.map(\.text)
      let isGlued =
        sides.count > 1
        && (index > 0 && TextOutcomes.areGlued([whole.text], texts)
          || index + 1 < all.count && TextOutcomes.areGlued(texts, all[index + 1].map(\.text)))
      whole += Self.told(sides, isGlued: isGlued)
    }
    return whole
  }

  /// Of several those that are told: those that are usual, and what stands in for them.
  ///
  /// One that is one of several is one of all of them.
  private static func sides(_ all: [SourcedText], takesAll: Bool) -> [SourcedText] {
    var told = all.filter { !takesAll && !$0.isUnusual && !$0.isStandIn }
    if told.isEmpty {
      told = all
    } else {
      told += all.filter { $0.isStandIn && !$0.isUnusual && !$0.isEmpty }
    }
    return told.flatMap { text in
      guard text.parts.count == 1, case .either(let inner) = text.parts[0] else { return [text] }
      return sides(inner, takesAll: takesAll)
    }
  }

  /// What is said of several: which of them is told first is the same whichever way they are written out.
  ///
  /// Of words that run on into others, and of more than are told, it is the longest, as code has it.
  private static func told(_ all: [Told], isGlued: Bool) -> Told {
    guard var best = all.first else { return Told() }
    if all.count == 1 { return best }
    for other in all.dropFirst() where other.asCode.count > best.asCode.count { best = other }
    let longest = best.plain ?? best.text
    if isGlued { return Told(text: longest, asCode: best.asCode) }
    let words = TextOutcomes.words(all.map { $0.plain ?? $0.text }, best: longest)
    return Told(
      text: words, asCode: best.asCode, plain: words.contains(" or ") ? longest : nil)
  }

  /// Something of it comes from code that was not followed.
  package var holdsCode: Bool {
    parts.contains { part in
      switch part {
      case .code: true
      case .literal, .data: false
      case .either(let all): all.contains(where: \.holdsCode)
      }
    }
  }

  /// How many parts of it are data, of several the most.
  package var dataCount: Int {
    parts.reduce(0) { count, part in
      switch part {
      case .data: count + 1
      case .literal, .code: count
      case .either(let all): count + (all.map(\.dataCount).max() ?? 0)
      }
    }
  }

  /// The same without those that stand beside texts from a table, or are from one.
  package var untranslated: [String] {
    if isTranslated { return [] }
    return parts.flatMap { part in
      switch part {
      case .literal(let text): [text]
      case .data, .code: [String]()
      case .either(let all): all.flatMap(\.untranslated)
      }
    }
  }

  /// All literal texts in it, of all that it may be.
  package var literals: [String] {
    parts.flatMap { part in
      switch part {
      case .literal(let text): [text]
      case .data, .code: [String]()
      case .either(let all): all.flatMap(\.literals)
      }
    }
  }

  /// All that is only known at run time, as the code writes it.
  package var expressions: [String] {
    parts.flatMap { part in
      switch part {
      case .literal: [String]()
      case .data(let expression), .code(let expression): [expression]
      case .either(let all): all.flatMap(\.expressions)
      }
    }
  }
}

extension String {
  /// All white space in it is single spaces between letters, as its bytes tell; false where only its letters do.
  fileprivate var flows: Bool {
    var bytes = utf8.makeIterator()
    // As if a space stood before it: none may follow.
    var before: UInt8 = 0x20
    while let byte = bytes.next() {
      switch byte {
      case 0x09...0x0D: return false
      case 0x20, 0x2C: if before == 0x20 { return false }
      // À to ÿ.
      case 0xC3: _ = bytes.next()
      // Dashes, quotation marks, … and the marks around what is unknown.
      case 0xE2:
        guard bytes.next() == 0x80, let last = bytes.next() else { return false }
        guard 0x90...0xA7 ~= last || 0xB0...0xBA ~= last else { return false }
      case 0x80...: return false
      default: break
      }
      before = byte
    }
    return before != 0x20 || utf8.isEmpty
  }
}
