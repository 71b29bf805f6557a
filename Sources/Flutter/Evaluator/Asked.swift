internal import DartSyntax

/// What a pattern is held against, in the words of the code that asks.
struct Asked {
  var words: String
  /// Of a record that is written there: what its fields are.
  private var fields: [String: Asked] = [:]

  init(_ words: String) { self.words = words }

  init(_ node: DartNodeID, _ value: DartValue, in file: DartFile) {
    words = Self.words(of: node, value, in: file)
    switch file.kind(node) {
    case .parenExpr, .awaitExpr:
      if let inner = file.firstChild(node) { self = Asked(inner, value, in: file) }
    case .recordExpr:
      guard case .map(let entries) = value else { return }
      for (part, entry) in zip(file.children(node), entries) {
        let isNamed = file.kind(part) == .namedArgument
        guard case .member(_, let name) = entry.key,
          let node = isNamed ? file.firstChild(part) : part
        else { continue }
        fields[name] = Asked(node, entry.value, in: file)
      }
    default: break
    }
  }

  /// A part of it.
  func field(_ name: String) -> Asked { fields[name] ?? Asked(words + "." + name) }

  /// Nobody who reads a question knows what `this` is in an extension.
  static func words(of node: DartNodeID, _ value: DartValue, in file: DartFile) -> String {
    if file.kind(node) == .thisExpr, case .unknown(let unknown) = value { return unknown.code }
    return file.code(node)
  }
}

extension DartFile {
  typealias PatternField = (node: DartNodeID, pattern: DartNodeID, name: String)

  /// What each field of a record has to be, with its name: that behind a colon where none stands before it, and of
  /// those without one its place.
  func recordFields(of pattern: DartNodeID) -> [PatternField] {
    var place = 0
    return children(pattern).compactMap { field in
      guard kind(field) == .patternField, let inner = firstChild(field) else { return nil }
      if !name(field).isEmpty { return (field, inner, name(field)) }
      if offset(field) != offset(inner) { return (field, inner, boundName(inner)) }
      place += 1
      return (field, inner, "$\(place)")
    }
  }

  /// The same of an object, where each has a name.
  func objectFields(of pattern: DartNodeID) -> [PatternField] {
    children(pattern).compactMap { field in
      guard kind(field) == .patternField, let inner = firstChild(field) else { return nil }
      return (field, inner, name(field).isEmpty ? boundName(inner) : name(field))
    }
  }

  /// The name that a pattern gives what it is held against: `value` of `final value?`.
  private func boundName(_ pattern: DartNodeID) -> String {
    var pattern = pattern
    while kind(pattern) != .variablePattern, let inner = firstChild(pattern) { pattern = inner }
    return name(pattern)
  }
}
