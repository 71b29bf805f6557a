import Scenes
import Views

/// What local variables hold as code goes on: `var title = "From"; if isNew { title = "To" }`.
///
/// Of those that only statements of the body set: when a closure or a loop does, or a call is given the variable to
/// change, what it holds then is not in the source.
struct UIKitLocalValues {
  private var names: [UInt64] = []

  /// An attributed text that is put together line by line, in a variable or a constant.
  static func declareText(
    _ name: UInt64, _ value: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard AppendedTexts.isMade(value, site, builder.evaluator) else { return }
    if !builder.localValues.names.contains(name) { builder.localValues.names.append(name) }
  }

  /// A variable of the body that is read, with what follows it.
  static func declare(
    _ name: UInt64, _ index: Int32, in rest: Block, _ site: inout Site,
    _ builder: inout UIKitBuilder
  ) {
    let isCount = builder.evaluator.code.isNumber(index, site.file)
    if !isCount,
      builder.evaluator.code.isText(index, site, builder.evaluator)
        || builder.evaluator.code.isSetByStatements(name, in: rest, site.file)
    {
      if !builder.localValues.names.contains(name) { builder.localValues.names.append(name) }
      ValueBlocks.perform(index, &site, &builder.evaluator)
    } else {
      builder.localValues.names.removeAll { $0 == name }
      ValueBlocks.forget(name, &site, &builder.evaluator)
    }
  }

  /// After a statement that was read.
  static func goOn(
    after index: Int32, _ site: inout Site, _ builder: inout UIKitBuilder
  ) {
    if builder.localValues.names.isEmpty { return }
    switch builder.evaluator.statement(index, site.file) {
    case .assignment(let target, _, _):
      guard case .name(let plain) = builder.evaluator.expression(target, site.file) else { return }
      let name = builder.evaluator.hash(plain, site.file)
      guard builder.localValues.names.contains(name),
        builder.evaluator.lookUp(name, in: site.environment) != nil, builder.byName[name] == nil
      else { return }
    case .expression(let id):
      switch builder.evaluator.expression(id, site.file) {
      case .branch:
        guard !changed(by: index, site, builder).isEmpty else { return }
      // `line.append(more)`
      case .call:
        guard let name = AppendedTexts.changed(by: id, site, &builder.evaluator),
          builder.localValues.names.contains(name), builder.byName[name] == nil
        else { return forget(changedBy: index, &site, &builder) }
      default: return
      }
    case .loop: return forget(changedBy: index, &site, &builder)
    default: return
    }
    ValueBlocks.perform(index, &site, &builder.evaluator)
  }

  /// How often a loop does something nobody knows: `for part in parts { line.append(part) }`, `parts.forEach { … }`.
  private static func forget(
    changedBy index: Int32, _ site: inout Site, _ builder: inout UIKitBuilder
  ) {
    for name in changed(by: index, site, builder) {
      ValueBlocks.forget(name, &site, &builder.evaluator)
    }
  }

  private static func changed(
    by index: Int32, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> [UInt64] {
    builder.localValues.names.filter { name in
      builder.evaluator.lookUp(name, in: site.environment) != nil
        && builder.evaluator.code.changes(name, in: index..<index + 1, site.file)
    }
  }
}

extension UIKitCode {
  /// `var unread = 0`: how many there are once they are counted, mostly, and conditions ask for more than that.
  fileprivate func isNumber(_ index: Int32, _ file: FileID) -> Bool {
    guard case .declaration(_, let value?, _) = files.statement(index, in: file) else {
      return false
    }
    if case .number = files.expression(value, in: file) { return true }
    return false
  }

  /// `var line = NSMutableAttributedString()`: what adds to it is followed.
  fileprivate func isText(
    _ index: Int32, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard case .declaration(_, let value?, _) = files.statement(index, in: site.file) else {
      return false
    }
    return AppendedTexts.isMade(value, site, evaluator)
  }

  /// Nothing sets a variable of that name but statements of this body and of sides in it.
  fileprivate func isSetByStatements(
    _ name: UInt64, in body: Block, isInner: Bool = false, _ file: FileID
  ) -> Bool {
    body.allSatisfy { index in
      switch files.statement(index, in: file) {
      case .expression(let id):
        if case .call(let callee, _) = files.expression(id, in: file),
          case .member(let base, _) = files.expression(callee, in: file),
          begins(base, with: name, file)
        {
          return false
        }
        return keeps(id, name, isInner: isInner, file)
      case .declaration(_, let value, _):
        return value.map { keeps($0, name, isInner: isInner, file) } ?? true
      case .assignment(let target, _, let value):
        if case .name(let own) = files.expression(target, in: file) {
          if isInner, files.hash(own, in: file) == name { return false }
        } else if begins(target, with: name, file) {
          return false
        }
        return keeps(target, name, isInner: isInner, file)
          && keeps(value, name, isInner: isInner, file)
      case .return(let id): return id.map { keeps($0, name, isInner: isInner, file) } ?? true
      case .loop(_, let sequence, let inner):
        return keeps(sequence, name, isInner: isInner, file)
          && isSetByStatements(name, in: inner, isInner: true, file)
      case .guard(let branch): return keeps(branch: branch, name, isInner: isInner, file)
      case .function(let member):
        let body = files[MemberID(file: file, index: member)].body
        return body.map { isSetByStatements(name, in: $0, isInner: true, file) } ?? true
      }
    }
  }

  private func keeps(branch: Int32, _ name: UInt64, isInner: Bool, _ file: FileID) -> Bool {
    files.branch(branch, in: file).alternatives.allSatisfy { place in
      let side = files.alternative(place, in: file)
      let isAsking = side.clauses.allSatisfy { clause in
        switch files.clause(clause, in: file) {
        case .test(let id), .match(let id, _): keeps(id, name, isInner: isInner, file)
        case .availability: true
        }
      }
      // A variable of the side that hides it.
      let isHidden = side.body.contains { index in
        guard case .declaration(let own, _, _) = files.statement(index, in: file) else {
          return false
        }
        return files.hash(own, in: file) == name
      }
      return isAsking && !isHidden && isSetByStatements(name, in: side.body, isInner: isInner, file)
    }
  }

  private func keeps(_ id: ExpressionID, _ name: UInt64, isInner: Bool, _ file: FileID) -> Bool {
    switch files.expression(id, in: file) {
    case .unknown, .null, .boolean, .number, .name, .implicitMember, .keyPath, .implicitBase: true
    case .string(let segments):
      segments.allSatisfy { segment in
        guard case .interpolation(let inner) = files.segment(segment, in: file) else { return true }
        return keeps(inner, name, isInner: isInner, file)
      }
    case .member(let base, _), .cast(let base, _): keeps(base, name, isInner: isInner, file)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      !isChange(callee, of: name, file) && keeps(callee, name, isInner: isInner, file)
        && arguments.allSatisfy {
          keeps(files.argument($0, in: file).value, name, isInner: isInner, file)
        }
    case .closure(let closure):
      isSetByStatements(name, in: files.closure(closure, in: file).body, isInner: true, file)
    case .array(let items), .dictionary(let items), .tuple(let items):
      items.allSatisfy { keeps(files.item($0, in: file), name, isInner: isInner, file) }
    case .branch(let branch): keeps(branch: branch, name, isInner: isInner, file)
    case .binary(_, let left, let right):
      keeps(left, name, isInner: isInner, file) && keeps(right, name, isInner: isInner, file)
    case .prefix(let sign, let inner):
      (files.text(of: sign, in: file) != "&" || !begins(inner, with: name, file))
        && keeps(inner, name, isInner: isInner, file)
    }
  }

  /// As in `names.removeLast()`.
  private func isChange(_ callee: ExpressionID, of name: UInt64, _ file: FileID) -> Bool {
    guard case .member(let base, let verb) = files.expression(callee, in: file),
      begins(base, with: name, file)
    else { return false }
    let text = files.text(of: verb, in: file)
    return UIKitCode.changing.contains { text.hasPrefix($0) }
  }

  private static let changing = ["append", "insert", "pop", "remove"]

  private func begins(_ id: ExpressionID, with name: UInt64, _ file: FileID) -> Bool {
    switch files.expression(id, in: file) {
    case .name(let own): files.hash(own, in: file) == name
    case .member(let base, _), .element(let base, _): begins(base, with: name, file)
    default: false
    }
  }
}
