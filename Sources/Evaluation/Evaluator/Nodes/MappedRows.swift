import Scenes
import Views

/// Rows of a list that code makes of another one: `books.map { Row(title: $0.title, isNew: false) }`.
///
/// What each is made of differs, and how it is made does not.
/// https://developer.apple.com/documentation/swift/sequence/map(_:)
enum MappedRows {
  /// One of them; nil where the code of the call says more than what it gives.
  static func element(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bound? {
    guard let (line, place) = given(by: callee, arguments, site, &evaluator) else { return nil }
    switch evaluator.expression(line, place.file) {
    case .call(let maker, _):
      if case .name(let name) = evaluator.expression(maker, place.file),
        let made = Instances.made(
          line, place, as: SourceName(file: place.file, name: name), in: place.owner, &evaluator)
      {
        return .instance(made.instance)
      }
      return .expression(line, place)
    case .array, .tuple, .name, .member, .string: return .expression(line, place)
    default: return nil
    }
  }

  /// The type of what the code makes.
  static func type(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard let (line, place) = given(by: callee, arguments, site, &evaluator) else { return nil }
    return Typing.type(of: line, place, &evaluator)
  }

  /// What the closure of a call gives, in sight of its constants.
  private static func given(
    by callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> (line: ExpressionID, site: Site)? {
    guard arguments.count == 1, let first = arguments.first,
      case .member(let list, let name) = evaluator.expression(callee, site.file),
      evaluator.word(name, site.file) == .map,
      case .closure(let closure) = evaluator.expression(
        evaluator.argument(first, site.file).value, site.file),
      // Of what may be nothing it makes what is there of it.
      OptionalCalls.size(ofMapped: list, arguments, site, &evaluator) == nil,
      evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    let known = evaluator.bindings.count
    let inner = RowBodies.bind(row: .parameter, of: list, to: closure, site, &evaluator)
    // Another one in each of the rows that are begun next.
    for index in known..<evaluator.bindings.count {
      evaluator.bindings[index].row = Int32(evaluator.rowStarts.count) + 1
    }
    guard
      let (line, place) = Instances.lastLine(
        of: evaluator.closure(closure, site.file).body, inner, &evaluator)
    else { return nil }
    return (line, place)
  }
}
