import Views

/// Rows of a list that is written out, such as `ForEach(["Near", "Far"]) { Text($0) }`: each of them is written out with
/// its own element, as the texts of one are not those of another.
///
/// Rows that ask which element is theirs stay rows: of all of them, the answer holds in one.
enum EachElement {
  /// As many as of an enum's cases: longer lists are data.
  private static let most = 12

  /// False where nobody knows the elements, or they make no difference.
  static func emit(
    _ content: ExpressionID, of data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .closure(let closure) = evaluator.expression(content, site.file),
      evaluator.tabs(below: evaluator.parent) < 0
    else { return false }
    let body = evaluator.closure(closure, site.file).body
    var use = ElementUse(of: evaluator.files.named(closure, site), in: site.file)
    use.read(body, &evaluator)
    guard use.isRead, !use.isAsked,
      let (rows, isNumbered) = rows(of: data, site, &evaluator), (2...most).contains(rows.count),
      evaluator.files.isNumbered(closure, site) == isNumbered
    else { return false }
    let node = evaluator.open(.group, .content, content, site)
    let before = evaluator.rowBindings
    for element in rows {
      let row = evaluator.open(.group, .content, content, site)
      evaluator.rowBindings = Int32(evaluator.bindings.count)
      let given = isNumbered ? [.parameter, element] : [element]
      let place = evaluator.bind(closure: closure, given, at: site)
      evaluator.emitBlock(body, place, as: .content)
      evaluator.close(row, [])
    }
    evaluator.rowBindings = before
    evaluator.close(node, [])
    return true
  }

  /// All elements; nil where one of them is not known.
  private static func rows(
    of data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (rows: [Bound], isNumbered: Bool)? {
    var (next, place) = (data, site)
    var isNumbered = false
    for _ in 0..<8 {
      switch evaluator.expression(next, place.file) {
      case .array(let items):
        guard items.count <= most else { return nil }
        if let cases = cases(in: next, place, data, site, &evaluator) { return (cases, isNumbered) }
        let type =
          evaluator.elementType(of: data, site) ?? evaluator.elementType(of: next, place)
        var rows: [Bound] = []
        for index in items {
          let id = evaluator.item(index, place.file)
          guard let row = element(id, place, type, &evaluator) else { return nil }
          rows.append(row)
        }
        return (rows, isNumbered)
      case .member(_, let name) where evaluator.hash(name, place.file) == WellKnown.allCases:
        return cases(in: next, place, next, place, &evaluator).map { ($0, isNumbered) }
      case .call(let callee, let arguments):
        guard let list = evaluator.files.numbered(callee, arguments, place) else { return nil }
        if case .member = evaluator.expression(callee, place.file) { isNumbered = true }
        next = list
      default:
        guard let found = evaluator.source(of: next, place) else { return nil }
        (next, place) = found
      }
    }
    return nil
  }

  private static func cases(
    in list: ExpressionID, _ place: Site, _ data: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> [Bound]? {
    let found =
      evaluator.cases(listedIn: data, site) ?? evaluator.cases(listedIn: list, place)
    guard let (type, names, _) = found, names.count <= most else { return nil }
    return names.map { name in
      let instance = evaluator.instantiate(type, creator: evaluator.selfInstance(at: site))
      evaluator.instances[Int(instance)].case = name
      return .instance(instance)
    }
  }

  /// A literal, or a value of which is known what it was made of.
  private static func element(
    _ id: ExpressionID, _ site: Site, _ type: TypeID?, _ evaluator: inout Evaluator
  ) -> Bound? {
    switch evaluator.expression(id, site.file) {
    case .string, .number: return .expression(id, site)
    case .call, .implicitMember, .member, .name: break
    default: return nil
    }
    if let type {
      let name = SourceName(file: type.file, name: evaluator.linker[type].name)
      if let (_, made) = evaluator.made(id, site, as: name, in: type) {
        return evaluator.instances[Int(made)].isKnown ? .instance(made) : nil
      }
    }
    guard case .instance(_, let index) = evaluator.evaluated(id, site),
      evaluator.instances[Int(index)].isKnown
    else { return nil }
    return .instance(index)
  }
}

/// What the code of a row does with its element.
struct ElementUse {
  private let subject: UInt64
  private let file: FileID
  private(set) var isRead = false
  /// Something is compared with it as a whole, or the code is too deep to tell.
  private(set) var isAsked = false

  init(of subject: UInt64, in file: FileID) { (self.subject, self.file) = (subject, file) }

  mutating func read(_ body: Block, _ evaluator: inout Evaluator) {
    for index in body {
      switch evaluator.statement(index, file) {
      case .expression(let id), .declaration(_, let id?, _), .return(let id?):
        read(id, &evaluator)
      case .assignment(let target, _, let value):
        read(target, &evaluator)
        read(value, &evaluator)
      case .loop(_, let sequence, let body):
        read(sequence, &evaluator)
        read(body, &evaluator)
      case .guard(let branch): read(branch: branch, &evaluator)
      case .function, .declaration(_, nil, _), .return(nil): break
      }
    }
  }

  private mutating func read(
    _ id: ExpressionID, isTest: Bool = false, isCompared: Bool = false,
    _ evaluator: inout Evaluator
  ) {
    guard evaluator.think() else {
      isAsked = true
      return
    }
    defer { evaluator.rest() }
    switch evaluator.expression(id, file) {
    case .name(let name):
      guard evaluator.hash(name, file) == subject else { return }
      isRead = true
      if isTest || isCompared { isAsked = true }
    case .string(let segments):
      for index in segments {
        if case .interpolation(let inner) = evaluator.linker.segment(index, in: file) {
          read(inner, &evaluator)
        }
      }
    // A member of it is known where it is.
    case .member(let base, _): read(base, isCompared: isCompared, &evaluator)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      // Rows in it are written out by themselves.
      if case .name(let name) = evaluator.expression(callee, file),
        evaluator.word(name, file) == .ForEach
      {
        isAsked = true
      }
      read(callee, isCompared: isCompared, &evaluator)
      for index in arguments {
        read(
          evaluator.argument(index, file).value, isTest: isTest, isCompared: isCompared, &evaluator)
      }
    case .closure(let index): read(evaluator.closure(index, file).body, &evaluator)
    case .array(let items), .dictionary(let items), .tuple(let items):
      for index in items {
        read(evaluator.item(index, file), isTest: isTest, isCompared: isCompared, &evaluator)
      }
    case .branch(let index): read(branch: index, &evaluator)
    case .binary(let sign, let left, let right):
      let compares = ["==", "!="].contains(evaluator.linker.text(of: sign, in: file))
      for side in [left, right] {
        read(side, isTest: isTest, isCompared: isCompared || compares, &evaluator)
      }
    case .prefix(_, let inner), .cast(let inner, _):
      read(inner, isTest: isTest, isCompared: isCompared, &evaluator)
    case .unknown, .null, .boolean, .number, .implicitMember, .keyPath, .implicitBase: break
    }
  }

  private mutating func read(branch index: Int32, _ evaluator: inout Evaluator) {
    let branch = evaluator.branch(index, file)
    if let subject = branch.subject { read(subject, isTest: true, &evaluator) }
    for place in branch.alternatives {
      let alternative = evaluator.alternative(place, file)
      for asked in evaluator.linker.expressions(of: alternative, in: file) {
        read(asked, isTest: true, &evaluator)
      }
      read(alternative.body, &evaluator)
    }
  }
}
