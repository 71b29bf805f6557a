import Syntax
import Tokens

/// Names that code of a file has which runs without a user.
///
/// As a view appears, as something else changes, or as a value is made. What that names, or what the functions name
/// that it names, may be changed before anybody has done anything.
///
/// Also states that a view hands on as a binding by which nobody knows what is done. Told by tokens, as the bodies
/// that do such things are left out; that only finds too many.
struct SystemNames: ParsedSource {
  let tree: SyntaxTree
  let bytes: [UInt8]

  /// What SwiftUI calls for something that a user does; all others that begin with `on` may run by themselves.
  ///
  /// https://developer.apple.com/documentation/swiftui/view-input-and-events
  private static let gestures: Set<UInt64> = Set(
    [
      "onTapGesture", "onLongPressGesture", "onSubmit", "onDelete", "onMove", "onInsert", "onDrag",
      "onDrop", "onHover", "onContinuousHover", "onPencilDoubleTap", "onPencilSqueeze",
      "onKeyPress", "onExitCommand", "onMoveCommand", "onDeleteCommand", "onCopyCommand",
      "onCutCommand", "onPasteCommand", "onCommand", "onEnded", "onChanged",
    ].map { NameHash.of($0) })
  /// What has no such name and runs by itself.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/task(priority:_:) and
  /// https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:)
  private static let others: Set<UInt64> = Set(["task", "sink"].map { NameHash.of($0) })
  /// A binding by these names follows what a user does: what is open, chosen, on, or typed.
  ///
  /// https://developer.apple.com/documentation/swiftui/modal-presentations
  private static let bindings: Set<UInt64> = Set(
    ["isPresented", "item", "selection", "text", "isOn", "isExpanded", "isActive", "value"]
      .map { NameHash.of($0) })

  func all() -> Set<UInt64> {
    var functions: [UInt64: [Range<Int>]] = [:]
    var (found, open): (Set<UInt64>, [UInt64]) = ([], [])
    var begun: [Range<Int>] = []
    for token in tree.tokens.indices {
      switch tree.tokens[token].kind {
      case .func where token + 1 < tree.tokens.count:
        if let body = body(after: token + 1) {
          functions[hash(of: token + 1), default: []].append(body)
        }
      case .`init` where token > 0 && tree.tokens[token - 1].kind != .period:
        if let body = body(after: token) { begun.append(body) }
      case .dollarIdentifier where !isOfUser(bindingAt: token): found.insert(hash(of: token))
      case let kind where kind.isIdentifier && runsByItself(token):
        begun.append((token + 1)..<end(ofCallAfter: token))
      default: break
      }
    }
    for range in begun { add(namesIn: range, to: &found, &open) }
    while let name = open.popLast() {
      for range in functions.removeValue(forKey: name) ?? [] {
        add(namesIn: range, to: &found, &open)
      }
    }
    return found
  }

  private func add(namesIn range: Range<Int>, to found: inout Set<UInt64>, _ open: inout [UInt64]) {
    for token in range {
      let kind = tree.tokens[token].kind
      guard kind.isIdentifier || kind == .dollarIdentifier else { continue }
      let name = hash(of: token)
      if found.insert(name).inserted { open.append(name) }
    }
  }

  /// Without the sign of a binding or of what a wrapper is kept in.
  private func hash(of token: Int) -> UInt64 {
    var name = bytes(of: token)
    if name.count > 1,
      bytes[name.lowerBound] == UInt8(ascii: "_") || bytes[name.lowerBound] == UInt8(ascii: "$")
    {
      name.removeFirst()
    }
    return NameHash.of(bytes.span, name)
  }

  private func runsByItself(_ token: Int) -> Bool {
    guard token > 0, tree.tokens[token - 1].kind == .period, token + 1 < tree.tokens.count else {
      return false
    }
    switch tree.tokens[token + 1].kind {
    case .leftParen, .leftBrace: break
    default: return false
    }
    let name = bytes(of: token)
    let isEvent =
      name.count > 2 && bytes[name.lowerBound] == UInt8(ascii: "o")
      && bytes[name.lowerBound + 1] == UInt8(ascii: "n")
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[name.lowerBound + 2])
    let hash = hash(of: token)
    return isEvent ? !Self.gestures.contains(hash) : Self.others.contains(hash)
  }

  private func isOfUser(bindingAt token: Int) -> Bool {
    guard token > 1, tree.tokens[token - 1].kind == .colon else { return false }
    return Self.bindings.contains(hash(of: token - 2))
  }

  /// The braces of a function, by its name.
  private func body(after name: Int) -> Range<Int>? {
    var depth = 0
    var next = name + 1
    while next < tree.tokens.count {
      switch tree.tokens[next].kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .leftBrace where depth == 0: return next..<end(ofCallAfter: next - 1)
      // A promise of a protocol.
      case .func, .var, .rightBrace: if depth == 0 { return nil }
      default: break
      }
      next += 1
    }
    return nil
  }
}
