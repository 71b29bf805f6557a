import Views

/// Questions that the code of a commit answers by itself, whatever its names are bound to and whatever is being
/// written: what an expression, a body or a declaration looks like.
///
/// A question stands in the file that asks it; bindings, values and nodes are out of its reach.
protocol CodeReading: ~Copyable {
  var linker: Linker { get set }
}

extension CodeReading where Self: ~Copyable {
  func expression(_ id: ExpressionID, _ file: FileID) -> Expression {
    linker.expression(id, in: file)
  }

  func name(_ name: NameID, _ file: FileID) -> (hash: UInt64, word: Word) {
    (linker.hash(name, in: file), linker.word(name, in: file))
  }

  func word(_ name: NameID, _ file: FileID) -> Word {
    linker.word(name, in: file)
  }

  func hash(_ name: NameID, _ file: FileID) -> UInt64 {
    linker.hash(name, in: file)
  }

  func text(_ text: TextID, _ file: FileID) -> String {
    linker.text(text, in: file)
  }

  func argument(_ index: Int32, _ file: FileID) -> Views.Argument {
    linker.argument(index, in: file)
  }

  func statement(_ index: Int32, _ file: FileID) -> Statement {
    linker.statement(index, in: file)
  }

  func branch(_ index: Int32, _ file: FileID) -> Views.Branch {
    linker.branch(index, in: file)
  }

  func alternative(_ index: Int32, _ file: FileID) -> Alternative {
    linker.alternative(index, in: file)
  }

  func clause(_ index: Int32, _ file: FileID) -> Clause {
    linker.clause(index, in: file)
  }

  func pattern(_ id: PatternID, _ file: FileID) -> Pattern {
    linker.pattern(id, in: file)
  }

  func closure(_ index: Int32, _ file: FileID) -> Closure {
    linker.closure(index, in: file)
  }

  func parameter(_ index: Int32, _ file: FileID) -> Parameter {
    linker.parameter(index, in: file)
  }

  func item(_ index: Int32, _ file: FileID) -> ExpressionID {
    linker.item(index, in: file)
  }

  func offset(_ expression: ExpressionID, _ file: FileID) -> UInt32 {
    linker.offset(expression, in: file)
  }

  func origin(_ expression: ExpressionID, _ site: Site) -> Origin {
    Origin(file: site.file, offset: offset(expression, site.file))
  }
}
