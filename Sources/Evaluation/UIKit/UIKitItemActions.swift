import Views

/// For which items a row offers something when it is swiped, where the code asks the source which item that is.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/itemidentifier(for:)
enum UIKitItemActions {
  /// Of these cases alone, or of all but these.
  enum Cases: Equatable {
    case only(Set<UInt64>)
    case but(Set<UInt64>)

    /// Whether rows of items that may be these cases offer nothing.
    func leavesOut(_ items: Set<UInt64>) -> Bool {
      if items.isEmpty { return false }
      return switch self {
      case .only(let all): items.isDisjoint(with: all)
      case .but(let all): items.isSubset(of: all)
      }
    }
  }

  private static let itemIdentifier = NameHash.of("itemIdentifier")

  /// `guard let item = source.itemIdentifier(for: path), case .mail = item else { return nil }`, and a `switch` or an
  /// `if case` of which some sides give nothing; nil where the code asks in another way.
  static func cases(offeredBy member: MemberID, _ files: LiveFiles) -> Cases? {
    guard let body = files[member].body else { return nil }
    var names: Set<UInt64> = []
    for index in body {
      switch files.statement(index, in: member.file) {
      case .declaration(let name, let value?, _):
        if isItem(value, [], member.file, files) {
          names.insert(files.hash(name, in: member.file))
        }
      case .guard(let number):
        guard let place = files.branch(number, in: member.file).alternatives.first else { continue }
        let side = files.alternative(place, in: member.file)
        let keys = keys(of: side, &names, member.file, files) ?? []
        if !keys.isEmpty, givesNothing(side.body, member.file, files) { return .only(keys) }
      case .expression(let id), .return(let id?):
        guard case .branch(let number) = files.expression(id, in: member.file) else { return nil }
        return cases(of: number, &names, before: (index + 1)..<body.upperBound, member.file, files)
      default: return nil
      }
    }
    return nil
  }

  private static func cases(
    of number: Int32, _ names: inout Set<UInt64>, before rest: Block, _ file: FileID,
    _ files: LiveFiles
  ) -> Cases? {
    var (some, none): (Set<UInt64>, Set<UInt64>) = ([], [])
    // What all other cases have, and what goes on behind the branch.
    var others = rest.isEmpty ? nil : !givesNothing(rest, file, files)
    for place in files.branch(number, in: file).alternatives {
      let side = files.alternative(place, in: file)
      let isNothing = givesNothing(side.body, file, files)
      if side.isElse {
        others = !isNothing
        continue
      }
      guard let keys = keys(of: side, &names, file, files) else { return nil }
      if isNothing { none.formUnion(keys) } else { some.formUnion(keys) }
    }
    switch others {
    case true: return none.isEmpty ? nil : .but(none)
    case false: return .only(some)
    case nil: return none.isEmpty ? nil : .only(some)
    }
  }

  /// The cases of an item that a side asks for, none for `case nil`; nil for a side that asks for something else.
  private static func keys(
    of side: Alternative, _ names: inout Set<UInt64>, _ file: FileID, _ files: LiveFiles
  ) -> Set<UInt64>? {
    var found: Set<UInt64>?
    for clause in side.clauses {
      guard case .match(let value, let patterns) = files.clause(clause, in: file) else { continue }
      let isItem = isItem(value, names, file, files)
      if patterns.count == 1, isItem, let only = patterns.first,
        case .optional(let inner) = files.pattern(only, in: file),
        case .name(let name) = files.pattern(inner, in: file)
      {
        names.insert(files.hash(name, in: file))
        continue
      }
      guard isItem else { continue }
      var keys: Set<UInt64> = []
      for pattern in patterns where !UIKitCode(files: files).isNothing(pattern, file) {
        guard let key = key(of: pattern, file, files) else { return nil }
        keys.insert(key)
      }
      found = keys
    }
    return found
  }

  private static func key(of id: PatternID, _ file: FileID, _ files: LiveFiles) -> UInt64? {
    switch files.pattern(id, in: file) {
    case .member(let name, _): files.hash(name, in: file)
    case .optional(let inner): key(of: inner, file, files)
    case .value(let value): UIKitCode(files: files).key(of: value, in: file)
    default: nil
    }
  }

  /// `source.itemIdentifier(for: path)`, or a name that the body has for it.
  private static func isItem(
    _ id: ExpressionID, _ names: Set<UInt64>, _ file: FileID, _ files: LiveFiles
  ) -> Bool {
    switch files.expression(id, in: file) {
    case .name(let name): return names.contains(files.hash(name, in: file))
    case .call(let callee, _):
      guard case .member(_, let verb) = files.expression(callee, in: file) else { return false }
      return files.hash(verb, in: file) == itemIdentifier
    default: return false
    }
  }

  private static func givesNothing(_ body: Block, _ file: FileID, _ files: LiveFiles) -> Bool {
    let site = Site(file: file, owner: nil, environment: -1)
    guard let last = UIKitCode(files: files).returned(by: body, site) else { return false }
    if case .null = files.expression(last, in: file) { return true }
    return false
  }
}
