import Views

/// Objects that a view and its parts have from the environment are one: what a side knows of `line.link` is known in
/// the views that it shows as well, by whatever name they ask for the object.
///
/// https://developer.apple.com/documentation/swiftui/environmentobject
enum SharedObjects {
  /// What stands for such an object in all of them; nil for a property that is a view's own.
  static func key(of property: UInt64, _ site: Site, _ evaluator: inout Evaluator) -> UInt64? {
    guard let owner = evaluator.selfType(at: site),
      let member = evaluator.members(of: owner, named: property).first,
      evaluator.linker[member].kind == .storedProperty,
      isRead(member, evaluator) || isHeld(member, evaluator),
      let type = Typing.type(ofMember: property, of: owner, &evaluator),
      case .class = evaluator.linker.kind(ofType: type.index, in: type.file),
      isRead(member, evaluator) || isPut(property, intoEnvironmentBy: owner, &evaluator)
    else { return nil }
    return ~evaluator.files.nameHash(of: type)
  }

  /// As in `@EnvironmentObject var line: Line`, `@Environment(Line.self) var line`.
  private static func isRead(_ member: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    evaluator.files[member.file].attributes(of: member.index).contains {
      switch evaluator.word($0, member.file) {
      case .EnvironmentObject: true
      case .Environment: Typing.environmentKey(of: member, evaluator) == nil
      default: false
      }
    }
  }

  private static func isHeld(_ member: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    evaluator.files[member.file].attributes(of: member.index).contains {
      switch evaluator.word($0, member.file) {
      case .StateObject, .ObservedObject, .State, .Bindable: true
      default: false
      }
    }
  }

  /// `Talk().environmentObject(line)` in its body.
  private static func isPut(
    _ property: UInt64, intoEnvironmentBy owner: TypeID, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let body = evaluator.members(of: owner, named: WellKnown.body).first else { return false }
    let site = evaluator.inside(body, self: nil)
    return evaluator.linker[body].expressions.contains { id in
      guard case .call(let callee, let arguments) = evaluator.expression(id, body.file),
        case .member(_, let name) = evaluator.expression(callee, body.file),
        arguments.count == 1, let only = arguments.first
      else { return false }
      switch evaluator.word(name, body.file) {
      case .environmentObject, .environment:
        return evaluator.files.ownName(evaluator.argument(only, body.file).value, site) == property
      default: return false
      }
    }
  }

  /// What is known of such objects where a view is made; -1 for nothing.
  static func known(at site: Site, _ evaluator: inout Evaluator) -> Int32 {
    guard !evaluator.knowledge.isEmpty, case .instance(let index) = evaluator.boundSelf(at: site)
    else { return -1 }
    var shared: [Knowledge] = []
    var next = evaluator.instances[Int(index)].known
    while next >= 0 {
      let one = evaluator.knowledge[Int(next)]
      if one.isShared { shared.append(one) }
      next = one.next
    }
    var first: Int32 = -1
    for var one in shared.reversed() {
      one.next = first
      evaluator.knowledge.append(one)
      first = Int32(evaluator.knowledge.count - 1)
    }
    return first
  }
}
