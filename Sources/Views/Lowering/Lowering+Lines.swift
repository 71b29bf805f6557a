import Syntax
import Tokens

/// Lines, imports, directives and what could not be read.
extension Lowering {
  mutating func readLines(of source: Span<UInt8>) {
    LineStarts.read(source, into: &file.lineStarts)
    file.codeLines = tree.tokens.codeLines(in: source)
    for offset in tree.directives {
      if let directive = Directive(comment: Int(offset), in: bytes) {
        file.comments.append(directive)
      }
    }
  }

  mutating func readImports() {
    var node = 1
    while node < end(0) {
      switch kind(node) {
      case .importDecl: note(import: node)
      case .ifConfig: node += 1; continue
      case .ifConfigClause: node += 1; continue
      default: break
      }
      node = end(node)
    }
  }

  private mutating func note(import node: NodeID) {
    guard let token = nameToken(node) else { return }
    let module = String(decoding: bytes[bytes(of: token)], as: UTF8.self)
    file.modules.append(NameHash.of(module))
    if tokens(of: node).contains(where: { isToken($0, "_exported") }) {
      file.exported.append(NameHash.of(module))
    }
    switch module {
    case "SwiftUI", "WidgetKit": file.imports.insert(.swiftUI)
    case "UIKit": file.imports.insert(.uiKit)
    case "AppKit", "Cocoa": file.imports.insert(.appKit)
    case "XCTest", "Testing", "Quick", "Nimble": file.imports.insert(.testing)
    default: break
    }
  }

  mutating func noteProblems() {
    for node in 0..<tree.nodes.count {
      if case .unexpected = kind(node) {
        file.problems.append(SourceProblem(kind: problem(at: node), offset: start(node)))
      }
    }
    if hasDeepCode { file.problems.append(SourceProblem(kind: .tooDeep, offset: 0)) }
  }
}

extension Lowering {
  private func problem(at gap: NodeID) -> SourceProblem.Kind {
    let first = Int(tree.nodes[gap].firstToken)
    if first < tree.tokens.count, case .conflictMarker = tree.tokens[first].kind {
      return .conflictMarkers
    }
    return .syntax
  }
}

extension Directive {
  /// Reads a comment `// swipecost:disable rule, rule -- reason` from where it begins.
  package init?(comment offset: Int, in bytes: [UInt8]) {
    guard offset < bytes.count else { return nil }
    let line = bytes[offset...].prefix { $0 != 10 && $0 != 13 }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let text = String(decoding: line[(colon + 1)...], as: UTF8.self)
    let known: [(String, Scope)] = [
      ("disable:next", .next), ("disable:file", .file), ("disable", .line),
    ]
    guard let (command, scope) = known.first(where: { text.hasPrefix($0.0) }) else { return nil }
    self.init(scope: scope, rules: [], reason: nil, offset: UInt32(offset))
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
}
