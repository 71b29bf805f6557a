import Scenes
import Views
import VoiceOver

// The members of types, as far as rules follow them: by their names.

/// A body, and where it is.
struct SourceBlock {
  var file: FileID
  var block: Block
}

extension SourceCode {
  func member(_ id: MemberID) -> Member { files.member(id.index, in: id.file) }

  func name(of id: MemberID) -> String { files.name(member(id).name, in: id.file).text }

  /// What the properties of a name do.
  func computed(_ name: String, of type: TypeID) -> [SourceBlock] {
    bodies(named: name, of: type) { $0.kind == .computedProperty }
  }

  /// The bodies of members of a name.
  func bodies(
    named name: String, of type: TypeID, where isWanted: (Member) -> Bool = { _ in true }
  ) -> [SourceBlock] {
    members(of: type, named: name).compactMap { id in
      let member = member(id)
      return isWanted(member) ? member.body.map { SourceBlock(file: id.file, block: $0) } : nil
    }
  }

  /// What a body of one line gives.
  func onlyLine(of body: SourceBlock) -> SourceExpression? {
    onlyLine(of: body.block, in: body.file).map {
      SourceExpression(file: body.file, expression: $0)
    }
  }

  func onlyLine(of body: Block, in file: FileID) -> ExpressionID? {
    guard body.count == 1, let only = body.first else { return nil }
    switch files.statement(only, in: file) {
    case .expression(let value), .return(let value?): return value
    default: return nil
    }
  }

  /// The functions that a view is given, but for those that build views.
  func givenCode(of type: TypeID) -> [String] {
    listed(in: type).compactMap { id in
      let member = member(id)
      guard case .storedProperty = member.kind, member.isFunctionType, member.attributes.isEmpty
      else { return nil }
      return name(of: id)
    }
  }
}
