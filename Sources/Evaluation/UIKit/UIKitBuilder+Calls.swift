import Scenes
import Views

/// What calls in the code of a view do to it.
extension UIKitBuilder {
  mutating func call(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ alias: Int?
  ) {
    if let parent = container(of: callee, site) {
      let count = parts[parent].children.count
      place(arguments, in: parent, site)
      UIKitInserted.move(from: count, in: parent, asToldBy: arguments, site, &self)
      return
    }
    if evaluator.code.isSuperInitializer(callee, site) {
      noteFrame(id, of: own, site)
      // An item is what its class hands on.
      if parts[own].word == .UIBarButtonItem { handOn(arguments, id, site) }
    }
    noteShown(callee, arguments, site)
    UIKitEdges.noteRoot(callee, arguments, site, &self)
    if let first = arguments.first {
      let value = evaluator.argument(first, site.file).value
      switch evaluator.expression(callee, site.file) {
      case .name(let name): UIKitEdges.noteTabs(of: nil, name, value, site, &self)
      case .member(let base, let name): UIKitEdges.noteTabs(of: base, name, value, site, &self)
      default: break
      }
    }
    UIKitPages.show(callee, arguments, site, &self)
    if own == bar.owner, callsBar(callee, arguments, id, site) { return }
    var isFollowed = false
    let makes = UIKitConstraints.begin(callee, arguments, site, &self)
    defer { if makes { constraints.end() } }
    let mark = links.count
    defer { links.removeSubrange(mark...) }
    let isChain = UIKitChains.begin(callee, site, &self)
    if let called = called(by: id, site) {
      isFollowed = true
      _ = read(called, id, site)
    }
    if case .member(let base, let name) = evaluator.expression(callee, site.file) {
      if evaluator.word(name, site.file) == .forEach { return forEach(base, arguments, site) }
      callMember(name, of: base, arguments, id, site, isFollowed: isFollowed)
      // As in `title.sink { … }.store(in: &all)`.
      if !isChain, case .call = evaluator.expression(base, site.file) { read(base, site, alias) }
    }
    if case .name(let name) = evaluator.expression(callee, site.file) {
      if !isFollowed { UIKitOwnWords.set(name, arguments, id, site, &self) }
      if evaluator.word(name, site.file) == .addGestureRecognizer {
        addTap(name, to: own, arguments, id, site)
      }
      if UIKitPresses.isOfControl(name, arguments, on: own, site, self) {
        UIKitPresses.add(name, to: own, arguments, id, site, &self)
      }
      if evaluator.hash(name, site.file) == UIKitNames.register { register(arguments, site) }
    }
    if case .element = evaluator.expression(callee, site.file),
      !UIKitItemSources.isMade(by: callee, site, &self)
    {
      _ = UIKitRegistrations.cell(of: id, site, &self)
      return
    }
    if !isFollowed {
      touch(arguments, of: callee, id, site)
      UIKitChildren.noteParent(in: arguments, of: callee, site, &self)
    }
    noteHosting(id, site)
    UIKitFillers.read(madeBy: id, site, &self)
    if case .closure(let closure) = evaluator.expression(callee, site.file) {
      read(closure: closure, site, alias)
    }
    let isAction =
      evaluator.code.makesAction(callee, site.file)
      || evaluator.code.animates(callee, arguments, site.file, isHandedOn: isHandedOn)
        && !UIKitAnimations.brings(callee, arguments, site, self)
    for argument in arguments {
      let value = evaluator.argument(argument, site.file).value
      if UIKitKeptClosures.keep(argument, of: callee, arguments, site, &self) { continue }
      switch evaluator.expression(value, site.file) {
      case .closure(let closure) where isAction:
        atTimes(site) { $0.read(closure: closure, site, alias) }
      case .closure(let closure):
        if UIKitItemSources.read(closure, of: callee, arguments, site, &self) { continue }
        let outer = isHandedOn
        isHandedOn = !UIKitAnimations.brings(callee, arguments, site, self)
        let given = UIKitMapped.element(of: callee, site, &self)
        read(closure: closure, site, alias, given: given)
        isHandedOn = outer
      case .call where !isFollowed: readArgument(value, site, alias)
      // As in `all.append(Item { … }.wrapped)`.
      case .member(let base, _) where !isFollowed: readArgument(base, site, alias)
      default: break
      }
    }
  }

  private mutating func callMember(
    _ name: NameID, of base: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID,
    _ site: Site, isFollowed: Bool
  ) {
    let word = evaluator.word(name, site.file)
    switch word {
    case .setTitle, .setImage, .setAttributedTitle, .insertSegment, .setValue:
      if let part = part(base, site) {
        UIKitOwnWords.set(word, name, arguments, id, on: part, site, &self)
      }
    case .removeAllSegments:
      guard let part = part(base, site) else { break }
      parts[part].settings.append(
        UIKitPart.Setting(
          word: word, name: name, value: .expression(-1), expression: id, site: site,
          around: places.now, isLate: isLate))
    case .insert, .remove: changeTraits(of: base, by: name, arguments, id, site)
    // https://developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)
    case .other where evaluator.hash(name, site.file) == UIKitNames.setOn:
      guard let part = part(base, site), parts[part].word == .UISwitch,
        let first = arguments.first
      else { break }
      set(.isOn, name, evaluator.argument(first, site.file).value, id, on: part, site)
    case .other where evaluator.hash(name, site.file) == UIKitNames.assign:
      assign(stream: base, to: arguments, name, id, site)
    case .append: appendFocused(to: base, arguments, site)
    case .addGestureRecognizer:
      if let part = part(base, site) { addTap(name, to: part, arguments, id, site) }
    default:
      guard let part = part(base, site) else { break }
      if evaluator.hash(name, site.file) == UIKitNames.register { register(arguments, site) }
      if isFollowed { break }
      if UIKitPresses.isOfControl(name, arguments, on: part, site, self) {
        UIKitPresses.add(name, to: part, arguments, id, site, &self)
        break
      }
      if let first = arguments.first, parts[part].word == .UIToolbar,
        evaluator.hash(name, site.file) == UIKitNames.setItems
      {
        UIKitToolbars.set(evaluator.argument(first, site.file).value, of: part, site, &self)
        break
      }
      if UIKitHiding.noteTurning(name, of: part, id, site, &self) { break }
      touch(part, name, id, site)
      if evaluator.addsSubviews(evaluator.hash(name, site.file), parts[part].word, site) {
        parts[part].holdsUnknown = true
      }
    }
  }

  /// `store(makeSource())`: what is called there is given parts, or hands out cells.
  private mutating func readArgument(_ id: ExpressionID, _ site: Site, _ alias: Int?) {
    guard evaluator.enter() else { return }
    defer { evaluator.leave() }
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      constructed(id, site) == nil
    else { return noteHosting(id, site) }
    call(callee, arguments, id, site, alias)
  }

  /// `$traits.assign(to: \.accessibilityTraits, on: self)`: set, to what a property holds at times, or what nobody knows.
  ///
  /// https://developer.apple.com/documentation/combine/publisher/assign(to:on:)
  private mutating func assign(
    stream: ExpressionID, to arguments: Range<Int32>, _ name: NameID, _ id: ExpressionID,
    _ site: Site
  ) {
    guard arguments.count == 2, let first = arguments.first, let last = arguments.last,
      case .keyPath(let text) = evaluator.expression(
        evaluator.argument(first, site.file).value, site.file),
      let part = part(evaluator.argument(last, site.file).value, site),
      let property = evaluator.text(text, site.file).split(separator: ".").last,
      let word = UIKitClasses.settings.first(where: { $0.spelling == property })
    else { return }
    var setting = UIKitPart.Setting(
      word: word, name: name,
      value: evaluator.code.isProjected(stream, site) ? .expression(stream) : .unknown,
      expression: id, site: site, around: places.now)
    (setting.isLate, setting.isUncalled) = (isLate, isUncalled)
    parts[part].settings.append(setting)
  }

  // MARK: What is focused

  /// As in `accessibilityElements?.append(footer)`.
  private mutating func appendFocused(
    to base: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) {
    guard let first = arguments.first else { return }
    let value = evaluator.argument(first, site.file).value
    if evaluator.argument(first, site.file).label == nil {
      UIKitLocalLists.append(value, to: base, site, &self)
    }
    guard let target = owner(of: .accessibilityElements, base, site) else {
      guard let name = evaluator.code.listName(base, site) else { return }
      var added: [Int] = []
      if evaluator.argument(first, site.file).label != nil {
        added = gathered(by: value, site)?.parts ?? []
      } else if let made = made(value, site) {
        added = [made]
      }
      // Of a list that begins with some.
      if gathered[name] == nil, !added.isEmpty, let begin = gathered(by: base, site) {
        gathered[name] = begin.parts
      }
      for part in added { parts[part].around = places.placing(madeIn: parts[part].around) }
      if !added.isEmpty { gathered[name, default: []] += added }
      return
    }
    guard let added = made(value, site) else { return }
    parts[target].focused?.append(added)
    if added != own { readOwn(added) }
  }

  /// The part whose property an expression names.
  private mutating func owner(of word: Word, _ id: ExpressionID, _ site: Site) -> Int? {
    switch evaluator.expression(id, site.file) {
    case .name(let name): evaluator.word(name, site.file) == word ? own : nil
    case .member(let base, let name):
      evaluator.word(name, site.file) == word ? part(base, site) : nil
    default: nil
    }
  }

  /// `label.accessibilityTraits.insert(.header)`, and without a base for those of `self`.
  private mutating func changeTraits(
    of base: ExpressionID, by name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID,
    _ site: Site
  ) {
    guard let target = owner(of: .accessibilityTraits, base, site), let first = arguments.first
    else { return }
    let value = evaluator.argument(first, site.file).value
    let isRemoval = evaluator.word(name, site.file) == .remove
    set(
      isRemoval ? .accessibilityRemoveTraits : .accessibilityAddTraits, name, value, id,
      on: target, site)
  }

  // MARK: Placing

  /// The part that a call of `addSubview` and its like adds to.
  mutating func container(of callee: ExpressionID, _ site: Site) -> Int? {
    let name: NameID
    var base: ExpressionID?
    switch evaluator.expression(callee, site.file) {
    case .name(let plain): name = plain
    case .member(let owner, let member): (name, base) = (member, owner)
    default: return nil
    }
    guard UIKitNames.placing.contains(evaluator.word(name, site.file)) else { return nil }
    guard let base else { return parts[own].isHelper ? nil : own }
    return part(base, site)
  }

  private mutating func place(_ arguments: Range<Int32>, in parent: Int, _ site: Site) {
    for (place, index) in arguments.enumerated() {
      let argument = evaluator.argument(index, site.file)
      // Where it is put is no view.
      guard place == 0 || argument.label == nil else { continue }
      if evaluator.code.isList(argument.value, site) {
        placeList(argument.value, in: parent, site)
      } else if case .closure(let closure) = evaluator.expression(argument.value, site.file) {
        read(closure: closure, site, nil)
      } else if !UIKitMapped.place(named: argument.value, in: parent, site, &self) {
        self.place(argument.value, in: parent, site)
      }
    }
  }

  @inline(never)
  mutating func place(_ id: ExpressionID, in parent: Int, _ site: Site) {
    if UIKitSeveral.place(id, in: parent, site, &self) { return }
    guard let child = made(id, site) else {
      putUnknown(id, in: parent, site)
      return
    }
    put(child, in: parent)
  }

  @inline(never)
  mutating func put(_ child: Int, in parent: Int, first: Bool = false) {
    guard child != parent, child != own || UIKitOwnPlace.isOpen(in: parent, self) else { return }
    guard !parts[child].isPlaced else {
      parts[child].around = places.placingAgain(parts[child].around)
      return UIKitAlternatives.putAgain(child, in: parent, &self)
    }
    for other in parts[child].alternatives { put(other.part, in: parent, first: first) }
    parts[child].isPlaced = true
    parts[child].around = places.placing(madeIn: parts[child].around)
    if first {
      parts[parent].children.insert(child, at: 0)
    } else {
      parts[parent].children.append(child)
    }
    readOwn(child)
    UIKitTabs.readRoot(of: child, &self)
  }

  /// Something stands there, whatever it is.
  private mutating func putUnknown(_ id: ExpressionID, in parent: Int, _ site: Site) {
    if isNeverGiven(id, site) { return }
    // One that code names is placed once, however often that is written.
    let key = evaluator.code.unknownKey(id, site)
    if let key {
      if byName[key] != nil { return }
      byName[key] = parts.count
    }
    // Whoever made it: of a class of the app its own code says what stands in it.
    if let type = Typing.type(of: id, site, &evaluator), let kind = kind(of: type),
      UIKitListElements.tells(kind, &self)
    {
      let handed = add(kind, evaluator.code.name(of: id, site), id, site)
      parts[handed].isMade = true
      return put(handed, in: parent)
    }
    let unknown = add(UIKitKind(word: .other), evaluator.code.name(of: id, site), id, site)
    parts[unknown].isUnknown = true
    parts[unknown].isPlaced = true
    parts[parent].children.append(unknown)
  }

  /// As in `UIStackView(arrangedSubviews: [a, b])`.
  mutating func addArranged(_ id: ExpressionID, _ site: Site, to part: Int) {
    guard case .call(_, let arguments) = evaluator.expression(id, site.file) else {
      if case .cast(let inner, _) = evaluator.expression(id, site.file) {
        addArranged(inner, site, to: part)
      }
      return
    }
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      guard argument.label.map({ evaluator.word($0, site.file) }) == .arrangedSubviews else {
        continue
      }
      placeList(argument.value, in: part, site)
    }
  }
}

extension UIKitCode {
  /// `setTitle("Following", for: .selected)`: that is said in that state only.
  ///
  /// https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)
  func isForAnotherState(_ arguments: Range<Int32>, _ site: Site) -> Bool {
    arguments.contains { index in
      let argument = files.argument(index, in: site.file)
      guard let label = argument.label, files.hash(label, in: site.file) == UIKitNames.`for` else {
        return false
      }
      return caseName(argument.value, site).map {
        UIKitNames.otherStates.contains(files.hash($0, in: site.file))
      } ?? false
    }
  }
}

extension UIKitCode {
  /// `model.$title`, `$title`.
  fileprivate func isProjected(_ id: ExpressionID, _ site: Site) -> Bool {
    switch files.expression(id, in: site.file) {
    case .name(let name), .member(_, let name):
      files.text(of: name, in: site.file).hasPrefix("$")
    default: false
    }
  }
}
