// The parts of a file, one at a time. Read from another module, `index[file].views.code` would be a copy of
// every buffer of the file, and holding and letting go of those costs more than all else an interpreter does.

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

  package func kind(ofType type: Int32, in file: FileID) -> TypeDeclaration.Kind {
    self[file].views.types[Int(type)].kind
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

  package func alternative(_ index: Int32, in file: FileID) -> Alternative {
    self[file].views.code.alternatives[Int(index)]
  }

  package func type(_ index: Int32, in file: FileID) -> TypeDeclaration {
    self[file].views.types[Int(index)]
  }

  package func member(_ index: Int32, in file: FileID) -> Member {
    self[file].views.members[Int(index)]
  }

  /// The expressions that stand at an offset; they come in the order of lowering, not of places.
  package func expressions(at offset: UInt32, in file: FileID) -> [ExpressionID] {
    let live = self[file]
    var found: [ExpressionID] = []
    for (number, place) in live.views.code.offsets.enumerated() where place == offset {
      found.append(ExpressionID(number))
    }
    return found
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
}

// The same for who has a linker: its index, read from another module, would be a copy of every table.
extension Linker {
  package subscript(type: TypeID) -> TypeDeclaration { index[type] }
  package subscript(member: MemberID) -> Member { index[member] }
  package subscript(file: FileID) -> LiveFile { index[file] }
  package func text(of name: NameID, in file: FileID) -> String { index.name(name, in: file).text }
  package func word(_ name: NameID, in file: FileID) -> Word { index.word(name, in: file) }
  package func hash(_ name: NameID, in file: FileID) -> UInt64 { index.hash(name, in: file) }
  package func text(_ text: TextID, in file: FileID) -> String { index.text(text, in: file) }
  package func kind(ofType type: Int32, in file: FileID) -> TypeDeclaration.Kind {
    index.kind(ofType: type, in: file)
  }
  package func word(ofType type: TypeID) -> Word { index[type.file].word(ofType: type.index) }
  package func expression(_ id: ExpressionID, in file: FileID) -> Expression {
    index.expression(id, in: file)
  }
  package func offset(_ id: ExpressionID, in file: FileID) -> UInt32 { index.offset(id, in: file) }
  package func argument(_ id: Int32, in file: FileID) -> Argument { index.argument(id, in: file) }
  package func segment(_ id: Int32, in file: FileID) -> Segment { index.segment(id, in: file) }
  package func statement(_ id: Int32, in file: FileID) -> Statement {
    index.statement(id, in: file)
  }
  package func branch(_ id: Int32, in file: FileID) -> Branch { index.branch(id, in: file) }
  package func alternative(_ id: Int32, in file: FileID) -> Alternative {
    index.alternative(id, in: file)
  }
  package func closure(_ id: Int32, in file: FileID) -> Closure { index.closure(id, in: file) }
  package func parameter(_ id: Int32, in file: FileID) -> Parameter {
    index.parameter(id, in: file)
  }
  package func item(_ id: Int32, in file: FileID) -> ExpressionID { index.item(id, in: file) }
}
