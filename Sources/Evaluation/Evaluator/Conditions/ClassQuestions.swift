import Views

/// Whether what is read is of a class: `isMember(of: Base.self)`, `self.isKind(of: Base.self)`.
///
/// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/ismember(of:)
enum ClassQuestions {
  /// Nil for another call, and for a class that the repository does not have.
  static func answer(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool? {
    guard arguments.count == 1, let first = arguments.first else { return nil }
    let name: NameID
    switch evaluator.expression(callee, site.file) {
    case .name(let plain): name = plain
    case .member(let base, let member):
      guard evaluator.files.isSelf(base, site) else { return nil }
      name = member
    default: return nil
    }
    let asked = evaluator.hash(name, site.file)
    guard asked == isMember || asked == isKind,
      case .member(let named, let own) = evaluator.expression(
        evaluator.argument(first, site.file).value, site.file),
      evaluator.word(own, site.file) == .`self`,
      case .name(let spelled) = evaluator.expression(named, site.file),
      let wanted = evaluator.linker.type(
        named: evaluator.hash(spelled, site.file), from: site.file, inside: site.owner),
      case .class = evaluator.linker[wanted].kind, let type = evaluator.selfType(at: site)
    else { return nil }
    return asked == isMember
      ? type == wanted : Lineages.lineage(of: type, &evaluator).contains(wanted)
  }

  private static let isMember = NameHash.of("isMember")
  private static let isKind = NameHash.of("isKind")
}
