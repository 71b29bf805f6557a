import Views

/// Rows of which no two may be alike: they are told apart by what they show, so of the cases of an enum there are no
/// more rows than it has cases.
///
/// https://developer.apple.com/documentation/swiftui/foreach
enum DistinctRows {
  /// How many there are at most; nil where they may be any number.
  static func most(
    of data: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Int? {
    guard evaluator.files.areTheirOwnKeys(arguments, site),
      let type = ElementTypes.elementType(of: data, site, &evaluator),
      case .enum = evaluator.linker.kind(ofType: type.index, in: type.file)
    else { return nil }
    var count = 0
    for declaration in evaluator.linker.declarations(of: type) {
      for id in evaluator.linker.listed(in: declaration) {
        let member = evaluator.linker[id]
        guard case .enumCase = member.kind else { continue }
        // What it carries tells rows of one case apart.
        if !member.parameters.isEmpty { return nil }
        count += 1
      }
    }
    return count > 0 ? count : nil
  }
}

extension LiveFiles {
  /// `ForEach(kinds, id: \.self)`, `ForEach(kinds)`.
  fileprivate func areTheirOwnKeys(_ arguments: Range<Int32>, _ site: Site) -> Bool {
    for index in arguments {
      let argument = argument(index, in: site.file)
      guard let label = argument.label, word(label, in: site.file) == .id else { continue }
      guard case .keyPath(let path) = expression(argument.value, in: site.file) else {
        return false
      }
      return text(path, in: site.file) == "\\.self"
    }
    return true
  }
}
