import Scenes
import Views

/// What elements of a list are called in the code of a row, and what differs between them.
struct RowSubject {
  var name: UInt64
  var difference: Difference
  /// The type of the elements.
  var type: TypeID

  enum Difference {
    /// They are cases of an enum: which one it is.
    case whichCase
    /// They are built: properties that have an answer in all of them, and not the same in all.
    case members(Set<UInt64>)
    /// Such a property itself, handed to what is called.
    case value
  }

  func renamed(_ name: UInt64, _ difference: Difference? = nil) -> RowSubject {
    RowSubject(name: name, difference: difference ?? self.difference, type: type)
  }
}

/// Whether rows of elements that are known are built differently: whether their code asks for what differs.
enum RowQuestions {
  static func tellsApart(
    _ subject: RowSubject, in body: Block, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .expression(let id), .return(let id?):
        if tellsApart(subject, in: id, site, &evaluator) { return true }
      case .declaration, .assignment, .loop, .guard, .function, .return(nil): break
      }
    }
    return false
  }

  static func tellsApart(
    _ subject: RowSubject, in id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .branch(let index):
      let branch = evaluator.branch(index, site.file)
      if asks(branch, subject, site, evaluator) {
        let isToldApart = branch.kind != .ternary && showsViews(branch, site, evaluator)
        if case .whichCase = subject.difference { return isToldApart }
        if isToldApart { return true }
      }
      for place in branch.alternatives
      where tellsApart(
        subject, in: evaluator.alternative(place, site.file).body, site, &evaluator)
      {
        return true
      }
      return false
    case .closure(let index):
      return tellsApart(
        subject, in: evaluator.closure(index, site.file).body, site, &evaluator)
    case .call(let callee, let arguments):
      if tellsApart(subject, in: callee, site, &evaluator) { return true }
      for index in arguments
      where tellsApart(
        subject, in: evaluator.argument(index, site.file).value, site, &evaluator)
      {
        return true
      }
      return passes(subject, to: callee, arguments, site, &evaluator)
    case .member(let base, let name):
      guard evaluator.files.isName(base, subject.name, site) else {
        return tellsApart(subject, in: base, site, &evaluator)
      }
      if case .value = subject.difference { return false }
      // `kind.page`, `kind.page(for: user)`
      return isToldApart(
        evaluator.hash(name, site.file), of: subject.type, subject, &evaluator)
    default: return false
    }
  }

  /// `row(kind)`, or `Row(kind: kind)`: what is called asks.
  private static func passes(
    _ subject: RowSubject, to callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Bool {
    for given in arguments {
      let value = evaluator.argument(given, site.file).value
      if evaluator.files.isName(value, subject.name, site) {
        return passes(subject, given, to: callee, arguments, site, &evaluator)
      }
      if isMember(value, of: subject, site, evaluator),
        passes(
          subject.renamed(subject.name, .value), given, to: callee, arguments, site, &evaluator)
      {
        return true
      }
    }
    return false
  }

  private static func passes(
    _ subject: RowSubject, _ given: Int32, to callee: ExpressionID, _ arguments: Range<Int32>,
    _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    // `Kind.page(for: kind)`
    if case .member(let base, let name) = evaluator.expression(callee, site.file),
      case .type(let owner) = evaluator.evaluated(base, site)
    {
      return evaluator.members(of: owner, named: evaluator.hash(name, site.file)).contains {
        evaluator.linker[$0].isStatic
          && tellsApart(subject, given, among: arguments, by: $0, site, &evaluator)
      }
    }
    guard case .name(let name) = evaluator.expression(callee, site.file) else { return false }
    switch evaluator.meaning(of: evaluator.hash(name, site.file), at: site) {
    case .member(let member):
      return tellsApart(subject, given, among: arguments, by: member, site, &evaluator)
    case .bound(let bound):
      guard let (inner, place) = evaluator.written(for: bound),
        case .closure(let index) = evaluator.expression(inner, place.file),
        let number = arguments.firstIndex(of: given).map({ Int($0 - arguments.lowerBound) }),
        let name = evaluator.files.name(ofParameter: number, of: index, place.file)
      else { return false }
      return tellsApart(
        subject.renamed(name), in: evaluator.closure(index, place.file).body, place, &evaluator)
    case .type(let view):
      guard evaluator.isInlined(view), let label = evaluator.argument(given, site.file).label,
        let member = evaluator.members(of: view, named: WellKnown.body).first,
        let body = evaluator.linker[member].body
      else { return false }
      return tellsApart(
        subject.renamed(evaluator.hash(label, site.file)), in: body,
        evaluator.inside(member, self: nil), &evaluator)
    default: return false
    }
  }

  /// A function that is given it asks.
  private static func tellsApart(
    _ subject: RowSubject, _ given: Int32, among arguments: Range<Int32>, by member: MemberID,
    _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let body = evaluator.linker[member].body else { return false }
    let formals = evaluator.files.formals(evaluator.linker[member].parameters, member.file)
    guard let matched = evaluator.files.match(formals, arguments, site.file),
      let place = matched.firstIndex(of: given)
    else { return false }
    return tellsApart(
      subject.renamed(formals[place].name), in: body, evaluator.inside(member, self: nil),
      &evaluator)
  }

  /// What a member of the element builds is another view for another one.
  static func isToldApart(
    _ name: UInt64, of owner: TypeID, _ subject: RowSubject, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let member = evaluator.members(of: owner, named: name).first,
      let body = evaluator.linker[member].body,
      evaluator.givesView(evaluator.linker[member], member.file)
    else { return false }
    return tellsApart(
      subject.renamed(WellKnown.selfName), in: body, evaluator.inside(member, self: nil),
      &evaluator)
  }

  // MARK: What a branch asks

  private static func asks(
    _ branch: Views.Branch, _ subject: RowSubject, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    if case .whichCase = subject.difference {
      return evaluator.files.asks(branch, subject.name, site)
    }
    if let asked = branch.subject, mentions(asked, subject, site, evaluator) { return true }
    return branch.alternatives.contains { place in
      evaluator.alternative(place, site.file).clauses.contains { index in
        switch evaluator.files.clause(index, in: site.file) {
        case .test(let id), .match(let id, _): mentions(id, subject, site, evaluator)
        case .availability: false
        }
      }
    }
  }

  /// `row.icon`, in code of the row itself `icon`; or what was made of that by whoever called.
  private static func isMember(
    _ id: ExpressionID, of subject: RowSubject, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    switch subject.difference {
    case .whichCase: return false
    case .value: return evaluator.files.isName(id, subject.name, site)
    case .members(let members):
      switch evaluator.expression(id, site.file) {
      case .member(let base, let name):
        return members.contains(evaluator.hash(name, site.file))
          && evaluator.files.isName(base, subject.name, site)
      case .name(let name):
        return subject.name == WellKnown.selfName
          && members.contains(evaluator.hash(name, site.file))
      default: return false
      }
    }
  }

  private static func mentions(
    _ id: ExpressionID, _ subject: RowSubject, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    if isMember(id, of: subject, site, evaluator) { return true }
    switch evaluator.expression(id, site.file) {
    case .member(let base, _), .prefix(_, let base), .cast(let base, _):
      return mentions(base, subject, site, evaluator)
    case .binary(_, let left, let right):
      return mentions(left, subject, site, evaluator) || mentions(right, subject, site, evaluator)
    case .tuple(let items):
      return items.contains {
        mentions(evaluator.item($0, site.file), subject, site, evaluator)
      }
    default: return false
    }
  }

  /// Some side builds a view, which what only does something does not.
  private static func showsViews(
    _ branch: Views.Branch, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    branch.alternatives.contains { place in
      evaluator.alternative(place, site.file).body.contains { index in
        switch evaluator.statement(index, site.file) {
        case .expression(let id), .return(let id?): return evaluator.files.beginsWithView(id, site)
        default: return false
        }
      }
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  fileprivate func name(ofParameter number: Int, of closure: Int32, _ file: FileID) -> UInt64? {
    let parameters = self.closure(closure, in: file).parameters
    if parameters.isEmpty {
      return number < WellKnown.dollars.count ? WellKnown.dollars[number] : nil
    }
    guard number < parameters.count else { return nil }
    return hash(parameter(parameters.lowerBound + Int32(number), in: file).name, in: file)
  }

  fileprivate func asks(_ branch: Views.Branch, _ subject: UInt64, _ site: Site) -> Bool {
    if let asked = branch.subject { return isName(asked, subject, site) }
    return branch.alternatives.contains { place in
      guard let test = test(of: alternative(place, in: site.file), site.file),
        case .binary(let sign, let left, let right) = expression(test, in: site.file)
      else { return false }
      switch text(of: sign, in: site.file) {
      case "==", "!=":
        guard isName(left, subject, site) else { return false }
        return isCaseName(right, site)
      default: return false
      }
    }
  }

  func isName(_ id: ExpressionID, _ name: UInt64, _ site: Site) -> Bool {
    switch expression(id, in: site.file) {
    case .name(let other): return hash(other, in: site.file) == name
    case .member(let base, let other):
      guard case .name(let owner) = expression(base, in: site.file) else { return false }
      return word(owner, in: site.file) == .`self` && hash(other, in: site.file) == name
    default: return false
    }
  }

  fileprivate func beginsWithView(_ id: ExpressionID, _ site: Site) -> Bool {
    var cursor = id
    while true {
      switch expression(cursor, in: site.file) {
      case .call(let callee, _): cursor = callee
      case .member(let base, _): cursor = base
      case .name(let name): return text(of: name, in: site.file).first?.isUppercase ?? false
      default: return false
      }
    }
  }
}
