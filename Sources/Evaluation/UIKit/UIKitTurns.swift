import Views

/// Views that functions show in turn, each setting all of them: one is there, or another.
///
/// `func fill() { list.isHidden = false; note.isHidden = true }`, and `func empty()` to the contrary.
///
/// https://developer.apple.com/documentation/uikit/uiview/ishidden
enum UIKitTurns {
  /// Whether a view is shown as the screen comes up, and after which functions.
  private struct Shown {
    var part: Int
    var atFirst: Bool
    var after: [Int: Bool]

    var functions: [Int] { after.keys.sorted() }
    var states: [Bool] { [atFirst] + functions.map { after[$0] ?? false } }
  }

  static func settle(_ builder: inout UIKitBuilder) {
    for parent in builder.parts.indices where builder.parts[parent].children.count > 1 {
      var left = builder.parts[parent].children.compactMap { shown($0, builder) }
      while let first = left.first {
        let place = builder.parts[first.part].around
        let isAlike = { (other: Shown) in other.functions == first.functions }
        let group = left.filter { isAlike($0) && builder.parts[$0.part].around == place }
        left.removeAll { one in group.contains { $0.part == one.part } }
        part(group, &builder)
      }
    }
  }

  private static func shown(_ part: Int, _ builder: borrowing UIKitBuilder) -> Shown? {
    var found = Shown(part: part, atFirst: true, after: [:])
    for setting in builder.parts[part].hiding {
      guard !setting.isHandedOn, let isHidden = setting.hides(builder.evaluator.files)
      else { return nil }
      let steps = builder.places.between(setting.around, builder.parts[part].around)
      if steps.isEmpty, !setting.isLate {
        found.atFirst = !isHidden
        continue
      }
      // An animation of a function is done after that.
      let forks = steps.compactMap { step in
        if case .side(let fork, _) = step, builder.places.forks[fork].kind == .atTimes {
          fork
        } else {
          nil
        }
      }
      guard forks.count == steps.count, let fork = forks.last else { return nil }
      found.after[fork] = !isHidden
    }
    return found.after.isEmpty ? nil : found
  }

  /// Each that is shown in one state only stands on the side for that.
  private static func part(_ group: [Shown], _ builder: inout UIKitBuilder) {
    guard group.count > 1, let first = group.first else { return }
    var columns: [[Bool]] = []
    for state in first.states.indices {
      let column = group.map { $0.states[state] }
      if !columns.contains(column) { columns.append(column) }
    }
    var sides: [(part: Int, side: Int)] = []
    for (row, one) in group.enumerated() {
      let there = columns.indices.filter { columns[$0][row] }
      if there.count == 1, let side = there.first { sides.append((one.part, side)) }
    }
    let taken = Set(sides.map(\.side))
    guard taken.count > 1,
      let set = builder.parts[first.part].hiding.first
    else { return }
    let fork = builder.places.add(
      UIKitPlaces.Fork(
        kind: .one, places: taken.sorted().map { Int32($0) },
        isExhaustive: taken.count == columns.count, expression: set.expression, site: set.site))
    for (part, side) in sides {
      builder.parts[part].hiding = []
      builder.parts[part].around = builder.places.step(
        .side(fork: fork, place: Int32(side)), in: builder.parts[part].around)
    }
  }
}
