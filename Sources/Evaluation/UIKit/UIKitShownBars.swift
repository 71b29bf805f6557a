import Scenes
import Views

/// `picker.title = "Folder"`, `picker.navigationItem.leftBarButtonItem = cancel`, of a controller that is shown
/// afterwards: what stands in the bars of that screen, beside what its own code puts there.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/title
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem
enum UIKitShownBars {
  struct One {
    var part: Int
    var type: TypeID
    var reason: Mention.Reason

    init(part: Int, type: TypeID, _ reason: Mention.Reason) {
      (self.part, self.type, self.reason) = (part, type, reason)
    }
  }

  // MARK: What code sets

  /// False for what is no bar of another controller.
  static func set(
    _ base: ExpressionID?, _ member: NameID, _ value: ExpressionID, _ target: ExpressionID,
    _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let base, isTold(member, site, builder), let part = controller(of: base, site, &builder)
    else { return false }
    let outer = (builder.bar, builder.isLate)
    builder.bar = builder.shownBars[part] ?? UIKitBar()
    (builder.bar.owner, builder.bar.isShown) = (part, true)
    // Where it is made later, that comes up as it is set there.
    let around = builder.parts[part].around
    builder.isLate = builder.places.between(builder.places.now, around).contains { kind in
      if case .side(let fork, _) = kind {
        builder.places.forks[fork].kind == .atTimes
      } else {
        false
      }
    }
    builder.setItem(base, member, value, target, site)
    builder.shownBars[part] = builder.bar
    (builder.bar, builder.isLate) = outer
    return true
  }

  private static func isTold(
    _ member: NameID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    let hash = builder.evaluator.hash(member, site.file)
    let word = builder.evaluator.word(member, site.file)
    return UIKitBar.lists[hash] != nil || UIKitBar.hidesBack.contains(hash)
      || hash == UIKitBar.keepsBack || word == .title || word == .titleView
  }

  /// `picker.navigationItem`, and that of what a navigation controller begins with.
  private static func controller(
    of base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard case .member(var owner, let name) = builder.evaluator.expression(base, site.file),
      builder.evaluator.word(name, site.file) == .navigationItem
    else { return nil }
    var isRoot = false
    if case .member(let holder, let top) = builder.evaluator.expression(owner, site.file),
      tops.contains(builder.evaluator.hash(top, site.file))
    {
      (owner, isRoot) = (holder, true)
    }
    guard let part = builder.part(owner, site) else { return nil }
    let shown = isRoot ? UIKitTabs.root(of: part, builder) : part
    guard shown != builder.own, UIKitClasses.controllers.contains(builder.parts[shown].word),
      builder.parts[shown].word != .UINavigationController, isRoot == (shown != part)
    else { return nil }
    return shown
  }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller
  private static let tops = Set(
    ["topViewController", "visibleViewController"].map { NameHash.of($0) })

  /// The part that is pushed or presented with bars; nil for what is presented without any.
  static func part(
    shownBy id: ExpressionID, as reason: Mention.Reason, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    if let part = builder.part(id, site) {
      let root = UIKitTabs.root(of: part, builder)
      return reason == .destination || root != part ? root : nil
    }
    return UIKitEdges.root(of: id, site, builder.evaluator).flatMap { builder.part($0, site) }
  }

  // MARK: What is told of it

  /// As a view of SwiftUI stands in what shows it apart, with its modifiers.
  static func write(_ all: [One], _ writer: inout UIKitWriter) {
    var told: Set<Int> = []
    for one in all {
      guard let role = roles[one.reason], told.insert(one.part).inserted,
        writer.evaluator.scene.mentions.contains(Mention(type: one.type, reason: one.reason))
      else { continue }
      let part = writer.parts[one.part]
      let own = Lineages.lineage(of: one.type, &writer.evaluator)
      let bar = bar(of: one.part, whoseOwn: own, writer)
      if bar.isEmpty { continue }
      let (id, site) =
        bar.titles.last.map { ($0.expression, $0.site) } ?? (part.expression, part.site)
      // Beside what the class itself shows, and nothing of that.
      let around = writer.evaluator.open(.group, .content, -1, site)
      let node = writer.evaluator.open(.group, role, id, site)
      let view = writer.evaluator.open(.custom(one.type), .content, part.expression, part.site)
      writer.writeBar(bar, on: view, of: one.part)
      writer.evaluator.close(view, [])
      writer.evaluator.close(node, [])
      writer.evaluator.scene.presentations.append(node)
      writer.evaluator.close(around, [])
    }
  }

  /// A view of SwiftUI in a controller that is shown.
  static func write(_ hosted: UIKitPart.Hosted, _ writer: inout UIKitWriter) {
    guard let part = hosted.controller else {
      return writer.evaluator.emitContent(hosted.expression, hosted.site, .content)
    }
    let bar = bar(of: part, whoseOwn: [], writer)
    if bar.isEmpty {
      return writer.evaluator.emitContent(hosted.expression, hosted.site, .content)
    }
    let around = writer.evaluator.open(.group, .content, hosted.expression, hosted.site)
    writer.evaluator.emitContent(hosted.expression, hosted.site, .content)
    writer.writeBar(bar, on: around, of: part)
    writer.evaluator.close(around, [])
  }

  /// What others than its own classes give it.
  private static func bar(
    of index: Int, whoseOwn own: [TypeID], _ writer: borrowing UIKitWriter
  ) -> UIKitBar {
    var bar = writer.shownBars[index] ?? UIKitBar()
    bar.owner = index
    let titles = writer.parts[index].settings.filter { setting in
      setting.word == .title && !(setting.site.owner.map { own.contains($0) } ?? false)
        && !setting.isNothing(writer.evaluator.files)
    }.map { setting in
      var title = setting
      title.word = .navigationTitle
      return title
    }
    bar.titles = titles + bar.titles
    return bar
  }

  private static let roles: [Mention.Reason: NodeRole] = [
    .destination: .destination, .sheet: .sheet, .popover: .popover,
  ]
}
