import Views

/// Texts of which one is said: “Continue or Get started”.
extension Wording {
  /// So many are told; of more, the first and how many there are besides.
  private static let told = 3

  // What may be said, in the order of the source; nil where one text tells it as well.
  //
  // - Parameter source: What the texts are asked by. Nil also where nothing of any of them is in the source; a
  //   side that nobody can read is a placeholder beside the others.
  func outcomes(
    _ value: ValueID, _ depth: Int, _ left: inout Int, of source: SourceExpression? = nil
  ) -> String? {
    guard case .either(let range) = scene[value] else { return nil }
    let all = sides(of: scene.list(range), source)
    var said: [String] = []
    var isWritten = source == nil
    for side in all {
      var text: String
      if side.source == nil || self.isWritten(side.value, depth: depth) {
        text = plain(side.value, depth: depth + 1, &left)
        if !text.isEmpty { isWritten = true }
      } else {
        text = placeholder(side, depth: depth + 1, &left)
      }
      // What is blank is not heard.
      if text.allSatisfy(\.isWhitespace) { text = "" }
      if !said.contains(text) { said.append(text) }
    }
    guard isWritten else { return nil }
    return Self.told(said)
  }

  /// What is said for the symbol of a name, of which there are several.
  func symbols(_ name: ValueID, _ depth: Int, _ left: inout Int) -> String? {
    let all = sides(of: [name], nil)
    guard all.count > 1 else { return nil }
    var said: [String] = []
    for side in all {
      let text = symbol(ofSide: side.value, depth, &left)
      if !said.contains(text) { said.append(text) }
    }
    return Self.told(said)
  }

  private static func told(_ said: [String]) -> String {
    let isOptional = said.contains("")
    let said = said.filter { !$0.isEmpty }
    guard let longest = said.max(by: { $0.count < $1.count }) else { return "" }
    // A text that is added to on conditions: the longest tells the others.
    if said.count > 2, said.allSatisfy({ longest.hasPrefix($0) }) { return longest }
    return words(said, isOptional: isOptional)
  }

  /// A side, and what asked for it, where only that is known.
  private struct Side {
    var value: ValueID
    var source: SourceExpression?
  }

  /// The sides of sides are sides: what two properties say alike is told once.
  private func sides(of values: ArraySlice<ValueID>, _ source: SourceExpression?) -> [Side] {
    var found: [Side] = []
    add(values, source, to: &found, depth: 0)
    return found
  }

  private func add(
    _ values: ArraySlice<ValueID>, _ source: SourceExpression?, to found: inout [Side], depth: Int
  ) {
    for value in values {
      var (inner, named) = (value, source)
      if case .named(let asked, let texts) = scene[value], case .either = scene[texts] {
        (inner, named) = (texts, asked)
      }
      if case .either(let range) = scene[inner], depth < 8, found.count < Self.most {
        add(scene.list(range), named, to: &found, depth: depth + 1)
      } else {
        found.append(Side(value: value, source: source))
      }
    }
  }

  /// So many sides are looked into.
  private static let most = 64

  // Names of a function mean nothing outside: there what was called tells of it.
  private func placeholder(_ side: Side, depth: Int, _ left: inout Int) -> String {
    guard case .unknown(let inner) = scene[side.value], let source = side.source else {
      return plain(side.value, depth: depth, &left)
    }
    let own = placeholder(for: inner)
    return own.isData && (own.isStored || !isCall(source))
      ? own.text : placeholder(source, of: side.value)
  }

  /// What a function gives that is kept in a property of the repository is told by the name of that.
  func kept(_ value: ValueID, called source: SourceExpression) -> String? {
    guard case .unknown(let inner) = scene[value], isCall(source) else { return nil }
    let own = placeholder(for: inner)
    return own.isData && own.isStored ? own.text : nil
  }

  /// What stands for an expression that was followed as far as what nobody knows: data is data, however it
  /// was come by.
  func placeholder(_ source: SourceExpression, of value: ValueID) -> String {
    var told = placeholder(for: source)
    if !told.isData, !told.words.isEmpty, isData(value, depth: 0) { told.isData = true }
    return told.text
  }

  private func isData(_ value: ValueID, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch scene[value] {
    case .unknown(let source): return placeholder(for: source).isData
    case .named(_, let inner): return isData(inner, depth: depth + 1)
    case .either(let range):
      return scene.list(range).allSatisfy {
        $0 == .null || isBlank($0) || isData($0, depth: depth + 1)
      }
    default: return false
    }
  }

  /// Nothing is said of it: `?? ""`.
  private func isBlank(_ value: ValueID) -> Bool {
    known(value)?.allSatisfy(\.isWhitespace) ?? false
  }

  private func isCall(_ source: SourceExpression) -> Bool {
    if case .call = index.expression(source.expression, in: source.file) { return true }
    return false
  }

  /// Somewhere in it one of several texts is said.
  package func isChosen(_ value: ValueID, depth: Int = 0) -> Bool {
    guard depth < 8 else { return true }
    switch scene[value] {
    case .either, .named: return true
    case .joined(let range), .sentence(let range), .list(let range):
      return scene.list(range).contains { isChosen($0, depth: depth + 1) }
    case .symbol(let name): return isChosen(name, depth: depth + 1)
    case .call(_, _, let arguments):
      return arguments.contains { isChosen(scene.arguments[Int($0)].value, depth: depth + 1) }
    default: return false
    }
  }

  /// Parts, one after the other; what is there at times says so in words of its own.
  static func joined(_ parts: [String]) -> String {
    var text = ""
    for part in parts {
      if part.hasPrefix(atTimes), let last = text.last, !last.isWhitespace { text += " " }
      text += part
    }
    return text
  }

  private static let atTimes = "at times "

  private static func words(_ said: [String], isOptional: Bool) -> String {
    var words = said[0]
    if said.count == 2, let more = rest(of: said[1], after: said[0]) {
      words += ", at times " + more
    } else if said.count == 2, let more = rest(of: said[0], after: said[1]) {
      words = said[1] + ", at times " + more
    } else if said.count > told {
      words += " or \(said.count - 1) others"
    } else {
      let lead = lead(of: said[0])
      words =
        ([said[0]]
        + said.dropFirst().map { $0.hasPrefix(lead) ? "\($0.dropFirst(lead.count))" : $0 })
        .joined(separator: " or ")
    }
    // One that is there at times begins with that already.
    if !isOptional || words.hasPrefix(atTimes) { return words }
    let lead = lead(of: words)
    return (lead.contains(",") ? ", " : "") + atTimes + words.dropFirst(lead.count)
  }

  /// The comma and the spaces that part an addition from what it is added to: they are said once.
  private static func lead(of words: String) -> Substring {
    words.prefix { $0 == "," || $0.isWhitespace }
  }

  /// What a longer sentence says after a shorter one.
  private static func rest(of longer: String, after shorter: String) -> Substring? {
    guard longer.hasPrefix(shorter + ", ") else { return nil }
    return longer.dropFirst(shorter.count + 2)
  }

  /// Some of it is in the source.
  private func isWritten(_ value: ValueID, depth: Int) -> Bool {
    guard depth < 32 else { return false }
    switch scene[value] {
    case .string, .key, .resolved: return true
    case .joined(let range), .sentence(let range):
      return scene.list(range).contains { isWritten($0, depth: depth + 1) }
    case .either(let range):
      return scene.list(range).allSatisfy { isWritten($0, depth: depth + 1) }
    case .named(_, let texts): return isWritten(texts, depth: depth + 1)
    default: return false
    }
  }
}
