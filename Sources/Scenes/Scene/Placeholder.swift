import Views

/// What stands for a text that the source does not tell: `‹sender name›` for `conversation.senderName`.
///
/// Data of the user is one thing, code that could not be followed another: `‹preamble?›`.
package struct Placeholder {
  /// A few words; empty where the code has none.
  var words: String
  var isData: Bool
  /// A property of the repository holds it: its name means the same wherever it is told.
  var isStored = false

  var text: String { "‹" + words + (isData ? "" : "?") + "›" }

  /// What formatters call their one method.
  static let formats: Set<String> = ["string", "localizedString"]

  /// Functions of the language that give one of the numbers they are given, or nearly that.
  static let measures: Set<String> = ["max", "min", "abs", "round", "floor", "ceil"]

  static let unknown = Placeholder(words: "", isData: false)

  /// Of a name whose value nobody followed: `settings.row.title`, `makeTitle`.
  init(unfollowed name: String) {
    self.init(words: Self.spelled(name.split(separator: ".").last ?? ""), isData: false)
  }

  private init(words: String, isData: Bool) {
    self.words = words
    self.isData = isData && !words.isEmpty
  }

  init(_ source: SourceExpression, in index: ViewIndex) {
    var reader = ExpressionReader(linker: Linker(index), index: index, file: source.file)
    self = reader.placeholder(source.expression, depth: 0)
  }

  /// It says of the thing before it how it is written, and nothing else.
  package static func isPassed(_ name: String) -> Bool { ExpressionReader.isPassed(name) }

  /// Whether a name says what a value is: `nickname` does, `item` and `v` do not.
  package static func isTelling(_ name: String) -> Bool {
    name.count > 2 && !PlaceholderWords.holders.contains(name)
  }

  /// What a chain of names is about: `bird.name` is “bird name”, `item.senderName.trim` is “sender name”.
  ///
  /// Outside of Swift `bill.description` is data like any other member; and what is called like a method of lists says
  /// what is meant where it is a property that nothing calls: `texts.filter`.
  package static func words(ofChain names: [Substring], isProperty: Bool = false) -> String {
    var names = names[...]
    let saysWhat =
      isProperty && names.last.map { PlaceholderWords.ofLists.contains(String($0)) } == true
    while !saysWhat, names.count > 1, let last = names.last,
      ExpressionReader.isPassed(String(last)),
      !PlaceholderWords.ofSwift.contains(String(last))
    {
      names = names.dropLast()
    }
    guard let last = names.last else { return "" }
    let owner = names.dropLast().last.map(String.init)
    guard PlaceholderWords.sayLittle.contains(String(last)), let owner,
      !PlaceholderWords.holders.contains(owner), owner.count > 2,
      owner.first?.isLowercase == true
    else { return spelled(last) }
    return spelled(owner[...]) + " " + spelled(last)
  }

  /// An identifier in words: `isURLOpen` is “is URL open”.
  package static func spelled(_ name: Substring) -> String {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let next = place + 1 < letters.count ? letters[place + 1] : " "
      let before = word.last ?? " "
      let begins =
        letter.isUppercase
        && (!before.isUppercase || next.isLowercase && !isTail(letters, place + 1))
      if begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    if !word.isEmpty { words.append(word) }
    let isShort = { (word: String) in
      let tail = word.drop(while: \.isUppercase)
      let isVersion = tail.first == "v" && tail.dropFirst().allSatisfy(\.isNumber)
      return word.count - tail.count > 1 && (tail.isEmpty || tail == "s" || isVersion)
    }
    return words.map { isShort($0) ? $0 : $0.lowercased() }.joined(separator: " ")
  }

  /// The “s” of `URLs` and of `selectedIDsCount`, where no small letter comes after it, and the “v” of `IPv6`.
  private static func isTail(_ letters: [Character], _ place: Int) -> Bool {
    let next = place + 1 < letters.count ? letters[place + 1] : " "
    return letters[place] == "s" && !next.isLowercase || letters[place] == "v" && next.isNumber
  }

  /// Reads what an expression is about, and whether it is data: what is stored, or comes with a row.
  struct ExpressionReader {
    var linker: Linker
    let index: ViewIndex
    let file: FileID
    /// What the function that is read is handed, all of which is data.
    var handed: Set<UInt64> = []

    mutating func placeholder(_ id: ExpressionID, depth: Int) -> Placeholder {
      guard depth < 16 else { return .unknown }
      switch index.expression(id, in: file) {
      case .name(let name):
        var found = named(spelling(name), isData: isData(id, depth: 0), owner: nil)
        found.isStored = found.isData && isStored(id)
        return found
      case .member(let base, let name): return member(base, name, id, depth: depth)
      case .implicitMember(let name): return Placeholder(unfollowed: spelling(name))
      case .call(let callee, let arguments): return call(callee, arguments, depth: depth)
      case .element(let base, _), .cast(let base, _), .prefix(_, let base):
        return placeholder(base, depth: depth + 1)
      case .binary(_, let left, let right):
        let first = placeholder(left, depth: depth + 1)
        return first.words.isEmpty ? placeholder(right, depth: depth + 1) : first
      case .string(let segments): return text(segments, depth: depth)
      case .keyPath(let text): return Placeholder(unfollowed: index.text(text, in: file))
      case .tuple(let items) where items.count == 1:
        return placeholder(index[file].views.code.items[Int(items.lowerBound)], depth: depth + 1)
      case .unknown, .null, .boolean, .number, .closure, .array, .dictionary, .tuple, .branch,
        .implicitBase:
        return .unknown
      }
    }

    private mutating func member(
      _ base: ExpressionID, _ name: NameID, _ id: ExpressionID, depth: Int
    ) -> Placeholder {
      let last = spelling(name)
      // `description` that a type of the repository keeps is a thing of its own.
      let isKept = Self.isPassed(last) && isStored(id)
      if Self.isPassed(last) && !isKept || isOfTexts(name) {
        let inner = placeholder(base, depth: depth + 1)
        if !inner.words.isEmpty { return inner }
      }
      var owner: String?
      if isKept || PlaceholderWords.sayLittle.contains(last) {
        switch index.expression(base, in: file) {
        case .name(let name), .member(_, let name): owner = spelling(name)
        default: break
        }
      }
      return named(last, isData: isData(id, depth: 0), owner: owner)
    }

    private func named(_ name: String, isData: Bool, owner: String?) -> Placeholder {
      // `$0` says nothing but that it is what the closure gets: an element, all but always.
      var words = name.hasPrefix("$") ? "element" : Placeholder.spelled(name[...])
      if let owner, !PlaceholderWords.holders.contains(owner), owner.count > 2,
        owner.first?.isLowercase == true
      {
        words = Placeholder.spelled(owner[...]) + " " + words
      }
      return Placeholder(words: words, isData: isData)
    }

    /// `String(count)` is about the count, `date.formatted()` about the date, `title(of: book)` is code.
    private mutating func call(
      _ callee: ExpressionID, _ arguments: Range<Int32>, depth: Int
    ) -> Placeholder {
      let first = arguments.first.map { index.argument($0, in: file).value }
      switch index.expression(callee, in: file) {
      case .name(let name):
        let text = spelling(name)
        if text.first?.isUppercase == true, let first {
          return placeholder(first, depth: depth + 1)
        }
        if Placeholder.measures.contains(text) {
          let about = arguments.map {
            placeholder(index.argument($0, in: file).value, depth: depth + 1)
          }
          let told = about.filter { !$0.words.isEmpty }
          if let found = told.first(where: \.isData) ?? told.first { return found }
        }
        return counted(name) ?? Placeholder(unfollowed: text)
      case .member(let base, let name):
        let text = spelling(name)
        // `formatter.string(from: date)` is about the date.
        if Placeholder.formats.contains(text), let first,
          index.argument(arguments.lowerBound, in: file).label != nil
        {
          let inner = placeholder(first, depth: depth + 1)
          return inner.words.isEmpty ? Placeholder(words: "number", isData: true) : inner
        }
        if Self.isPassed(text) || isOfTexts(name) {
          let inner = placeholder(base, depth: depth + 1)
          return beginning(of: base, text, first, inner) ?? inner
        }
        if let first, index.measures(name, of: base, in: file) {
          let inner = placeholder(first, depth: depth + 1)
          return inner.words.isEmpty ? Placeholder(words: "number", isData: true) : inner
        }
        return Placeholder(unfollowed: text)
      case .implicitMember(let name):
        if spelling(name) == "init", let first { return placeholder(first, depth: depth + 1) }
        return Placeholder(unfollowed: spelling(name))
      default: return .unknown
      }
    }

    /// `name.prefix(1)` is the first letter of the name, and not the name.
    private mutating func beginning(
      of base: ExpressionID, _ function: String, _ count: ExpressionID?, _ whole: Placeholder
    ) -> Placeholder? {
      guard function == "prefix", !whole.words.isEmpty, let count,
        case .number(let written) = index.expression(count, in: file), !isList(base)
      else { return nil }
      var found = whole
      switch Int(index.text(written, in: file)) {
      case 1: found.words = "first letter of " + whole.words
      case 2, 3: found.words = "first letters of " + whole.words
      default: return nil
      }
      found.isStored = false
      return found
    }

    /// What a function of the repository counts or measures is data, however it comes by it.
    private mutating func counted(_ name: NameID) -> Placeholder? {
      let hash = index.hash(name, in: file)
      let members = index[file].views.members
      var found = members.indices.filter { index.hash(members[$0].name, in: file) == hash }
        .map { MemberID(file: file, index: Int32($0)) }
      if found.isEmpty { found = linker.globals(named: hash, from: file) }
      guard !found.isEmpty, found.allSatisfy(givesQuantity) else { return nil }
      return Placeholder(words: Placeholder.spelled(spelling(name)[...]), isData: true)
    }

    private func givesQuantity(_ id: MemberID) -> Bool {
      let member = index[id]
      guard member.kind == .function, let type = member.type else { return false }
      return Self.quantities.contains(index.name(type, in: id.file).text)
    }

    /// Types of the language and of Foundation that hold no words.
    static let quantities: Set<String> = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "CGFloat", "Decimal", "Date", "TimeInterval", "Duration", "NSNumber",
    ]

    private mutating func text(_ segments: Range<Int32>, depth: Int) -> Placeholder {
      var words: [String] = []
      for number in segments {
        switch index.segment(number, in: file) {
        case .literal(let text):
          let part = index.text(text, in: file).split(separator: ".").last ?? ""
          words.append(Placeholder.spelled(part))
        case .interpolation(let inner):
          words.append(placeholder(inner, depth: depth + 1).words)
        }
      }
      let text = words.filter { !$0.isEmpty }.joined(separator: " ")
      return Placeholder(words: String(text.prefix(40)), isData: false)
    }

    // MARK: Names

    func spelling(_ name: NameID) -> String {
      let text = index.name(name, in: file).text
      return text.hasPrefix("$") && text.dropFirst().first?.isNumber == false
        ? String(text.dropFirst()) : text
    }

    /// Says of the thing before it how it is written, and nothing else.
    static func isPassed(_ name: String) -> Bool {
      PlaceholderWords.forms.contains(name)
        || name.hasPrefix("as") && name.dropFirst(2).first?.isUppercase == true
    }

    /// What an extension of the repository adds to texts gives one that is about the same.
    private mutating func isOfTexts(_ name: NameID) -> Bool {
      !linker.extensionMembers(
        ofTypeNamed: NameHash.of("String"), named: index.hash(name, in: file), from: file
      ).isEmpty
    }
  }
}
