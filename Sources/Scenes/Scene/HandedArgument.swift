package import Views

/// What a view was handed by the one that made it, where that is something of that one's own: `isNew` of
/// `Badge(isOn: isNew)`.
///
/// What the view asks of it is asked of the other one, by that one's name.
package struct HandedArgument: Sendable {
  /// The property that has it, by the hash of its name.
  package var property: UInt64
  package var source: SourceExpression
  /// The view whose code that is, by the hash of its name.
  package var view: UInt64
  /// The contrary of the source: `Badge(isOn: !isOld)`.
  package var isContrary: Bool
  /// It is there only where the source holds: `Badge(note: isNew ? "New" : nil)`.
  package var isPresence: Bool
  /// What the name that the source hangs on stands for, where that is an object of the environment.
  package var object: UInt64?
  /// It is one row's or one helper's, and where the name comes from that it hangs on: see `Predicate.Scope.local`.
  package var isLocal: Bool
  package var local: Origin?

  package init(
    property: UInt64, source: SourceExpression, view: UInt64, isContrary: Bool,
    isPresence: Bool, object: UInt64?, isLocal: Bool, local: Origin?
  ) {
    self.property = property
    self.source = source
    self.view = view
    self.isContrary = isContrary
    self.isPresence = isPresence
    self.object = object
    (self.isLocal, self.local) = (isLocal, local)
  }
}

extension LiveFiles {
  /// The own name that all of an expression hangs on, `note` of `self.note.isDone`, and where it stands there; nil
  /// where it hangs on others as well.
  package func ownRoot(of id: ExpressionID, in file: FileID) -> (
    name: UInt64, expression: ExpressionID
  )? {
    switch expression(id, in: file) {
    case .name(let name):
      return word(name, in: file) == .`self` ? nil : (plainHash(name, in: file), id)
    case .member(let base, let name):
      if case .name(let owner) = expression(base, in: file), word(owner, in: file) == .`self` {
        return (hash(name, in: file), id)
      }
      return ownRoot(of: base, in: file)
    case .prefix(_, let inner): return ownRoot(of: inner, in: file)
    case .binary(_, let left, let right):
      if isConstant(right, in: file) { return ownRoot(of: left, in: file) }
      return isConstant(left, in: file) ? ownRoot(of: right, in: file) : nil
    case .call(let callee, let arguments), .element(let callee, let arguments):
      return arguments.allSatisfy { isConstant(argument($0, in: file).value, in: file) }
        ? ownRoot(of: callee, in: file) : nil
    default: return nil
    }
  }

  /// `$isOn` gives access to `isOn`.
  private func plainHash(_ name: NameID, in file: FileID) -> UInt64 {
    let text = self.name(name, in: file).text
    return text.utf8.first == UInt8(ascii: "$") && text.utf8.count > 2
      ? NameHash.of(String(text.dropFirst())) : hash(name, in: file)
  }

  private func isConstant(_ id: ExpressionID, in file: FileID) -> Bool {
    switch expression(id, in: file) {
    case .null, .boolean, .number, .implicitMember: true
    case .string(let segments):
      segments.allSatisfy { if case .literal = segment($0, in: file) { true } else { false } }
    default: false
    }
  }
}
