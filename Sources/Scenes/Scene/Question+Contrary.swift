import Views

extension Scene {
  /// What has to hold where a side is not there: only of a branch whose one side that is, as what is left of several is
  /// told by no short words.
  func contraryWords(of side: NodeID, in index: ViewIndex) -> String? {
    let branch = self[side].parent
    guard case .alternative = self[side].kind, branch >= 0, case .branch = self[branch].kind,
      children(of: branch, .content) == [side]
    else { return nil }
    let (file, offset) = (self[branch].origin.file, self[branch].origin.offset)
    for id in index.expressions(at: offset, in: file) {
      guard case .branch(let number) = index.expression(id, in: file) else { continue }
      let written = index.branch(number, in: file)
      guard written.alternatives.count == 1, let only = written.alternatives.first else {
        return nil
      }
      let phrase = CodePhrase(index: index, file: file)
      return phrase.text(of: index.alternative(only, in: file), holds: false)
        .map { called($0, at: branch, index) }
    }
    return nil
  }

  /// `note` of `note.map { Text($0) }`: the one is there where the other is.
  func mapped(by id: ExpressionID, _ index: ViewIndex, _ file: FileID) -> ExpressionID {
    guard case .call(let callee, let arguments) = index.expression(id, in: file),
      arguments.count == 1, case .member(let base, let name) = index.expression(callee, in: file),
      index.word(name, in: file) == .map
    else { return id }
    return base
  }
}
