import Views

/// Sides of a branch that end the program: whatever they stand beside, they are never what is shown.
///
/// https://developer.apple.com/documentation/swift/never
enum Traps {
  /// `fatalError()`, which gives nothing.
  static func isOne(_ id: ExpressionID, _ file: FileID, _ files: borrowing LiveFiles) -> Bool {
    guard case .call(let callee, _) = files.expression(id, in: file),
      case .name(let name) = files.expression(callee, in: file)
    else { return false }
    return names.contains(files.hash(name, in: file))
  }

  static func end(_ body: Block, _ file: FileID, _ files: borrowing LiveFiles) -> Bool {
    guard let last = body.last, case .expression(let id) = files.statement(last, in: file) else {
      return false
    }
    return isOne(id, file, files)
  }

  private static let names = Set(["fatalError", "preconditionFailure"].map { NameHash.of($0) })
}
