import Scenes
import Views
import VoiceOver

/// Writes the parts that were placed as nodes; what is set on them as modifiers.
struct UIKitWriter: ~Copyable {
  var evaluator: Evaluator
  let parts: [UIKitPart]
  var places: UIKitPlaces
  let order: UIKitConstraintOrder
  let bar: UIKitBar
  let tabs: [UIKitTab]
  /// What stands in the bars of controllers that the class shows.
  let shownBars: [Int: UIKitBar]
  /// The cells around what is written.
  var cells = 0

  /// Gives the evaluator back that it was lent.
  consuming func end() -> Evaluator { evaluator }
}

extension UIKitWriter {
  /// A controller with the bars around its view, in the way in which screens of SwiftUI have them.
  mutating func writeRoot() {
    if tabs.isEmpty { writeBarred(0, of: 0) } else { writeTabs() }
  }

  mutating func writeBarred(_ part: Int, of owner: Int) {
    guard !bar.isEmpty else { return write(part, as: .content, depth: 0) }
    let around = evaluator.open(.group, .content, -1, parts[owner].site)
    write(part, as: .content, depth: 0)
    writeBar(bar, on: around, of: owner)
    evaluator.close(around, [])
  }

  /// What stands in the bars around what a node shows.
  mutating func writeBar(_ bar: UIKitBar, on around: Scene.NodeID, of owner: Int) {
    let site = parts[owner].site
    let items = Scene.NodeID(evaluator.scene.nodes.count)
    writeItems(of: bar)
    // A view stands in the place of the title.
    // https://developer.apple.com/documentation/uikit/uinavigationitem/titleview
    let titles = bar.titleView != nil && bar.isTitleReplaced ? [] : bar.titles
    apply(
      UIKitOutcomes.told(titles, of: parts[owner].around, places, evaluator.files), to: around)
    if let title = titles.last,
      bar.titleView != nil && bar.isTitleAtTimes(parts, places, of: owner)
        || UIKitOutcomes.isAtTimes(titles, of: parts[owner].around, places, evaluator.files)
    {
      tellAtTimes(title.expression, title.site)
    }
    // Its own item at the leading edge stands in the place of the way back, where it is there.
    let isOwn = !bar.keepsBack && !bar.leading.isEmpty
    if bar.hidesBack || bar.mayHideBack || bar.isHidden || isOwn {
      dress(around, .navigationBarBackButtonHidden, content: -1, site)
      let place = parts[bar.owner].around
      let isAtTimes =
        !isOwn || UIKitOutcomes.isAtTimes(bar.leading.map { parts[$0] }, of: place, places)
      if !bar.hidesBack, !bar.isHidden, isAtTimes {
        let isReplaced = isOwn && !bar.mayHideBack
        tell(isReplaced ? .topBarLeading : .isAtTimes, .null, evaluator.origin(-1, site))
      }
    }
    let isEmpty = items == Scene.NodeID(evaluator.scene.nodes.count)
    if !isEmpty { dress(around, .toolbar, content: items, site) }
    if let search = bar.search {
      dress(around, .searchable, content: -1, search.site, at: search.expression)
      tellPrompt(bar.prompts, of: owner)
      if search.isAtTimes { tellAtTimes(search.expression, search.site) }
    }
  }

  /// Of the class that is read: bars are its own.
  var ownName: SourceName {
    SourceName(file: evaluator.root.file, name: evaluator.linker[evaluator.root].name)
  }

  /// One modifier more of the node that was opened last.
  mutating func dress(
    _ node: Scene.NodeID, _ word: Word, content: Scene.NodeID, _ site: Site,
    at id: ExpressionID = -1
  ) {
    let before = evaluator.scene.nodes[Int(node)].modifiers
    let start = Int32(evaluator.scene.modifiers.count)
    evaluator.scene.modifiers +=
      evaluator.scene.modifiers[
        Int(before.lowerBound)..<Int(before.upperBound)]
    evaluator.scene.modifiers.append(
      AppliedModifier(
        word: word, name: ownName,
        origin: evaluator.origin(id, site), arguments: 0..<0, content: content,
        owner: site.owner?.index ?? -1))
    evaluator.scene.nodes[Int(node)].modifiers =
      start..<Int32(evaluator.scene.modifiers.count)
  }

  /// The modifier that was written last is there in some cases only.
  private mutating func tellAtTimes(_ id: ExpressionID, _ site: Site) {
    tell(.isAtTimes, .null, evaluator.origin(id, site))
  }

  /// A view of the repository's own class is written inside a node that says so.
  mutating func write(_ index: Int, as role: NodeRole, depth: Int) {
    guard depth < UIKitBuilder.deepestPart, evaluator.enter() else { return }
    defer { evaluator.leave() }
    guard let type = parts[index].type else {
      // Each component of a picker is turned by itself.
      for _ in 0..<(parts[index].wheels ?? 1) { writeView(index, as: role, depth: depth) }
      return
    }
    OwnViews.mention(type, as: role, &evaluator)
    let node = evaluator.open(
      .custom(type), role, parts[index].expression, parts[index].site)
    name(node, parts[index])
    writeView(index, as: .content, depth: depth)
    evaluator.close(node, [])
  }

  private mutating func writeView(_ index: Int, as role: NodeRole, depth: Int) {
    let part = parts[index]
    // A pager whose pages nobody saw shows something.
    let isEmptyPager =
      UIKitTabs.pagers.contains(part.word) && part.children.isEmpty && part.hosted == nil
    if isHandedIn(part) || isEmptyPager { return writeUnknown(index, as: role) }
    if part.isUnknown, !parts.saysSomething(index) { return writeHideable(index, as: role) }
    let node = evaluator.open(
      .view, role, part.expression, part.site, word: word(of: part))
    name(node, part)
    let (made, site) = part.made
    if made >= 0, let arguments = arguments(of: made, site) {
      evaluator.scene.nodes[Int(node)].arguments = ValueCalls.sceneArguments(
        arguments, site, &evaluator)
    }
    if let hosted = part.hosted {
      evaluator.emitContent(hosted.expression, hosted.site, .content)
    }
    let isCell = UIKitNames.cells.contains(part.word)
    if isCell { cells += 1 }
    let children = parts.inReadingOrder(index) ?? order.children(of: index, parts, places)
    writeChildren(children ?? part.children, of: index, depth: depth)
    if !part.rows.isEmpty {
      writeRows(of: index, depth: depth)
    } else if hasUnseenRows(part) {
      writeUnknown(index, as: .content)
    }
    writeChildren(part.footers, of: index, depth: depth)
    if let rest = unseen(index) { writeUnknown(rest, as: .content) }
    // What a package's view shows stands beside what code puts into it.
    if part.isUnknown, part.word == .UIView, !part.children.isEmpty,
      !part.settings.contains(where: { $0.word == .isAccessibilityElement })
    {
      writeUnknown(index, as: .content)
    }
    if isOfUnknownSegments(part) { writeUnknown(index, as: .content) }
    for child in part.focused ?? [] { write(child, as: .accessibilityChildren, depth: depth + 1) }
    if isCell { cells -= 1 }
    let unheard = UIKitOutcomes.unheard(part.settings, of: part.around, places)
    let settings = places.settled(part.toldSettings(places), of: part, &evaluator)
    apply(
      UIKitOutcomes.told(settings, of: part.around, places, evaluator.files, unheard: unheard),
      to: node)
    if part.word == .UISegmentedControl { writeLoops(of: settings, part, at: node) }
    evaluator.close(node, [])
  }

  /// A view that somebody else makes: what is in it nobody sees.
  private func isHandedIn(_ part: UIKitPart) -> Bool {
    guard !part.isMade, part.type == nil, part.children.isEmpty, part.hosted == nil,
      part.focused == nil
    else { return false }
    switch part.word {
    case .UIView, .UIViewController, .UICollectionReusableView, .UIToolbar: break
    default: return false
    }
    return !part.settings.contains { $0.word == .isAccessibilityElement || $0.word == .isHidden }
  }

  private mutating func name(_ node: Scene.NodeID, _ part: UIKitPart) {
    if let name = part.name { evaluator.scene.nodes[Int(node)].name = name }
  }

  /// A table whose rows are known is what scrolls; of another one nobody knows what is in it.
  private func word(of part: UIKitPart) -> Word {
    // What SwiftUI shows in a cell is not merged.
    if part.hosted != nil, part.word == .UITableViewCell { return .UICollectionViewCell }
    if isOfUnknownSegments(part) { return .UIView }
    return UIKitNames.tables.contains(part.word) && part.isFilled ? .UIScrollView : part.word
  }

  /// There is at least one, and it has no name of its own.
  private func isOfUnknownSegments(_ part: UIKitPart) -> Bool {
    part.hasUnknownSegments
      && part.settings.allSatisfy { setting in
        switch setting.word {
        case .insertSegment, .isAccessibilityElement, .accessibilityLabel: false
        default: true
        }
      }
  }

  private func arguments(of id: ExpressionID, _ site: Site) -> Range<Int32>? {
    switch evaluator.expression(id, site.file) {
    case .call(_, let arguments): arguments
    case .cast(let inner, _): arguments(of: inner, site)
    default: nil
    }
  }

  mutating func writeUnknown(_ index: Int, as role: NodeRole) {
    let part = parts[index]
    let node = evaluator.open(.opaque, role, part.expression, part.site)
    evaluator.scene.nodes[Int(node)].isHolder = part.isAboveOthers
    name(node, part)
    evaluator.close(node, [])
  }

  /// What nobody knows is hidden as any view is.
  private mutating func writeHideable(_ index: Int, as role: NodeRole) {
    let part = parts[index]
    guard part.settings.contains(where: { UIKitLibraryViews.hiding.contains($0.word) }) else {
      return writeUnknown(index, as: role)
    }
    let node = evaluator.open(.view, role, part.expression, part.site, word: .UIView)
    name(node, part)
    writeUnknown(index, as: .content)
    let settings = places.settled(part.settings, of: part, &evaluator)
      .filter { UIKitLibraryViews.hiding.contains($0.word) }
    apply(UIKitOutcomes.told(settings, of: part.around, places, evaluator.files), to: node)
    evaluator.close(node, [])
  }

  /// An outlet that no code places.
  ///
  /// An interface file has more of the view than can be read here. Cells are one element mostly, whatever
  /// it has.
  private func unseen(_ index: Int) -> Int? {
    let part = parts[index]
    switch part.word {
    case .UIView, .UIControl, .UIViewController, .UITableViewController,
      .UICollectionViewController:
      break
    default: return nil
    }
    let isElement = part.settings.contains { $0.word == .isAccessibilityElement }
    // Where code places nothing that is heard, nothing is said of the view at all.
    if isElement || !part.children.contains(where: { parts.saysSomething($0) }) { return nil }
    return part.outlets.first { !parts[$0].isPlaced }
  }

  /// As an interface file has a text, or as a table of texts has it.
  mutating func text(_ setting: UIKitPart.Setting) -> ValueID {
    let value = value(setting)
    return evaluator.files.interface(setting.site.file) == nil
      ? KeyTexts.localized(value, &evaluator) : value
  }

  mutating func apply(_ all: [UIKitOutcomes.Told], to node: Scene.NodeID) {
    var applied: [AppliedModifier] = []
    for (setting, others) in all {
      let given = texts(of: others + [setting]).map { image($0, as: setting.word) }
      let value = evaluator.either(named(given, as: setting.word))
      GeneratedAssets.nameAsset(ofUIImage: value, &evaluator)
      let origin = evaluator.origin(setting.expression, setting.site)
      let start = Int32(evaluator.scene.arguments.count)
      evaluator.scene.arguments.append(
        SceneArgument(label: .other, name: nil, value: value, origin: source(setting)))
      applied.append(
        AppliedModifier(
          word: setting.word, name: SourceName(file: setting.site.file, name: setting.name),
          origin: origin, arguments: start..<(start + 1), content: -1,
          owner: setting.site.owner?.index ?? -1, condition: condition(of: setting, among: all)))
    }
    let start = Int32(evaluator.scene.modifiers.count)
    evaluator.scene.modifiers.append(contentsOf: applied)
    evaluator.scene.nodes[Int(node)].modifiers =
      start..<Int32(evaluator.scene.modifiers.count)
  }

  /// `note.isHidden = isOn`, where that is all that hides it: what has to hold for it to show.
  private mutating func condition(of setting: UIKitPart.Setting, among all: [UIKitOutcomes.Told])
    -> Int32
  {
    guard setting.word == .isHidden, setting.flag == nil,
      case .expression(let id) = setting.value, id >= 0,
      all.count(where: { $0.setting.word == .isHidden }) == 1
    else { return -1 }
    if let (place, branch) = setting.shownSide(evaluator.files) {
      let claims = SideConditions.claims(of: place, of: branch, setting.site, &evaluator)
      return claims.map { SideConditions.condition($0, &evaluator) } ?? -1
    }
    var claims = Claims()
    ConditionClaims.claim(id, false, setting.site, &claims, &evaluator)
    return SideConditions.condition(claims, &evaluator)
  }

  /// Where the value is written.
  private func source(_ setting: UIKitPart.Setting) -> Origin {
    if case .expression(let id) = setting.value, id >= 0 {
      return evaluator.origin(id, setting.site)
    }
    return evaluator.origin(setting.expression, setting.site)
  }

  private mutating func value(_ setting: UIKitPart.Setting) -> ValueID {
    if let flag = setting.flag { return evaluator.new(.boolean(flag)) }
    return switch setting.value {
    case .expression(let id) where id < 0: .null
    case .expression(let id): value(of: id, setting.site, mentioning: setting.mentions)
    case .outcome(let body):
      ValueBlocks.outcome(of: body, setting.site, &evaluator)
        ?? evaluator.unknown(setting.expression, setting.site)
    case .text(let text): KeyTexts.resolved(text, &evaluator)
    case .unknown: evaluator.unknown(setting.expression, setting.site)
    case .trait(let word):
      evaluator.new(.member(word, SourceName(file: setting.site.file, name: setting.name)))
    }
  }
}
