import Scenes
import Views

/// Titles, items and search fields of bars.
extension UIKitBuilder {
  /// `navigationItem.rightBarButtonItem = item`; false for what is no bar's.
  mutating func setBar(
    _ base: ExpressionID?, _ member: NameID, _ value: ExpressionID, _ target: ExpressionID,
    _ site: Site
  ) -> Bool {
    guard UIKitClasses.controllers.contains(parts[own].word) else {
      // A class that only shows controllers says what stands in the bars of those.
      return own == 0 && parts[own].word == .other
        && UIKitShownBars.set(base, member, value, target, site, &self)
    }
    if let base, evaluator.code.isBar(base, hiddenBy: member, site) {
      // As it is when the view comes up: what is done as it goes is done for the next one.
      if isDoneAlways, case .boolean(let isHidden) = evaluator.expression(value, site.file) {
        bar.isHidden = isHidden
      }
      return true
    }
    if let base, UIKitSearchBars.isPrompt(base, member, site, &self) {
      bar.prompts.append(
        UIKitPart.Setting(
          word: .placeholder, name: member, value: .expression(value), expression: target,
          site: site, around: places.now, isLate: isLate))
      return true
    }
    let isParents = base.map { UIKitParentBars.isItem($0, site, self) } ?? false
    guard isParents || UIKitItems.isOwn(base, site, &self) else {
      return UIKitShownBars.set(base, member, value, target, site, &self)
    }
    // A tab without bars of its own speaks of those around all tabs.
    if bar.isMissing, let base, evaluator.code.isItem(base, ofHolders: [UIKitTabs.holder], site) {
      bar.leaveOutTop()
      bar.isMissing = false
    }
    return setItem(base, member, value, target, site)
  }

  /// What is set on the item of the controller whose bars are read.
  @discardableResult
  mutating func setItem(
    _ base: ExpressionID?, _ member: NameID, _ value: ExpressionID, _ target: ExpressionID,
    _ site: Site
  ) -> Bool {
    let hash = evaluator.hash(member, site.file)
    if let place = UIKitBar.lists[hash] {
      setItems(value, at: place, site)
    } else if base != nil, hash == UIKitBar.search {
      if case .null = evaluator.expression(value, site.file) {
        if isDoneAlways { bar.search = nil }
        return true
      }
      bar.search = (value, site, places.isAsked(places.now, of: barPlace))
    } else if base != nil, hash == UIKitBar.subtitleView {
      UIKitBarItems.setSubtitle(value, site, &self)
    } else if base != nil, UIKitBar.hidesBack.contains(hash) {
      hideBack(value, site)
    } else if base != nil, hash == UIKitBar.keepsBack {
      if case .boolean(true) = evaluator.expression(value, site.file), isDoneAlways {
        bar.keepsBack = true
      }
    } else {
      switch evaluator.word(member, site.file) {
      case .title:
        if UIKitBar.isNothing(value, site, &evaluator) { return true }
        // At times there is none.
        let isAtTimes = places.isAsked(places.now, of: barPlace)
        if isAtTimes, !bar.titles.isEmpty || bar.titleView != nil,
          isLate || evaluator.code.isEmptyText(value, site)
        {
          return true
        }
        bar.titles.append(
          UIKitPart.Setting(
            word: .navigationTitle, name: member, value: .expression(value), expression: target,
            site: site, around: places.now))
      case .titleView:
        // Of the controller itself it is any property.
        guard base != nil || isInItem else { return false }
        guard DecidedBranches.isNotNil(value, site, &evaluator) != false else { return true }
        guard
          let view = made(value, site) ?? UIKitBarItems.unknownTitle(value, site, &self),
          !parts[view].isPlaced
        else { return true }
        parts[view].isPlaced = true
        if !isLate { parts[view].around = places.placing(madeIn: parts[view].around) }
        bar.titleView = view
        bar.isTitleReplaced = isDoneAlways
        readOwn(view)
      default:
        if base != nil { _ = UIKitSetters.take(value, asOwnItem: hash, site, &self) }
        return base != nil
      }
    }
    return true
  }

  /// As it is when the view comes up: what is hidden while something is sent is there before and after.
  private mutating func hideBack(_ value: ExpressionID, _ site: Site) {
    guard !isLate else { return }
    let hides = evaluator.truth(value, site)
    if isDoneAlways {
      (bar.hidesBack, bar.mayHideBack) = (hides == true, hides == nil)
    } else if hides != bar.hidesBack {
      (bar.hidesBack, bar.mayHideBack) = (false, true)
    }
  }

  /// As in `navigationItem.setRightBarButtonItems(items, animated: true)`.
  mutating func callsBar(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site
  ) -> Bool {
    if followBar(callee, arguments, id, site) { return true }
    guard let first = arguments.first else { return false }
    let value = evaluator.argument(first, site.file).value
    switch evaluator.expression(callee, site.file) {
    case .name(let name):
      guard UIKitBar.lists[evaluator.hash(name, site.file)] != nil else { return false }
      return setBar(nil, name, value, id, site)
    case .member(let base, let name):
      let hash = evaluator.hash(name, site.file)
      if hash == UIKitBar.setBarHidden || UIKitBar.hidesBack.contains(hash) {
        return setBar(base, name, value, id, site)
      }
      if UIKitBarItems.add(by: name, to: base, arguments, site, &self) { return true }
      guard UIKitBar.lists[hash] != nil else { return false }
      if case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .`self`
      {
        return setBar(nil, name, value, id, site)
      }
      return setBar(base, name, value, id, site)
    default: return false
    }
  }

  /// `navigationItem.show(close)`, a function that an extension of UINavigationItem has, and what that calls itself.
  private mutating func followBar(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site
  ) -> Bool {
    let name: NameID
    switch evaluator.expression(callee, site.file) {
    case .member(let base, let member):
      guard UIKitItems.isOwn(base, site, &self) || isInItem && evaluator.files.isSelf(base, site)
      else { return false }
      name = member
    case .name(let plain):
      guard isInItem else { return false }
      name = plain
    default: return false
    }
    let hash = evaluator.hash(name, site.file)
    guard ModifierChains.mayBeHelper(hash, &evaluator), calls.count < Self.deepestCall else {
      return false
    }
    let added = evaluator.linker.extensionMembers(
      ofTypeNamed: UIKitBar.item, named: hash, from: site.file)
    guard let (member, formals, matched) = evaluator.overload(added, arguments, at: site),
      evaluator.linker[member].kind == .function, evaluator.linker[member].body != nil,
      !calls.contains(member)
    else { return false }
    let called = Called(member: member, formals: formals, matched: matched, base: own, isOwn: false)
    _ = read(called, id, site)
    return true
  }

  /// What is being read is a function of an item.
  private var isInItem: Bool {
    guard let last = calls.last, let owner = evaluator.linker[last].owner else { return false }
    return evaluator.files.nameHash(of: TypeID(file: last.file, index: owner)) == UIKitBar.item
  }

  /// No condition, action or other code decides whether it is done.
  var isDoneAlways: Bool {
    !isLate && !places.isAsked(places.now, of: barPlace)
  }

  /// Where the controller stands whose bars are set.
  var barPlace: Int { parts[bar.isShown ? bar.owner : own].around }

  /// `.close()`, which an extension has for items.
  mutating func madeByExtension(_ id: ExpressionID, _ site: Site) -> Int? {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      case .implicitMember(let name) = evaluator.expression(callee, site.file)
    else { return nil }
    let hash = evaluator.hash(name, site.file)
    let all = evaluator.linker.extensionMembers(
      of: .UIBarButtonItem, named: hash, from: site.file)
    guard let (member, formals, matched) = evaluator.overload(all, arguments, at: site),
      evaluator.linker[member].body != nil, !calls.contains(member),
      calls.count < Self.deepestCall
    else { return nil }
    let called = Called(member: member, formals: formals, matched: matched, base: nil, isOwn: false)
    return read(called, id, site)
  }

  /// `super.init(customView: button)`, in a class of the repository.
  mutating func handOn(_ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site) {
    (parts[own].expression, parts[own].site) = (id, site)
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      guard argument.label.map({ evaluator.word($0, site.file) }) == .customView else { continue }
      place(argument.value, in: own, site)
    }
  }

  /// What an item is made with.
  mutating func fill(_ item: Int, _ site: Site) {
    guard !parts[item].isPlaced else { return }
    parts[item].isPlaced = true
    readOwn(item)
    UIKitMakers.placeCustomView(in: item, &self)
    let (id, site) = parts[item].made
    guard parts[item].word == .UIBarButtonItem, id >= 0,
      case .call(_, let arguments) = evaluator.expression(id, site.file)
    else { return }
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      guard let label = argument.label else { continue }
      if evaluator.word(label, site.file) == .primaryAction { name(item, by: argument.value, site) }
    }
  }
}

extension UIKitCode {
  /// `navigationController?.isNavigationBarHidden`, `navigationController?.navigationBar.isHidden`.
  fileprivate func isBar(_ base: ExpressionID, hiddenBy member: NameID, _ site: Site) -> Bool {
    switch files.hash(member, in: site.file) {
    case UIKitBar.isBarHidden, UIKitBar.setBarHidden: return isOwnNavigation(base, site)
    default: break
    }
    guard files.word(member, in: site.file) == .isHidden,
      case .member(let owner, let name) = files.expression(base, in: site.file),
      files.hash(name, in: site.file) == UIKitBar.view
    else { return false }
    return isOwnNavigation(owner, site)
  }

  private func isOwnNavigation(_ base: ExpressionID, _ site: Site) -> Bool {
    switch files.expression(base, in: site.file) {
    case .name(let name): return files.hash(name, in: site.file) == UIKitBar.controller
    case .member(let owner, let name):
      guard files.hash(name, in: site.file) == UIKitBar.controller,
        case .name(let this) = files.expression(owner, in: site.file)
      else { return false }
      return files.word(this, in: site.file) == .`self`
    default: return false
    }
  }

  fileprivate func isEmptyText(_ id: ExpressionID, _ site: Site) -> Bool {
    if case .string(let segments) = files.expression(id, in: site.file) {
      segments.isEmpty
    } else {
      false
    }
  }

  /// `UIBarButtonItem(barButtonSystemItem: .flexibleSpace, …)`, `.flexibleSpace()`.
  func isSpace(_ id: ExpressionID, _ site: Site) -> Bool {
    switch files.expression(id, in: site.file) {
    case .call(let callee, let arguments):
      switch files.expression(callee, in: site.file) {
      case .member(_, let name), .implicitMember(let name):
        if files.word(name, in: site.file) == .`init` { break }
        return UIKitBar.spaces.contains(files.text(of: name, in: site.file))
      default: break
      }
      return arguments.contains { isSpace(files.argument($0, in: site.file).value, site) }
    case .implicitMember(let name), .member(_, let name):
      return UIKitBar.spaces.contains(files.text(of: name, in: site.file))
    case .cast(let inner, _): return isSpace(inner, site)
    default: return false
    }
  }
}
