import Scenes
import Views

/// A text that code takes apart and puts together again, in other fonts: `parts(of: text).reduce(Text("")) { … }`.
///
/// It is said as it was given, but for the marks that the code looks for.
enum TextParts {
  static func value(
    puttingTogether base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let (member, id, place) = text(takenApart: base, arguments, site, &evaluator) else {
      return nil
    }
    let value = evaluator.text(evaluator.value(id, place), of: id, place)
    return unmarked(value, marks(in: member, &evaluator), &evaluator)
  }

  /// What takes it apart, and the text as it was given.
  static func text(
    takenApart base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> (by: MemberID, ExpressionID, Site)? {
    guard let first = arguments.first,
      evaluator.files.isTextView(evaluator.argument(first, site.file).value, site)
    else { return nil }
    var (id, place) = (base, site)
    while case .name(let name) = evaluator.expression(id, place.file),
      case .expression(let inner, let outer) = evaluator.lookUp(
        evaluator.hash(name, place.file), in: place.environment),
      outer.environment < place.environment
    { (id, place) = (inner, outer) }
    guard case .call(let callee, let given) = evaluator.expression(id, place.file),
      let (member, text) = taken(by: callee, given, place, &evaluator)
    else { return nil }
    return (member, text, place)
  }

  /// The function of the app that makes a list of a text, and that text.
  private static func taken(
    by callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> (MemberID, ExpressionID)? {
    guard let name = evaluator.code.ownName(callee, site.file) else { return nil }
    let hash = evaluator.hash(name, site.file)
    var all: [MemberID] = []
    if let type = evaluator.selfType(at: site) { all = evaluator.members(of: type, named: hash) }
    if all.isEmpty { all = evaluator.linker.globals(named: hash, from: site.file) }
    guard let (member, formals, matched) = evaluator.overload(all, arguments, at: site),
      evaluator.linker[member].elements != nil
    else { return nil }
    let texts = zip(formals, matched).filter { formal, _ in
      formal.type.map { evaluator.word($0.name, $0.file) } == .String
    }
    guard texts.count == 1, let index = texts[0].1 else { return nil }
    return (member, evaluator.argument(index, site.file).value)
  }

  /// What its code looks for in the text.
  private static func marks(in member: MemberID, _ evaluator: inout Evaluator) -> [String] {
    var found: [String] = []
    for id in evaluator.linker[member].expressions {
      guard case .string(let segments) = evaluator.expression(id, member.file),
        segments.count == 1,
        case .literal(let text) = evaluator.linker.segment(segments.lowerBound, in: member.file)
      else { continue }
      let mark = evaluator.text(text, member.file)
      if mark.contains(where: { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }) {
        found.append(mark)
      }
    }
    return found.sorted { ($0.count, $1) > ($1.count, $0) }
  }

  private static func unmarked(
    _ value: ValueID, _ marks: [String], _ evaluator: inout Evaluator
  ) -> ValueID {
    switch evaluator.scene[value] {
    case .string, .resolved:
      guard let text = KeyTexts.literalText(value, evaluator),
        marks.contains(where: { text.contains($0) })
      else { return value }
      let plain = marks.reduce(text) { $0.replacing($1, with: "") }
      return KeyTexts.resolved(plain, &evaluator)
    case .either(let range):
      let all = Array(evaluator.scene.list(range))
      return EachRow.either(
        all.map { unmarked($0, marks, &evaluator) }, madeOf: range, &evaluator)
    case .joined(let range):
      let all = Array(evaluator.scene.list(range))
      return evaluator.new(
        .joined(evaluator.list(all.map { unmarked($0, marks, &evaluator) })))
    case .named(let source, let inner):
      return evaluator.new(.named(source, unmarked(inner, marks, &evaluator)))
    default: return value
    }
  }
}

extension LiveFiles {
  /// What `.init("Done", attributes: …)` and `.init(string: "Done", attributes: …)` are given: a text with looks.
  ///
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/init(string:attributes:)
  func isDressed(_ arguments: Range<Int32>, _ site: Site) -> Bool {
    let labels = arguments.map { index in
      argument(index, in: site.file).label.map { text(of: $0, in: site.file) }
    }
    return labels == [nil, "attributes"] || labels == ["string", "attributes"]
  }
}
