import Views
import VoiceOver

/// An argument as it is written.
struct WrittenArgument {
  let label: String?
  let value: ExpressionID
}

extension Facts {
  /// The calls that are written at a place, each with what it is given: of a view, a helper, a modifier.
  func calls(at origin: Origin) -> [[WrittenArgument]] {
    inquiry.calls(origin) { findCalls(at: origin) }
  }

  private func findCalls(at origin: Origin) -> [[WrittenArgument]] {
    let file = origin.file
    return index.expressions(at: origin.offset, in: file).compactMap { expression in
      guard case .call(_, let arguments) = index.expression(expression, in: file) else {
        return nil
      }
      return arguments.map { number in
        let argument = index.argument(number, in: file)
        return WrittenArgument(
          label: argument.label.map { index.name($0, in: file).text }, value: argument.value)
      }
    }
  }

  /// What a helper between a node and its control was given for the parameter that a condition asks:
  /// `isSelected` for `on` of `row(on: isSelected)`.
  func given(for condition: String, around node: NodeID, in control: NodeID) -> String? {
    let name = condition.drop { $0 == "!" }
    for ancestor in lineage(of: node) {
      if case .helper(let member) = scene[ancestor].kind {
        for call in calls(at: scene[ancestor].origin) {
          guard let value = argument(of: call, for: name, of: member) else { continue }
          return ExpressionText.of(value, in: scene[ancestor].origin.file, of: index)
        }
      }
      if ancestor == control { return nil }
    }
    return nil
  }

  func argument(
    of call: [WrittenArgument], for name: Substring, of member: MemberID
  ) -> ExpressionID? {
    let file = member.file
    var nameless = call.filter { $0.label == nil }[...]
    for number in index.member(member.index, in: file).parameters {
      let parameter = index.parameter(number, in: file)
      let label = parameter.label.map { index.name($0, in: file).text }
      let given = label == nil ? nameless.popFirst() : call.first { $0.label == label }
      if index.name(parameter.name, in: file).text == name { return given?.value }
    }
    return nil
  }

  /// A property of a view of the repository that its caller may set, and here does not.
  func isLeftOut(_ name: String, of view: NodeID, _ type: TypeID) -> Bool {
    let isProperty = inquiry.members(of: type, named: name).contains { id in
      let member = member(id)
      guard case .storedProperty = member.kind, !member.isStatic else { return false }
      // What is so unless somebody says no is given.
      if let value = member.value, case .boolean(true) = index.expression(value, in: id.file) {
        return false
      }
      return member.attributes.isEmpty
    }
    return isProperty
      && !calls(at: scene[view].origin).contains { $0.contains { $0.label == name } }
  }

  /// Where the view is made whose code wrote something; nil where that is the view that is read.
  func maker(of owner: Int32, in file: FileID, around node: NodeID) -> NodeID? {
    guard owner >= 0 else { return nil }
    return ancestors(of: node).first {
      scene[$0].kind == .custom(TypeID(file: file, index: owner))
    }
  }
}
