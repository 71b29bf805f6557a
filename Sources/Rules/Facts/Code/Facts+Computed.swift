import Views
import VoiceOver

// Computed properties, as far as rules follow them: by their name, in the code of one type.

extension Facts {
  /// What the properties of a name do.
  func computed(_ name: String, of type: TypeID) -> [Block] {
    index[type].members.compactMap { number in
      let member = index.member(number, in: type.file)
      guard case .computedProperty = member.kind,
        index.name(member.name, in: type.file).text == name
      else { return nil }
      return member.body
    }
  }

  /// What a body of one line gives.
  func onlyLine(of body: Block, in file: FileID) -> ExpressionID? {
    guard body.count == 1, let only = body.first else { return nil }
    switch index.statement(only, in: file) {
    case .expression(let value), .return(let value?): return value
    default: return nil
    }
  }
}
