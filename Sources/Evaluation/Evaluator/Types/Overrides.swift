import Views

/// Classes that have something else in the place of what a class above them has: of a value of which only the class
/// above is known the source does not say which of these is asked.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/inheritance/#Overriding
enum Overrides {
  static func exist(of member: MemberID, below type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    guard case .class = evaluator.linker.kind(ofType: type.index, in: type.file) else {
      return false
    }
    let name = evaluator.hash(evaluator.linker[member].name, member.file)
    var open = [type]
    var known: Set<TypeID> = [type]
    while let next = open.popLast(), known.count < most {
      for below in evaluator.linker.conformers(of: next) where known.insert(below).inserted {
        if evaluator.members(of: below, named: name).contains(where: { $0 != member }) {
          return true
        }
        open.append(below)
      }
    }
    return known.count >= most
  }

  /// Of more classes nobody looks at each.
  private static let most = 64
}
