// The parts of a file, one at a time. Read from another module, `index[file].views.code` would be a copy of
// every buffer of the file, and holding and letting go of those costs more than all else an interpreter does.

/// The files of an index by their numbers: one reference, where the index itself is a copy of every table.
package struct LiveFiles: Sendable {
  private let all: [LiveFile?]

  init(_ all: [LiveFile?]) { self.all = all }

  package init(of index: ViewIndex) { self.init(index.files) }

  package subscript(file: FileID) -> LiveFile {
    guard let live = all[Int(file.index)] else { preconditionFailure("the file has gone") }
    return live
  }

  package subscript(type: TypeID) -> TypeDeclaration {
    self[type.file].views.types[Int(type.index)]
  }
  package subscript(member: MemberID) -> Member {
    self[member.file].views.members[Int(member.index)]
  }
}

extension LiveFiles {
  package func name(_ name: NameID, in file: FileID) -> Name {
    self[file].views.names[Int(name.index)]
  }

  package func word(_ name: NameID, in file: FileID) -> Word {
    self[file].views.names[Int(name.index)].word
  }

  package func hash(_ name: NameID, in file: FileID) -> UInt64 {
    self[file].views.names[Int(name.index)].hash
  }

  package func nameHash(of type: TypeID) -> UInt64 {
    self[type.file].typeHashes[Int(type.index)]
  }

  package func text(of name: NameID, in file: FileID) -> String {
    self[file].views.names[Int(name.index)].text
  }

  package func text(_ text: TextID, in file: FileID) -> String {
    self[file].views.texts[Int(text.index)]
  }

  package func kind(ofType type: Int32, in file: FileID) -> TypeDeclaration.Kind {
    self[file].views.types[Int(type)].kind
  }

  package func word(ofType type: TypeID) -> Word {
    self[type.file].word(ofType: type.index)
  }

  package func expression(_ id: ExpressionID, in file: FileID) -> Expression {
    self[file].views.code.expressions[Int(id)]
  }

  package func offset(_ id: ExpressionID, in file: FileID) -> UInt32 {
    self[file].views.code.offsets[Int(id)]
  }

  package func argument(_ index: Int32, in file: FileID) -> Argument {
    self[file].views.code.arguments[Int(index)]
  }

  package func segment(_ index: Int32, in file: FileID) -> Segment {
    self[file].views.code.segments[Int(index)]
  }

  package func statement(_ index: Int32, in file: FileID) -> Statement {
    self[file].views.code.statements[Int(index)]
  }

  package func branch(_ index: Int32, in file: FileID) -> Branch {
    self[file].views.code.branches[Int(index)]
  }

  package func clause(_ index: Int32, in file: FileID) -> Clause {
    self[file].views.code.clauses[Int(index)]
  }

  package func pattern(_ id: PatternID, in file: FileID) -> Pattern {
    self[file].views.code.patterns[Int(id)]
  }

  package func alternative(_ index: Int32, in file: FileID) -> Alternative {
    self[file].views.code.alternatives[Int(index)]
  }

  package func type(_ index: Int32, in file: FileID) -> TypeDeclaration {
    self[file].views.types[Int(index)]
  }

  package func member(_ index: Int32, in file: FileID) -> Member {
    self[file].views.members[Int(index)]
  }

  package func closure(_ index: Int32, in file: FileID) -> Closure {
    self[file].views.code.closures[Int(index)]
  }

  package func parameter(_ index: Int32, in file: FileID) -> Parameter {
    self[file].views.code.parameters[Int(index)]
  }

  package func item(_ index: Int32, in file: FileID) -> ExpressionID {
    self[file].views.code.items[Int(index)]
  }

  /// The expressions that stand at an offset; they come in the order of lowering, not of places.
  package func expressions(at offset: UInt32, in file: FileID) -> [ExpressionID] {
    self[file].expressions(at: offset)
  }

  /// What is declared by `let` anywhere in the member that holds an offset.
  ///
  /// Others of the file may change without the view being read again.
  package func constants(
    around offset: UInt32, in file: FileID
  ) -> [(name: NameID, value: ExpressionID)] {
    let views = self[file].views
    let places = expressions(at: offset, in: file)
    guard
      let member = views.members.first(where: { member in
        places.contains { member.expressions.contains($0) }
      })
    else { return [] }
    return views.code.statements.compactMap { statement in
      guard case .declaration(let name, let value?, false) = statement,
        member.expressions.contains(value)
      else { return nil }
      return (name, value)
    }
  }
}

// The same for who has an index only.
extension ViewIndex {
  package func name(_ name: NameID, in file: FileID) -> Name {
    self[file].views.names[Int(name.index)]
  }

  package func word(_ name: NameID, in file: FileID) -> Word {
    self[file].views.names[Int(name.index)].word
  }

  package func hash(_ name: NameID, in file: FileID) -> UInt64 {
    self[file].views.names[Int(name.index)].hash
  }

  package func nameHash(of type: TypeID) -> UInt64 {
    self[type.file].typeHashes[Int(type.index)]
  }

  package func text(_ text: TextID, in file: FileID) -> String {
    self[file].views.texts[Int(text.index)]
  }

  package func expression(_ id: ExpressionID, in file: FileID) -> Expression {
    self[file].views.code.expressions[Int(id)]
  }

  package func argument(_ index: Int32, in file: FileID) -> Argument {
    self[file].views.code.arguments[Int(index)]
  }

  package func segment(_ index: Int32, in file: FileID) -> Segment {
    self[file].views.code.segments[Int(index)]
  }

  package func branch(_ index: Int32, in file: FileID) -> Branch {
    self[file].views.code.branches[Int(index)]
  }

  package func clause(_ index: Int32, in file: FileID) -> Clause {
    self[file].views.code.clauses[Int(index)]
  }

  package func pattern(_ id: PatternID, in file: FileID) -> Pattern {
    self[file].views.code.patterns[Int(id)]
  }

  package func alternative(_ index: Int32, in file: FileID) -> Alternative {
    self[file].views.code.alternatives[Int(index)]
  }

  package func expressions(at offset: UInt32, in file: FileID) -> [ExpressionID] {
    self[file].expressions(at: offset)
  }
}
