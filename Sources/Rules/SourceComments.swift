import Views
import VoiceOver

/// The `swipecost:disable` comments of a file of any language, found in its bytes.
///
/// Comments of all languages that are read begin alike, and a comment in a comment is still one: no tokens are needed.
package struct SourceComments: Sendable, Equatable {
  private let directives: [Directive]
  private let lines: [Int]

  /// Nil where there are none, as in nearly all files.
  package init?(_ bytes: [UInt8]) {
    var directives: [Directive] = []
    var lines: [Int] = []
    var line = 1
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "\n") {
      if let offset = Self.comment(in: bytes, start..<end),
        let directive = Directive(comment: offset, in: bytes)
      {
        directives.append(directive)
        lines.append(line)
      }
      (line, start) = (line + 1, end + 1)
    }
    if directives.isEmpty { return nil }
    self.directives = directives
    self.lines = lines
  }

  /// Where the name stands on a line, behind the signs that begin a comment.
  private static func comment(in bytes: [UInt8], _ line: Range<Int>) -> Int? {
    guard line.count > name.count + 2 else { return nil }
    var isComment = false
    for offset in line {
      if bytes[offset] == UInt8(ascii: "/"), offset + 1 < line.upperBound,
        bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
      {
        isComment = true
      }
      if isComment, isName(bytes, offset, line.upperBound) { return offset }
    }
    return nil
  }

  private static let name = Array("swipecost:".utf8)

  private static func isName(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Bool {
    guard offset + name.count <= end, bytes[offset] == name[0] else { return false }
    return bytes[offset..<(offset + name.count)].elementsEqual(name)
  }

  package func covers(_ finding: Finding) -> Bool {
    Suppression(directives, at: lines).covers(finding.rule, line: finding.place.line)
  }

  /// Directives that can't do what they say.
  package func problems(at path: String) -> [DirectiveProblem] {
    Suppression(directives, at: lines).problems { offset in
      let line = directives.firstIndex { $0.offset == offset }.map { lines[$0] } ?? 1
      return Place(path: path, line: line, column: 1)
    }
  }
}

extension Audit {
  /// Without what comments in the sources mute.
  package func muted(by comments: [String: SourceComments]) -> Audit {
    guard !comments.isEmpty else { return self }
    var audit = self
    audit.findings = findings.filter { comments[$0.place.path]?.covers($0) != true }
    return audit
  }
}
