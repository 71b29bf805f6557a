import Syntax
import Tokens

/// Lines, imports, directives and what could not be read.
extension Lowering {
  mutating func readLines() {
    file.lineStarts = [0]
    var at = 0
    let end = bytes.count
    while at < end {
      let byte = bytes[at]
      at += 1
      if byte == 10 {
        file.lineStarts.append(UInt32(at))
      } else if byte == 13, at == end || bytes[at] != 10 {
        file.lineStarts.append(UInt32(at))
      } else if byte == UInt8(ascii: ":"), let directive = Directive(endingAt: at, in: bytes) {
        file.comments.append(directive)
      }
    }
    countCodeLines()
  }

  /// A line is code when a token touches it.
  private mutating func countCodeLines() {
    var line = 0
    var counted = -1
    let starts = file.lineStarts
    for token in tree.tokens where token.length > 0 {
      while line + 1 < starts.count, starts[line + 1] <= token.offset { line += 1 }
      if line != counted { file.codeLines += 1 }
      let last = UInt32(token.end - 1)
      while line + 1 < starts.count, starts[line + 1] <= last {
        line += 1
        file.codeLines += 1
      }
      counted = line
    }
  }

  func imports() -> Imports {
    var found: Imports = []
    var node = 1
    while node < end(0) {
      switch kind(node) {
      case .importDecl: found.formUnion(module(of: node))
      case .ifConfig: node += 1; continue
      case .ifConfigClause: node += 1; continue
      default: break
      }
      node = end(node)
    }
    return found
  }

  private func module(of node: NodeID) -> Imports {
    guard let token = nameToken(node) else { return [] }
    switch String(decoding: bytes[bytes(of: token)], as: UTF8.self) {
    case "SwiftUI", "WidgetKit": return .swiftUI
    case "UIKit": return .uiKit
    case "XCTest", "Testing", "Quick", "Nimble": return .testing
    default: return []
    }
  }

  mutating func noteProblems() {
    for (index, node) in tree.nodes.enumerated() {
      if case .unexpected = node.kind {
        file.problems.append(SourceProblem(kind: .syntax, offset: start(index)))
      }
    }
    if hasDeepCode { file.problems.append(SourceProblem(kind: .tooDeep, offset: 0)) }
  }
}

extension Directive {
  /// Reads on behind the colon of `// swipecost:disable rule, rule -- reason`.
  init?(endingAt colon: Int, in bytes: [UInt8]) {
    let word = Array("swipecost:".utf8)
    guard colon >= word.count, bytes[(colon - word.count)..<colon].elementsEqual(word) else {
      return nil
    }
    let line = bytes[colon...].prefix { $0 != 10 && $0 != 13 }
    let text = String(decoding: line, as: UTF8.self)
    let known: [(String, Scope)] = [
      ("disable:next", .next), ("disable:file", .file), ("disable", .line),
    ]
    guard Self.isComment(before: colon - word.count, in: bytes),
      let (command, scope) = known.first(where: { text.hasPrefix($0.0) })
    else { return nil }
    self.init(
      scope: scope, rules: [], reason: nil, offset: UInt32(colon - word.count))
    read(text.dropFirst(command.count))
  }

  private mutating func read(_ rest: Substring) {
    var rest = rest
    if rest.hasSuffix("*/") { rest = rest.dropLast(2) }
    let dashes = rest.indices.first { rest[$0...].hasPrefix("--") }
    rules = rest[..<(dashes ?? rest.endIndex)].split { $0 == "," || $0.isWhitespace }.map(
      String.init)
    guard let dashes else { return }
    let reason = rest[dashes...].dropFirst(2).drop { $0.isWhitespace }
    var text = String(reason)
    while text.last?.isWhitespace == true { text.removeLast() }
    self.reason = text.isEmpty ? nil : text
  }

  /// Behind `//` or `/*` on the same line.
  private static func isComment(before at: Int, in bytes: [UInt8]) -> Bool {
    var at = at
    while at > 1, bytes[at - 1] != 10 {
      if bytes[at - 2] == UInt8(ascii: "/"),
        bytes[at - 1] == UInt8(ascii: "/") || bytes[at - 1] == UInt8(ascii: "*")
      {
        return true
      }
      at -= 1
    }
    return false
  }
}
