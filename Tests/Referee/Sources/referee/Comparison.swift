/// One file read by both.
struct Comparison {
  let path: String
  let source: [UInt8]
  /// Nil where SwiftSyntax itself finds an error.
  let differences: [Difference]?
  let facts: Int

  init(path: String, source: [UInt8]) {
    self.path = path
    self.source = source
    guard let theirs = Theirs.read(source) else {
      differences = nil
      facts = 0
      return
    }
    facts = theirs.facts.count
    differences = Difference.between(ours: Ours.read(source), theirs: theirs)
  }

  /// The first differences, with their place and the text they are about.
  func report(limit: Int) -> String {
    guard let differences else {
      let (line, column) = place(of: Theirs.firstError(source) ?? 0)
      return "\(path): SwiftSyntax finds an error near \(line):\(column)\n"
    }
    guard !differences.isEmpty else { return "" }
    var text = "\(path): \(differences.count) differences\n"
    for difference in differences.prefix(limit) {
      let fact = difference.fact
      let (line, column) = place(of: fact.start)
      let name = fact.name.isEmpty ? "" : " “\(fact.name)”"
      text += "  \(difference.side.rawValue) \(line):\(column) \(fact.kind)\(name): "
      text += excerpt(fact.start..<fact.end) + "\n"
    }
    return text
  }

  private func place(of offset: Int) -> (line: Int, column: Int) {
    let before = source[..<min(offset, source.count)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (line, offset - start + 1)
  }

  private func excerpt(_ range: Range<Int>) -> String {
    let bytes = source[range.clamped(to: 0..<source.count)]
    let text = { (part: ArraySlice<UInt8>) in
      String(decoding: part, as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    }
    return bytes.count <= 90 ? text(bytes) : text(bytes.prefix(60)) + " … " + text(bytes.suffix(25))
  }
}
