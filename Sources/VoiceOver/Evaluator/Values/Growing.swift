import Views

/// Lists that are put together line by line: `var rows: [Row] = []; if isNew { rows.append(first) }`.
extension Evaluator {
  /// What `rows.append(row)` leaves in a variable.
  mutating func change(_ name: UInt64, by id: ExpressionID, _ site: inout Site) {
    guard case .call(let callee, let arguments) = expression(id, site.file),
      case .member(let base, let verb) = expression(callee, site.file),
      let first = arguments.first
    else { return forget(name, &site) }
    let old = value(base, site)
    if isText(old), word(verb, site.file) == .append, arguments.count == 1,
      files.label(of: first, site) == nil
    {
      return append(argument(first, site.file).value, to: old, of: name, &site)
    }
    guard let before = lists(in: old) else { return forget(name, &site) }
    let added = value(argument(first, site.file).value, site)
    let isOne: Bool
    switch (word(verb, site.file), files.label(of: first, site)) {
    case (.append, nil) where arguments.count == 1: isOne = true
    case (.insert, nil) where arguments.count == 2: isOne = true
    case (.append, .some) where arguments.count == 1: isOne = false
    default: return forget(name, &site)
    }
    let more: [[ValueID]]
    if isOne {
      more = [[added]]
    } else if let lists = lists(in: added) {
      more = lists
    } else {
      return forget(name, &site)
    }
    // Of many conditions on the way only the shortest and the longest list is kept.
    var grown = [before[0] + more[0]]
    if before.count + more.count > 2 {
      grown.append(before[before.count - 1] + more[more.count - 1])
    }
    if grown.contains(where: { $0.count > Limits.parts }) { return forget(name, &site) }
    var values: [ValueID] = []
    for one in grown { values.append(new(.list(list(one)))) }
    site.environment = bind(name, .value(either(values)), onto: site.environment)
  }

  /// How often a loop does something nobody knows.
  mutating func forgetGrown(in body: Block, _ site: inout Site) {
    for index in body {
      guard case .expression(let id) = statement(index, site.file) else { continue }
      if case .branch(let branch) = expression(id, site.file) {
        for side in self.branch(branch, site.file).alternatives {
          forgetGrown(in: alternative(side, site.file).body, &site)
        }
      } else if let name = mutated(by: id, site) {
        forget(name, &site)
      }
    }
  }

  /// The shortest list that a variable may be, and the longest.
  private func lists(in value: ValueID) -> [[ValueID]]? {
    switch scene[value] {
    case .list(let range): return [Array(scene.list(range))]
    case .either(let range):
      var all: [[ValueID]] = []
      for one in scene.list(range) {
        guard let lists = lists(in: one) else { return nil }
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
  func size(of value: ValueID) -> Size {
    guard let lists = lists(in: value), let most = lists.last else { return (nil, false) }
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
