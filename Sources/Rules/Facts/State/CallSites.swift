import Scenes
import Views
import VoiceOver

/// Something of the code of a view or helper, and the call of that: the same wherever the call is written out.
struct AtCall<Asked: Hashable>: Hashable {
  var asked: Asked
  var call: Origin
  var helper: MemberID?
}

struct TermAtNode: Hashable {
  var term: Term
  var node: NodeID
}

/// What callers hand over to the code that they call, and what the same is called in theirs.
final class CallSites: Part {
  // Every image and every argument of a control asks for those of all views around it.
  let knownValues = Memo<AtCall<String>, [ExpressionID]>()
  /// A term of the code of a view in the names of its caller, and of all callers from there outwards.
  let knownSpelled = Memo<AtCall<Term>, Term>()
  let knownSpellings = Memo<TermAtNode, [Term]>()
  /// The nearest call of a view or helper around each node, itself included; -1 for none.
  let knownCallers = Once<[NodeID]>()
}

extension CallSites {
  /// What a helper between a node and its control was given for the parameter that a condition asks:
  /// `isSelected` for `on` of `row(on: isSelected)`.
  func given(for condition: Formula, around node: NodeID, in control: NodeID) -> Formula? {
    guard let name = condition.flag else { return nil }
    for ancestor in tree.lineage(of: node) {
      if case .helper(let member) = scene[ancestor].kind {
        for call in code.calls(at: scene[ancestor].origin) {
          guard let value = code.argument(of: call, for: name, of: member) else { continue }
          return code.term(value, in: scene[ancestor].origin.file).map { Formula($0) }
        }
      }
      if ancestor == control { return nil }
    }
    return nil
  }

  /// A property of a view of the repository that its caller may set, and here does not.
  func isLeftOut(_ name: String, of view: NodeID, _ type: TypeID) -> Bool {
    let isProperty = code.members(of: type, named: name).contains { id in
      let member = code.member(id)
      guard case .storedProperty = member.kind, !member.isStatic else { return false }
      // What is so unless somebody says no is given.
      if let value = member.value, case .boolean(true) = files.expression(value, in: id.file) {
        return false
      }
      return member.attributes.isEmpty
    }
    return isProperty
      && !code.calls(at: scene[view].origin).contains { $0.contains { $0.label == name } }
  }

  /// What is handed over for a parameter or property.
  func values(for name: String, by view: NodeID) -> [ExpressionID] {
    guard tree.isCall(view) else { return [] }
    return knownValues(question(about: name, at: view)) { findValues(for: name, by: view) }
  }

  func question<Asked>(about asked: Asked, at view: NodeID) -> AtCall<Asked> {
    var question = AtCall(asked: asked, call: scene[view].origin)
    if case .helper(let member) = scene[view].kind { question.helper = member }
    return question
  }

  private func findValues(for name: String, by view: NodeID) -> [ExpressionID] {
    let (root, origin) = (String(name.prefix { $0 != "." }), scene[view].origin)
    if case .helper(let member) = scene[view].kind {
      return code.calls(at: origin).compactMap { code.argument(of: $0, for: root, of: member) }
    }
    return code.calls(at: origin).joined().filter { $0.label == root }.map(\.value)
  }
}
