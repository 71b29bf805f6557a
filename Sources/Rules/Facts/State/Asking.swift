/// What a condition asks about, by the names in it.
struct Asking {
  /// Of a comparison both sides: which of them an item is depends on neither alone.
  var sides: [Set<String>]

  /// What depends on these names may change when the answer does.
  func isAbout(_ names: Set<String>) -> Bool {
    !sides.isEmpty
      && sides.allSatisfy { side in side.contains { own in names.contains { Self.isSame(own, $0) } }
      }
  }

  /// One is the other, or a part of it.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    a == b || a.hasPrefix(b + ".") || b.hasPrefix(a + ".")
  }

  /// Each thing that a condition asks for; nil where it asks a function of the same code.
  static func all(in condition: String) -> [Asking]? {
    var found: [Asking] = []
    for part in condition.replacing("&&", with: ",").split(separator: ",") {
      guard let sides = sides(of: part) else { return nil }
      if !sides.isEmpty { found.append(Asking(sides: sides)) }
    }
    return found
  }

  private static func sides(of part: Substring) -> [Set<String>]? {
    for sign in ["==", "!="] {
      guard !part.contains("||"), let place = part.firstRange(of: sign) else { continue }
      guard let left = variables(in: part[..<place.lowerBound]),
        let right = variables(in: part[place.upperBound...])
      else { return nil }
      // A case or a number is always the same.
      return [left, right].map { $0.filter { $0.first?.isUppercase == false } }
        .filter { !$0.isEmpty }
    }
    if let call = part.firstRange(of: ".contains("), !part.contains("||") {
      guard let all = variables(in: part[..<call.lowerBound]),
        let item = variables(in: part[call.upperBound...])
      else { return nil }
      return [all, item].filter { !$0.isEmpty }
    }
    return variables(in: part).map { $0.isEmpty ? [] : [$0] }
  }

  /// The variables in a text, each with the members that are asked of it; without functions and cases.
  private static func variables(in text: Substring) -> Set<String>? {
    var found: Set<String> = []
    var word = ""
    var isQuoted = false
    for letter in text + " " {
      if letter == "\"" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if letter.isLetter || letter.isNumber || "_.$?!".contains(letter) {
        word.append(letter)
        continue
      }
      defer { word = "" }
      guard let path = path(word), letter != ":" else { continue }
      guard letter == "(" else {
        found.insert(path)
        continue
      }
      let base = path.split(separator: ".").dropLast().joined(separator: ".")
      if base.isEmpty {
        if path.first?.isLowercase == true { return nil }
      } else {
        found.insert(base)
      }
    }
    return found
  }

  /// `item.title` of `self.item?.title`; nil where it begins with no name.
  static func path(_ text: some StringProtocol) -> String? {
    var parts = String(text.filter { $0 != "?" && $0 != "!" })
      .split(separator: ".", omittingEmptySubsequences: false)[...]
    if parts.first == "self" { parts.removeFirst() }
    guard var first = parts.first else { return nil }
    // What a binding projects is about the same thing; `$0` is a name.
    if first.hasPrefix("$"), first.dropFirst().first?.isNumber != true { first.removeFirst() }
    let isName = first.first.map { $0.isLetter || $0 == "_" || $0 == "$" } ?? false
    guard isName, !CodeWords.keywords.contains(String(first)), !parts.dropFirst().contains("")
    else { return nil }
    return ([first] + parts.dropFirst()).joined(separator: ".")
  }
}

/// Conditions as they are compared. They are asked by the thousand: what has nothing to take away is not
/// searched by characters.
extension String {
  var withoutSelf: String { utf8.contains(UInt8(ascii: ".")) ? replacing("self.", with: "") : self }

  var unspaced: String {
    let isPlain = utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x80 }
    return isPlain ? self : filter { !$0.isWhitespace }
  }
}
