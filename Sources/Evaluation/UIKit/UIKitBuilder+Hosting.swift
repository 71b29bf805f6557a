import Scenes
import Views

/// Views of SwiftUI in views of UIKit.
extension UIKitBuilder {
  /// `cell.contentConfiguration = content`: its texts are those that the cell has of its own.
  ///
  /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration
  mutating func configureContent(
    of part: Int, _ name: NameID, with value: ExpressionID, _ target: ExpressionID, _ site: Site
  ) {
    if let hosted = evaluator.code.hosted(byConfiguration: value, site) {
      parts[part].hosted = hosted
      return
    }
    if case .null = evaluator.expression(value, site.file) { return }
    guard let configured = configuration(wanted: value, site) else {
      if !putContent(value, in: part, site) { parts[part].holdsUnknown = true }
      return
    }
    parts[part].settings.append(
      UIKitPart.Setting(
        word: .contentConfiguration, name: name, value: .expression(value), expression: target,
        site: site))
    for one in configured {
      let word: Word
      switch one.word {
      case .text, .attributedText, .secondaryText, .secondaryAttributedText: word = .UILabel
      default: continue
      }
      let label = implicit(word, one.name, of: part, one.site)
      set(.text, one.name, one.value, one.expression, on: label, one.site)
    }
  }

  /// A configuration of the app's own says in `makeContentView` which view that is.
  private mutating func putContent(_ value: ExpressionID, in part: Int, _ site: Site) -> Bool {
    guard let type = Typing.type(of: value, site, &evaluator),
      let member = evaluator.members(of: type, named: UIKitNames.makeContentView).first,
      let body = evaluator.linker[member].body, calls.count < Self.deepestCall,
      let last = evaluator.code.returned(
        by: body, Site(file: member.file, owner: type, environment: -1))
    else { return false }
    let place = evaluator.inside(member, self: nil)
    calls.append(member)
    let view = made(last, place)
    calls.removeLast()
    guard let view else { return false }
    put(view, in: part)
    return true
  }
}

extension UIKitPart.Hosted {
  /// What a controller that is made shows, where that is a view of SwiftUI.
  init?(by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) {
    let made: ExpressionID
    switch evaluator.expression(id, site.file) {
    case .cast(let inner, _): made = inner
    default: made = id
    }
    guard case .call = evaluator.expression(made, site.file),
      case .view(let view, let place) = MadeControllers.controller(made, site, &evaluator)
    else { return nil }
    self.init(expression: view, site: place)
  }
}

extension UIKitBuilder {
  /// `UIHostingController(rootView: Inbox())` shows a view of SwiftUI as a screen.
  mutating func noteHosting(_ id: ExpressionID, _ site: Site) {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file) else {
      return
    }
    HostedScreens.noteShown(callee, arguments, site, &self)
    guard case .name(let name) = evaluator.expression(callee, site.file) else { return }
    guard HostingController.isNamed(evaluator.linker.text(of: name, in: site.file)),
      let view = HostingController.view(in: arguments, site, evaluator.files)
    else {
      if let hosted = HostedScreens.view(ofOwnController: name, id, site, &evaluator) {
        hostings.append(hosted)
      }
      return
    }
    if case .closure(let index) = evaluator.expression(view, site.file) {
      for statement in evaluator.closure(index, site.file).body {
        guard case .expression(let shown) = evaluator.statement(statement, site.file) else {
          continue
        }
        hostings.append(UIKitPart.Hosted(expression: shown, site: site))
      }
    } else {
      hostings.append(HostedScreens.written(view, site, &evaluator))
    }
  }

  /// What is hosted and not placed is shown by itself; answers what is pushed or presented.
  mutating func noteRoots() -> [UIKitPart.Hosted] {
    let placed = parts.filter(\.isPlaced).compactMap(\.hosted).map {
      HostedScreens.written($0.expression, $0.site, &evaluator)
    }
    let shown = hostings.filter { $0.reason != nil }
    for hosting in hostings where hosting.reason == nil {
      if placed.contains(where: { $0.isSame(hosting) }) { continue }
      if shown.contains(where: { $0.isSame(hosting) }) { continue }
      evaluator.noteRoot(hosting.expression, hosting.site)
    }
    return shown
  }
}

extension UIKitPart.Hosted {
  fileprivate func isSame(_ other: Self) -> Bool {
    expression == other.expression && site.file == other.site.file
  }
}

/// Views of SwiftUI that code of UIKit pushes or presents in a controller.
enum HostedScreens {
  /// `present(UIHostingController(rootView: Inbox()), animated: true)`.
  static func noteShown(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard
      let (shown, manner) = UIKitEdges.shown(by: callee, arguments, site, builder.evaluator),
      let reason = UIKitFreshStacks.reason(of: shown, site, builder) ?? manner
    else { return }
    var found: UIKitPart.Hosted?
    if case .view(let view, let place) = MadeControllers.controller(
      shown, site, &builder.evaluator)
    {
      found = UIKitPart.Hosted(expression: view, site: place)
    } else if let part = builder.part(shown, site) {
      found = builder.parts[UIKitTabs.root(of: part, builder)].hosted
    }
    guard let found else { return }
    var hosted = written(found.expression, found.site, &builder.evaluator)
    hosted.reason = reason
    hosted.controller = UIKitShownBars.part(shownBy: shown, as: reason, site, &builder)
    builder.hostings.append(hosted)
  }

  /// `ThemedController(rootView: Inbox())`, of a class of the repository that hosts.
  static func view(
    ofOwnController name: NameID, _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> UIKitPart.Hosted? {
    guard case .type(let type) = evaluator.meaning(of: evaluator.hash(name, site.file), at: site),
      evaluator.linker.inherits(type, .UIHostingController),
      case .view(let view, let place) = MadeControllers.controller(id, site, &evaluator)
    else { return nil }
    return written(view, place, &evaluator)
  }

  /// The view that a name stands for: `let inbox = Inbox().padding()`.
  static func written(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> UIKitPart.Hosted {
    var hosted = UIKitPart.Hosted(expression: id, site: site)
    // Names that stand for names end.
    for _ in 0..<16 {
      guard case .name(let name) = evaluator.expression(hosted.expression, hosted.site.file),
        case .bound(.expression(let inner, let place)) = evaluator.meaning(
          of: evaluator.hash(name, hosted.site.file), at: hosted.site)
      else { break }
      hosted = UIKitPart.Hosted(expression: inner, site: place)
    }
    return hosted
  }

  /// What the class that is read shows by its own code is written as what a view of SwiftUI shows apart; of what
  /// others do the view is named only.
  static func write(_ all: [UIKitPart.Hosted], _ writer: inout UIKitWriter) {
    var told: [UIKitPart.Hosted] = []
    for hosted in all {
      guard let reason = hosted.reason,
        !told.contains(where: { $0.isSame(hosted) && $0.reason == reason })
      else { continue }
      told.append(hosted)
      // A view that somebody hands in is told by those who do.
      guard case .call = writer.evaluator.expression(hosted.expression, hosted.site.file) else {
        continue
      }
      guard Presentations.isOwn(hosted.site, &writer.evaluator),
        isOwn(hosted.site, writer.evaluator)
      else {
        // What is handed to a frame is told where the type whose code this is gets read itself.
        if !isDeclared(hosted.site, writer.evaluator)
          || !holdsClosure(hosted.expression, hosted.site, writer.evaluator)
        {
          writer.evaluator.noteRoot(hosted.expression, hosted.site, as: reason)
        }
        continue
      }
      // Beside what the class itself shows, and nothing of that.
      let around = writer.evaluator.open(.group, .content, -1, hosted.site)
      let role: NodeRole = reason == .destination ? .destination : .sheet
      if let node = Presentations.open(hosted.expression, hosted.site, role, &writer.evaluator) {
        UIKitShownBars.write(hosted, &writer)
        Presentations.close(node, &writer.evaluator)
      }
      writer.evaluator.close(around, [])
    }
  }

  private static func isOwn(_ site: Site, _ evaluator: borrowing Evaluator) -> Bool {
    guard let owner = site.owner else { return false }
    return evaluator.linker.index.nameHash(of: owner)
      == evaluator.linker.index.nameHash(of: evaluator.root)
  }

  /// Whether it is code of a type of the repository, and not of an extension of who knows what.
  private static func isDeclared(_ site: Site, _ evaluator: borrowing Evaluator) -> Bool {
    guard let owner = site.owner else { return false }
    if case .extension = evaluator.files.kind(ofType: owner.index, in: owner.file) { return false }
    return true
  }

  /// `Frame { Inbox() }.padding()`.
  private static func holdsClosure(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    var cursor = id
    while case .call(let callee, let arguments) = evaluator.files.expression(cursor, in: site.file)
    {
      let isFrame = arguments.contains { index in
        let value = evaluator.files.argument(index, in: site.file).value
        if case .closure = evaluator.files.expression(value, in: site.file) { return true }
        return false
      }
      switch evaluator.files.expression(callee, in: site.file) {
      case .member(let base, _): cursor = base
      default: return isFrame
      }
    }
    return false
  }
}

extension Evaluator {
  /// The view at the root of a chain of modifiers is shown by itself.
  mutating func noteRoot(_ id: ExpressionID, _ site: Site, as reason: Mention.Reason = .root) {
    var cursor = id
    var factory: NameID?
    while case .call(let callee, _) = expression(cursor, site.file) {
      switch expression(callee, site.file) {
      case .member(let base, let name): (cursor, factory) = (base, name)
      case .name(let name): return noteRoot(named: name, nil, site, reason)
      default: return
      }
    }
    if let factory, case .name(let name) = expression(cursor, site.file) {
      noteRoot(named: name, factory, site, reason)
    }
  }

  /// `Inbox()`, or `Inbox.make()` where that gives an `Inbox`.
  private mutating func noteRoot(
    named name: NameID, _ factory: NameID?, _ site: Site, _ reason: Mention.Reason
  ) {
    let hash = hash(name, site.file)
    guard case .type(let type) = meaning(of: hash, at: site), isView(type) else { return }
    if let factory, word(factory, site.file) != .`init` {
      let makers = members(of: type, named: self.hash(factory, site.file))
      let isMade = makers.contains { maker in
        guard linker[maker].isStatic, let made = linker[maker].type else { return false }
        return self.hash(made, maker.file) == hash || word(made, maker.file) == .`Self`
      }
      guard isMade else { return }
    }
    // What a view or a cell hosts is a part of whatever shows that.
    let isPiece = uiKitClass(of: root).map { !UIKitClasses.controllers.contains($0) } ?? false
    let mention = Mention(type: type, reason: isPiece && reason == .root ? .cut : reason)
    if !scene.mentions.contains(mention) { scene.mentions.append(mention) }
  }
}
