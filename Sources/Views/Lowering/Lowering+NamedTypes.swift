import Syntax
import Tokens

extension Lowering {
  mutating func namedTypes() -> [TypeNames] {
    let uses = TypeUses(tree: tree, bytes: bytes, previews: previews, unbuilt: unbuilt())
    let above = TypeNames(owner: nil, superclasses(), .above)
    let starts = StartNames(tree: tree, bytes: bytes).all()
    file.starts = starts.sorted()
    let (assigned, usual) = AssignedNames(tree: tree, bytes: bytes, starts: starts).all()
    file.assigned = usual
    let (named, made) = uses.all(by: owners)
    file.makings = Makings.all(made, in: &self)
    for (type, tokens) in typeTokens
    where file.types[Int(type)].isPublic && TypeUses.isView(file.types[Int(type)], names) {
      let dress = PreviewDress(tree: tree, bytes: bytes)
      guard dress.isWorn(in: tokens, without: previews) else { continue }
      file.types[Int(type)].isForPreviews = dress.isWorn(
        in: tokens, without: previews + uses.previewMacros())
    }
    return named + (above.hashes.isEmpty ? [] : [above]) + assigned
  }

  /// The classes of a file say first which one they are made from.
  private func superclasses() -> Set<UInt64> {
    var found: Set<UInt64> = []
    for type in file.types where !type.isPreviewOrTest {
      // What is made from a class of its own name is made from another one.
      guard case .class = type.kind, let name = type.inherited.first, name != type.name else {
        continue
      }
      found.insert(names.hash(name))
    }
    return found
  }

  /// The clauses of an `#if` that an iOS release build leaves out.
  private mutating func unbuilt() -> [Range<Int>] {
    var found: [Range<Int>] = []
    for node in 0..<tree.nodes.count {
      guard case .ifConfig = kind(node) else { continue }
      let chosen = chosenClause(of: node)
      var clause = node + 1
      while clause < end(node) {
        if clause != chosen { found.append(tokens(of: clause)) }
        clause = end(clause)
      }
    }
    return found
  }

  /// Notes whose code the tokens of a type are: that of the innermost view around them, which nobody may make, or of
  /// the outermost type.
  mutating func noteOwner(_ node: NodeID, _ type: TypeDeclaration) {
    let tokens = tokens(of: node)
    typeTokens.append((Int32(file.types.count - 1), tokens))
    if type.isPreviewOrTest {
      previews.append(tokens)
    } else if owner == nil || TypeUses.isView(type, names) {
      owners.append((names.hash(type.name), tokens))
    }
  }
}

extension ParsedSource {
  /// Code of the file starts the app, as `main.swift` does where no class has `@main`.
  func startsApp() -> Bool {
    tree.tokens.indices.dropLast().contains { token in
      tree.tokens[token + 1].kind == .leftParen && isToken(token, "UIApplicationMain")
    }
  }
}

enum Qualifiers {
  /// `Outer` of `Outer.Inner`.
  static func before(_ type: NodeID, _ lowering: inout Lowering) -> NameID? {
    lowering.nameToken(type).flatMap { lowering.qualifier(before: $0, in: type) }
  }

  /// What a class says first is what it is made from.
  static func note(
    _ inherited: NodeID, of declaration: inout TypeDeclaration, _ lowering: inout Lowering
  ) {
    guard declaration.kind == .class, declaration.inherited.count == 1 else { return }
    declaration.baseQualifier = qualifier(of: inherited, &lowering)
  }

  /// `Outer` of `Outer.Base`.
  private static func qualifier(of inherited: NodeID, _ lowering: inout Lowering) -> NameID? {
    var child = inherited + 1
    while child < lowering.end(inherited) {
      if case .type = lowering.kind(child) {
        return before(child, &lowering)
      }
      child = lowering.end(child)
    }
    return nil
  }
}

extension Lowering {
  /// Whether a type has no place for nothing.
  mutating func isNeverNil(_ type: NodeID) -> Bool {
    guard let last = bytes[range(type)].last else { return false }
    return last != UInt8(ascii: "?") && last != UInt8(ascii: "!")
      && word(of: type) != .Optional
  }
}
