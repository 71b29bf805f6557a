internal import ScriptTokens

/// Types of TypeScript and Flow: passed over, never read.
///
/// What brackets hold does not matter, so a type is a row of words and groups; where it ends is told
/// by what may follow what. Nothing here moves the parser but `type` and its kin at the end.
extension ScriptParser {
  /// How far a look for the end of type arguments goes.
  static let farthest = 400
  /// Type arguments nested deeper are none.
  static let deepestArguments = 24

  /// Whose type it is: behind it, `=>` may belong to something else.
  enum TypePlace {
    case anywhere
    /// Between the parameters of an arrow function and its `=>`.
    case arrowResult
  }

  /// The index behind the type at `start`; `start` where none begins.
  func endOfType(
    _ start: Int, _ place: TypePlace = .anywhere, within distance: Int = .max, nested: Int = 0
  ) -> Int {
    var index = start
    // `extends` whose `?` and `?` whose `:` are still to come.
    var (conditions, choices) = (0, 0)
    while true {
      var isWord = false
      guard let next = endOfOperand(index, place, distance, nested, &isWord) else { return index }
      index = next
      guard distance == .max || index &- start < distance else { return index }
      suffixes: while true {
        switch tokenKind(index) {
        case .leftBracket:
          guard !tokenStartsLine(index), closer(index) != nil else { return index }
          index = endOfGroup(index)
        // `T?.[K]` of Flow.
        case .optionalPeriod where tokenKind(index &+ 1) == .leftBracket: index &+= 1
        case .bitOr, .bitAnd: break suffixes
        case .extends:
          conditions &+= 1
          break suffixes
        case .question where conditions > 0:
          conditions &-= 1
          choices &+= 1
          break suffixes
        case .colon where choices > 0:
          choices &-= 1
          break suffixes
        case .is where isWord && !tokenStartsLine(index): break suffixes
        // `string => void` of Flow.
        case .arrow where dialect == .javaScript && place == .anywhere: break suffixes
        default: return index
        }
      }
      index &+= 1
    }
  }

  /// Behind one operand of `|`, `&` and their like, with all that stands before it; nil where none is.
  private func endOfOperand(
    _ start: Int, _ place: TypePlace, _ distance: Int, _ nested: Int, _ isWord: inout Bool
  ) -> Int? {
    var index = start
    while true {
      switch tokenKind(index) {
      case .bitOr, .bitAnd, .question, .additive: index &+= 1
      case .leftParen:
        let end = endOfGroup(index)
        guard tokenKind(end) == .arrow, holdsParameters(index, place) else { return end }
        index = end &+ 1
      case .leftBracket, .leftBrace:
        return closer(index) == nil ? nil : endOfGroup(index)
      case .template, .templateHead, .string, .number, .multiplicative: return endOfGroup(index)
      case .leftAngle:
        guard let end = endOfTypeArguments(index, within: distance, nested: nested &+ 1) else {
          return nil
        }
        index = end
      case .abstract where tokenKind(index &+ 1) == .new: index &+= 1
      case .typeof, .keyof, .readonly, .unique, .infer, .asserts, .new:
        guard beginsOperand(index &+ 1) else { return endOfName(index, distance, nested, &isWord) }
        index &+= 1
      case .import where tokenKind(index &+ 1) == .leftParen:
        return endOfNameRest(endOfGroup(index &+ 1), distance, nested)
      // `interface {…}` of Flow.
      case .interface where tokenKind(index &+ 1) == .leftBrace: index &+= 1
      case .null, .void, .true, .false: return index &+ 1
      case .const: return place == .anywhere ? index &+ 1 : nil
      default: return endOfName(index, distance, nested, &isWord)
      }
    }
  }

  /// `A.B<C>`, or nil.
  private func endOfName(
    _ index: Int, _ distance: Int, _ nested: Int, _ isWord: inout Bool
  ) -> Int? {
    let kind = tokenKind(index)
    guard kind.isIdentifier || kind == .this || kind == .typeof || kind == .new else { return nil }
    isWord = true
    return endOfNameRest(index &+ 1, distance, nested)
  }

  private func endOfNameRest(_ start: Int, _ distance: Int, _ nested: Int) -> Int {
    var index = start
    while tokenKind(index) == .period, tokenKind(index &+ 1).isWord { index &+= 2 }
    guard tokenKind(index) == .leftAngle, !tokenStartsLine(index) else { return index }
    return endOfTypeArguments(index, within: distance, nested: nested &+ 1) ?? index
  }

  /// Behind `typeof`, `keyof` …, which are names where no type follows.
  private func beginsOperand(_ index: Int) -> Bool {
    guard !tokenStartsLine(index) else { return false }
    switch tokenKind(index) {
    case .leftParen, .leftBracket, .leftBrace, .leftAngle, .string, .template, .templateHead,
      .number, .import, .this, .typeof, .new, .null, .void:
      return true
    case .is, .as, .satisfies: return false
    default: return tokenKind(index).isIdentifier
    }
  }

  /// The `(…) =>` at `index` is the type of a function, and not a type in parentheses in front of the
  /// `=>` of an arrow function: what it holds looks like parameters.
  private func holdsParameters(_ index: Int, _ place: TypePlace) -> Bool {
    if place == .anywhere { return true }
    switch tokenKind(index &+ 1) {
    case .rightParen, .ellipsis: return true
    case .leftBrace, .leftBracket: return endsParameterName(endOfGroup(index &+ 1))
    default:
      guard tokenKind(index &+ 1).isIdentifier || tokenKind(index &+ 1) == .this else {
        return false
      }
      return endsParameterName(index &+ 2)
    }
  }

  private func endsParameterName(_ index: Int) -> Bool {
    switch tokenKind(index) {
    case .colon, .comma, .question, .equal: true
    // `(a): (b) => c` could be `b` in parentheses; only `(b) => c => d` has one arrow for each.
    case .rightParen:
      tokenKind(endOfType(index &+ 2, .arrowResult, within: Self.farthest, nested: 1)) == .arrow
    default: false
    }
  }

  /// The index behind `<…>` at `start` if it holds nothing but types, bounds and defaults; else nil.
  func endOfTypeArguments(_ start: Int, within distance: Int = .max, nested: Int = 0) -> Int? {
    guard nested < Self.deepestArguments, tokenKind(start) == .leftAngle else { return nil }
    var index = start &+ 1
    while true {
      if tokenKind(index) == .rightAngle { return index &+ 1 }
      // `const T`, `in T`, `out T`.
      switch tokenKind(index) {
      case .const, .in, .out: if tokenKind(index &+ 1).isIdentifier { index &+= 1 }
      default: break
      }
      var end = endOfType(index, within: distance, nested: nested)
      guard end > index else { return nil }
      // A bound of Flow, a default.
      if tokenKind(end) == .colon { end = endOfType(end &+ 1, within: distance, nested: nested) }
      if tokenKind(end) == .equal { end = endOfType(end &+ 1, within: distance, nested: nested) }
      index = end
      guard distance == .max || index &- start < distance else { return nil }
      switch tokenKind(index) {
      case .comma: index &+= 1
      case .rightAngle: return index &+ 1
      default: return nil
      }
    }
  }

  /// Behind the result of an arrow function, `x is T` and `%checks` included.
  func endOfResultType(_ start: Int, within distance: Int = .max) -> Int {
    var end = endOfType(start, .arrowResult, within: distance)
    // `%checks` of Flow.
    if tokenKind(end) == .multiplicative, tokenKind(end &+ 1) == .identifier { end &+= 2 }
    return end
  }

  // MARK: Nodes

  /// A type where one must be.
  mutating func type() {
    let start = mark()
    go(to: endOfType(position))
    if position == start.token { return missing() }
    finish(start, .type)
  }

  /// `: T`, if it is there.
  mutating func typeAnnotation() {
    if take(.colon) { type() }
  }

  /// The result of an arrow function, whose `=>` is not the type's.
  mutating func arrowResult() {
    guard take(.colon) else { return }
    let start = mark()
    go(to: endOfResultType(position))
    if position == start.token { return missing() }
    finish(start, .type)
  }

  mutating func typeParameters(_ nodeKind: ScriptNodeKind = .typeParameters) {
    guard kind == .leftAngle, let end = endOfTypeArguments(position) else { return }
    let start = mark()
    go(to: end)
    finish(start, nodeKind)
  }

  /// As `typeParameters`, without a node.
  mutating func skipTypeParameters() {
    if kind == .leftAngle, let end = endOfTypeArguments(position) { go(to: end) }
  }
}
