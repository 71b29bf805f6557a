internal import Components

/// Methods of texts.
extension SourcedText {
  /// What a method of it gives; nil where it is none that is known.
  func called(_ name: String, _ arguments: [ScriptValue]) -> ScriptValue? {
    switch name {
    case "toUpperCase", "toLocaleUpperCase": return .text(map { $0.uppercased() })
    case "toLowerCase", "toLocaleLowerCase": return .text(map { $0.lowercased() })
    case "trim", "trimStart", "trimEnd", "toString", "valueOf", "normalize": return .text(self)
    case "concat": return .text(arguments.reduce(self) { $0 + $1.text })
    case "split":
      if let parts = arguments.first.flatMap({ split(atMade: $0) }) {
        return .list(ScriptList(parts.map { .text($0) }))
      }
      guard let known = known, let separator = arguments.first?.literal, !separator.isEmpty
      else { return nil }
      return .list(
        ScriptList(Self.split(known, at: separator).map { .text(.literal($0)) }))
    case "replace", "replaceAll":
      guard arguments.count > 1 else { return nil }
      return replaced(arguments[0], arguments[1], isEach: name == "replaceAll").map { .text($0) }
    case "slice", "substring", "charAt": return part(name, arguments)
    case "repeat": return repeated(arguments).map { .text($0) }
    case "startsWith", "endsWith", "includes":
      guard let known = known, let other = arguments.first?.literal else { return nil }
      switch name {
      case "startsWith": return .flag(known.hasPrefix(other))
      case "endsWith": return .flag(known.hasSuffix(other))
      default: return .flag(other.isEmpty || known.contains(other))
      }
    default: return nil
    }
  }

  /// So many times in a row (ECMAScript, `String.prototype.repeat`); nil where only a run tells how often.
  private func repeated(_ arguments: [ScriptValue]) -> SourcedText? {
    guard case .number(let count)? = arguments.first, count >= 0,
      count <= Double(ScriptLimits.items)
    else { return nil }
    return (0..<count.asIndex).reduce(SourcedText()) { all, _ in all + self }
  }

  /// Some of its letters, where all of them are known (ECMAScript, `String.prototype.slice` and its kin).
  private func part(_ name: String, _ arguments: [ScriptValue]) -> ScriptValue? {
    guard let known else { return nil }
    let letters = Array(known)
    var bounds = [0, letters.count]
    for (index, argument) in arguments.prefix(2).enumerated() {
      guard let place = argument.key.flatMap({ Int($0) }) else { return nil }
      bounds[index] = name == "slice" && place < 0 ? letters.count + place : place
    }
    if name == "charAt" { bounds[1] = bounds[0] + 1 }
    if name == "substring" { bounds.sort() }
    let start = Swift.min(Swift.max(bounds[0], 0), letters.count)
    let end = Swift.min(Swift.max(bounds[1], start), letters.count)
    let part = String(letters[start..<end])
    return .text(map { _ in part })
  }

  static func split(_ text: String, at separator: String) -> [String] {
    var parts: [String] = []
    var rest = Array(text.utf8)[...]
    let mark = Array(separator.utf8)
    var part: [UInt8] = []
    while !rest.isEmpty {
      if rest.starts(with: mark) {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        rest = rest.dropFirst(mark.count)
      } else if let byte = rest.popFirst() {
        part.append(byte)
      }
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }
}
