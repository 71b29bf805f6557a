internal import Components
internal import ScriptModules

/// Lists that an object holds, and that statements fill.
enum FilledMembers {
  /// Items put into one of an object's lists, whichever the key says: `groups[user.kind].push(user)`; false where it is
  /// no such list, or where the key is known.
  static func extend(
    _ base: ScriptExpression.ID, _ added: [ScriptList.Part], atEnd: Bool, _ scope: Int,
    _ evaluator: inout ScriptEvaluator
  ) -> Bool {
    guard case .index(let holder, let index) = evaluator.expression(base, scope),
      case .object(var object) = evaluator.evaluate(holder, scope), object.others == nil,
      !object.keys.isEmpty, object.keys.count <= ScriptChoice.most
    else { return false }
    let key = evaluator.evaluate(index, scope)
    guard key.key == nil, key.madeKey == nil, !key.isMissing else { return false }
    let change = evaluator.change(in: scope)
    for name in object.keys {
      guard case .list(let list)? = object[name],
        let longer = change.extended(.list(list), added, atEnd: atEnd)
      else { return false }
      let test = evaluator.equals(key, .text(.literal(name)))
      object[name] = .merged(test, longer, .list(list), .list(list))
    }
    evaluator.store(.object(object), holder, scope)
    return true
  }
}
