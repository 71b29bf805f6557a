package import Views

// The parts of a file for who has a linker. In this module they are put in line; a call would take a copy of the
// linker, with every table of its index.
extension Linker {
  package subscript(type: TypeID) -> TypeDeclaration { files[type] }
  package subscript(member: MemberID) -> Member { files[member] }
  subscript(file: FileID) -> LiveFile { files[file] }
  package func text(of name: NameID, in file: FileID) -> String {
    files.text(of: name, in: file)
  }
  func word(_ name: NameID, in file: FileID) -> Word {
    files.word(name, in: file)
  }
  package func hash(_ name: NameID, in file: FileID) -> UInt64 {
    files.hash(name, in: file)
  }
  func text(_ text: TextID, in file: FileID) -> String {
    files.text(text, in: file)
  }
  func kind(ofType type: Int32, in file: FileID) -> TypeDeclaration.Kind {
    files.kind(ofType: type, in: file)
  }
  func word(ofType type: TypeID) -> Word { files.word(ofType: type) }
  func expression(_ id: ExpressionID, in file: FileID) -> Expression {
    files.expression(id, in: file)
  }
  func offset(_ id: ExpressionID, in file: FileID) -> UInt32 {
    files.offset(id, in: file)
  }
  func argument(_ id: Int32, in file: FileID) -> Argument {
    files.argument(id, in: file)
  }
  func segment(_ id: Int32, in file: FileID) -> Segment {
    files.segment(id, in: file)
  }
  func statement(_ id: Int32, in file: FileID) -> Statement {
    files.statement(id, in: file)
  }
  func branch(_ id: Int32, in file: FileID) -> Branch {
    files.branch(id, in: file)
  }
  func alternative(_ id: Int32, in file: FileID) -> Alternative {
    files.alternative(id, in: file)
  }
  func clause(_ id: Int32, in file: FileID) -> Clause {
    files.clause(id, in: file)
  }
  func pattern(_ id: PatternID, in file: FileID) -> Pattern {
    files.pattern(id, in: file)
  }
  func expressions(of side: Alternative, in file: FileID) -> [ExpressionID] {
    files.expressions(of: side, in: file)
  }
  func closure(_ id: Int32, in file: FileID) -> Closure {
    files.closure(id, in: file)
  }
  func parameter(_ id: Int32, in file: FileID) -> Parameter {
    files.parameter(id, in: file)
  }
  func item(_ id: Int32, in file: FileID) -> ExpressionID {
    files.item(id, in: file)
  }
}
