internal import DartSyntax

/// What can be told of functions without running them.
extension DartEvaluator {
  /// All that it does is to put the keyboard away, or it does nothing: it keeps a tap from what lies below.
  func onlyUnfocuses(_ value: DartValue) -> Bool {
    guard case .closure(let closure) = value, let body = closure.body else { return false }
    let file = libraries[closure.frame.file]
    if file.kind(body) == .block, file.children(body).isEmpty { return true }
    if file.kind(body) == .block, file.children(body).count != 1 { return false }
    let code = file.code(body, most: 200)
    return code.contains("unfocus") || code.contains("requestFocus(FocusNode")
      || code.contains("TextInput.hide")
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
