internal import DartSyntax
import Scenes
internal import VoiceOver

/// What can be told of functions without running them.
extension DartEvaluator {
  /// All that it does is to put the keyboard away, or it does nothing: it keeps a tap from what lies below.
  mutating func onlyUnfocuses(_ value: DartValue) -> Bool {
    guard case .closure(let closure) = value, let body = closure.body else { return false }
    note(body, in: closure.frame.file)
    let file = libraries[closure.frame.file]
    if file.kind(body) == .block, file.children(body).isEmpty { return true }
    return file.unfocuses(body) == true
  }
}

extension DartValue {
  /// What a handler calls, in words, where that is all it does: `pages.open` of `() => pages.open()` as of `pages.open`.
  func called(_ evaluator: inout DartEvaluator) -> UInt64? {
    switch self {
    case .unknown(let unknown): return Digest.of(unknown.code)
    case .closure(let closure) where !closure.name.isEmpty: return Digest.of(closure.name)
    case .closure(let closure):
      guard let body = closure.body else { return nil }
      evaluator.note(body, in: closure.frame.file)
      let file = evaluator.libraries[closure.frame.file]
      var node = body
      while let inner = file.firstChild(node), file.kind(node) != .callExpr {
        if file.kind(node) == .block, file.children(node).count != 1 { return nil }
        switch file.kind(node) {
        case .block, .expressionBody, .awaitExpr, .parenExpr, .returnStmt: node = inner
        default: return nil
        }
      }
      guard file.kind(node) == .callExpr, let callee = file.firstChild(node) else { return nil }
      return Digest.of(file.code(callee))
    default: return nil
    }
  }
}

extension DartClosure {
  /// What builds anew with variables that stand around it, and sets them in what is done later (Flutter,
  /// `StatefulBuilder`): they are what they begin with as a rule, and may be anything.
  func rebuilding(_ evaluator: DartEvaluator) -> DartClosure {
    guard let body else { return self }
    let file = evaluator.libraries[frame.file]
    var counts: [String: Int] = [:]
    AssignmentScan(tree: file.tree, name: file.name)
      .add(in: body..<max(body, file.tree.nodes[body].end), &counts)
    var frame = frame
    for name in counts.keys.sorted() {
      guard let old = frame.locals[name] else { continue }
      if case .closure = old { continue }
      frame.set(
        name,
        evaluator.named(name, frame, type: frame.types[name], start: DartAnswers.constant(old)))
    }
    return DartClosure(name, parameters, body: body, frame, result: result, code: digest)
  }
}

extension DartFile {
  /// False where anything else is done; nil where nothing is.
  fileprivate func unfocuses(_ node: DartNodeID) -> Bool? {
    switch kind(node) {
    case .block: return unfocuses(children(node))
    // What is asked before it, as whether there is a cursor at all, is nothing that is done.
    case .ifStmt: return unfocuses(Array(children(node).dropFirst()))
    case .variableDecl, .emptyStmt: return nil
    default:
      let code = code(node, most: 200)
      return code.contains("unfocus") || code.contains("requestFocus(FocusNode")
        || code.contains("TextInput.hide")
    }
  }

  private func unfocuses(_ nodes: [DartNodeID]) -> Bool? {
    var found: Bool?
    for node in nodes {
      guard let own = unfocuses(node) else { continue }
      if !own { return false }
      found = true
    }
    return found
  }
}

extension String {
  fileprivate func contains(_ text: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
