import Scenes
import Views

extension UIKitWriter {
  struct Placed {
    var part: Int
    var around: [UIKitPlaces.Kind]
    /// Of an item, where in a bar that stands.
    var bar: Word?
  }

  /// What the same loop makes is one body of rows, and what is placed on the sides of one condition one branch.
  mutating func writeChildren(_ children: [Int], of parent: Int, depth: Int) {
    writeChildren(
      children.filter { isThere($0, in: parent) }.map { child in
        let around = places.between(parts[child].around, parts[parent].around)
        return Placed(part: child, around: around + filling(parts[child]))
      }[...], level: 0, depth: depth)
  }

  /// A label whose text only code sets which nobody calls says nothing before that is done: it is there at times.
  ///
  /// Who makes a cell sets it up, in whatever way.
  private func filling(_ part: UIKitPart) -> [UIKitPlaces.Kind] {
    guard cells == 0, part.word == .UILabel, !part.isInterface else { return [] }
    let told = part.fillings
    guard let first = told.first, told.allSatisfy(\.isUncalled) else { return [] }
    let later = places.between(first.around, part.around).first { kind in
      if case .side(let fork, _) = kind { places.forks[fork].kind == .atTimes } else { false }
    }
    return later.map { [$0] } ?? []
  }

  /// What is placed on no side that is not taken, and no label that nothing gives a text.
  private func isThere(_ child: Int, in parent: Int) -> Bool {
    let part = parts[child]
    if places.isExcluded(part.around, by: places.chosen) || part.isEmptyLabel { return false }
    if isEmptied(part, isOfCell: parts[parent].word == .UITableViewCell) { return false }
    return !part.isImplicit
      || part.settings.contains { setting in
        switch setting.word {
        case .text, .attributedText, .accessibilityLabel, .isAccessibilityElement:
          !places.isExcluded(setting.around, by: places.chosen)
        default: false
        }
      }
  }

  /// Code takes the text of a label away in the end, whatever it had before: `cell.detailTextLabel?.text = nil`; or sets
  /// it to what a call leaves out.
  private func isEmptied(_ part: UIKitPart, isOfCell: Bool) -> Bool {
    guard part.word == .UILabel else { return false }
    let texts = part.settings.filter { setting in
      (setting.word == .text || setting.word == .attributedText)
        && !places.isExcluded(setting.around, by: places.chosen)
    }
    guard let last = texts.last,
      isOfCell && last.isNothing(evaluator.files) || isLeftOut(last)
    else { return false }
    return !places.isAsked(last.around, of: part.around) && !texts.contains(where: \.isLate)
  }

  /// `note.text = text`, in `func tell(_ text: String? = nil)` that was called without one.
  private func isLeftOut(_ setting: UIKitPart.Setting) -> Bool {
    guard case .expression(let id) = setting.value, id >= 0,
      case .name(let name) = evaluator.expression(id, setting.site.file),
      case .expression(let given, let place) = evaluator.lookUp(
        evaluator.hash(name, setting.site.file), in: setting.site.environment),
      case .null = evaluator.expression(given, place.file)
    else { return false }
    return true
  }

  private mutating func writeChildren(
    _ children: ArraySlice<Placed>, level: Int, depth: Int
  ) {
    var rest = children
    while let first = rest.first {
      let role: NodeRole = level == 0 && first.bar != nil ? .toolbar : .content
      guard first.around.count > level else {
        if let bar = first.bar {
          writeItem(first.part, at: bar, as: role)
        } else {
          write(first.part, as: .content, depth: depth + 1)
        }
        rest = rest.dropFirst()
        continue
      }
      let same = rest.prefix {
        $0.around.count > level && isAlike($0.around[level], first.around[level])
      }
      switch first.around[level] {
      case .loop(let index):
        let loop = places.loops[index]
        let node = openRows(
          loop.count, isAssumed: loop.isAssumed, of: loop.sequence, at: loop.sequence, loop.site)
        writeChildren(same, level: level + 1, depth: depth)
        evaluator.close(node, [])
      case .side(let fork, _): writeFork(fork, same, as: role, level: level, depth: depth)
      }
      rest = rest.dropFirst(same.count)
    }
  }

  /// The same loop, or any side of the same fork.
  private func isAlike(_ a: UIKitPlaces.Kind, _ b: UIKitPlaces.Kind) -> Bool {
    switch (a, b) {
    case (.loop(let a), .loop(let b)): a == b
    case (.side(let a, _), .side(let b, _)): a == b
    default: false
    }
  }

  private mutating func writeFork(
    _ index: Int, _ children: ArraySlice<Placed>, as role: NodeRole, level: Int, depth: Int
  ) {
    let fork = places.forks[index]
    let sides = fork.places.map { place in
      (place, children.filter { $0.around[level] == .side(fork: index, place: place) })
    }
    let isWhole = fork.isExhaustive && sides.allSatisfy { !$0.1.isEmpty }
    let node = evaluator.open(
      .branch(fork.form, isExhaustive: isWhole), role, fork.expression, fork.site)
    for (place, all) in sides where !all.isEmpty {
      let side = evaluator.open(.alternative, .content, fork.expression, fork.site)
      note(fork, place, at: side)
      writeChildren(all[...], level: level + 1, depth: depth)
      evaluator.close(side, [])
    }
    evaluator.close(node, [])
  }

  /// Items of bars, each on the sides of the conditions that it is placed on.
  ///
  /// What comes and goes together in several places of a bar is one branch: only what stands in one place has an order.
  mutating func writeItems(of bar: UIKitBar) {
    let outer = parts[bar.owner].around
    // The first at the trailing edge stands outermost, so it is read last.
    let all: [([Int], Word)] = [
      (bar.leading, .topBarLeading),
      ([bar.titleView, bar.subtitleView].compactMap { $0 }, .principal),
      (bar.trailing.reversed(), .topBarTrailing), (bar.bottom, .bottomBar),
    ]
    var rest = all.map { items, place in
      items.map { item in
        let sides = places.between(parts[item].around, outer).filter {
          if case .side = $0 { true } else { false }
        }
        return Placed(part: item, around: sides, bar: place)
      }[...]
    }
    var placed: [Placed] = []
    while let first = rest.firstIndex(where: { !$0.isEmpty }), let next = rest[first].popFirst() {
      placed.append(next)
      guard let side = next.around.first else { continue }
      for index in rest.indices {
        let same = rest[index].prefix { $0.around.first.map { isAlike($0, side) } ?? false }
        placed += same
        rest[index] = rest[index].dropFirst(same.count)
      }
    }
    writeChildren(placed[...], level: 0, depth: 0)
  }

  private mutating func writeItem(_ item: Int, at place: Word, as role: NodeRole) {
    let (id, site) = (parts[item].expression, parts[item].site)
    let node = evaluator.open(.view, role, id, site, word: .ToolbarItem)
    let start = Int32(evaluator.scene.arguments.count)
    evaluator.scene.arguments.append(
      SceneArgument(
        label: .placement, name: ownName, value: evaluator.new(.member(place, ownName)),
        origin: evaluator.origin(id, site)))
    evaluator.scene.nodes[Int(node)].arguments = start..<(start + 1)
    write(item, as: .content, depth: 0)
    evaluator.close(node, [])
  }

  private mutating func note(
    _ fork: UIKitPlaces.Fork, _ place: Int32, at side: Scene.NodeID
  ) {
    switch fork.kind {
    case .branch where place >= 0:
      let branch = evaluator.branch(fork.branch, fork.site.file)
      SideConditions.note(side: place, of: branch, at: side, fork.site, &evaluator)
    case .guard:
      SideConditions.note(guard: fork.branch, passes: place == 0, at: side, fork.site, &evaluator)
    case .branch where place == UIKitPlaces.rest:
      // Where one of several sides ends, what follows is done on others as well.
      let sides = evaluator.branch(fork.branch, fork.site.file).alternatives
      if fork.places.count > 1 || sides.count == 1 {
        evaluator.scene.nodes[Int(side)].side = .rest
      }
    case .branch, .atTimes, .one: break
    }
  }
}

extension UIKitPlaces {
  /// What is set on a part whenever it is there, and what may be set on it: that is not known.
  ///
  /// What code sets that nobody has seen comes first, so that what is set as a view comes up has the last word.
  func settled(
    _ settings: [UIKitPart.Setting], of part: UIKitPart, _ evaluator: inout Evaluator
  ) -> [UIKitPart.Setting] {
    let settings = settings.filter { !isExcluded($0.around, by: chosen) }
    var all = settings
    if settings.contains(where: \.isLate) {
      let isOfFile = settings.map { evaluator.files.interface($0.site.file) != nil }
      // What an interface file says is there until code says something.
      all = zip(settings, isOfFile).filter(\.1).map(\.0)
      all += settings.filter(\.isLate)
      // `label.text = " "`, so that it is as high as a line: what code fills in later is what is said.
      let isFilled = settings.contains { $0.isLate && UIKitUnfilled.texts.contains($0.word) }
      let first = zip(settings, isOfFile).filter { !$0.1 && !$0.0.isLate }.map(\.0)
      all += isFilled ? first.filter { !$0.isBlank(evaluator.files) } : first
    }
    all = UIKitAlphas.hiding(
      UIKitOutcomes.withoutReplaced(.alpha, all, of: part.around, self), &evaluator)
    // What hides a part that other code makes what it is, in code of which nobody says that it is ever done, does
    // so at times.
    let isMade = all.contains { !$0.isLate && $0.word != .isHidden && $0.word != .alpha }
    let isLate = { (setting: UIKitPart.Setting) in setting.isLate && isMade }
    if all.allSatisfy({ $0.around < 0 && !isLate($0) }) { return all }
    let fades = all.contains { setting in
      setting.word == .alpha && (isLate(setting) || isAsked(setting.around, of: part.around))
    }
    let vanishes = fades && all.contains { $0.word == .alpha && $0.isZero(evaluator.files) }
    var isHidden = false
    let isElement = UIKitOutcomes.certain(.isAccessibilityElement, all, of: part.around, self)
    var states = UIKitAskedStates()
    all = all.compactMap { setting in
      var setting = setting
      var isAsked = isAsked(setting.around, of: part.around)
      if isLate(setting), setting.word == .isHidden || setting.word == .alpha { isAsked = true }
      if setting.word == .isHidden {
        // What is hidden in any case is not there, whatever hides it once more.
        if isHidden, isAsked, setting.flag == true { return nil }
        // What shows it in some cases leaves it hidden in others.
        if isHidden, isAsked { setting.forget() }
        isHidden = !isAsked && setting.flag == true
      }
      switch setting.word {
      case .alpha where vanishes:
        guard isAsked else { return nil }
        setting.word = .isHidden
        setting.forget()
      case .isAccessibilityElement where isElement != nil: setting.flag = isElement
      case .isHidden, .isAccessibilityElement, .accessibilityElementsHidden:
        if isAsked, setting.flag == true || setting.word != .isHidden {
          setting.forget()
        }
      case .isSecureTextEntry where isLate(setting): return nil
      case .isEnabled, .isEditable, .isSecureTextEntry, .accessibilityViewIsModal, .isSelected,
        .isOn, .showsCancelButton, .selectedSegmentIndex, .currentPage, .isUserInteractionEnabled:
        states.note(setting, isAsked: isAsked, isDone: !isAtTimes(setting.around))
        if isAsked { return nil }
      default: break
      }
      return setting
    }
    return all.filter { !states.isOpen($0.word) }
  }
}
