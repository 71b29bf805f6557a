import Scenes
import Views

/// Lists that are put together line by line: `var rows: [Row] = []; if isNew { rows.append(first) }`.
enum GrowingLists {
  /// What `rows.append(row)` leaves in a variable.
  static func change(
    _ name: UInt64, by id: ExpressionID, _ site: inout Site, _ evaluator: inout Evaluator
  ) {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      case .member(let base, let verb) = evaluator.expression(callee, site.file),
      let first = arguments.first
    else { return ValueBlocks.forget(name, &site, &evaluator) }
    let old = evaluator.value(base, site)
    if evaluator.word(verb, site.file) == .append, arguments.count == 1,
      evaluator.files.label(of: first, site) == nil,
      let text = AppendedTexts.start(of: base, old, site, &evaluator)
    {
      return ValueBlocks.append(
        evaluator.argument(first, site.file).value, to: text, of: name, &site, &evaluator)
    }
    guard let before = Self.lists(in: old, evaluator) else {
      return ValueBlocks.forget(name, &site, &evaluator)
    }
    let added = evaluator.value(evaluator.argument(first, site.file).value, site)
    let isOne: Bool
    switch (evaluator.word(verb, site.file), evaluator.files.label(of: first, site)) {
    case (.append, nil) where arguments.count == 1: isOne = true
    case (.insert, nil) where arguments.count == 2: isOne = true
    case (.append, .some) where arguments.count == 1: isOne = false
    default: return ValueBlocks.forget(name, &site, &evaluator)
    }
    let more: [[ValueID]]
    if isOne {
      more = [[added]]
    } else if let lists = Self.lists(in: added, evaluator) {
      more = lists
    } else {
      return ValueBlocks.forget(name, &site, &evaluator)
    }
    var place: Int?
    if evaluator.word(verb, site.file) == .insert, let last = arguments.last {
      place = ListParts.number(evaluator.argument(last, site.file).value, site, &evaluator)
    }
    // Of many conditions on the way only the shortest and the longest list is kept.
    var grown = [Self.list(before[0], with: more[0], at: place)]
    if before.count + more.count > 2 {
      grown.append(Self.list(before[before.count - 1], with: more[more.count - 1], at: place))
    }
    if grown.contains(where: { $0.count > Limits.parts }) {
      return ValueBlocks.forget(name, &site, &evaluator)
    }
    var values: [ValueID] = []
    for one in grown { values.append(evaluator.new(.list(evaluator.list(one)))) }
    site.environment = evaluator.bind(
      name, .value(evaluator.either(values)), onto: site.environment)
  }

  /// Whether a call changes a local text or list whose first value is in the source.
  static func grows(
    by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard ValueBlocks.mutated(by: id, site, evaluator) != nil,
      case .call(let callee, _) = evaluator.expression(id, site.file),
      case .member(let base, _) = evaluator.expression(callee, site.file)
    else { return false }
    let value = evaluator.value(base, site)
    return lists(in: value, evaluator) != nil
      || AppendedTexts.start(of: base, value, site, &evaluator) != nil
  }

  /// Nil for the end.
  private static func list(_ list: [ValueID], with more: [ValueID], at place: Int?) -> [ValueID] {
    let place = place.map { min(max(0, $0), list.count) } ?? list.count
    return list[..<place] + more + list[place...]
  }

  /// How often a loop does something nobody knows.
  static func forgetGrown(in body: Block, _ site: inout Site, _ evaluator: inout Evaluator) {
    for index in body {
      guard case .expression(let id) = evaluator.statement(index, site.file) else { continue }
      if case .branch(let branch) = evaluator.expression(id, site.file) {
        for side in evaluator.branch(branch, site.file).alternatives {
          forgetGrown(in: evaluator.alternative(side, site.file).body, &site, &evaluator)
        }
      } else if let name = ValueBlocks.mutated(by: id, site, evaluator) {
        ValueBlocks.forget(name, &site, &evaluator)
      }
    }
  }

  /// The shortest list that a variable may be, and the longest.
  private static func lists(in value: ValueID, _ evaluator: borrowing Evaluator) -> [[ValueID]]? {
    switch evaluator.scene[value] {
    case .list(let range): return [Array(evaluator.scene.list(range))]
    case .either(let range):
      var all: [[ValueID]] = []
      for one in evaluator.scene.list(range) {
        guard let lists = Self.lists(in: one, evaluator) else { return nil }
        all += lists
      }
      let least = all.min { $0.count < $1.count }
      let most = all.max { $0.count < $1.count }
      guard let least, let most else { return nil }
      return least.count == most.count ? [most] : [least, most]
    default: return nil
    }
  }

  /// How many a value is: of several lists the longest.
  static func size(of value: ValueID, _ evaluator: borrowing Evaluator) -> Evaluator.Size {
    guard let lists = Self.lists(in: value, evaluator), let most = lists.last else {
      return (nil, false)
    }
    return (most.count, lists.count > 1)
  }
}

// What the code says by itself.

extension LiveFiles {
  /// Code that only names things, puts lists together and chooses.
  func isAssembly(_ body: Block, _ file: FileID) -> Bool {
    body.allSatisfy { index in
      switch statement(index, in: file) {
      case .declaration, .assignment, .return: return true
      case .guard(let index):
        return branch(index, in: file).alternatives.allSatisfy {
          isAssembly(alternative($0, in: file).body, file)
        }
      case .expression(let id):
        switch expression(id, in: file) {
        case .branch(let index):
          return branch(index, in: file).alternatives.allSatisfy {
            isAssembly(alternative($0, in: file).body, file)
          }
        case .call(let callee, _):
          guard case .member(let base, let verb) = expression(callee, in: file),
            case .name = expression(base, in: file)
          else { return false }
          return word(verb, in: file) == .append || word(verb, in: file) == .insert
        default: return false
        }
      case .loop, .function: return false
      }
    }
  }
}
