import Views

/// Whether what code makes of data is no more than that: `signed(gain ?? 0)`, where that writes the number.
extension Placeholder.ExpressionReader {
  func isHanded(_ name: NameID) -> Bool { handed.contains(index.hash(name, in: file)) }

  /// A number that is written out, and what functions of the repository give that do no more than to write what they
  /// are handed, with signs and no words.
  mutating func givesReckoned(_ id: ExpressionID, depth: Int) -> Bool {
    guard depth < 16 else { return false }
    switch index.expression(id, in: file) {
    case .number: return true
    case .string(let segments):
      // What is put together of several things is called by what it is.
      var parts = 0
      for number in segments {
        switch index.segment(number, in: file) {
        case .literal(let text):
          if index.text(text, in: file).contains(where: \.isLetter) { return false }
        case .interpolation(let inner):
          parts += 1
          if givesData(inner, depth: depth + 1) != true { return false }
        }
      }
      return parts == 1
    case .branch(let branch):
      return givesData(
        branch: index[file].views.code.branches[Int(branch)], isLast: true, depth: depth + 1)
        == true
    case .binary(let sign, let left, let right):
      let text = index.name(sign, in: file).text
      guard text == "??" else { return false }
      return [left, right].allSatisfy { givesData($0, depth: depth + 1) != false }
    case .call(let callee, let arguments): return givesReckoned(callee, arguments, depth: depth)
    default: return false
    }
  }

  private mutating func givesReckoned(
    _ callee: ExpressionID, _ arguments: Range<Int32>, depth: Int
  ) -> Bool {
    let first = arguments.first.map { index.argument($0, in: file) }
    switch index.expression(callee, in: file) {
    case .member(let base, let name):
      switch spelling(name) {
      case "formatted": return givesData(base, depth: depth + 1) == true
      // `localizedString(forKey:)` and the like give texts of the app.
      case "string":
        guard let first, let label = first.label else { return false }
        let text = index.name(label, in: file).text
        return (text == "for" || text.hasPrefix("from"))
          && givesData(first.value, depth: depth + 1) == true
      default: return false
      }
    case .name(let name):
      // `Int64(clamping: size)` is about the size.
      if Self.quantities.contains(spelling(name)) || spelling(name) == "String", let first {
        return givesData(first.value, depth: depth + 1) == true
      }
      guard depth < Self.deepest, let function = function(named: name),
        let body = index[function].body
      else {
        return false
      }
      for number in arguments
      where givesData(index.argument(number, in: file).value, depth: depth + 1) != true {
        return false
      }
      let code = index[function.file].views.code
      var inner = Placeholder.ExpressionReader(linker: linker, index: index, file: function.file)
      inner.handed = Set(
        index[function].parameters.map {
          index.hash(code.parameters[Int($0)].name, in: function.file)
        })
      return inner.givesData(body, isLast: body.count == 1, depth: depth + 1) == true
    default: return false
    }
  }

  /// The one function of the repository that is called so.
  private mutating func function(named name: NameID) -> MemberID? {
    let hash = index.hash(name, in: file)
    let members = index[file].views.members
    var found = members.indices.filter { index.hash(members[$0].name, in: file) == hash }
      .map { MemberID(file: file, index: Int32($0)) }
    if found.isEmpty { found = linker.globals(named: hash, from: file) }
    guard found.count == 1, let only = found.first, index[only].kind == .function else {
      return nil
    }
    return only
  }
}
