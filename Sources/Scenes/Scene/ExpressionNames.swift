package import Views

/// Expressions by their names: most are met many times, as one row stands in many places.
package struct ExpressionNames {
  private var names: [SourceExpression: UInt64] = [:]
  private var owners: [SourceExpression: TypeID?] = [:]

  /// What the name that an expression hangs on stands for where another view asks.
  package struct StandIn: Sendable {
    /// Where that name stands in the expression.
    var root: ExpressionID
    var meaning: Meaning

    package init(_ root: ExpressionID, for meaning: Meaning) {
      (self.root, self.meaning) = (root, meaning)
    }

    package enum Meaning: Sendable {
      case expression(SourceExpression)
      /// By a hash of its own.
      case object(UInt64)
    }
  }

  package init() {}

  /// A hash of its names; `self.isOpen` is `isOpen`, and `a != b` is about `a == b`.
  package mutating func hash(of source: SourceExpression, _ files: LiveFiles) -> UInt64 {
    if let known = names[source] { return known }
    var hash = NameHash()
    files.mix(source.expression, in: source.file, into: &hash)
    names[source] = hash.value
    return hash.value
  }

  /// The type whose code it is part of.
  package mutating func owner(of source: SourceExpression, _ files: LiveFiles) -> TypeID? {
    if let known = owners[source] { return known }
    let owner = files.owner(of: source)
    owners[source] = .some(owner)
    return owner
  }
}

extension LiveFiles {
  /// The same hash, where the name that all hangs on stands for something else, in which such a name may stand for
  /// something else in turn.
  package func hash(of source: SourceExpression, through others: [ExpressionNames.StandIn])
    -> UInt64
  {
    var hash = NameHash()
    mix(source.expression, in: source.file, into: &hash, others[...])
    return hash.value
  }

  /// The type whose code an expression is part of.
  fileprivate func owner(of source: SourceExpression) -> TypeID? {
    let member = self[source.file].views.members.first {
      $0.expressions.contains(source.expression)
    }
    return member?.owner.map { TypeID(file: source.file, index: $0) }
  }

  /// What is asked about, by its names: `self.isOpen` is `isOpen`, and `a != b` asks about `a == b`.
  fileprivate func mix(
    _ id: ExpressionID, in file: FileID, into hash: inout NameHash,
    _ others: ArraySlice<ExpressionNames.StandIn> = []
  ) {
    if let other = others.first, other.root == id {
      switch other.meaning {
      case .expression(let source):
        return mix(source.expression, in: source.file, into: &hash, others.dropFirst())
      case .object(let object): return hash.mix(object)
      }
    }
    switch expression(id, in: file) {
    case .name(let name):
      if word(name, in: file) == .`self` { break }
      // `$lines` gives access to `lines`.
      let text = self.name(name, in: file).text
      hash.mix(
        text.utf8.first == UInt8(ascii: "$") && text.utf8.count > 2
          ? NameHash.of(String(text.dropFirst())) : self.hash(name, in: file))
    case .implicitMember(let name): hash.mix(self.hash(name, in: file))
    case .member(let base, let name):
      hash.mix(self.hash(name, in: file))
      mix(base, in: file, into: &hash, others)
    case .prefix(let sign, let inner):
      hash.mix(self.hash(sign, in: file))
      mix(inner, in: file, into: &hash, others)
    case .binary(let sign, let left, let right):
      let positive = Self.positive(name(sign, in: file).text)
      // `width > height` asks what `height < width` does.
      let isTurned = positive == ">"
      hash.mix(NameHash.of(isTurned ? "<" : positive))
      mix(isTurned ? right : left, in: file, into: &hash, others)
      mix(isTurned ? left : right, in: file, into: &hash, others)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      mix(callee, in: file, into: &hash, others)
      hash.mix(UInt64(arguments.count))
      for index in arguments {
        let argument = argument(index, in: file)
        if let label = argument.label { hash.mix(self.hash(label, in: file)) }
        mix(argument.value, in: file, into: &hash, others)
      }
    case .number(let text): hash.mix(NameHash.of(self.text(text, in: file)))
    case .string(let segments):
      for index in segments {
        switch segment(index, in: file) {
        case .literal(let text): hash.mix(NameHash.of(self.text(text, in: file)))
        case .interpolation(let value): mix(value, in: file, into: &hash, others)
        }
      }
    case .boolean(let flag): hash.mix(flag ? 2 : 3)
    default:
      hash.mix(UInt64(UInt32(bitPattern: file.index)) << 32 | UInt64(UInt32(bitPattern: id)))
    }
  }

  private static func positive(_ sign: String) -> String {
    switch sign {
    case "!=": "=="
    case ">=": "<"
    case "<=": ">"
    default: sign
    }
  }
}
