import Views

/// Texts of which one is said: “Continue or Get started”.
extension Wording {
  /// So many are told; of more, the first and how many there are besides.
  private static let told = 3

  // What may be said, in the order of the source; nil where one text tells it as well.
  //
  // - Parameter areWritten: Nil also where nothing of one of them is in the source.
  func outcomes(
    _ value: ValueID, _ depth: Int, _ left: inout Int, areWritten: Bool
  ) -> String? {
    guard case .either(let range) = scene[value] else { return nil }
    let sides = scene.list(range)
    // What a symbol is called is told where no side is a text.
    let texts = sides.filter { if case .symbol = scene[$0] { false } else { true } }
    if texts.contains(where: { $0 != .null }), texts.count < sides.count { return nil }
    if areWritten, !sides.allSatisfy({ $0 == .null || isWritten($0, depth: depth) }) { return nil }
    var said: [String] = []
    for side in sides {
      let text = plain(side, depth: depth + 1, &left)
      if !said.contains(text) { said.append(text) }
    }
    let isOptional = said.contains("")
    said.removeAll { $0.isEmpty }
    guard let longest = said.max(by: { $0.count < $1.count }) else { return "" }
    // A text that is added to on conditions: the longest tells the others.
    if said.count > 2, said.allSatisfy({ longest.hasPrefix($0) }) { return longest }
    return Self.words(said, isOptional: isOptional)
  }

  /// Somewhere in it one of several texts is said.
  func isChosen(_ value: ValueID, depth: Int = 0) -> Bool {
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

  private static func words(_ said: [String], isOptional: Bool) -> String {
    var words = said[0]
    if said.count == 2, let more = rest(of: said[1], after: said[0]) {
      words += ", at times " + more
    } else if said.count == 2, let more = rest(of: said[0], after: said[1]) {
      words = said[1] + ", at times " + more
    } else if said.count > told {
      words += " or \(said.count - 1) others"
    } else {
      words = said.joined(separator: " or ")
    }
    return isOptional ? "at times " + words : words
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
